; made from check_race.c race_global.h race_shared.h race.h check.h runtime.h sha256 5605308bb208a5ebc443d7be152d6917bed87a977ad149b98f6c3ec440d184a3 text 7779e9e6dbb9c508631abf6b8e65b7697f128d3834a5f196f51067286ba4cccf

%struct.Access = type { ptr, ptr, ptr, ptr, %struct.Info, i32, i32, i32, i32 }
%struct.Info = type { i32, i32, i32, i32 }
%struct.Lanes = type { ptr, i64, ptr, i32, i32 }
%struct.WarpState = type { i32, i32, i32, i32, i32, i32, [14 x %struct.Partial], i64, [2 x i32], [32 x i32], [2 x [32 x i32]], [8 x i32], [8 x i32], [8 x i32] }
%struct.Partial = type { i32, i32 }
%struct.Finding = type { i32, i32, i32, i32 }
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Cell = type { i32, i32, i32, i32 }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Stamp = type { i32, i32, i32, i32 }
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %6, ptr noundef %0, i32 noundef %1) #8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #7
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
  call fastcc void @find(ptr noundef %0, i32 noundef %27, i32 noundef %1, i32 noundef %22, i64 noundef %3, i32 noundef %31, i32 noundef %33, i32 noundef %21) #8
  br label %34

34:                                               ; preds = %20, %16, %5
  call fastcc void @one(ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %4, i64 noundef %3, i32 noundef %2) #8
  %35 = getelementptr inbounds i8, ptr %6, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %36, i64 116
  %38 = load i32, ptr %37, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
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
  br i1 %8, label %109, label %9

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
  br i1 %19, label %20, label %98

20:                                               ; preds = %9
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !24
  %23 = getelementptr inbounds i8, ptr %22, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !65
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %226, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds i8, ptr %22, i64 88
  %28 = load i32, ptr %27, align 8, !tbaa !66
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !47
  %31 = load i32, ptr %30, align 8, !tbaa !35
  %32 = zext i32 %28 to i64
  %33 = lshr i64 %16, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 32
  %35 = load i32, ptr %34, align 8, !tbaa !67
  %36 = zext i32 %35 to i64
  %37 = add i64 %16, -1
  %38 = add i64 %37, %36
  %39 = lshr i64 %38, %32
  %40 = icmp ugt i64 %33, %39
  br i1 %40, label %226, label %41

41:                                               ; preds = %26
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  %43 = getelementptr inbounds i8, ptr %0, i64 56
  %44 = getelementptr inbounds i8, ptr %0, i64 52
  %45 = shl nuw i32 1, %28
  br label %46

46:                                               ; preds = %95, %41
  %47 = phi i64 [ %33, %41 ], [ %96, %95 ]
  %48 = load ptr, ptr %42, align 8, !tbaa !46
  %49 = load ptr, ptr %48, align 8, !tbaa !68
  %50 = getelementptr inbounds %struct.Cell, ptr %49, i64 %47
  %51 = load i32, ptr %50, align 4, !tbaa !51
  %52 = load ptr, ptr %29, align 8, !tbaa !47
  %53 = getelementptr inbounds i8, ptr %52, i64 4
  %54 = load i32, ptr %53, align 4, !tbaa !43
  %55 = icmp ugt i32 %51, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %46
  %57 = load i32, ptr %43, align 8, !tbaa !23
  %58 = load i32, ptr %44, align 4, !tbaa !15
  store i32 %31, ptr %50, align 4, !tbaa !31
  %59 = getelementptr inbounds i8, ptr %50, i64 4
  store i32 %4, ptr %59, align 4, !tbaa !31
  %60 = getelementptr inbounds i8, ptr %50, i64 8
  store i32 %57, ptr %60, align 4, !tbaa !31
  %61 = getelementptr inbounds i8, ptr %50, i64 12
  store i32 %58, ptr %61, align 4, !tbaa !31
  br label %95

62:                                               ; preds = %46
  %63 = icmp eq i32 %51, %31
  br i1 %63, label %64, label %83

64:                                               ; preds = %62
  %65 = getelementptr inbounds i8, ptr %50, i64 8
  %66 = load i32, ptr %65, align 4, !tbaa !53
  %67 = load i32, ptr %43, align 8, !tbaa !23
  %68 = icmp eq i32 %66, %67
  br i1 %68, label %69, label %83

69:                                               ; preds = %64
  %70 = getelementptr inbounds i8, ptr %50, i64 12
  %71 = load i32, ptr %70, align 4, !tbaa !54
  %72 = load i32, ptr %44, align 4, !tbaa !15
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %83

74:                                               ; preds = %69
  %75 = icmp eq i32 %71, 1
  %76 = getelementptr inbounds i8, ptr %50, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !52
  br i1 %75, label %78, label %80

78:                                               ; preds = %74
  %79 = icmp eq i32 %77, %4
  br i1 %79, label %80, label %83

80:                                               ; preds = %78, %74
  %81 = phi i32 [ %4, %78 ], [ %77, %74 ]
  %82 = or i32 %81, %4
  store i32 %82, ptr %76, align 4, !tbaa !52
  br label %95

83:                                               ; preds = %78, %69, %64, %62
  %84 = load ptr, ptr %0, align 8, !tbaa !45
  %85 = getelementptr inbounds i8, ptr %84, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !19
  %87 = getelementptr inbounds i8, ptr %86, i64 16
  %88 = load ptr, ptr %87, align 8, !tbaa !58
  %89 = ptrtoint ptr %88 to i64
  %90 = shl i64 %47, %32
  %91 = add i64 %90, %89
  %92 = tail call i64 @llvm.umax.i64(i64 %91, i64 %3)
  %93 = load i32, ptr %34, align 8, !tbaa !67
  %94 = tail call i32 @llvm.umin.i32(i32 %93, i32 %45)
  tail call fastcc void @shared_slow(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i64 noundef %47, i32 noundef %4, i64 noundef %3, i64 noundef %92, i32 noundef %94) #8
  br label %95

95:                                               ; preds = %83, %80, %56
  %96 = add i64 %47, 1
  %97 = icmp ugt i64 %96, %39
  br i1 %97, label %226, label %46, !llvm.loop !69

98:                                               ; preds = %9
  switch i32 %7, label %109 [
    i32 2, label %226
    i32 0, label %99
  ]

99:                                               ; preds = %98
  %100 = getelementptr inbounds i8, ptr %10, i64 104
  %101 = load ptr, ptr %100, align 8, !tbaa !70
  %102 = ptrtoint ptr %101 to i64
  %103 = sub i64 %3, %102
  %104 = getelementptr inbounds i8, ptr %10, i64 112
  %105 = load ptr, ptr %104, align 16, !tbaa !71
  %106 = ptrtoint ptr %105 to i64
  %107 = sub i64 %106, %102
  %108 = icmp ult i64 %103, %107
  br i1 %108, label %226, label %109

109:                                              ; preds = %5, %98, %99
  %110 = icmp eq ptr %2, null
  br i1 %110, label %111, label %148

111:                                              ; preds = %109
  %112 = load ptr, ptr %0, align 8, !tbaa !45
  %113 = getelementptr inbounds i8, ptr %112, i64 16
  %114 = load ptr, ptr %113, align 16, !tbaa !27
  %115 = getelementptr inbounds i8, ptr %114, i64 88
  %116 = load i64, ptr %115, align 8, !tbaa !72
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %226, label %118

118:                                              ; preds = %111
  %119 = getelementptr inbounds i8, ptr %114, i64 80
  %120 = load ptr, ptr %119, align 8, !tbaa !73
  br label %121

121:                                              ; preds = %121, %118
  %122 = phi i64 [ 0, %118 ], [ %131, %121 ]
  %123 = phi i64 [ %116, %118 ], [ %130, %121 ]
  %124 = add i64 %123, %122
  %125 = lshr i64 %124, 1
  %126 = getelementptr inbounds %struct.Entry, ptr %120, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !74
  %128 = icmp ugt i64 %127, %3
  %129 = add nuw i64 %125, 1
  %130 = select i1 %128, i64 %125, i64 %123
  %131 = select i1 %128, i64 %122, i64 %129
  %132 = icmp ult i64 %131, %130
  br i1 %132, label %121, label %133, !llvm.loop !76

133:                                              ; preds = %121
  %134 = icmp eq i64 %131, 0
  br i1 %134, label %226, label %135

135:                                              ; preds = %133
  %136 = getelementptr %struct.Entry, ptr %120, i64 %131
  %137 = getelementptr i8, ptr %136, i64 -32
  %138 = load i64, ptr %137, align 8, !tbaa !77
  %139 = icmp ule i64 %138, %3
  %140 = getelementptr i8, ptr %136, i64 -40
  %141 = icmp eq ptr %140, null
  %142 = or i1 %141, %139
  br i1 %142, label %226, label %143

143:                                              ; preds = %135
  %144 = getelementptr i8, ptr %136, i64 -8
  %145 = load i64, ptr %144, align 8, !tbaa !78
  %146 = inttoptr i64 %145 to ptr
  %147 = icmp eq i64 %145, 0
  br i1 %147, label %226, label %148

148:                                              ; preds = %109, %143
  %149 = phi ptr [ %146, %143 ], [ %2, %109 ]
  %150 = load i64, ptr %149, align 8, !tbaa !79
  %151 = icmp ugt i64 %150, %3
  br i1 %151, label %226, label %152

152:                                              ; preds = %148
  %153 = getelementptr inbounds i8, ptr %0, i64 32
  %154 = load i32, ptr %153, align 8, !tbaa !67
  %155 = zext i32 %154 to i64
  %156 = add i64 %155, %3
  %157 = getelementptr inbounds i8, ptr %149, i64 8
  %158 = load i64, ptr %157, align 8, !tbaa !81
  %159 = icmp ugt i64 %156, %158
  br i1 %159, label %226, label %160

160:                                              ; preds = %152
  %161 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %162 = getelementptr inbounds i8, ptr %0, i64 8
  %163 = load ptr, ptr %162, align 8, !tbaa !24
  %164 = getelementptr inbounds i8, ptr %0, i64 24
  %165 = load ptr, ptr %164, align 8, !tbaa !47
  %166 = getelementptr inbounds i8, ptr %0, i64 48
  %167 = load i32, ptr %166, align 8, !tbaa !48
  %168 = and i32 %167, 7
  %169 = getelementptr inbounds i8, ptr %165, i64 600
  %170 = zext nneg i32 %168 to i64
  %171 = getelementptr inbounds [8 x i32], ptr %169, i64 0, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !31
  %173 = getelementptr inbounds i8, ptr %163, i64 96
  %174 = load i32, ptr %173, align 8, !tbaa !82
  %175 = icmp ult i32 %172, %174
  br i1 %175, label %189, label %176

176:                                              ; preds = %160
  %177 = getelementptr inbounds i8, ptr %165, i64 536
  %178 = getelementptr inbounds [8 x i32], ptr %177, i64 0, i64 %170
  %179 = load i32, ptr %178, align 4, !tbaa !31
  %180 = icmp eq i32 %179, %167
  br i1 %180, label %181, label %189

181:                                              ; preds = %176
  %182 = getelementptr inbounds i8, ptr %165, i64 568
  %183 = getelementptr inbounds [8 x i32], ptr %182, i64 0, i64 %170
  %184 = load i32, ptr %183, align 4, !tbaa !31
  %185 = load i32, ptr %165, align 8, !tbaa !35
  %186 = icmp eq i32 %184, %185
  br i1 %186, label %187, label %189

187:                                              ; preds = %181
  %188 = shl i32 %172, 5
  br label %224

189:                                              ; preds = %181, %176, %160
  %190 = getelementptr inbounds i8, ptr %163, i64 100
  %191 = load i32, ptr %190, align 4, !tbaa !83
  %192 = icmp ugt i32 %191, 134217727
  br i1 %192, label %224, label %193

193:                                              ; preds = %189
  %194 = sub i32 %191, %174
  %195 = getelementptr inbounds i8, ptr %163, i64 104
  %196 = load i32, ptr %195, align 8, !tbaa !84
  %197 = icmp eq i32 %194, %196
  br i1 %197, label %198, label %199

198:                                              ; preds = %193
  store i32 %191, ptr %173, align 8, !tbaa !82
  br label %199

199:                                              ; preds = %198, %193
  %200 = phi i32 [ 0, %198 ], [ %194, %193 ]
  %201 = add nuw nsw i32 %191, 1
  store i32 %201, ptr %190, align 4, !tbaa !83
  %202 = getelementptr inbounds i8, ptr %163, i64 32
  %203 = load ptr, ptr %202, align 8, !tbaa !85
  %204 = zext i32 %200 to i64
  %205 = getelementptr inbounds %struct.Stamp, ptr %203, i64 %204
  %206 = load ptr, ptr %0, align 8, !tbaa !45
  %207 = getelementptr inbounds i8, ptr %206, i64 8
  %208 = load ptr, ptr %207, align 8, !tbaa !19
  %209 = getelementptr inbounds i8, ptr %208, i64 32
  %210 = load i32, ptr %209, align 8, !tbaa !21
  %211 = load i32, ptr %165, align 8, !tbaa !35
  %212 = getelementptr inbounds i8, ptr %0, i64 56
  %213 = load i32, ptr %212, align 8, !tbaa !23
  store i32 %210, ptr %205, align 4, !tbaa !31
  %214 = getelementptr inbounds i8, ptr %205, i64 4
  store i32 %211, ptr %214, align 4, !tbaa !31
  %215 = getelementptr inbounds i8, ptr %205, i64 8
  store i32 %213, ptr %215, align 4, !tbaa !31
  %216 = getelementptr inbounds i8, ptr %205, i64 12
  store i32 0, ptr %216, align 4, !tbaa !31
  store i32 %191, ptr %171, align 4, !tbaa !31
  %217 = load i32, ptr %166, align 8, !tbaa !48
  %218 = getelementptr inbounds i8, ptr %165, i64 536
  %219 = getelementptr inbounds [8 x i32], ptr %218, i64 0, i64 %170
  store i32 %217, ptr %219, align 4, !tbaa !31
  %220 = load i32, ptr %165, align 8, !tbaa !35
  %221 = getelementptr inbounds i8, ptr %165, i64 568
  %222 = getelementptr inbounds [8 x i32], ptr %221, i64 0, i64 %170
  store i32 %220, ptr %222, align 4, !tbaa !31
  %223 = shl nuw i32 %191, 5
  br label %224

224:                                              ; preds = %199, %189, %187
  %225 = phi i32 [ %188, %187 ], [ %223, %199 ], [ 0, %189 ]
  tail call fastcc void @by_granule(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull readonly %149, i64 noundef %3, i32 noundef %154, i32 noundef %161, i32 noundef %4, i32 noundef %225) #8
  br label %226

226:                                              ; preds = %95, %111, %135, %133, %224, %152, %148, %26, %143, %98, %99, %20
  tail call fastcc void @synchronise(ptr noundef %0, i64 noundef %3) #8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @vg_race_affine(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca [5 x i64], align 16
  %11 = alloca %struct.Access, align 8
  %12 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
  store i64 %3, ptr %10, align 16, !tbaa !28
  %13 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %4, ptr %13, align 8, !tbaa !28
  %14 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %5, ptr %14, align 16, !tbaa !28
  %15 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 %6, ptr %15, align 8, !tbaa !28
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %7, ptr %16, align 16, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #7
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %11, ptr noundef %0, i32 noundef %1) #8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #7
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
  br label %192

26:                                               ; preds = %9
  %27 = getelementptr inbounds i8, ptr %11, i64 52
  %28 = load i32, ptr %27, align 4, !tbaa !15
  %29 = and i32 %28, 2
  %30 = icmp eq i32 %29, 0
  %31 = load i32, ptr %21, align 8
  br i1 %30, label %32, label %192

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
  br label %192

51:                                               ; preds = %9
  %52 = getelementptr inbounds i8, ptr %11, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !24
  %54 = getelementptr inbounds i8, ptr %53, i64 80
  %55 = load i64, ptr %54, align 8, !tbaa !65
  %56 = icmp eq i64 %55, 0
  %57 = load i32, ptr %21, align 8
  br i1 %56, label %192, label %58

58:                                               ; preds = %51
  %59 = getelementptr inbounds i8, ptr %0, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = getelementptr inbounds i8, ptr %60, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !58
  %63 = ptrtoint ptr %62 to i64
  %64 = sub i64 %2, %63
  %65 = getelementptr inbounds i8, ptr %53, i64 88
  %66 = getelementptr inbounds i8, ptr %11, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !47
  %68 = zext i32 %57 to i64
  %69 = getelementptr inbounds i8, ptr %11, i64 16
  %70 = getelementptr inbounds i8, ptr %11, i64 56
  %71 = getelementptr inbounds i8, ptr %11, i64 52
  %72 = load ptr, ptr %69, align 8
  %73 = getelementptr inbounds i8, ptr %67, i64 4
  %74 = load i32, ptr %70, align 8
  %75 = load i32, ptr %71, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 8
  %78 = icmp eq i32 %75, 1
  br label %82

79:                                               ; preds = %161
  %80 = and i32 %75, 2
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %440, label %164

82:                                               ; preds = %58, %161
  %83 = phi i32 [ 0, %58 ], [ %162, %161 ]
  %84 = and i32 %83, 1
  %85 = icmp eq i32 %84, 0
  %86 = load i64, ptr %10, align 16
  %87 = select i1 %85, i64 0, i64 %86
  %88 = and i32 %83, 2
  %89 = icmp eq i32 %88, 0
  %90 = load i64, ptr %13, align 8
  %91 = select i1 %89, i64 0, i64 %90
  %92 = and i32 %83, 4
  %93 = icmp eq i32 %92, 0
  %94 = load i64, ptr %14, align 16
  %95 = select i1 %93, i64 0, i64 %94
  %96 = and i32 %83, 8
  %97 = icmp eq i32 %96, 0
  %98 = load i64, ptr %15, align 8
  %99 = select i1 %97, i64 0, i64 %98
  %100 = icmp ult i32 %83, 16
  %101 = load i64, ptr %16, align 16
  %102 = select i1 %100, i64 0, i64 %101
  %103 = add i64 %91, %87
  %104 = add i64 %103, %95
  %105 = add i64 %104, %99
  %106 = add i64 %105, %102
  %107 = shl nuw i32 1, %83
  %108 = add i64 %106, %2
  %109 = add i64 %106, %64
  %110 = load i32, ptr %65, align 8, !tbaa !66
  %111 = load i32, ptr %67, align 8, !tbaa !35
  %112 = zext i32 %110 to i64
  %113 = lshr i64 %109, %112
  %114 = add i64 %109, -1
  %115 = add i64 %114, %68
  %116 = lshr i64 %115, %112
  %117 = icmp ugt i64 %113, %116
  br i1 %117, label %161, label %118

118:                                              ; preds = %82
  %119 = shl nuw i32 1, %110
  %120 = call i32 @llvm.umin.i32(i32 %57, i32 %119)
  br label %121

121:                                              ; preds = %158, %118
  %122 = phi i64 [ %113, %118 ], [ %159, %158 ]
  %123 = load ptr, ptr %72, align 8, !tbaa !68
  %124 = getelementptr inbounds %struct.Cell, ptr %123, i64 %122
  %125 = load i32, ptr %124, align 4, !tbaa !51
  %126 = load i32, ptr %73, align 4, !tbaa !43
  %127 = icmp ugt i32 %125, %126
  br i1 %127, label %132, label %128

128:                                              ; preds = %121
  store i32 %111, ptr %124, align 4, !tbaa !31
  %129 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %107, ptr %129, align 4, !tbaa !31
  %130 = getelementptr inbounds i8, ptr %124, i64 8
  store i32 %74, ptr %130, align 4, !tbaa !31
  %131 = getelementptr inbounds i8, ptr %124, i64 12
  store i32 %75, ptr %131, align 4, !tbaa !31
  br label %158

132:                                              ; preds = %121
  %133 = icmp eq i32 %125, %111
  br i1 %133, label %134, label %150

134:                                              ; preds = %132
  %135 = getelementptr inbounds i8, ptr %124, i64 8
  %136 = load i32, ptr %135, align 4, !tbaa !53
  %137 = icmp eq i32 %136, %74
  br i1 %137, label %138, label %150

138:                                              ; preds = %134
  %139 = getelementptr inbounds i8, ptr %124, i64 12
  %140 = load i32, ptr %139, align 4, !tbaa !54
  %141 = icmp eq i32 %140, %75
  br i1 %141, label %142, label %150

142:                                              ; preds = %138
  %143 = getelementptr inbounds i8, ptr %124, i64 4
  %144 = load i32, ptr %143, align 4, !tbaa !52
  br i1 %78, label %145, label %147

145:                                              ; preds = %142
  %146 = icmp eq i32 %144, %107
  br i1 %146, label %147, label %150

147:                                              ; preds = %145, %142
  %148 = phi i32 [ %107, %145 ], [ %144, %142 ]
  %149 = or i32 %148, %107
  store i32 %149, ptr %143, align 4, !tbaa !52
  br label %158

150:                                              ; preds = %145, %138, %134, %132
  %151 = load ptr, ptr %77, align 8, !tbaa !19
  %152 = getelementptr inbounds i8, ptr %151, i64 16
  %153 = load ptr, ptr %152, align 8, !tbaa !58
  %154 = ptrtoint ptr %153 to i64
  %155 = shl i64 %122, %112
  %156 = add i64 %155, %154
  %157 = call i64 @llvm.umax.i64(i64 %156, i64 %108)
  call fastcc void @shared_slow(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, i64 noundef %122, i32 noundef %107, i64 noundef %108, i64 noundef %157, i32 noundef %120) #8
  br label %158

158:                                              ; preds = %150, %147, %128
  %159 = add i64 %122, 1
  %160 = icmp ugt i64 %159, %116
  br i1 %160, label %161, label %121, !llvm.loop !69

161:                                              ; preds = %158, %82
  %162 = add nuw nsw i32 %83, 1
  %163 = icmp eq i32 %162, 32
  br i1 %163, label %79, label %82, !llvm.loop !86

164:                                              ; preds = %79, %164
  %165 = phi i32 [ %190, %164 ], [ 0, %79 ]
  %166 = and i32 %165, 1
  %167 = icmp eq i32 %166, 0
  %168 = load i64, ptr %10, align 16
  %169 = select i1 %167, i64 0, i64 %168
  %170 = and i32 %165, 2
  %171 = icmp eq i32 %170, 0
  %172 = load i64, ptr %13, align 8
  %173 = select i1 %171, i64 0, i64 %172
  %174 = and i32 %165, 4
  %175 = icmp eq i32 %174, 0
  %176 = load i64, ptr %14, align 16
  %177 = select i1 %175, i64 0, i64 %176
  %178 = and i32 %165, 8
  %179 = icmp eq i32 %178, 0
  %180 = load i64, ptr %15, align 8
  %181 = select i1 %179, i64 0, i64 %180
  %182 = icmp ult i32 %165, 16
  %183 = load i64, ptr %16, align 16
  %184 = select i1 %182, i64 0, i64 %183
  %185 = add i64 %169, %2
  %186 = add i64 %185, %173
  %187 = add i64 %186, %177
  %188 = add i64 %187, %181
  %189 = add i64 %188, %184
  call fastcc void @synchronise(ptr noundef nonnull %11, i64 noundef %189) #8
  %190 = add nuw nsw i32 %165, 1
  %191 = icmp eq i32 %190, 32
  br i1 %191, label %440, label %164, !llvm.loop !87

192:                                              ; preds = %24, %48, %26, %51
  %193 = phi i32 [ %57, %51 ], [ %31, %26 ], [ %31, %48 ], [ %25, %24 ]
  %194 = phi i32 [ 1, %51 ], [ 1, %26 ], [ %50, %48 ], [ 1, %24 ]
  %195 = icmp eq i32 %194, 1
  %196 = icmp eq ptr %8, null
  %197 = load ptr, ptr %11, align 8
  %198 = getelementptr inbounds i8, ptr %197, i64 16
  %199 = getelementptr inbounds i8, ptr %11, i64 8
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds i8, ptr %11, i64 24
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds i8, ptr %11, i64 48
  %204 = load i32, ptr %203, align 8
  %205 = and i32 %204, 7
  %206 = getelementptr inbounds i8, ptr %202, i64 600
  %207 = zext nneg i32 %205 to i64
  %208 = getelementptr inbounds [8 x i32], ptr %206, i64 0, i64 %207
  %209 = getelementptr inbounds i8, ptr %200, i64 96
  %210 = getelementptr inbounds i8, ptr %202, i64 536
  %211 = getelementptr inbounds [8 x i32], ptr %210, i64 0, i64 %207
  %212 = getelementptr inbounds i8, ptr %202, i64 568
  %213 = getelementptr inbounds [8 x i32], ptr %212, i64 0, i64 %207
  %214 = getelementptr inbounds i8, ptr %200, i64 100
  %215 = getelementptr inbounds i8, ptr %200, i64 104
  %216 = getelementptr inbounds i8, ptr %200, i64 32
  %217 = getelementptr inbounds i8, ptr %197, i64 8
  %218 = getelementptr inbounds i8, ptr %11, i64 56
  %219 = load i32, ptr %218, align 8
  %220 = zext nneg i32 %194 to i64
  %221 = zext i32 %193 to i64
  %222 = mul nuw nsw i64 %221, %220
  %223 = getelementptr inbounds i8, ptr %11, i64 52
  %224 = load i32, ptr %223, align 4
  %225 = and i32 %224, 2
  %226 = icmp ne i32 %225, 0
  %227 = icmp ne i32 %224, 1
  %228 = select i1 %227, i64 4294967296, i64 8589934592
  %229 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %193, i1 true)
  %230 = zext nneg i32 %229 to i64
  %231 = shl nuw nsw i64 %230, 40
  %232 = getelementptr inbounds i8, ptr %197, i64 32
  br label %233

233:                                              ; preds = %192, %437
  %234 = phi i32 [ 0, %192 ], [ %438, %437 ]
  %235 = and i32 %234, 1
  %236 = icmp eq i32 %235, 0
  %237 = load i64, ptr %10, align 16
  %238 = select i1 %236, i64 0, i64 %237
  %239 = and i32 %234, 2
  %240 = icmp eq i32 %239, 0
  %241 = load i64, ptr %13, align 8
  %242 = select i1 %240, i64 0, i64 %241
  %243 = and i32 %234, 4
  %244 = icmp eq i32 %243, 0
  %245 = load i64, ptr %14, align 16
  %246 = select i1 %244, i64 0, i64 %245
  %247 = and i32 %234, 8
  %248 = icmp eq i32 %247, 0
  %249 = load i64, ptr %15, align 8
  %250 = select i1 %248, i64 0, i64 %249
  %251 = icmp ult i32 %234, 16
  %252 = load i64, ptr %16, align 16
  %253 = select i1 %251, i64 0, i64 %252
  %254 = add i64 %238, %2
  %255 = add i64 %254, %242
  %256 = add i64 %255, %246
  %257 = add i64 %256, %250
  %258 = add i64 %257, %253
  br i1 %195, label %259, label %261

259:                                              ; preds = %233
  %260 = shl nuw i32 1, %234
  call fastcc void @one(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %8, i64 noundef %258, i32 noundef %260) #8
  br label %437

261:                                              ; preds = %233
  br i1 %196, label %262, label %297

262:                                              ; preds = %261
  %263 = load ptr, ptr %198, align 16, !tbaa !27
  %264 = getelementptr inbounds i8, ptr %263, i64 88
  %265 = load i64, ptr %264, align 8, !tbaa !72
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %437, label %267

267:                                              ; preds = %262
  %268 = getelementptr inbounds i8, ptr %263, i64 80
  %269 = load ptr, ptr %268, align 8, !tbaa !73
  br label %270

270:                                              ; preds = %270, %267
  %271 = phi i64 [ 0, %267 ], [ %280, %270 ]
  %272 = phi i64 [ %265, %267 ], [ %279, %270 ]
  %273 = add i64 %272, %271
  %274 = lshr i64 %273, 1
  %275 = getelementptr inbounds %struct.Entry, ptr %269, i64 %274
  %276 = load i64, ptr %275, align 8, !tbaa !74
  %277 = icmp ugt i64 %276, %258
  %278 = add nuw i64 %274, 1
  %279 = select i1 %277, i64 %274, i64 %272
  %280 = select i1 %277, i64 %271, i64 %278
  %281 = icmp ult i64 %280, %279
  br i1 %281, label %270, label %282, !llvm.loop !76

282:                                              ; preds = %270
  %283 = icmp eq i64 %280, 0
  br i1 %283, label %437, label %284

284:                                              ; preds = %282
  %285 = getelementptr %struct.Entry, ptr %269, i64 %280
  %286 = getelementptr i8, ptr %285, i64 -32
  %287 = load i64, ptr %286, align 8, !tbaa !77
  %288 = icmp ule i64 %287, %258
  %289 = getelementptr i8, ptr %285, i64 -40
  %290 = icmp eq ptr %289, null
  %291 = or i1 %290, %288
  br i1 %291, label %437, label %292

292:                                              ; preds = %284
  %293 = getelementptr i8, ptr %285, i64 -8
  %294 = load i64, ptr %293, align 8, !tbaa !78
  %295 = inttoptr i64 %294 to ptr
  %296 = icmp eq i64 %294, 0
  br i1 %296, label %437, label %297

297:                                              ; preds = %261, %292
  %298 = phi ptr [ %295, %292 ], [ %8, %261 ]
  %299 = load i32, ptr %208, align 4, !tbaa !31
  %300 = load i32, ptr %209, align 8, !tbaa !82
  %301 = icmp ult i32 %299, %300
  br i1 %301, label %311, label %302

302:                                              ; preds = %297
  %303 = load i32, ptr %211, align 4, !tbaa !31
  %304 = icmp eq i32 %303, %204
  br i1 %304, label %305, label %311

305:                                              ; preds = %302
  %306 = load i32, ptr %213, align 4, !tbaa !31
  %307 = load i32, ptr %202, align 8, !tbaa !35
  %308 = icmp eq i32 %306, %307
  br i1 %308, label %309, label %311

309:                                              ; preds = %305
  %310 = shl i32 %299, 5
  br label %334

311:                                              ; preds = %305, %302, %297
  %312 = load i32, ptr %214, align 4, !tbaa !83
  %313 = icmp ugt i32 %312, 134217727
  br i1 %313, label %334, label %314

314:                                              ; preds = %311
  %315 = sub i32 %312, %300
  %316 = load i32, ptr %215, align 8, !tbaa !84
  %317 = icmp eq i32 %315, %316
  br i1 %317, label %318, label %319

318:                                              ; preds = %314
  store i32 %312, ptr %209, align 8, !tbaa !82
  br label %319

319:                                              ; preds = %318, %314
  %320 = phi i32 [ 0, %318 ], [ %315, %314 ]
  %321 = add nuw nsw i32 %312, 1
  store i32 %321, ptr %214, align 4, !tbaa !83
  %322 = load ptr, ptr %216, align 8, !tbaa !85
  %323 = zext i32 %320 to i64
  %324 = getelementptr inbounds %struct.Stamp, ptr %322, i64 %323
  %325 = load ptr, ptr %217, align 8, !tbaa !19
  %326 = getelementptr inbounds i8, ptr %325, i64 32
  %327 = load i32, ptr %326, align 8, !tbaa !21
  %328 = load i32, ptr %202, align 8, !tbaa !35
  store i32 %327, ptr %324, align 4, !tbaa !31
  %329 = getelementptr inbounds i8, ptr %324, i64 4
  store i32 %328, ptr %329, align 4, !tbaa !31
  %330 = getelementptr inbounds i8, ptr %324, i64 8
  store i32 %219, ptr %330, align 4, !tbaa !31
  %331 = getelementptr inbounds i8, ptr %324, i64 12
  store i32 0, ptr %331, align 4, !tbaa !31
  store i32 %312, ptr %208, align 4, !tbaa !31
  store i32 %204, ptr %211, align 4, !tbaa !31
  %332 = load i32, ptr %202, align 8, !tbaa !35
  store i32 %332, ptr %213, align 4, !tbaa !31
  %333 = shl nuw i32 %312, 5
  br label %334

334:                                              ; preds = %319, %311, %309
  %335 = phi i32 [ %310, %309 ], [ %333, %319 ], [ 0, %311 ]
  %336 = add i64 %222, %258
  %337 = load i64, ptr %298, align 8, !tbaa !79
  %338 = icmp ugt i64 %337, %258
  br i1 %338, label %437, label %339

339:                                              ; preds = %334
  %340 = getelementptr inbounds i8, ptr %298, i64 8
  %341 = load i64, ptr %340, align 8, !tbaa !81
  %342 = icmp ule i64 %336, %341
  %343 = icmp ugt i64 %336, %258
  %344 = and i1 %343, %342
  br i1 %344, label %345, label %437

345:                                              ; preds = %339
  %346 = getelementptr inbounds i8, ptr %298, i64 16
  br label %347

347:                                              ; preds = %435, %345
  %348 = phi i64 [ %258, %345 ], [ %354, %435 ]
  %349 = load i64, ptr %298, align 8, !tbaa !79
  %350 = sub i64 %348, %349
  %351 = and i64 %350, -32
  %352 = add i64 %349, 32
  %353 = add i64 %352, %351
  %354 = call i64 @llvm.umin.i64(i64 %353, i64 %336)
  %355 = sub i64 %348, %258
  %356 = trunc i64 %355 to i32
  %357 = udiv i32 %356, %193
  %358 = add i32 %357, %234
  %359 = sub i64 %354, %348
  %360 = icmp ne i64 %359, 32
  %361 = select i1 %360, i1 true, i1 %226
  br i1 %361, label %433, label %362

362:                                              ; preds = %347
  %363 = lshr i64 %350, 5
  %364 = load ptr, ptr %346, align 8, !tbaa !88
  %365 = getelementptr inbounds i64, ptr %364, i64 %363
  %366 = load i64, ptr %365, align 8, !tbaa !28
  %367 = or i32 %358, %335
  %368 = zext i32 %367 to i64
  %369 = or disjoint i64 %228, %368
  %370 = or disjoint i64 %369, %231
  %371 = icmp eq i64 %366, 0
  br i1 %371, label %377, label %372

372:                                              ; preds = %362
  %373 = trunc i64 %366 to i32
  %374 = lshr i32 %373, 5
  %375 = load i32, ptr %209, align 8, !tbaa !82
  %376 = icmp ult i32 %374, %375
  br i1 %376, label %377, label %378

377:                                              ; preds = %372, %362
  store i64 %370, ptr %365, align 8, !tbaa !28
  br label %435

378:                                              ; preds = %372
  %379 = icmp eq i64 %366, %370
  br i1 %379, label %435, label %380

380:                                              ; preds = %378
  %381 = lshr i64 %366, 32
  %382 = trunc nuw i64 %381 to i32
  %383 = and i32 %382, 255
  %384 = icmp eq i32 %383, 3
  br i1 %384, label %433, label %385

385:                                              ; preds = %380
  %386 = load ptr, ptr %216, align 8, !tbaa !85
  %387 = sub nsw i32 %374, %375
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds %struct.Stamp, ptr %386, i64 %388
  %390 = load i32, ptr %389, align 4, !tbaa !51
  %391 = zext i32 %390 to i64
  %392 = getelementptr inbounds i8, ptr %389, i64 8
  %393 = load i32, ptr %392, align 4, !tbaa !53
  %394 = lshr i32 %393, 27
  %395 = zext nneg i32 %394 to i64
  %396 = shl nuw nsw i64 %395, 32
  %397 = or disjoint i64 %396, %391
  %398 = getelementptr inbounds i8, ptr %389, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !52
  %400 = zext i32 %399 to i64
  %401 = or disjoint i64 %400, -4294967296
  %402 = load ptr, ptr %217, align 8, !tbaa !19
  %403 = getelementptr inbounds i8, ptr %402, i64 32
  %404 = load i32, ptr %403, align 8, !tbaa !21
  %405 = icmp eq i32 %390, %404
  br i1 %405, label %406, label %417

406:                                              ; preds = %385
  %407 = load i32, ptr %232, align 32, !tbaa !34
  %408 = icmp eq i32 %394, %407
  br i1 %408, label %409, label %417

409:                                              ; preds = %406
  %410 = and i32 %373, 31
  %411 = icmp eq i32 %410, %358
  br i1 %411, label %412, label %417

412:                                              ; preds = %409
  %413 = lshr i64 %366, 40
  %414 = trunc nuw nsw i64 %413 to i32
  %415 = and i32 %414, 255
  %416 = icmp eq i32 %415, %229
  br i1 %416, label %426, label %417

417:                                              ; preds = %412, %409, %406, %385
  %418 = phi i32 [ 1, %385 ], [ 1, %406 ], [ -1, %412 ], [ -1, %409 ]
  %419 = call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %11, i64 %397, i64 %401, i32 noundef %418) #8
  %420 = extractvalue { i64, i32 } %419, 0
  %421 = and i64 %420, 4294967295
  %422 = icmp ne i64 %421, 0
  %423 = icmp eq i32 %383, 2
  %424 = and i1 %227, %423
  %425 = or i1 %424, %422
  br i1 %425, label %433, label %429

426:                                              ; preds = %412
  %427 = icmp eq i32 %383, 2
  %428 = and i1 %227, %427
  br i1 %428, label %430, label %429

429:                                              ; preds = %426, %417
  store i64 %370, ptr %365, align 8, !tbaa !28
  br label %435

430:                                              ; preds = %426
  %431 = load i32, ptr %202, align 8, !tbaa !35
  %432 = icmp eq i32 %399, %431
  br i1 %432, label %435, label %433

433:                                              ; preds = %347, %430, %417, %380
  %434 = trunc i64 %359 to i32
  call fastcc void @by_granule(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, ptr noundef nonnull readonly %298, i64 noundef %348, i32 noundef %434, i32 noundef %358, i32 noundef 0, i32 noundef %335) #8
  br label %435

435:                                              ; preds = %433, %430, %429, %378, %377
  %436 = icmp ult i64 %353, %336
  br i1 %436, label %347, label %437, !llvm.loop !89

437:                                              ; preds = %435, %262, %284, %282, %339, %334, %292, %259
  %438 = add nuw i32 %234, %194
  %439 = icmp ult i32 %438, 32
  br i1 %439, label %233, label %440, !llvm.loop !90

440:                                              ; preds = %164, %437, %79
  %441 = phi ptr [ %53, %79 ], [ %200, %437 ], [ %53, %164 ]
  %442 = getelementptr inbounds i8, ptr %441, i64 116
  %443 = load i32, ptr %442, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  ret i32 %443
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
  %10 = load i32, ptr %9, align 4, !tbaa !91
  %11 = icmp eq i32 %10, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !24
  br i1 %11, label %74, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %13, i64 40
  %16 = load ptr, ptr %15, align 8, !tbaa !92
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
  %32 = load ptr, ptr %31, align 8, !tbaa !93
  %33 = getelementptr inbounds i8, ptr %13, i64 56
  %34 = load i64, ptr %33, align 8, !tbaa !94
  br label %35

35:                                               ; preds = %52, %18
  %36 = phi i32 [ 0, %18 ], [ %53, %52 ]
  %37 = phi i64 [ %30, %18 ], [ %54, %52 ]
  %38 = and i64 %37, %34
  %39 = getelementptr inbounds %struct.Sync, ptr %32, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !95
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %56, label %42

42:                                               ; preds = %35
  %43 = icmp eq i64 %40, 0
  br i1 %43, label %63, label %44

44:                                               ; preds = %42
  %45 = add nuw nsw i64 %37, 1
  %46 = and i64 %45, %34
  %47 = getelementptr inbounds %struct.Sync, ptr %32, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !95
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %56, label %50

50:                                               ; preds = %44
  %51 = icmp eq i64 %48, 0
  br i1 %51, label %63, label %52

52:                                               ; preds = %50
  %53 = add nuw nsw i32 %36, 2
  %54 = add nuw nsw i64 %37, 2
  %55 = icmp eq i32 %53, 64
  br i1 %55, label %63, label %35, !llvm.loop !97

56:                                               ; preds = %44, %35
  %57 = phi i64 [ %38, %35 ], [ %46, %44 ]
  %58 = getelementptr inbounds %struct.Sync, ptr %32, i64 %57, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !98
  %60 = getelementptr inbounds i8, ptr %13, i64 64
  %61 = load i64, ptr %60, align 8, !tbaa !99
  %62 = tail call i64 @llvm.umax.i64(i64 %59, i64 %61)
  br label %66

63:                                               ; preds = %52, %50, %42
  %64 = getelementptr inbounds i8, ptr %13, i64 64
  %65 = load i64, ptr %64, align 8, !tbaa !99
  br label %66

66:                                               ; preds = %63, %56
  %67 = phi i64 [ %65, %63 ], [ %62, %56 ]
  %68 = getelementptr inbounds [0 x %struct.WarpState], ptr %25, i64 0, i64 %28, i32 7
  %69 = load i64, ptr %68, align 8, !tbaa !100
  %70 = icmp ult i64 %69, %67
  br i1 %70, label %71, label %72

71:                                               ; preds = %66
  store i64 %67, ptr %68, align 8, !tbaa !100
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
  %93 = load ptr, ptr %92, align 8, !tbaa !92
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #7
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
  br i1 %166, label %167, label %142, !llvm.loop !101

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
  br i1 %192, label %137, label %171, !llvm.loop !101

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
  br i1 %225, label %204, label %226, !llvm.loop !102

226:                                              ; preds = %219, %202, %198
  %227 = getelementptr inbounds i8, ptr %13, i64 72
  %228 = load i64, ptr %227, align 8, !tbaa !103
  %229 = add i64 %228, 1
  store i64 %229, ptr %227, align 8, !tbaa !103
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
  br i1 %247, label %232, label %202, !llvm.loop !102

248:                                              ; preds = %226, %195
  %249 = phi i64 [ %229, %226 ], [ %196, %195 ]
  %250 = getelementptr inbounds i8, ptr %87, i64 136
  %251 = load i64, ptr %250, align 8, !tbaa !100
  %252 = tail call i64 @llvm.umax.i64(i64 %249, i64 %251)
  %253 = mul i64 %1, -7046029254386353131
  %254 = lshr i64 %253, 32
  %255 = getelementptr inbounds i8, ptr %13, i64 48
  %256 = load ptr, ptr %255, align 8, !tbaa !93
  %257 = getelementptr inbounds i8, ptr %13, i64 56
  %258 = load i64, ptr %257, align 8, !tbaa !94
  br label %259

259:                                              ; preds = %278, %248
  %260 = phi i32 [ 0, %248 ], [ %279, %278 ]
  %261 = phi i64 [ %254, %248 ], [ %280, %278 ]
  %262 = and i64 %261, %258
  %263 = getelementptr inbounds %struct.Sync, ptr %256, i64 %262
  %264 = load i64, ptr %263, align 8, !tbaa !95
  %265 = icmp eq i64 %264, %1
  br i1 %265, label %282, label %266

266:                                              ; preds = %259
  %267 = icmp eq i64 %264, 0
  br i1 %267, label %268, label %270

268:                                              ; preds = %276, %266
  %269 = phi ptr [ %263, %266 ], [ %273, %276 ]
  store i64 %1, ptr %269, align 8, !tbaa !95
  br label %282

270:                                              ; preds = %266
  %271 = add nuw nsw i64 %261, 1
  %272 = and i64 %271, %258
  %273 = getelementptr inbounds %struct.Sync, ptr %256, i64 %272
  %274 = load i64, ptr %273, align 8, !tbaa !95
  %275 = icmp eq i64 %274, %1
  br i1 %275, label %282, label %276

276:                                              ; preds = %270
  %277 = icmp eq i64 %274, 0
  br i1 %277, label %268, label %278

278:                                              ; preds = %276
  %279 = add nuw nsw i32 %260, 2
  %280 = add nuw nsw i64 %261, 2
  %281 = icmp eq i32 %279, 64
  br i1 %281, label %282, label %259, !llvm.loop !97

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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #7
  br label %292

292:                                              ; preds = %291, %91, %74, %2, %72
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @vg_race_lanes(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Access, align 8
  %8 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #7
  call fastcc void @begin(ptr dead_on_unwind nonnull writable sret(%struct.Access) align 8 %7, ptr noundef %0, i32 noundef %1) #8
  %9 = trunc i64 %3 to i32
  %10 = shl i32 %9, 3
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #7
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
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %19, i32 noundef %20) #8
  br label %21

21:                                               ; preds = %6, %18
  %22 = and i32 %4, 2
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = shl nuw i32 2, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %26, i32 noundef %27) #8
  br label %28

28:                                               ; preds = %24, %21
  %29 = and i32 %4, 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds i8, ptr %2, i64 16
  %33 = load i64, ptr %32, align 8, !tbaa !28
  %34 = shl nuw i32 4, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %33, i32 noundef %34) #8
  br label %35

35:                                               ; preds = %31, %28
  %36 = and i32 %4, 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds i8, ptr %2, i64 24
  %40 = load i64, ptr %39, align 8, !tbaa !28
  %41 = shl nuw i32 8, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %40, i32 noundef %41) #8
  br label %42

42:                                               ; preds = %38, %35
  %43 = and i32 %4, 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = getelementptr inbounds i8, ptr %2, i64 32
  %47 = load i64, ptr %46, align 8, !tbaa !28
  %48 = shl nuw i32 16, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %47, i32 noundef %48) #8
  br label %49

49:                                               ; preds = %45, %42
  %50 = and i32 %4, 32
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds i8, ptr %2, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !28
  %55 = shl nuw i32 32, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %54, i32 noundef %55) #8
  br label %56

56:                                               ; preds = %52, %49
  %57 = and i32 %4, 64
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds i8, ptr %2, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !28
  %62 = shl nuw i32 64, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %61, i32 noundef %62) #8
  br label %63

63:                                               ; preds = %59, %56
  %64 = and i32 %4, 128
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %2, i64 56
  %68 = load i64, ptr %67, align 8, !tbaa !28
  %69 = shl nuw i32 128, %10
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %68, i32 noundef %69) #8
  br label %70

70:                                               ; preds = %66, %63
  %71 = getelementptr inbounds i8, ptr %7, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !24
  %73 = getelementptr inbounds i8, ptr %72, i64 116
  %74 = load i32, ptr %73, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #7
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
  %25 = load i32, ptr %24, align 4, !tbaa !104
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
  %34 = load i32, ptr %33, align 8, !tbaa !106
  %35 = icmp eq i32 %34, 0
  %36 = getelementptr inbounds i8, ptr %22, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !107
  br i1 %35, label %52, label %38

38:                                               ; preds = %31
  %39 = load i64, ptr %22, align 8, !tbaa !108
  %40 = getelementptr inbounds i8, ptr %22, i64 24
  %41 = load i32, ptr %40, align 8, !tbaa !109
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
  %55 = load i32, ptr %54, align 4, !tbaa !110
  %56 = getelementptr inbounds i8, ptr %22, i64 20
  %57 = load i32, ptr %56, align 4, !tbaa !104
  %58 = getelementptr inbounds i8, ptr %22, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !111
  %60 = getelementptr inbounds i8, ptr %22, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !112
  %62 = getelementptr inbounds i8, ptr %22, i64 40
  %63 = load i32, ptr %62, align 8, !tbaa !113
  tail call fastcc void @find(ptr noundef %0, i32 noundef %53, i32 noundef %55, i32 noundef %57, i64 noundef %37, i32 noundef %59, i32 noundef %61, i32 noundef %63) #8
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
  br i1 %85, label %49, label %65, !llvm.loop !114

86:                                               ; preds = %23, %52
  %87 = phi i32 [ %20, %23 ], [ %64, %52 ]
  %88 = add nuw nsw i64 %21, 1
  %89 = zext i32 %87 to i64
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %19, label %18, !llvm.loop !115
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
  br i1 %50, label %29, label %25, !llvm.loop !116

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
  %11 = load ptr, ptr %0, align 64, !tbaa !117
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi ptr [ %11, %2 ], [ %15, %12 ]
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !68
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %12, !llvm.loop !118

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
  br i1 %56, label %23, label %36, !llvm.loop !119

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
  br i1 %88, label %43, label %57, !llvm.loop !120
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !121
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
  store ptr %16, ptr %11, align 8, !tbaa !68
  %17 = getelementptr inbounds i8, ptr %8, i64 80
  %18 = load i64, ptr %17, align 8, !tbaa !65
  %19 = getelementptr inbounds %struct.Cell, ptr %16, i64 %18
  %20 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %19, ptr %20, align 8, !tbaa !68
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %1
  %23 = and i64 %18, 1
  %24 = icmp eq i64 %18, 1
  br i1 %24, label %27, label %25

25:                                               ; preds = %22
  %26 = and i64 %18, -2
  br label %40

27:                                               ; preds = %40, %22
  %28 = phi i64 [ 0, %22 ], [ %52, %40 ]
  %29 = icmp eq i64 %23, 0
  br i1 %29, label %35, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.Cell, ptr %16, i64 %28
  store i32 0, ptr %31, align 4, !tbaa !31
  %32 = getelementptr inbounds i8, ptr %31, i64 4
  store i32 0, ptr %32, align 4, !tbaa !31
  %33 = getelementptr inbounds i8, ptr %31, i64 8
  store i32 0, ptr %33, align 4, !tbaa !31
  %34 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 0, ptr %34, align 4, !tbaa !31
  br label %35

35:                                               ; preds = %27, %30
  %36 = load i32, ptr %13, align 4, !tbaa !37
  br label %37

37:                                               ; preds = %35, %1
  %38 = phi i32 [ %36, %35 ], [ %14, %1 ]
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %69, label %55

40:                                               ; preds = %40, %25
  %41 = phi i64 [ 0, %25 ], [ %52, %40 ]
  %42 = phi i64 [ 0, %25 ], [ %53, %40 ]
  %43 = getelementptr inbounds %struct.Cell, ptr %16, i64 %41
  store i32 0, ptr %43, align 4, !tbaa !31
  %44 = getelementptr inbounds i8, ptr %43, i64 4
  store i32 0, ptr %44, align 4, !tbaa !31
  %45 = getelementptr inbounds i8, ptr %43, i64 8
  store i32 0, ptr %45, align 4, !tbaa !31
  %46 = getelementptr inbounds i8, ptr %43, i64 12
  store i32 0, ptr %46, align 4, !tbaa !31
  %47 = or disjoint i64 %41, 1
  %48 = getelementptr inbounds %struct.Cell, ptr %16, i64 %47
  store i32 0, ptr %48, align 4, !tbaa !31
  %49 = getelementptr inbounds i8, ptr %48, i64 4
  store i32 0, ptr %49, align 4, !tbaa !31
  %50 = getelementptr inbounds i8, ptr %48, i64 8
  store i32 0, ptr %50, align 4, !tbaa !31
  %51 = getelementptr inbounds i8, ptr %48, i64 12
  store i32 0, ptr %51, align 4, !tbaa !31
  %52 = add nuw i64 %41, 2
  %53 = add i64 %42, 2
  %54 = icmp eq i64 %53, %26
  br i1 %54, label %27, label %40, !llvm.loop !122

55:                                               ; preds = %37, %55
  %56 = phi i64 [ %65, %55 ], [ 0, %37 ]
  %57 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 0
  store i32 0, ptr %57, align 4, !tbaa !31
  %58 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 1
  store i32 0, ptr %58, align 4, !tbaa !31
  %59 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 2
  store i32 0, ptr %59, align 4, !tbaa !31
  %60 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 3
  store i32 0, ptr %60, align 4, !tbaa !31
  %61 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 4
  store i32 0, ptr %61, align 4, !tbaa !31
  %62 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 5
  store i32 0, ptr %62, align 4, !tbaa !31
  %63 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 6
  store i32 0, ptr %63, align 4, !tbaa !31
  %64 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %56, i32 13, i64 7
  store i32 0, ptr %64, align 4, !tbaa !31
  %65 = add nuw nsw i64 %56, 1
  %66 = load i32, ptr %13, align 4, !tbaa !37
  %67 = zext i32 %66 to i64
  %68 = icmp ult i64 %65, %67
  br i1 %68, label %55, label %69, !llvm.loop !123

69:                                               ; preds = %55, %37
  %70 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 1, ptr %70, align 8, !tbaa !28
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_start(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !121
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
  br i1 %43, label %33, label %26, !llvm.loop !124

44:                                               ; preds = %33, %44
  %45 = phi i64 [ %47, %44 ], [ 0, %33 ]
  %46 = getelementptr inbounds [16 x [32 x i32]], ptr %24, i64 0, i64 %36, i64 %45
  store i32 0, ptr %46, align 4, !tbaa !31
  %47 = add nuw nsw i64 %45, 1
  %48 = load i32, ptr %23, align 4, !tbaa !37
  %49 = zext i32 %48 to i64
  %50 = icmp ult i64 %47, %49
  br i1 %50, label %44, label %39, !llvm.loop !125

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
  store i64 0, ptr %61, align 8, !tbaa !100
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
  br i1 %70, label %52, label %51, !llvm.loop !126

71:                                               ; preds = %64, %71
  %72 = phi i64 [ 0, %64 ], [ %74, %71 ]
  %73 = getelementptr inbounds [32 x i32], ptr %65, i64 0, i64 %72
  store i32 %32, ptr %73, align 4, !tbaa !31
  %74 = add nuw nsw i64 %72, 1
  %75 = load i32, ptr %28, align 4, !tbaa !37
  %76 = zext i32 %75 to i64
  %77 = icmp ult i64 %74, %76
  br i1 %77, label %71, label %66, !llvm.loop !127
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
  br i1 %46, label %32, label %25, !llvm.loop !128

47:                                               ; preds = %25
  store i32 %30, ptr %28, align 4, !tbaa !31
  br label %48

48:                                               ; preds = %47, %25
  %49 = getelementptr inbounds i8, ptr %7, i64 24
  %50 = getelementptr inbounds [16 x i64], ptr %49, i64 0, i64 %26
  %51 = load i64, ptr %50, align 8, !tbaa !28
  %52 = getelementptr inbounds i8, ptr %15, i64 136
  %53 = load i64, ptr %52, align 8, !tbaa !100
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
  %6 = load ptr, ptr %5, align 8, !tbaa !121
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
  br i1 %76, label %28, label %49, !llvm.loop !129

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
  %96 = load i32, ptr %95, align 4, !tbaa !130
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %125

98:                                               ; preds = %94
  %99 = getelementptr inbounds [0 x %struct.WarpState], ptr %46, i64 0, i64 %87
  %100 = getelementptr inbounds i8, ptr %99, i64 152
  br label %106

101:                                              ; preds = %116
  %102 = load i64, ptr %48, align 8, !tbaa !28
  %103 = getelementptr inbounds i8, ptr %99, i64 136
  %104 = load i64, ptr %103, align 8, !tbaa !100
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
  br i1 %120, label %106, label %101, !llvm.loop !128

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
  br i1 %129, label %86, label %77, !llvm.loop !131

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
  %149 = load i64, ptr %148, align 8, !tbaa !100
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
  br i1 %172, label %152, label %145, !llvm.loop !132

173:                                              ; preds = %145
  store i64 %150, ptr %148, align 8, !tbaa !100
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
  br i1 %186, label %132, label %130, !llvm.loop !133

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
  br i1 %196, label %190, label %187, !llvm.loop !134
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @by_granule(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #4 {
  %9 = load i64, ptr %2, align 8, !tbaa !79
  %10 = sub i64 %3, %9
  %11 = lshr i64 %10, 5
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = getelementptr inbounds i64, ptr %13, i64 %11
  %15 = load i64, ptr %14, align 8, !tbaa !28
  %16 = lshr i64 %15, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = and i32 %17, 255
  %19 = getelementptr inbounds i8, ptr %2, i64 32
  %20 = load i32, ptr %19, align 8, !tbaa !135
  %21 = lshr i32 32, %20
  %22 = icmp eq i64 %15, 0
  br i1 %22, label %31, label %23

23:                                               ; preds = %8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !24
  %26 = trunc i64 %15 to i32
  %27 = lshr i32 %26, 5
  %28 = getelementptr inbounds i8, ptr %25, i64 96
  %29 = load i32, ptr %28, align 8, !tbaa !82
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
  %39 = load ptr, ptr %38, align 8, !tbaa !136
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
  %58 = load i32, ptr %19, align 8, !tbaa !135
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
  br i1 %66, label %67, label %51, !llvm.loop !137

67:                                               ; preds = %64
  %68 = load i32, ptr %19, align 8, !tbaa !135
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
  br i1 %79, label %86, label %80

80:                                               ; preds = %69
  %81 = getelementptr inbounds i8, ptr %0, i64 32
  %82 = icmp eq i32 %6, 0
  %83 = getelementptr inbounds i8, ptr %2, i64 24
  %84 = getelementptr inbounds i8, ptr %0, i64 8
  %85 = getelementptr inbounds i8, ptr %0, i64 52
  br label %87

86:                                               ; preds = %293, %69
  ret void

87:                                               ; preds = %80, %293
  %88 = phi i64 [ %74, %80 ], [ %294, %293 ]
  %89 = load i32, ptr %19, align 8, !tbaa !135
  %90 = zext nneg i32 %89 to i64
  %91 = shl i64 %88, %90
  %92 = tail call i64 @llvm.umax.i64(i64 %91, i64 %10)
  %93 = sub i64 %92, %10
  %94 = trunc i64 %93 to i32
  %95 = load i32, ptr %81, align 8, !tbaa !67
  %96 = udiv i32 %94, %95
  %97 = add i32 %96, %5
  %98 = zext i32 %96 to i64
  %99 = zext i32 %95 to i64
  %100 = mul nuw i64 %98, %99
  %101 = select i1 %82, i64 %100, i64 0
  %102 = add i64 %101, %3
  %103 = shl nuw i32 1, %89
  %104 = tail call i32 @llvm.umin.i32(i32 %95, i32 %103)
  %105 = load ptr, ptr %83, align 8, !tbaa !136
  %106 = getelementptr inbounds [4 x i32], ptr %105, i64 %88
  %107 = shl nuw i32 1, %97
  %108 = select i1 %82, i32 %107, i32 %6
  %109 = load i64, ptr %2, align 8, !tbaa !79
  %110 = add i64 %109, %92
  %111 = load ptr, ptr %84, align 8, !tbaa !24
  %112 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %108, i1 true)
  %113 = or i32 %112, %7
  %114 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %115 = xor i32 %114, 31
  %116 = or i32 %115, %7
  %117 = load i32, ptr %106, align 4, !tbaa !31
  tail call fastcc void @check_tag(ptr noundef readonly %0, ptr noundef readonly %1, i32 noundef %117, i32 noundef %108, i64 noundef %102, i64 noundef %110, i32 noundef %104, i32 noundef 1) #8
  %118 = load i32, ptr %85, align 4, !tbaa !15
  %119 = and i32 %118, 2
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %125

121:                                              ; preds = %87
  %122 = getelementptr inbounds i8, ptr %106, i64 4
  %123 = load i32, ptr %122, align 4, !tbaa !31
  tail call fastcc void @check_tag(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef %123, i32 noundef %108, i64 noundef %102, i64 noundef %110, i32 noundef %104, i32 noundef 1) #8
  %124 = load i32, ptr %85, align 4, !tbaa !15
  br label %125

125:                                              ; preds = %121, %87
  %126 = phi i32 [ %124, %121 ], [ %118, %87 ]
  %127 = and i32 %126, 1
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %181, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds i8, ptr %111, i64 96
  %131 = getelementptr inbounds i8, ptr %111, i64 16
  %132 = getelementptr inbounds i8, ptr %111, i64 32
  %133 = getelementptr inbounds i8, ptr %106, i64 8
  %134 = load i32, ptr %133, align 4, !tbaa !31
  %135 = lshr i32 %134, 5
  %136 = load i32, ptr %130, align 8, !tbaa !82
  %137 = icmp ult i32 %135, %136
  br i1 %137, label %154, label %138

138:                                              ; preds = %129
  %139 = load ptr, ptr %131, align 8, !tbaa !32
  %140 = load ptr, ptr %132, align 8, !tbaa !85
  %141 = sub nsw i32 %135, %136
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds %struct.Stamp, ptr %140, i64 %142, i32 2
  %144 = load i32, ptr %143, align 4, !tbaa !53
  %145 = and i32 %144, 134217727
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %139, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !33
  %149 = and i8 %148, 1
  %150 = icmp ne i8 %149, 0
  %151 = and i32 %126, 2
  %152 = icmp ne i32 %151, 0
  %153 = select i1 %152, i1 %150, i1 false
  br i1 %153, label %156, label %154

154:                                              ; preds = %138, %129
  tail call fastcc void @check_tag(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef %134, i32 noundef %108, i64 noundef %102, i64 noundef %110, i32 noundef %104, i32 noundef 0) #8
  %155 = load i32, ptr %130, align 8, !tbaa !82
  br label %156

156:                                              ; preds = %154, %138
  %157 = phi i32 [ %136, %138 ], [ %155, %154 ]
  %158 = getelementptr inbounds i8, ptr %106, i64 12
  %159 = load i32, ptr %158, align 4, !tbaa !31
  %160 = lshr i32 %159, 5
  %161 = icmp ult i32 %160, %157
  br i1 %161, label %179, label %162

162:                                              ; preds = %156
  %163 = load ptr, ptr %131, align 8, !tbaa !32
  %164 = load ptr, ptr %132, align 8, !tbaa !85
  %165 = sub nsw i32 %160, %157
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds %struct.Stamp, ptr %164, i64 %166, i32 2
  %168 = load i32, ptr %167, align 4, !tbaa !53
  %169 = and i32 %168, 134217727
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds i8, ptr %163, i64 %170
  %172 = load i8, ptr %171, align 1, !tbaa !33
  %173 = and i8 %172, 1
  %174 = icmp ne i8 %173, 0
  %175 = load i32, ptr %85, align 4, !tbaa !15
  %176 = and i32 %175, 2
  %177 = icmp ne i32 %176, 0
  %178 = select i1 %177, i1 %174, i1 false
  br i1 %178, label %181, label %179

179:                                              ; preds = %162, %156
  tail call fastcc void @check_tag(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef %159, i32 noundef %108, i64 noundef %102, i64 noundef %110, i32 noundef %104, i32 noundef 0) #8
  %180 = load i32, ptr %85, align 4, !tbaa !15
  br label %181

181:                                              ; preds = %179, %162, %125
  %182 = phi i32 [ %126, %125 ], [ %180, %179 ], [ %175, %162 ]
  switch i32 %182, label %222 [
    i32 1, label %183
    i32 3, label %187
  ]

183:                                              ; preds = %181
  store i32 %113, ptr %106, align 4, !tbaa !31
  %184 = getelementptr inbounds i8, ptr %106, i64 12
  store i32 0, ptr %184, align 4, !tbaa !31
  %185 = getelementptr inbounds i8, ptr %106, i64 8
  store i32 0, ptr %185, align 4, !tbaa !31
  %186 = getelementptr inbounds i8, ptr %106, i64 4
  store i32 0, ptr %186, align 4, !tbaa !31
  br label %293

187:                                              ; preds = %181
  %188 = getelementptr inbounds i8, ptr %106, i64 4
  %189 = load i32, ptr %188, align 4, !tbaa !31
  %190 = load ptr, ptr %84, align 8, !tbaa !24
  %191 = lshr i32 %189, 5
  %192 = getelementptr inbounds i8, ptr %190, i64 96
  %193 = load i32, ptr %192, align 8, !tbaa !82
  %194 = icmp ult i32 %191, %193
  br i1 %194, label %221, label %195

195:                                              ; preds = %187
  %196 = getelementptr inbounds i8, ptr %190, i64 32
  %197 = load ptr, ptr %196, align 8, !tbaa !85
  %198 = sub nsw i32 %191, %193
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds %struct.Stamp, ptr %197, i64 %199
  %201 = load i32, ptr %200, align 4, !tbaa !51
  %202 = getelementptr inbounds i8, ptr %200, i64 8
  %203 = load i32, ptr %202, align 4, !tbaa !53
  %204 = lshr i32 %203, 27
  %205 = getelementptr inbounds i8, ptr %200, i64 4
  %206 = load i32, ptr %205, align 4, !tbaa !52
  %207 = and i32 %189, 31
  %208 = shl nuw i32 1, %207
  %209 = zext nneg i32 %204 to i64
  %210 = shl nuw nsw i64 %209, 32
  %211 = zext i32 %201 to i64
  %212 = or disjoint i64 %210, %211
  %213 = zext i32 %208 to i64
  %214 = shl nuw i64 %213, 32
  %215 = zext i32 %206 to i64
  %216 = or disjoint i64 %214, %215
  %217 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %212, i64 %216, i32 noundef %108) #8
  %218 = extractvalue { i64, i32 } %217, 0
  %219 = and i64 %218, 4294967295
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %221, label %293

221:                                              ; preds = %195, %187
  store i32 %113, ptr %188, align 4, !tbaa !31
  br label %293

222:                                              ; preds = %181
  %223 = getelementptr inbounds i8, ptr %106, i64 8
  %224 = load i32, ptr %223, align 4, !tbaa !31
  %225 = load ptr, ptr %84, align 8, !tbaa !24
  %226 = lshr i32 %224, 5
  %227 = getelementptr inbounds i8, ptr %225, i64 96
  %228 = load i32, ptr %227, align 8, !tbaa !82
  %229 = icmp ult i32 %226, %228
  br i1 %229, label %256, label %230

230:                                              ; preds = %222
  %231 = getelementptr inbounds i8, ptr %225, i64 32
  %232 = load ptr, ptr %231, align 8, !tbaa !85
  %233 = sub nsw i32 %226, %228
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds %struct.Stamp, ptr %232, i64 %234
  %236 = load i32, ptr %235, align 4, !tbaa !51
  %237 = getelementptr inbounds i8, ptr %235, i64 8
  %238 = load i32, ptr %237, align 4, !tbaa !53
  %239 = lshr i32 %238, 27
  %240 = getelementptr inbounds i8, ptr %235, i64 4
  %241 = load i32, ptr %240, align 4, !tbaa !52
  %242 = and i32 %224, 31
  %243 = shl nuw i32 1, %242
  %244 = zext nneg i32 %239 to i64
  %245 = shl nuw nsw i64 %244, 32
  %246 = zext i32 %236 to i64
  %247 = or disjoint i64 %245, %246
  %248 = zext i32 %243 to i64
  %249 = shl nuw i64 %248, 32
  %250 = zext i32 %241 to i64
  %251 = or disjoint i64 %249, %250
  %252 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %247, i64 %251, i32 noundef %108) #8
  %253 = extractvalue { i64, i32 } %252, 0
  %254 = and i64 %253, 4294967295
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %256, label %257

256:                                              ; preds = %230, %222
  store i32 %113, ptr %223, align 4, !tbaa !31
  br label %289

257:                                              ; preds = %230
  %258 = icmp eq i32 %224, %113
  br i1 %258, label %289, label %259

259:                                              ; preds = %257
  %260 = getelementptr inbounds i8, ptr %106, i64 12
  %261 = load i32, ptr %260, align 4, !tbaa !31
  %262 = lshr i32 %261, 5
  %263 = icmp ult i32 %262, %228
  br i1 %263, label %288, label %264

264:                                              ; preds = %259
  %265 = sub nsw i32 %262, %228
  %266 = zext i32 %265 to i64
  %267 = getelementptr inbounds %struct.Stamp, ptr %232, i64 %266
  %268 = load i32, ptr %267, align 4, !tbaa !51
  %269 = getelementptr inbounds i8, ptr %267, i64 8
  %270 = load i32, ptr %269, align 4, !tbaa !53
  %271 = lshr i32 %270, 27
  %272 = getelementptr inbounds i8, ptr %267, i64 4
  %273 = load i32, ptr %272, align 4, !tbaa !52
  %274 = and i32 %261, 31
  %275 = shl nuw i32 1, %274
  %276 = zext nneg i32 %271 to i64
  %277 = shl nuw nsw i64 %276, 32
  %278 = zext i32 %268 to i64
  %279 = or disjoint i64 %277, %278
  %280 = zext i32 %275 to i64
  %281 = shl nuw i64 %280, 32
  %282 = zext i32 %273 to i64
  %283 = or disjoint i64 %281, %282
  %284 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %279, i64 %283, i32 noundef %108) #8
  %285 = extractvalue { i64, i32 } %284, 0
  %286 = and i64 %285, 4294967295
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %289

288:                                              ; preds = %264, %259
  store i32 %116, ptr %260, align 4, !tbaa !31
  br label %293

289:                                              ; preds = %264, %257, %256
  %290 = icmp eq i32 %113, %116
  br i1 %290, label %293, label %291

291:                                              ; preds = %289
  %292 = getelementptr inbounds i8, ptr %106, i64 12
  store i32 %116, ptr %292, align 4, !tbaa !31
  br label %293

293:                                              ; preds = %183, %195, %221, %288, %289, %291
  %294 = add i64 %88, 1
  %295 = icmp ugt i64 %294, %78
  br i1 %295, label %86, label %87, !llvm.loop !138
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @check_tag(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  %11 = lshr i32 %2, 5
  %12 = getelementptr inbounds i8, ptr %10, i64 96
  %13 = load i32, ptr %12, align 8, !tbaa !82
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %137, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !85
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
  %37 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %32, i64 %36, i32 noundef %3) #8
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
  %129 = load i32, ptr %128, align 8, !tbaa !67
  %130 = zext i32 %129 to i64
  %131 = icmp ult i64 %127, %130
  %132 = select i1 %131, i32 %39, i32 32
  br label %133

133:                                              ; preds = %125, %65, %53, %49, %42
  %134 = phi i32 [ 32, %42 ], [ %132, %125 ], [ 32, %53 ], [ 32, %49 ], [ 32, %65 ]
  %135 = lshr i64 %38, 32
  %136 = trunc nuw i64 %135 to i32
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %136, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %21, i32 noundef %23, i32 noundef %39, i32 noundef %7, i32 noundef %134) #8
  br label %137

137:                                              ; preds = %8, %15, %133
  ret void
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
  tail call fastcc void @find(ptr noundef %18, i32 noundef 0, i32 noundef %20, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #8
  br label %72

21:                                               ; preds = %10
  %22 = icmp eq i32 %8, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = getelementptr inbounds i8, ptr %0, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %24, i32 noundef 1, i32 noundef %26, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #8
  br label %72

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %0, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !91
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = load ptr, ptr %0, align 8, !tbaa !45
  %33 = getelementptr inbounds i8, ptr %0, i64 48
  %34 = load i32, ptr %33, align 8, !tbaa !48
  tail call fastcc void @find(ptr noundef %32, i32 noundef 0, i32 noundef %34, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #8
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
  tail call fastcc void @find(ptr noundef %53, i32 noundef 2, i32 noundef %55, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #8
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

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc { i64, i32 } @clash(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i32 noundef %3) unnamed_addr #5 {
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
  %64 = load i32, ptr %63, align 8, !tbaa !139
  %65 = icmp ult i32 %64, %7
  br i1 %65, label %73, label %66

66:                                               ; preds = %59
  %67 = getelementptr inbounds i8, ptr %63, i64 4
  %68 = load i32, ptr %67, align 4, !tbaa !141
  %69 = and i32 %68, %61
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 %68
  %72 = or i32 %71, %61
  br label %73

73:                                               ; preds = %66, %59
  %74 = phi i32 [ %61, %59 ], [ %72, %66 ]
  %75 = or disjoint i64 %60, 1
  %76 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %75
  %77 = load i32, ptr %76, align 8, !tbaa !139
  %78 = icmp ult i32 %77, %7
  br i1 %78, label %86, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds i8, ptr %76, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !141
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
  br i1 %90, label %91, label %59, !llvm.loop !142

91:                                               ; preds = %86, %53
  %92 = phi i32 [ poison, %53 ], [ %87, %86 ]
  %93 = phi i64 [ 0, %53 ], [ %88, %86 ]
  %94 = phi i32 [ %50, %53 ], [ %87, %86 ]
  %95 = icmp eq i64 %55, 0
  br i1 %95, label %107, label %96

96:                                               ; preds = %91
  %97 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %93
  %98 = load i32, ptr %97, align 8, !tbaa !139
  %99 = icmp ult i32 %98, %7
  br i1 %99, label %107, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, ptr %97, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !141
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
  br i1 %116, label %117, label %42, !llvm.loop !143

117:                                              ; preds = %114
  %118 = add nuw nsw i32 %38, 1
  %119 = icmp eq i32 %118, 32
  br i1 %119, label %194, label %37, !llvm.loop !144

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
  %132 = load i64, ptr %131, align 8, !tbaa !100
  %133 = getelementptr inbounds i8, ptr %128, i64 112
  %134 = load i32, ptr %133, align 8, !tbaa !145
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %194

136:                                              ; preds = %125
  %137 = icmp eq i64 %132, 0
  br i1 %137, label %191, label %138

138:                                              ; preds = %136
  %139 = getelementptr inbounds i8, ptr %128, i64 40
  %140 = load ptr, ptr %139, align 8, !tbaa !92
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
  br i1 %188, label %189, label %171, !llvm.loop !146

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shared_slow(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #4 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !46
  %10 = load ptr, ptr %9, align 8, !tbaa !68
  %11 = getelementptr inbounds %struct.Cell, ptr %10, i64 %2
  %12 = getelementptr inbounds i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !68
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
  br label %36

36:                                               ; preds = %21, %7
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %14, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #8
  %37 = getelementptr inbounds i8, ptr %0, i64 52
  %38 = getelementptr inbounds i8, ptr %14, i64 48
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  %40 = load i32, ptr %37, align 4, !tbaa !15
  %41 = and i32 %40, 2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = getelementptr inbounds i8, ptr %14, i64 16
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %44, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #8
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
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %38, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #8
  %70 = load i32, ptr %37, align 4, !tbaa !15
  br label %71

71:                                               ; preds = %65, %69, %60
  %72 = phi i32 [ %62, %65 ], [ %70, %69 ], [ %62, %60 ]
  %73 = and i32 %72, 2
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, ptr %14, i64 32
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %76, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #8
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
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %78, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #8
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
  br label %201

112:                                              ; preds = %98, %104
  %113 = phi i32 [ %105, %104 ], [ %95, %98 ]
  %114 = icmp eq i32 %113, 3
  %115 = select i1 %114, i64 16, i64 48
  %116 = getelementptr inbounds i8, ptr %14, i64 %115
  %117 = load ptr, ptr %15, align 8, !tbaa !47
  %118 = load i32, ptr %117, align 8, !tbaa !35
  %119 = load i32, ptr %116, align 4, !tbaa !51
  %120 = icmp eq i32 %119, %118
  br i1 %120, label %121, label %134

121:                                              ; preds = %112
  %122 = getelementptr inbounds i8, ptr %116, i64 8
  %123 = load i32, ptr %122, align 4, !tbaa !53
  %124 = lshr i32 %123, 27
  %125 = load ptr, ptr %0, align 8, !tbaa !45
  %126 = getelementptr inbounds i8, ptr %125, i64 32
  %127 = load i32, ptr %126, align 32, !tbaa !34
  %128 = icmp eq i32 %124, %127
  br i1 %128, label %129, label %134

129:                                              ; preds = %138, %121
  %130 = phi ptr [ %116, %121 ], [ %135, %138 ]
  %131 = getelementptr inbounds i8, ptr %130, i64 4
  %132 = load i32, ptr %131, align 4, !tbaa !52
  %133 = or i32 %132, %3
  store i32 %133, ptr %131, align 4, !tbaa !52
  br label %197

134:                                              ; preds = %121, %112
  %135 = getelementptr inbounds i8, ptr %116, i64 16
  %136 = load i32, ptr %135, align 4, !tbaa !51
  %137 = icmp eq i32 %136, %118
  br i1 %137, label %138, label %146

138:                                              ; preds = %134
  %139 = getelementptr inbounds i8, ptr %116, i64 24
  %140 = load i32, ptr %139, align 4, !tbaa !53
  %141 = lshr i32 %140, 27
  %142 = load ptr, ptr %0, align 8, !tbaa !45
  %143 = getelementptr inbounds i8, ptr %142, i64 32
  %144 = load i32, ptr %143, align 32, !tbaa !34
  %145 = icmp eq i32 %141, %144
  br i1 %145, label %129, label %146

146:                                              ; preds = %138, %134
  %147 = getelementptr inbounds i8, ptr %116, i64 8
  %148 = getelementptr inbounds i8, ptr %116, i64 4
  %149 = icmp eq i32 %119, 0
  br i1 %149, label %190, label %169

150:                                              ; preds = %169
  %151 = getelementptr inbounds i8, ptr %116, i64 24
  %152 = getelementptr inbounds i8, ptr %116, i64 20
  %153 = icmp eq i32 %136, 0
  br i1 %153, label %190, label %154

154:                                              ; preds = %150
  %155 = zext i32 %136 to i64
  %156 = load i32, ptr %152, align 4, !tbaa !52
  %157 = zext i32 %156 to i64
  %158 = shl nuw i64 %157, 32
  %159 = or disjoint i64 %158, %155
  %160 = load i32, ptr %151, align 4, !tbaa !53
  %161 = lshr i32 %160, 27
  %162 = zext nneg i32 %161 to i64
  %163 = shl nuw nsw i64 %162, 32
  %164 = or disjoint i64 %163, %180
  %165 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %164, i64 %159, i32 noundef %3) #8
  %166 = extractvalue { i64, i32 } %165, 0
  %167 = and i64 %166, 4294967295
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %190, label %197

169:                                              ; preds = %146
  %170 = zext i32 %119 to i64
  %171 = load i32, ptr %148, align 4, !tbaa !52
  %172 = zext i32 %171 to i64
  %173 = shl nuw i64 %172, 32
  %174 = or disjoint i64 %173, %170
  %175 = load ptr, ptr %0, align 8, !tbaa !45
  %176 = getelementptr inbounds i8, ptr %175, i64 8
  %177 = load ptr, ptr %176, align 8, !tbaa !19
  %178 = getelementptr inbounds i8, ptr %177, i64 32
  %179 = load i32, ptr %178, align 8, !tbaa !21
  %180 = zext i32 %179 to i64
  %181 = load i32, ptr %147, align 4, !tbaa !53
  %182 = lshr i32 %181, 27
  %183 = zext nneg i32 %182 to i64
  %184 = shl nuw nsw i64 %183, 32
  %185 = or disjoint i64 %184, %180
  %186 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %185, i64 %174, i32 noundef %3) #8
  %187 = extractvalue { i64, i32 } %186, 0
  %188 = and i64 %187, 4294967295
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %190, label %150

190:                                              ; preds = %169, %154, %150, %146
  %191 = phi ptr [ %116, %169 ], [ %116, %146 ], [ %135, %150 ], [ %135, %154 ]
  %192 = phi ptr [ %147, %169 ], [ %147, %146 ], [ %151, %150 ], [ %151, %154 ]
  %193 = phi ptr [ %148, %169 ], [ %148, %146 ], [ %152, %150 ], [ %152, %154 ]
  %194 = getelementptr inbounds i8, ptr %0, i64 56
  %195 = load i32, ptr %194, align 8, !tbaa !23
  store i32 %118, ptr %191, align 4, !tbaa !31
  store i32 %3, ptr %193, align 4, !tbaa !31
  store i32 %195, ptr %192, align 4, !tbaa !31
  %196 = getelementptr inbounds i8, ptr %191, i64 12
  store i32 0, ptr %196, align 4, !tbaa !31
  br label %197

197:                                              ; preds = %129, %154, %190
  %198 = load i32, ptr %11, align 4, !tbaa !51
  %199 = icmp ult i32 %198, %17
  br i1 %199, label %200, label %201

200:                                              ; preds = %197
  store i32 %17, ptr %11, align 4, !tbaa !51
  br label %201

201:                                              ; preds = %197, %200, %107
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
  %30 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull %0, i64 %25, i64 %29, i32 noundef %3) #8
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
  %115 = load i32, ptr %114, align 8, !tbaa !67
  %116 = zext i32 %115 to i64
  %117 = icmp ult i64 %113, %116
  %118 = select i1 %117, i32 %35, i32 32
  br label %119

119:                                              ; preds = %34, %41, %51, %111
  %120 = phi i32 [ %118, %111 ], [ 32, %41 ], [ 32, %34 ], [ 32, %51 ]
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %37, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %16, i32 noundef %18, i32 noundef %35, i32 noundef %7, i32 noundef %120) #8
  br label %121

121:                                              ; preds = %119, %11, %8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin "no-builtins" }

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
!66 = !{!26, !10, i64 88}
!67 = !{!16, !10, i64 32}
!68 = !{!6, !6, i64 0}
!69 = distinct !{!69, !39}
!70 = !{!20, !6, i64 104}
!71 = !{!20, !6, i64 112}
!72 = !{!30, !9, i64 88}
!73 = !{!30, !6, i64 80}
!74 = !{!75, !9, i64 0}
!75 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !9, i64 24, !9, i64 32}
!76 = distinct !{!76, !39}
!77 = !{!75, !9, i64 8}
!78 = !{!75, !9, i64 32}
!79 = !{!80, !9, i64 0}
!80 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !6, i64 24, !10, i64 32, !10, i64 36}
!81 = !{!80, !9, i64 8}
!82 = !{!26, !10, i64 96}
!83 = !{!26, !10, i64 100}
!84 = !{!26, !10, i64 104}
!85 = !{!26, !6, i64 32}
!86 = distinct !{!86, !39}
!87 = distinct !{!87, !39}
!88 = !{!80, !6, i64 16}
!89 = distinct !{!89, !39}
!90 = distinct !{!90, !39}
!91 = !{!16, !10, i64 36}
!92 = !{!26, !6, i64 40}
!93 = !{!26, !6, i64 48}
!94 = !{!26, !9, i64 56}
!95 = !{!96, !9, i64 0}
!96 = !{!"", !9, i64 0, !9, i64 8}
!97 = distinct !{!97, !39}
!98 = !{!96, !9, i64 8}
!99 = !{!26, !9, i64 64}
!100 = !{!36, !9, i64 136}
!101 = distinct !{!101, !39}
!102 = distinct !{!102, !39}
!103 = !{!26, !9, i64 72}
!104 = !{!105, !10, i64 20}
!105 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!106 = !{!105, !10, i64 16}
!107 = !{!105, !9, i64 8}
!108 = !{!105, !9, i64 0}
!109 = !{!105, !10, i64 24}
!110 = !{!105, !10, i64 28}
!111 = !{!105, !10, i64 32}
!112 = !{!105, !10, i64 36}
!113 = !{!105, !10, i64 40}
!114 = distinct !{!114, !39}
!115 = distinct !{!115, !39}
!116 = distinct !{!116, !39}
!117 = !{!20, !6, i64 0}
!118 = distinct !{!118, !39}
!119 = distinct !{!119, !39}
!120 = distinct !{!120, !39}
!121 = !{!22, !6, i64 328}
!122 = distinct !{!122, !39}
!123 = distinct !{!123, !39}
!124 = distinct !{!124, !39}
!125 = distinct !{!125, !39}
!126 = distinct !{!126, !39}
!127 = distinct !{!127, !39}
!128 = distinct !{!128, !39}
!129 = distinct !{!129, !39}
!130 = !{!20, !10, i64 44}
!131 = distinct !{!131, !39}
!132 = distinct !{!132, !39}
!133 = distinct !{!133, !39}
!134 = distinct !{!134, !39}
!135 = !{!80, !10, i64 32}
!136 = !{!80, !6, i64 24}
!137 = distinct !{!137, !39}
!138 = distinct !{!138, !39}
!139 = !{!140, !10, i64 0}
!140 = !{!"", !10, i64 0, !10, i64 4}
!141 = !{!140, !10, i64 4}
!142 = distinct !{!142, !39}
!143 = distinct !{!143, !39}
!144 = distinct !{!144, !39}
!145 = !{!26, !10, i64 112}
!146 = distinct !{!146, !39}
