; made from check_sync.c check.h runtime.h sha256 69db0c6b644df9822af4fa93f023eaa1a9f2f8339b3e9e42c096d2bc2061f6d5 text 81b650601bd214d38b9866c9675bc7f724946fac5795a1e3c939cba8c80c81c4

%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_sync_mask(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = xor i32 %3, -1
  %7 = and i32 %6, %2
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %22, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 64, !tbaa !4
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi ptr [ %10, %9 ], [ %14, %11 ]
  %13 = getelementptr inbounds i8, ptr %12, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !11
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %11, !llvm.loop !12

16:                                               ; preds = %11
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  %18 = load i32, ptr %17, align 8, !tbaa !14
  %19 = xor i32 %18, -1
  %20 = and i32 %19, %3
  %21 = icmp eq i32 %7, 0
  br i1 %21, label %80, label %24

22:                                               ; preds = %5
  %23 = icmp eq i32 %7, 0
  br i1 %23, label %138, label %24

24:                                               ; preds = %22, %16
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !15, !noalias !16
  %28 = getelementptr inbounds i8, ptr %27, i64 32
  %29 = load i32, ptr %28, align 8, !tbaa !19, !noalias !16
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i32, ptr %30, align 32, !tbaa !21, !noalias !16
  %32 = getelementptr inbounds i8, ptr %0, i64 16
  %33 = load ptr, ptr %32, align 16, !tbaa !22
  %34 = getelementptr inbounds i8, ptr %33, i64 164
  %35 = load i32, ptr %34, align 4, !tbaa !23
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %33, i64 160
  %38 = load i32, ptr %37, align 8, !tbaa !25
  br i1 %36, label %62, label %39

39:                                               ; preds = %24
  %40 = getelementptr inbounds i8, ptr %33, i64 152
  %41 = zext i32 %38 to i64
  %42 = zext i32 %35 to i64
  br label %43

43:                                               ; preds = %55, %39
  %44 = phi i64 [ 0, %39 ], [ %56, %55 ]
  %45 = icmp eq i64 %44, %41
  br i1 %45, label %62, label %46

46:                                               ; preds = %43
  %47 = load ptr, ptr %40, align 8, !tbaa !26
  %48 = getelementptr inbounds %struct.Event, ptr %47, i64 %44
  %49 = load i32, ptr %48, align 8, !tbaa !27
  %50 = icmp eq i32 %49, 14
  br i1 %50, label %51, label %55

51:                                               ; preds = %46
  %52 = getelementptr inbounds i8, ptr %48, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !29
  %54 = icmp eq i32 %53, %1
  br i1 %54, label %58, label %55

55:                                               ; preds = %51, %46
  %56 = add nuw nsw i64 %44, 1
  %57 = icmp eq i64 %56, %42
  br i1 %57, label %62, label %43, !llvm.loop !30

58:                                               ; preds = %51
  %59 = getelementptr inbounds i8, ptr %48, i64 28
  %60 = load i32, ptr %59, align 4, !tbaa !31
  %61 = add i32 %60, 1
  store i32 %61, ptr %59, align 4, !tbaa !31
  br label %138

62:                                               ; preds = %55, %43, %24
  %63 = add i32 %35, 16
  %64 = icmp ult i32 %63, %38
  br i1 %64, label %65, label %138

65:                                               ; preds = %62
  %66 = getelementptr inbounds i8, ptr %33, i64 152
  %67 = load ptr, ptr %66, align 8, !tbaa !26
  %68 = add i32 %35, 1
  store i32 %68, ptr %34, align 4, !tbaa !23
  %69 = zext i32 %35 to i64
  %70 = getelementptr inbounds %struct.Event, ptr %67, i64 %69
  store i32 14, ptr %70, align 8, !tbaa !14
  %71 = getelementptr inbounds i8, ptr %70, i64 4
  store i32 %1, ptr %71, align 4, !tbaa !14
  %72 = getelementptr inbounds i8, ptr %70, i64 8
  store i32 %29, ptr %72, align 8, !tbaa !14
  %73 = getelementptr inbounds i8, ptr %70, i64 12
  store i32 %31, ptr %73, align 4, !tbaa !14
  %74 = getelementptr inbounds i8, ptr %70, i64 16
  store i32 %25, ptr %74, align 8, !tbaa !14
  %75 = getelementptr inbounds i8, ptr %70, i64 20
  store i32 1, ptr %75, align 4, !tbaa !14
  %76 = getelementptr inbounds i8, ptr %70, i64 24
  store i32 %7, ptr %76, align 8, !tbaa !14
  %77 = getelementptr inbounds i8, ptr %70, i64 28
  store i32 0, ptr %77, align 4, !tbaa !14
  %78 = getelementptr inbounds i8, ptr %70, i64 32
  store i64 0, ptr %78, align 8, !tbaa !32
  %79 = getelementptr inbounds i8, ptr %70, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %79, i8 0, i64 24, i1 false)
  br label %138

80:                                               ; preds = %16
  %81 = icmp eq i32 %20, 0
  br i1 %81, label %138, label %82

82:                                               ; preds = %80
  %83 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %84 = getelementptr inbounds i8, ptr %0, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !15, !noalias !33
  %86 = getelementptr inbounds i8, ptr %85, i64 32
  %87 = load i32, ptr %86, align 8, !tbaa !19, !noalias !33
  %88 = getelementptr inbounds i8, ptr %0, i64 32
  %89 = load i32, ptr %88, align 32, !tbaa !21, !noalias !33
  %90 = getelementptr inbounds i8, ptr %0, i64 16
  %91 = load ptr, ptr %90, align 16, !tbaa !22
  %92 = getelementptr inbounds i8, ptr %91, i64 164
  %93 = load i32, ptr %92, align 4, !tbaa !23
  %94 = icmp eq i32 %93, 0
  %95 = getelementptr inbounds i8, ptr %91, i64 160
  %96 = load i32, ptr %95, align 8, !tbaa !25
  br i1 %94, label %120, label %97

97:                                               ; preds = %82
  %98 = getelementptr inbounds i8, ptr %91, i64 152
  %99 = zext i32 %96 to i64
  %100 = zext i32 %93 to i64
  br label %101

101:                                              ; preds = %113, %97
  %102 = phi i64 [ 0, %97 ], [ %114, %113 ]
  %103 = icmp eq i64 %102, %99
  br i1 %103, label %120, label %104

104:                                              ; preds = %101
  %105 = load ptr, ptr %98, align 8, !tbaa !26
  %106 = getelementptr inbounds %struct.Event, ptr %105, i64 %102
  %107 = load i32, ptr %106, align 8, !tbaa !27
  %108 = icmp eq i32 %107, 14
  br i1 %108, label %109, label %113

109:                                              ; preds = %104
  %110 = getelementptr inbounds i8, ptr %106, i64 4
  %111 = load i32, ptr %110, align 4, !tbaa !29
  %112 = icmp eq i32 %111, %1
  br i1 %112, label %116, label %113

113:                                              ; preds = %109, %104
  %114 = add nuw nsw i64 %102, 1
  %115 = icmp eq i64 %114, %100
  br i1 %115, label %120, label %101, !llvm.loop !30

116:                                              ; preds = %109
  %117 = getelementptr inbounds i8, ptr %106, i64 28
  %118 = load i32, ptr %117, align 4, !tbaa !31
  %119 = add i32 %118, 1
  store i32 %119, ptr %117, align 4, !tbaa !31
  br label %138

120:                                              ; preds = %113, %101, %82
  %121 = add i32 %93, 16
  %122 = icmp ult i32 %121, %96
  br i1 %122, label %123, label %138

123:                                              ; preds = %120
  %124 = getelementptr inbounds i8, ptr %91, i64 152
  %125 = load ptr, ptr %124, align 8, !tbaa !26
  %126 = add i32 %93, 1
  store i32 %126, ptr %92, align 4, !tbaa !23
  %127 = zext i32 %93 to i64
  %128 = getelementptr inbounds %struct.Event, ptr %125, i64 %127
  store i32 14, ptr %128, align 8, !tbaa !14
  %129 = getelementptr inbounds i8, ptr %128, i64 4
  store i32 %1, ptr %129, align 4, !tbaa !14
  %130 = getelementptr inbounds i8, ptr %128, i64 8
  store i32 %87, ptr %130, align 8, !tbaa !14
  %131 = getelementptr inbounds i8, ptr %128, i64 12
  store i32 %89, ptr %131, align 4, !tbaa !14
  %132 = getelementptr inbounds i8, ptr %128, i64 16
  store i32 %83, ptr %132, align 8, !tbaa !14
  %133 = getelementptr inbounds i8, ptr %128, i64 20
  store i32 0, ptr %133, align 4, !tbaa !14
  %134 = getelementptr inbounds i8, ptr %128, i64 24
  store i32 %20, ptr %134, align 8, !tbaa !14
  %135 = getelementptr inbounds i8, ptr %128, i64 28
  store i32 0, ptr %135, align 4, !tbaa !14
  %136 = getelementptr inbounds i8, ptr %128, i64 32
  store i64 0, ptr %136, align 8, !tbaa !32
  %137 = getelementptr inbounds i8, ptr %128, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %137, i8 0, i64 24, i1 false)
  br label %138

138:                                              ; preds = %22, %123, %120, %116, %65, %62, %58, %80
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_sync_masks(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = load ptr, ptr %0, align 64, !tbaa !4
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi ptr [ %6, %5 ], [ %10, %7 ]
  %9 = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load ptr, ptr %9, align 8, !tbaa !11
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %7, !llvm.loop !12

12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %8, i64 8
  %14 = load i32, ptr %13, align 8, !tbaa !14
  %15 = icmp eq i32 %4, 0
  %16 = xor i32 %14, -1
  br label %17

17:                                               ; preds = %161, %12
  %18 = phi i64 [ 0, %12 ], [ %162, %161 ]
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = shl nuw i32 1, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %146, label %23

23:                                               ; preds = %17
  %24 = getelementptr inbounds i32, ptr %3, i64 %18
  %25 = load i32, ptr %24, align 4, !tbaa !14
  %26 = and i32 %25, %20
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %85

28:                                               ; preds = %152, %23
  %29 = phi i32 [ %19, %23 ], [ %148, %152 ]
  %30 = phi i32 [ %20, %23 ], [ %149, %152 ]
  %31 = getelementptr inbounds i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !15, !noalias !36
  %33 = getelementptr inbounds i8, ptr %32, i64 32
  %34 = load i32, ptr %33, align 8, !tbaa !19, !noalias !36
  %35 = getelementptr inbounds i8, ptr %0, i64 32
  %36 = load i32, ptr %35, align 32, !tbaa !21, !noalias !36
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load ptr, ptr %37, align 16, !tbaa !22
  %39 = getelementptr inbounds i8, ptr %38, i64 164
  %40 = load i32, ptr %39, align 4, !tbaa !23
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds i8, ptr %38, i64 160
  %43 = load i32, ptr %42, align 8, !tbaa !25
  br i1 %41, label %67, label %44

44:                                               ; preds = %28
  %45 = getelementptr inbounds i8, ptr %38, i64 152
  %46 = zext i32 %43 to i64
  %47 = zext i32 %40 to i64
  br label %48

48:                                               ; preds = %60, %44
  %49 = phi i64 [ 0, %44 ], [ %61, %60 ]
  %50 = icmp eq i64 %49, %46
  br i1 %50, label %67, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %45, align 8, !tbaa !26
  %53 = getelementptr inbounds %struct.Event, ptr %52, i64 %49
  %54 = load i32, ptr %53, align 8, !tbaa !27
  %55 = icmp eq i32 %54, 14
  br i1 %55, label %56, label %60

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %53, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !29
  %59 = icmp eq i32 %58, %1
  br i1 %59, label %63, label %60

60:                                               ; preds = %56, %51
  %61 = add nuw nsw i64 %49, 1
  %62 = icmp eq i64 %61, %47
  br i1 %62, label %67, label %48, !llvm.loop !30

63:                                               ; preds = %56
  %64 = getelementptr inbounds i8, ptr %53, i64 28
  %65 = load i32, ptr %64, align 4, !tbaa !31
  %66 = add i32 %65, 1
  store i32 %66, ptr %64, align 4, !tbaa !31
  br label %164

67:                                               ; preds = %60, %48, %28
  %68 = add i32 %40, 16
  %69 = icmp ult i32 %68, %43
  br i1 %69, label %70, label %164

70:                                               ; preds = %67
  %71 = getelementptr inbounds i8, ptr %38, i64 152
  %72 = load ptr, ptr %71, align 8, !tbaa !26
  %73 = add i32 %40, 1
  store i32 %73, ptr %39, align 4, !tbaa !23
  %74 = zext i32 %40 to i64
  %75 = getelementptr inbounds %struct.Event, ptr %72, i64 %74
  store i32 14, ptr %75, align 8, !tbaa !14
  %76 = getelementptr inbounds i8, ptr %75, i64 4
  store i32 %1, ptr %76, align 4, !tbaa !14
  %77 = getelementptr inbounds i8, ptr %75, i64 8
  store i32 %34, ptr %77, align 8, !tbaa !14
  %78 = getelementptr inbounds i8, ptr %75, i64 12
  store i32 %36, ptr %78, align 4, !tbaa !14
  %79 = getelementptr inbounds i8, ptr %75, i64 16
  store i32 %29, ptr %79, align 8, !tbaa !14
  %80 = getelementptr inbounds i8, ptr %75, i64 20
  store i32 1, ptr %80, align 4, !tbaa !14
  %81 = getelementptr inbounds i8, ptr %75, i64 24
  store i32 %30, ptr %81, align 8, !tbaa !14
  %82 = getelementptr inbounds i8, ptr %75, i64 28
  store i32 0, ptr %82, align 4, !tbaa !14
  %83 = getelementptr inbounds i8, ptr %75, i64 32
  store i64 0, ptr %83, align 8, !tbaa !32
  %84 = getelementptr inbounds i8, ptr %75, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %84, i8 0, i64 24, i1 false)
  br label %164

85:                                               ; preds = %23
  %86 = and i32 %25, %16
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %15, i1 true, i1 %87
  br i1 %88, label %146, label %89

89:                                               ; preds = %157, %85
  %90 = phi i32 [ %19, %85 ], [ %148, %157 ]
  %91 = phi i32 [ %86, %85 ], [ %158, %157 ]
  %92 = getelementptr inbounds i8, ptr %0, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !15, !noalias !39
  %94 = getelementptr inbounds i8, ptr %93, i64 32
  %95 = load i32, ptr %94, align 8, !tbaa !19, !noalias !39
  %96 = getelementptr inbounds i8, ptr %0, i64 32
  %97 = load i32, ptr %96, align 32, !tbaa !21, !noalias !39
  %98 = getelementptr inbounds i8, ptr %0, i64 16
  %99 = load ptr, ptr %98, align 16, !tbaa !22
  %100 = getelementptr inbounds i8, ptr %99, i64 164
  %101 = load i32, ptr %100, align 4, !tbaa !23
  %102 = icmp eq i32 %101, 0
  %103 = getelementptr inbounds i8, ptr %99, i64 160
  %104 = load i32, ptr %103, align 8, !tbaa !25
  br i1 %102, label %128, label %105

105:                                              ; preds = %89
  %106 = getelementptr inbounds i8, ptr %99, i64 152
  %107 = zext i32 %104 to i64
  %108 = zext i32 %101 to i64
  br label %109

109:                                              ; preds = %121, %105
  %110 = phi i64 [ 0, %105 ], [ %122, %121 ]
  %111 = icmp eq i64 %110, %107
  br i1 %111, label %128, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %106, align 8, !tbaa !26
  %114 = getelementptr inbounds %struct.Event, ptr %113, i64 %110
  %115 = load i32, ptr %114, align 8, !tbaa !27
  %116 = icmp eq i32 %115, 14
  br i1 %116, label %117, label %121

117:                                              ; preds = %112
  %118 = getelementptr inbounds i8, ptr %114, i64 4
  %119 = load i32, ptr %118, align 4, !tbaa !29
  %120 = icmp eq i32 %119, %1
  br i1 %120, label %124, label %121

121:                                              ; preds = %117, %112
  %122 = add nuw nsw i64 %110, 1
  %123 = icmp eq i64 %122, %108
  br i1 %123, label %128, label %109, !llvm.loop !30

124:                                              ; preds = %117
  %125 = getelementptr inbounds i8, ptr %114, i64 28
  %126 = load i32, ptr %125, align 4, !tbaa !31
  %127 = add i32 %126, 1
  store i32 %127, ptr %125, align 4, !tbaa !31
  br label %164

128:                                              ; preds = %121, %109, %89
  %129 = add i32 %101, 16
  %130 = icmp ult i32 %129, %104
  br i1 %130, label %131, label %164

131:                                              ; preds = %128
  %132 = getelementptr inbounds i8, ptr %99, i64 152
  %133 = load ptr, ptr %132, align 8, !tbaa !26
  %134 = add i32 %101, 1
  store i32 %134, ptr %100, align 4, !tbaa !23
  %135 = zext i32 %101 to i64
  %136 = getelementptr inbounds %struct.Event, ptr %133, i64 %135
  store i32 14, ptr %136, align 8, !tbaa !14
  %137 = getelementptr inbounds i8, ptr %136, i64 4
  store i32 %1, ptr %137, align 4, !tbaa !14
  %138 = getelementptr inbounds i8, ptr %136, i64 8
  store i32 %95, ptr %138, align 8, !tbaa !14
  %139 = getelementptr inbounds i8, ptr %136, i64 12
  store i32 %97, ptr %139, align 4, !tbaa !14
  %140 = getelementptr inbounds i8, ptr %136, i64 16
  store i32 %90, ptr %140, align 8, !tbaa !14
  %141 = getelementptr inbounds i8, ptr %136, i64 20
  store i32 0, ptr %141, align 4, !tbaa !14
  %142 = getelementptr inbounds i8, ptr %136, i64 24
  store i32 %91, ptr %142, align 8, !tbaa !14
  %143 = getelementptr inbounds i8, ptr %136, i64 28
  store i32 0, ptr %143, align 4, !tbaa !14
  %144 = getelementptr inbounds i8, ptr %136, i64 32
  store i64 0, ptr %144, align 8, !tbaa !32
  %145 = getelementptr inbounds i8, ptr %136, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %145, i8 0, i64 24, i1 false)
  br label %164

146:                                              ; preds = %85, %17
  %147 = or disjoint i64 %18, 1
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = shl nuw i32 1, %148
  %150 = and i32 %149, %2
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %146
  %153 = getelementptr inbounds i32, ptr %3, i64 %147
  %154 = load i32, ptr %153, align 4, !tbaa !14
  %155 = and i32 %154, %149
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %28, label %157

157:                                              ; preds = %152
  %158 = and i32 %154, %16
  %159 = icmp eq i32 %158, 0
  %160 = select i1 %15, i1 true, i1 %159
  br i1 %160, label %161, label %89

161:                                              ; preds = %157, %146
  %162 = add nuw nsw i64 %18, 2
  %163 = icmp eq i64 %162, 32
  br i1 %163, label %164, label %17, !llvm.loop !42

164:                                              ; preds = %161, %131, %128, %124, %70, %67, %63
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = !{!5, !6, i64 0}
!5 = !{!"Warp", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !10, i64 48, !10, i64 52, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !7, i64 80, !10, i64 92, !6, i64 96, !6, i64 104, !6, i64 112, !10, i64 120, !10, i64 124, !7, i64 128, !7, i64 192}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!10, !10, i64 0}
!15 = !{!5, !6, i64 8}
!16 = !{!17}
!17 = distinct !{!17, !18, !"event_at: argument 0"}
!18 = distinct !{!18, !"event_at"}
!19 = !{!20, !10, i64 32}
!20 = !{!"Block", !7, i64 0, !10, i64 12, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !10, i64 320, !10, i64 324, !6, i64 328, !7, i64 336, !6, i64 368, !7, i64 376}
!21 = !{!5, !10, i64 32}
!22 = !{!5, !6, i64 16}
!23 = !{!24, !10, i64 164}
!24 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !10, i64 32, !10, i64 36, !6, i64 40, !9, i64 48, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !6, i64 80, !9, i64 88, !6, i64 96, !6, i64 104, !9, i64 112, !9, i64 120, !6, i64 128, !6, i64 136, !10, i64 144, !10, i64 148, !6, i64 152, !10, i64 160, !10, i64 164, !6, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !6, i64 208, !9, i64 216, !6, i64 224, !10, i64 232, !10, i64 236, !9, i64 240, !6, i64 248, !9, i64 256, !7, i64 264, !6, i64 296}
!25 = !{!24, !10, i64 160}
!26 = !{!24, !6, i64 152}
!27 = !{!28, !10, i64 0}
!28 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !9, i64 32, !7, i64 40}
!29 = !{!28, !10, i64 4}
!30 = distinct !{!30, !13}
!31 = !{!28, !10, i64 28}
!32 = !{!9, !9, i64 0}
!33 = !{!34}
!34 = distinct !{!34, !35, !"event_at: argument 0"}
!35 = distinct !{!35, !"event_at"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"event_at: argument 0"}
!38 = distinct !{!38, !"event_at"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"event_at: argument 0"}
!41 = distinct !{!41, !"event_at"}
!42 = distinct !{!42, !13}
