; made from tensor.c runtime.h sha256 b856907bf8028a9a992f661e6252bf917922d1d0048185bebddaf37cf4750783 text 4111e607b921859fc554520586063f70e5463b6452f25ff6508aa20da66a44e5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @vg_transpose_b16(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load <8 x i16>, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load <8 x i16>, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load <8 x i16>, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %1, i64 48
  %9 = load <8 x i16>, ptr %8, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  %11 = load <8 x i16>, ptr %10, align 4
  %12 = getelementptr inbounds i8, ptr %1, i64 80
  %13 = load <8 x i16>, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %1, i64 96
  %15 = load <8 x i16>, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %1, i64 112
  %17 = load <8 x i16>, ptr %16, align 4
  %18 = shufflevector <8 x i16> %3, <8 x i16> %11, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %19 = shufflevector <8 x i16> %3, <8 x i16> %11, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %20 = shufflevector <8 x i16> %5, <8 x i16> %13, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %21 = shufflevector <8 x i16> %5, <8 x i16> %13, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %22 = shufflevector <8 x i16> %7, <8 x i16> %15, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %23 = shufflevector <8 x i16> %7, <8 x i16> %15, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %24 = shufflevector <8 x i16> %9, <8 x i16> %17, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %25 = shufflevector <8 x i16> %9, <8 x i16> %17, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %26 = shufflevector <8 x i16> %18, <8 x i16> %22, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %27 = shufflevector <8 x i16> %18, <8 x i16> %22, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %28 = shufflevector <8 x i16> %19, <8 x i16> %23, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %29 = shufflevector <8 x i16> %19, <8 x i16> %23, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %30 = shufflevector <8 x i16> %20, <8 x i16> %24, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %31 = shufflevector <8 x i16> %20, <8 x i16> %24, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %32 = shufflevector <8 x i16> %21, <8 x i16> %25, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %33 = shufflevector <8 x i16> %21, <8 x i16> %25, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %34 = shufflevector <8 x i16> %26, <8 x i16> %30, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %35 = shufflevector <8 x i16> %26, <8 x i16> %30, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %36 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %37 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %38 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %39 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %40 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %41 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i16> %34, ptr %0, align 4
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  store <8 x i16> %35, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %0, i64 32
  store <8 x i16> %36, ptr %43, align 4
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  store <8 x i16> %37, ptr %44, align 4
  %45 = getelementptr inbounds i8, ptr %0, i64 64
  store <8 x i16> %38, ptr %45, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 80
  store <8 x i16> %39, ptr %46, align 4
  %47 = getelementptr inbounds i8, ptr %0, i64 96
  store <8 x i16> %40, ptr %47, align 4
  %48 = getelementptr inbounds i8, ptr %0, i64 112
  store <8 x i16> %41, ptr %48, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_mma_f16(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  tail call fastcc void @mma(ptr noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef %2, i32 noundef %3) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mma(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #3 {
  %6 = alloca [32 x i32], align 16
  %7 = alloca [512 x float], align 16
  %8 = alloca [32 x <8 x float>], align 32
  %9 = alloca [16 x <8 x float>], align 32
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #12
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #12
  %10 = icmp eq i32 %2, 2
  %11 = icmp ugt i32 %2, 2
  %12 = select i1 %11, i32 16, i32 8
  %13 = select i1 %10, i32 4, i32 %12
  %14 = icmp eq i32 %1, 0
  br i1 %14, label %47, label %15

15:                                               ; preds = %5
  %16 = select i1 %11, i32 4, i32 3
  %17 = select i1 %10, i32 2, i32 %16
  %18 = getelementptr inbounds i8, ptr %6, i64 16
  %19 = getelementptr inbounds i8, ptr %6, i64 32
  %20 = getelementptr inbounds i8, ptr %6, i64 48
  %21 = getelementptr inbounds i8, ptr %6, i64 64
  %22 = getelementptr inbounds i8, ptr %6, i64 80
  %23 = getelementptr inbounds i8, ptr %6, i64 96
  %24 = getelementptr inbounds i8, ptr %6, i64 112
  %25 = select i1 %11, i32 7, i32 6
  %26 = select i1 %10, i32 5, i32 %25
  %27 = zext i32 %1 to i64
  br label %28

28:                                               ; preds = %15, %93
  %29 = phi i64 [ 0, %15 ], [ %97, %93 ]
  %30 = trunc nuw i64 %29 to i32
  %31 = shl i32 %30, %17
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %7, i64 %32
  %34 = shl nuw i64 %29, 1
  %35 = add i64 %34, 4
  %36 = and i64 %35, 4294967294
  %37 = getelementptr inbounds ptr, ptr %0, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !4
  call fastcc void @decode(ptr noundef nonnull %33, i32 noundef 32, ptr noundef %38, i32 noundef 8, i32 noundef %13, i32 noundef %2) #11
  %39 = getelementptr inbounds i8, ptr %33, i64 1024
  %40 = or disjoint i64 %36, 1
  %41 = getelementptr inbounds ptr, ptr %0, i64 %40
  %42 = load ptr, ptr %41, align 8, !tbaa !4
  call fastcc void @decode(ptr noundef nonnull %39, i32 noundef 32, ptr noundef %42, i32 noundef 8, i32 noundef %13, i32 noundef %2) #11
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #12
  %43 = add nuw i64 %29, 8
  %44 = and i64 %43, 4294967295
  %45 = getelementptr inbounds ptr, ptr %0, i64 %44
  %46 = load ptr, ptr %45, align 8, !tbaa !4
  br i1 %10, label %50, label %51

47:                                               ; preds = %93, %5
  %48 = icmp eq i32 %3, 0
  %49 = getelementptr inbounds i8, ptr %0, i64 80
  br label %105

50:                                               ; preds = %28
  call fastcc void @transpose_b32(ptr noundef nonnull %6, ptr noundef %46) #11
  br label %93

51:                                               ; preds = %28
  br i1 %11, label %52, label %53

52:                                               ; preds = %51
  call fastcc void @transpose_b8(ptr noundef nonnull %6, ptr noundef %46) #11
  br label %93

53:                                               ; preds = %51
  %54 = load <8 x i16>, ptr %46, align 4
  %55 = getelementptr inbounds i8, ptr %46, i64 16
  %56 = load <8 x i16>, ptr %55, align 4
  %57 = getelementptr inbounds i8, ptr %46, i64 32
  %58 = load <8 x i16>, ptr %57, align 4
  %59 = getelementptr inbounds i8, ptr %46, i64 48
  %60 = load <8 x i16>, ptr %59, align 4
  %61 = getelementptr inbounds i8, ptr %46, i64 64
  %62 = load <8 x i16>, ptr %61, align 4
  %63 = getelementptr inbounds i8, ptr %46, i64 80
  %64 = load <8 x i16>, ptr %63, align 4
  %65 = getelementptr inbounds i8, ptr %46, i64 96
  %66 = load <8 x i16>, ptr %65, align 4
  %67 = getelementptr inbounds i8, ptr %46, i64 112
  %68 = load <8 x i16>, ptr %67, align 4
  %69 = shufflevector <8 x i16> %54, <8 x i16> %62, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %70 = shufflevector <8 x i16> %54, <8 x i16> %62, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %71 = shufflevector <8 x i16> %56, <8 x i16> %64, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %72 = shufflevector <8 x i16> %56, <8 x i16> %64, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %73 = shufflevector <8 x i16> %58, <8 x i16> %66, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %74 = shufflevector <8 x i16> %58, <8 x i16> %66, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %75 = shufflevector <8 x i16> %60, <8 x i16> %68, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %76 = shufflevector <8 x i16> %60, <8 x i16> %68, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %77 = shufflevector <8 x i16> %69, <8 x i16> %73, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %78 = shufflevector <8 x i16> %69, <8 x i16> %73, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %79 = shufflevector <8 x i16> %70, <8 x i16> %74, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %80 = shufflevector <8 x i16> %70, <8 x i16> %74, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %81 = shufflevector <8 x i16> %71, <8 x i16> %75, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %82 = shufflevector <8 x i16> %71, <8 x i16> %75, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %83 = shufflevector <8 x i16> %72, <8 x i16> %76, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %84 = shufflevector <8 x i16> %72, <8 x i16> %76, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %85 = shufflevector <8 x i16> %77, <8 x i16> %81, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %86 = shufflevector <8 x i16> %77, <8 x i16> %81, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %87 = shufflevector <8 x i16> %78, <8 x i16> %82, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %88 = shufflevector <8 x i16> %78, <8 x i16> %82, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %89 = shufflevector <8 x i16> %79, <8 x i16> %83, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %90 = shufflevector <8 x i16> %79, <8 x i16> %83, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %91 = shufflevector <8 x i16> %80, <8 x i16> %84, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %92 = shufflevector <8 x i16> %80, <8 x i16> %84, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i16> %85, ptr %6, align 16
  store <8 x i16> %86, ptr %18, align 16
  store <8 x i16> %87, ptr %19, align 16
  store <8 x i16> %88, ptr %20, align 16
  store <8 x i16> %89, ptr %21, align 16
  store <8 x i16> %90, ptr %22, align 16
  store <8 x i16> %91, ptr %23, align 16
  store <8 x i16> %92, ptr %24, align 16
  br label %93

93:                                               ; preds = %53, %52, %50
  %94 = shl i32 %30, %26
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %8, i64 %95
  call fastcc void @decode(ptr noundef nonnull %96, i32 noundef 8, ptr noundef nonnull %6, i32 noundef %13, i32 noundef 8, i32 noundef %2) #11
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #12
  %97 = add nuw nsw i64 %29, 1
  %98 = icmp eq i64 %97, %27
  br i1 %98, label %47, label %28, !llvm.loop !8

99:                                               ; preds = %142
  %100 = select i1 %11, i32 4, i32 3
  %101 = select i1 %10, i32 2, i32 %100
  %102 = shl i32 %1, %101
  %103 = zext i32 %102 to i64
  call fastcc void @multiply_add(ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %8, i64 noundef 16, i64 noundef %103) #11
  %104 = icmp eq i32 %4, 0
  br label %148

105:                                              ; preds = %47, %142
  %106 = phi i64 [ 0, %47 ], [ %145, %142 ]
  br i1 %48, label %128, label %107

107:                                              ; preds = %105
  %108 = lshr i64 %106, 3
  %109 = and i64 %108, 536870911
  %110 = getelementptr inbounds ptr, ptr %49, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !4
  %112 = shl i64 %106, 2
  %113 = and i64 %112, 28
  %114 = getelementptr inbounds i32, ptr %111, i64 %113
  %115 = load <8 x i16>, ptr %114, align 4
  %116 = and <8 x i16> %115, <i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767, i16 32767>
  %117 = zext nneg <8 x i16> %116 to <8 x i32>
  %118 = shl nuw nsw <8 x i32> %117, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %119 = bitcast <8 x i32> %118 to <8 x float>
  %120 = fmul <8 x float> %119, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %121 = bitcast <8 x float> %120 to <8 x i32>
  %122 = icmp ugt <8 x i16> %116, <i16 31743, i16 31743, i16 31743, i16 31743, i16 31743, i16 31743, i16 31743, i16 31743>
  %123 = select <8 x i1> %122, <8 x i32> <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>, <8 x i32> zeroinitializer
  %124 = sext <8 x i16> %115 to <8 x i32>
  %125 = and <8 x i32> %124, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %126 = or disjoint <8 x i32> %123, %125
  %127 = or <8 x i32> %126, %121
  br label %142

128:                                              ; preds = %105
  %129 = lshr i64 %106, 2
  %130 = and i64 %129, 2
  %131 = getelementptr inbounds ptr, ptr %49, i64 %130
  %132 = shl i64 %106, 2
  %133 = and i64 %132, 28
  %134 = load ptr, ptr %131, align 8, !tbaa !4
  %135 = getelementptr inbounds i32, ptr %134, i64 %133
  %136 = load <4 x i32>, ptr %135, align 4
  %137 = getelementptr inbounds i8, ptr %131, i64 8
  %138 = load ptr, ptr %137, align 8, !tbaa !4
  %139 = getelementptr inbounds i32, ptr %138, i64 %133
  %140 = load <4 x i32>, ptr %139, align 4
  %141 = shufflevector <4 x i32> %136, <4 x i32> %140, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  br label %142

142:                                              ; preds = %128, %107
  %143 = phi <8 x i32> [ %127, %107 ], [ %141, %128 ]
  %144 = getelementptr inbounds [16 x <8 x float>], ptr %9, i64 0, i64 %106
  store <8 x i32> %143, ptr %144, align 32, !tbaa !10
  %145 = add nuw nsw i64 %106, 1
  %146 = icmp eq i64 %145, 16
  br i1 %146, label %99, label %105, !llvm.loop !11

147:                                              ; preds = %196
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #12
  ret void

148:                                              ; preds = %99, %196
  %149 = phi i64 [ 0, %99 ], [ %197, %196 ]
  %150 = getelementptr inbounds [16 x <8 x float>], ptr %9, i64 0, i64 %149
  %151 = load <8 x float>, ptr %150, align 32, !tbaa !10
  br i1 %104, label %180, label %152

152:                                              ; preds = %148
  %153 = bitcast <8 x float> %151 to <8 x i32>
  %154 = lshr <8 x i32> %153, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %155 = and <8 x i32> %154, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %156 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %151)
  %157 = bitcast <8 x float> %156 to <8 x i32>
  %158 = lshr <8 x i32> %153, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %159 = and <8 x i32> %158, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %160 = add nsw <8 x i32> %157, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %161 = add nsw <8 x i32> %160, %159
  %162 = lshr <8 x i32> %161, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %163 = fadd <8 x float> %156, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %164 = bitcast <8 x float> %163 to <8 x i32>
  %165 = icmp ugt <8 x i32> %157, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %166 = select <8 x i1> %165, <8 x i32> %162, <8 x i32> %164
  %167 = icmp ult <8 x i32> %157, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %168 = select <8 x i1> %167, <8 x i32> %166, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %169 = or <8 x i32> %168, %155
  %170 = icmp ult <8 x i32> %157, <i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041, i32 2139095041>
  %171 = select <8 x i1> %170, <8 x i32> %169, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %172 = trunc <8 x i32> %171 to <8 x i16>
  %173 = lshr i64 %149, 3
  %174 = and i64 %173, 536870911
  %175 = getelementptr inbounds ptr, ptr %0, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !4
  %177 = shl i64 %149, 2
  %178 = and i64 %177, 28
  %179 = getelementptr inbounds i32, ptr %176, i64 %178
  store <8 x i16> %172, ptr %179, align 4
  br label %196

180:                                              ; preds = %148
  %181 = fcmp ord <8 x float> %151, zeroinitializer
  %182 = bitcast <8 x float> %151 to <8 x i32>
  %183 = select <8 x i1> %181, <8 x i32> %182, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %184 = lshr i64 %149, 2
  %185 = and i64 %184, 2
  %186 = getelementptr inbounds ptr, ptr %0, i64 %185
  %187 = shl i64 %149, 2
  %188 = and i64 %187, 28
  %189 = shufflevector <8 x i32> %183, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %190 = load ptr, ptr %186, align 8, !tbaa !4
  %191 = getelementptr inbounds i32, ptr %190, i64 %188
  store <4 x i32> %189, ptr %191, align 4
  %192 = shufflevector <8 x i32> %183, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %193 = getelementptr inbounds i8, ptr %186, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !4
  %195 = getelementptr inbounds i32, ptr %194, i64 %188
  store <4 x i32> %192, ptr %195, align 4
  br label %196

196:                                              ; preds = %180, %152
  %197 = add nuw nsw i64 %149, 1
  %198 = icmp eq i64 %197, 16
  br i1 %198, label %147, label %148, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_mma_bf16(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  tail call fastcc void @mma(ptr noundef %0, i32 noundef %1, i32 noundef 1, i32 noundef 0, i32 noundef 0) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_mma_tf32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  tail call fastcc void @mma(ptr noundef %0, i32 noundef %1, i32 noundef 2, i32 noundef 0, i32 noundef 0) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_mma_int(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [512 x float], align 16
  %9 = alloca [32 x <8 x float>], align 32
  %10 = alloca [16 x <8 x float>], align 32
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 32 dereferenceable(512) %10, i8 0, i64 512, i1 false)
  %11 = icmp eq i32 %3, 0
  %12 = select i1 %11, i32 3, i32 4
  %13 = icmp eq i32 %4, 0
  %14 = select i1 %13, i32 3, i32 4
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %51, label %16

16:                                               ; preds = %6
  %17 = icmp eq i32 %1, 0
  %18 = zext i32 %2 to i64
  %19 = zext i32 %1 to i64
  br label %20

20:                                               ; preds = %16, %29
  %21 = phi i64 [ 0, %16 ], [ %37, %29 ]
  br i1 %17, label %29, label %22

22:                                               ; preds = %20
  %23 = trunc nuw i64 %21 to i32
  %24 = shl i64 %21, 4
  %25 = and i64 %24, 4294967280
  %26 = getelementptr inbounds float, ptr %8, i64 %25
  %27 = mul i32 %23, %1
  %28 = add i32 %27, 4
  br label %39

29:                                               ; preds = %39, %20
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #12
  %30 = add nuw i64 %21, 8
  %31 = and i64 %30, 4294967295
  %32 = getelementptr inbounds ptr, ptr %0, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !4
  call fastcc void @transpose_b8(ptr noundef nonnull %7, ptr noundef %33) #11
  %34 = shl i64 %21, 7
  %35 = and i64 %34, 4294967168
  %36 = getelementptr inbounds float, ptr %9, i64 %35
  call fastcc void @decode(ptr noundef nonnull %36, i32 noundef 8, ptr noundef nonnull %7, i32 noundef 16, i32 noundef 8, i32 noundef %14) #11
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #12
  %37 = add nuw nsw i64 %21, 1
  %38 = icmp eq i64 %37, %18
  br i1 %38, label %51, label %20, !llvm.loop !8

39:                                               ; preds = %22, %39
  %40 = phi i64 [ 0, %22 ], [ %49, %39 ]
  %41 = trunc nuw i64 %40 to i32
  %42 = shl i64 %40, 8
  %43 = and i64 %42, 4294967040
  %44 = getelementptr inbounds float, ptr %26, i64 %43
  %45 = add i32 %28, %41
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds ptr, ptr %0, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !4
  call fastcc void @decode(ptr noundef nonnull %44, i32 noundef 32, ptr noundef %48, i32 noundef 8, i32 noundef 16, i32 noundef %12) #11
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %19
  br i1 %50, label %29, label %39, !llvm.loop !13

51:                                               ; preds = %29, %6
  %52 = shl i32 %1, 3
  %53 = zext i32 %52 to i64
  %54 = shl i32 %2, 4
  %55 = zext i32 %54 to i64
  call fastcc void @multiply_add(ptr noundef nonnull %10, ptr noundef nonnull %8, ptr noundef nonnull %9, i64 noundef %53, i64 noundef %55) #11
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds i8, ptr %0, i64 80
  %59 = icmp eq i32 %5, 0
  br label %61

60:                                               ; preds = %83, %51
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %8) #12
  ret void

61:                                               ; preds = %57, %83
  %62 = phi i64 [ 0, %57 ], [ %93, %83 ]
  %63 = getelementptr inbounds [16 x <8 x float>], ptr %10, i64 0, i64 %62
  %64 = load <8 x float>, ptr %63, align 32, !tbaa !10
  %65 = fptosi <8 x float> %64 to <8 x i32>
  %66 = lshr i64 %62, 2
  %67 = and i64 %66, 1073741822
  %68 = getelementptr inbounds ptr, ptr %58, i64 %67
  %69 = shl i64 %62, 2
  %70 = and i64 %69, 28
  %71 = load ptr, ptr %68, align 8, !tbaa !4
  %72 = getelementptr inbounds i32, ptr %71, i64 %70
  %73 = load <4 x i32>, ptr %72, align 4
  %74 = getelementptr inbounds i8, ptr %68, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !4
  %76 = getelementptr inbounds i32, ptr %75, i64 %70
  %77 = load <4 x i32>, ptr %76, align 4
  %78 = shufflevector <4 x i32> %73, <4 x i32> %77, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  br i1 %59, label %81, label %79

79:                                               ; preds = %61
  %80 = tail call <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32> %65, <8 x i32> %78)
  br label %83

81:                                               ; preds = %61
  %82 = add <8 x i32> %78, %65
  br label %83

83:                                               ; preds = %81, %79
  %84 = phi <8 x i32> [ %80, %79 ], [ %82, %81 ]
  %85 = getelementptr inbounds ptr, ptr %0, i64 %67
  %86 = shufflevector <8 x i32> %84, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %87 = load ptr, ptr %85, align 8, !tbaa !4
  %88 = getelementptr inbounds i32, ptr %87, i64 %70
  store <4 x i32> %86, ptr %88, align 4
  %89 = shufflevector <8 x i32> %84, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %90 = getelementptr inbounds i8, ptr %85, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !4
  %92 = getelementptr inbounds i32, ptr %91, i64 %70
  store <4 x i32> %89, ptr %92, align 4
  %93 = add nuw nsw i64 %62, 1
  %94 = icmp eq i64 %93, %53
  br i1 %94, label %60, label %61, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_add(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4) unnamed_addr #6 {
  %6 = icmp eq i64 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = icmp eq i64 %4, 0
  br label %10

9:                                                ; preds = %29, %5
  ret void

10:                                               ; preds = %7, %29
  %11 = phi ptr [ %0, %7 ], [ %39, %29 ]
  %12 = phi ptr [ %1, %7 ], [ %40, %29 ]
  %13 = phi i64 [ 0, %7 ], [ %38, %29 ]
  %14 = load <8 x float>, ptr %11, align 32, !tbaa !10
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  %16 = load <8 x float>, ptr %15, align 32, !tbaa !10
  %17 = getelementptr inbounds i8, ptr %11, i64 64
  %18 = load <8 x float>, ptr %17, align 32, !tbaa !10
  %19 = getelementptr inbounds i8, ptr %11, i64 96
  %20 = load <8 x float>, ptr %19, align 32, !tbaa !10
  %21 = getelementptr inbounds i8, ptr %11, i64 128
  %22 = load <8 x float>, ptr %21, align 32, !tbaa !10
  %23 = getelementptr inbounds i8, ptr %11, i64 160
  %24 = load <8 x float>, ptr %23, align 32, !tbaa !10
  %25 = getelementptr inbounds i8, ptr %11, i64 192
  %26 = load <8 x float>, ptr %25, align 32, !tbaa !10
  %27 = getelementptr inbounds i8, ptr %11, i64 224
  %28 = load <8 x float>, ptr %27, align 32, !tbaa !10
  br i1 %8, label %29, label %42

29:                                               ; preds = %42, %10
  %30 = phi <8 x float> [ %28, %10 ], [ %100, %42 ]
  %31 = phi <8 x float> [ %26, %10 ], [ %94, %42 ]
  %32 = phi <8 x float> [ %24, %10 ], [ %88, %42 ]
  %33 = phi <8 x float> [ %22, %10 ], [ %82, %42 ]
  %34 = phi <8 x float> [ %20, %10 ], [ %76, %42 ]
  %35 = phi <8 x float> [ %18, %10 ], [ %70, %42 ]
  %36 = phi <8 x float> [ %16, %10 ], [ %64, %42 ]
  %37 = phi <8 x float> [ %14, %10 ], [ %58, %42 ]
  store <8 x float> %37, ptr %11, align 32, !tbaa !10
  store <8 x float> %36, ptr %15, align 32, !tbaa !10
  store <8 x float> %35, ptr %17, align 32, !tbaa !10
  store <8 x float> %34, ptr %19, align 32, !tbaa !10
  store <8 x float> %33, ptr %21, align 32, !tbaa !10
  store <8 x float> %32, ptr %23, align 32, !tbaa !10
  store <8 x float> %31, ptr %25, align 32, !tbaa !10
  store <8 x float> %30, ptr %27, align 32, !tbaa !10
  %38 = add nuw nsw i64 %13, 8
  %39 = getelementptr inbounds i8, ptr %11, i64 256
  %40 = getelementptr inbounds i8, ptr %12, i64 1024
  %41 = icmp ult i64 %38, %3
  br i1 %41, label %10, label %9, !llvm.loop !15

42:                                               ; preds = %10, %42
  %43 = phi <8 x float> [ %100, %42 ], [ %28, %10 ]
  %44 = phi <8 x float> [ %94, %42 ], [ %26, %10 ]
  %45 = phi <8 x float> [ %88, %42 ], [ %24, %10 ]
  %46 = phi <8 x float> [ %82, %42 ], [ %22, %10 ]
  %47 = phi <8 x float> [ %76, %42 ], [ %20, %10 ]
  %48 = phi <8 x float> [ %70, %42 ], [ %18, %10 ]
  %49 = phi <8 x float> [ %64, %42 ], [ %16, %10 ]
  %50 = phi <8 x float> [ %58, %42 ], [ %14, %10 ]
  %51 = phi i64 [ %101, %42 ], [ 0, %10 ]
  %52 = getelementptr inbounds <8 x float>, ptr %2, i64 %51
  %53 = load <8 x float>, ptr %52, align 32, !tbaa !10
  %54 = getelementptr inbounds float, ptr %12, i64 %51
  %55 = load float, ptr %54, align 4, !tbaa !16
  %56 = insertelement <8 x float> poison, float %55, i64 0
  %57 = shufflevector <8 x float> %56, <8 x float> poison, <8 x i32> zeroinitializer
  %58 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %57, <8 x float> %53, <8 x float> %50)
  %59 = add nuw nsw i64 %51, 32
  %60 = getelementptr inbounds float, ptr %12, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !16
  %62 = insertelement <8 x float> poison, float %61, i64 0
  %63 = shufflevector <8 x float> %62, <8 x float> poison, <8 x i32> zeroinitializer
  %64 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %63, <8 x float> %53, <8 x float> %49)
  %65 = add nuw nsw i64 %51, 64
  %66 = getelementptr inbounds float, ptr %12, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !16
  %68 = insertelement <8 x float> poison, float %67, i64 0
  %69 = shufflevector <8 x float> %68, <8 x float> poison, <8 x i32> zeroinitializer
  %70 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %69, <8 x float> %53, <8 x float> %48)
  %71 = add nuw nsw i64 %51, 96
  %72 = getelementptr inbounds float, ptr %12, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !16
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %75, <8 x float> %53, <8 x float> %47)
  %77 = add nuw nsw i64 %51, 128
  %78 = getelementptr inbounds float, ptr %12, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !16
  %80 = insertelement <8 x float> poison, float %79, i64 0
  %81 = shufflevector <8 x float> %80, <8 x float> poison, <8 x i32> zeroinitializer
  %82 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %81, <8 x float> %53, <8 x float> %46)
  %83 = add nuw nsw i64 %51, 160
  %84 = getelementptr inbounds float, ptr %12, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !16
  %86 = insertelement <8 x float> poison, float %85, i64 0
  %87 = shufflevector <8 x float> %86, <8 x float> poison, <8 x i32> zeroinitializer
  %88 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %87, <8 x float> %53, <8 x float> %45)
  %89 = add nuw nsw i64 %51, 192
  %90 = getelementptr inbounds float, ptr %12, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !16
  %92 = insertelement <8 x float> poison, float %91, i64 0
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %93, <8 x float> %53, <8 x float> %44)
  %95 = add nuw nsw i64 %51, 224
  %96 = getelementptr inbounds float, ptr %12, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !16
  %98 = insertelement <8 x float> poison, float %97, i64 0
  %99 = shufflevector <8 x float> %98, <8 x float> poison, <8 x i32> zeroinitializer
  %100 = tail call <8 x float> @llvm.fma.v8f32(<8 x float> %99, <8 x float> %53, <8 x float> %43)
  %101 = add nuw nsw i64 %51, 1
  %102 = icmp eq i64 %101, %4
  br i1 %102, label %29, label %42, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @decode(ptr nocapture noundef writeonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #8 {
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %34, label %8

8:                                                ; preds = %6
  %9 = icmp eq i32 %5, 2
  %10 = icmp ult i32 %5, 3
  %11 = zext i1 %10 to i32
  %12 = select i1 %9, i32 2, i32 %11
  %13 = icmp eq i32 %4, 0
  %14 = icmp eq i32 %5, 1
  %15 = zext nneg i32 %1 to i64
  %16 = zext i32 %4 to i64
  %17 = add nsw i64 %16, -1
  %18 = lshr i64 %17, 3
  %19 = add nuw nsw i64 %18, 1
  %20 = lshr i64 %17, 2
  %21 = add nuw nsw i64 %20, 1
  %22 = and i64 %19, 3
  %23 = icmp ult i32 %4, 25
  %24 = and i64 %19, 4611686018427387900
  %25 = icmp eq i64 %22, 0
  %26 = and i64 %19, 3
  %27 = icmp ult i32 %4, 25
  %28 = and i64 %19, 4611686018427387900
  %29 = icmp eq i64 %26, 0
  %30 = and i64 %21, 3
  %31 = icmp ult i32 %4, 13
  %32 = and i64 %21, 9223372036854775804
  %33 = icmp eq i64 %30, 0
  br label %35

34:                                               ; preds = %184, %6
  ret void

35:                                               ; preds = %8, %184
  %36 = phi ptr [ %0, %8 ], [ %186, %184 ]
  %37 = phi i32 [ 0, %8 ], [ %185, %184 ]
  %38 = mul nuw nsw i32 %37, %4
  %39 = shl nuw i32 %38, %12
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %2, i64 %40
  br i1 %9, label %42, label %73

42:                                               ; preds = %35
  br i1 %13, label %184, label %43

43:                                               ; preds = %42
  br i1 %31, label %147, label %44

44:                                               ; preds = %43, %44
  %45 = phi i64 [ %70, %44 ], [ 0, %43 ]
  %46 = phi i64 [ %71, %44 ], [ 0, %43 ]
  %47 = shl nuw nsw i64 %45, 2
  %48 = getelementptr inbounds i8, ptr %41, i64 %47
  %49 = load <4 x i32>, ptr %48, align 1
  %50 = and <4 x i32> %49, <i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  %51 = getelementptr inbounds float, ptr %36, i64 %45
  store <4 x i32> %50, ptr %51, align 4
  %52 = or disjoint i64 %45, 4
  %53 = shl nuw nsw i64 %52, 2
  %54 = getelementptr inbounds i8, ptr %41, i64 %53
  %55 = load <4 x i32>, ptr %54, align 1
  %56 = and <4 x i32> %55, <i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  %57 = getelementptr inbounds float, ptr %36, i64 %52
  store <4 x i32> %56, ptr %57, align 4
  %58 = or disjoint i64 %45, 8
  %59 = shl nuw nsw i64 %58, 2
  %60 = getelementptr inbounds i8, ptr %41, i64 %59
  %61 = load <4 x i32>, ptr %60, align 1
  %62 = and <4 x i32> %61, <i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  %63 = getelementptr inbounds float, ptr %36, i64 %58
  store <4 x i32> %62, ptr %63, align 4
  %64 = or disjoint i64 %45, 12
  %65 = shl nuw nsw i64 %64, 2
  %66 = getelementptr inbounds i8, ptr %41, i64 %65
  %67 = load <4 x i32>, ptr %66, align 1
  %68 = and <4 x i32> %67, <i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  %69 = getelementptr inbounds float, ptr %36, i64 %64
  store <4 x i32> %68, ptr %69, align 4
  %70 = add nuw nsw i64 %45, 16
  %71 = add nuw nsw i64 %46, 4
  %72 = icmp eq i64 %71, %32
  br i1 %72, label %147, label %44, !llvm.loop !19

73:                                               ; preds = %35
  switch i32 %5, label %128 [
    i32 3, label %76
    i32 4, label %74
  ]

74:                                               ; preds = %73
  br i1 %13, label %184, label %75

75:                                               ; preds = %74
  br i1 %23, label %172, label %103

76:                                               ; preds = %73
  br i1 %13, label %184, label %77

77:                                               ; preds = %76
  br i1 %27, label %160, label %78

78:                                               ; preds = %77, %78
  %79 = phi i64 [ %100, %78 ], [ 0, %77 ]
  %80 = phi i64 [ %101, %78 ], [ 0, %77 ]
  %81 = getelementptr inbounds i8, ptr %41, i64 %79
  %82 = load <8 x i8>, ptr %81, align 1
  %83 = uitofp <8 x i8> %82 to <8 x float>
  %84 = getelementptr inbounds float, ptr %36, i64 %79
  store <8 x float> %83, ptr %84, align 4
  %85 = or disjoint i64 %79, 8
  %86 = getelementptr inbounds i8, ptr %41, i64 %85
  %87 = load <8 x i8>, ptr %86, align 1
  %88 = uitofp <8 x i8> %87 to <8 x float>
  %89 = getelementptr inbounds float, ptr %36, i64 %85
  store <8 x float> %88, ptr %89, align 4
  %90 = or disjoint i64 %79, 16
  %91 = getelementptr inbounds i8, ptr %41, i64 %90
  %92 = load <8 x i8>, ptr %91, align 1
  %93 = uitofp <8 x i8> %92 to <8 x float>
  %94 = getelementptr inbounds float, ptr %36, i64 %90
  store <8 x float> %93, ptr %94, align 4
  %95 = or disjoint i64 %79, 24
  %96 = getelementptr inbounds i8, ptr %41, i64 %95
  %97 = load <8 x i8>, ptr %96, align 1
  %98 = uitofp <8 x i8> %97 to <8 x float>
  %99 = getelementptr inbounds float, ptr %36, i64 %95
  store <8 x float> %98, ptr %99, align 4
  %100 = add nuw nsw i64 %79, 32
  %101 = add i64 %80, 4
  %102 = icmp eq i64 %101, %28
  br i1 %102, label %160, label %78, !llvm.loop !20

103:                                              ; preds = %75, %103
  %104 = phi i64 [ %125, %103 ], [ 0, %75 ]
  %105 = phi i64 [ %126, %103 ], [ 0, %75 ]
  %106 = getelementptr inbounds i8, ptr %41, i64 %104
  %107 = load <8 x i8>, ptr %106, align 1
  %108 = sitofp <8 x i8> %107 to <8 x float>
  %109 = getelementptr inbounds float, ptr %36, i64 %104
  store <8 x float> %108, ptr %109, align 4
  %110 = or disjoint i64 %104, 8
  %111 = getelementptr inbounds i8, ptr %41, i64 %110
  %112 = load <8 x i8>, ptr %111, align 1
  %113 = sitofp <8 x i8> %112 to <8 x float>
  %114 = getelementptr inbounds float, ptr %36, i64 %110
  store <8 x float> %113, ptr %114, align 4
  %115 = or disjoint i64 %104, 16
  %116 = getelementptr inbounds i8, ptr %41, i64 %115
  %117 = load <8 x i8>, ptr %116, align 1
  %118 = sitofp <8 x i8> %117 to <8 x float>
  %119 = getelementptr inbounds float, ptr %36, i64 %115
  store <8 x float> %118, ptr %119, align 4
  %120 = or disjoint i64 %104, 24
  %121 = getelementptr inbounds i8, ptr %41, i64 %120
  %122 = load <8 x i8>, ptr %121, align 1
  %123 = sitofp <8 x i8> %122 to <8 x float>
  %124 = getelementptr inbounds float, ptr %36, i64 %120
  store <8 x float> %123, ptr %124, align 4
  %125 = add nuw nsw i64 %104, 32
  %126 = add i64 %105, 4
  %127 = icmp eq i64 %126, %24
  br i1 %127, label %172, label %103, !llvm.loop !21

128:                                              ; preds = %73
  %129 = load <8 x i16>, ptr %41, align 1
  %130 = zext <8 x i16> %129 to <8 x i32>
  br i1 %14, label %131, label %133

131:                                              ; preds = %128
  %132 = shl nuw <8 x i32> %130, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %145

133:                                              ; preds = %128
  %134 = and <8 x i32> %130, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %135 = shl nuw nsw <8 x i32> %134, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %136 = bitcast <8 x i32> %135 to <8 x float>
  %137 = fmul <8 x float> %136, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %138 = bitcast <8 x float> %137 to <8 x i32>
  %139 = icmp ugt <8 x i32> %134, <i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743, i32 31743>
  %140 = select <8 x i1> %139, <8 x i32> <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>, <8 x i32> zeroinitializer
  %141 = sext <8 x i16> %129 to <8 x i32>
  %142 = and <8 x i32> %141, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %143 = or disjoint <8 x i32> %140, %142
  %144 = or <8 x i32> %143, %138
  br label %145

145:                                              ; preds = %133, %131
  %146 = phi <8 x i32> [ %132, %131 ], [ %144, %133 ]
  store <8 x i32> %146, ptr %36, align 4
  br label %184

147:                                              ; preds = %44, %43
  %148 = phi i64 [ 0, %43 ], [ %70, %44 ]
  br i1 %33, label %184, label %149

149:                                              ; preds = %147, %149
  %150 = phi i64 [ %157, %149 ], [ %148, %147 ]
  %151 = phi i64 [ %158, %149 ], [ 0, %147 ]
  %152 = shl nuw nsw i64 %150, 2
  %153 = getelementptr inbounds i8, ptr %41, i64 %152
  %154 = load <4 x i32>, ptr %153, align 1
  %155 = and <4 x i32> %154, <i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  %156 = getelementptr inbounds float, ptr %36, i64 %150
  store <4 x i32> %155, ptr %156, align 4
  %157 = add nuw nsw i64 %150, 4
  %158 = add i64 %151, 1
  %159 = icmp eq i64 %158, %30
  br i1 %159, label %184, label %149, !llvm.loop !22

160:                                              ; preds = %78, %77
  %161 = phi i64 [ 0, %77 ], [ %100, %78 ]
  br i1 %29, label %184, label %162

162:                                              ; preds = %160, %162
  %163 = phi i64 [ %169, %162 ], [ %161, %160 ]
  %164 = phi i64 [ %170, %162 ], [ 0, %160 ]
  %165 = getelementptr inbounds i8, ptr %41, i64 %163
  %166 = load <8 x i8>, ptr %165, align 1
  %167 = uitofp <8 x i8> %166 to <8 x float>
  %168 = getelementptr inbounds float, ptr %36, i64 %163
  store <8 x float> %167, ptr %168, align 4
  %169 = add nuw nsw i64 %163, 8
  %170 = add i64 %164, 1
  %171 = icmp eq i64 %170, %26
  br i1 %171, label %184, label %162, !llvm.loop !24

172:                                              ; preds = %103, %75
  %173 = phi i64 [ 0, %75 ], [ %125, %103 ]
  br i1 %25, label %184, label %174

174:                                              ; preds = %172, %174
  %175 = phi i64 [ %181, %174 ], [ %173, %172 ]
  %176 = phi i64 [ %182, %174 ], [ 0, %172 ]
  %177 = getelementptr inbounds i8, ptr %41, i64 %175
  %178 = load <8 x i8>, ptr %177, align 1
  %179 = sitofp <8 x i8> %178 to <8 x float>
  %180 = getelementptr inbounds float, ptr %36, i64 %175
  store <8 x float> %179, ptr %180, align 4
  %181 = add nuw nsw i64 %175, 8
  %182 = add i64 %176, 1
  %183 = icmp eq i64 %182, %22
  br i1 %183, label %184, label %174, !llvm.loop !25

184:                                              ; preds = %172, %174, %160, %162, %147, %149, %74, %76, %42, %145
  %185 = add nuw nsw i32 %37, 1
  %186 = getelementptr inbounds float, ptr %36, i64 %15
  %187 = icmp eq i32 %185, %3
  br i1 %187, label %34, label %35, !llvm.loop !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @transpose_b32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) unnamed_addr #9 {
  %3 = load <4 x i32>, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load <4 x i32>, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load <4 x i32>, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %1, i64 48
  %9 = load <4 x i32>, ptr %8, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  %11 = load <4 x i32>, ptr %10, align 4
  %12 = getelementptr inbounds i8, ptr %1, i64 80
  %13 = load <4 x i32>, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %1, i64 96
  %15 = load <4 x i32>, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %1, i64 112
  %17 = load <4 x i32>, ptr %16, align 4
  %18 = shufflevector <4 x i32> %3, <4 x i32> %11, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %19 = shufflevector <4 x i32> %3, <4 x i32> %11, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %20 = shufflevector <4 x i32> %5, <4 x i32> %13, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %21 = shufflevector <4 x i32> %5, <4 x i32> %13, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %22 = shufflevector <4 x i32> %7, <4 x i32> %15, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %23 = shufflevector <4 x i32> %7, <4 x i32> %15, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %24 = shufflevector <4 x i32> %9, <4 x i32> %17, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %25 = shufflevector <4 x i32> %9, <4 x i32> %17, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %26 = shufflevector <4 x i32> %18, <4 x i32> %22, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %27 = shufflevector <4 x i32> %18, <4 x i32> %22, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %28 = shufflevector <4 x i32> %19, <4 x i32> %23, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %29 = shufflevector <4 x i32> %19, <4 x i32> %23, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %30 = shufflevector <4 x i32> %20, <4 x i32> %24, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %31 = shufflevector <4 x i32> %20, <4 x i32> %24, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %32 = shufflevector <4 x i32> %21, <4 x i32> %25, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %33 = shufflevector <4 x i32> %21, <4 x i32> %25, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %34 = shufflevector <4 x i32> %26, <4 x i32> %30, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %35 = shufflevector <4 x i32> %26, <4 x i32> %30, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %36 = shufflevector <4 x i32> %27, <4 x i32> %31, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %37 = shufflevector <4 x i32> %27, <4 x i32> %31, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %38 = shufflevector <4 x i32> %28, <4 x i32> %32, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %39 = shufflevector <4 x i32> %28, <4 x i32> %32, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %40 = shufflevector <4 x i32> %29, <4 x i32> %33, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %41 = shufflevector <4 x i32> %29, <4 x i32> %33, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  store <4 x i32> %34, ptr %0, align 4
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  store <4 x i32> %35, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %0, i64 32
  store <4 x i32> %36, ptr %43, align 4
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  store <4 x i32> %37, ptr %44, align 4
  %45 = getelementptr inbounds i8, ptr %0, i64 64
  store <4 x i32> %38, ptr %45, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 80
  store <4 x i32> %39, ptr %46, align 4
  %47 = getelementptr inbounds i8, ptr %0, i64 96
  store <4 x i32> %40, ptr %47, align 4
  %48 = getelementptr inbounds i8, ptr %0, i64 112
  store <4 x i32> %41, ptr %48, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @transpose_b8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) unnamed_addr #9 {
  %3 = load <16 x i8>, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load <16 x i8>, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load <16 x i8>, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %1, i64 48
  %9 = load <16 x i8>, ptr %8, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  %11 = load <16 x i8>, ptr %10, align 4
  %12 = getelementptr inbounds i8, ptr %1, i64 80
  %13 = load <16 x i8>, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %1, i64 96
  %15 = load <16 x i8>, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %1, i64 112
  %17 = load <16 x i8>, ptr %16, align 4
  %18 = shufflevector <16 x i8> %3, <16 x i8> %11, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %19 = shufflevector <16 x i8> %3, <16 x i8> %11, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %20 = shufflevector <16 x i8> %5, <16 x i8> %13, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %21 = shufflevector <16 x i8> %5, <16 x i8> %13, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %22 = shufflevector <16 x i8> %7, <16 x i8> %15, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %23 = shufflevector <16 x i8> %7, <16 x i8> %15, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %24 = shufflevector <16 x i8> %9, <16 x i8> %17, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %25 = shufflevector <16 x i8> %9, <16 x i8> %17, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %26 = shufflevector <16 x i8> %18, <16 x i8> %22, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %27 = shufflevector <16 x i8> %18, <16 x i8> %22, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %28 = shufflevector <16 x i8> %19, <16 x i8> %23, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %29 = shufflevector <16 x i8> %19, <16 x i8> %23, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %30 = shufflevector <16 x i8> %20, <16 x i8> %24, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %31 = shufflevector <16 x i8> %20, <16 x i8> %24, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %32 = shufflevector <16 x i8> %21, <16 x i8> %25, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %33 = shufflevector <16 x i8> %21, <16 x i8> %25, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %34 = shufflevector <16 x i8> %26, <16 x i8> %30, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %35 = shufflevector <16 x i8> %26, <16 x i8> %30, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %36 = shufflevector <16 x i8> %27, <16 x i8> %31, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %37 = shufflevector <16 x i8> %27, <16 x i8> %31, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %38 = shufflevector <16 x i8> %28, <16 x i8> %32, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %39 = shufflevector <16 x i8> %28, <16 x i8> %32, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  %40 = shufflevector <16 x i8> %29, <16 x i8> %33, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %41 = shufflevector <16 x i8> %29, <16 x i8> %33, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
  store <16 x i8> %34, ptr %0, align 4
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  store <16 x i8> %35, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %0, i64 32
  store <16 x i8> %36, ptr %43, align 4
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  store <16 x i8> %37, ptr %44, align 4
  %45 = getelementptr inbounds i8, ptr %0, i64 64
  store <16 x i8> %38, ptr %45, align 4
  %46 = getelementptr inbounds i8, ptr %0, i64 80
  store <16 x i8> %39, ptr %46, align 4
  %47 = getelementptr inbounds i8, ptr %0, i64 96
  store <16 x i8> %40, ptr %47, align 4
  %48 = getelementptr inbounds i8, ptr %0, i64 112
  store <16 x i8> %41, ptr %48, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="256" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !23}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !9}
