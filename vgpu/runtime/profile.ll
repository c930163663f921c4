; made from profile.c runtime.h sha256 4184242be1f40152e73e1bb834be2c2045b1fdec6c79ec2dca8256d46dc07afe text e930155f38d3ce172e7b26e86a0c2244b2bc5406cdb06071bc6735bf10997239

%struct.Request = type { i32, i32, i32, i32 }
%struct.Memo = type { [5 x i64], i32, i32, [32 x %struct.anon] }
%struct.anon = type { i8, i8, i8, i8 }
%struct.Keys = type { [4 x <8 x i32>], i32, [28 x i8] }
%struct.TraceRecord = type { i32, i16, i16, i64 }
%struct.AccessRecord = type { i32, i32, i16, i16, i32, i64 }
%struct.Function = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }

@vg_watch_layout.layout = internal unnamed_addr constant [10 x i32] [i32 96, i32 16, i32 24, i32 176, i32 8, i32 48, i32 64, i32 88, i32 8, i32 16], align 16

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @vg_count_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Request, align 4
  %11 = alloca [32 x i64], align 16
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 16, !tbaa !4
  %14 = getelementptr inbounds i8, ptr %13, i64 96
  %15 = load ptr, ptr %14, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load ptr, ptr %16, align 8, !tbaa !13
  %18 = zext i32 %1 to i64
  %19 = getelementptr inbounds %struct.Memo, ptr %17, i64 %18
  %20 = getelementptr inbounds i8, ptr %13, i64 136
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds i32, ptr %21, i64 %18
  %23 = load i32, ptr %22, align 4, !tbaa !16
  %24 = lshr i32 %23, 12
  %25 = and i32 %24, 15
  %26 = add nsw i32 %25, -1
  %27 = icmp ult i32 %26, 2
  %28 = and i64 %3, 31
  br i1 %27, label %29, label %76

29:                                               ; preds = %9
  %30 = getelementptr inbounds i8, ptr %19, i64 48
  %31 = getelementptr inbounds [32 x %struct.anon], ptr %30, i64 0, i64 %28
  %32 = load i8, ptr %31, align 4, !tbaa !17
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %76, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %19, i64 40
  %36 = load i32, ptr %35, align 8, !tbaa !19
  %37 = icmp eq i32 %36, %2
  br i1 %37, label %38, label %76

38:                                               ; preds = %34
  %39 = load i64, ptr %19, align 8, !tbaa !21
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %41, label %76

41:                                               ; preds = %38
  %42 = getelementptr inbounds i8, ptr %19, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = icmp eq i64 %43, %5
  br i1 %44, label %45, label %76

45:                                               ; preds = %41
  %46 = getelementptr inbounds i8, ptr %19, i64 16
  %47 = load i64, ptr %46, align 8, !tbaa !21
  %48 = icmp eq i64 %47, %6
  br i1 %48, label %49, label %76

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, ptr %19, i64 24
  %51 = load i64, ptr %50, align 8, !tbaa !21
  %52 = icmp eq i64 %51, %7
  br i1 %52, label %53, label %76

53:                                               ; preds = %49
  %54 = getelementptr inbounds i8, ptr %19, i64 32
  %55 = load i64, ptr %54, align 8, !tbaa !21
  %56 = icmp eq i64 %55, %8
  br i1 %56, label %57, label %76

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #12
  %58 = zext i8 %32 to i32
  store i32 %58, ptr %10, align 4, !tbaa !22
  %59 = getelementptr inbounds i8, ptr %10, i64 4
  %60 = getelementptr inbounds i8, ptr %31, i64 1
  %61 = load i8, ptr %60, align 1, !tbaa !24
  %62 = zext i8 %61 to i32
  store i32 %62, ptr %59, align 4, !tbaa !25
  %63 = getelementptr inbounds i8, ptr %10, i64 8
  %64 = getelementptr inbounds i8, ptr %31, i64 2
  %65 = load i8, ptr %64, align 2, !tbaa !26
  %66 = zext i8 %65 to i32
  store i32 %66, ptr %63, align 4, !tbaa !27
  %67 = getelementptr inbounds i8, ptr %10, i64 12
  %68 = getelementptr inbounds i8, ptr %31, i64 3
  %69 = load i8, ptr %68, align 1, !tbaa !28
  %70 = zext i8 %69 to i32
  store i32 %70, ptr %67, align 4, !tbaa !29
  %71 = getelementptr inbounds i8, ptr %15, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !30
  %73 = shl nuw nsw i64 %18, 6
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  call fastcc void @add(ptr noundef %74, ptr noundef nonnull %10, i32 noundef %75) #13
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #12
  br label %177

76:                                               ; preds = %53, %49, %45, %41, %38, %34, %29, %9
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11) #12
  br label %84

77:                                               ; preds = %84
  %78 = call fastcc { i64, i64 } @count(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %11) #13
  %79 = extractvalue { i64, i64 } %78, 0
  %80 = extractvalue { i64, i64 } %78, 1
  %81 = getelementptr inbounds i8, ptr %19, i64 40
  %82 = load i32, ptr %81, align 8, !tbaa !19
  %83 = icmp eq i32 %82, %2
  br i1 %83, label %109, label %128

84:                                               ; preds = %76, %84
  %85 = phi i64 [ 0, %76 ], [ %107, %84 ]
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = and i32 %86, 1
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %88, i64 0, i64 %4
  %90 = and i32 %86, 2
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i64 0, i64 %5
  %93 = and i32 %86, 4
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %94, i64 0, i64 %6
  %96 = and i32 %86, 8
  %97 = icmp eq i32 %96, 0
  %98 = select i1 %97, i64 0, i64 %7
  %99 = icmp ult i64 %85, 16
  %100 = select i1 %99, i64 0, i64 %8
  %101 = add i64 %100, %3
  %102 = add i64 %101, %89
  %103 = add i64 %102, %92
  %104 = add i64 %103, %95
  %105 = add i64 %104, %98
  %106 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %85
  store i64 %105, ptr %106, align 8, !tbaa !21
  %107 = add nuw nsw i64 %85, 1
  %108 = icmp eq i64 %107, 32
  br i1 %108, label %77, label %84, !llvm.loop !31

109:                                              ; preds = %77
  %110 = load i64, ptr %19, align 8, !tbaa !21
  %111 = icmp eq i64 %110, %4
  br i1 %111, label %112, label %128

112:                                              ; preds = %109
  %113 = getelementptr inbounds i8, ptr %19, i64 8
  %114 = load i64, ptr %113, align 8, !tbaa !21
  %115 = icmp eq i64 %114, %5
  br i1 %115, label %116, label %128

116:                                              ; preds = %112
  %117 = getelementptr inbounds i8, ptr %19, i64 16
  %118 = load i64, ptr %117, align 8, !tbaa !21
  %119 = icmp eq i64 %118, %6
  br i1 %119, label %120, label %128

120:                                              ; preds = %116
  %121 = getelementptr inbounds i8, ptr %19, i64 24
  %122 = load i64, ptr %121, align 8, !tbaa !21
  %123 = icmp eq i64 %122, %7
  br i1 %123, label %124, label %128

124:                                              ; preds = %120
  %125 = getelementptr inbounds i8, ptr %19, i64 32
  %126 = load i64, ptr %125, align 8, !tbaa !21
  %127 = icmp eq i64 %126, %8
  br i1 %127, label %165, label %128

128:                                              ; preds = %124, %120, %116, %112, %109, %77
  %129 = getelementptr inbounds i8, ptr %19, i64 48
  store i8 0, ptr %129, align 4, !tbaa !17
  %130 = getelementptr inbounds i8, ptr %19, i64 52
  store i8 0, ptr %130, align 4, !tbaa !17
  %131 = getelementptr inbounds i8, ptr %19, i64 56
  store i8 0, ptr %131, align 4, !tbaa !17
  %132 = getelementptr inbounds i8, ptr %19, i64 60
  store i8 0, ptr %132, align 4, !tbaa !17
  %133 = getelementptr inbounds i8, ptr %19, i64 64
  store i8 0, ptr %133, align 4, !tbaa !17
  %134 = getelementptr inbounds i8, ptr %19, i64 68
  store i8 0, ptr %134, align 4, !tbaa !17
  %135 = getelementptr inbounds i8, ptr %19, i64 72
  store i8 0, ptr %135, align 4, !tbaa !17
  %136 = getelementptr inbounds i8, ptr %19, i64 76
  store i8 0, ptr %136, align 4, !tbaa !17
  %137 = getelementptr inbounds i8, ptr %19, i64 80
  store i8 0, ptr %137, align 4, !tbaa !17
  %138 = getelementptr inbounds i8, ptr %19, i64 84
  store i8 0, ptr %138, align 4, !tbaa !17
  %139 = getelementptr inbounds i8, ptr %19, i64 88
  store i8 0, ptr %139, align 4, !tbaa !17
  %140 = getelementptr inbounds i8, ptr %19, i64 92
  store i8 0, ptr %140, align 4, !tbaa !17
  %141 = getelementptr inbounds i8, ptr %19, i64 96
  store i8 0, ptr %141, align 4, !tbaa !17
  %142 = getelementptr inbounds i8, ptr %19, i64 100
  store i8 0, ptr %142, align 4, !tbaa !17
  %143 = getelementptr inbounds i8, ptr %19, i64 104
  store i8 0, ptr %143, align 4, !tbaa !17
  %144 = getelementptr inbounds i8, ptr %19, i64 108
  store i8 0, ptr %144, align 4, !tbaa !17
  %145 = getelementptr inbounds i8, ptr %19, i64 112
  store i8 0, ptr %145, align 4, !tbaa !17
  %146 = getelementptr inbounds i8, ptr %19, i64 116
  store i8 0, ptr %146, align 4, !tbaa !17
  %147 = getelementptr inbounds i8, ptr %19, i64 120
  store i8 0, ptr %147, align 4, !tbaa !17
  %148 = getelementptr inbounds i8, ptr %19, i64 124
  store i8 0, ptr %148, align 4, !tbaa !17
  %149 = getelementptr inbounds i8, ptr %19, i64 128
  store i8 0, ptr %149, align 4, !tbaa !17
  %150 = getelementptr inbounds i8, ptr %19, i64 132
  store i8 0, ptr %150, align 4, !tbaa !17
  %151 = getelementptr inbounds i8, ptr %19, i64 136
  store i8 0, ptr %151, align 4, !tbaa !17
  %152 = getelementptr inbounds i8, ptr %19, i64 140
  store i8 0, ptr %152, align 4, !tbaa !17
  %153 = getelementptr inbounds i8, ptr %19, i64 144
  store i8 0, ptr %153, align 4, !tbaa !17
  %154 = getelementptr inbounds i8, ptr %19, i64 148
  store i8 0, ptr %154, align 4, !tbaa !17
  %155 = getelementptr inbounds i8, ptr %19, i64 152
  store i8 0, ptr %155, align 4, !tbaa !17
  %156 = getelementptr inbounds i8, ptr %19, i64 156
  store i8 0, ptr %156, align 4, !tbaa !17
  %157 = getelementptr inbounds i8, ptr %19, i64 160
  store i8 0, ptr %157, align 4, !tbaa !17
  %158 = getelementptr inbounds i8, ptr %19, i64 164
  store i8 0, ptr %158, align 4, !tbaa !17
  %159 = getelementptr inbounds i8, ptr %19, i64 168
  store i8 0, ptr %159, align 4, !tbaa !17
  %160 = getelementptr inbounds i8, ptr %19, i64 172
  store i8 0, ptr %160, align 4, !tbaa !17
  store i64 %4, ptr %19, align 8, !tbaa !21
  %161 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %5, ptr %161, align 8, !tbaa !21
  %162 = getelementptr inbounds i8, ptr %19, i64 16
  store i64 %6, ptr %162, align 8, !tbaa !21
  %163 = getelementptr inbounds i8, ptr %19, i64 24
  store i64 %7, ptr %163, align 8, !tbaa !21
  %164 = getelementptr inbounds i8, ptr %19, i64 32
  store i64 %8, ptr %164, align 8, !tbaa !21
  store i32 %2, ptr %81, align 8, !tbaa !19
  br label %165

165:                                              ; preds = %128, %124
  %166 = trunc i64 %79 to i8
  %167 = getelementptr inbounds i8, ptr %19, i64 48
  %168 = getelementptr inbounds [32 x %struct.anon], ptr %167, i64 0, i64 %28
  store i8 %166, ptr %168, align 4, !tbaa !17
  %169 = lshr i64 %79, 32
  %170 = trunc i64 %169 to i8
  %171 = getelementptr inbounds i8, ptr %168, i64 1
  store i8 %170, ptr %171, align 1, !tbaa !24
  %172 = trunc i64 %80 to i8
  %173 = getelementptr inbounds i8, ptr %168, i64 2
  store i8 %172, ptr %173, align 2, !tbaa !26
  %174 = lshr i64 %80, 32
  %175 = trunc i64 %174 to i8
  %176 = getelementptr inbounds i8, ptr %168, i64 3
  store i8 %175, ptr %176, align 1, !tbaa !28
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11) #12
  br label %177

177:                                              ; preds = %165, %57
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @add(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #2 {
  %4 = load i32, ptr %1, align 4, !tbaa !22
  %5 = zext i32 %4 to i64
  %6 = load i64, ptr %0, align 8, !tbaa !21
  %7 = add i64 %6, %5
  store i64 %7, ptr %0, align 8, !tbaa !21
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !25
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !21
  %13 = add i64 %12, %10
  store i64 %13, ptr %11, align 8, !tbaa !21
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !27
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !21
  %19 = add i64 %18, %16
  store i64 %19, ptr %17, align 8, !tbaa !21
  %20 = getelementptr inbounds i8, ptr %1, i64 12
  %21 = load i32, ptr %20, align 4, !tbaa !29
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = load i64, ptr %23, align 8, !tbaa !21
  %25 = add i64 %24, %22
  store i64 %25, ptr %23, align 8, !tbaa !21
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load i64, ptr %26, align 8, !tbaa !21
  %28 = add i64 %27, 1
  store i64 %28, ptr %26, align 8, !tbaa !21
  %29 = zext nneg i32 %2 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 40
  %31 = load i64, ptr %30, align 8, !tbaa !21
  %32 = add i64 %31, %29
  store i64 %32, ptr %30, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind
define internal fastcc { i64, i64 } @count(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr #0 {
  %5 = alloca [4 x <8 x i32>], align 32
  %6 = alloca %struct.Keys, align 32
  %7 = alloca %struct.Keys, align 32
  %8 = alloca [4 x <8 x i32>], align 32
  %9 = alloca %struct.Keys, align 32
  %10 = alloca [32 x i8], align 16
  %11 = alloca %struct.Keys, align 32
  %12 = alloca [3 x i32], align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 16, !tbaa !4
  %15 = getelementptr inbounds i8, ptr %14, i64 136
  %16 = load ptr, ptr %15, align 8, !tbaa !15
  %17 = zext i32 %1 to i64
  %18 = getelementptr inbounds i32, ptr %16, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !16
  %20 = and i32 %19, 255
  %21 = lshr i32 %19, 12
  %22 = and i32 %21, 15
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %12) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %12, i8 0, i64 12, i1 false)
  %23 = and i32 %1, -4
  switch i32 %22, label %67 [
    i32 2, label %24
    i32 3, label %51
    i32 0, label %51
  ]

24:                                               ; preds = %4
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !33
  %27 = getelementptr inbounds i8, ptr %26, i64 16
  %28 = load ptr, ptr %27, align 8, !tbaa !34
  %29 = ptrtoint ptr %28 to i64
  br label %32

30:                                               ; preds = %32
  %31 = getelementptr inbounds i8, ptr %12, i64 4
  store i32 %2, ptr %31, align 4, !tbaa !16
  br label %68

32:                                               ; preds = %32, %24
  %33 = phi i64 [ 0, %24 ], [ %49, %32 ]
  %34 = getelementptr inbounds i64, ptr %3, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !21
  %36 = sub i64 %35, %29
  store i64 %36, ptr %34, align 8, !tbaa !21
  %37 = or disjoint i64 %33, 1
  %38 = getelementptr inbounds i64, ptr %3, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !21
  %40 = sub i64 %39, %29
  store i64 %40, ptr %38, align 8, !tbaa !21
  %41 = or disjoint i64 %33, 2
  %42 = getelementptr inbounds i64, ptr %3, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = sub i64 %43, %29
  store i64 %44, ptr %42, align 8, !tbaa !21
  %45 = or disjoint i64 %33, 3
  %46 = getelementptr inbounds i64, ptr %3, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !21
  %48 = sub i64 %47, %29
  store i64 %48, ptr %46, align 8, !tbaa !21
  %49 = add nuw nsw i64 %33, 4
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %30, label %32, !llvm.loop !36

51:                                               ; preds = %4, %4
  %52 = icmp eq i32 %2, 0
  br i1 %52, label %68, label %53

53:                                               ; preds = %51, %53
  %54 = phi i32 [ %65, %53 ], [ %2, %51 ]
  %55 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %54, i1 true)
  %56 = shl nuw i32 1, %55
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds i64, ptr %3, i64 %57
  %59 = tail call fastcc i32 @place(ptr noundef %0, i32 noundef %55, ptr noundef %58) #13
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds [3 x i32], ptr %12, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !16
  %63 = or i32 %62, %56
  store i32 %63, ptr %61, align 4, !tbaa !16
  %64 = add i32 %54, -1
  %65 = and i32 %64, %54
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %53, !llvm.loop !37

67:                                               ; preds = %4
  store i32 %2, ptr %12, align 4, !tbaa !16
  br label %68

68:                                               ; preds = %53, %51, %67, %30
  %69 = icmp eq i32 %22, 4
  %70 = icmp ugt i32 %20, 4
  %71 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %20, i1 true)
  %72 = xor i32 %71, 31
  %73 = select i1 %70, i32 %72, i32 2
  %74 = zext nneg i32 %73 to i64
  %75 = insertelement <8 x i32> poison, i32 %73, i64 0
  %76 = shufflevector <8 x i32> %75, <8 x i32> poison, <8 x i32> zeroinitializer
  %77 = zext nneg <8 x i32> %76 to <8 x i64>
  %78 = getelementptr inbounds i8, ptr %3, i64 64
  %79 = getelementptr inbounds i8, ptr %7, i64 32
  %80 = getelementptr inbounds i8, ptr %3, i64 128
  %81 = getelementptr inbounds i8, ptr %7, i64 64
  %82 = getelementptr inbounds i8, ptr %3, i64 192
  %83 = getelementptr inbounds i8, ptr %7, i64 96
  %84 = getelementptr inbounds i8, ptr %7, i64 128
  %85 = lshr i32 %20, 2
  %86 = select i1 %70, i32 %85, i32 1
  %87 = and i32 %19, 3840
  %88 = icmp eq i32 %87, 512
  %89 = icmp eq i32 %20, 0
  %90 = select i1 %89, i32 0, i32 %72
  %91 = zext nneg i32 %90 to i64
  %92 = insertelement <8 x i32> poison, i32 %90, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = zext nneg <8 x i32> %93 to <8 x i64>
  %95 = getelementptr inbounds i8, ptr %9, i64 32
  %96 = getelementptr inbounds i8, ptr %9, i64 64
  %97 = getelementptr inbounds i8, ptr %9, i64 96
  %98 = getelementptr inbounds i8, ptr %9, i64 128
  %99 = tail call i32 @llvm.usub.sat.i32(i32 2, i32 %90)
  %100 = tail call i32 @llvm.umax.i32(i32 %90, i32 2)
  %101 = zext nneg i32 %100 to i64
  %102 = tail call i32 @llvm.umax.i32(i32 %86, i32 1)
  %103 = getelementptr inbounds i8, ptr %8, i64 32
  %104 = getelementptr inbounds i8, ptr %8, i64 64
  %105 = getelementptr inbounds i8, ptr %8, i64 96
  %106 = getelementptr inbounds i8, ptr %6, i64 32
  %107 = getelementptr inbounds i8, ptr %6, i64 64
  %108 = getelementptr inbounds i8, ptr %6, i64 96
  %109 = getelementptr inbounds i8, ptr %6, i64 128
  %110 = sub nsw i32 5, %90
  %111 = getelementptr inbounds i8, ptr %5, i64 32
  %112 = getelementptr inbounds i8, ptr %5, i64 64
  %113 = getelementptr inbounds i8, ptr %5, i64 96
  %114 = getelementptr inbounds i8, ptr %11, i64 32
  %115 = getelementptr inbounds i8, ptr %11, i64 64
  %116 = getelementptr inbounds i8, ptr %11, i64 96
  %117 = getelementptr inbounds i8, ptr %11, i64 128
  %118 = icmp eq i32 %22, 0
  br label %126

119:                                              ; preds = %703
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %12) #12
  %120 = zext nneg i32 %705 to i64
  %121 = shl nuw nsw i64 %120, 32
  %122 = zext i32 %704 to i64
  %123 = or disjoint i64 %121, %122
  %124 = insertvalue { i64, i64 } poison, i64 %123, 0
  %125 = insertvalue { i64, i64 } %124, i64 %706, 1
  ret { i64, i64 } %125

126:                                              ; preds = %68, %703
  %127 = phi i64 [ 0, %68 ], [ %707, %703 ]
  %128 = phi i64 [ 0, %68 ], [ %706, %703 ]
  %129 = phi i32 [ 0, %68 ], [ %705, %703 ]
  %130 = phi i32 [ 0, %68 ], [ %704, %703 ]
  %131 = getelementptr inbounds [3 x i32], ptr %12, i64 0, i64 %127
  %132 = load i32, ptr %131, align 4, !tbaa !16
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %703, label %134

134:                                              ; preds = %126
  br i1 %69, label %135, label %203

135:                                              ; preds = %134
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %11) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  %136 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %132, i1 true)
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds i64, ptr %3, i64 %137
  %139 = load i64, ptr %138, align 8, !tbaa !21, !noalias !38
  br label %155

140:                                              ; preds = %155
  %141 = icmp eq i64 %165, 0
  %142 = load <8 x i64>, ptr %3, align 8, !tbaa !41, !noalias !38
  %143 = lshr <8 x i64> %142, %94
  %144 = trunc <8 x i64> %143 to <8 x i32>
  store <8 x i32> %144, ptr %11, align 32, !tbaa !41, !alias.scope !38
  %145 = load <8 x i64>, ptr %78, align 8, !tbaa !41, !noalias !38
  %146 = lshr <8 x i64> %145, %94
  %147 = trunc <8 x i64> %146 to <8 x i32>
  store <8 x i32> %147, ptr %114, align 32, !tbaa !41, !alias.scope !38
  %148 = load <8 x i64>, ptr %80, align 8, !tbaa !41, !noalias !38
  %149 = lshr <8 x i64> %148, %94
  %150 = trunc <8 x i64> %149 to <8 x i32>
  store <8 x i32> %150, ptr %115, align 32, !tbaa !41, !alias.scope !38
  %151 = load <8 x i64>, ptr %82, align 8, !tbaa !41, !noalias !38
  %152 = lshr <8 x i64> %151, %94
  %153 = trunc <8 x i64> %152 to <8 x i32>
  store <8 x i32> %153, ptr %116, align 32, !tbaa !41, !alias.scope !38
  %154 = zext i1 %141 to i32
  store i32 %154, ptr %117, align 32, !tbaa !42, !alias.scope !38
  br i1 %141, label %199, label %169

155:                                              ; preds = %155, %135
  %156 = phi i64 [ 0, %135 ], [ %165, %155 ]
  %157 = phi i32 [ %132, %135 ], [ %167, %155 ]
  %158 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds i64, ptr %3, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !21, !noalias !38
  %162 = xor i64 %161, %139
  %163 = lshr i64 %162, %91
  %164 = lshr i64 %163, 32
  %165 = or i64 %164, %156
  %166 = add i32 %157, -1
  %167 = and i32 %166, %157
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %140, label %155, !llvm.loop !44

169:                                              ; preds = %140, %190
  %170 = phi i32 [ %197, %190 ], [ %132, %140 ]
  %171 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %170, i1 true)
  %172 = freeze i32 %171
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds i64, ptr %3, i64 %173
  br label %175

175:                                              ; preds = %188, %169
  %176 = phi i32 [ 0, %169 ], [ %189, %188 ]
  %177 = shl nuw i32 1, %176
  %178 = and i32 %177, %132
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %188, label %180

180:                                              ; preds = %175
  %181 = zext i32 %176 to i64
  %182 = getelementptr inbounds i64, ptr %3, i64 %181
  %183 = load i64, ptr %182, align 8, !tbaa !21, !noalias !38
  %184 = lshr i64 %183, %91
  %185 = load i64, ptr %174, align 8, !tbaa !21, !noalias !38
  %186 = lshr i64 %185, %91
  %187 = icmp eq i64 %184, %186
  br i1 %187, label %190, label %188

188:                                              ; preds = %180, %175
  %189 = add i32 %176, 1
  br label %175, !llvm.loop !45

190:                                              ; preds = %180
  %191 = lshr i32 %172, 3
  %192 = zext nneg i32 %191 to i64
  %193 = and i32 %172, 7
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds [4 x <8 x i32>], ptr %11, i64 0, i64 %192, i64 %194
  store i32 %176, ptr %195, align 4, !alias.scope !38
  %196 = add i32 %170, -1
  %197 = and i32 %196, %170
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %169, !llvm.loop !46

199:                                              ; preds = %190, %140
  %200 = call fastcc i32 @firsts(ptr noundef nonnull readonly %11, i32 noundef %132, i32 noundef 0) #13
  %201 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %200)
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %11) #12
  %202 = trunc nuw nsw i64 %127 to i32
  br label %663

203:                                              ; preds = %134
  %204 = trunc nuw nsw i64 %127 to i32
  %205 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %132, i1 true)
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds i64, ptr %3, i64 %206
  switch i32 %204, label %456 [
    i32 1, label %208
    i32 2, label %372
  ]

208:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %9) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !47)
  %209 = load i64, ptr %207, align 8, !tbaa !21, !noalias !47
  br label %226

210:                                              ; preds = %226
  %211 = udiv i32 32, %86
  %212 = icmp eq i64 %236, 0
  %213 = load <8 x i64>, ptr %3, align 8, !tbaa !41, !noalias !47
  %214 = lshr <8 x i64> %213, %94
  %215 = trunc <8 x i64> %214 to <8 x i32>
  store <8 x i32> %215, ptr %9, align 32, !tbaa !41, !alias.scope !47
  %216 = load <8 x i64>, ptr %78, align 8, !tbaa !41, !noalias !47
  %217 = lshr <8 x i64> %216, %94
  %218 = trunc <8 x i64> %217 to <8 x i32>
  store <8 x i32> %218, ptr %95, align 32, !tbaa !41, !alias.scope !47
  %219 = load <8 x i64>, ptr %80, align 8, !tbaa !41, !noalias !47
  %220 = lshr <8 x i64> %219, %94
  %221 = trunc <8 x i64> %220 to <8 x i32>
  store <8 x i32> %221, ptr %96, align 32, !tbaa !41, !alias.scope !47
  %222 = load <8 x i64>, ptr %82, align 8, !tbaa !41, !noalias !47
  %223 = lshr <8 x i64> %222, %94
  %224 = trunc <8 x i64> %223 to <8 x i32>
  store <8 x i32> %224, ptr %97, align 32, !tbaa !41, !alias.scope !47
  %225 = zext i1 %212 to i32
  store i32 %225, ptr %98, align 32, !tbaa !42, !alias.scope !47
  br i1 %212, label %270, label %240

226:                                              ; preds = %226, %208
  %227 = phi i64 [ 0, %208 ], [ %236, %226 ]
  %228 = phi i32 [ %132, %208 ], [ %238, %226 ]
  %229 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %228, i1 true)
  %230 = zext nneg i32 %229 to i64
  %231 = getelementptr inbounds i64, ptr %3, i64 %230
  %232 = load i64, ptr %231, align 8, !tbaa !21, !noalias !47
  %233 = xor i64 %232, %209
  %234 = lshr i64 %233, %91
  %235 = lshr i64 %234, 32
  %236 = or i64 %235, %227
  %237 = add i32 %228, -1
  %238 = and i32 %237, %228
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %210, label %226, !llvm.loop !44

240:                                              ; preds = %210, %261
  %241 = phi i32 [ %268, %261 ], [ %132, %210 ]
  %242 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %241, i1 true)
  %243 = freeze i32 %242
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds i64, ptr %3, i64 %244
  br label %246

246:                                              ; preds = %259, %240
  %247 = phi i32 [ 0, %240 ], [ %260, %259 ]
  %248 = shl nuw i32 1, %247
  %249 = and i32 %248, %132
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %259, label %251

251:                                              ; preds = %246
  %252 = zext i32 %247 to i64
  %253 = getelementptr inbounds i64, ptr %3, i64 %252
  %254 = load i64, ptr %253, align 8, !tbaa !21, !noalias !47
  %255 = lshr i64 %254, %91
  %256 = load i64, ptr %245, align 8, !tbaa !21, !noalias !47
  %257 = lshr i64 %256, %91
  %258 = icmp eq i64 %255, %257
  br i1 %258, label %261, label %259

259:                                              ; preds = %251, %246
  %260 = add i32 %247, 1
  br label %246, !llvm.loop !45

261:                                              ; preds = %251
  %262 = lshr i32 %243, 3
  %263 = zext nneg i32 %262 to i64
  %264 = and i32 %243, 7
  %265 = zext nneg i32 %264 to i64
  %266 = getelementptr inbounds [4 x <8 x i32>], ptr %9, i64 0, i64 %263, i64 %265
  store i32 %247, ptr %266, align 4, !alias.scope !47
  %267 = add i32 %241, -1
  %268 = and i32 %267, %241
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %240, !llvm.loop !46

270:                                              ; preds = %261, %210
  %271 = icmp eq i32 %211, 32
  %272 = shl nsw i32 -1, %211
  %273 = xor i32 %272, -1
  %274 = add nsw i32 %211, -1
  %275 = zext i32 %274 to i64
  br label %330

276:                                              ; preds = %360
  %277 = call fastcc i32 @firsts(ptr noundef nonnull readonly %9, i32 noundef %132, i32 noundef 0) #13
  %278 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %277)
  br i1 %88, label %279, label %368

279:                                              ; preds = %276
  %280 = load <8 x i32>, ptr %9, align 32, !tbaa !41
  %281 = load <8 x i32>, ptr %95, align 32, !tbaa !41
  %282 = load <8 x i32>, ptr %96, align 32, !tbaa !41
  %283 = load <8 x i32>, ptr %97, align 32, !tbaa !41
  br label %284

284:                                              ; preds = %279, %284
  %285 = phi <8 x i32> [ %301, %284 ], [ zeroinitializer, %279 ]
  %286 = phi <8 x i32> [ %304, %284 ], [ zeroinitializer, %279 ]
  %287 = phi <8 x i32> [ %307, %284 ], [ zeroinitializer, %279 ]
  %288 = phi i32 [ %312, %284 ], [ %132, %279 ]
  %289 = phi <8 x i32> [ %310, %284 ], [ zeroinitializer, %279 ]
  %290 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %288, i1 true)
  %291 = lshr i32 %290, 3
  %292 = zext nneg i32 %291 to i64
  %293 = and i32 %290, 7
  %294 = zext nneg i32 %293 to i64
  %295 = getelementptr inbounds [4 x <8 x i32>], ptr %9, i64 0, i64 %292, i64 %294
  %296 = load i32, ptr %295, align 4
  %297 = insertelement <8 x i32> poison, i32 %296, i64 0
  %298 = shufflevector <8 x i32> %297, <8 x i32> poison, <8 x i32> zeroinitializer
  %299 = icmp eq <8 x i32> %280, %298
  %300 = zext <8 x i1> %299 to <8 x i32>
  %301 = add <8 x i32> %285, %300
  %302 = icmp eq <8 x i32> %281, %298
  %303 = zext <8 x i1> %302 to <8 x i32>
  %304 = add <8 x i32> %286, %303
  %305 = icmp eq <8 x i32> %282, %298
  %306 = zext <8 x i1> %305 to <8 x i32>
  %307 = add <8 x i32> %287, %306
  %308 = icmp eq <8 x i32> %283, %298
  %309 = zext <8 x i1> %308 to <8 x i32>
  %310 = add <8 x i32> %289, %309
  %311 = add i32 %288, -1
  %312 = and i32 %311, %288
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %284, !llvm.loop !50

314:                                              ; preds = %284
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #12
  store <8 x i32> %301, ptr %8, align 32, !tbaa !41
  store <8 x i32> %304, ptr %103, align 32, !tbaa !41
  store <8 x i32> %307, ptr %104, align 32, !tbaa !41
  store <8 x i32> %310, ptr %105, align 32, !tbaa !41
  br label %315

315:                                              ; preds = %315, %314
  %316 = phi i32 [ %327, %315 ], [ %132, %314 ]
  %317 = phi i32 [ %325, %315 ], [ 0, %314 ]
  %318 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %316, i1 true)
  %319 = lshr i32 %318, 3
  %320 = zext nneg i32 %319 to i64
  %321 = and i32 %318, 7
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds [4 x <8 x i32>], ptr %8, i64 0, i64 %320, i64 %322
  %324 = load i32, ptr %323, align 4
  %325 = tail call i32 @llvm.umax.i32(i32 %324, i32 %317)
  %326 = add i32 %316, -1
  %327 = and i32 %326, %316
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %315, !llvm.loop !51

329:                                              ; preds = %315
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #12
  br label %368

330:                                              ; preds = %360, %270
  %331 = phi i32 [ 0, %270 ], [ %362, %360 ]
  %332 = phi i64 [ 0, %270 ], [ %365, %360 ]
  %333 = phi i32 [ 0, %270 ], [ %366, %360 ]
  %334 = mul nuw nsw i32 %333, %211
  %335 = shl i32 %273, %334
  %336 = select i1 %271, i32 -1, i32 %335
  %337 = and i32 %336, %132
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %10, i8 0, i64 32, i1 false)
  br i1 %88, label %340, label %338

338:                                              ; preds = %330
  %339 = call fastcc i32 @firsts(ptr noundef nonnull %9, i32 noundef %337, i32 noundef %99) #13
  br label %340

340:                                              ; preds = %338, %330
  %341 = phi i32 [ %339, %338 ], [ %337, %330 ]
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %360, label %343

343:                                              ; preds = %340, %343
  %344 = phi i32 [ %358, %343 ], [ %341, %340 ]
  %345 = phi i32 [ %356, %343 ], [ 0, %340 ]
  %346 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %344, i1 true)
  %347 = zext nneg i32 %346 to i64
  %348 = getelementptr inbounds i64, ptr %3, i64 %347
  %349 = load i64, ptr %348, align 8, !tbaa !21
  %350 = lshr i64 %349, %101
  %351 = and i64 %350, %275
  %352 = getelementptr inbounds [32 x i8], ptr %10, i64 0, i64 %351
  %353 = load i8, ptr %352, align 1, !tbaa !41
  %354 = add i8 %353, 1
  store i8 %354, ptr %352, align 1, !tbaa !41
  %355 = zext i8 %354 to i32
  %356 = tail call i32 @llvm.umax.i32(i32 %345, i32 %355)
  %357 = add i32 %344, -1
  %358 = and i32 %357, %344
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %343, !llvm.loop !52

360:                                              ; preds = %343, %340
  %361 = phi i32 [ 0, %340 ], [ %356, %343 ]
  %362 = add i32 %361, %331
  %363 = icmp eq i32 %337, 0
  %364 = select i1 %363, i64 0, i64 4294967296
  %365 = add i64 %364, %332
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #12
  %366 = add nuw nsw i32 %333, 1
  %367 = icmp eq i32 %366, %102
  br i1 %367, label %276, label %330, !llvm.loop !53

368:                                              ; preds = %276, %329
  %369 = phi i32 [ %325, %329 ], [ 0, %276 ]
  %370 = zext i32 %369 to i64
  %371 = or disjoint i64 %365, %370
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %9) #12
  br label %663

372:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %7) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  %373 = load i64, ptr %207, align 8, !tbaa !21, !noalias !54
  br label %389

374:                                              ; preds = %389
  %375 = icmp eq i64 %399, 0
  %376 = load <8 x i64>, ptr %3, align 8, !tbaa !41, !noalias !54
  %377 = lshr <8 x i64> %376, %77
  %378 = trunc <8 x i64> %377 to <8 x i32>
  store <8 x i32> %378, ptr %7, align 32, !tbaa !41, !alias.scope !54
  %379 = load <8 x i64>, ptr %78, align 8, !tbaa !41, !noalias !54
  %380 = lshr <8 x i64> %379, %77
  %381 = trunc <8 x i64> %380 to <8 x i32>
  store <8 x i32> %381, ptr %79, align 32, !tbaa !41, !alias.scope !54
  %382 = load <8 x i64>, ptr %80, align 8, !tbaa !41, !noalias !54
  %383 = lshr <8 x i64> %382, %77
  %384 = trunc <8 x i64> %383 to <8 x i32>
  store <8 x i32> %384, ptr %81, align 32, !tbaa !41, !alias.scope !54
  %385 = load <8 x i64>, ptr %82, align 8, !tbaa !41, !noalias !54
  %386 = lshr <8 x i64> %385, %77
  %387 = trunc <8 x i64> %386 to <8 x i32>
  store <8 x i32> %387, ptr %83, align 32, !tbaa !41, !alias.scope !54
  %388 = zext i1 %375 to i32
  store i32 %388, ptr %84, align 32, !tbaa !42, !alias.scope !54
  br i1 %375, label %433, label %403

389:                                              ; preds = %389, %372
  %390 = phi i64 [ 0, %372 ], [ %399, %389 ]
  %391 = phi i32 [ %132, %372 ], [ %401, %389 ]
  %392 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %391, i1 true)
  %393 = zext nneg i32 %392 to i64
  %394 = getelementptr inbounds i64, ptr %3, i64 %393
  %395 = load i64, ptr %394, align 8, !tbaa !21, !noalias !54
  %396 = xor i64 %395, %373
  %397 = lshr i64 %396, %74
  %398 = lshr i64 %397, 32
  %399 = or i64 %398, %390
  %400 = add i32 %391, -1
  %401 = and i32 %400, %391
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %374, label %389, !llvm.loop !44

403:                                              ; preds = %374, %424
  %404 = phi i32 [ %431, %424 ], [ %132, %374 ]
  %405 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %404, i1 true)
  %406 = freeze i32 %405
  %407 = zext nneg i32 %406 to i64
  %408 = getelementptr inbounds i64, ptr %3, i64 %407
  br label %409

409:                                              ; preds = %422, %403
  %410 = phi i32 [ 0, %403 ], [ %423, %422 ]
  %411 = shl nuw i32 1, %410
  %412 = and i32 %411, %132
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %422, label %414

414:                                              ; preds = %409
  %415 = zext i32 %410 to i64
  %416 = getelementptr inbounds i64, ptr %3, i64 %415
  %417 = load i64, ptr %416, align 8, !tbaa !21, !noalias !54
  %418 = lshr i64 %417, %74
  %419 = load i64, ptr %408, align 8, !tbaa !21, !noalias !54
  %420 = lshr i64 %419, %74
  %421 = icmp eq i64 %418, %420
  br i1 %421, label %424, label %422

422:                                              ; preds = %414, %409
  %423 = add i32 %410, 1
  br label %409, !llvm.loop !45

424:                                              ; preds = %414
  %425 = lshr i32 %406, 3
  %426 = zext nneg i32 %425 to i64
  %427 = and i32 %406, 7
  %428 = zext nneg i32 %427 to i64
  %429 = getelementptr inbounds [4 x <8 x i32>], ptr %7, i64 0, i64 %426, i64 %428
  store i32 %410, ptr %429, align 4, !alias.scope !54
  %430 = add i32 %404, -1
  %431 = and i32 %430, %404
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %433, label %403, !llvm.loop !46

433:                                              ; preds = %424, %374
  %434 = and i32 %132, 255
  %435 = call fastcc i32 @firsts(ptr noundef nonnull %7, i32 noundef %434, i32 noundef 0) #13
  %436 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %435)
  %437 = and i32 %132, 65280
  %438 = call fastcc i32 @firsts(ptr noundef nonnull %7, i32 noundef %437, i32 noundef 0) #13
  %439 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %438)
  %440 = add nuw nsw i32 %439, %436
  %441 = and i32 %132, 16711680
  %442 = call fastcc i32 @firsts(ptr noundef nonnull %7, i32 noundef %441, i32 noundef 0) #13
  %443 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %442)
  %444 = add nuw nsw i32 %440, %443
  %445 = and i32 %132, -16777216
  %446 = call fastcc i32 @firsts(ptr noundef nonnull %7, i32 noundef %445, i32 noundef 0) #13
  %447 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %446)
  %448 = add nuw nsw i32 %444, %447
  %449 = mul nuw nsw i32 %448, %86
  %450 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %132)
  %451 = mul nuw nsw i32 %450, %20
  %452 = add nuw nsw i32 %451, 31
  %453 = lshr i32 %452, 5
  %454 = zext nneg i32 %453 to i64
  %455 = shl nuw nsw i64 %454, 32
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %7) #12
  br label %663

456:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %6) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  %457 = load i64, ptr %207, align 8, !tbaa !21, !noalias !57
  br label %473

458:                                              ; preds = %473
  %459 = icmp eq i64 %483, 0
  %460 = load <8 x i64>, ptr %3, align 8, !tbaa !41, !noalias !57
  %461 = lshr <8 x i64> %460, %94
  %462 = trunc <8 x i64> %461 to <8 x i32>
  store <8 x i32> %462, ptr %6, align 32, !tbaa !41, !alias.scope !57
  %463 = load <8 x i64>, ptr %78, align 8, !tbaa !41, !noalias !57
  %464 = lshr <8 x i64> %463, %94
  %465 = trunc <8 x i64> %464 to <8 x i32>
  store <8 x i32> %465, ptr %106, align 32, !tbaa !41, !alias.scope !57
  %466 = load <8 x i64>, ptr %80, align 8, !tbaa !41, !noalias !57
  %467 = lshr <8 x i64> %466, %94
  %468 = trunc <8 x i64> %467 to <8 x i32>
  store <8 x i32> %468, ptr %107, align 32, !tbaa !41, !alias.scope !57
  %469 = load <8 x i64>, ptr %82, align 8, !tbaa !41, !noalias !57
  %470 = lshr <8 x i64> %469, %94
  %471 = trunc <8 x i64> %470 to <8 x i32>
  store <8 x i32> %471, ptr %108, align 32, !tbaa !41, !alias.scope !57
  %472 = zext i1 %459 to i32
  store i32 %472, ptr %109, align 32, !tbaa !42, !alias.scope !57
  br i1 %459, label %520, label %487

473:                                              ; preds = %473, %456
  %474 = phi i64 [ 0, %456 ], [ %483, %473 ]
  %475 = phi i32 [ %132, %456 ], [ %485, %473 ]
  %476 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %475, i1 true)
  %477 = zext nneg i32 %476 to i64
  %478 = getelementptr inbounds i64, ptr %3, i64 %477
  %479 = load i64, ptr %478, align 8, !tbaa !21, !noalias !57
  %480 = xor i64 %479, %457
  %481 = lshr i64 %480, %91
  %482 = lshr i64 %481, 32
  %483 = or i64 %482, %474
  %484 = add i32 %475, -1
  %485 = and i32 %484, %475
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %458, label %473, !llvm.loop !44

487:                                              ; preds = %458, %508
  %488 = phi i32 [ %515, %508 ], [ %132, %458 ]
  %489 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %488, i1 true)
  %490 = freeze i32 %489
  %491 = zext nneg i32 %490 to i64
  %492 = getelementptr inbounds i64, ptr %3, i64 %491
  br label %493

493:                                              ; preds = %506, %487
  %494 = phi i32 [ 0, %487 ], [ %507, %506 ]
  %495 = shl nuw i32 1, %494
  %496 = and i32 %495, %132
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %506, label %498

498:                                              ; preds = %493
  %499 = zext i32 %494 to i64
  %500 = getelementptr inbounds i64, ptr %3, i64 %499
  %501 = load i64, ptr %500, align 8, !tbaa !21, !noalias !57
  %502 = lshr i64 %501, %91
  %503 = load i64, ptr %492, align 8, !tbaa !21, !noalias !57
  %504 = lshr i64 %503, %91
  %505 = icmp eq i64 %502, %504
  br i1 %505, label %508, label %506

506:                                              ; preds = %498, %493
  %507 = add i32 %494, 1
  br label %493, !llvm.loop !45

508:                                              ; preds = %498
  %509 = lshr i32 %490, 3
  %510 = zext nneg i32 %509 to i64
  %511 = and i32 %490, 7
  %512 = zext nneg i32 %511 to i64
  %513 = getelementptr inbounds [4 x <8 x i32>], ptr %6, i64 0, i64 %510, i64 %512
  store i32 %494, ptr %513, align 4, !alias.scope !57
  %514 = add i32 %488, -1
  %515 = and i32 %514, %488
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %487, !llvm.loop !46

517:                                              ; preds = %508
  %518 = load i32, ptr %109, align 32, !tbaa !42
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %523, label %520

520:                                              ; preds = %458, %517
  %521 = call fastcc i32 @firsts(ptr noundef nonnull %6, i32 noundef %132, i32 noundef %110) #13
  %522 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %521)
  br label %599

523:                                              ; preds = %517, %555
  %524 = phi i32 [ %559, %555 ], [ 0, %517 ]
  %525 = phi i32 [ %561, %555 ], [ %132, %517 ]
  %526 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %525, i1 true)
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %555, label %528

528:                                              ; preds = %523
  %529 = zext nneg i32 %526 to i64
  %530 = getelementptr inbounds i64, ptr %3, i64 %529
  %531 = and i64 %529, 1
  %532 = icmp eq i32 %526, 1
  br i1 %532, label %535, label %533

533:                                              ; preds = %528
  %534 = and i64 %529, 30
  br label %563

535:                                              ; preds = %592, %528
  %536 = phi i32 [ poison, %528 ], [ %595, %592 ]
  %537 = phi i64 [ 0, %528 ], [ %596, %592 ]
  %538 = phi i32 [ 0, %528 ], [ %595, %592 ]
  %539 = icmp eq i64 %531, 0
  br i1 %539, label %555, label %540

540:                                              ; preds = %535
  %541 = trunc nuw nsw i64 %537 to i32
  %542 = shl nuw i32 1, %541
  %543 = and i32 %542, %132
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %551, label %545

545:                                              ; preds = %540
  %546 = getelementptr inbounds i64, ptr %3, i64 %537
  %547 = load i64, ptr %546, align 8, !tbaa !21
  %548 = load i64, ptr %530, align 8, !tbaa !21
  %549 = xor i64 %548, %547
  %550 = icmp ult i64 %549, 32
  br label %551

551:                                              ; preds = %545, %540
  %552 = phi i1 [ false, %540 ], [ %550, %545 ]
  %553 = zext i1 %552 to i32
  %554 = or i32 %538, %553
  br label %555

555:                                              ; preds = %551, %535, %523
  %556 = phi i32 [ 0, %523 ], [ %536, %535 ], [ %554, %551 ]
  %557 = icmp eq i32 %556, 0
  %558 = zext i1 %557 to i32
  %559 = add i32 %524, %558
  %560 = add i32 %525, -1
  %561 = and i32 %560, %525
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %599, label %523, !llvm.loop !60

563:                                              ; preds = %592, %533
  %564 = phi i64 [ 0, %533 ], [ %596, %592 ]
  %565 = phi i32 [ 0, %533 ], [ %595, %592 ]
  %566 = phi i64 [ 0, %533 ], [ %597, %592 ]
  %567 = trunc nuw nsw i64 %564 to i32
  %568 = shl nuw i32 1, %567
  %569 = and i32 %568, %132
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %577, label %571

571:                                              ; preds = %563
  %572 = getelementptr inbounds i64, ptr %3, i64 %564
  %573 = load i64, ptr %572, align 8, !tbaa !21
  %574 = load i64, ptr %530, align 8, !tbaa !21
  %575 = xor i64 %574, %573
  %576 = icmp ult i64 %575, 32
  br label %577

577:                                              ; preds = %571, %563
  %578 = phi i1 [ false, %563 ], [ %576, %571 ]
  %579 = zext i1 %578 to i32
  %580 = or i32 %565, %579
  %581 = or disjoint i64 %564, 1
  %582 = trunc nuw nsw i64 %581 to i32
  %583 = shl nuw i32 1, %582
  %584 = and i32 %583, %132
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %592, label %586

586:                                              ; preds = %577
  %587 = getelementptr inbounds i64, ptr %3, i64 %581
  %588 = load i64, ptr %587, align 8, !tbaa !21
  %589 = load i64, ptr %530, align 8, !tbaa !21
  %590 = xor i64 %589, %588
  %591 = icmp ult i64 %590, 32
  br label %592

592:                                              ; preds = %586, %577
  %593 = phi i1 [ false, %577 ], [ %591, %586 ]
  %594 = zext i1 %593 to i32
  %595 = or i32 %580, %594
  %596 = add nuw nsw i64 %564, 2
  %597 = add i64 %566, 2
  %598 = icmp eq i64 %597, %534
  br i1 %598, label %535, label %563, !llvm.loop !61

599:                                              ; preds = %555, %520
  %600 = phi i32 [ %522, %520 ], [ %559, %555 ]
  %601 = call fastcc i32 @firsts(ptr noundef nonnull readonly %6, i32 noundef %132, i32 noundef 0) #13
  %602 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %601)
  br i1 %88, label %603, label %654

603:                                              ; preds = %599
  %604 = load <8 x i32>, ptr %6, align 32, !tbaa !41
  %605 = load <8 x i32>, ptr %106, align 32, !tbaa !41
  %606 = load <8 x i32>, ptr %107, align 32, !tbaa !41
  %607 = load <8 x i32>, ptr %108, align 32, !tbaa !41
  br label %608

608:                                              ; preds = %603, %608
  %609 = phi <8 x i32> [ %625, %608 ], [ zeroinitializer, %603 ]
  %610 = phi <8 x i32> [ %628, %608 ], [ zeroinitializer, %603 ]
  %611 = phi <8 x i32> [ %631, %608 ], [ zeroinitializer, %603 ]
  %612 = phi i32 [ %636, %608 ], [ %132, %603 ]
  %613 = phi <8 x i32> [ %634, %608 ], [ zeroinitializer, %603 ]
  %614 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %612, i1 true)
  %615 = lshr i32 %614, 3
  %616 = zext nneg i32 %615 to i64
  %617 = and i32 %614, 7
  %618 = zext nneg i32 %617 to i64
  %619 = getelementptr inbounds [4 x <8 x i32>], ptr %6, i64 0, i64 %616, i64 %618
  %620 = load i32, ptr %619, align 4
  %621 = insertelement <8 x i32> poison, i32 %620, i64 0
  %622 = shufflevector <8 x i32> %621, <8 x i32> poison, <8 x i32> zeroinitializer
  %623 = icmp eq <8 x i32> %604, %622
  %624 = zext <8 x i1> %623 to <8 x i32>
  %625 = add <8 x i32> %609, %624
  %626 = icmp eq <8 x i32> %605, %622
  %627 = zext <8 x i1> %626 to <8 x i32>
  %628 = add <8 x i32> %610, %627
  %629 = icmp eq <8 x i32> %606, %622
  %630 = zext <8 x i1> %629 to <8 x i32>
  %631 = add <8 x i32> %611, %630
  %632 = icmp eq <8 x i32> %607, %622
  %633 = zext <8 x i1> %632 to <8 x i32>
  %634 = add <8 x i32> %613, %633
  %635 = add i32 %612, -1
  %636 = and i32 %635, %612
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %638, label %608, !llvm.loop !50

638:                                              ; preds = %608
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #12
  store <8 x i32> %625, ptr %5, align 32, !tbaa !41
  store <8 x i32> %628, ptr %111, align 32, !tbaa !41
  store <8 x i32> %631, ptr %112, align 32, !tbaa !41
  store <8 x i32> %634, ptr %113, align 32, !tbaa !41
  br label %639

639:                                              ; preds = %639, %638
  %640 = phi i32 [ %651, %639 ], [ %132, %638 ]
  %641 = phi i32 [ %649, %639 ], [ 0, %638 ]
  %642 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %640, i1 true)
  %643 = lshr i32 %642, 3
  %644 = zext nneg i32 %643 to i64
  %645 = and i32 %642, 7
  %646 = zext nneg i32 %645 to i64
  %647 = getelementptr inbounds [4 x <8 x i32>], ptr %5, i64 0, i64 %644, i64 %646
  %648 = load i32, ptr %647, align 4
  %649 = tail call i32 @llvm.umax.i32(i32 %648, i32 %641)
  %650 = add i32 %640, -1
  %651 = and i32 %650, %640
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %653, label %639, !llvm.loop !51

653:                                              ; preds = %639
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #12
  br label %654

654:                                              ; preds = %599, %653
  %655 = phi i32 [ %649, %653 ], [ 0, %599 ]
  %656 = zext i32 %655 to i64
  %657 = mul nuw nsw i32 %602, %20
  %658 = add nuw nsw i32 %657, 31
  %659 = lshr i32 %658, 5
  %660 = zext nneg i32 %659 to i64
  %661 = shl nuw nsw i64 %660, 32
  %662 = or disjoint i64 %661, %656
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %6) #12
  br label %663

663:                                              ; preds = %368, %654, %433, %199
  %664 = phi i32 [ 1, %368 ], [ %204, %654 ], [ 2, %433 ], [ %202, %199 ]
  %665 = phi i32 [ %362, %368 ], [ %600, %654 ], [ %449, %433 ], [ %201, %199 ]
  %666 = phi i32 [ %278, %368 ], [ %602, %654 ], [ %450, %433 ], [ %201, %199 ]
  %667 = phi i64 [ %371, %368 ], [ %662, %654 ], [ %455, %433 ], [ 4294967296, %199 ]
  %668 = add i32 %664, %1
  %669 = and i32 %668, 3
  %670 = or disjoint i32 %669, %23
  %671 = select i1 %118, i32 %670, i32 %1
  %672 = load ptr, ptr %13, align 16, !tbaa !4
  %673 = getelementptr inbounds i8, ptr %672, i64 96
  %674 = load ptr, ptr %673, align 8, !tbaa !11
  %675 = getelementptr inbounds i8, ptr %674, i64 8
  %676 = load ptr, ptr %675, align 8, !tbaa !30
  %677 = zext i32 %671 to i64
  %678 = shl nuw nsw i64 %677, 6
  %679 = getelementptr inbounds i8, ptr %676, i64 %678
  %680 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %132)
  %681 = zext i32 %665 to i64
  %682 = load i64, ptr %679, align 8, !tbaa !21
  %683 = add i64 %682, %681
  store i64 %683, ptr %679, align 8, !tbaa !21
  %684 = zext nneg i32 %666 to i64
  %685 = getelementptr inbounds i8, ptr %679, i64 8
  %686 = load i64, ptr %685, align 8, !tbaa !21
  %687 = add i64 %686, %684
  store i64 %687, ptr %685, align 8, !tbaa !21
  %688 = and i64 %667, 4294967295
  %689 = getelementptr inbounds i8, ptr %679, i64 16
  %690 = load i64, ptr %689, align 8, !tbaa !21
  %691 = add i64 %690, %688
  store i64 %691, ptr %689, align 8, !tbaa !21
  %692 = lshr i64 %667, 32
  %693 = getelementptr inbounds i8, ptr %679, i64 24
  %694 = load i64, ptr %693, align 8, !tbaa !21
  %695 = add i64 %694, %692
  store i64 %695, ptr %693, align 8, !tbaa !21
  %696 = getelementptr inbounds i8, ptr %679, i64 32
  %697 = load i64, ptr %696, align 8, !tbaa !21
  %698 = add i64 %697, 1
  store i64 %698, ptr %696, align 8, !tbaa !21
  %699 = zext nneg i32 %680 to i64
  %700 = getelementptr inbounds i8, ptr %679, i64 40
  %701 = load i64, ptr %700, align 8, !tbaa !21
  %702 = add i64 %701, %699
  store i64 %702, ptr %700, align 8, !tbaa !21
  br label %703

703:                                              ; preds = %126, %663
  %704 = phi i32 [ %130, %126 ], [ %665, %663 ]
  %705 = phi i32 [ %129, %126 ], [ %666, %663 ]
  %706 = phi i64 [ %128, %126 ], [ %667, %663 ]
  %707 = add nuw nsw i64 %127, 1
  %708 = icmp eq i64 %707, 3
  br i1 %708, label %119, label %126, !llvm.loop !62
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @vg_count_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #12
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !4
  %7 = getelementptr inbounds i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !63
  %11 = zext i32 %1 to i64
  %12 = shl nuw nsw i64 %11, 8
  %13 = getelementptr inbounds i8, ptr %10, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !21
  store i64 %14, ptr %4, align 16, !tbaa !21
  %15 = getelementptr inbounds i8, ptr %13, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !21
  %17 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %16, ptr %17, align 8, !tbaa !21
  %18 = getelementptr inbounds i8, ptr %13, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !21
  %20 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %19, ptr %20, align 16, !tbaa !21
  %21 = getelementptr inbounds i8, ptr %13, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !21
  %23 = getelementptr inbounds i8, ptr %4, i64 24
  store i64 %22, ptr %23, align 8, !tbaa !21
  %24 = getelementptr inbounds i8, ptr %13, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !21
  %26 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 %25, ptr %26, align 16, !tbaa !21
  %27 = getelementptr inbounds i8, ptr %13, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !21
  %29 = getelementptr inbounds i8, ptr %4, i64 40
  store i64 %28, ptr %29, align 8, !tbaa !21
  %30 = getelementptr inbounds i8, ptr %13, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !21
  %32 = getelementptr inbounds i8, ptr %4, i64 48
  store i64 %31, ptr %32, align 16, !tbaa !21
  %33 = getelementptr inbounds i8, ptr %13, i64 56
  %34 = load i64, ptr %33, align 8, !tbaa !21
  %35 = getelementptr inbounds i8, ptr %4, i64 56
  store i64 %34, ptr %35, align 8, !tbaa !21
  %36 = getelementptr inbounds i8, ptr %13, i64 64
  %37 = load i64, ptr %36, align 8, !tbaa !21
  %38 = getelementptr inbounds i8, ptr %4, i64 64
  store i64 %37, ptr %38, align 16, !tbaa !21
  %39 = getelementptr inbounds i8, ptr %13, i64 72
  %40 = load i64, ptr %39, align 8, !tbaa !21
  %41 = getelementptr inbounds i8, ptr %4, i64 72
  store i64 %40, ptr %41, align 8, !tbaa !21
  %42 = getelementptr inbounds i8, ptr %13, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = getelementptr inbounds i8, ptr %4, i64 80
  store i64 %43, ptr %44, align 16, !tbaa !21
  %45 = getelementptr inbounds i8, ptr %13, i64 88
  %46 = load i64, ptr %45, align 8, !tbaa !21
  %47 = getelementptr inbounds i8, ptr %4, i64 88
  store i64 %46, ptr %47, align 8, !tbaa !21
  %48 = getelementptr inbounds i8, ptr %13, i64 96
  %49 = load i64, ptr %48, align 8, !tbaa !21
  %50 = getelementptr inbounds i8, ptr %4, i64 96
  store i64 %49, ptr %50, align 16, !tbaa !21
  %51 = getelementptr inbounds i8, ptr %13, i64 104
  %52 = load i64, ptr %51, align 8, !tbaa !21
  %53 = getelementptr inbounds i8, ptr %4, i64 104
  store i64 %52, ptr %53, align 8, !tbaa !21
  %54 = getelementptr inbounds i8, ptr %13, i64 112
  %55 = load i64, ptr %54, align 8, !tbaa !21
  %56 = getelementptr inbounds i8, ptr %4, i64 112
  store i64 %55, ptr %56, align 16, !tbaa !21
  %57 = getelementptr inbounds i8, ptr %13, i64 120
  %58 = load i64, ptr %57, align 8, !tbaa !21
  %59 = getelementptr inbounds i8, ptr %4, i64 120
  store i64 %58, ptr %59, align 8, !tbaa !21
  %60 = getelementptr inbounds i8, ptr %13, i64 128
  %61 = load i64, ptr %60, align 8, !tbaa !21
  %62 = getelementptr inbounds i8, ptr %4, i64 128
  store i64 %61, ptr %62, align 16, !tbaa !21
  %63 = getelementptr inbounds i8, ptr %13, i64 136
  %64 = load i64, ptr %63, align 8, !tbaa !21
  %65 = getelementptr inbounds i8, ptr %4, i64 136
  store i64 %64, ptr %65, align 8, !tbaa !21
  %66 = getelementptr inbounds i8, ptr %13, i64 144
  %67 = load i64, ptr %66, align 8, !tbaa !21
  %68 = getelementptr inbounds i8, ptr %4, i64 144
  store i64 %67, ptr %68, align 16, !tbaa !21
  %69 = getelementptr inbounds i8, ptr %13, i64 152
  %70 = load i64, ptr %69, align 8, !tbaa !21
  %71 = getelementptr inbounds i8, ptr %4, i64 152
  store i64 %70, ptr %71, align 8, !tbaa !21
  %72 = getelementptr inbounds i8, ptr %13, i64 160
  %73 = load i64, ptr %72, align 8, !tbaa !21
  %74 = getelementptr inbounds i8, ptr %4, i64 160
  store i64 %73, ptr %74, align 16, !tbaa !21
  %75 = getelementptr inbounds i8, ptr %13, i64 168
  %76 = load i64, ptr %75, align 8, !tbaa !21
  %77 = getelementptr inbounds i8, ptr %4, i64 168
  store i64 %76, ptr %77, align 8, !tbaa !21
  %78 = getelementptr inbounds i8, ptr %13, i64 176
  %79 = load i64, ptr %78, align 8, !tbaa !21
  %80 = getelementptr inbounds i8, ptr %4, i64 176
  store i64 %79, ptr %80, align 16, !tbaa !21
  %81 = getelementptr inbounds i8, ptr %13, i64 184
  %82 = load i64, ptr %81, align 8, !tbaa !21
  %83 = getelementptr inbounds i8, ptr %4, i64 184
  store i64 %82, ptr %83, align 8, !tbaa !21
  %84 = getelementptr inbounds i8, ptr %13, i64 192
  %85 = load i64, ptr %84, align 8, !tbaa !21
  %86 = getelementptr inbounds i8, ptr %4, i64 192
  store i64 %85, ptr %86, align 16, !tbaa !21
  %87 = getelementptr inbounds i8, ptr %13, i64 200
  %88 = load i64, ptr %87, align 8, !tbaa !21
  %89 = getelementptr inbounds i8, ptr %4, i64 200
  store i64 %88, ptr %89, align 8, !tbaa !21
  %90 = getelementptr inbounds i8, ptr %13, i64 208
  %91 = load i64, ptr %90, align 8, !tbaa !21
  %92 = getelementptr inbounds i8, ptr %4, i64 208
  store i64 %91, ptr %92, align 16, !tbaa !21
  %93 = getelementptr inbounds i8, ptr %13, i64 216
  %94 = load i64, ptr %93, align 8, !tbaa !21
  %95 = getelementptr inbounds i8, ptr %4, i64 216
  store i64 %94, ptr %95, align 8, !tbaa !21
  %96 = getelementptr inbounds i8, ptr %13, i64 224
  %97 = load i64, ptr %96, align 8, !tbaa !21
  %98 = getelementptr inbounds i8, ptr %4, i64 224
  store i64 %97, ptr %98, align 16, !tbaa !21
  %99 = getelementptr inbounds i8, ptr %13, i64 232
  %100 = load i64, ptr %99, align 8, !tbaa !21
  %101 = getelementptr inbounds i8, ptr %4, i64 232
  store i64 %100, ptr %101, align 8, !tbaa !21
  %102 = getelementptr inbounds i8, ptr %13, i64 240
  %103 = load i64, ptr %102, align 8, !tbaa !21
  %104 = getelementptr inbounds i8, ptr %4, i64 240
  store i64 %103, ptr %104, align 16, !tbaa !21
  %105 = getelementptr inbounds i8, ptr %13, i64 248
  %106 = load i64, ptr %105, align 8, !tbaa !21
  %107 = getelementptr inbounds i8, ptr %4, i64 248
  store i64 %106, ptr %107, align 8, !tbaa !21
  %108 = call fastcc { i64, i64 } @count(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_trace_block(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !4
  %7 = getelementptr inbounds i8, ptr %6, i64 96
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i32, ptr %9, align 32, !tbaa !64
  %11 = getelementptr inbounds i8, ptr %8, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !65
  %13 = add i64 %12, 1
  store i64 %13, ptr %11, align 8, !tbaa !65
  %14 = getelementptr inbounds i8, ptr %8, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !66
  %16 = icmp ult i64 %12, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %4
  %18 = zext i32 %2 to i64
  %19 = shl nuw i64 %18, 32
  %20 = zext i32 %3 to i64
  %21 = or disjoint i64 %19, %20
  %22 = trunc i32 %10 to i16
  %23 = getelementptr inbounds i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !67
  %25 = getelementptr inbounds %struct.TraceRecord, ptr %24, i64 %12
  store i32 %1, ptr %25, align 8, !tbaa !16
  %26 = getelementptr inbounds i8, ptr %25, i64 4
  store i16 -1, ptr %26, align 4, !tbaa !68
  %27 = getelementptr inbounds i8, ptr %25, i64 6
  store i16 %22, ptr %27, align 2, !tbaa !68
  %28 = getelementptr inbounds i8, ptr %25, i64 8
  store i64 %21, ptr %28, align 8, !tbaa !21
  br label %29

29:                                               ; preds = %4, %17
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_trace_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) local_unnamed_addr #5 {
  %11 = alloca i64, align 8
  %12 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %12) #12
  br label %18

13:                                               ; preds = %18
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = and i32 %2, 251
  %16 = icmp eq i32 %15, 0
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  br label %44

18:                                               ; preds = %10, %18
  %19 = phi i64 [ 0, %10 ], [ %41, %18 ]
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i64 0, i64 %5
  %24 = and i32 %20, 2
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i64 0, i64 %6
  %27 = and i32 %20, 4
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i64 0, i64 %7
  %30 = and i32 %20, 8
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i64 0, i64 %8
  %33 = icmp ult i64 %19, 16
  %34 = select i1 %33, i64 0, i64 %9
  %35 = add i64 %34, %4
  %36 = add i64 %35, %23
  %37 = add i64 %36, %26
  %38 = add i64 %37, %29
  %39 = add i64 %38, %32
  %40 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %19
  store i64 %39, ptr %40, align 8, !tbaa !21
  %41 = add nuw nsw i64 %19, 1
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %13, label %18, !llvm.loop !70

43:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %12) #12
  ret void

44:                                               ; preds = %13, %87
  %45 = phi i64 [ 0, %13 ], [ %88, %87 ]
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = shl nuw i32 1, %46
  %48 = and i32 %47, %3
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %87, label %50

50:                                               ; preds = %44
  %51 = getelementptr inbounds [32 x i64], ptr %12, i64 0, i64 %45
  %52 = load i64, ptr %51, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11)
  store i64 %52, ptr %11, align 8, !tbaa !21
  %53 = load ptr, ptr %14, align 16, !tbaa !4
  %54 = getelementptr inbounds i8, ptr %53, i64 96
  %55 = load ptr, ptr %54, align 8, !tbaa !11
  %56 = getelementptr inbounds i8, ptr %55, i64 64
  %57 = load i32, ptr %56, align 8, !tbaa !71
  %58 = and i32 %57, %47
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %86, label %60

60:                                               ; preds = %50
  br i1 %16, label %61, label %65

61:                                               ; preds = %60
  %62 = call fastcc i32 @place(ptr noundef nonnull readonly %0, i32 noundef %46, ptr noundef nonnull %11) #13
  %63 = or disjoint i32 %62, %2
  %64 = load i64, ptr %11, align 8, !tbaa !21
  br label %65

65:                                               ; preds = %61, %60
  %66 = phi i64 [ %64, %61 ], [ %52, %60 ]
  %67 = phi i32 [ %63, %61 ], [ %2, %60 ]
  %68 = load i32, ptr %17, align 32, !tbaa !64
  %69 = getelementptr inbounds i8, ptr %55, i64 48
  %70 = load i64, ptr %69, align 8, !tbaa !65
  %71 = add i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !65
  %72 = getelementptr inbounds i8, ptr %55, i64 40
  %73 = load i64, ptr %72, align 8, !tbaa !66
  %74 = icmp ult i64 %70, %73
  br i1 %74, label %75, label %86

75:                                               ; preds = %65
  %76 = shl i32 %68, 5
  %77 = or disjoint i32 %76, %46
  %78 = trunc i32 %67 to i16
  %79 = trunc i32 %77 to i16
  %80 = getelementptr inbounds i8, ptr %55, i64 32
  %81 = load ptr, ptr %80, align 8, !tbaa !67
  %82 = getelementptr inbounds %struct.TraceRecord, ptr %81, i64 %70
  store i32 %1, ptr %82, align 8, !tbaa !16
  %83 = getelementptr inbounds i8, ptr %82, i64 4
  store i16 %78, ptr %83, align 4, !tbaa !68
  %84 = getelementptr inbounds i8, ptr %82, i64 6
  store i16 %79, ptr %84, align 2, !tbaa !68
  %85 = getelementptr inbounds i8, ptr %82, i64 8
  store i64 %66, ptr %85, align 8, !tbaa !21
  br label %86

86:                                               ; preds = %50, %65, %75
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11)
  br label %87

87:                                               ; preds = %44, %86
  %88 = add nuw nsw i64 %45, 1
  %89 = icmp eq i64 %88, 32
  br i1 %89, label %43, label %44, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_trace_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #5 {
  %7 = alloca i64, align 8
  %8 = shl i64 %4, 3
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = and i32 %2, 251
  %11 = icmp eq i32 %10, 0
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  br label %14

13:                                               ; preds = %60
  ret void

14:                                               ; preds = %6, %60
  %15 = phi i64 [ 0, %6 ], [ %61, %60 ]
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = shl nuw nsw i32 1, %16
  %18 = and i32 %17, %5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %60, label %20

20:                                               ; preds = %14
  %21 = add i64 %15, %8
  %22 = getelementptr inbounds i64, ptr %3, i64 %15
  %23 = load i64, ptr %22, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %23, ptr %7, align 8, !tbaa !21
  %24 = load ptr, ptr %9, align 16, !tbaa !4
  %25 = getelementptr inbounds i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = getelementptr inbounds i8, ptr %26, i64 64
  %28 = load i32, ptr %27, align 8, !tbaa !71
  %29 = trunc i64 %21 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %28, %30
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %59, label %33

33:                                               ; preds = %20
  br i1 %11, label %34, label %38

34:                                               ; preds = %33
  %35 = call fastcc i32 @place(ptr noundef nonnull readonly %0, i32 noundef %29, ptr noundef nonnull %7) #13
  %36 = or disjoint i32 %35, %2
  %37 = load i64, ptr %7, align 8, !tbaa !21
  br label %38

38:                                               ; preds = %34, %33
  %39 = phi i64 [ %37, %34 ], [ %23, %33 ]
  %40 = phi i32 [ %36, %34 ], [ %2, %33 ]
  %41 = load i32, ptr %12, align 32, !tbaa !64
  %42 = getelementptr inbounds i8, ptr %26, i64 48
  %43 = load i64, ptr %42, align 8, !tbaa !65
  %44 = add i64 %43, 1
  store i64 %44, ptr %42, align 8, !tbaa !65
  %45 = getelementptr inbounds i8, ptr %26, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !66
  %47 = icmp ult i64 %43, %46
  br i1 %47, label %48, label %59

48:                                               ; preds = %38
  %49 = shl i32 %41, 5
  %50 = add i32 %49, %29
  %51 = trunc i32 %40 to i16
  %52 = trunc i32 %50 to i16
  %53 = getelementptr inbounds i8, ptr %26, i64 32
  %54 = load ptr, ptr %53, align 8, !tbaa !67
  %55 = getelementptr inbounds %struct.TraceRecord, ptr %54, i64 %43
  store i32 %1, ptr %55, align 8, !tbaa !16
  %56 = getelementptr inbounds i8, ptr %55, i64 4
  store i16 %51, ptr %56, align 4, !tbaa !68
  %57 = getelementptr inbounds i8, ptr %55, i64 6
  store i16 %52, ptr %57, align 2, !tbaa !68
  %58 = getelementptr inbounds i8, ptr %55, i64 8
  store i64 %39, ptr %58, align 8, !tbaa !21
  br label %59

59:                                               ; preds = %20, %38, %48
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %60

60:                                               ; preds = %14, %59
  %61 = add nuw nsw i64 %15, 1
  %62 = icmp eq i64 %61, 8
  br i1 %62, label %13, label %14, !llvm.loop !73
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_access_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #5 {
  %10 = alloca i64, align 8
  %11 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11) #12
  br label %16

12:                                               ; preds = %16
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  br label %42

16:                                               ; preds = %9, %16
  %17 = phi i64 [ 0, %9 ], [ %39, %16 ]
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i64 0, i64 %4
  %22 = and i32 %18, 2
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i64 0, i64 %5
  %25 = and i32 %18, 4
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i64 0, i64 %6
  %28 = and i32 %18, 8
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i64 0, i64 %7
  %31 = icmp ult i64 %17, 16
  %32 = select i1 %31, i64 0, i64 %8
  %33 = add i64 %32, %3
  %34 = add i64 %33, %21
  %35 = add i64 %34, %24
  %36 = add i64 %35, %27
  %37 = add i64 %36, %30
  %38 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %17
  store i64 %37, ptr %38, align 8, !tbaa !21
  %39 = add nuw nsw i64 %17, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %12, label %16, !llvm.loop !74

41:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %11) #12
  ret void

42:                                               ; preds = %12, %82
  %43 = phi i64 [ 0, %12 ], [ %83, %82 ]
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = shl nuw i32 1, %44
  %46 = and i32 %45, %2
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %82, label %48

48:                                               ; preds = %42
  %49 = getelementptr inbounds [32 x i64], ptr %11, i64 0, i64 %43
  %50 = load i64, ptr %49, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10)
  store i64 %50, ptr %10, align 8, !tbaa !21
  %51 = load ptr, ptr %13, align 16, !tbaa !4
  %52 = getelementptr inbounds i8, ptr %51, i64 96
  %53 = load ptr, ptr %52, align 8, !tbaa !11
  %54 = call fastcc i32 @place(ptr noundef readonly %0, i32 noundef %44, ptr noundef nonnull %10) #13
  %55 = icmp eq i32 %54, 2
  br i1 %55, label %81, label %56

56:                                               ; preds = %48
  %57 = getelementptr inbounds i8, ptr %53, i64 88
  %58 = load i64, ptr %57, align 8, !tbaa !75
  %59 = add i64 %58, 1
  store i64 %59, ptr %57, align 8, !tbaa !75
  %60 = getelementptr inbounds i8, ptr %53, i64 80
  %61 = load i64, ptr %60, align 8, !tbaa !76
  %62 = icmp ult i64 %58, %61
  br i1 %62, label %63, label %81

63:                                               ; preds = %56
  %64 = load ptr, ptr %14, align 8, !tbaa !33
  %65 = getelementptr inbounds i8, ptr %64, i64 32
  %66 = load i32, ptr %65, align 8, !tbaa !77
  %67 = load i32, ptr %15, align 32, !tbaa !64
  %68 = shl i32 %67, 5
  %69 = or disjoint i32 %68, %44
  %70 = trunc i32 %69 to i16
  %71 = trunc nuw nsw i32 %54 to i16
  %72 = load i64, ptr %10, align 8, !tbaa !21
  %73 = getelementptr inbounds i8, ptr %53, i64 72
  %74 = load ptr, ptr %73, align 8, !tbaa !78
  %75 = getelementptr inbounds %struct.AccessRecord, ptr %74, i64 %58
  store i32 %1, ptr %75, align 8, !tbaa !16
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %66, ptr %76, align 4, !tbaa !16
  %77 = getelementptr inbounds i8, ptr %75, i64 8
  store i16 %70, ptr %77, align 8, !tbaa !68
  %78 = getelementptr inbounds i8, ptr %75, i64 10
  store i16 %71, ptr %78, align 2, !tbaa !68
  %79 = getelementptr inbounds i8, ptr %75, i64 12
  store i32 0, ptr %79, align 4, !tbaa !16
  %80 = getelementptr inbounds i8, ptr %75, i64 16
  store i64 %72, ptr %80, align 8, !tbaa !21
  br label %81

81:                                               ; preds = %48, %56, %63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10)
  br label %82

82:                                               ; preds = %42, %81
  %83 = add nuw nsw i64 %43, 1
  %84 = icmp eq i64 %83, 32
  br i1 %84, label %41, label %42, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_access_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = alloca i64, align 8
  %7 = shl i64 %3, 3
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  br label %12

11:                                               ; preds = %54
  ret void

12:                                               ; preds = %5, %54
  %13 = phi i64 [ 0, %5 ], [ %55, %54 ]
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = shl nuw nsw i32 1, %14
  %16 = and i32 %15, %4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %54, label %18

18:                                               ; preds = %12
  %19 = add i64 %13, %7
  %20 = getelementptr inbounds i64, ptr %2, i64 %13
  %21 = load i64, ptr %20, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 %21, ptr %6, align 8, !tbaa !21
  %22 = load ptr, ptr %8, align 16, !tbaa !4
  %23 = getelementptr inbounds i8, ptr %22, i64 96
  %24 = load ptr, ptr %23, align 8, !tbaa !11
  %25 = trunc i64 %19 to i32
  %26 = call fastcc i32 @place(ptr noundef readonly %0, i32 noundef %25, ptr noundef nonnull %6) #13
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %53, label %28

28:                                               ; preds = %18
  %29 = getelementptr inbounds i8, ptr %24, i64 88
  %30 = load i64, ptr %29, align 8, !tbaa !75
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8, !tbaa !75
  %32 = getelementptr inbounds i8, ptr %24, i64 80
  %33 = load i64, ptr %32, align 8, !tbaa !76
  %34 = icmp ult i64 %30, %33
  br i1 %34, label %35, label %53

35:                                               ; preds = %28
  %36 = load ptr, ptr %9, align 8, !tbaa !33
  %37 = getelementptr inbounds i8, ptr %36, i64 32
  %38 = load i32, ptr %37, align 8, !tbaa !77
  %39 = load i32, ptr %10, align 32, !tbaa !64
  %40 = shl i32 %39, 5
  %41 = add i32 %40, %25
  %42 = trunc i32 %41 to i16
  %43 = trunc nuw nsw i32 %26 to i16
  %44 = load i64, ptr %6, align 8, !tbaa !21
  %45 = getelementptr inbounds i8, ptr %24, i64 72
  %46 = load ptr, ptr %45, align 8, !tbaa !78
  %47 = getelementptr inbounds %struct.AccessRecord, ptr %46, i64 %30
  store i32 %1, ptr %47, align 8, !tbaa !16
  %48 = getelementptr inbounds i8, ptr %47, i64 4
  store i32 %38, ptr %48, align 4, !tbaa !16
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  store i16 %42, ptr %49, align 8, !tbaa !68
  %50 = getelementptr inbounds i8, ptr %47, i64 10
  store i16 %43, ptr %50, align 2, !tbaa !68
  %51 = getelementptr inbounds i8, ptr %47, i64 12
  store i32 0, ptr %51, align 4, !tbaa !16
  %52 = getelementptr inbounds i8, ptr %47, i64 16
  store i64 %44, ptr %52, align 8, !tbaa !21
  br label %53

53:                                               ; preds = %18, %28, %35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %54

54:                                               ; preds = %12, %53
  %55 = add nuw nsw i64 %13, 1
  %56 = icmp eq i64 %55, 8
  br i1 %56, label %11, label %12, !llvm.loop !80
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @vg_watch_layout(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp ult i32 %0, 10
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [10 x i32], ptr @vg_watch_layout.layout, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !16
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ -1, %1 ]
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 3) i32 @place(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = load i64, ptr %2, align 8, !tbaa !21
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !33
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !34
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %4, %9
  %11 = getelementptr inbounds i8, ptr %6, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !81
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %54, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !82
  %17 = ptrtoint ptr %16 to i64
  %18 = sub i64 %4, %17
  %19 = getelementptr inbounds i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 16, !tbaa !83
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 %21, %17
  %23 = icmp ult i64 %18, %22
  br i1 %23, label %24, label %57

24:                                               ; preds = %14
  %25 = load ptr, ptr %0, align 8, !tbaa !84
  %26 = icmp eq ptr %25, null
  br i1 %26, label %57, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  %29 = load ptr, ptr %28, align 16, !tbaa !4
  %30 = getelementptr inbounds i8, ptr %29, i64 128
  %31 = load ptr, ptr %30, align 8, !tbaa !85
  br label %32

32:                                               ; preds = %45, %27
  %33 = phi ptr [ %25, %27 ], [ %47, %45 ]
  %34 = getelementptr inbounds i8, ptr %33, i64 20
  %35 = load i32, ptr %34, align 4, !tbaa !16
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Function, ptr %31, i64 %36, i32 9
  %38 = load i32, ptr %37, align 4, !tbaa !86
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 5
  %41 = getelementptr inbounds i8, ptr %33, i64 40
  %42 = load i64, ptr %41, align 8, !tbaa !21
  %43 = sub i64 %4, %42
  %44 = icmp ult i64 %43, %40
  br i1 %44, label %49, label %45

45:                                               ; preds = %32
  %46 = getelementptr inbounds i8, ptr %33, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !84
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %32, !llvm.loop !88

49:                                               ; preds = %32
  %50 = zext i32 %1 to i64
  %51 = mul nuw i64 %39, %50
  %52 = add i64 %42, %51
  %53 = sub i64 %4, %52
  br label %54

54:                                               ; preds = %3, %49
  %55 = phi i64 [ %53, %49 ], [ %10, %3 ]
  %56 = phi i32 [ 2, %49 ], [ 1, %3 ]
  store i64 %55, ptr %2, align 8, !tbaa !21
  br label %57

57:                                               ; preds = %45, %54, %24, %14
  %58 = phi i32 [ 0, %14 ], [ 0, %24 ], [ %56, %54 ], [ 0, %45 ]
  ret i32 %58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i32 @firsts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #9 {
  %4 = load <8 x i32>, ptr %0, align 32, !tbaa !41
  %5 = insertelement <8 x i32> poison, i32 %2, i64 0
  %6 = shufflevector <8 x i32> %5, <8 x i32> poison, <8 x i32> zeroinitializer
  %7 = lshr <8 x i32> %4, %6
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load <8 x i32>, ptr %8, align 32, !tbaa !41
  %10 = lshr <8 x i32> %9, %6
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load <8 x i32>, ptr %11, align 32, !tbaa !41
  %13 = lshr <8 x i32> %12, %6
  %14 = getelementptr inbounds i8, ptr %0, i64 96
  %15 = load <8 x i32>, ptr %14, align 32, !tbaa !41
  %16 = lshr <8 x i32> %15, %6
  %17 = icmp eq i32 %1, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %23, %3
  %19 = phi <8 x i32> [ zeroinitializer, %3 ], [ %56, %23 ]
  %20 = phi <8 x i32> [ zeroinitializer, %3 ], [ %52, %23 ]
  %21 = phi <8 x i32> [ zeroinitializer, %3 ], [ %48, %23 ]
  %22 = phi <8 x i32> [ zeroinitializer, %3 ], [ %44, %23 ]
  br label %62

23:                                               ; preds = %3, %23
  %24 = phi <8 x i32> [ %44, %23 ], [ zeroinitializer, %3 ]
  %25 = phi <8 x i32> [ %48, %23 ], [ zeroinitializer, %3 ]
  %26 = phi <8 x i32> [ %52, %23 ], [ zeroinitializer, %3 ]
  %27 = phi <8 x i32> [ %56, %23 ], [ zeroinitializer, %3 ]
  %28 = phi i32 [ %58, %23 ], [ %1, %3 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = lshr i32 %29, 3
  %31 = zext nneg i32 %30 to i64
  %32 = and i32 %29, 7
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds [4 x <8 x i32>], ptr %0, i64 0, i64 %31, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = lshr i32 %35, %2
  %37 = insertelement <8 x i32> poison, i32 %36, i64 0
  %38 = shufflevector <8 x i32> %37, <8 x i32> poison, <8 x i32> zeroinitializer
  %39 = insertelement <8 x i32> poison, i32 %29, i64 0
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <8 x i32> zeroinitializer
  %41 = icmp eq <8 x i32> %7, %38
  %42 = icmp ult <8 x i32> %40, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %43 = and <8 x i1> %41, %42
  %44 = select <8 x i1> %43, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %24
  %45 = icmp eq <8 x i32> %10, %38
  %46 = icmp ult <8 x i32> %40, <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %47 = and <8 x i1> %45, %46
  %48 = select <8 x i1> %47, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %25
  %49 = icmp eq <8 x i32> %13, %38
  %50 = icmp ult <8 x i32> %40, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %51 = and <8 x i1> %49, %50
  %52 = select <8 x i1> %51, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %26
  %53 = icmp eq <8 x i32> %16, %38
  %54 = icmp ult <8 x i32> %40, <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = and <8 x i1> %53, %54
  %56 = select <8 x i1> %55, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <8 x i32> %27
  %57 = add i32 %28, -1
  %58 = and i32 %57, %28
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %18, label %23, !llvm.loop !89

60:                                               ; preds = %62
  %61 = and i32 %84, %1
  ret i32 %61

62:                                               ; preds = %18, %62
  %63 = phi i32 [ 0, %18 ], [ %85, %62 ]
  %64 = phi i32 [ 0, %18 ], [ %84, %62 ]
  %65 = extractelement <8 x i32> %22, i32 %63
  %66 = xor i32 %65, -1
  %67 = extractelement <8 x i32> <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128>, i32 %63
  %68 = and i32 %67, %66
  %69 = extractelement <8 x i32> %21, i32 %63
  %70 = xor i32 %69, -1
  %71 = extractelement <8 x i32> <i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768>, i32 %63
  %72 = and i32 %71, %70
  %73 = extractelement <8 x i32> %20, i32 %63
  %74 = xor i32 %73, -1
  %75 = extractelement <8 x i32> <i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608>, i32 %63
  %76 = and i32 %75, %74
  %77 = extractelement <8 x i32> %19, i32 %63
  %78 = xor i32 %77, -1
  %79 = extractelement <8 x i32> <i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>, i32 %63
  %80 = and i32 %79, %78
  %81 = or i32 %72, %64
  %82 = or i32 %81, %68
  %83 = or i32 %82, %76
  %84 = or i32 %83, %80
  %85 = add nuw nsw i32 %63, 1
  %86 = icmp eq i32 %85, 8
  br i1 %86, label %60, label %62, !llvm.loop !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { nofree norecurse nosync nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = !{!5, !6, i64 16}
!5 = !{!"Warp", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !7, i64 80, !10, i64 92, !6, i64 96, !6, i64 104, !6, i64 112, !10, i64 120, !10, i64 124, !7, i64 128, !7, i64 192}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !6, i64 96}
!12 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !10, i64 32, !10, i64 36, !6, i64 40, !9, i64 48, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !6, i64 80, !9, i64 88, !6, i64 96, !6, i64 104, !9, i64 112, !9, i64 120, !6, i64 128, !6, i64 136, !10, i64 144, !10, i64 148, !6, i64 152, !10, i64 160, !10, i64 164, !6, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !6, i64 208, !9, i64 216, !6, i64 224, !10, i64 232, !10, i64 236, !9, i64 240, !6, i64 248, !9, i64 256, !7, i64 264, !6, i64 296}
!13 = !{!14, !6, i64 24}
!14 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !9, i64 48, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !6, i64 72, !9, i64 80, !9, i64 88}
!15 = !{!12, !6, i64 136}
!16 = !{!10, !10, i64 0}
!17 = !{!18, !7, i64 0}
!18 = !{!"", !7, i64 0, !7, i64 1, !7, i64 2, !7, i64 3}
!19 = !{!20, !10, i64 40}
!20 = !{!"", !7, i64 0, !10, i64 40, !10, i64 44, !7, i64 48}
!21 = !{!9, !9, i64 0}
!22 = !{!23, !10, i64 0}
!23 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!24 = !{!18, !7, i64 1}
!25 = !{!23, !10, i64 4}
!26 = !{!18, !7, i64 2}
!27 = !{!23, !10, i64 8}
!28 = !{!18, !7, i64 3}
!29 = !{!23, !10, i64 12}
!30 = !{!14, !6, i64 8}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!5, !6, i64 8}
!34 = !{!35, !6, i64 16}
!35 = !{!"Block", !7, i64 0, !10, i64 12, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !10, i64 320, !10, i64 324, !6, i64 328, !7, i64 336, !6, i64 368, !7, i64 376}
!36 = distinct !{!36, !32}
!37 = distinct !{!37, !32}
!38 = !{!39}
!39 = distinct !{!39, !40, !"keys: argument 0"}
!40 = distinct !{!40, !"keys"}
!41 = !{!7, !7, i64 0}
!42 = !{!43, !10, i64 128}
!43 = !{!"", !7, i64 0, !10, i64 128}
!44 = distinct !{!44, !32}
!45 = distinct !{!45, !32}
!46 = distinct !{!46, !32}
!47 = !{!48}
!48 = distinct !{!48, !49, !"keys: argument 0"}
!49 = distinct !{!49, !"keys"}
!50 = distinct !{!50, !32}
!51 = distinct !{!51, !32}
!52 = distinct !{!52, !32}
!53 = distinct !{!53, !32}
!54 = !{!55}
!55 = distinct !{!55, !56, !"keys: argument 0"}
!56 = distinct !{!56, !"keys"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"keys: argument 0"}
!59 = distinct !{!59, !"keys"}
!60 = distinct !{!60, !32}
!61 = distinct !{!61, !32}
!62 = distinct !{!62, !32}
!63 = !{!14, !6, i64 16}
!64 = !{!5, !10, i64 32}
!65 = !{!14, !9, i64 48}
!66 = !{!14, !9, i64 40}
!67 = !{!14, !6, i64 32}
!68 = !{!69, !69, i64 0}
!69 = !{!"short", !7, i64 0}
!70 = distinct !{!70, !32}
!71 = !{!14, !10, i64 64}
!72 = distinct !{!72, !32}
!73 = distinct !{!73, !32}
!74 = distinct !{!74, !32}
!75 = !{!14, !9, i64 88}
!76 = !{!14, !9, i64 80}
!77 = !{!35, !10, i64 32}
!78 = !{!14, !6, i64 72}
!79 = distinct !{!79, !32}
!80 = distinct !{!80, !32}
!81 = !{!35, !9, i64 24}
!82 = !{!5, !6, i64 104}
!83 = !{!5, !6, i64 112}
!84 = !{!6, !6, i64 0}
!85 = !{!12, !6, i64 128}
!86 = !{!87, !10, i64 44}
!87 = !{!"", !6, i64 0, !6, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44}
!88 = distinct !{!88, !32}
!89 = distinct !{!89, !32}
!90 = distinct !{!90, !32}
