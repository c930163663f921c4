; made from check_race.c race_global.h race_shared.h race.h check.h runtime.h sha256 bed3dc5f22c65ccd156db4f78fdd5fcf6842fe7979ee3785cb4b8bb9857e9baf text 262753fa5edb70ba2c29596441e14d11591192c736e4471990c9d70b561a7955

%struct.Access = type { ptr, ptr, ptr, ptr, %struct.Info, i32, i32, i32, i32 }
%struct.Info = type { i32, i32, i32, i32 }
%struct.Lanes = type { ptr, i64, ptr, i32, i32 }
%struct.WarpState = type { i32, i32, i32, i32, i32, i32, [14 x %struct.Partial], i64, [2 x i32], [32 x i32], [2 x [32 x i32]], [8 x i32], [8 x i32], [8 x i32] }
%struct.Partial = type { i32, i32 }
%struct.Finding = type { i32, i32, i32, i32 }
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Stamp = type { i32, i32, i32, i32 }
%struct.Cell = type { i32, i32, i32, i32 }
%struct.Sync = type { i64, i64 }
%struct.Pending = type { i64, i64, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i32, ptr, ptr, ptr, i32, i32, [8 x i64], [64 x i8] }
%struct.Slots = type { %struct.Slot, [2 x %struct.Slot], [2 x %struct.Slot] }
%struct.Slot = type { i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @vg_race_uniform(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.Access, align 8
  %7 = alloca [5 x i64], align 16
  %8 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #8
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %6, ptr noundef %0, i32 noundef %1) #9
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #8
  store ptr null, ptr %8, align 8, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %3, ptr %9, align 8, !tbaa !11
  %10 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr %7, ptr %10, align 8, !tbaa !12
  %11 = getelementptr inbounds i8, ptr %8, i64 24
  store i32 0, ptr %11, align 8, !tbaa !13
  %12 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 0, ptr %12, align 4, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %6, i64 52
  %14 = load i32, ptr %13, align 4, !tbaa !15
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %34

16:                                               ; preds = %5
  %17 = add i32 %2, -1
  %18 = and i32 %17, %2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %34, label %20

20:                                               ; preds = %16
  %21 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %22 = call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %18, i1 true)
  %23 = getelementptr inbounds i8, ptr %6, i64 60
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = and i32 %24, 8
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i32 3, i32 2
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !19
  %30 = getelementptr inbounds i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 8, !tbaa !21
  %32 = getelementptr inbounds i8, ptr %6, i64 56
  %33 = load i32, ptr %32, align 8, !tbaa !23
  call fastcc void @find(ptr noundef %0, i32 noundef %27, i32 noundef %1, i32 noundef %22, i64 noundef %3, i32 noundef %31, i32 noundef %33, i32 noundef %21) #9
  br label %34

34:                                               ; preds = %20, %16, %5
  call fastcc void @one(ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %4, i64 noundef %3, i32 noundef %2) #9
  %35 = getelementptr inbounds i8, ptr %6, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %36, i64 116
  %38 = load i32, ptr %37, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #8
  ret i32 %38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @begin(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Access) align 8 %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !27
  %6 = getelementptr inbounds i8, ptr %5, i64 272
  %7 = load i64, ptr %6, align 8, !tbaa !28
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %5, i64 136
  %10 = load ptr, ptr %9, align 8, !tbaa !29
  %11 = zext i32 %2 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !31
  %14 = getelementptr inbounds i8, ptr %8, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !32
  %16 = getelementptr inbounds i8, ptr %15, i64 %11
  %17 = load i8, ptr %16, align 1, !tbaa !33
  %18 = zext i8 %17 to i32
  %19 = and i32 %18, 2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %78, label %21

21:                                               ; preds = %3
  %22 = getelementptr inbounds i8, ptr %1, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  %24 = getelementptr inbounds i8, ptr %23, i64 384
  %25 = load i64, ptr %24, align 8, !tbaa !28
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds i8, ptr %26, i64 2200
  %28 = getelementptr inbounds i8, ptr %1, i64 32
  %29 = load i32, ptr %28, align 32, !tbaa !34
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [0 x %struct.WarpState], ptr %27, i64 0, i64 %30
  %32 = getelementptr inbounds i8, ptr %5, i64 68
  %33 = load i32, ptr %31, align 8, !tbaa !35
  %34 = getelementptr inbounds i8, ptr %31, i64 144
  %35 = getelementptr inbounds i8, ptr %31, i64 280
  %36 = getelementptr inbounds i8, ptr %31, i64 152
  %37 = load i32, ptr %32, align 4, !tbaa !37
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %69

39:                                               ; preds = %69, %21
  store i32 %33, ptr %34, align 4, !tbaa !31
  %40 = load i32, ptr %28, align 32, !tbaa !34
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds [2 x [32 x i32]], ptr %35, i64 0, i64 0, i64 %41
  store i32 %33, ptr %42, align 4, !tbaa !31
  %43 = load i32, ptr %32, align 4, !tbaa !37
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %54, label %45

45:                                               ; preds = %39, %45
  %46 = phi i64 [ %50, %45 ], [ 0, %39 ]
  %47 = getelementptr inbounds [32 x i32], ptr %36, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !31
  %49 = getelementptr inbounds [2 x [32 x i32]], ptr %35, i64 0, i64 1, i64 %46
  store i32 %48, ptr %49, align 4, !tbaa !31
  %50 = add nuw nsw i64 %46, 1
  %51 = load i32, ptr %32, align 4, !tbaa !37
  %52 = zext i32 %51 to i64
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %45, label %54, !llvm.loop !38

54:                                               ; preds = %45, %39
  %55 = getelementptr inbounds i8, ptr %31, i64 148
  store i32 %33, ptr %55, align 4, !tbaa !31
  %56 = load i32, ptr %28, align 32, !tbaa !34
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [2 x [32 x i32]], ptr %35, i64 0, i64 1, i64 %57
  store i32 %33, ptr %58, align 4, !tbaa !31
  %59 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %33, ptr %59, align 4, !tbaa !40
  %60 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 0, ptr %60, align 8, !tbaa !41
  %61 = getelementptr inbounds i8, ptr %31, i64 8
  %62 = load i32, ptr %61, align 8, !tbaa !42
  %63 = tail call i32 @llvm.umin.i32(i32 %62, i32 %33)
  %64 = getelementptr inbounds i8, ptr %31, i64 4
  store i32 %63, ptr %64, align 4, !tbaa !43
  %65 = add i32 %33, 1
  store i32 %65, ptr %31, align 8, !tbaa !35
  %66 = getelementptr inbounds i8, ptr %8, i64 108
  %67 = load i32, ptr %66, align 4, !tbaa !44
  %68 = icmp ult i32 %65, %67
  br i1 %68, label %127, label %122

69:                                               ; preds = %21, %69
  %70 = phi i64 [ %74, %69 ], [ 0, %21 ]
  %71 = getelementptr inbounds [32 x i32], ptr %36, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !31
  %73 = getelementptr inbounds [2 x [32 x i32]], ptr %35, i64 0, i64 0, i64 %70
  store i32 %72, ptr %73, align 4, !tbaa !31
  %74 = add nuw nsw i64 %70, 1
  %75 = load i32, ptr %32, align 4, !tbaa !37
  %76 = zext i32 %75 to i64
  %77 = icmp ult i64 %74, %76
  br i1 %77, label %69, label %39, !llvm.loop !38

78:                                               ; preds = %3
  %79 = and i32 %18, 4
  %80 = icmp eq i32 %79, 0
  %81 = getelementptr inbounds i8, ptr %1, i64 8
  %82 = load ptr, ptr %81, align 8, !tbaa !19
  %83 = getelementptr inbounds i8, ptr %82, i64 384
  %84 = load i64, ptr %83, align 8, !tbaa !28
  %85 = inttoptr i64 %84 to ptr
  br i1 %80, label %127, label %86

86:                                               ; preds = %78
  %87 = getelementptr inbounds i8, ptr %85, i64 2200
  %88 = getelementptr inbounds i8, ptr %1, i64 32
  %89 = load i32, ptr %88, align 32, !tbaa !34
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds [0 x %struct.WarpState], ptr %87, i64 0, i64 %90
  %92 = getelementptr inbounds i8, ptr %5, i64 68
  %93 = load i32, ptr %91, align 8, !tbaa !35
  %94 = getelementptr inbounds i8, ptr %91, i64 144
  %95 = getelementptr inbounds i8, ptr %91, i64 280
  %96 = getelementptr inbounds i8, ptr %91, i64 152
  %97 = load i32, ptr %92, align 4, !tbaa !37
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %113

99:                                               ; preds = %113, %86
  store i32 %93, ptr %94, align 4, !tbaa !31
  %100 = load i32, ptr %88, align 32, !tbaa !34
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds [2 x [32 x i32]], ptr %95, i64 0, i64 0, i64 %101
  store i32 %93, ptr %102, align 4, !tbaa !31
  %103 = getelementptr inbounds i8, ptr %91, i64 12
  store i32 %93, ptr %103, align 4, !tbaa !40
  %104 = getelementptr inbounds i8, ptr %91, i64 16
  store i32 0, ptr %104, align 8, !tbaa !41
  %105 = getelementptr inbounds i8, ptr %91, i64 8
  %106 = load i32, ptr %105, align 8, !tbaa !42
  %107 = tail call i32 @llvm.umin.i32(i32 %106, i32 %93)
  %108 = getelementptr inbounds i8, ptr %91, i64 4
  store i32 %107, ptr %108, align 4, !tbaa !43
  %109 = add i32 %93, 1
  store i32 %109, ptr %91, align 8, !tbaa !35
  %110 = getelementptr inbounds i8, ptr %8, i64 108
  %111 = load i32, ptr %110, align 4, !tbaa !44
  %112 = icmp ult i32 %109, %111
  br i1 %112, label %127, label %122

113:                                              ; preds = %86, %113
  %114 = phi i64 [ %118, %113 ], [ 0, %86 ]
  %115 = getelementptr inbounds [32 x i32], ptr %96, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !31
  %117 = getelementptr inbounds [2 x [32 x i32]], ptr %95, i64 0, i64 0, i64 %114
  store i32 %116, ptr %117, align 4, !tbaa !31
  %118 = add nuw nsw i64 %114, 1
  %119 = load i32, ptr %92, align 4, !tbaa !37
  %120 = zext i32 %119 to i64
  %121 = icmp ult i64 %118, %120
  br i1 %121, label %113, label %99, !llvm.loop !38

122:                                              ; preds = %99, %54
  %123 = phi i32 [ %33, %54 ], [ %93, %99 ]
  %124 = phi ptr [ %66, %54 ], [ %110, %99 ]
  %125 = phi ptr [ %26, %54 ], [ %85, %99 ]
  %126 = add i32 %123, 2
  store i32 %126, ptr %124, align 4, !tbaa !44
  br label %127

127:                                              ; preds = %122, %78, %99, %54
  %128 = phi ptr [ %85, %99 ], [ %26, %54 ], [ %85, %78 ], [ %125, %122 ]
  %129 = lshr i32 %13, 16
  %130 = zext nneg i32 %129 to i64
  %131 = shl nuw nsw i64 %130, 32
  %132 = lshr i32 %13, 12
  %133 = and i32 %132, 15
  %134 = zext nneg i32 %133 to i64
  %135 = or disjoint i64 %131, %134
  %136 = lshr i32 %13, 8
  %137 = and i32 %136, 15
  %138 = zext nneg i32 %137 to i64
  %139 = shl nuw nsw i64 %138, 32
  %140 = and i32 %13, 255
  %141 = zext nneg i32 %140 to i64
  %142 = or disjoint i64 %139, %141
  %143 = icmp ne i32 %137, 0
  %144 = zext i1 %143 to i32
  %145 = shl nuw nsw i32 %18, 1
  %146 = and i32 %145, 2
  %147 = or disjoint i32 %146, %144
  %148 = getelementptr inbounds i8, ptr %8, i64 116
  store i32 0, ptr %148, align 4, !tbaa !25
  store ptr %1, ptr %0, align 8, !tbaa !45
  %149 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %8, ptr %149, align 8, !tbaa !24
  %150 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %128, ptr %150, align 8, !tbaa !46
  %151 = getelementptr inbounds i8, ptr %0, i64 24
  %152 = getelementptr inbounds i8, ptr %128, i64 2200
  %153 = getelementptr inbounds i8, ptr %1, i64 32
  %154 = load i32, ptr %153, align 32, !tbaa !34
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds [0 x %struct.WarpState], ptr %152, i64 0, i64 %155
  store ptr %156, ptr %151, align 8, !tbaa !47
  %157 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %142, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %135, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 %2, ptr %159, align 8, !tbaa !48
  %160 = getelementptr inbounds i8, ptr %0, i64 52
  store i32 %147, ptr %160, align 4, !tbaa !15
  %161 = getelementptr inbounds i8, ptr %0, i64 56
  %162 = shl i32 %154, 27
  %163 = or i32 %162, %2
  store i32 %163, ptr %161, align 8, !tbaa !23
  %164 = getelementptr inbounds i8, ptr %0, i64 60
  store i32 %18, ptr %164, align 4, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @find(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !27
  %11 = getelementptr inbounds i8, ptr %10, i64 272
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = inttoptr i64 %12 to ptr
  %14 = and i32 %6, 134217727
  %15 = getelementptr inbounds i8, ptr %13, i64 92
  %16 = load i32, ptr %15, align 4, !tbaa !49
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %8
  %19 = getelementptr inbounds i8, ptr %13, i64 24
  %20 = load ptr, ptr %19, align 8, !tbaa !50
  %21 = zext i32 %16 to i64
  br label %22

22:                                               ; preds = %18, %39
  %23 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %24 = getelementptr inbounds %struct.Finding, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !51
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %27, label %39

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %24, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !52
  %30 = icmp eq i32 %29, %2
  br i1 %30, label %31, label %39

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %24, i64 8
  %33 = load i32, ptr %32, align 4, !tbaa !53
  %34 = icmp eq i32 %33, %14
  br i1 %34, label %35, label %39

35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, ptr %24, i64 12
  %37 = load i32, ptr %36, align 4, !tbaa !54
  %38 = add i32 %37, 1
  store i32 %38, ptr %36, align 4, !tbaa !54
  br label %97

39:                                               ; preds = %31, %27, %22
  %40 = add nuw nsw i64 %23, 1
  %41 = icmp eq i64 %40, %21
  br i1 %41, label %42, label %22, !llvm.loop !55

42:                                               ; preds = %39
  %43 = icmp eq i32 %16, 192
  br i1 %43, label %97, label %44

44:                                               ; preds = %8, %42
  %45 = getelementptr inbounds i8, ptr %10, i64 164
  %46 = load i32, ptr %45, align 4, !tbaa !56
  %47 = getelementptr inbounds i8, ptr %10, i64 160
  %48 = load i32, ptr %47, align 8, !tbaa !57
  %49 = add i32 %46, 16
  %50 = icmp ult i32 %49, %48
  br i1 %50, label %51, label %87

51:                                               ; preds = %44
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !19
  %54 = getelementptr inbounds i8, ptr %53, i64 16
  %55 = load ptr, ptr %54, align 8, !tbaa !58
  %56 = ptrtoint ptr %55 to i64
  %57 = zext i32 %5 to i64
  %58 = zext i32 %7 to i64
  %59 = shl nuw i64 %58, 32
  %60 = zext nneg i32 %14 to i64
  %61 = or disjoint i64 %59, %60
  %62 = lshr i32 %6, 27
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 40
  %65 = or i64 %61, %64
  %66 = getelementptr inbounds i8, ptr %0, i64 32
  %67 = load i32, ptr %66, align 32, !tbaa !34, !noalias !59
  %68 = getelementptr inbounds i8, ptr %53, i64 32
  %69 = load i32, ptr %68, align 8, !tbaa !21, !noalias !59
  %70 = getelementptr inbounds i8, ptr %10, i64 152
  %71 = load ptr, ptr %70, align 8, !tbaa !62
  %72 = add i32 %46, 1
  store i32 %72, ptr %45, align 4, !tbaa !56
  %73 = zext i32 %46 to i64
  %74 = getelementptr inbounds %struct.Event, ptr %71, i64 %73
  store i32 13, ptr %74, align 8, !tbaa !31
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  store i32 %2, ptr %75, align 4, !tbaa !31
  %76 = getelementptr inbounds i8, ptr %74, i64 8
  store i32 %69, ptr %76, align 8, !tbaa !31
  %77 = getelementptr inbounds i8, ptr %74, i64 12
  store i32 %67, ptr %77, align 4, !tbaa !31
  %78 = getelementptr inbounds i8, ptr %74, i64 16
  store i32 %3, ptr %78, align 8, !tbaa !31
  %79 = getelementptr inbounds i8, ptr %74, i64 20
  store i32 0, ptr %79, align 4, !tbaa !31
  %80 = getelementptr inbounds i8, ptr %74, i64 24
  store i32 %1, ptr %80, align 8, !tbaa !31
  %81 = getelementptr inbounds i8, ptr %74, i64 28
  store i32 %16, ptr %81, align 4, !tbaa !31
  %82 = getelementptr inbounds i8, ptr %74, i64 32
  store i64 %4, ptr %82, align 8, !tbaa !28
  %83 = getelementptr inbounds i8, ptr %74, i64 40
  store i64 %65, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %74, i64 48
  store i64 %57, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %74, i64 56
  store i64 %56, ptr %85, align 8, !tbaa !33
  %86 = load i32, ptr %15, align 4, !tbaa !49
  br label %87

87:                                               ; preds = %44, %51
  %88 = phi i32 [ %16, %44 ], [ %86, %51 ]
  %89 = getelementptr inbounds i8, ptr %13, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !50
  %91 = add i32 %88, 1
  store i32 %91, ptr %15, align 4, !tbaa !49
  %92 = zext i32 %88 to i64
  %93 = getelementptr inbounds %struct.Finding, ptr %90, i64 %92
  store i32 %1, ptr %93, align 4, !tbaa !31
  %94 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 %2, ptr %94, align 4, !tbaa !31
  %95 = getelementptr inbounds i8, ptr %93, i64 8
  store i32 %14, ptr %95, align 4, !tbaa !31
  %96 = getelementptr inbounds i8, ptr %93, i64 12
  store i32 1, ptr %96, align 4, !tbaa !31
  br label %97

97:                                               ; preds = %35, %42, %87
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @one(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2, i64 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8, !tbaa !63
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %38, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !45
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !58
  %15 = ptrtoint ptr %14 to i64
  %16 = sub i64 %3, %15
  %17 = getelementptr inbounds i8, ptr %12, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !64
  %19 = icmp ult i64 %16, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %9
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !24
  %23 = getelementptr inbounds i8, ptr %22, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !65
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %235, label %26

26:                                               ; preds = %20
  tail call fastcc void @shared_access(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %4, i64 noundef %3, i64 noundef %16) #9
  br label %235

27:                                               ; preds = %9
  switch i32 %7, label %38 [
    i32 2, label %235
    i32 0, label %28
  ]

28:                                               ; preds = %27
  %29 = getelementptr inbounds i8, ptr %10, i64 104
  %30 = load ptr, ptr %29, align 8, !tbaa !66
  %31 = ptrtoint ptr %30 to i64
  %32 = sub i64 %3, %31
  %33 = getelementptr inbounds i8, ptr %10, i64 112
  %34 = load ptr, ptr %33, align 16, !tbaa !67
  %35 = ptrtoint ptr %34 to i64
  %36 = sub i64 %35, %31
  %37 = icmp ult i64 %32, %36
  br i1 %37, label %235, label %38

38:                                               ; preds = %5, %27, %28
  %39 = icmp eq ptr %2, null
  br i1 %39, label %40, label %77

40:                                               ; preds = %38
  %41 = load ptr, ptr %0, align 8, !tbaa !45
  %42 = getelementptr inbounds i8, ptr %41, i64 16
  %43 = load ptr, ptr %42, align 16, !tbaa !27
  %44 = getelementptr inbounds i8, ptr %43, i64 88
  %45 = load i64, ptr %44, align 8, !tbaa !68
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %235, label %47

47:                                               ; preds = %40
  %48 = getelementptr inbounds i8, ptr %43, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !69
  br label %50

50:                                               ; preds = %50, %47
  %51 = phi i64 [ 0, %47 ], [ %60, %50 ]
  %52 = phi i64 [ %45, %47 ], [ %59, %50 ]
  %53 = add i64 %52, %51
  %54 = lshr i64 %53, 1
  %55 = getelementptr inbounds %struct.Entry, ptr %49, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !70
  %57 = icmp ugt i64 %56, %3
  %58 = add nuw i64 %54, 1
  %59 = select i1 %57, i64 %54, i64 %52
  %60 = select i1 %57, i64 %51, i64 %58
  %61 = icmp ult i64 %60, %59
  br i1 %61, label %50, label %62, !llvm.loop !72

62:                                               ; preds = %50
  %63 = icmp eq i64 %60, 0
  br i1 %63, label %235, label %64

64:                                               ; preds = %62
  %65 = getelementptr %struct.Entry, ptr %49, i64 %60
  %66 = getelementptr i8, ptr %65, i64 -32
  %67 = load i64, ptr %66, align 8, !tbaa !73
  %68 = icmp ule i64 %67, %3
  %69 = getelementptr i8, ptr %65, i64 -40
  %70 = icmp eq ptr %69, null
  %71 = or i1 %70, %68
  br i1 %71, label %235, label %72

72:                                               ; preds = %64
  %73 = getelementptr i8, ptr %65, i64 -8
  %74 = load i64, ptr %73, align 8, !tbaa !74
  %75 = inttoptr i64 %74 to ptr
  %76 = icmp eq i64 %74, 0
  br i1 %76, label %235, label %77

77:                                               ; preds = %38, %72
  %78 = phi ptr [ %75, %72 ], [ %2, %38 ]
  %79 = load i64, ptr %78, align 8, !tbaa !75
  %80 = icmp ugt i64 %79, %3
  br i1 %80, label %235, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds i8, ptr %0, i64 32
  %83 = load i32, ptr %82, align 8, !tbaa !77
  %84 = zext i32 %83 to i64
  %85 = add i64 %84, %3
  %86 = getelementptr inbounds i8, ptr %78, i64 8
  %87 = load i64, ptr %86, align 8, !tbaa !78
  %88 = icmp ugt i64 %85, %87
  br i1 %88, label %235, label %89

89:                                               ; preds = %81
  %90 = getelementptr inbounds i8, ptr %0, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !24
  %92 = getelementptr inbounds i8, ptr %0, i64 24
  %93 = load ptr, ptr %92, align 8, !tbaa !47
  %94 = getelementptr inbounds i8, ptr %0, i64 48
  %95 = load i32, ptr %94, align 8, !tbaa !48
  %96 = and i32 %95, 7
  %97 = getelementptr inbounds i8, ptr %93, i64 600
  %98 = zext nneg i32 %96 to i64
  %99 = getelementptr inbounds [8 x i32], ptr %97, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !31
  %101 = getelementptr inbounds i8, ptr %91, i64 96
  %102 = load i32, ptr %101, align 8, !tbaa !79
  %103 = icmp ult i32 %100, %102
  br i1 %103, label %117, label %104

104:                                              ; preds = %89
  %105 = getelementptr inbounds i8, ptr %93, i64 536
  %106 = getelementptr inbounds [8 x i32], ptr %105, i64 0, i64 %98
  %107 = load i32, ptr %106, align 4, !tbaa !31
  %108 = icmp eq i32 %107, %95
  br i1 %108, label %109, label %117

109:                                              ; preds = %104
  %110 = getelementptr inbounds i8, ptr %93, i64 568
  %111 = getelementptr inbounds [8 x i32], ptr %110, i64 0, i64 %98
  %112 = load i32, ptr %111, align 4, !tbaa !31
  %113 = load i32, ptr %93, align 8, !tbaa !35
  %114 = icmp eq i32 %112, %113
  br i1 %114, label %115, label %117

115:                                              ; preds = %109
  %116 = shl i32 %100, 5
  br label %153

117:                                              ; preds = %109, %104, %89
  %118 = getelementptr inbounds i8, ptr %91, i64 100
  %119 = load i32, ptr %118, align 4, !tbaa !80
  %120 = icmp ugt i32 %119, 134217727
  br i1 %120, label %153, label %121

121:                                              ; preds = %117
  %122 = sub i32 %119, %102
  %123 = getelementptr inbounds i8, ptr %91, i64 104
  %124 = load i32, ptr %123, align 8, !tbaa !81
  %125 = icmp eq i32 %122, %124
  br i1 %125, label %126, label %127

126:                                              ; preds = %121
  store i32 %119, ptr %101, align 8, !tbaa !79
  br label %127

127:                                              ; preds = %126, %121
  %128 = phi i32 [ 0, %126 ], [ %122, %121 ]
  %129 = add nuw nsw i32 %119, 1
  store i32 %129, ptr %118, align 4, !tbaa !80
  %130 = getelementptr inbounds i8, ptr %91, i64 32
  %131 = load ptr, ptr %130, align 8, !tbaa !82
  %132 = zext i32 %128 to i64
  %133 = getelementptr inbounds %struct.Stamp, ptr %131, i64 %132
  %134 = load ptr, ptr %0, align 8, !tbaa !45
  %135 = getelementptr inbounds i8, ptr %134, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !19
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load i32, ptr %137, align 8, !tbaa !21
  %139 = load i32, ptr %93, align 8, !tbaa !35
  %140 = getelementptr inbounds i8, ptr %0, i64 56
  %141 = load i32, ptr %140, align 8, !tbaa !23
  store i32 %138, ptr %133, align 4, !tbaa !31
  %142 = getelementptr inbounds i8, ptr %133, i64 4
  store i32 %139, ptr %142, align 4, !tbaa !31
  %143 = getelementptr inbounds i8, ptr %133, i64 8
  store i32 %141, ptr %143, align 4, !tbaa !31
  %144 = getelementptr inbounds i8, ptr %133, i64 12
  store i32 0, ptr %144, align 4, !tbaa !31
  store i32 %119, ptr %99, align 4, !tbaa !31
  %145 = load i32, ptr %94, align 8, !tbaa !48
  %146 = getelementptr inbounds i8, ptr %93, i64 536
  %147 = getelementptr inbounds [8 x i32], ptr %146, i64 0, i64 %98
  store i32 %145, ptr %147, align 4, !tbaa !31
  %148 = load i32, ptr %93, align 8, !tbaa !35
  %149 = getelementptr inbounds i8, ptr %93, i64 568
  %150 = getelementptr inbounds [8 x i32], ptr %149, i64 0, i64 %98
  store i32 %148, ptr %150, align 4, !tbaa !31
  %151 = shl nuw i32 %119, 5
  %152 = load i32, ptr %82, align 8, !tbaa !77
  br label %153

153:                                              ; preds = %127, %117, %115
  %154 = phi i32 [ %83, %115 ], [ %152, %127 ], [ %83, %117 ]
  %155 = phi i32 [ %116, %115 ], [ %151, %127 ], [ 0, %117 ]
  %156 = sub i64 %3, %79
  %157 = lshr i64 %156, 5
  %158 = getelementptr inbounds i8, ptr %78, i64 32
  %159 = load i32, ptr %158, align 8, !tbaa !83
  %160 = shl nuw i32 1, %159
  %161 = icmp eq i32 %154, %160
  br i1 %161, label %164, label %162

162:                                              ; preds = %153
  %163 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  tail call fastcc void @by_granule(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull readonly %78, i64 noundef %3, i32 noundef %154, i32 noundef %163, i32 noundef %4, i32 noundef %155) #9
  br label %235

164:                                              ; preds = %153
  %165 = getelementptr inbounds i8, ptr %78, i64 16
  %166 = load ptr, ptr %165, align 8, !tbaa !84
  %167 = getelementptr inbounds i64, ptr %166, i64 %157
  %168 = load i64, ptr %167, align 8, !tbaa !28
  %169 = lshr i64 %168, 32
  %170 = trunc nuw i64 %169 to i32
  %171 = and i32 %170, 255
  %172 = icmp eq i32 %171, 3
  br i1 %172, label %173, label %178

173:                                              ; preds = %164
  %174 = trunc i64 %168 to i32
  %175 = lshr i32 %174, 5
  %176 = load i32, ptr %101, align 8, !tbaa !79
  %177 = icmp ult i32 %175, %176
  br i1 %177, label %178, label %228

178:                                              ; preds = %173, %164
  %179 = lshr i32 32, %159
  %180 = icmp eq i64 %168, 0
  br i1 %180, label %186, label %181

181:                                              ; preds = %178
  %182 = trunc i64 %168 to i32
  %183 = lshr i32 %182, 5
  %184 = load i32, ptr %101, align 8, !tbaa !79
  %185 = icmp ult i32 %183, %184
  br label %186

186:                                              ; preds = %181, %178
  %187 = phi i1 [ true, %178 ], [ %185, %181 ]
  %188 = icmp ne i32 %171, 3
  %189 = or i1 %188, %187
  %190 = icmp ult i32 %159, 6
  %191 = and i1 %190, %189
  br i1 %191, label %192, label %224

192:                                              ; preds = %186
  %193 = getelementptr inbounds i8, ptr %78, i64 24
  %194 = load ptr, ptr %193, align 8, !tbaa !85
  %195 = zext nneg i32 %179 to i64
  %196 = mul nuw i64 %157, %195
  %197 = getelementptr [4 x i32], ptr %194, i64 %196
  %198 = trunc i64 %168 to i32
  %199 = lshr i64 %168, 40
  %200 = trunc nuw nsw i64 %199 to i32
  %201 = and i32 %200, 255
  %202 = icmp eq i32 %171, 2
  %203 = select i1 %202, i64 0, i64 2
  %204 = tail call i32 @llvm.umax.i32(i32 %179, i32 1)
  %205 = zext nneg i32 %204 to i64
  br label %206

206:                                              ; preds = %219, %192
  %207 = phi i64 [ 0, %192 ], [ %220, %219 ]
  %208 = getelementptr [4 x i32], ptr %197, i64 %207
  %209 = getelementptr inbounds i8, ptr %208, i64 12
  store i32 0, ptr %209, align 4, !tbaa !31
  %210 = getelementptr inbounds i8, ptr %208, i64 8
  store i32 0, ptr %210, align 4, !tbaa !31
  %211 = getelementptr inbounds i8, ptr %208, i64 4
  store i32 0, ptr %211, align 4, !tbaa !31
  store i32 0, ptr %208, align 4, !tbaa !31
  br i1 %187, label %219, label %212

212:                                              ; preds = %206
  %213 = load i32, ptr %158, align 8, !tbaa !83
  %214 = trunc nuw nsw i64 %207 to i32
  %215 = shl i32 %214, %213
  %216 = lshr i32 %215, %201
  %217 = add i32 %216, %198
  %218 = getelementptr inbounds i32, ptr %208, i64 %203
  store i32 %217, ptr %218, align 4, !tbaa !31
  br label %219

219:                                              ; preds = %212, %206
  %220 = add nuw nsw i64 %207, 1
  %221 = icmp eq i64 %220, %205
  br i1 %221, label %222, label %206, !llvm.loop !86

222:                                              ; preds = %219
  %223 = load i32, ptr %158, align 8, !tbaa !83
  br label %224

224:                                              ; preds = %222, %186
  %225 = phi i32 [ %223, %222 ], [ %159, %186 ]
  %226 = zext i32 %155 to i64
  %227 = or disjoint i64 %226, 12884901888
  store i64 %227, ptr %167, align 8, !tbaa !28
  br label %228

228:                                              ; preds = %224, %173
  %229 = phi i32 [ %225, %224 ], [ %159, %173 ]
  %230 = getelementptr inbounds i8, ptr %78, i64 24
  %231 = load ptr, ptr %230, align 8, !tbaa !85
  %232 = zext nneg i32 %229 to i64
  %233 = lshr i64 %156, %232
  %234 = getelementptr inbounds [4 x i32], ptr %231, i64 %233
  tail call fastcc void @granule_access(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef %234, i32 noundef %4, i32 noundef %155, i64 noundef %3, i64 noundef %3, i32 noundef %154) #9
  br label %235

235:                                              ; preds = %40, %64, %62, %228, %162, %81, %77, %72, %27, %28, %20, %26
  tail call fastcc void @synchronise(ptr noundef %0, i64 noundef %3) #9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @vg_race_affine(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca [5 x i64], align 16
  %11 = alloca %struct.Access, align 8
  %12 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #8
  store i64 %3, ptr %10, align 16, !tbaa !28
  %13 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %4, ptr %13, align 8, !tbaa !28
  %14 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %5, ptr %14, align 16, !tbaa !28
  %15 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 %6, ptr %15, align 8, !tbaa !28
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %7, ptr %16, align 16, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #8
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %11, ptr noundef %0, i32 noundef %1) #9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #8
  store ptr null, ptr %12, align 8, !tbaa !4
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %2, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %10, ptr %18, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 -1, ptr %19, align 8, !tbaa !13
  %20 = getelementptr inbounds i8, ptr %12, i64 28
  store i32 0, ptr %20, align 4, !tbaa !14
  %21 = getelementptr inbounds i8, ptr %11, i64 32
  %22 = getelementptr inbounds i8, ptr %11, i64 40
  %23 = load i32, ptr %22, align 8, !tbaa !63
  switch i32 %23, label %24 [
    i32 1, label %26
    i32 2, label %51
  ]

24:                                               ; preds = %9
  %25 = load i32, ptr %21, align 8
  br label %256

26:                                               ; preds = %9
  %27 = getelementptr inbounds i8, ptr %11, i64 52
  %28 = load i32, ptr %27, align 4, !tbaa !15
  %29 = and i32 %28, 2
  %30 = icmp eq i32 %29, 0
  %31 = load i32, ptr %21, align 8
  br i1 %30, label %32, label %256

32:                                               ; preds = %26
  %33 = zext i32 %31 to i64
  %34 = icmp eq i64 %33, %3
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = shl nuw nsw i64 %3, 1
  %37 = icmp eq i64 %36, %4
  br i1 %37, label %38, label %48

38:                                               ; preds = %35
  %39 = shl nuw nsw i64 %3, 2
  %40 = icmp eq i64 %39, %5
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = shl nuw nsw i64 %3, 3
  %43 = icmp eq i64 %42, %6
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = shl nuw nsw i64 %3, 4
  %46 = icmp eq i64 %45, %7
  %47 = select i1 %46, i32 5, i32 4
  br label %48

48:                                               ; preds = %32, %35, %38, %41, %44
  %49 = phi i32 [ 0, %32 ], [ 1, %35 ], [ 2, %38 ], [ 3, %41 ], [ %47, %44 ]
  %50 = shl nuw nsw i32 1, %49
  br label %256

51:                                               ; preds = %9
  %52 = getelementptr inbounds i8, ptr %11, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !24
  %54 = getelementptr inbounds i8, ptr %53, i64 80
  %55 = load i64, ptr %54, align 8, !tbaa !65
  %56 = icmp eq i64 %55, 0
  %57 = load i32, ptr %21, align 8
  br i1 %56, label %256, label %58

58:                                               ; preds = %51
  %59 = load ptr, ptr %11, align 8, !tbaa !45
  %60 = getelementptr inbounds i8, ptr %59, i64 8
  %61 = load ptr, ptr %60, align 8, !tbaa !19
  %62 = getelementptr inbounds i8, ptr %61, i64 16
  %63 = load ptr, ptr %62, align 8, !tbaa !58
  %64 = ptrtoint ptr %63 to i64
  %65 = sub i64 %2, %64
  %66 = getelementptr inbounds i8, ptr %11, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !47
  %68 = load i32, ptr %67, align 8, !tbaa !35
  %69 = getelementptr inbounds i8, ptr %67, i64 4
  %70 = load i32, ptr %69, align 4, !tbaa !43
  %71 = getelementptr inbounds i8, ptr %11, i64 56
  %72 = load i32, ptr %71, align 8, !tbaa !23
  %73 = getelementptr inbounds i8, ptr %11, i64 52
  %74 = load i32, ptr %73, align 4, !tbaa !15
  %75 = zext i32 %57 to i64
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %77, label %157

77:                                               ; preds = %58
  %78 = shl nuw nsw i64 %3, 1
  %79 = icmp eq i64 %78, %4
  br i1 %79, label %80, label %90

80:                                               ; preds = %77
  %81 = shl nuw nsw i64 %3, 2
  %82 = icmp eq i64 %81, %5
  br i1 %82, label %83, label %90

83:                                               ; preds = %80
  %84 = shl nuw nsw i64 %3, 3
  %85 = icmp eq i64 %84, %6
  br i1 %85, label %86, label %90

86:                                               ; preds = %83
  %87 = shl nuw nsw i64 %3, 4
  %88 = icmp eq i64 %87, %7
  %89 = select i1 %88, i32 5, i32 4
  br label %90

90:                                               ; preds = %86, %83, %80, %77
  %91 = phi i32 [ %89, %86 ], [ 3, %83 ], [ 2, %80 ], [ 1, %77 ]
  %92 = getelementptr inbounds i8, ptr %53, i64 88
  %93 = load i32, ptr %92, align 8, !tbaa !87
  %94 = shl nuw i32 1, %93
  %95 = icmp eq i32 %57, %94
  br i1 %95, label %96, label %157

96:                                               ; preds = %90
  %97 = shl nuw nsw i32 1, %91
  %98 = getelementptr inbounds i8, ptr %11, i64 16
  %99 = insertelement <4 x i32> poison, i32 %68, i64 0
  %100 = zext nneg i32 %97 to i64
  %101 = load ptr, ptr %98, align 8, !tbaa !46
  br label %102

102:                                              ; preds = %134, %96
  %103 = phi i64 [ 0, %96 ], [ %135, %134 ]
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = and i32 %104, 2
  %106 = icmp eq i32 %105, 0
  %107 = load i64, ptr %13, align 8
  %108 = select i1 %106, i64 0, i64 %107
  %109 = and i32 %104, 4
  %110 = icmp eq i32 %109, 0
  %111 = load i64, ptr %14, align 16
  %112 = select i1 %110, i64 0, i64 %111
  %113 = and i32 %104, 8
  %114 = icmp eq i32 %113, 0
  %115 = load i64, ptr %15, align 8
  %116 = select i1 %114, i64 0, i64 %115
  %117 = icmp ult i64 %103, 16
  %118 = load i64, ptr %16, align 16
  %119 = select i1 %117, i64 0, i64 %118
  %120 = add i64 %112, %108
  %121 = add i64 %120, %116
  %122 = add i64 %121, %119
  %123 = load ptr, ptr %101, align 8, !tbaa !88
  %124 = add i64 %122, %65
  %125 = load i32, ptr %92, align 8, !tbaa !87
  %126 = zext nneg i32 %125 to i64
  %127 = lshr i64 %124, %126
  %128 = getelementptr inbounds %struct.Cell, ptr %123, i64 %127
  %129 = shl nuw nsw i32 1, %104
  %130 = insertelement <4 x i32> %99, i32 %129, i64 1
  %131 = insertelement <4 x i32> %130, i32 %72, i64 2
  %132 = insertelement <4 x i32> %131, i32 %74, i64 3
  %133 = add i64 %122, %2
  br label %137

134:                                              ; preds = %153
  %135 = add nuw nsw i64 %103, %100
  %136 = icmp ult i64 %135, 32
  br i1 %136, label %102, label %225, !llvm.loop !89

137:                                              ; preds = %153, %102
  %138 = phi i64 [ 0, %102 ], [ %154, %153 ]
  %139 = phi <4 x i32> [ %132, %102 ], [ %155, %153 ]
  %140 = getelementptr inbounds %struct.Cell, ptr %128, i64 %138
  %141 = load i32, ptr %140, align 4, !tbaa !51
  %142 = icmp ugt i32 %141, %70
  br i1 %142, label %144, label %143

143:                                              ; preds = %137
  store <4 x i32> %139, ptr %140, align 16, !tbaa !33
  br label %153

144:                                              ; preds = %137
  %145 = add nuw i64 %138, %103
  %146 = trunc nuw i64 %145 to i32
  %147 = shl nuw i32 1, %146
  %148 = trunc nuw nsw i64 %138 to i32
  %149 = mul i32 %57, %148
  %150 = zext i32 %149 to i64
  %151 = add i64 %133, %150
  %152 = add i64 %124, %150
  call fastcc void @shared_access(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, i32 noundef %147, i64 noundef %151, i64 noundef %152) #9
  br label %153

153:                                              ; preds = %144, %143
  %154 = add nuw nsw i64 %138, 1
  %155 = shl <4 x i32> %139, <i32 0, i32 1, i32 0, i32 0>
  %156 = icmp eq i64 %154, %100
  br i1 %156, label %134, label %137, !llvm.loop !90

157:                                              ; preds = %90, %58
  %158 = and i32 %74, 1
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %188

160:                                              ; preds = %157
  %161 = icmp eq i64 %3, 0
  %162 = select i1 %161, i32 3, i32 1
  %163 = zext i1 %161 to i32
  %164 = icmp eq i64 %4, 0
  %165 = shl nuw nsw i32 %162, 2
  %166 = select i1 %164, i32 %165, i32 0
  %167 = or disjoint i32 %166, %162
  %168 = select i1 %164, i32 2, i32 0
  %169 = or disjoint i32 %168, %163
  %170 = icmp eq i64 %5, 0
  %171 = shl nuw nsw i32 %167, 4
  %172 = select i1 %170, i32 %171, i32 0
  %173 = or disjoint i32 %172, %167
  %174 = select i1 %170, i32 4, i32 0
  %175 = or disjoint i32 %169, %174
  %176 = icmp eq i64 %6, 0
  %177 = shl nuw nsw i32 %173, 8
  %178 = select i1 %176, i32 %177, i32 0
  %179 = or i32 %178, %173
  %180 = select i1 %176, i32 8, i32 0
  %181 = or disjoint i32 %175, %180
  %182 = icmp eq i64 %7, 0
  %183 = shl nuw i32 %179, 16
  %184 = select i1 %182, i32 %183, i32 0
  %185 = or i32 %184, %179
  %186 = select i1 %182, i32 16, i32 0
  %187 = or disjoint i32 %181, %186
  br label %188

188:                                              ; preds = %160, %157
  %189 = phi i32 [ 1, %157 ], [ %185, %160 ]
  %190 = phi i32 [ 0, %157 ], [ %187, %160 ]
  br label %191

191:                                              ; preds = %222, %188
  %192 = phi i32 [ 0, %188 ], [ %223, %222 ]
  %193 = and i32 %192, %190
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %222

195:                                              ; preds = %191
  %196 = and i32 %192, 1
  %197 = icmp eq i32 %196, 0
  %198 = load i64, ptr %10, align 16
  %199 = select i1 %197, i64 0, i64 %198
  %200 = and i32 %192, 2
  %201 = icmp eq i32 %200, 0
  %202 = load i64, ptr %13, align 8
  %203 = select i1 %201, i64 0, i64 %202
  %204 = and i32 %192, 4
  %205 = icmp eq i32 %204, 0
  %206 = load i64, ptr %14, align 16
  %207 = select i1 %205, i64 0, i64 %206
  %208 = and i32 %192, 8
  %209 = icmp eq i32 %208, 0
  %210 = load i64, ptr %15, align 8
  %211 = select i1 %209, i64 0, i64 %210
  %212 = icmp ult i32 %192, 16
  %213 = load i64, ptr %16, align 16
  %214 = select i1 %212, i64 0, i64 %213
  %215 = add i64 %203, %199
  %216 = add i64 %215, %207
  %217 = add i64 %216, %211
  %218 = add i64 %217, %214
  %219 = shl i32 %189, %192
  %220 = add i64 %218, %2
  %221 = add i64 %218, %65
  call fastcc void @shared_access(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, i32 noundef %219, i64 noundef %220, i64 noundef %221) #9
  br label %222

222:                                              ; preds = %195, %191
  %223 = add nuw nsw i32 %192, 1
  %224 = icmp eq i32 %223, 32
  br i1 %224, label %225, label %191, !llvm.loop !91

225:                                              ; preds = %222, %134
  %226 = and i32 %74, 2
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %504, label %228

228:                                              ; preds = %225, %228
  %229 = phi i32 [ %254, %228 ], [ 0, %225 ]
  %230 = and i32 %229, 1
  %231 = icmp eq i32 %230, 0
  %232 = load i64, ptr %10, align 16
  %233 = select i1 %231, i64 0, i64 %232
  %234 = and i32 %229, 2
  %235 = icmp eq i32 %234, 0
  %236 = load i64, ptr %13, align 8
  %237 = select i1 %235, i64 0, i64 %236
  %238 = and i32 %229, 4
  %239 = icmp eq i32 %238, 0
  %240 = load i64, ptr %14, align 16
  %241 = select i1 %239, i64 0, i64 %240
  %242 = and i32 %229, 8
  %243 = icmp eq i32 %242, 0
  %244 = load i64, ptr %15, align 8
  %245 = select i1 %243, i64 0, i64 %244
  %246 = icmp ult i32 %229, 16
  %247 = load i64, ptr %16, align 16
  %248 = select i1 %246, i64 0, i64 %247
  %249 = add i64 %233, %2
  %250 = add i64 %249, %237
  %251 = add i64 %250, %241
  %252 = add i64 %251, %245
  %253 = add i64 %252, %248
  call fastcc void @synchronise(ptr noundef nonnull %11, i64 noundef %253) #9
  %254 = add nuw nsw i32 %229, 1
  %255 = icmp eq i32 %254, 32
  br i1 %255, label %504, label %228, !llvm.loop !92

256:                                              ; preds = %24, %48, %26, %51
  %257 = phi i32 [ %57, %51 ], [ %31, %26 ], [ %31, %48 ], [ %25, %24 ]
  %258 = phi i32 [ 1, %51 ], [ 1, %26 ], [ %50, %48 ], [ 1, %24 ]
  %259 = icmp eq i32 %258, 1
  %260 = icmp eq ptr %8, null
  %261 = load ptr, ptr %11, align 8
  %262 = getelementptr inbounds i8, ptr %261, i64 16
  %263 = getelementptr inbounds i8, ptr %11, i64 8
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds i8, ptr %11, i64 24
  %266 = load ptr, ptr %265, align 8
  %267 = getelementptr inbounds i8, ptr %11, i64 48
  %268 = load i32, ptr %267, align 8
  %269 = and i32 %268, 7
  %270 = getelementptr inbounds i8, ptr %266, i64 600
  %271 = zext nneg i32 %269 to i64
  %272 = getelementptr inbounds [8 x i32], ptr %270, i64 0, i64 %271
  %273 = getelementptr inbounds i8, ptr %264, i64 96
  %274 = getelementptr inbounds i8, ptr %266, i64 536
  %275 = getelementptr inbounds [8 x i32], ptr %274, i64 0, i64 %271
  %276 = getelementptr inbounds i8, ptr %266, i64 568
  %277 = getelementptr inbounds [8 x i32], ptr %276, i64 0, i64 %271
  %278 = getelementptr inbounds i8, ptr %264, i64 100
  %279 = getelementptr inbounds i8, ptr %264, i64 104
  %280 = getelementptr inbounds i8, ptr %264, i64 32
  %281 = getelementptr inbounds i8, ptr %261, i64 8
  %282 = getelementptr inbounds i8, ptr %11, i64 56
  %283 = load i32, ptr %282, align 8
  %284 = zext nneg i32 %258 to i64
  %285 = zext i32 %257 to i64
  %286 = mul nuw nsw i64 %285, %284
  %287 = getelementptr inbounds i8, ptr %11, i64 52
  %288 = load i32, ptr %287, align 4
  %289 = and i32 %288, 2
  %290 = icmp ne i32 %289, 0
  %291 = icmp ne i32 %288, 1
  %292 = select i1 %291, i64 4294967296, i64 8589934592
  %293 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %257, i1 true)
  %294 = zext nneg i32 %293 to i64
  %295 = shl nuw nsw i64 %294, 40
  %296 = getelementptr inbounds i8, ptr %261, i64 32
  br label %297

297:                                              ; preds = %256, %501
  %298 = phi i32 [ 0, %256 ], [ %502, %501 ]
  %299 = and i32 %298, 1
  %300 = icmp eq i32 %299, 0
  %301 = load i64, ptr %10, align 16
  %302 = select i1 %300, i64 0, i64 %301
  %303 = and i32 %298, 2
  %304 = icmp eq i32 %303, 0
  %305 = load i64, ptr %13, align 8
  %306 = select i1 %304, i64 0, i64 %305
  %307 = and i32 %298, 4
  %308 = icmp eq i32 %307, 0
  %309 = load i64, ptr %14, align 16
  %310 = select i1 %308, i64 0, i64 %309
  %311 = and i32 %298, 8
  %312 = icmp eq i32 %311, 0
  %313 = load i64, ptr %15, align 8
  %314 = select i1 %312, i64 0, i64 %313
  %315 = icmp ult i32 %298, 16
  %316 = load i64, ptr %16, align 16
  %317 = select i1 %315, i64 0, i64 %316
  %318 = add i64 %302, %2
  %319 = add i64 %318, %306
  %320 = add i64 %319, %310
  %321 = add i64 %320, %314
  %322 = add i64 %321, %317
  br i1 %259, label %323, label %325

323:                                              ; preds = %297
  %324 = shl nuw i32 1, %298
  call fastcc void @one(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %8, i64 noundef %322, i32 noundef %324) #9
  br label %501

325:                                              ; preds = %297
  br i1 %260, label %326, label %361

326:                                              ; preds = %325
  %327 = load ptr, ptr %262, align 16, !tbaa !27
  %328 = getelementptr inbounds i8, ptr %327, i64 88
  %329 = load i64, ptr %328, align 8, !tbaa !68
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %501, label %331

331:                                              ; preds = %326
  %332 = getelementptr inbounds i8, ptr %327, i64 80
  %333 = load ptr, ptr %332, align 8, !tbaa !69
  br label %334

334:                                              ; preds = %334, %331
  %335 = phi i64 [ 0, %331 ], [ %344, %334 ]
  %336 = phi i64 [ %329, %331 ], [ %343, %334 ]
  %337 = add i64 %336, %335
  %338 = lshr i64 %337, 1
  %339 = getelementptr inbounds %struct.Entry, ptr %333, i64 %338
  %340 = load i64, ptr %339, align 8, !tbaa !70
  %341 = icmp ugt i64 %340, %322
  %342 = add nuw i64 %338, 1
  %343 = select i1 %341, i64 %338, i64 %336
  %344 = select i1 %341, i64 %335, i64 %342
  %345 = icmp ult i64 %344, %343
  br i1 %345, label %334, label %346, !llvm.loop !72

346:                                              ; preds = %334
  %347 = icmp eq i64 %344, 0
  br i1 %347, label %501, label %348

348:                                              ; preds = %346
  %349 = getelementptr %struct.Entry, ptr %333, i64 %344
  %350 = getelementptr i8, ptr %349, i64 -32
  %351 = load i64, ptr %350, align 8, !tbaa !73
  %352 = icmp ule i64 %351, %322
  %353 = getelementptr i8, ptr %349, i64 -40
  %354 = icmp eq ptr %353, null
  %355 = or i1 %354, %352
  br i1 %355, label %501, label %356

356:                                              ; preds = %348
  %357 = getelementptr i8, ptr %349, i64 -8
  %358 = load i64, ptr %357, align 8, !tbaa !74
  %359 = inttoptr i64 %358 to ptr
  %360 = icmp eq i64 %358, 0
  br i1 %360, label %501, label %361

361:                                              ; preds = %325, %356
  %362 = phi ptr [ %359, %356 ], [ %8, %325 ]
  %363 = load i32, ptr %272, align 4, !tbaa !31
  %364 = load i32, ptr %273, align 8, !tbaa !79
  %365 = icmp ult i32 %363, %364
  br i1 %365, label %375, label %366

366:                                              ; preds = %361
  %367 = load i32, ptr %275, align 4, !tbaa !31
  %368 = icmp eq i32 %367, %268
  br i1 %368, label %369, label %375

369:                                              ; preds = %366
  %370 = load i32, ptr %277, align 4, !tbaa !31
  %371 = load i32, ptr %266, align 8, !tbaa !35
  %372 = icmp eq i32 %370, %371
  br i1 %372, label %373, label %375

373:                                              ; preds = %369
  %374 = shl i32 %363, 5
  br label %398

375:                                              ; preds = %369, %366, %361
  %376 = load i32, ptr %278, align 4, !tbaa !80
  %377 = icmp ugt i32 %376, 134217727
  br i1 %377, label %398, label %378

378:                                              ; preds = %375
  %379 = sub i32 %376, %364
  %380 = load i32, ptr %279, align 8, !tbaa !81
  %381 = icmp eq i32 %379, %380
  br i1 %381, label %382, label %383

382:                                              ; preds = %378
  store i32 %376, ptr %273, align 8, !tbaa !79
  br label %383

383:                                              ; preds = %382, %378
  %384 = phi i32 [ 0, %382 ], [ %379, %378 ]
  %385 = add nuw nsw i32 %376, 1
  store i32 %385, ptr %278, align 4, !tbaa !80
  %386 = load ptr, ptr %280, align 8, !tbaa !82
  %387 = zext i32 %384 to i64
  %388 = getelementptr inbounds %struct.Stamp, ptr %386, i64 %387
  %389 = load ptr, ptr %281, align 8, !tbaa !19
  %390 = getelementptr inbounds i8, ptr %389, i64 32
  %391 = load i32, ptr %390, align 8, !tbaa !21
  %392 = load i32, ptr %266, align 8, !tbaa !35
  store i32 %391, ptr %388, align 4, !tbaa !31
  %393 = getelementptr inbounds i8, ptr %388, i64 4
  store i32 %392, ptr %393, align 4, !tbaa !31
  %394 = getelementptr inbounds i8, ptr %388, i64 8
  store i32 %283, ptr %394, align 4, !tbaa !31
  %395 = getelementptr inbounds i8, ptr %388, i64 12
  store i32 0, ptr %395, align 4, !tbaa !31
  store i32 %376, ptr %272, align 4, !tbaa !31
  store i32 %268, ptr %275, align 4, !tbaa !31
  %396 = load i32, ptr %266, align 8, !tbaa !35
  store i32 %396, ptr %277, align 4, !tbaa !31
  %397 = shl nuw i32 %376, 5
  br label %398

398:                                              ; preds = %383, %375, %373
  %399 = phi i32 [ %374, %373 ], [ %397, %383 ], [ 0, %375 ]
  %400 = add i64 %286, %322
  %401 = load i64, ptr %362, align 8, !tbaa !75
  %402 = icmp ugt i64 %401, %322
  br i1 %402, label %501, label %403

403:                                              ; preds = %398
  %404 = getelementptr inbounds i8, ptr %362, i64 8
  %405 = load i64, ptr %404, align 8, !tbaa !78
  %406 = icmp ule i64 %400, %405
  %407 = icmp ugt i64 %400, %322
  %408 = and i1 %407, %406
  br i1 %408, label %409, label %501

409:                                              ; preds = %403
  %410 = getelementptr inbounds i8, ptr %362, i64 16
  br label %411

411:                                              ; preds = %499, %409
  %412 = phi i64 [ %322, %409 ], [ %418, %499 ]
  %413 = load i64, ptr %362, align 8, !tbaa !75
  %414 = sub i64 %412, %413
  %415 = and i64 %414, -32
  %416 = add i64 %413, 32
  %417 = add i64 %416, %415
  %418 = call i64 @llvm.umin.i64(i64 %417, i64 %400)
  %419 = sub i64 %412, %322
  %420 = trunc i64 %419 to i32
  %421 = udiv i32 %420, %257
  %422 = add i32 %421, %298
  %423 = sub i64 %418, %412
  %424 = icmp ne i64 %423, 32
  %425 = select i1 %424, i1 true, i1 %290
  br i1 %425, label %497, label %426

426:                                              ; preds = %411
  %427 = lshr i64 %414, 5
  %428 = load ptr, ptr %410, align 8, !tbaa !84
  %429 = getelementptr inbounds i64, ptr %428, i64 %427
  %430 = load i64, ptr %429, align 8, !tbaa !28
  %431 = or i32 %422, %399
  %432 = zext i32 %431 to i64
  %433 = or disjoint i64 %292, %432
  %434 = or disjoint i64 %433, %295
  %435 = icmp eq i64 %430, 0
  br i1 %435, label %441, label %436

436:                                              ; preds = %426
  %437 = trunc i64 %430 to i32
  %438 = lshr i32 %437, 5
  %439 = load i32, ptr %273, align 8, !tbaa !79
  %440 = icmp ult i32 %438, %439
  br i1 %440, label %441, label %442

441:                                              ; preds = %436, %426
  store i64 %434, ptr %429, align 8, !tbaa !28
  br label %499

442:                                              ; preds = %436
  %443 = icmp eq i64 %430, %434
  br i1 %443, label %499, label %444

444:                                              ; preds = %442
  %445 = lshr i64 %430, 32
  %446 = trunc nuw i64 %445 to i32
  %447 = and i32 %446, 255
  %448 = icmp eq i32 %447, 3
  br i1 %448, label %497, label %449

449:                                              ; preds = %444
  %450 = load ptr, ptr %280, align 8, !tbaa !82
  %451 = sub nsw i32 %438, %439
  %452 = zext i32 %451 to i64
  %453 = getelementptr inbounds %struct.Stamp, ptr %450, i64 %452
  %454 = load i32, ptr %453, align 4, !tbaa !51
  %455 = zext i32 %454 to i64
  %456 = getelementptr inbounds i8, ptr %453, i64 8
  %457 = load i32, ptr %456, align 4, !tbaa !53
  %458 = lshr i32 %457, 27
  %459 = zext nneg i32 %458 to i64
  %460 = shl nuw nsw i64 %459, 32
  %461 = or disjoint i64 %460, %455
  %462 = getelementptr inbounds i8, ptr %453, i64 4
  %463 = load i32, ptr %462, align 4, !tbaa !52
  %464 = zext i32 %463 to i64
  %465 = or disjoint i64 %464, -4294967296
  %466 = load ptr, ptr %281, align 8, !tbaa !19
  %467 = getelementptr inbounds i8, ptr %466, i64 32
  %468 = load i32, ptr %467, align 8, !tbaa !21
  %469 = icmp eq i32 %454, %468
  br i1 %469, label %470, label %481

470:                                              ; preds = %449
  %471 = load i32, ptr %296, align 32, !tbaa !34
  %472 = icmp eq i32 %458, %471
  br i1 %472, label %473, label %481

473:                                              ; preds = %470
  %474 = and i32 %437, 31
  %475 = icmp eq i32 %474, %422
  br i1 %475, label %476, label %481

476:                                              ; preds = %473
  %477 = lshr i64 %430, 40
  %478 = trunc nuw nsw i64 %477 to i32
  %479 = and i32 %478, 255
  %480 = icmp eq i32 %479, %293
  br i1 %480, label %490, label %481

481:                                              ; preds = %476, %473, %470, %449
  %482 = phi i32 [ 1, %449 ], [ 1, %470 ], [ -1, %476 ], [ -1, %473 ]
  %483 = call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %11, i64 %461, i64 %465, i32 noundef %482) #9
  %484 = extractvalue { i64, i32 } %483, 0
  %485 = and i64 %484, 4294967295
  %486 = icmp ne i64 %485, 0
  %487 = icmp eq i32 %447, 2
  %488 = and i1 %291, %487
  %489 = or i1 %488, %486
  br i1 %489, label %497, label %493

490:                                              ; preds = %476
  %491 = icmp eq i32 %447, 2
  %492 = and i1 %291, %491
  br i1 %492, label %494, label %493

493:                                              ; preds = %490, %481
  store i64 %434, ptr %429, align 8, !tbaa !28
  br label %499

494:                                              ; preds = %490
  %495 = load i32, ptr %266, align 8, !tbaa !35
  %496 = icmp eq i32 %463, %495
  br i1 %496, label %499, label %497

497:                                              ; preds = %411, %494, %481, %444
  %498 = trunc i64 %423 to i32
  call fastcc void @by_granule(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, ptr noundef nonnull readonly %362, i64 noundef %412, i32 noundef %498, i32 noundef %422, i32 noundef 0, i32 noundef %399) #9
  br label %499

499:                                              ; preds = %497, %494, %493, %442, %441
  %500 = icmp ult i64 %417, %400
  br i1 %500, label %411, label %501, !llvm.loop !93

501:                                              ; preds = %499, %326, %348, %346, %403, %398, %356, %323
  %502 = add nuw i32 %298, %258
  %503 = icmp ult i32 %502, 32
  br i1 %503, label %297, label %504, !llvm.loop !94

504:                                              ; preds = %228, %501, %225
  %505 = phi ptr [ %53, %225 ], [ %264, %501 ], [ %53, %228 ]
  %506 = getelementptr inbounds i8, ptr %505, i64 116
  %507 = load i32, ptr %506, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #8
  ret i32 %507
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @synchronise(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [2 x [32 x i32]], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4, !tbaa !15
  %6 = and i32 %5, 2
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %292, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 36
  %10 = load i32, ptr %9, align 4, !tbaa !95
  %11 = icmp eq i32 %10, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  br i1 %11, label %74, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %13, i64 40
  %16 = load ptr, ptr %15, align 8, !tbaa !96
  %17 = icmp eq ptr %16, null
  br i1 %17, label %72, label %18

18:                                               ; preds = %14
  %19 = load ptr, ptr %0, align 8, !tbaa !45
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !19
  %22 = getelementptr inbounds i8, ptr %21, i64 384
  %23 = load i64, ptr %22, align 8, !tbaa !28
  %24 = inttoptr i64 %23 to ptr
  %25 = getelementptr inbounds i8, ptr %24, i64 2200
  %26 = getelementptr inbounds i8, ptr %19, i64 32
  %27 = load i32, ptr %26, align 32, !tbaa !34
  %28 = zext i32 %27 to i64
  %29 = mul i64 %1, -7046029254386353131
  %30 = lshr i64 %29, 32
  %31 = getelementptr inbounds i8, ptr %13, i64 48
  %32 = load ptr, ptr %31, align 8, !tbaa !97
  %33 = getelementptr inbounds i8, ptr %13, i64 56
  %34 = load i64, ptr %33, align 8, !tbaa !98
  br label %35

35:                                               ; preds = %52, %18
  %36 = phi i32 [ 0, %18 ], [ %53, %52 ]
  %37 = phi i64 [ %30, %18 ], [ %54, %52 ]
  %38 = and i64 %37, %34
  %39 = getelementptr inbounds %struct.Sync, ptr %32, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !99
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %56, label %42

42:                                               ; preds = %35
  %43 = icmp eq i64 %40, 0
  br i1 %43, label %63, label %44

44:                                               ; preds = %42
  %45 = add nuw nsw i64 %37, 1
  %46 = and i64 %45, %34
  %47 = getelementptr inbounds %struct.Sync, ptr %32, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !99
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %56, label %50

50:                                               ; preds = %44
  %51 = icmp eq i64 %48, 0
  br i1 %51, label %63, label %52

52:                                               ; preds = %50
  %53 = add nuw nsw i32 %36, 2
  %54 = add nuw nsw i64 %37, 2
  %55 = icmp eq i32 %53, 64
  br i1 %55, label %63, label %35, !llvm.loop !101

56:                                               ; preds = %44, %35
  %57 = phi i64 [ %38, %35 ], [ %46, %44 ]
  %58 = getelementptr inbounds %struct.Sync, ptr %32, i64 %57, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !102
  %60 = getelementptr inbounds i8, ptr %13, i64 64
  %61 = load i64, ptr %60, align 8, !tbaa !103
  %62 = tail call i64 @llvm.umax.i64(i64 %59, i64 %61)
  br label %66

63:                                               ; preds = %52, %50, %42
  %64 = getelementptr inbounds i8, ptr %13, i64 64
  %65 = load i64, ptr %64, align 8, !tbaa !103
  br label %66

66:                                               ; preds = %63, %56
  %67 = phi i64 [ %65, %63 ], [ %62, %56 ]
  %68 = getelementptr inbounds [0 x %struct.WarpState], ptr %25, i64 0, i64 %28, i32 7
  %69 = load i64, ptr %68, align 8, !tbaa !104
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %72

71:                                               ; preds = %66
  store i64 %67, ptr %68, align 8, !tbaa !104
  br label %72

72:                                               ; preds = %71, %66, %14
  %73 = icmp eq i32 %10, 0
  br i1 %73, label %292, label %74

74:                                               ; preds = %8, %72
  %75 = load ptr, ptr %0, align 8, !tbaa !45
  %76 = getelementptr inbounds i8, ptr %75, i64 16
  %77 = load ptr, ptr %76, align 16, !tbaa !27
  %78 = getelementptr inbounds i8, ptr %75, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !19
  %80 = getelementptr inbounds i8, ptr %79, i64 384
  %81 = load i64, ptr %80, align 8, !tbaa !28
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds i8, ptr %82, i64 2200
  %84 = getelementptr inbounds i8, ptr %75, i64 32
  %85 = load i32, ptr %84, align 32, !tbaa !34
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds [0 x %struct.WarpState], ptr %83, i64 0, i64 %86
  %88 = getelementptr inbounds i8, ptr %87, i64 144
  %89 = load i32, ptr %88, align 8, !tbaa !31
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %292, label %91

91:                                               ; preds = %74
  %92 = getelementptr inbounds i8, ptr %13, i64 40
  %93 = load ptr, ptr %92, align 8, !tbaa !96
  %94 = icmp eq ptr %93, null
  br i1 %94, label %292, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds i8, ptr %79, i64 32
  %97 = load i32, ptr %96, align 8, !tbaa !21
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds i8, ptr %77, i64 68
  %100 = load i32, ptr %99, align 4, !tbaa !37
  %101 = and i32 %100, 1
  %102 = add i32 %101, %100
  %103 = zext i32 %102 to i64
  %104 = mul nuw nsw i64 %103, 72
  %105 = add nuw nsw i64 %104, 80
  %106 = mul i64 %105, %98
  %107 = getelementptr inbounds i8, ptr %93, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !28
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %95
  %111 = shl nuw nsw i64 %103, 3
  %112 = add nuw nsw i64 %111, 8
  br label %121

113:                                              ; preds = %95
  %114 = add i64 %108, 7
  %115 = getelementptr inbounds i8, ptr %107, i64 8
  %116 = and i64 %114, 7
  %117 = shl nuw nsw i64 %103, 3
  %118 = add nuw nsw i64 %117, 8
  %119 = mul nuw nsw i64 %118, %116
  %120 = getelementptr inbounds i8, ptr %115, i64 %119
  br label %121

121:                                              ; preds = %113, %110
  %122 = phi i64 [ %112, %110 ], [ %118, %113 ]
  %123 = phi ptr [ null, %110 ], [ %120, %113 ]
  %124 = getelementptr inbounds i8, ptr %107, i64 8
  %125 = and i64 %108, 7
  %126 = mul nuw nsw i64 %122, %125
  %127 = getelementptr inbounds i8, ptr %124, i64 %126
  %128 = getelementptr i8, ptr %107, i64 72
  %129 = icmp eq ptr %123, null
  %130 = zext i1 %129 to i32
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #8
  %131 = icmp eq i32 %100, 0
  %132 = getelementptr inbounds i8, ptr %87, i64 152
  %133 = getelementptr inbounds i8, ptr %87, i64 280
  %134 = getelementptr inbounds i8, ptr %123, i64 8
  br i1 %131, label %167, label %135

135:                                              ; preds = %121
  %136 = zext i32 %100 to i64
  br label %171

137:                                              ; preds = %187
  %138 = getelementptr inbounds i8, ptr %87, i64 148
  %139 = load i32, ptr %138, align 4, !tbaa !31
  %140 = icmp eq i32 %139, 0
  %141 = getelementptr inbounds i32, ptr %134, i64 %103
  br label %142

142:                                              ; preds = %161, %137
  %143 = phi i64 [ 0, %137 ], [ %165, %161 ]
  %144 = phi i32 [ %190, %137 ], [ %164, %161 ]
  %145 = getelementptr inbounds [32 x i32], ptr %132, i64 0, i64 %143
  %146 = load i32, ptr %145, align 4, !tbaa !31
  %147 = getelementptr inbounds %struct.WarpState, ptr %83, i64 %143, i32 8, i64 1
  %148 = load i32, ptr %147, align 4, !tbaa !31
  %149 = tail call i32 @llvm.umin.i32(i32 %146, i32 %148)
  br i1 %140, label %153, label %150

150:                                              ; preds = %142
  %151 = getelementptr inbounds [2 x [32 x i32]], ptr %133, i64 0, i64 1, i64 %143
  %152 = load i32, ptr %151, align 4, !tbaa !31
  br label %153

153:                                              ; preds = %150, %142
  %154 = phi i32 [ %152, %150 ], [ 0, %142 ]
  %155 = tail call i32 @llvm.umax.i32(i32 %149, i32 %154)
  %156 = getelementptr inbounds [2 x [32 x i32]], ptr %3, i64 0, i64 1, i64 %143
  store i32 %155, ptr %156, align 4, !tbaa !31
  br i1 %129, label %161, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds i32, ptr %141, i64 %143
  %159 = load i32, ptr %158, align 4, !tbaa !31
  %160 = icmp ult i32 %159, %155
  br label %161

161:                                              ; preds = %157, %153
  %162 = phi i1 [ false, %153 ], [ %160, %157 ]
  %163 = zext i1 %162 to i32
  %164 = or i32 %144, %163
  %165 = add nuw nsw i64 %143, 1
  %166 = icmp eq i64 %165, %136
  br i1 %166, label %167, label %142, !llvm.loop !105

167:                                              ; preds = %161, %121
  %168 = phi i32 [ %130, %121 ], [ %164, %161 ]
  %169 = shl nuw nsw i64 %103, 6
  %170 = getelementptr i8, ptr %128, i64 %169
  br i1 %129, label %195, label %193

171:                                              ; preds = %187, %135
  %172 = phi i64 [ 0, %135 ], [ %191, %187 ]
  %173 = phi i32 [ %130, %135 ], [ %190, %187 ]
  %174 = getelementptr inbounds [32 x i32], ptr %132, i64 0, i64 %172
  %175 = load i32, ptr %174, align 4, !tbaa !31
  %176 = getelementptr inbounds %struct.WarpState, ptr %83, i64 %172, i32 8, i64 0
  %177 = load i32, ptr %176, align 4, !tbaa !31
  %178 = tail call i32 @llvm.umin.i32(i32 %175, i32 %177)
  %179 = getelementptr inbounds [2 x [32 x i32]], ptr %133, i64 0, i64 0, i64 %172
  %180 = load i32, ptr %179, align 4, !tbaa !31
  %181 = tail call i32 @llvm.umax.i32(i32 %178, i32 %180)
  %182 = getelementptr inbounds [2 x [32 x i32]], ptr %3, i64 0, i64 0, i64 %172
  store i32 %181, ptr %182, align 4, !tbaa !31
  br i1 %129, label %187, label %183

183:                                              ; preds = %171
  %184 = getelementptr inbounds i32, ptr %134, i64 %172
  %185 = load i32, ptr %184, align 4, !tbaa !31
  %186 = icmp ult i32 %185, %181
  br label %187

187:                                              ; preds = %183, %171
  %188 = phi i1 [ false, %171 ], [ %186, %183 ]
  %189 = zext i1 %188 to i32
  %190 = or i32 %173, %189
  %191 = add nuw nsw i64 %172, 1
  %192 = icmp eq i64 %191, %136
  br i1 %192, label %137, label %171, !llvm.loop !105

193:                                              ; preds = %167
  %194 = load i64, ptr %123, align 8, !tbaa !28
  br label %195

195:                                              ; preds = %193, %167
  %196 = phi i64 [ %194, %193 ], [ 0, %167 ]
  %197 = icmp eq i32 %168, 0
  br i1 %197, label %248, label %198

198:                                              ; preds = %195
  %199 = getelementptr inbounds i8, ptr %170, i64 8
  %200 = getelementptr inbounds i8, ptr %127, i64 8
  %201 = icmp ugt i64 %108, 7
  br i1 %131, label %226, label %232

202:                                              ; preds = %241
  %203 = icmp eq i32 %245, 0
  br i1 %203, label %226, label %204

204:                                              ; preds = %202, %219
  %205 = phi i64 [ %222, %219 ], [ 0, %202 ]
  %206 = phi i32 [ %223, %219 ], [ %245, %202 ]
  %207 = and i32 %206, 1
  %208 = add i32 %207, %206
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %199, i64 %209
  %211 = getelementptr inbounds i32, ptr %210, i64 %205
  %212 = getelementptr inbounds i32, ptr %200, i64 %209
  %213 = getelementptr inbounds i32, ptr %212, i64 %205
  br i1 %201, label %214, label %219

214:                                              ; preds = %204
  %215 = load i32, ptr %213, align 4, !tbaa !31
  %216 = load i32, ptr %211, align 4, !tbaa !31
  %217 = icmp ugt i32 %215, %216
  br i1 %217, label %218, label %219

218:                                              ; preds = %214
  store i32 %215, ptr %211, align 4, !tbaa !31
  br label %219

219:                                              ; preds = %218, %214, %204
  %220 = getelementptr inbounds [2 x [32 x i32]], ptr %3, i64 0, i64 1, i64 %205
  %221 = load i32, ptr %220, align 4, !tbaa !31
  store i32 %221, ptr %213, align 4, !tbaa !31
  %222 = add nuw nsw i64 %205, 1
  %223 = load i32, ptr %99, align 4, !tbaa !37
  %224 = zext i32 %223 to i64
  %225 = icmp ult i64 %222, %224
  br i1 %225, label %204, label %226, !llvm.loop !106

226:                                              ; preds = %219, %202, %198
  %227 = getelementptr inbounds i8, ptr %13, i64 72
  %228 = load i64, ptr %227, align 8, !tbaa !107
  %229 = add i64 %228, 1
  store i64 %229, ptr %227, align 8, !tbaa !107
  store i64 %229, ptr %127, align 8, !tbaa !28
  %230 = load i64, ptr %107, align 8, !tbaa !28
  %231 = add i64 %230, 1
  store i64 %231, ptr %107, align 8, !tbaa !28
  br label %248

232:                                              ; preds = %198, %241
  %233 = phi i64 [ %244, %241 ], [ 0, %198 ]
  %234 = getelementptr inbounds i32, ptr %199, i64 %233
  %235 = getelementptr inbounds i32, ptr %200, i64 %233
  br i1 %201, label %236, label %241

236:                                              ; preds = %232
  %237 = load i32, ptr %235, align 4, !tbaa !31
  %238 = load i32, ptr %234, align 4, !tbaa !31
  %239 = icmp ugt i32 %237, %238
  br i1 %239, label %240, label %241

240:                                              ; preds = %236
  store i32 %237, ptr %234, align 4, !tbaa !31
  br label %241

241:                                              ; preds = %240, %236, %232
  %242 = getelementptr inbounds [2 x [32 x i32]], ptr %3, i64 0, i64 0, i64 %233
  %243 = load i32, ptr %242, align 4, !tbaa !31
  store i32 %243, ptr %235, align 4, !tbaa !31
  %244 = add nuw nsw i64 %233, 1
  %245 = load i32, ptr %99, align 4, !tbaa !37
  %246 = zext i32 %245 to i64
  %247 = icmp ult i64 %244, %246
  br i1 %247, label %232, label %202, !llvm.loop !106

248:                                              ; preds = %226, %195
  %249 = phi i64 [ %229, %226 ], [ %196, %195 ]
  %250 = getelementptr inbounds i8, ptr %87, i64 136
  %251 = load i64, ptr %250, align 8, !tbaa !104
  %252 = tail call i64 @llvm.umax.i64(i64 %249, i64 %251)
  %253 = mul i64 %1, -7046029254386353131
  %254 = lshr i64 %253, 32
  %255 = getelementptr inbounds i8, ptr %13, i64 48
  %256 = load ptr, ptr %255, align 8, !tbaa !97
  %257 = getelementptr inbounds i8, ptr %13, i64 56
  %258 = load i64, ptr %257, align 8, !tbaa !98
  br label %259

259:                                              ; preds = %278, %248
  %260 = phi i32 [ 0, %248 ], [ %279, %278 ]
  %261 = phi i64 [ %254, %248 ], [ %280, %278 ]
  %262 = and i64 %261, %258
  %263 = getelementptr inbounds %struct.Sync, ptr %256, i64 %262
  %264 = load i64, ptr %263, align 8, !tbaa !99
  %265 = icmp eq i64 %264, %1
  br i1 %265, label %282, label %266

266:                                              ; preds = %259
  %267 = icmp eq i64 %264, 0
  br i1 %267, label %268, label %270

268:                                              ; preds = %276, %266
  %269 = phi ptr [ %263, %266 ], [ %273, %276 ]
  store i64 %1, ptr %269, align 8, !tbaa !99
  br label %282

270:                                              ; preds = %266
  %271 = add nuw nsw i64 %261, 1
  %272 = and i64 %271, %258
  %273 = getelementptr inbounds %struct.Sync, ptr %256, i64 %272
  %274 = load i64, ptr %273, align 8, !tbaa !99
  %275 = icmp eq i64 %274, %1
  br i1 %275, label %282, label %276

276:                                              ; preds = %270
  %277 = icmp eq i64 %274, 0
  br i1 %277, label %268, label %278

278:                                              ; preds = %276
  %279 = add nuw nsw i32 %260, 2
  %280 = add nuw nsw i64 %261, 2
  %281 = icmp eq i32 %279, 64
  br i1 %281, label %282, label %259, !llvm.loop !101

282:                                              ; preds = %259, %270, %278, %268
  %283 = phi ptr [ %269, %268 ], [ %263, %259 ], [ %273, %270 ], [ null, %278 ]
  %284 = icmp eq ptr %283, null
  %285 = getelementptr inbounds i8, ptr %283, i64 8
  %286 = getelementptr inbounds i8, ptr %13, i64 64
  %287 = select i1 %284, ptr %286, ptr %285
  %288 = load i64, ptr %287, align 8, !tbaa !28
  %289 = icmp ult i64 %288, %252
  br i1 %289, label %290, label %291

290:                                              ; preds = %282
  store i64 %252, ptr %287, align 8, !tbaa !28
  br label %291

291:                                              ; preds = %290, %282
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #8
  br label %292

292:                                              ; preds = %291, %91, %74, %2, %72
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @vg_race_lanes(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Access, align 8
  %8 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #8
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %7, ptr noundef %0, i32 noundef %1) #9
  %9 = trunc i64 %3 to i32
  %10 = shl i32 %9, 3
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #8
  store ptr %2, ptr %8, align 8, !tbaa !4
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 0, ptr %11, align 8, !tbaa !11
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr null, ptr %12, align 8, !tbaa !12
  %13 = getelementptr inbounds i8, ptr %8, i64 24
  %14 = shl i32 %4, %10
  store i32 %14, ptr %13, align 8, !tbaa !13
  %15 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 %10, ptr %15, align 4, !tbaa !14
  %16 = and i32 %4, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %6
  %19 = load i64, ptr %2, align 8, !tbaa !28
  %20 = shl nuw i32 1, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %19, i32 noundef %20) #9
  br label %21

21:                                               ; preds = %6, %18
  %22 = and i32 %4, 2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = shl nuw i32 2, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %26, i32 noundef %27) #9
  br label %28

28:                                               ; preds = %24, %21
  %29 = and i32 %4, 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds i8, ptr %2, i64 16
  %33 = load i64, ptr %32, align 8, !tbaa !28
  %34 = shl nuw i32 4, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %33, i32 noundef %34) #9
  br label %35

35:                                               ; preds = %31, %28
  %36 = and i32 %4, 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds i8, ptr %2, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !28
  %41 = shl nuw i32 8, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %40, i32 noundef %41) #9
  br label %42

42:                                               ; preds = %38, %35
  %43 = and i32 %4, 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = getelementptr inbounds i8, ptr %2, i64 32
  %47 = load i64, ptr %46, align 8, !tbaa !28
  %48 = shl nuw i32 16, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %47, i32 noundef %48) #9
  br label %49

49:                                               ; preds = %45, %42
  %50 = and i32 %4, 32
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds i8, ptr %2, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !28
  %55 = shl nuw i32 32, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %54, i32 noundef %55) #9
  br label %56

56:                                               ; preds = %52, %49
  %57 = and i32 %4, 64
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds i8, ptr %2, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !28
  %62 = shl nuw i32 64, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %61, i32 noundef %62) #9
  br label %63

63:                                               ; preds = %59, %56
  %64 = and i32 %4, 128
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %2, i64 56
  %68 = load i64, ptr %67, align 8, !tbaa !28
  %69 = shl nuw i32 128, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %68, i32 noundef %69) #9
  br label %70

70:                                               ; preds = %66, %63
  %71 = getelementptr inbounds i8, ptr %7, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !24
  %73 = getelementptr inbounds i8, ptr %72, i64 116
  %74 = load i32, ptr %73, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #8
  ret i32 %74
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_values(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !27
  %8 = getelementptr inbounds i8, ptr %7, i64 272
  %9 = load i64, ptr %8, align 8, !tbaa !28
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 116
  %12 = load i32, ptr %11, align 4, !tbaa !25
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, ptr %10, i64 120
  %16 = icmp eq i32 %4, 0
  %17 = zext i32 %3 to i64
  br label %19

18:                                               ; preds = %86, %5
  ret void

19:                                               ; preds = %14, %86
  %20 = phi i32 [ %12, %14 ], [ %87, %86 ]
  %21 = phi i64 [ 0, %14 ], [ %88, %86 ]
  %22 = getelementptr inbounds [64 x %struct.Pending], ptr %15, i64 0, i64 %21
  br i1 %16, label %23, label %31

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %22, i64 20
  %25 = load i32, ptr %24, align 4, !tbaa !108
  %26 = lshr i32 %25, 3
  %27 = zext nneg i32 %26 to i64
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %86

29:                                               ; preds = %23
  %30 = and i32 %25, 7
  br label %31

31:                                               ; preds = %19, %29
  %32 = phi i32 [ %30, %29 ], [ 0, %19 ]
  %33 = getelementptr inbounds i8, ptr %22, i64 16
  %34 = load i32, ptr %33, align 8, !tbaa !110
  %35 = icmp eq i32 %34, 0
  %36 = getelementptr inbounds i8, ptr %22, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !111
  br i1 %35, label %52, label %38

38:                                               ; preds = %31
  %39 = load i64, ptr %22, align 8, !tbaa !112
  %40 = getelementptr inbounds i8, ptr %22, i64 24
  %41 = load i32, ptr %40, align 8, !tbaa !113
  %42 = icmp ult i32 %41, 32
  %43 = and i32 %41, 7
  %44 = mul i32 %43, %3
  %45 = zext i32 %44 to i64
  %46 = mul i32 %32, %3
  %47 = zext i32 %46 to i64
  %48 = zext i32 %34 to i64
  br label %65

49:                                               ; preds = %65
  %50 = icmp eq i32 %83, 0
  %51 = select i1 %50, i32 2, i32 3
  br label %52

52:                                               ; preds = %49, %31
  %53 = phi i32 [ 3, %31 ], [ %51, %49 ]
  %54 = getelementptr inbounds i8, ptr %22, i64 28
  %55 = load i32, ptr %54, align 4, !tbaa !114
  %56 = getelementptr inbounds i8, ptr %22, i64 20
  %57 = load i32, ptr %56, align 4, !tbaa !108
  %58 = getelementptr inbounds i8, ptr %22, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !115
  %60 = getelementptr inbounds i8, ptr %22, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !116
  %62 = getelementptr inbounds i8, ptr %22, i64 40
  %63 = load i32, ptr %62, align 8, !tbaa !117
  tail call fastcc void @find(ptr noundef %0, i32 noundef %53, i32 noundef %55, i32 noundef %57, i64 noundef %37, i32 noundef %59, i32 noundef %61, i32 noundef %63) #9
  %64 = load i32, ptr %11, align 4, !tbaa !25
  br label %86

65:                                               ; preds = %38, %65
  %66 = phi i64 [ 0, %38 ], [ %84, %65 ]
  %67 = phi i32 [ 1, %38 ], [ %83, %65 ]
  %68 = add i64 %37, %66
  %69 = sub i64 %68, %39
  %70 = udiv i64 %69, %17
  %71 = shl i64 %70, 6
  %72 = getelementptr inbounds i8, ptr %2, i64 %71
  %73 = urem i64 %69, %17
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = getelementptr inbounds i8, ptr %74, i64 %45
  %76 = inttoptr i64 %68 to ptr
  %77 = select i1 %42, ptr %75, ptr %76
  %78 = load i8, ptr %77, align 1, !tbaa !33
  %79 = getelementptr inbounds i8, ptr %74, i64 %47
  %80 = load i8, ptr %79, align 1, !tbaa !33
  %81 = icmp eq i8 %80, %78
  %82 = freeze i1 %81
  %83 = select i1 %82, i32 %67, i32 0
  %84 = add nuw nsw i64 %66, 1
  %85 = icmp eq i64 %84, %48
  br i1 %85, label %49, label %65, !llvm.loop !118

86:                                               ; preds = %23, %52
  %87 = phi i32 [ %20, %23 ], [ %64, %52 ]
  %88 = add nuw nsw i64 %21, 1
  %89 = zext i32 %87 to i64
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %19, label %18, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_fence(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 16, !tbaa !27
  %5 = getelementptr inbounds i8, ptr %4, i64 272
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds i8, ptr %8, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !28
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 2200
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !34
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %15
  %17 = getelementptr inbounds i8, ptr %4, i64 68
  %18 = load i32, ptr %16, align 8, !tbaa !35
  %19 = getelementptr inbounds i8, ptr %16, i64 144
  %20 = getelementptr inbounds i8, ptr %16, i64 280
  %21 = getelementptr inbounds i8, ptr %16, i64 152
  %22 = add i32 %1, 1
  %23 = tail call i32 @llvm.umax.i32(i32 %22, i32 1)
  %24 = zext i32 %23 to i64
  br label %25

25:                                               ; preds = %44, %2
  %26 = phi i64 [ 0, %2 ], [ %49, %44 ]
  %27 = load i32, ptr %17, align 4, !tbaa !37
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %44, label %51

29:                                               ; preds = %44
  %30 = inttoptr i64 %6 to ptr
  %31 = load i32, ptr %16, align 8, !tbaa !35
  %32 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %31, ptr %32, align 4, !tbaa !40
  %33 = getelementptr inbounds i8, ptr %16, i64 16
  store i32 0, ptr %33, align 8, !tbaa !41
  %34 = getelementptr inbounds i8, ptr %16, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !42
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 %31)
  %37 = getelementptr inbounds i8, ptr %16, i64 4
  store i32 %36, ptr %37, align 4, !tbaa !43
  %38 = add i32 %31, 1
  store i32 %38, ptr %16, align 8, !tbaa !35
  %39 = getelementptr inbounds i8, ptr %30, i64 108
  %40 = load i32, ptr %39, align 4, !tbaa !44
  %41 = icmp ult i32 %38, %40
  br i1 %41, label %60, label %42

42:                                               ; preds = %29
  %43 = add i32 %31, 2
  store i32 %43, ptr %39, align 4, !tbaa !44
  br label %60

44:                                               ; preds = %51, %25
  %45 = getelementptr inbounds [2 x i32], ptr %19, i64 0, i64 %26
  store i32 %18, ptr %45, align 4, !tbaa !31
  %46 = load i32, ptr %13, align 32, !tbaa !34
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds [2 x [32 x i32]], ptr %20, i64 0, i64 %26, i64 %47
  store i32 %18, ptr %48, align 4, !tbaa !31
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %24
  br i1 %50, label %29, label %25, !llvm.loop !120

51:                                               ; preds = %25, %51
  %52 = phi i64 [ %56, %51 ], [ 0, %25 ]
  %53 = getelementptr inbounds [32 x i32], ptr %21, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !31
  %55 = getelementptr inbounds [2 x [32 x i32]], ptr %20, i64 0, i64 %26, i64 %52
  store i32 %54, ptr %55, align 4, !tbaa !31
  %56 = add nuw nsw i64 %52, 1
  %57 = load i32, ptr %17, align 4, !tbaa !37
  %58 = zext i32 %57 to i64
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %51, label %44, !llvm.loop !38

60:                                               ; preds = %29, %42
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_sync(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %4, i64 384
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i32, ptr %8, align 32, !tbaa !34
  %10 = zext i32 %9 to i64
  %11 = load ptr, ptr %0, align 64, !tbaa !121
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi ptr [ %11, %2 ], [ %15, %12 ]
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !88
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %12, !llvm.loop !122

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %7, i64 2200
  %19 = getelementptr inbounds [0 x %struct.WarpState], ptr %18, i64 0, i64 %10
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !31
  %22 = xor i32 %1, -1
  %23 = and i32 %21, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %42

25:                                               ; preds = %17
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 16, !tbaa !27
  %28 = getelementptr inbounds i8, ptr %27, i64 272
  %29 = load i64, ptr %28, align 8, !tbaa !28
  %30 = inttoptr i64 %29 to ptr
  %31 = load i32, ptr %19, align 8, !tbaa !35
  %32 = getelementptr inbounds i8, ptr %19, i64 12
  store i32 %31, ptr %32, align 4, !tbaa !40
  %33 = getelementptr inbounds i8, ptr %19, i64 16
  store i32 0, ptr %33, align 8, !tbaa !41
  %34 = getelementptr inbounds i8, ptr %19, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !42
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 %31)
  %37 = getelementptr inbounds i8, ptr %19, i64 4
  store i32 %36, ptr %37, align 4, !tbaa !43
  %38 = add i32 %31, 1
  store i32 %38, ptr %19, align 8, !tbaa !35
  %39 = getelementptr inbounds i8, ptr %30, i64 108
  %40 = load i32, ptr %39, align 4, !tbaa !44
  %41 = icmp ult i32 %38, %40
  br i1 %41, label %73, label %69

42:                                               ; preds = %17
  %43 = getelementptr inbounds i8, ptr %19, i64 16
  %44 = load i32, ptr %43, align 8, !tbaa !41
  %45 = icmp eq i32 %44, 14
  %46 = load i32, ptr %19, align 8, !tbaa !35
  br i1 %45, label %47, label %53

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, ptr %19, i64 12
  store i32 %46, ptr %48, align 4, !tbaa !40
  %49 = getelementptr inbounds i8, ptr %19, i64 8
  %50 = load i32, ptr %49, align 8, !tbaa !42
  %51 = tail call i32 @llvm.umin.i32(i32 %50, i32 %46)
  %52 = getelementptr inbounds i8, ptr %19, i64 4
  store i32 %51, ptr %52, align 4, !tbaa !43
  br label %53

53:                                               ; preds = %42, %47
  %54 = phi i32 [ 0, %47 ], [ %44, %42 ]
  %55 = getelementptr inbounds i8, ptr %19, i64 24
  %56 = add i32 %54, 1
  store i32 %56, ptr %43, align 8, !tbaa !41
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds [14 x %struct.Partial], ptr %55, i64 0, i64 %57
  store i32 %46, ptr %58, align 8, !tbaa !31
  %59 = getelementptr inbounds i8, ptr %58, i64 4
  store i32 %1, ptr %59, align 4, !tbaa !31
  %60 = getelementptr inbounds i8, ptr %0, i64 16
  %61 = load ptr, ptr %60, align 16, !tbaa !27
  %62 = getelementptr inbounds i8, ptr %61, i64 272
  %63 = load i64, ptr %62, align 8, !tbaa !28
  %64 = inttoptr i64 %63 to ptr
  %65 = add i32 %46, 1
  store i32 %65, ptr %19, align 8, !tbaa !35
  %66 = getelementptr inbounds i8, ptr %64, i64 108
  %67 = load i32, ptr %66, align 4, !tbaa !44
  %68 = icmp ult i32 %65, %67
  br i1 %68, label %73, label %69

69:                                               ; preds = %53, %25
  %70 = phi i32 [ %31, %25 ], [ %46, %53 ]
  %71 = phi ptr [ %39, %25 ], [ %66, %53 ]
  %72 = add i32 %70, 2
  store i32 %72, ptr %71, align 4, !tbaa !44
  br label %73

73:                                               ; preds = %69, %53, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_sync_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !19
  %6 = getelementptr inbounds i8, ptr %5, i64 384
  %7 = load i64, ptr %6, align 8, !tbaa !28
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 2200
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 32, !tbaa !34
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.WarpState], ptr %9, i64 0, i64 %12
  %14 = icmp eq i32 %1, 0
  %15 = load i32, ptr %13, align 8, !tbaa !35
  br i1 %14, label %23, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %13, i64 16
  %18 = getelementptr inbounds i8, ptr %13, i64 12
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  %20 = getelementptr inbounds i8, ptr %13, i64 4
  %21 = getelementptr inbounds i8, ptr %13, i64 24
  %22 = load i32, ptr %17, align 8, !tbaa !41
  br label %36

23:                                               ; preds = %48, %3
  %24 = getelementptr inbounds i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 16, !tbaa !27
  %26 = getelementptr inbounds i8, ptr %25, i64 272
  %27 = load i64, ptr %26, align 8, !tbaa !28
  %28 = inttoptr i64 %27 to ptr
  %29 = add i32 %15, 1
  store i32 %29, ptr %13, align 8, !tbaa !35
  %30 = getelementptr inbounds i8, ptr %28, i64 108
  %31 = load i32, ptr %30, align 4, !tbaa !44
  %32 = icmp ult i32 %29, %31
  br i1 %32, label %35, label %33

33:                                               ; preds = %23
  %34 = add i32 %15, 2
  store i32 %34, ptr %30, align 4, !tbaa !44
  br label %35

35:                                               ; preds = %23, %33
  ret void

36:                                               ; preds = %16, %48
  %37 = phi i32 [ %22, %16 ], [ %50, %48 ]
  %38 = phi i32 [ %1, %16 ], [ %55, %48 ]
  %39 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %38, i1 true)
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %2, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !31
  br label %57

43:                                               ; preds = %82
  %44 = icmp eq i32 %37, 14
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  store i32 %15, ptr %18, align 4, !tbaa !40
  %46 = load i32, ptr %19, align 8, !tbaa !42
  %47 = tail call i32 @llvm.umin.i32(i32 %46, i32 %15)
  store i32 %47, ptr %20, align 4, !tbaa !43
  br label %48

48:                                               ; preds = %43, %45
  %49 = phi i32 [ 0, %45 ], [ %37, %43 ]
  %50 = add i32 %49, 1
  store i32 %50, ptr %17, align 8, !tbaa !41
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds [14 x %struct.Partial], ptr %21, i64 0, i64 %51
  store i32 %15, ptr %52, align 8, !tbaa !31
  %53 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 %42, ptr %53, align 4, !tbaa !31
  %54 = xor i32 %86, -1
  %55 = and i32 %38, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %23, label %36, !llvm.loop !123

57:                                               ; preds = %82, %36
  %58 = phi i64 [ 0, %36 ], [ %87, %82 ]
  %59 = phi i32 [ 0, %36 ], [ %86, %82 ]
  %60 = trunc nuw nsw i64 %58 to i32
  %61 = shl nuw i32 1, %60
  %62 = and i32 %61, %38
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %57
  %65 = getelementptr inbounds i32, ptr %2, i64 %58
  %66 = load i32, ptr %65, align 4, !tbaa !31
  %67 = icmp eq i32 %66, %42
  br label %68

68:                                               ; preds = %64, %57
  %69 = phi i1 [ false, %57 ], [ %67, %64 ]
  %70 = zext i1 %69 to i32
  %71 = shl nuw i32 %70, %60
  %72 = or i32 %71, %59
  %73 = or disjoint i64 %58, 1
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = shl nuw i32 1, %74
  %76 = and i32 %75, %38
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %68
  %79 = getelementptr inbounds i32, ptr %2, i64 %73
  %80 = load i32, ptr %79, align 4, !tbaa !31
  %81 = icmp eq i32 %80, %42
  br label %82

82:                                               ; preds = %78, %68
  %83 = phi i1 [ false, %68 ], [ %81, %78 ]
  %84 = zext i1 %83 to i32
  %85 = shl nuw i32 %84, %74
  %86 = or i32 %85, %72
  %87 = add nuw nsw i64 %58, 2
  %88 = icmp eq i64 %87, 32
  br i1 %88, label %43, label %57, !llvm.loop !124
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !125
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !27
  %6 = getelementptr inbounds i8, ptr %5, i64 272
  %7 = load i64, ptr %6, align 8, !tbaa !28
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !28
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 2200
  %13 = getelementptr inbounds i8, ptr %5, i64 68
  %14 = load i32, ptr %13, align 4, !tbaa !37
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.WarpState, ptr %12, i64 %15
  %17 = ptrtoint ptr %16 to i64
  %18 = add i64 %17, 63
  %19 = and i64 %18, -64
  %20 = inttoptr i64 %19 to ptr
  store ptr %20, ptr %11, align 8, !tbaa !88
  %21 = getelementptr inbounds i8, ptr %8, i64 80
  %22 = load i64, ptr %21, align 8, !tbaa !65
  %23 = getelementptr inbounds %struct.Cell, ptr %20, i64 %22
  %24 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %23, ptr %24, align 8, !tbaa !88
  %25 = icmp eq i64 %22, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %1
  %27 = and i64 %22, 1
  %28 = icmp eq i64 %22, 1
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = and i64 %22, -2
  br label %44

31:                                               ; preds = %44, %26
  %32 = phi i64 [ 0, %26 ], [ %56, %44 ]
  %33 = icmp eq i64 %27, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.Cell, ptr %20, i64 %32
  store i32 0, ptr %35, align 16, !tbaa !31
  %36 = getelementptr inbounds i8, ptr %35, i64 4
  store i32 0, ptr %36, align 4, !tbaa !31
  %37 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 0, ptr %37, align 8, !tbaa !31
  %38 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 0, ptr %38, align 4, !tbaa !31
  br label %39

39:                                               ; preds = %31, %34
  %40 = load i32, ptr %13, align 4, !tbaa !37
  br label %41

41:                                               ; preds = %39, %1
  %42 = phi i32 [ %40, %39 ], [ %14, %1 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %73, label %59

44:                                               ; preds = %44, %29
  %45 = phi i64 [ 0, %29 ], [ %56, %44 ]
  %46 = phi i64 [ 0, %29 ], [ %57, %44 ]
  %47 = getelementptr inbounds %struct.Cell, ptr %20, i64 %45
  store i32 0, ptr %47, align 32, !tbaa !31
  %48 = getelementptr inbounds i8, ptr %47, i64 4
  store i32 0, ptr %48, align 4, !tbaa !31
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  store i32 0, ptr %49, align 8, !tbaa !31
  %50 = getelementptr inbounds i8, ptr %47, i64 12
  store i32 0, ptr %50, align 4, !tbaa !31
  %51 = or disjoint i64 %45, 1
  %52 = getelementptr inbounds %struct.Cell, ptr %20, i64 %51
  store i32 0, ptr %52, align 16, !tbaa !31
  %53 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 0, ptr %53, align 4, !tbaa !31
  %54 = getelementptr inbounds i8, ptr %52, i64 8
  store i32 0, ptr %54, align 8, !tbaa !31
  %55 = getelementptr inbounds i8, ptr %52, i64 12
  store i32 0, ptr %55, align 4, !tbaa !31
  %56 = add nuw i64 %45, 2
  %57 = add i64 %46, 2
  %58 = icmp eq i64 %57, %30
  br i1 %58, label %31, label %44, !llvm.loop !126

59:                                               ; preds = %41, %59
  %60 = phi i64 [ %69, %59 ], [ 0, %41 ]
  %61 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 0
  store i32 0, ptr %61, align 4, !tbaa !31
  %62 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 1
  store i32 0, ptr %62, align 4, !tbaa !31
  %63 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 2
  store i32 0, ptr %63, align 4, !tbaa !31
  %64 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 3
  store i32 0, ptr %64, align 4, !tbaa !31
  %65 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 4
  store i32 0, ptr %65, align 4, !tbaa !31
  %66 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 5
  store i32 0, ptr %66, align 4, !tbaa !31
  %67 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 6
  store i32 0, ptr %67, align 4, !tbaa !31
  %68 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 13, i64 7
  store i32 0, ptr %68, align 4, !tbaa !31
  %69 = add nuw nsw i64 %60, 1
  %70 = load i32, ptr %13, align 4, !tbaa !37
  %71 = zext i32 %70 to i64
  %72 = icmp ult i64 %69, %71
  br i1 %72, label %59, label %73, !llvm.loop !127

73:                                               ; preds = %59, %41
  %74 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 1, ptr %74, align 8, !tbaa !28
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_start(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !125
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !27
  %6 = getelementptr inbounds i8, ptr %5, i64 272
  %7 = load i64, ptr %6, align 8, !tbaa !28
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !28
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %8, i64 108
  %13 = load i32, ptr %12, align 4, !tbaa !44
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4, !tbaa !44
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !28
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = getelementptr inbounds i8, ptr %5, i64 68
  %20 = load i32, ptr %19, align 4, !tbaa !37
  br label %26

21:                                               ; preds = %1
  %22 = getelementptr inbounds i8, ptr %11, i64 24
  %23 = getelementptr inbounds i8, ptr %5, i64 68
  %24 = getelementptr inbounds i8, ptr %11, i64 152
  %25 = load i32, ptr %23, align 4, !tbaa !37
  br label %33

26:                                               ; preds = %39, %18
  %27 = phi i32 [ %20, %18 ], [ %40, %39 ]
  store i64 0, ptr %15, align 8, !tbaa !28
  %28 = getelementptr inbounds i8, ptr %5, i64 68
  %29 = icmp eq i32 %27, 0
  br i1 %29, label %51, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds i8, ptr %11, i64 2200
  %32 = add i32 %13, -1
  br label %52

33:                                               ; preds = %21, %39
  %34 = phi i32 [ %25, %21 ], [ %40, %39 ]
  %35 = phi i32 [ %25, %21 ], [ %41, %39 ]
  %36 = phi i64 [ 0, %21 ], [ %42, %39 ]
  %37 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %36
  store i64 0, ptr %37, align 8, !tbaa !28
  %38 = icmp eq i32 %35, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %44, %33
  %40 = phi i32 [ %34, %33 ], [ %48, %44 ]
  %41 = phi i32 [ 0, %33 ], [ %48, %44 ]
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp ult i64 %36, 15
  br i1 %43, label %33, label %26, !llvm.loop !128

44:                                               ; preds = %33, %44
  %45 = phi i64 [ %47, %44 ], [ 0, %33 ]
  %46 = getelementptr inbounds [16 x [32 x i32]], ptr %24, i64 0, i64 %36, i64 %45
  store i32 0, ptr %46, align 4, !tbaa !31
  %47 = add nuw nsw i64 %45, 1
  %48 = load i32, ptr %23, align 4, !tbaa !37
  %49 = zext i32 %48 to i64
  %50 = icmp ult i64 %47, %49
  br i1 %50, label %44, label %39, !llvm.loop !129

51:                                               ; preds = %66, %26
  ret void

52:                                               ; preds = %30, %66
  %53 = phi i64 [ 0, %30 ], [ %68, %66 ]
  %54 = getelementptr inbounds [0 x %struct.WarpState], ptr %31, i64 0, i64 %53
  store i32 %13, ptr %54, align 8, !tbaa !35
  %55 = getelementptr inbounds i8, ptr %54, i64 12
  store i32 %32, ptr %55, align 4, !tbaa !40
  %56 = getelementptr inbounds i8, ptr %54, i64 8
  store i32 %32, ptr %56, align 8, !tbaa !42
  %57 = getelementptr inbounds i8, ptr %54, i64 4
  store i32 %32, ptr %57, align 4, !tbaa !43
  %58 = getelementptr inbounds i8, ptr %54, i64 144
  %59 = getelementptr inbounds i8, ptr %54, i64 148
  store i32 0, ptr %59, align 4, !tbaa !31
  store i32 0, ptr %58, align 8, !tbaa !31
  %60 = getelementptr inbounds i8, ptr %54, i64 16
  store i32 0, ptr %60, align 8, !tbaa !41
  %61 = getelementptr inbounds i8, ptr %54, i64 136
  store i64 0, ptr %61, align 8, !tbaa !104
  %62 = load i32, ptr %28, align 4, !tbaa !37
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               ; preds = %52
  %65 = getelementptr inbounds i8, ptr %54, i64 152
  br label %71

66:                                               ; preds = %71, %52
  %67 = phi i32 [ 0, %52 ], [ %75, %71 ]
  %68 = add nuw nsw i64 %53, 1
  %69 = zext i32 %67 to i64
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %52, label %51, !llvm.loop !130

71:                                               ; preds = %64, %71
  %72 = phi i64 [ 0, %64 ], [ %74, %71 ]
  %73 = getelementptr inbounds [32 x i32], ptr %65, i64 0, i64 %72
  store i32 %32, ptr %73, align 4, !tbaa !31
  %74 = add nuw nsw i64 %72, 1
  %75 = load i32, ptr %28, align 4, !tbaa !37
  %76 = zext i32 %75 to i64
  %77 = icmp ult i64 %74, %76
  br i1 %77, label %71, label %66, !llvm.loop !131
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_arrive(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %4, i64 384
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 1, ptr %8, align 8, !tbaa !28
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !27
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load i32, ptr %11, align 32, !tbaa !34
  %13 = getelementptr inbounds i8, ptr %7, i64 2200
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds [0 x %struct.WarpState], ptr %13, i64 0, i64 %14
  %16 = getelementptr inbounds i8, ptr %10, i64 68
  %17 = load i32, ptr %16, align 4, !tbaa !37
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %2
  %20 = zext i32 %1 to i64
  br label %25

21:                                               ; preds = %2
  %22 = getelementptr inbounds i8, ptr %7, i64 152
  %23 = zext i32 %1 to i64
  %24 = getelementptr inbounds i8, ptr %15, i64 152
  br label %32

25:                                               ; preds = %42, %19
  %26 = phi i64 [ %20, %19 ], [ %23, %42 ]
  %27 = getelementptr inbounds i8, ptr %7, i64 152
  %28 = getelementptr inbounds [16 x [32 x i32]], ptr %27, i64 0, i64 %26, i64 %14
  %29 = load i32, ptr %28, align 4, !tbaa !31
  %30 = load i32, ptr %15, align 8, !tbaa !35
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %47, label %48

32:                                               ; preds = %42, %21
  %33 = phi i32 [ %17, %21 ], [ %43, %42 ]
  %34 = phi i64 [ 0, %21 ], [ %44, %42 ]
  %35 = getelementptr inbounds [16 x [32 x i32]], ptr %22, i64 0, i64 %23, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !31
  %37 = getelementptr inbounds [32 x i32], ptr %24, i64 0, i64 %34
  %38 = load i32, ptr %37, align 4, !tbaa !31
  %39 = icmp ult i32 %36, %38
  br i1 %39, label %40, label %42

40:                                               ; preds = %32
  store i32 %38, ptr %35, align 4, !tbaa !31
  %41 = load i32, ptr %16, align 4, !tbaa !37
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi i32 [ %33, %32 ], [ %41, %40 ]
  %44 = add nuw nsw i64 %34, 1
  %45 = zext i32 %43 to i64
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %32, label %25, !llvm.loop !132

47:                                               ; preds = %25
  store i32 %30, ptr %28, align 4, !tbaa !31
  br label %48

48:                                               ; preds = %47, %25
  %49 = getelementptr inbounds i8, ptr %7, i64 24
  %50 = getelementptr inbounds [16 x i64], ptr %49, i64 0, i64 %26
  %51 = load i64, ptr %50, align 8, !tbaa !28
  %52 = getelementptr inbounds i8, ptr %15, i64 136
  %53 = load i64, ptr %52, align 8, !tbaa !104
  %54 = icmp ult i64 %51, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %48
  store i64 %53, ptr %50, align 8, !tbaa !28
  br label %56

56:                                               ; preds = %48, %55
  %57 = getelementptr inbounds i8, ptr %10, i64 272
  %58 = load i64, ptr %57, align 8, !tbaa !28
  %59 = inttoptr i64 %58 to ptr
  %60 = load i32, ptr %11, align 32, !tbaa !34
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [0 x %struct.WarpState], ptr %13, i64 0, i64 %61
  %63 = load i32, ptr %62, align 8, !tbaa !35
  %64 = getelementptr inbounds i8, ptr %62, i64 12
  store i32 %63, ptr %64, align 4, !tbaa !40
  %65 = getelementptr inbounds i8, ptr %62, i64 16
  store i32 0, ptr %65, align 8, !tbaa !41
  %66 = getelementptr inbounds i8, ptr %62, i64 8
  %67 = load i32, ptr %66, align 8, !tbaa !42
  %68 = tail call i32 @llvm.umin.i32(i32 %67, i32 %63)
  %69 = getelementptr inbounds i8, ptr %62, i64 4
  store i32 %68, ptr %69, align 4, !tbaa !43
  %70 = add i32 %63, 1
  store i32 %70, ptr %62, align 8, !tbaa !35
  %71 = getelementptr inbounds i8, ptr %59, i64 108
  %72 = load i32, ptr %71, align 4, !tbaa !44
  %73 = icmp ult i32 %70, %72
  br i1 %73, label %76, label %74

74:                                               ; preds = %56
  %75 = add i32 %63, 2
  store i32 %75, ptr %71, align 4, !tbaa !44
  br label %76

76:                                               ; preds = %56, %74
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_release(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !125
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !27
  %9 = getelementptr inbounds i8, ptr %8, i64 272
  %10 = load i64, ptr %9, align 8, !tbaa !28
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 384
  %13 = load i64, ptr %12, align 8, !tbaa !28
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 152
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds [16 x [32 x i32]], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds i8, ptr %8, i64 68
  %19 = load i32, ptr %18, align 4, !tbaa !37
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %187, label %21

21:                                               ; preds = %4
  %22 = getelementptr inbounds i8, ptr %14, i64 2200
  %23 = zext i32 %19 to i64
  %24 = and i64 %23, 1
  %25 = icmp eq i32 %19, 1
  br i1 %25, label %28, label %26

26:                                               ; preds = %21
  %27 = and i64 %23, 4294967294
  br label %49

28:                                               ; preds = %72, %21
  %29 = phi i32 [ poison, %21 ], [ %73, %72 ]
  %30 = phi i64 [ 0, %21 ], [ %74, %72 ]
  %31 = phi i32 [ 0, %21 ], [ %73, %72 ]
  %32 = icmp eq i64 %24, 0
  br i1 %32, label %42, label %33

33:                                               ; preds = %28
  %34 = trunc nuw i64 %30 to i32
  %35 = shl nuw i32 1, %34
  %36 = and i32 %35, %2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %33
  %39 = getelementptr inbounds [0 x %struct.WarpState], ptr %22, i64 0, i64 %30
  %40 = load i32, ptr %39, align 8, !tbaa !35
  %41 = tail call i32 @llvm.umax.i32(i32 %31, i32 %40)
  br label %42

42:                                               ; preds = %33, %38, %28
  %43 = phi i32 [ %29, %28 ], [ %31, %33 ], [ %41, %38 ]
  br i1 %20, label %187, label %44

44:                                               ; preds = %42
  %45 = icmp eq i32 %3, 0
  %46 = getelementptr inbounds i8, ptr %14, i64 2200
  %47 = getelementptr inbounds i8, ptr %14, i64 24
  %48 = getelementptr inbounds [16 x i64], ptr %47, i64 0, i64 %16
  br label %86

49:                                               ; preds = %72, %26
  %50 = phi i64 [ 0, %26 ], [ %74, %72 ]
  %51 = phi i32 [ 0, %26 ], [ %73, %72 ]
  %52 = phi i64 [ 0, %26 ], [ %75, %72 ]
  %53 = trunc nuw i64 %50 to i32
  %54 = shl nuw i32 1, %53
  %55 = and i32 %54, %2
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %49
  %58 = getelementptr inbounds [0 x %struct.WarpState], ptr %22, i64 0, i64 %50
  %59 = load i32, ptr %58, align 8, !tbaa !35
  %60 = tail call i32 @llvm.umax.i32(i32 %51, i32 %59)
  br label %61

61:                                               ; preds = %57, %49
  %62 = phi i32 [ %51, %49 ], [ %60, %57 ]
  %63 = or disjoint i64 %50, 1
  %64 = trunc nuw i64 %63 to i32
  %65 = shl nuw i32 1, %64
  %66 = and i32 %65, %2
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %61
  %69 = getelementptr inbounds [0 x %struct.WarpState], ptr %22, i64 0, i64 %63
  %70 = load i32, ptr %69, align 8, !tbaa !35
  %71 = tail call i32 @llvm.umax.i32(i32 %62, i32 %70)
  br label %72

72:                                               ; preds = %68, %61
  %73 = phi i32 [ %62, %61 ], [ %71, %68 ]
  %74 = add nuw nsw i64 %50, 2
  %75 = add i64 %52, 2
  %76 = icmp eq i64 %75, %27
  br i1 %76, label %28, label %49, !llvm.loop !133

77:                                               ; preds = %125
  %78 = icmp eq i32 %127, 0
  br i1 %78, label %187, label %79

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, ptr %14, i64 2200
  %81 = getelementptr inbounds i8, ptr %14, i64 24
  %82 = getelementptr inbounds [16 x i64], ptr %81, i64 0, i64 %16
  %83 = add i32 %43, 1
  %84 = getelementptr inbounds i8, ptr %11, i64 108
  %85 = add i32 %43, 2
  br label %132

86:                                               ; preds = %44, %125
  %87 = phi i64 [ 0, %44 ], [ %126, %125 ]
  %88 = phi i32 [ %19, %44 ], [ %127, %125 ]
  %89 = trunc nuw i64 %87 to i32
  %90 = shl nuw i32 1, %89
  %91 = and i32 %90, %2
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %122

93:                                               ; preds = %86
  br i1 %45, label %125, label %94

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.Warp, ptr %6, i64 %87, i32 7
  %96 = load i32, ptr %95, align 4, !tbaa !134
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %125

98:                                               ; preds = %94
  %99 = getelementptr inbounds [0 x %struct.WarpState], ptr %46, i64 0, i64 %87
  %100 = getelementptr inbounds i8, ptr %99, i64 152
  br label %106

101:                                              ; preds = %116
  %102 = load i64, ptr %48, align 8, !tbaa !28
  %103 = getelementptr inbounds i8, ptr %99, i64 136
  %104 = load i64, ptr %103, align 8, !tbaa !104
  %105 = icmp ult i64 %102, %104
  br i1 %105, label %121, label %122

106:                                              ; preds = %116, %98
  %107 = phi i32 [ %88, %98 ], [ %117, %116 ]
  %108 = phi i64 [ 0, %98 ], [ %118, %116 ]
  %109 = getelementptr inbounds [16 x [32 x i32]], ptr %15, i64 0, i64 %16, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !31
  %111 = getelementptr inbounds [32 x i32], ptr %100, i64 0, i64 %108
  %112 = load i32, ptr %111, align 4, !tbaa !31
  %113 = icmp ult i32 %110, %112
  br i1 %113, label %114, label %116

114:                                              ; preds = %106
  store i32 %112, ptr %109, align 4, !tbaa !31
  %115 = load i32, ptr %18, align 4, !tbaa !37
  br label %116

116:                                              ; preds = %114, %106
  %117 = phi i32 [ %107, %106 ], [ %115, %114 ]
  %118 = add nuw nsw i64 %108, 1
  %119 = zext i32 %117 to i64
  %120 = icmp ult i64 %118, %119
  br i1 %120, label %106, label %101, !llvm.loop !132

121:                                              ; preds = %101
  store i64 %104, ptr %48, align 8, !tbaa !28
  br label %122

122:                                              ; preds = %121, %101, %86
  %123 = phi i32 [ %43, %86 ], [ -1, %101 ], [ -1, %121 ]
  %124 = getelementptr inbounds i32, ptr %17, i64 %87
  store i32 %123, ptr %124, align 4, !tbaa !31
  br label %125

125:                                              ; preds = %122, %94, %93
  %126 = add nuw nsw i64 %87, 1
  %127 = load i32, ptr %18, align 4, !tbaa !37
  %128 = zext i32 %127 to i64
  %129 = icmp ult i64 %126, %128
  br i1 %129, label %86, label %77, !llvm.loop !135

130:                                              ; preds = %182
  %131 = icmp eq i32 %183, 0
  br i1 %131, label %187, label %190

132:                                              ; preds = %79, %182
  %133 = phi i32 [ %127, %79 ], [ %183, %182 ]
  %134 = phi i64 [ 0, %79 ], [ %184, %182 ]
  %135 = getelementptr inbounds [0 x %struct.WarpState], ptr %80, i64 0, i64 %134
  %136 = trunc nuw i64 %134 to i32
  %137 = shl nuw i32 1, %136
  %138 = and i32 %137, %2
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %182, label %140

140:                                              ; preds = %132
  %141 = getelementptr inbounds i8, ptr %135, i64 8
  store i32 -1, ptr %141, align 8, !tbaa !42
  %142 = icmp eq i32 %133, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds i8, ptr %135, i64 152
  br label %152

145:                                              ; preds = %167, %140
  %146 = phi i32 [ 0, %140 ], [ %170, %167 ]
  %147 = phi i32 [ -1, %140 ], [ %168, %167 ]
  %148 = getelementptr inbounds i8, ptr %135, i64 136
  %149 = load i64, ptr %148, align 8, !tbaa !104
  %150 = load i64, ptr %82, align 8, !tbaa !28
  %151 = icmp ult i64 %149, %150
  br i1 %151, label %173, label %174

152:                                              ; preds = %143, %167
  %153 = phi i32 [ -1, %143 ], [ %168, %167 ]
  %154 = phi i64 [ 0, %143 ], [ %169, %167 ]
  %155 = getelementptr inbounds [32 x i32], ptr %144, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !31
  %157 = getelementptr inbounds i32, ptr %17, i64 %154
  %158 = load i32, ptr %157, align 4, !tbaa !31
  %159 = icmp ult i32 %156, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %152
  store i32 %158, ptr %155, align 4, !tbaa !31
  br label %161

161:                                              ; preds = %160, %152
  %162 = phi i32 [ %158, %160 ], [ %156, %152 ]
  %163 = icmp ne i64 %154, %134
  %164 = icmp ugt i32 %153, %162
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %166, label %167

166:                                              ; preds = %161
  store i32 %162, ptr %141, align 8, !tbaa !42
  br label %167

167:                                              ; preds = %161, %166
  %168 = phi i32 [ %153, %161 ], [ %162, %166 ]
  %169 = add nuw nsw i64 %154, 1
  %170 = load i32, ptr %18, align 4, !tbaa !37
  %171 = zext i32 %170 to i64
  %172 = icmp ult i64 %169, %171
  br i1 %172, label %152, label %145, !llvm.loop !136

173:                                              ; preds = %145
  store i64 %150, ptr %148, align 8, !tbaa !104
  br label %174

174:                                              ; preds = %173, %145
  %175 = getelementptr inbounds i8, ptr %135, i64 12
  store i32 %43, ptr %175, align 4, !tbaa !40
  %176 = getelementptr inbounds i8, ptr %135, i64 16
  store i32 0, ptr %176, align 8, !tbaa !41
  %177 = tail call i32 @llvm.umin.i32(i32 %147, i32 %43)
  %178 = getelementptr inbounds i8, ptr %135, i64 4
  store i32 %177, ptr %178, align 4, !tbaa !43
  store i32 %83, ptr %135, align 8, !tbaa !35
  %179 = load i32, ptr %84, align 4, !tbaa !44
  %180 = icmp ult i32 %83, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %174
  store i32 %85, ptr %84, align 4, !tbaa !44
  br label %182

182:                                              ; preds = %181, %174, %132
  %183 = phi i32 [ %146, %181 ], [ %146, %174 ], [ %133, %132 ]
  %184 = add nuw nsw i64 %134, 1
  %185 = zext i32 %183 to i64
  %186 = icmp ult i64 %184, %185
  br i1 %186, label %132, label %130, !llvm.loop !137

187:                                              ; preds = %190, %4, %42, %77, %130
  %188 = getelementptr inbounds i8, ptr %14, i64 24
  %189 = getelementptr inbounds [16 x i64], ptr %188, i64 0, i64 %16
  store i64 0, ptr %189, align 8, !tbaa !28
  ret void

190:                                              ; preds = %130, %190
  %191 = phi i64 [ %193, %190 ], [ 0, %130 ]
  %192 = getelementptr inbounds i32, ptr %17, i64 %191
  store i32 0, ptr %192, align 4, !tbaa !31
  %193 = add nuw nsw i64 %191, 1
  %194 = load i32, ptr %18, align 4, !tbaa !37
  %195 = zext i32 %194 to i64
  %196 = icmp ult i64 %193, %195
  br i1 %196, label %190, label %187, !llvm.loop !138
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shared_access(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  %8 = getelementptr inbounds i8, ptr %7, i64 88
  %9 = load i32, ptr %8, align 8, !tbaa !87
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !47
  %12 = load i32, ptr %11, align 8, !tbaa !35
  %13 = zext i32 %9 to i64
  %14 = lshr i64 %4, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !77
  %17 = zext i32 %16 to i64
  %18 = add i64 %4, -1
  %19 = add i64 %18, %17
  %20 = lshr i64 %19, %13
  %21 = icmp ugt i64 %14, %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = getelementptr inbounds i8, ptr %0, i64 52
  %26 = shl nuw i32 1, %9
  br label %28

27:                                               ; preds = %104, %5
  ret void

28:                                               ; preds = %22, %104
  %29 = phi i64 [ %14, %22 ], [ %105, %104 ]
  %30 = load ptr, ptr %23, align 8, !tbaa !46
  %31 = load ptr, ptr %30, align 8, !tbaa !88
  %32 = getelementptr inbounds %struct.Cell, ptr %31, i64 %29
  %33 = load i32, ptr %32, align 4, !tbaa !51
  %34 = load ptr, ptr %10, align 8, !tbaa !47
  %35 = getelementptr inbounds i8, ptr %34, i64 4
  %36 = load i32, ptr %35, align 4, !tbaa !43
  %37 = icmp ugt i32 %33, %36
  br i1 %37, label %44, label %38

38:                                               ; preds = %28
  %39 = load i32, ptr %24, align 8, !tbaa !23
  %40 = load i32, ptr %25, align 4, !tbaa !15
  store i32 %12, ptr %32, align 4, !tbaa !31
  %41 = getelementptr inbounds i8, ptr %32, i64 4
  store i32 %2, ptr %41, align 4, !tbaa !31
  %42 = getelementptr inbounds i8, ptr %32, i64 8
  store i32 %39, ptr %42, align 4, !tbaa !31
  %43 = getelementptr inbounds i8, ptr %32, i64 12
  store i32 %40, ptr %43, align 4, !tbaa !31
  br label %104

44:                                               ; preds = %28
  %45 = icmp eq i32 %33, %12
  br i1 %45, label %48, label %46

46:                                               ; preds = %44
  %47 = load i32, ptr %25, align 4, !tbaa !15
  br label %68

48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, ptr %32, i64 8
  %50 = load i32, ptr %49, align 4, !tbaa !53
  %51 = load i32, ptr %24, align 8, !tbaa !23
  %52 = icmp eq i32 %50, %51
  %53 = load i32, ptr %25, align 4, !tbaa !15
  br i1 %52, label %54, label %68

54:                                               ; preds = %48
  %55 = getelementptr inbounds i8, ptr %32, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !54
  %57 = icmp eq i32 %56, %53
  br i1 %57, label %58, label %68

58:                                               ; preds = %54
  %59 = icmp eq i32 %53, 1
  %60 = getelementptr inbounds i8, ptr %32, i64 4
  %61 = load i32, ptr %60, align 4, !tbaa !52
  br i1 %59, label %62, label %64

62:                                               ; preds = %58
  %63 = icmp eq i32 %61, %2
  br i1 %63, label %64, label %75

64:                                               ; preds = %58, %62
  %65 = phi i32 [ %2, %62 ], [ %61, %58 ]
  %66 = getelementptr inbounds i8, ptr %32, i64 4
  %67 = or i32 %65, %2
  store i32 %67, ptr %66, align 4, !tbaa !52
  br label %104

68:                                               ; preds = %46, %54, %48
  %69 = phi i32 [ %47, %46 ], [ %53, %54 ], [ %53, %48 ]
  switch i32 %69, label %75 [
    i32 0, label %71
    i32 3, label %70
  ]

70:                                               ; preds = %68
  br label %71

71:                                               ; preds = %70, %68
  %72 = phi i64 [ 8, %70 ], [ 4, %68 ]
  %73 = getelementptr inbounds i8, ptr %32, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !31
  br label %75

75:                                               ; preds = %62, %71, %68
  %76 = phi i32 [ 0, %68 ], [ %74, %71 ], [ 0, %62 ]
  %77 = getelementptr inbounds i8, ptr %32, i64 12
  %78 = load i32, ptr %77, align 4, !tbaa !54
  %79 = icmp eq i32 %78, 4
  br i1 %79, label %82, label %80

80:                                               ; preds = %75
  %81 = load ptr, ptr %0, align 8, !tbaa !45
  br label %92

82:                                               ; preds = %75
  %83 = load i32, ptr %34, align 8, !tbaa !35
  %84 = icmp eq i32 %33, %83
  %85 = load ptr, ptr %0, align 8, !tbaa !45
  br i1 %84, label %86, label %92

86:                                               ; preds = %82
  %87 = getelementptr inbounds i8, ptr %85, i64 32
  %88 = load i32, ptr %87, align 32, !tbaa !34
  %89 = shl nuw i32 1, %88
  %90 = and i32 %89, %76
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %104

92:                                               ; preds = %80, %82, %86
  %93 = phi ptr [ %81, %80 ], [ %85, %82 ], [ %85, %86 ]
  %94 = getelementptr inbounds i8, ptr %93, i64 8
  %95 = load ptr, ptr %94, align 8, !tbaa !19
  %96 = getelementptr inbounds i8, ptr %95, i64 16
  %97 = load ptr, ptr %96, align 8, !tbaa !58
  %98 = ptrtoint ptr %97 to i64
  %99 = shl i64 %29, %13
  %100 = add i64 %99, %98
  %101 = tail call i64 @llvm.umax.i64(i64 %100, i64 %3)
  %102 = load i32, ptr %15, align 8, !tbaa !77
  %103 = tail call i32 @llvm.umin.i32(i32 %102, i32 %26)
  tail call fastcc void @shared_slow(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %29, i32 noundef %2, i64 noundef %3, i64 noundef %101, i32 noundef %103) #9
  br label %104

104:                                              ; preds = %64, %92, %86, %38
  %105 = add i64 %29, 1
  %106 = icmp ugt i64 %105, %20
  br i1 %106, label %27, label %28, !llvm.loop !139
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shared_slow(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #5 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !46
  %10 = load ptr, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds %struct.Cell, ptr %10, i64 %2
  %12 = getelementptr inbounds i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = getelementptr inbounds %struct.Slots, ptr %13, i64 %2
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !47
  %17 = load i32, ptr %16, align 8, !tbaa !35
  %18 = getelementptr inbounds i8, ptr %11, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !54
  %20 = icmp eq i32 %19, 4
  br i1 %20, label %36, label %21

21:                                               ; preds = %7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %14, i8 0, i64 80, i1 false)
  %22 = load i32, ptr %18, align 4, !tbaa !54
  %23 = icmp eq i32 %22, 1
  %24 = icmp eq i32 %22, 3
  %25 = select i1 %24, i64 16, i64 48
  %26 = select i1 %23, i64 0, i64 %25
  %27 = getelementptr inbounds i8, ptr %14, i64 %26
  %28 = load i32, ptr %11, align 4, !tbaa !51
  %29 = getelementptr inbounds i8, ptr %11, i64 4
  %30 = load i32, ptr %29, align 4, !tbaa !52
  %31 = getelementptr inbounds i8, ptr %11, i64 8
  %32 = load i32, ptr %31, align 4, !tbaa !53
  store i32 %28, ptr %27, align 4, !tbaa !31
  %33 = getelementptr inbounds i8, ptr %27, i64 4
  store i32 %30, ptr %33, align 4, !tbaa !31
  %34 = getelementptr inbounds i8, ptr %27, i64 8
  store i32 %32, ptr %34, align 4, !tbaa !31
  %35 = getelementptr inbounds i8, ptr %27, i64 12
  store i32 0, ptr %35, align 4, !tbaa !31
  store i32 4, ptr %18, align 4, !tbaa !54
  store i32 0, ptr %31, align 4, !tbaa !53
  store i32 0, ptr %29, align 4, !tbaa !52
  br label %36

36:                                               ; preds = %21, %7
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %14, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #9
  %37 = getelementptr inbounds i8, ptr %0, i64 52
  %38 = getelementptr inbounds i8, ptr %14, i64 48
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  %40 = load i32, ptr %37, align 4, !tbaa !15
  %41 = and i32 %40, 2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = getelementptr inbounds i8, ptr %14, i64 16
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %44, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #9
  br label %45

45:                                               ; preds = %43, %36
  %46 = load i32, ptr %38, align 4, !tbaa !51
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %60, label %48

48:                                               ; preds = %45
  %49 = load ptr, ptr %39, align 8, !tbaa !24
  %50 = getelementptr inbounds i8, ptr %49, i64 16
  %51 = load ptr, ptr %50, align 8, !tbaa !32
  %52 = getelementptr inbounds i8, ptr %14, i64 56
  %53 = load i32, ptr %52, align 4, !tbaa !53
  %54 = and i32 %53, 134217727
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %51, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !33
  %58 = and i8 %57, 1
  %59 = icmp ne i8 %58, 0
  br label %60

60:                                               ; preds = %48, %45
  %61 = phi i1 [ false, %45 ], [ %59, %48 ]
  %62 = load i32, ptr %37, align 4, !tbaa !15
  %63 = and i32 %62, 1
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %71, label %65

65:                                               ; preds = %60
  %66 = and i32 %62, 2
  %67 = icmp ne i32 %66, 0
  %68 = select i1 %67, i1 %61, i1 false
  br i1 %68, label %71, label %69

69:                                               ; preds = %65
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %38, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #9
  %70 = load i32, ptr %37, align 4, !tbaa !15
  br label %71

71:                                               ; preds = %65, %69, %60
  %72 = phi i32 [ %62, %65 ], [ %70, %69 ], [ %62, %60 ]
  %73 = and i32 %72, 2
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, ptr %14, i64 32
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %76, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #9
  br label %77

77:                                               ; preds = %75, %71
  %78 = getelementptr inbounds i8, ptr %14, i64 64
  %79 = load i32, ptr %78, align 4, !tbaa !51
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %93, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %39, align 8, !tbaa !24
  %83 = getelementptr inbounds i8, ptr %82, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !32
  %85 = getelementptr inbounds i8, ptr %14, i64 72
  %86 = load i32, ptr %85, align 4, !tbaa !53
  %87 = and i32 %86, 134217727
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %84, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !33
  %91 = and i8 %90, 1
  %92 = icmp ne i8 %91, 0
  br label %93

93:                                               ; preds = %81, %77
  %94 = phi i1 [ false, %77 ], [ %92, %81 ]
  %95 = load i32, ptr %37, align 4, !tbaa !15
  %96 = and i32 %95, 1
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %93
  %99 = and i32 %95, 2
  %100 = icmp ne i32 %99, 0
  %101 = select i1 %100, i1 %94, i1 false
  br i1 %101, label %112, label %102

102:                                              ; preds = %98
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %78, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #9
  %103 = load i32, ptr %37, align 4, !tbaa !15
  br label %104

104:                                              ; preds = %102, %93
  %105 = phi i32 [ %103, %102 ], [ %95, %93 ]
  %106 = icmp eq i32 %105, 1
  br i1 %106, label %107, label %112

107:                                              ; preds = %104
  %108 = getelementptr inbounds i8, ptr %0, i64 56
  %109 = load i32, ptr %108, align 8, !tbaa !23
  store i32 %17, ptr %11, align 4, !tbaa !31
  %110 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %3, ptr %110, align 4, !tbaa !31
  %111 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %109, ptr %111, align 4, !tbaa !31
  store i32 1, ptr %18, align 4, !tbaa !31
  br label %231

112:                                              ; preds = %98, %104
  %113 = phi i32 [ %105, %104 ], [ %95, %98 ]
  %114 = icmp eq i32 %113, 3
  %115 = select i1 %114, i64 16, i64 48
  %116 = getelementptr inbounds i8, ptr %14, i64 %115
  %117 = load ptr, ptr %15, align 8, !tbaa !47
  %118 = load i32, ptr %117, align 8, !tbaa !35
  %119 = load i32, ptr %116, align 4, !tbaa !51
  %120 = icmp eq i32 %119, %118
  %121 = load ptr, ptr %0, align 8, !tbaa !45
  br i1 %120, label %122, label %134

122:                                              ; preds = %112
  %123 = getelementptr inbounds i8, ptr %116, i64 8
  %124 = load i32, ptr %123, align 4, !tbaa !53
  %125 = lshr i32 %124, 27
  %126 = getelementptr inbounds i8, ptr %121, i64 32
  %127 = load i32, ptr %126, align 32, !tbaa !34
  %128 = icmp eq i32 %125, %127
  br i1 %128, label %129, label %134

129:                                              ; preds = %138, %122
  %130 = phi ptr [ %116, %122 ], [ %135, %138 ]
  %131 = getelementptr inbounds i8, ptr %130, i64 4
  %132 = load i32, ptr %131, align 4, !tbaa !52
  %133 = or i32 %132, %3
  store i32 %133, ptr %131, align 4, !tbaa !52
  br label %195

134:                                              ; preds = %122, %112
  %135 = getelementptr inbounds i8, ptr %116, i64 16
  %136 = load i32, ptr %135, align 4, !tbaa !51
  %137 = icmp eq i32 %136, %118
  br i1 %137, label %138, label %145

138:                                              ; preds = %134
  %139 = getelementptr inbounds i8, ptr %116, i64 24
  %140 = load i32, ptr %139, align 4, !tbaa !53
  %141 = lshr i32 %140, 27
  %142 = getelementptr inbounds i8, ptr %121, i64 32
  %143 = load i32, ptr %142, align 32, !tbaa !34
  %144 = icmp eq i32 %141, %143
  br i1 %144, label %129, label %145

145:                                              ; preds = %138, %134
  %146 = getelementptr inbounds i8, ptr %116, i64 8
  %147 = getelementptr inbounds i8, ptr %116, i64 4
  %148 = icmp eq i32 %119, 0
  br i1 %148, label %188, label %168

149:                                              ; preds = %168
  %150 = getelementptr inbounds i8, ptr %116, i64 24
  %151 = getelementptr inbounds i8, ptr %116, i64 20
  %152 = icmp eq i32 %136, 0
  br i1 %152, label %188, label %153

153:                                              ; preds = %149
  %154 = zext i32 %136 to i64
  %155 = load i32, ptr %151, align 4, !tbaa !52
  %156 = zext i32 %155 to i64
  %157 = shl nuw i64 %156, 32
  %158 = or disjoint i64 %157, %154
  %159 = load i32, ptr %150, align 4, !tbaa !53
  %160 = lshr i32 %159, 27
  %161 = zext nneg i32 %160 to i64
  %162 = shl nuw nsw i64 %161, 32
  %163 = or disjoint i64 %162, %178
  %164 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %163, i64 %158, i32 noundef %3) #9
  %165 = extractvalue { i64, i32 } %164, 0
  %166 = and i64 %165, 4294967295
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %188, label %195

168:                                              ; preds = %145
  %169 = zext i32 %119 to i64
  %170 = load i32, ptr %147, align 4, !tbaa !52
  %171 = zext i32 %170 to i64
  %172 = shl nuw i64 %171, 32
  %173 = or disjoint i64 %172, %169
  %174 = getelementptr inbounds i8, ptr %121, i64 8
  %175 = load ptr, ptr %174, align 8, !tbaa !19
  %176 = getelementptr inbounds i8, ptr %175, i64 32
  %177 = load i32, ptr %176, align 8, !tbaa !21
  %178 = zext i32 %177 to i64
  %179 = load i32, ptr %146, align 4, !tbaa !53
  %180 = lshr i32 %179, 27
  %181 = zext nneg i32 %180 to i64
  %182 = shl nuw nsw i64 %181, 32
  %183 = or disjoint i64 %182, %178
  %184 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %183, i64 %173, i32 noundef %3) #9
  %185 = extractvalue { i64, i32 } %184, 0
  %186 = and i64 %185, 4294967295
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %188, label %149

188:                                              ; preds = %168, %153, %149, %145
  %189 = phi ptr [ %116, %168 ], [ %116, %145 ], [ %135, %149 ], [ %135, %153 ]
  %190 = phi ptr [ %146, %168 ], [ %146, %145 ], [ %150, %149 ], [ %150, %153 ]
  %191 = phi ptr [ %147, %168 ], [ %147, %145 ], [ %151, %149 ], [ %151, %153 ]
  %192 = getelementptr inbounds i8, ptr %0, i64 56
  %193 = load i32, ptr %192, align 8, !tbaa !23
  store i32 %118, ptr %189, align 4, !tbaa !31
  store i32 %3, ptr %191, align 4, !tbaa !31
  store i32 %193, ptr %190, align 4, !tbaa !31
  %194 = getelementptr inbounds i8, ptr %189, i64 12
  store i32 0, ptr %194, align 4, !tbaa !31
  br label %195

195:                                              ; preds = %129, %153, %188
  %196 = load i32, ptr %11, align 4, !tbaa !51
  %197 = icmp eq i32 %196, %17
  %198 = getelementptr inbounds i8, ptr %121, i64 32
  %199 = load i32, ptr %198, align 32, !tbaa !34
  %200 = shl nuw i32 1, %199
  %201 = icmp ult i32 %196, %17
  br i1 %201, label %202, label %203

202:                                              ; preds = %195
  store i32 %17, ptr %11, align 4, !tbaa !51
  br label %205

203:                                              ; preds = %195
  %204 = icmp eq i32 %196, %17
  br i1 %204, label %205, label %216

205:                                              ; preds = %202, %203
  %206 = load i32, ptr %37, align 4, !tbaa !15
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %218

208:                                              ; preds = %205
  br i1 %197, label %209, label %212

209:                                              ; preds = %208
  %210 = getelementptr inbounds i8, ptr %11, i64 4
  %211 = load i32, ptr %210, align 4, !tbaa !52
  br label %212

212:                                              ; preds = %209, %208
  %213 = phi i32 [ %211, %209 ], [ 0, %208 ]
  %214 = or i32 %213, %200
  %215 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %214, ptr %215, align 4, !tbaa !52
  br label %228

216:                                              ; preds = %203
  %217 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 0, ptr %217, align 4, !tbaa !52
  br label %228

218:                                              ; preds = %205
  %219 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 0, ptr %219, align 4, !tbaa !52
  %220 = icmp eq i32 %206, 3
  br i1 %220, label %221, label %228

221:                                              ; preds = %218
  br i1 %197, label %222, label %225

222:                                              ; preds = %221
  %223 = getelementptr inbounds i8, ptr %11, i64 8
  %224 = load i32, ptr %223, align 4, !tbaa !53
  br label %225

225:                                              ; preds = %221, %222
  %226 = phi i32 [ %224, %222 ], [ 0, %221 ]
  %227 = or i32 %226, %200
  br label %228

228:                                              ; preds = %212, %216, %218, %225
  %229 = phi i32 [ %227, %225 ], [ 0, %218 ], [ 0, %216 ], [ 0, %212 ]
  %230 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %229, ptr %230, align 4, !tbaa !53
  br label %231

231:                                              ; preds = %228, %107
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @check_slot(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = load i32, ptr %2, align 4, !tbaa !51
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %121, label %11

11:                                               ; preds = %8
  %12 = load ptr, ptr %0, align 8, !tbaa !45
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  %15 = getelementptr inbounds i8, ptr %14, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !21
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !53
  %19 = lshr i32 %18, 27
  %20 = getelementptr inbounds i8, ptr %2, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !52
  %22 = zext nneg i32 %19 to i64
  %23 = shl nuw nsw i64 %22, 32
  %24 = zext i32 %16 to i64
  %25 = or disjoint i64 %23, %24
  %26 = zext i32 %21 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext i32 %9 to i64
  %29 = or disjoint i64 %27, %28
  %30 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull %0, i64 %25, i64 %29, i32 noundef %3) #9
  %31 = extractvalue { i64, i32 } %30, 0
  %32 = and i64 %31, 4294967295
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %121, label %34

34:                                               ; preds = %11
  %35 = extractvalue { i64, i32 } %30, 1
  %36 = lshr i64 %31, 32
  %37 = trunc nuw i64 %36 to i32
  %38 = getelementptr inbounds i8, ptr %0, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !23
  %40 = icmp eq i32 %39, %18
  br i1 %40, label %41, label %119

41:                                               ; preds = %34
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !47
  %44 = load i32, ptr %43, align 8, !tbaa !35
  %45 = icmp eq i32 %44, %9
  %46 = xor i32 %35, %37
  %47 = icmp ult i32 %46, 8
  %48 = and i1 %47, %45
  %49 = icmp ult i32 %35, %37
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %119

51:                                               ; preds = %41
  %52 = getelementptr inbounds i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !13
  %54 = shl nuw i32 1, %35
  %55 = and i32 %53, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %119, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %1, align 8, !tbaa !4
  %59 = icmp eq ptr %58, null
  br i1 %59, label %67, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, ptr %1, i64 28
  %62 = load i32, ptr %61, align 4, !tbaa !14
  %63 = sub i32 %35, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i64, ptr %58, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !28
  br label %111

67:                                               ; preds = %57
  %68 = getelementptr inbounds i8, ptr %1, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds i8, ptr %1, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !12
  %72 = and i32 %35, 1
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %67
  %75 = load i64, ptr %71, align 8, !tbaa !28
  br label %76

76:                                               ; preds = %74, %67
  %77 = phi i64 [ %75, %74 ], [ 0, %67 ]
  %78 = and i32 %35, 2
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %83, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds i8, ptr %71, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !28
  br label %83

83:                                               ; preds = %80, %76
  %84 = phi i64 [ %82, %80 ], [ 0, %76 ]
  %85 = and i32 %35, 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %90, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %71, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !28
  br label %90

90:                                               ; preds = %87, %83
  %91 = phi i64 [ %89, %87 ], [ 0, %83 ]
  %92 = and i32 %35, 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %71, i64 24
  %96 = load i64, ptr %95, align 8, !tbaa !28
  br label %97

97:                                               ; preds = %94, %90
  %98 = phi i64 [ %96, %94 ], [ 0, %90 ]
  %99 = and i32 %35, 16
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %71, i64 32
  %103 = load i64, ptr %102, align 8, !tbaa !28
  br label %104

104:                                              ; preds = %101, %97
  %105 = phi i64 [ %103, %101 ], [ 0, %97 ]
  %106 = add i64 %77, %69
  %107 = add i64 %106, %84
  %108 = add i64 %107, %91
  %109 = add i64 %108, %98
  %110 = add i64 %109, %105
  br label %111

111:                                              ; preds = %104, %60
  %112 = phi i64 [ %66, %60 ], [ %110, %104 ]
  %113 = sub i64 %5, %112
  %114 = getelementptr inbounds i8, ptr %0, i64 32
  %115 = load i32, ptr %114, align 8, !tbaa !77
  %116 = zext i32 %115 to i64
  %117 = icmp ult i64 %113, %116
  %118 = select i1 %117, i32 %35, i32 32
  br label %119

119:                                              ; preds = %34, %41, %51, %111
  %120 = phi i32 [ %118, %111 ], [ 32, %41 ], [ 32, %34 ], [ 32, %51 ]
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %37, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %16, i32 noundef %18, i32 noundef %35, i32 noundef %7, i32 noundef %120) #9
  br label %121

121:                                              ; preds = %119, %11, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc { i64, i32 } @clash(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i32 noundef %3) unnamed_addr #6 {
  %5 = trunc i64 %1 to i32
  %6 = lshr i64 %1, 32
  %7 = trunc i64 %2 to i32
  %8 = lshr i64 %2, 32
  %9 = trunc nuw i64 %8 to i32
  %10 = load ptr, ptr %0, align 8, !tbaa !45
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8, !tbaa !21
  %15 = icmp eq i32 %14, %5
  br i1 %15, label %19, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !47
  br label %125

19:                                               ; preds = %4
  %20 = trunc nuw i64 %6 to i32
  %21 = getelementptr inbounds i8, ptr %10, i64 32
  %22 = load i32, ptr %21, align 32, !tbaa !34
  %23 = icmp eq i32 %22, %20
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !47
  br i1 %23, label %26, label %120

26:                                               ; preds = %19
  %27 = getelementptr inbounds i8, ptr %25, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !40
  %29 = icmp ult i32 %28, %7
  br i1 %29, label %30, label %194

30:                                               ; preds = %26
  %31 = or i32 %9, %3
  %32 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %31)
  %33 = icmp ult i32 %32, 2
  br i1 %33, label %194, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds i8, ptr %25, i64 16
  %36 = getelementptr inbounds i8, ptr %25, i64 24
  br label %37

37:                                               ; preds = %34, %117
  %38 = phi i32 [ 0, %34 ], [ %118, %117 ]
  %39 = lshr i32 %3, %38
  %40 = and i32 %39, 1
  %41 = shl nuw i32 1, %38
  br label %42

42:                                               ; preds = %37, %114
  %43 = phi i32 [ 0, %37 ], [ %115, %114 ]
  %44 = lshr i32 %9, %43
  %45 = and i32 %40, %44
  %46 = icmp eq i32 %45, 0
  %47 = icmp eq i32 %43, %38
  %48 = or i1 %47, %46
  br i1 %48, label %114, label %49

49:                                               ; preds = %42
  %50 = shl nuw i32 1, %43
  %51 = load i32, ptr %35, align 8, !tbaa !41
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %111, label %53

53:                                               ; preds = %49
  %54 = zext i32 %51 to i64
  %55 = and i64 %54, 1
  %56 = icmp eq i32 %51, 1
  br i1 %56, label %91, label %57

57:                                               ; preds = %53
  %58 = and i64 %54, 4294967294
  br label %59

59:                                               ; preds = %86, %57
  %60 = phi i64 [ 0, %57 ], [ %88, %86 ]
  %61 = phi i32 [ %50, %57 ], [ %87, %86 ]
  %62 = phi i64 [ 0, %57 ], [ %89, %86 ]
  %63 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %60
  %64 = load i32, ptr %63, align 8, !tbaa !140
  %65 = icmp ult i32 %64, %7
  br i1 %65, label %73, label %66

66:                                               ; preds = %59
  %67 = getelementptr inbounds i8, ptr %63, i64 4
  %68 = load i32, ptr %67, align 4, !tbaa !142
  %69 = and i32 %68, %61
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 %68
  %72 = or i32 %71, %61
  br label %73

73:                                               ; preds = %66, %59
  %74 = phi i32 [ %61, %59 ], [ %72, %66 ]
  %75 = or disjoint i64 %60, 1
  %76 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %75
  %77 = load i32, ptr %76, align 8, !tbaa !140
  %78 = icmp ult i32 %77, %7
  br i1 %78, label %86, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds i8, ptr %76, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !142
  %82 = and i32 %81, %74
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 0, i32 %81
  %85 = or i32 %84, %74
  br label %86

86:                                               ; preds = %79, %73
  %87 = phi i32 [ %74, %73 ], [ %85, %79 ]
  %88 = add nuw nsw i64 %60, 2
  %89 = add i64 %62, 2
  %90 = icmp eq i64 %89, %58
  br i1 %90, label %91, label %59, !llvm.loop !143

91:                                               ; preds = %86, %53
  %92 = phi i32 [ poison, %53 ], [ %87, %86 ]
  %93 = phi i64 [ 0, %53 ], [ %88, %86 ]
  %94 = phi i32 [ %50, %53 ], [ %87, %86 ]
  %95 = icmp eq i64 %55, 0
  br i1 %95, label %107, label %96

96:                                               ; preds = %91
  %97 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %93
  %98 = load i32, ptr %97, align 8, !tbaa !140
  %99 = icmp ult i32 %98, %7
  br i1 %99, label %107, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, ptr %97, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !142
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  %105 = select i1 %104, i32 0, i32 %102
  %106 = or i32 %105, %94
  br label %107

107:                                              ; preds = %96, %100, %91
  %108 = phi i32 [ %92, %91 ], [ %94, %96 ], [ %106, %100 ]
  %109 = and i32 %108, %41
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %194, label %114

111:                                              ; preds = %49
  %112 = and i32 %50, %41
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %194, label %114

114:                                              ; preds = %111, %42, %107
  %115 = add nuw nsw i32 %43, 1
  %116 = icmp eq i32 %115, 32
  br i1 %116, label %117, label %42, !llvm.loop !144

117:                                              ; preds = %114
  %118 = add nuw nsw i32 %38, 1
  %119 = icmp eq i32 %118, 32
  br i1 %119, label %194, label %37, !llvm.loop !145

120:                                              ; preds = %19
  %121 = getelementptr inbounds i8, ptr %25, i64 152
  %122 = getelementptr inbounds [32 x i32], ptr %121, i64 0, i64 %6
  %123 = load i32, ptr %122, align 4, !tbaa !31
  %124 = icmp ult i32 %123, %7
  br i1 %124, label %125, label %194

125:                                              ; preds = %16, %120
  %126 = phi ptr [ %18, %16 ], [ %25, %120 ]
  %127 = getelementptr inbounds i8, ptr %0, i64 8
  %128 = load ptr, ptr %127, align 8, !tbaa !24
  %129 = getelementptr inbounds i8, ptr %10, i64 16
  %130 = load ptr, ptr %129, align 16, !tbaa !27
  %131 = getelementptr inbounds i8, ptr %126, i64 136
  %132 = load i64, ptr %131, align 8, !tbaa !104
  %133 = getelementptr inbounds i8, ptr %128, i64 112
  %134 = load i32, ptr %133, align 8, !tbaa !146
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %194

136:                                              ; preds = %125
  %137 = icmp eq i64 %132, 0
  br i1 %137, label %191, label %138

138:                                              ; preds = %136
  %139 = getelementptr inbounds i8, ptr %128, i64 40
  %140 = load ptr, ptr %139, align 8, !tbaa !96
  %141 = icmp eq ptr %140, null
  br i1 %141, label %191, label %142

142:                                              ; preds = %138
  %143 = and i64 %1, 4294967295
  %144 = getelementptr inbounds i8, ptr %130, i64 68
  %145 = load i32, ptr %144, align 4, !tbaa !37
  %146 = and i32 %145, 1
  %147 = add i32 %146, %145
  %148 = zext i32 %147 to i64
  %149 = mul nuw nsw i64 %148, 72
  %150 = add nuw nsw i64 %149, 80
  %151 = mul i64 %150, %143
  %152 = getelementptr inbounds i8, ptr %140, i64 %151
  %153 = shl nuw nsw i64 %148, 6
  %154 = getelementptr i8, ptr %152, i64 72
  %155 = getelementptr i8, ptr %154, i64 %153
  %156 = getelementptr inbounds i8, ptr %155, i64 8
  %157 = select i1 %15, i32 0, i32 %147
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds i32, ptr %156, i64 %158
  %160 = getelementptr inbounds i32, ptr %159, i64 %6
  %161 = load i32, ptr %160, align 4, !tbaa !31
  %162 = icmp ult i32 %161, %7
  br i1 %162, label %163, label %194

163:                                              ; preds = %142
  %164 = load i64, ptr %152, align 8, !tbaa !28
  %165 = tail call i64 @llvm.usub.sat.i64(i64 %164, i64 8)
  %166 = getelementptr inbounds i8, ptr %152, i64 8
  %167 = icmp ult i64 %165, %164
  br i1 %167, label %168, label %191

168:                                              ; preds = %163
  %169 = shl nuw nsw i64 %148, 3
  %170 = add nuw nsw i64 %169, 8
  br label %171

171:                                              ; preds = %185, %168
  %172 = phi i1 [ true, %168 ], [ %187, %185 ]
  %173 = phi i64 [ %165, %168 ], [ %186, %185 ]
  %174 = and i64 %173, 7
  %175 = mul nuw nsw i64 %174, %170
  %176 = getelementptr inbounds i8, ptr %166, i64 %175
  %177 = load i64, ptr %176, align 8, !tbaa !28
  %178 = icmp ugt i64 %177, %132
  br i1 %178, label %185, label %179

179:                                              ; preds = %171
  %180 = getelementptr inbounds i8, ptr %176, i64 8
  %181 = getelementptr inbounds i32, ptr %180, i64 %158
  %182 = getelementptr inbounds i32, ptr %181, i64 %6
  %183 = load i32, ptr %182, align 4, !tbaa !31
  %184 = icmp ult i32 %183, %7
  br i1 %184, label %185, label %189

185:                                              ; preds = %179, %171
  %186 = add i64 %173, 1
  %187 = icmp ult i64 %186, %164
  %188 = icmp eq i64 %186, %164
  br i1 %188, label %189, label %171, !llvm.loop !147

189:                                              ; preds = %179, %185
  %190 = phi i1 [ %187, %185 ], [ %172, %179 ]
  br i1 %190, label %194, label %191

191:                                              ; preds = %163, %136, %138, %189
  %192 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %193 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  br label %194

194:                                              ; preds = %117, %111, %107, %142, %125, %189, %120, %26, %30, %191
  %195 = phi i32 [ %193, %191 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %189 ], [ 0, %125 ], [ 0, %142 ], [ %43, %107 ], [ %43, %111 ], [ 0, %117 ]
  %196 = phi i64 [ 1, %191 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %189 ], [ 0, %125 ], [ 0, %142 ], [ 1, %107 ], [ 1, %111 ], [ 0, %117 ]
  %197 = phi i32 [ %192, %191 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %189 ], [ 0, %125 ], [ 0, %142 ], [ %38, %107 ], [ %38, %111 ], [ 0, %117 ]
  %198 = zext nneg i32 %197 to i64
  %199 = shl nuw nsw i64 %198, 32
  %200 = or disjoint i64 %199, %196
  %201 = insertvalue { i64, i32 } poison, i64 %200, 0
  %202 = insertvalue { i64, i32 } %201, i32 %195, 1
  ret { i64, i32 } %202
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @collide(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) unnamed_addr #0 {
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4, !tbaa !15
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = load ptr, ptr %0, align 8, !tbaa !45
  %19 = getelementptr inbounds i8, ptr %0, i64 48
  %20 = load i32, ptr %19, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %18, i32 noundef 0, i32 noundef %20, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #9
  br label %72

21:                                               ; preds = %10
  %22 = icmp eq i32 %8, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = getelementptr inbounds i8, ptr %0, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %24, i32 noundef 1, i32 noundef %26, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #9
  br label %72

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %0, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !95
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = load ptr, ptr %0, align 8, !tbaa !45
  %33 = getelementptr inbounds i8, ptr %0, i64 48
  %34 = load i32, ptr %33, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %32, i32 noundef 0, i32 noundef %34, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #9
  br label %72

35:                                               ; preds = %27
  %36 = getelementptr inbounds i8, ptr %0, i64 60
  %37 = load i32, ptr %36, align 4, !tbaa !18
  %38 = getelementptr inbounds i8, ptr %12, i64 16
  %39 = load ptr, ptr %38, align 8, !tbaa !32
  %40 = and i32 %6, 134217727
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !33
  %44 = zext i8 %43 to i32
  %45 = or i32 %37, %44
  %46 = and i32 %45, 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %35
  %49 = getelementptr inbounds i8, ptr %12, i64 116
  %50 = load i32, ptr %49, align 4, !tbaa !25
  %51 = icmp eq i32 %50, 64
  br i1 %51, label %52, label %56

52:                                               ; preds = %48, %35
  %53 = load ptr, ptr %0, align 8, !tbaa !45
  %54 = getelementptr inbounds i8, ptr %0, i64 48
  %55 = load i32, ptr %54, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %53, i32 noundef 2, i32 noundef %55, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #9
  br label %72

56:                                               ; preds = %48
  %57 = getelementptr inbounds i8, ptr %12, i64 120
  %58 = add i32 %50, 1
  store i32 %58, ptr %49, align 4, !tbaa !25
  %59 = zext i32 %50 to i64
  %60 = getelementptr inbounds [64 x %struct.Pending], ptr %57, i64 0, i64 %59
  %61 = getelementptr inbounds i8, ptr %0, i64 48
  %62 = load i32, ptr %61, align 8, !tbaa !48
  store i64 %2, ptr %60, align 8, !tbaa !28
  %63 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %3, ptr %63, align 8, !tbaa !28
  %64 = getelementptr inbounds i8, ptr %60, i64 16
  store i32 %4, ptr %64, align 8, !tbaa !31
  %65 = getelementptr inbounds i8, ptr %60, i64 20
  store i32 %1, ptr %65, align 4, !tbaa !31
  %66 = getelementptr inbounds i8, ptr %60, i64 24
  store i32 %9, ptr %66, align 8, !tbaa !31
  %67 = getelementptr inbounds i8, ptr %60, i64 28
  store i32 %62, ptr %67, align 4, !tbaa !31
  %68 = getelementptr inbounds i8, ptr %60, i64 32
  store i32 %5, ptr %68, align 8, !tbaa !31
  %69 = getelementptr inbounds i8, ptr %60, i64 36
  store i32 %6, ptr %69, align 4, !tbaa !31
  %70 = getelementptr inbounds i8, ptr %60, i64 40
  store i32 %7, ptr %70, align 8, !tbaa !31
  %71 = getelementptr inbounds i8, ptr %60, i64 44
  store i32 0, ptr %71, align 4, !tbaa !31
  br label %72

72:                                               ; preds = %23, %52, %56, %31, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @by_granule(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #5 {
  %9 = load i64, ptr %2, align 8, !tbaa !75
  %10 = sub i64 %3, %9
  %11 = lshr i64 %10, 5
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !84
  %14 = getelementptr inbounds i64, ptr %13, i64 %11
  %15 = load i64, ptr %14, align 8, !tbaa !28
  %16 = lshr i64 %15, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = and i32 %17, 255
  %19 = getelementptr inbounds i8, ptr %2, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !83
  %21 = lshr i32 32, %20
  %22 = icmp eq i64 %15, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !24
  %26 = trunc i64 %15 to i32
  %27 = lshr i32 %26, 5
  %28 = getelementptr inbounds i8, ptr %25, i64 96
  %29 = load i32, ptr %28, align 8, !tbaa !79
  %30 = icmp ult i32 %27, %29
  br label %31

31:                                               ; preds = %23, %8
  %32 = phi i1 [ true, %8 ], [ %30, %23 ]
  %33 = icmp ne i32 %18, 3
  %34 = select i1 %32, i1 true, i1 %33
  %35 = icmp ult i32 %20, 6
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %69

37:                                               ; preds = %31
  %38 = getelementptr inbounds i8, ptr %2, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !85
  %40 = zext nneg i32 %21 to i64
  %41 = mul nuw i64 %11, %40
  %42 = getelementptr [4 x i32], ptr %39, i64 %41
  %43 = trunc i64 %15 to i32
  %44 = lshr i64 %15, 40
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = and i32 %45, 255
  %47 = icmp eq i32 %18, 2
  %48 = select i1 %47, i64 0, i64 2
  %49 = tail call i32 @llvm.umax.i32(i32 %21, i32 1)
  %50 = zext nneg i32 %49 to i64
  br label %51

51:                                               ; preds = %64, %37
  %52 = phi i64 [ 0, %37 ], [ %65, %64 ]
  %53 = getelementptr [4 x i32], ptr %42, i64 %52
  %54 = getelementptr inbounds i8, ptr %53, i64 12
  store i32 0, ptr %54, align 4, !tbaa !31
  %55 = getelementptr inbounds i8, ptr %53, i64 8
  store i32 0, ptr %55, align 4, !tbaa !31
  %56 = getelementptr inbounds i8, ptr %53, i64 4
  store i32 0, ptr %56, align 4, !tbaa !31
  store i32 0, ptr %53, align 4, !tbaa !31
  br i1 %32, label %64, label %57

57:                                               ; preds = %51
  %58 = load i32, ptr %19, align 8, !tbaa !83
  %59 = trunc nuw nsw i64 %52 to i32
  %60 = shl i32 %59, %58
  %61 = lshr i32 %60, %46
  %62 = add i32 %61, %43
  %63 = getelementptr inbounds i32, ptr %53, i64 %48
  store i32 %62, ptr %63, align 4, !tbaa !31
  br label %64

64:                                               ; preds = %57, %51
  %65 = add nuw nsw i64 %52, 1
  %66 = icmp eq i64 %65, %50
  br i1 %66, label %67, label %51, !llvm.loop !86

67:                                               ; preds = %64
  %68 = load i32, ptr %19, align 8, !tbaa !83
  br label %69

69:                                               ; preds = %67, %31
  %70 = phi i32 [ %68, %67 ], [ %20, %31 ]
  %71 = zext i32 %7 to i64
  %72 = or disjoint i64 %71, 12884901888
  store i64 %72, ptr %14, align 8, !tbaa !28
  %73 = zext i32 %70 to i64
  %74 = lshr i64 %10, %73
  %75 = zext i32 %4 to i64
  %76 = add nsw i64 %75, -1
  %77 = add i64 %76, %10
  %78 = lshr i64 %77, %73
  %79 = icmp ugt i64 %74, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %69
  %81 = getelementptr inbounds i8, ptr %0, i64 32
  %82 = icmp eq i32 %6, 0
  %83 = getelementptr inbounds i8, ptr %2, i64 24
  br label %85

84:                                               ; preds = %85, %69
  ret void

85:                                               ; preds = %80, %85
  %86 = phi i64 [ %74, %80 ], [ %109, %85 ]
  %87 = load i32, ptr %19, align 8, !tbaa !83
  %88 = zext nneg i32 %87 to i64
  %89 = shl i64 %86, %88
  %90 = tail call i64 @llvm.umax.i64(i64 %89, i64 %10)
  %91 = sub i64 %90, %10
  %92 = trunc i64 %91 to i32
  %93 = load i32, ptr %81, align 8, !tbaa !77
  %94 = udiv i32 %92, %93
  %95 = add i32 %94, %5
  %96 = zext i32 %94 to i64
  %97 = zext i32 %93 to i64
  %98 = mul nuw i64 %96, %97
  %99 = select i1 %82, i64 %98, i64 0
  %100 = add i64 %99, %3
  %101 = shl nuw i32 1, %87
  %102 = tail call i32 @llvm.umin.i32(i32 %93, i32 %101)
  %103 = load ptr, ptr %83, align 8, !tbaa !85
  %104 = getelementptr inbounds [4 x i32], ptr %103, i64 %86
  %105 = shl nuw i32 1, %95
  %106 = select i1 %82, i32 %105, i32 %6
  %107 = load i64, ptr %2, align 8, !tbaa !75
  %108 = add i64 %107, %90
  tail call fastcc void @granule_access(ptr noundef %0, ptr noundef %1, ptr noundef %104, i32 noundef %106, i32 noundef %7, i64 noundef %100, i64 noundef %108, i32 noundef %102) #9
  %109 = add i64 %86, 1
  %110 = icmp ugt i64 %109, %78
  br i1 %110, label %84, label %85, !llvm.loop !148
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @granule_access(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %12 = or i32 %11, %4
  %13 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %14 = xor i32 %13, 31
  %15 = or i32 %14, %4
  %16 = getelementptr inbounds i8, ptr %0, i64 52
  %17 = load i32, ptr %16, align 4, !tbaa !15
  %18 = icmp eq i32 %17, 3
  %19 = load i32, ptr %2, align 4, !tbaa !31
  br i1 %18, label %20, label %83

20:                                               ; preds = %8
  %21 = lshr i32 %19, 5
  %22 = getelementptr inbounds i8, ptr %10, i64 96
  %23 = load i32, ptr %22, align 8, !tbaa !79
  %24 = icmp ult i32 %21, %23
  br i1 %24, label %25, label %83

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = load i32, ptr %26, align 4, !tbaa !31
  %28 = lshr i32 %27, 5
  %29 = icmp ult i32 %28, %23
  br i1 %29, label %30, label %83

30:                                               ; preds = %25
  %31 = getelementptr inbounds i8, ptr %2, i64 12
  %32 = load i32, ptr %31, align 4, !tbaa !31
  %33 = lshr i32 %32, 5
  %34 = icmp ult i32 %33, %23
  br i1 %34, label %35, label %83

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %2, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !31
  %38 = lshr i32 %37, 5
  %39 = icmp ult i32 %38, %23
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  store i32 %12, ptr %36, align 4, !tbaa !31
  br label %259

41:                                               ; preds = %35
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !47
  %44 = getelementptr inbounds i8, ptr %43, i64 136
  %45 = load i64, ptr %44, align 8, !tbaa !104
  %46 = icmp eq i64 %45, 0
  %47 = getelementptr inbounds i8, ptr %10, i64 32
  %48 = load ptr, ptr %47, align 8, !tbaa !82
  %49 = sub nsw i32 %38, %23
  %50 = zext i32 %49 to i64
  br i1 %46, label %51, label %60

51:                                               ; preds = %41
  %52 = getelementptr inbounds %struct.Stamp, ptr %48, i64 %50
  %53 = load i32, ptr %52, align 4, !tbaa !51
  %54 = load ptr, ptr %0, align 8, !tbaa !45
  %55 = getelementptr inbounds i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8, !tbaa !19
  %57 = getelementptr inbounds i8, ptr %56, i64 32
  %58 = load i32, ptr %57, align 8, !tbaa !21
  %59 = icmp eq i32 %53, %58
  br i1 %59, label %60, label %259

60:                                               ; preds = %41, %51
  %61 = getelementptr inbounds %struct.Stamp, ptr %48, i64 %50
  %62 = load i32, ptr %61, align 4, !tbaa !51
  %63 = getelementptr inbounds i8, ptr %61, i64 8
  %64 = load i32, ptr %63, align 4, !tbaa !53
  %65 = lshr i32 %64, 27
  %66 = getelementptr inbounds i8, ptr %61, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !52
  %68 = and i32 %37, 31
  %69 = shl nuw i32 1, %68
  %70 = zext nneg i32 %65 to i64
  %71 = shl nuw nsw i64 %70, 32
  %72 = zext i32 %62 to i64
  %73 = or disjoint i64 %71, %72
  %74 = zext i32 %69 to i64
  %75 = shl nuw i64 %74, 32
  %76 = zext i32 %67 to i64
  %77 = or disjoint i64 %75, %76
  %78 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %73, i64 %77, i32 noundef %3) #9
  %79 = extractvalue { i64, i32 } %78, 0
  %80 = and i64 %79, 4294967295
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %259

82:                                               ; preds = %60
  store i32 %12, ptr %36, align 4, !tbaa !31
  br label %259

83:                                               ; preds = %30, %25, %20, %8
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %19, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 1) #9
  %84 = load i32, ptr %16, align 4, !tbaa !15
  %85 = and i32 %84, 2
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %2, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !31
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %89, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 1) #9
  %90 = load i32, ptr %16, align 4, !tbaa !15
  br label %91

91:                                               ; preds = %87, %83
  %92 = phi i32 [ %90, %87 ], [ %84, %83 ]
  %93 = and i32 %92, 1
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %147, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds i8, ptr %10, i64 96
  %97 = getelementptr inbounds i8, ptr %10, i64 16
  %98 = getelementptr inbounds i8, ptr %10, i64 32
  %99 = getelementptr inbounds i8, ptr %2, i64 8
  %100 = load i32, ptr %99, align 4, !tbaa !31
  %101 = lshr i32 %100, 5
  %102 = load i32, ptr %96, align 8, !tbaa !79
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %120, label %104

104:                                              ; preds = %95
  %105 = load ptr, ptr %97, align 8, !tbaa !32
  %106 = load ptr, ptr %98, align 8, !tbaa !82
  %107 = sub nsw i32 %101, %102
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds %struct.Stamp, ptr %106, i64 %108, i32 2
  %110 = load i32, ptr %109, align 4, !tbaa !53
  %111 = and i32 %110, 134217727
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %105, i64 %112
  %114 = load i8, ptr %113, align 1, !tbaa !33
  %115 = and i8 %114, 1
  %116 = icmp ne i8 %115, 0
  %117 = and i32 %92, 2
  %118 = icmp ne i32 %117, 0
  %119 = select i1 %118, i1 %116, i1 false
  br i1 %119, label %122, label %120

120:                                              ; preds = %95, %104
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %100, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 0) #9
  %121 = load i32, ptr %96, align 8, !tbaa !79
  br label %122

122:                                              ; preds = %104, %120
  %123 = phi i32 [ %102, %104 ], [ %121, %120 ]
  %124 = getelementptr inbounds i8, ptr %2, i64 12
  %125 = load i32, ptr %124, align 4, !tbaa !31
  %126 = lshr i32 %125, 5
  %127 = icmp ult i32 %126, %123
  br i1 %127, label %145, label %128

128:                                              ; preds = %122
  %129 = load ptr, ptr %97, align 8, !tbaa !32
  %130 = load ptr, ptr %98, align 8, !tbaa !82
  %131 = sub nsw i32 %126, %123
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds %struct.Stamp, ptr %130, i64 %132, i32 2
  %134 = load i32, ptr %133, align 4, !tbaa !53
  %135 = and i32 %134, 134217727
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %129, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !33
  %139 = and i8 %138, 1
  %140 = icmp ne i8 %139, 0
  %141 = load i32, ptr %16, align 4, !tbaa !15
  %142 = and i32 %141, 2
  %143 = icmp ne i32 %142, 0
  %144 = select i1 %143, i1 %140, i1 false
  br i1 %144, label %147, label %145

145:                                              ; preds = %128, %122
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %125, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 0) #9
  %146 = load i32, ptr %16, align 4, !tbaa !15
  br label %147

147:                                              ; preds = %128, %145, %91
  %148 = phi i32 [ %92, %91 ], [ %146, %145 ], [ %141, %128 ]
  switch i32 %148, label %188 [
    i32 1, label %149
    i32 3, label %153
  ]

149:                                              ; preds = %147
  store i32 %12, ptr %2, align 4, !tbaa !31
  %150 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 0, ptr %150, align 4, !tbaa !31
  %151 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 0, ptr %151, align 4, !tbaa !31
  %152 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 0, ptr %152, align 4, !tbaa !31
  br label %259

153:                                              ; preds = %147
  %154 = getelementptr inbounds i8, ptr %2, i64 4
  %155 = load i32, ptr %154, align 4, !tbaa !31
  %156 = load ptr, ptr %9, align 8, !tbaa !24
  %157 = lshr i32 %155, 5
  %158 = getelementptr inbounds i8, ptr %156, i64 96
  %159 = load i32, ptr %158, align 8, !tbaa !79
  %160 = icmp ult i32 %157, %159
  br i1 %160, label %187, label %161

161:                                              ; preds = %153
  %162 = getelementptr inbounds i8, ptr %156, i64 32
  %163 = load ptr, ptr %162, align 8, !tbaa !82
  %164 = sub nsw i32 %157, %159
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds %struct.Stamp, ptr %163, i64 %165
  %167 = load i32, ptr %166, align 4, !tbaa !51
  %168 = getelementptr inbounds i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !53
  %170 = lshr i32 %169, 27
  %171 = getelementptr inbounds i8, ptr %166, i64 4
  %172 = load i32, ptr %171, align 4, !tbaa !52
  %173 = and i32 %155, 31
  %174 = shl nuw i32 1, %173
  %175 = zext nneg i32 %170 to i64
  %176 = shl nuw nsw i64 %175, 32
  %177 = zext i32 %167 to i64
  %178 = or disjoint i64 %176, %177
  %179 = zext i32 %174 to i64
  %180 = shl nuw i64 %179, 32
  %181 = zext i32 %172 to i64
  %182 = or disjoint i64 %180, %181
  %183 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %178, i64 %182, i32 noundef %3) #9
  %184 = extractvalue { i64, i32 } %183, 0
  %185 = and i64 %184, 4294967295
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %187, label %259

187:                                              ; preds = %153, %161
  store i32 %12, ptr %154, align 4, !tbaa !31
  br label %259

188:                                              ; preds = %147
  %189 = getelementptr inbounds i8, ptr %2, i64 8
  %190 = load i32, ptr %189, align 4, !tbaa !31
  %191 = load ptr, ptr %9, align 8, !tbaa !24
  %192 = lshr i32 %190, 5
  %193 = getelementptr inbounds i8, ptr %191, i64 96
  %194 = load i32, ptr %193, align 8, !tbaa !79
  %195 = icmp ult i32 %192, %194
  br i1 %195, label %222, label %196

196:                                              ; preds = %188
  %197 = getelementptr inbounds i8, ptr %191, i64 32
  %198 = load ptr, ptr %197, align 8, !tbaa !82
  %199 = sub nsw i32 %192, %194
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds %struct.Stamp, ptr %198, i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !51
  %203 = getelementptr inbounds i8, ptr %201, i64 8
  %204 = load i32, ptr %203, align 4, !tbaa !53
  %205 = lshr i32 %204, 27
  %206 = getelementptr inbounds i8, ptr %201, i64 4
  %207 = load i32, ptr %206, align 4, !tbaa !52
  %208 = and i32 %190, 31
  %209 = shl nuw i32 1, %208
  %210 = zext nneg i32 %205 to i64
  %211 = shl nuw nsw i64 %210, 32
  %212 = zext i32 %202 to i64
  %213 = or disjoint i64 %211, %212
  %214 = zext i32 %209 to i64
  %215 = shl nuw i64 %214, 32
  %216 = zext i32 %207 to i64
  %217 = or disjoint i64 %215, %216
  %218 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %213, i64 %217, i32 noundef %3) #9
  %219 = extractvalue { i64, i32 } %218, 0
  %220 = and i64 %219, 4294967295
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %223

222:                                              ; preds = %188, %196
  store i32 %12, ptr %189, align 4, !tbaa !31
  br label %255

223:                                              ; preds = %196
  %224 = icmp eq i32 %190, %12
  br i1 %224, label %255, label %225

225:                                              ; preds = %223
  %226 = getelementptr inbounds i8, ptr %2, i64 12
  %227 = load i32, ptr %226, align 4, !tbaa !31
  %228 = lshr i32 %227, 5
  %229 = icmp ult i32 %228, %194
  br i1 %229, label %254, label %230

230:                                              ; preds = %225
  %231 = sub nsw i32 %228, %194
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds %struct.Stamp, ptr %198, i64 %232
  %234 = load i32, ptr %233, align 4, !tbaa !51
  %235 = getelementptr inbounds i8, ptr %233, i64 8
  %236 = load i32, ptr %235, align 4, !tbaa !53
  %237 = lshr i32 %236, 27
  %238 = getelementptr inbounds i8, ptr %233, i64 4
  %239 = load i32, ptr %238, align 4, !tbaa !52
  %240 = and i32 %227, 31
  %241 = shl nuw i32 1, %240
  %242 = zext nneg i32 %237 to i64
  %243 = shl nuw nsw i64 %242, 32
  %244 = zext i32 %234 to i64
  %245 = or disjoint i64 %243, %244
  %246 = zext i32 %241 to i64
  %247 = shl nuw i64 %246, 32
  %248 = zext i32 %239 to i64
  %249 = or disjoint i64 %247, %248
  %250 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %245, i64 %249, i32 noundef %3) #9
  %251 = extractvalue { i64, i32 } %250, 0
  %252 = and i64 %251, 4294967295
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %254, label %255

254:                                              ; preds = %225, %230
  store i32 %15, ptr %226, align 4, !tbaa !31
  br label %259

255:                                              ; preds = %223, %230, %222
  %256 = icmp eq i32 %12, %15
  br i1 %256, label %259, label %257

257:                                              ; preds = %255
  %258 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %15, ptr %258, align 4, !tbaa !31
  br label %259

259:                                              ; preds = %149, %255, %257, %161, %187, %40, %60, %82, %51, %254
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @check_tag(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  %11 = lshr i32 %2, 5
  %12 = getelementptr inbounds i8, ptr %10, i64 96
  %13 = load i32, ptr %12, align 8, !tbaa !79
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %137, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !82
  %18 = sub nsw i32 %11, %13
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Stamp, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !51
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !53
  %24 = lshr i32 %23, 27
  %25 = getelementptr inbounds i8, ptr %20, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !52
  %27 = and i32 %2, 31
  %28 = shl nuw i32 1, %27
  %29 = zext nneg i32 %24 to i64
  %30 = shl nuw nsw i64 %29, 32
  %31 = zext i32 %21 to i64
  %32 = or disjoint i64 %30, %31
  %33 = zext i32 %28 to i64
  %34 = shl nuw i64 %33, 32
  %35 = zext i32 %26 to i64
  %36 = or disjoint i64 %34, %35
  %37 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %32, i64 %36, i32 noundef %3) #9
  %38 = extractvalue { i64, i32 } %37, 0
  %39 = extractvalue { i64, i32 } %37, 1
  %40 = and i64 %38, 4294967295
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %137, label %42

42:                                               ; preds = %15
  %43 = load ptr, ptr %0, align 8, !tbaa !45
  %44 = getelementptr inbounds i8, ptr %43, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !19
  %46 = getelementptr inbounds i8, ptr %45, i64 32
  %47 = load i32, ptr %46, align 8, !tbaa !21
  %48 = icmp eq i32 %21, %47
  br i1 %48, label %49, label %133

49:                                               ; preds = %42
  %50 = getelementptr inbounds i8, ptr %0, i64 56
  %51 = load i32, ptr %50, align 8, !tbaa !23
  %52 = icmp eq i32 %51, %23
  br i1 %52, label %53, label %133

53:                                               ; preds = %49
  %54 = lshr i64 %38, 32
  %55 = trunc nuw i64 %54 to i32
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8, !tbaa !47
  %58 = load i32, ptr %57, align 8, !tbaa !35
  %59 = icmp eq i32 %58, %26
  %60 = xor i32 %39, %55
  %61 = icmp ult i32 %60, 8
  %62 = and i1 %61, %59
  %63 = icmp ult i32 %39, %55
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %133

65:                                               ; preds = %53
  %66 = getelementptr inbounds i8, ptr %1, i64 24
  %67 = load i32, ptr %66, align 8, !tbaa !13
  %68 = shl nuw i32 1, %39
  %69 = and i32 %67, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %133, label %71

71:                                               ; preds = %65
  %72 = load ptr, ptr %1, align 8, !tbaa !4
  %73 = icmp eq ptr %72, null
  br i1 %73, label %81, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds i8, ptr %1, i64 28
  %76 = load i32, ptr %75, align 4, !tbaa !14
  %77 = sub i32 %39, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i64, ptr %72, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !28
  br label %125

81:                                               ; preds = %71
  %82 = getelementptr inbounds i8, ptr %1, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !11
  %84 = getelementptr inbounds i8, ptr %1, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !12
  %86 = and i32 %39, 1
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %90, label %88

88:                                               ; preds = %81
  %89 = load i64, ptr %85, align 8, !tbaa !28
  br label %90

90:                                               ; preds = %88, %81
  %91 = phi i64 [ %89, %88 ], [ 0, %81 ]
  %92 = and i32 %39, 2
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %85, i64 8
  %96 = load i64, ptr %95, align 8, !tbaa !28
  br label %97

97:                                               ; preds = %94, %90
  %98 = phi i64 [ %96, %94 ], [ 0, %90 ]
  %99 = and i32 %39, 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %85, i64 16
  %103 = load i64, ptr %102, align 8, !tbaa !28
  br label %104

104:                                              ; preds = %101, %97
  %105 = phi i64 [ %103, %101 ], [ 0, %97 ]
  %106 = and i32 %39, 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %111, label %108

108:                                              ; preds = %104
  %109 = getelementptr inbounds i8, ptr %85, i64 24
  %110 = load i64, ptr %109, align 8, !tbaa !28
  br label %111

111:                                              ; preds = %108, %104
  %112 = phi i64 [ %110, %108 ], [ 0, %104 ]
  %113 = and i32 %39, 16
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds i8, ptr %85, i64 32
  %117 = load i64, ptr %116, align 8, !tbaa !28
  br label %118

118:                                              ; preds = %115, %111
  %119 = phi i64 [ %117, %115 ], [ 0, %111 ]
  %120 = add i64 %91, %83
  %121 = add i64 %120, %98
  %122 = add i64 %121, %105
  %123 = add i64 %122, %112
  %124 = add i64 %123, %119
  br label %125

125:                                              ; preds = %118, %74
  %126 = phi i64 [ %80, %74 ], [ %124, %118 ]
  %127 = sub i64 %5, %126
  %128 = getelementptr inbounds i8, ptr %0, i64 32
  %129 = load i32, ptr %128, align 8, !tbaa !77
  %130 = zext i32 %129 to i64
  %131 = icmp ult i64 %127, %130
  %132 = select i1 %131, i32 %39, i32 32
  br label %133

133:                                              ; preds = %125, %65, %53, %49, %42
  %134 = phi i32 [ 32, %42 ], [ %132, %125 ], [ 32, %53 ], [ 32, %49 ], [ 32, %65 ]
  %135 = lshr i64 %38, 32
  %136 = trunc nuw i64 %135 to i32
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %136, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %21, i32 noundef %23, i32 noundef %39, i32 noundef %7, i32 noundef %134) #9
  br label %137

137:                                              ; preds = %8, %15, %133
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !9, i64 8, !6, i64 16, !10, i64 24, !10, i64 28}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!5, !9, i64 8}
!12 = !{!5, !6, i64 16}
!13 = !{!5, !10, i64 24}
!14 = !{!5, !10, i64 28}
!15 = !{!16, !10, i64 52}
!16 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !17, i64 32, !10, i64 48, !10, i64 52, !10, i64 56, !10, i64 60}
!17 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!18 = !{!16, !10, i64 60}
!19 = !{!20, !6, i64 8}
!20 = !{!"Warp", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !7, i64 80, !10, i64 92, !6, i64 96, !6, i64 104, !6, i64 112, !10, i64 120, !10, i64 124, !7, i64 128, !7, i64 192}
!21 = !{!22, !10, i64 32}
!22 = !{!"Block", !7, i64 0, !10, i64 12, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !10, i64 320, !10, i64 324, !6, i64 328, !7, i64 336, !6, i64 368, !7, i64 376}
!23 = !{!16, !10, i64 56}
!24 = !{!16, !6, i64 8}
!25 = !{!26, !10, i64 116}
!26 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !10, i64 88, !10, i64 92, !10, i64 96, !10, i64 100, !10, i64 104, !10, i64 108, !10, i64 112, !10, i64 116, !7, i64 120}
!27 = !{!20, !6, i64 16}
!28 = !{!9, !9, i64 0}
!29 = !{!30, !6, i64 136}
!30 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !10, i64 32, !10, i64 36, !6, i64 40, !9, i64 48, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !6, i64 80, !9, i64 88, !6, i64 96, !6, i64 104, !9, i64 112, !9, i64 120, !6, i64 128, !6, i64 136, !10, i64 144, !10, i64 148, !6, i64 152, !10, i64 160, !10, i64 164, !6, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !6, i64 208, !9, i64 216, !6, i64 224, !10, i64 232, !10, i64 236, !9, i64 240, !6, i64 248, !9, i64 256, !7, i64 264, !6, i64 296}
!31 = !{!10, !10, i64 0}
!32 = !{!26, !6, i64 16}
!33 = !{!7, !7, i64 0}
!34 = !{!20, !10, i64 32}
!35 = !{!36, !10, i64 0}
!36 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !7, i64 24, !9, i64 136, !7, i64 144, !7, i64 152, !7, i64 280, !7, i64 536, !7, i64 568, !7, i64 600}
!37 = !{!30, !10, i64 68}
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!36, !10, i64 12}
!41 = !{!36, !10, i64 16}
!42 = !{!36, !10, i64 8}
!43 = !{!36, !10, i64 4}
!44 = !{!26, !10, i64 108}
!45 = !{!16, !6, i64 0}
!46 = !{!16, !6, i64 16}
!47 = !{!16, !6, i64 24}
!48 = !{!16, !10, i64 48}
!49 = !{!26, !10, i64 92}
!50 = !{!26, !6, i64 24}
!51 = !{!17, !10, i64 0}
!52 = !{!17, !10, i64 4}
!53 = !{!17, !10, i64 8}
!54 = !{!17, !10, i64 12}
!55 = distinct !{!55, !39}
!56 = !{!30, !10, i64 164}
!57 = !{!30, !10, i64 160}
!58 = !{!22, !6, i64 16}
!59 = !{!60}
!60 = distinct !{!60, !61, !"event_at: argument 0"}
!61 = distinct !{!61, !"event_at"}
!62 = !{!30, !6, i64 152}
!63 = !{!16, !10, i64 40}
!64 = !{!22, !9, i64 24}
!65 = !{!26, !9, i64 80}
!66 = !{!20, !6, i64 104}
!67 = !{!20, !6, i64 112}
!68 = !{!30, !9, i64 88}
!69 = !{!30, !6, i64 80}
!70 = !{!71, !9, i64 0}
!71 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !9, i64 24, !9, i64 32}
!72 = distinct !{!72, !39}
!73 = !{!71, !9, i64 8}
!74 = !{!71, !9, i64 32}
!75 = !{!76, !9, i64 0}
!76 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36}
!77 = !{!16, !10, i64 32}
!78 = !{!76, !9, i64 8}
!79 = !{!26, !10, i64 96}
!80 = !{!26, !10, i64 100}
!81 = !{!26, !10, i64 104}
!82 = !{!26, !6, i64 32}
!83 = !{!76, !10, i64 32}
!84 = !{!76, !6, i64 16}
!85 = !{!76, !6, i64 24}
!86 = distinct !{!86, !39}
!87 = !{!26, !10, i64 88}
!88 = !{!6, !6, i64 0}
!89 = distinct !{!89, !39}
!90 = distinct !{!90, !39}
!91 = distinct !{!91, !39}
!92 = distinct !{!92, !39}
!93 = distinct !{!93, !39}
!94 = distinct !{!94, !39}
!95 = !{!16, !10, i64 36}
!96 = !{!26, !6, i64 40}
!97 = !{!26, !6, i64 48}
!98 = !{!26, !9, i64 56}
!99 = !{!100, !9, i64 0}
!100 = !{!"", !9, i64 0, !9, i64 8}
!101 = distinct !{!101, !39}
!102 = !{!100, !9, i64 8}
!103 = !{!26, !9, i64 64}
!104 = !{!36, !9, i64 136}
!105 = distinct !{!105, !39}
!106 = distinct !{!106, !39}
!107 = !{!26, !9, i64 72}
!108 = !{!109, !10, i64 20}
!109 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!110 = !{!109, !10, i64 16}
!111 = !{!109, !9, i64 8}
!112 = !{!109, !9, i64 0}
!113 = !{!109, !10, i64 24}
!114 = !{!109, !10, i64 28}
!115 = !{!109, !10, i64 32}
!116 = !{!109, !10, i64 36}
!117 = !{!109, !10, i64 40}
!118 = distinct !{!118, !39}
!119 = distinct !{!119, !39}
!120 = distinct !{!120, !39}
!121 = !{!20, !6, i64 0}
!122 = distinct !{!122, !39}
!123 = distinct !{!123, !39}
!124 = distinct !{!124, !39}
!125 = !{!22, !6, i64 328}
!126 = distinct !{!126, !39}
!127 = distinct !{!127, !39}
!128 = distinct !{!128, !39}
!129 = distinct !{!129, !39}
!130 = distinct !{!130, !39}
!131 = distinct !{!131, !39}
!132 = distinct !{!132, !39}
!133 = distinct !{!133, !39}
!134 = !{!20, !10, i64 44}
!135 = distinct !{!135, !39}
!136 = distinct !{!136, !39}
!137 = distinct !{!137, !39}
!138 = distinct !{!138, !39}
!139 = distinct !{!139, !39}
!140 = !{!141, !10, i64 0}
!141 = !{!"", !10, i64 0, !10, i64 4}
!142 = !{!141, !10, i64 4}
!143 = distinct !{!143, !39}
!144 = distinct !{!144, !39}
!145 = distinct !{!145, !39}
!146 = !{!26, !10, i64 112}
!147 = distinct !{!147, !39}
!148 = distinct !{!148, !39}
