; made from runtime.c check.h runtime.h sha256 2ab5fa78dc66eff513e71f977fbd5d23c6e14fbfac87bd5a4d8e7e3f56f2cbe3 text 10a1d548333d6959013cf697cc7e9f39fe5565e3013f581932459b6f6e5de174

%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Range = type { i64, i64 }
%struct.Function = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Hooks = type { ptr, ptr, ptr, ptr, i64, i64 }
%struct.Warp = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i32, ptr, ptr, ptr, i32, i32, [8 x i64], [64 x i8] }

@vg_offset.offsets = internal unnamed_addr constant [43 x i32] [i32 0, i32 8, i32 16, i32 24, i32 32, i32 56, i32 60, i32 64, i32 80, i32 96, i32 104, i32 112, i32 120, i32 128, i32 192, i32 0, i32 16, i32 24, i32 32, i32 48, i32 56, i32 0, i32 8, i32 20, i32 36, i32 40, i32 48, i32 72, i32 96, i32 0, i32 4, i32 8, i32 12, i32 16, i32 32, i32 64, i32 256, i32 440, i32 304, i32 96, i32 64, i32 48, i32 40], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @vg_event_at(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Event) align 8 %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  store i32 %2, ptr %0, align 8, !tbaa !4
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %3, ptr %6, align 4, !tbaa !10
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !11
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8, !tbaa !14
  store i32 %11, ptr %7, align 8, !tbaa !16
  %12 = getelementptr inbounds i8, ptr %0, i64 12
  %13 = getelementptr inbounds i8, ptr %1, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !17
  store i32 %14, ptr %12, align 4, !tbaa !18
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %4, ptr %15, align 8, !tbaa !19
  %16 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 0, ptr %16, align 4, !tbaa !20
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %17, align 8, !tbaa !21
  %18 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %18, align 4, !tbaa !22
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 0, ptr %19, align 8, !tbaa !23
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, i8 0, i64 24, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree norecurse nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local void @vg_event(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 164
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load i32, ptr %5, align 8, !tbaa !24
  %7 = icmp ult i32 %4, %6
  br i1 %7, label %8, label %32

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = zext i32 %4 to i64
  %12 = getelementptr inbounds %struct.Event, ptr %10, i64 %11
  br label %13

13:                                               ; preds = %13, %8
  %14 = phi i64 [ 0, %8 ], [ %30, %13 ]
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !27
  %17 = getelementptr inbounds i8, ptr %12, i64 %14
  store i8 %16, ptr %17, align 1, !tbaa !27
  %18 = or disjoint i64 %14, 1
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !27
  %21 = getelementptr inbounds i8, ptr %12, i64 %18
  store i8 %20, ptr %21, align 1, !tbaa !27
  %22 = or disjoint i64 %14, 2
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !27
  %25 = getelementptr inbounds i8, ptr %12, i64 %22
  store i8 %24, ptr %25, align 1, !tbaa !27
  %26 = or disjoint i64 %14, 3
  %27 = getelementptr inbounds i8, ptr %1, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !27
  %29 = getelementptr inbounds i8, ptr %12, i64 %26
  store i8 %28, ptr %29, align 1, !tbaa !27
  %30 = add nuw nsw i64 %14, 4
  %31 = icmp eq i64 %30, 64
  br i1 %31, label %32, label %13, !llvm.loop !28

32:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_trap(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #19
  %5 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  store i32 2, ptr %4, align 8, !tbaa !4, !alias.scope !30
  %6 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %1, ptr %6, align 4, !tbaa !10, !alias.scope !30
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !11, !noalias !30
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8, !tbaa !14, !noalias !30
  store i32 %11, ptr %7, align 8, !tbaa !16, !alias.scope !30
  %12 = getelementptr inbounds i8, ptr %4, i64 12
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !17, !noalias !30
  store i32 %14, ptr %12, align 4, !tbaa !18, !alias.scope !30
  %15 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %5, ptr %15, align 8, !tbaa !19, !alias.scope !30
  %16 = getelementptr inbounds i8, ptr %4, i64 20
  %17 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %17, align 8, !tbaa !21, !alias.scope !30
  %18 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %18, align 4, !tbaa !22, !alias.scope !30
  %19 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %19, align 8, !tbaa !23, !alias.scope !30
  %20 = getelementptr inbounds i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, i8 0, i64 24, i1 false), !alias.scope !30
  store i32 %2, ptr %16, align 4, !tbaa !20
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 16, !tbaa !33
  %23 = getelementptr inbounds i8, ptr %22, i64 164
  %24 = atomicrmw add ptr %23, i32 1 monotonic, align 4
  %25 = getelementptr inbounds i8, ptr %22, i64 160
  %26 = load i32, ptr %25, align 8, !tbaa !24
  %27 = icmp ult i32 %24, %26
  br i1 %27, label %28, label %52

28:                                               ; preds = %3
  %29 = getelementptr inbounds i8, ptr %22, i64 152
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = zext i32 %24 to i64
  %32 = getelementptr inbounds %struct.Event, ptr %30, i64 %31
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi i64 [ 0, %28 ], [ %50, %33 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %34
  %36 = load i8, ptr %35, align 4, !tbaa !27
  %37 = getelementptr inbounds i8, ptr %32, i64 %34
  store i8 %36, ptr %37, align 1, !tbaa !27
  %38 = or disjoint i64 %34, 1
  %39 = getelementptr inbounds i8, ptr %4, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !27
  %41 = getelementptr inbounds i8, ptr %32, i64 %38
  store i8 %40, ptr %41, align 1, !tbaa !27
  %42 = or disjoint i64 %34, 2
  %43 = getelementptr inbounds i8, ptr %4, i64 %42
  %44 = load i8, ptr %43, align 2, !tbaa !27
  %45 = getelementptr inbounds i8, ptr %32, i64 %42
  store i8 %44, ptr %45, align 1, !tbaa !27
  %46 = or disjoint i64 %34, 3
  %47 = getelementptr inbounds i8, ptr %4, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !27
  %49 = getelementptr inbounds i8, ptr %32, i64 %46
  store i8 %48, ptr %49, align 1, !tbaa !27
  %50 = add nuw nsw i64 %34, 4
  %51 = icmp eq i64 %50, 64
  br i1 %51, label %52, label %33, !llvm.loop !28

52:                                               ; preds = %33, %3
  %53 = load ptr, ptr %21, align 16, !tbaa !33
  %54 = getelementptr inbounds i8, ptr %53, i64 64
  store atomic i32 1, ptr %54 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #19
  ret i32 1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_device_malloc(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #19
  %5 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  store i32 9, ptr %4, align 8, !tbaa !4, !alias.scope !34
  %6 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %1, ptr %6, align 4, !tbaa !10, !alias.scope !34
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !11, !noalias !34
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8, !tbaa !14, !noalias !34
  store i32 %11, ptr %7, align 8, !tbaa !16, !alias.scope !34
  %12 = getelementptr inbounds i8, ptr %4, i64 12
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !17, !noalias !34
  store i32 %14, ptr %12, align 4, !tbaa !18, !alias.scope !34
  %15 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %5, ptr %15, align 8, !tbaa !19, !alias.scope !34
  %16 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 0, ptr %16, align 4, !tbaa !20, !alias.scope !34
  %17 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %17, align 8, !tbaa !21, !alias.scope !34
  %18 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %18, align 4, !tbaa !22, !alias.scope !34
  %19 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %19, align 8, !tbaa !23, !alias.scope !34
  %20 = getelementptr inbounds i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, i8 0, i64 24, i1 false), !alias.scope !34
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 16, !tbaa !33
  %23 = getelementptr inbounds i8, ptr %22, i64 164
  %24 = atomicrmw add ptr %23, i32 1 monotonic, align 4
  %25 = getelementptr inbounds i8, ptr %22, i64 160
  %26 = load i32, ptr %25, align 8, !tbaa !24
  %27 = icmp ult i32 %24, %26
  br i1 %27, label %28, label %52

28:                                               ; preds = %3
  %29 = getelementptr inbounds i8, ptr %22, i64 152
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = zext i32 %24 to i64
  %32 = getelementptr inbounds %struct.Event, ptr %30, i64 %31
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi i64 [ 0, %28 ], [ %50, %33 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %34
  %36 = load i8, ptr %35, align 4, !tbaa !27
  %37 = getelementptr inbounds i8, ptr %32, i64 %34
  store i8 %36, ptr %37, align 1, !tbaa !27
  %38 = or disjoint i64 %34, 1
  %39 = getelementptr inbounds i8, ptr %4, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !27
  %41 = getelementptr inbounds i8, ptr %32, i64 %38
  store i8 %40, ptr %41, align 1, !tbaa !27
  %42 = or disjoint i64 %34, 2
  %43 = getelementptr inbounds i8, ptr %4, i64 %42
  %44 = load i8, ptr %43, align 2, !tbaa !27
  %45 = getelementptr inbounds i8, ptr %32, i64 %42
  store i8 %44, ptr %45, align 1, !tbaa !27
  %46 = or disjoint i64 %34, 3
  %47 = getelementptr inbounds i8, ptr %4, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !27
  %49 = getelementptr inbounds i8, ptr %32, i64 %46
  store i8 %48, ptr %49, align 1, !tbaa !27
  %50 = add nuw nsw i64 %34, 4
  %51 = icmp eq i64 %50, 64
  br i1 %51, label %52, label %33, !llvm.loop !28

52:                                               ; preds = %33, %3
  %53 = load ptr, ptr %21, align 16, !tbaa !33
  %54 = getelementptr inbounds i8, ptr %53, i64 64
  store atomic i32 1, ptr %54 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #19
  ret i32 1
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_assert(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) local_unnamed_addr #5 {
  %8 = alloca %struct.Event, align 8
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  store i32 3, ptr %8, align 8, !tbaa !4, !alias.scope !37
  %10 = getelementptr inbounds i8, ptr %8, i64 4
  store i32 %1, ptr %10, align 4, !tbaa !10, !alias.scope !37
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !11, !noalias !37
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 8, !tbaa !14, !noalias !37
  store i32 %15, ptr %11, align 8, !tbaa !16, !alias.scope !37
  %16 = getelementptr inbounds i8, ptr %8, i64 12
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = load i32, ptr %17, align 32, !tbaa !17, !noalias !37
  store i32 %18, ptr %16, align 4, !tbaa !18, !alias.scope !37
  %19 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 %9, ptr %19, align 8, !tbaa !19, !alias.scope !37
  %20 = getelementptr inbounds i8, ptr %8, i64 20
  store i32 0, ptr %20, align 4, !tbaa !20, !alias.scope !37
  %21 = getelementptr inbounds i8, ptr %8, i64 24
  store i32 0, ptr %21, align 8, !tbaa !21, !alias.scope !37
  %22 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 0, ptr %22, align 4, !tbaa !22, !alias.scope !37
  %23 = getelementptr inbounds i8, ptr %8, i64 32
  %24 = getelementptr inbounds i8, ptr %8, i64 40
  %25 = zext nneg i32 %9 to i64
  %26 = getelementptr inbounds i64, ptr %3, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !40
  store i64 %27, ptr %23, align 8, !tbaa !23
  %28 = getelementptr inbounds i64, ptr %4, i64 %25
  %29 = load i64, ptr %28, align 8, !tbaa !40
  store i64 %29, ptr %24, align 8, !tbaa !40
  %30 = getelementptr inbounds i32, ptr %5, i64 %25
  %31 = load i32, ptr %30, align 4, !tbaa !41
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %8, i64 48
  store i64 %32, ptr %33, align 8, !tbaa !40
  %34 = getelementptr inbounds i64, ptr %6, i64 %25
  %35 = load i64, ptr %34, align 8, !tbaa !40
  %36 = getelementptr inbounds i8, ptr %8, i64 56
  store i64 %35, ptr %36, align 8, !tbaa !40
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load ptr, ptr %37, align 16, !tbaa !33
  %39 = getelementptr inbounds i8, ptr %38, i64 164
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 4
  %41 = getelementptr inbounds i8, ptr %38, i64 160
  %42 = load i32, ptr %41, align 8, !tbaa !24
  %43 = icmp ult i32 %40, %42
  br i1 %43, label %44, label %68

44:                                               ; preds = %7
  %45 = getelementptr inbounds i8, ptr %38, i64 152
  %46 = load ptr, ptr %45, align 8, !tbaa !26
  %47 = zext i32 %40 to i64
  %48 = getelementptr inbounds %struct.Event, ptr %46, i64 %47
  br label %49

49:                                               ; preds = %49, %44
  %50 = phi i64 [ 0, %44 ], [ %66, %49 ]
  %51 = getelementptr inbounds i8, ptr %8, i64 %50
  %52 = load i8, ptr %51, align 4, !tbaa !27
  %53 = getelementptr inbounds i8, ptr %48, i64 %50
  store i8 %52, ptr %53, align 1, !tbaa !27
  %54 = or disjoint i64 %50, 1
  %55 = getelementptr inbounds i8, ptr %8, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !27
  %57 = getelementptr inbounds i8, ptr %48, i64 %54
  store i8 %56, ptr %57, align 1, !tbaa !27
  %58 = or disjoint i64 %50, 2
  %59 = getelementptr inbounds i8, ptr %8, i64 %58
  %60 = load i8, ptr %59, align 2, !tbaa !27
  %61 = getelementptr inbounds i8, ptr %48, i64 %58
  store i8 %60, ptr %61, align 1, !tbaa !27
  %62 = or disjoint i64 %50, 3
  %63 = getelementptr inbounds i8, ptr %8, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !27
  %65 = getelementptr inbounds i8, ptr %48, i64 %62
  store i8 %64, ptr %65, align 1, !tbaa !27
  %66 = add nuw nsw i64 %50, 4
  %67 = icmp eq i64 %66, 64
  br i1 %67, label %68, label %49, !llvm.loop !28

68:                                               ; preds = %49, %7
  %69 = load ptr, ptr %37, align 16, !tbaa !33
  %70 = getelementptr inbounds i8, ptr %69, i64 64
  store atomic i32 1, ptr %70 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #19
  ret i32 1
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @vg_find(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 88
  %4 = load i64, ptr %3, align 8, !tbaa !42
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 80
  %8 = load ptr, ptr %7, align 8, !tbaa !43
  br label %9

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %19, %9 ]
  %11 = phi i64 [ %4, %6 ], [ %18, %9 ]
  %12 = add i64 %10, %11
  %13 = lshr i64 %12, 1
  %14 = getelementptr inbounds %struct.Entry, ptr %8, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = icmp ugt i64 %15, %1
  %17 = add nuw i64 %13, 1
  %18 = select i1 %16, i64 %13, i64 %11
  %19 = select i1 %16, i64 %10, i64 %17
  %20 = icmp ult i64 %19, %18
  br i1 %20, label %9, label %21, !llvm.loop !46

21:                                               ; preds = %9
  %22 = icmp eq i64 %19, 0
  br i1 %22, label %32, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds i8, ptr %0, i64 80
  %25 = load ptr, ptr %24, align 8, !tbaa !43
  %26 = getelementptr %struct.Entry, ptr %25, i64 %19
  %27 = getelementptr i8, ptr %26, i64 -40
  %28 = getelementptr i8, ptr %26, i64 -32
  %29 = load i64, ptr %28, align 8, !tbaa !47
  %30 = icmp ugt i64 %29, %1
  %31 = select i1 %30, ptr %27, ptr null
  br label %32

32:                                               ; preds = %2, %21, %23
  %33 = phi ptr [ %31, %23 ], [ null, %21 ], [ null, %2 ]
  ret ptr %33
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local range(i32 0, 2) i32 @vg_is_space(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !33
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !48
  %10 = ptrtoint ptr %9 to i64
  %11 = sub i64 %1, %10
  %12 = getelementptr inbounds i8, ptr %7, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !49
  %14 = icmp ult i64 %11, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !50
  %17 = ptrtoint ptr %16 to i64
  %18 = sub i64 %1, %17
  %19 = getelementptr inbounds i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 16, !tbaa !51
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 %21, %17
  %23 = icmp ult i64 %18, %22
  switch i32 %2, label %66 [
    i32 2, label %102
    i32 3, label %24
    i32 5, label %25
    i32 4, label %32
  ]

24:                                               ; preds = %3
  br label %102

25:                                               ; preds = %3
  %26 = load i64, ptr %5, align 8, !tbaa !52
  %27 = sub i64 %1, %26
  %28 = getelementptr inbounds i8, ptr %5, i64 144
  %29 = load i32, ptr %28, align 8, !tbaa !53
  %30 = zext i32 %29 to i64
  %31 = icmp ult i64 %27, %30
  br label %102

32:                                               ; preds = %3
  %33 = getelementptr inbounds i8, ptr %5, i64 88
  %34 = load i64, ptr %33, align 8, !tbaa !42
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %102, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %5, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !43
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i64 [ 0, %36 ], [ %49, %39 ]
  %41 = phi i64 [ %34, %36 ], [ %48, %39 ]
  %42 = add i64 %41, %40
  %43 = lshr i64 %42, 1
  %44 = getelementptr inbounds %struct.Entry, ptr %38, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !44
  %46 = icmp ugt i64 %45, %1
  %47 = add nuw i64 %43, 1
  %48 = select i1 %46, i64 %43, i64 %41
  %49 = select i1 %46, i64 %40, i64 %47
  %50 = icmp ult i64 %49, %48
  br i1 %50, label %39, label %51, !llvm.loop !46

51:                                               ; preds = %39
  %52 = icmp eq i64 %49, 0
  br i1 %52, label %102, label %53

53:                                               ; preds = %51
  %54 = getelementptr %struct.Entry, ptr %38, i64 %49
  %55 = getelementptr i8, ptr %54, i64 -40
  %56 = getelementptr i8, ptr %54, i64 -32
  %57 = load i64, ptr %56, align 8, !tbaa !47
  %58 = icmp ule i64 %57, %1
  %59 = icmp eq ptr %55, null
  %60 = or i1 %59, %58
  br i1 %60, label %102, label %61

61:                                               ; preds = %53
  %62 = getelementptr i8, ptr %54, i64 -24
  %63 = load i32, ptr %62, align 8, !tbaa !54
  %64 = and i32 %63, 3
  %65 = icmp eq i32 %64, 3
  br label %102

66:                                               ; preds = %3
  %67 = select i1 %14, i1 true, i1 %23
  br i1 %67, label %102, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds i8, ptr %5, i64 88
  %70 = load i64, ptr %69, align 8, !tbaa !42
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %102, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds i8, ptr %5, i64 80
  %74 = load ptr, ptr %73, align 8, !tbaa !43
  br label %75

75:                                               ; preds = %75, %72
  %76 = phi i64 [ 0, %72 ], [ %85, %75 ]
  %77 = phi i64 [ %70, %72 ], [ %84, %75 ]
  %78 = add i64 %77, %76
  %79 = lshr i64 %78, 1
  %80 = getelementptr inbounds %struct.Entry, ptr %74, i64 %79
  %81 = load i64, ptr %80, align 8, !tbaa !44
  %82 = icmp ugt i64 %81, %1
  %83 = add nuw i64 %79, 1
  %84 = select i1 %82, i64 %79, i64 %77
  %85 = select i1 %82, i64 %76, i64 %83
  %86 = icmp ult i64 %85, %84
  br i1 %86, label %75, label %87, !llvm.loop !46

87:                                               ; preds = %75
  %88 = icmp eq i64 %85, 0
  br i1 %88, label %102, label %89

89:                                               ; preds = %87
  %90 = getelementptr %struct.Entry, ptr %74, i64 %85
  %91 = getelementptr i8, ptr %90, i64 -40
  %92 = getelementptr i8, ptr %90, i64 -32
  %93 = load i64, ptr %92, align 8, !tbaa !47
  %94 = icmp ule i64 %93, %1
  %95 = icmp eq ptr %91, null
  %96 = or i1 %95, %94
  br i1 %96, label %102, label %97

97:                                               ; preds = %89
  %98 = getelementptr i8, ptr %90, i64 -24
  %99 = load i32, ptr %98, align 8, !tbaa !54
  %100 = and i32 %99, 3
  %101 = icmp ne i32 %100, 3
  br label %102

102:                                              ; preds = %3, %97, %89, %87, %68, %61, %53, %51, %32, %66, %25, %24
  %103 = phi i1 [ %31, %25 ], [ %23, %24 ], [ false, %66 ], [ %65, %61 ], [ false, %53 ], [ false, %51 ], [ false, %32 ], [ %101, %97 ], [ true, %89 ], [ true, %87 ], [ true, %68 ], [ %14, %3 ]
  %104 = zext i1 %103 to i32
  ret i32 %104
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_fault_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #5 {
  %10 = alloca %struct.Event, align 8
  %11 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %12 = or i64 %5, %4
  %13 = or i64 %12, %6
  %14 = or i64 %13, %7
  %15 = or i64 %14, %8
  %16 = icmp ne i64 %15, 0
  br label %17

17:                                               ; preds = %109, %9
  %18 = phi i32 [ 0, %9 ], [ %110, %109 ]
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %107, label %22

22:                                               ; preds = %17
  %23 = and i32 %18, 1
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 0, i64 %4
  %26 = and i32 %18, 2
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i64 0, i64 %5
  %29 = and i32 %18, 4
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i64 0, i64 %6
  %32 = and i32 %18, 8
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i64 0, i64 %7
  %35 = icmp ult i32 %18, 16
  %36 = select i1 %35, i64 0, i64 %8
  %37 = add i64 %36, %3
  %38 = add i64 %37, %25
  %39 = add i64 %38, %28
  %40 = add i64 %39, %31
  %41 = add i64 %40, %34
  %42 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %18, i64 noundef %41, ptr noundef nonnull %11) #20
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %104

44:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  store i32 1, ptr %10, align 8, !tbaa !4, !alias.scope !55
  %45 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %1, ptr %45, align 4, !tbaa !10, !alias.scope !55
  %46 = getelementptr inbounds i8, ptr %10, i64 8
  %47 = getelementptr inbounds i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !11
  %49 = getelementptr inbounds i8, ptr %48, i64 32
  %50 = load i32, ptr %49, align 8, !tbaa !14, !noalias !55
  store i32 %50, ptr %46, align 8, !tbaa !16, !alias.scope !55
  %51 = getelementptr inbounds i8, ptr %10, i64 12
  %52 = getelementptr inbounds i8, ptr %0, i64 32
  %53 = load i32, ptr %52, align 32, !tbaa !17, !noalias !55
  store i32 %53, ptr %51, align 4, !tbaa !18, !alias.scope !55
  %54 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 %18, ptr %54, align 8, !tbaa !19, !alias.scope !55
  %55 = getelementptr inbounds i8, ptr %10, i64 20
  store i32 0, ptr %55, align 4, !tbaa !20, !alias.scope !55
  %56 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 0, ptr %56, align 8, !tbaa !21, !alias.scope !55
  %57 = getelementptr inbounds i8, ptr %10, i64 28
  store i32 0, ptr %57, align 4, !tbaa !22, !alias.scope !55
  %58 = getelementptr inbounds i8, ptr %10, i64 32
  %59 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %41, ptr %58, align 8, !tbaa !23
  %60 = getelementptr inbounds i8, ptr %48, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !48
  %62 = ptrtoint ptr %61 to i64
  store i64 %62, ptr %59, align 8, !tbaa !40
  %63 = getelementptr inbounds i8, ptr %48, i64 24
  %64 = load i64, ptr %63, align 8, !tbaa !49
  %65 = getelementptr inbounds i8, ptr %10, i64 48
  store i64 %64, ptr %65, align 8, !tbaa !40
  %66 = load ptr, ptr %0, align 64, !tbaa !58
  %67 = getelementptr inbounds i8, ptr %66, i64 40
  %68 = load i64, ptr %67, align 8, !tbaa !40
  %69 = getelementptr inbounds i8, ptr %10, i64 56
  store i64 %68, ptr %69, align 8, !tbaa !40
  %70 = getelementptr inbounds i8, ptr %0, i64 16
  %71 = load ptr, ptr %70, align 16, !tbaa !33
  %72 = getelementptr inbounds i8, ptr %71, i64 164
  %73 = atomicrmw add ptr %72, i32 1 monotonic, align 4
  %74 = getelementptr inbounds i8, ptr %71, i64 160
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = icmp ult i32 %73, %75
  br i1 %76, label %77, label %101

77:                                               ; preds = %44
  %78 = getelementptr inbounds i8, ptr %71, i64 152
  %79 = load ptr, ptr %78, align 8, !tbaa !26
  %80 = zext i32 %73 to i64
  %81 = getelementptr inbounds %struct.Event, ptr %79, i64 %80
  br label %82

82:                                               ; preds = %82, %77
  %83 = phi i64 [ 0, %77 ], [ %99, %82 ]
  %84 = getelementptr inbounds i8, ptr %10, i64 %83
  %85 = load i8, ptr %84, align 4, !tbaa !27
  %86 = getelementptr inbounds i8, ptr %81, i64 %83
  store i8 %85, ptr %86, align 1, !tbaa !27
  %87 = or disjoint i64 %83, 1
  %88 = getelementptr inbounds i8, ptr %10, i64 %87
  %89 = load i8, ptr %88, align 1, !tbaa !27
  %90 = getelementptr inbounds i8, ptr %81, i64 %87
  store i8 %89, ptr %90, align 1, !tbaa !27
  %91 = or disjoint i64 %83, 2
  %92 = getelementptr inbounds i8, ptr %10, i64 %91
  %93 = load i8, ptr %92, align 2, !tbaa !27
  %94 = getelementptr inbounds i8, ptr %81, i64 %91
  store i8 %93, ptr %94, align 1, !tbaa !27
  %95 = or disjoint i64 %83, 3
  %96 = getelementptr inbounds i8, ptr %10, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !27
  %98 = getelementptr inbounds i8, ptr %81, i64 %95
  store i8 %97, ptr %98, align 1, !tbaa !27
  %99 = add nuw nsw i64 %83, 4
  %100 = icmp eq i64 %99, 64
  br i1 %100, label %101, label %82, !llvm.loop !28

101:                                              ; preds = %82, %44
  %102 = load ptr, ptr %70, align 16, !tbaa !33
  %103 = getelementptr inbounds i8, ptr %102, i64 64
  store atomic i32 1, ptr %103 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #19
  br label %122

104:                                              ; preds = %22
  %105 = icmp ult i32 %18, 31
  %106 = and i1 %16, %105
  br i1 %106, label %109, label %111

107:                                              ; preds = %17
  %108 = icmp ult i32 %18, 31
  br i1 %108, label %109, label %111

109:                                              ; preds = %107, %104
  %110 = add nuw nsw i32 %18, 1
  br label %17, !llvm.loop !59

111:                                              ; preds = %104, %107
  %112 = getelementptr inbounds i8, ptr %11, i64 8
  %113 = load i64, ptr %112, align 8, !tbaa !60
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %122, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds i8, ptr %0, i64 8
  %117 = load ptr, ptr %116, align 8, !tbaa !11
  %118 = getelementptr inbounds i8, ptr %117, i64 56
  %119 = load ptr, ptr %118, align 8, !tbaa !62
  %120 = zext i32 %1 to i64
  %121 = getelementptr inbounds %struct.Range, ptr %119, i64 %120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %121, ptr noundef nonnull align 8 dereferenceable(16) %11, i64 16, i1 false), !tbaa.struct !63
  br label %122

122:                                              ; preds = %101, %111, %115
  %123 = phi i32 [ 0, %115 ], [ 0, %111 ], [ 1, %101 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #19
  ret i32 %123
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i32 @permitted(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !33
  %8 = getelementptr inbounds i8, ptr %7, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !64
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !41
  %13 = and i32 %12, 255
  %14 = lshr i32 %12, 8
  %15 = and i32 %14, 15
  %16 = lshr i32 %12, 12
  %17 = and i32 %16, 15
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %18, align 8, !tbaa !60
  store i64 0, ptr %4, align 8, !tbaa !65
  %19 = icmp ugt i32 %13, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %5
  %21 = add nsw i32 %13, -1
  %22 = zext nneg i32 %21 to i64
  %23 = and i64 %22, %3
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %208

25:                                               ; preds = %20, %5
  %26 = getelementptr inbounds i8, ptr %7, i64 296
  %27 = load ptr, ptr %26, align 8, !tbaa !66
  %28 = getelementptr inbounds %struct.Range, ptr %27, i64 %10
  %29 = load i64, ptr %28, align 8, !tbaa !40
  %30 = getelementptr inbounds i8, ptr %28, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !40
  %32 = icmp eq i32 %17, 2
  br i1 %32, label %33, label %52

33:                                               ; preds = %25
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = getelementptr inbounds i8, ptr %35, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !48
  %38 = ptrtoint ptr %37 to i64
  %39 = add i64 %29, %38
  %40 = sub i64 %3, %39
  %41 = getelementptr inbounds i8, ptr %35, i64 24
  %42 = load i64, ptr %41, align 8, !tbaa !49
  %43 = sub i64 %42, %29
  %44 = icmp eq i64 %31, 0
  %45 = tail call i64 @llvm.umin.i64(i64 %31, i64 %43)
  %46 = select i1 %44, i64 %43, i64 %45
  %47 = icmp ult i64 %40, %46
  %48 = zext nneg i32 %13 to i64
  %49 = sub i64 %46, %40
  %50 = icmp uge i64 %49, %48
  %51 = select i1 %47, i1 %50, i1 false
  br label %208

52:                                               ; preds = %25
  %53 = icmp eq i64 %31, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %52
  %55 = icmp ugt i64 %29, %3
  br i1 %55, label %208, label %56

56:                                               ; preds = %54
  %57 = zext nneg i32 %13 to i64
  %58 = add i64 %57, %3
  %59 = add i64 %31, %29
  %60 = icmp ugt i64 %58, %59
  br i1 %60, label %208, label %61

61:                                               ; preds = %56, %52
  %62 = icmp eq i32 %17, 3
  switch i32 %17, label %135 [
    i32 3, label %63
    i32 0, label %63
    i32 5, label %124
  ]

63:                                               ; preds = %61, %61
  %64 = load ptr, ptr %0, align 8, !tbaa !67
  %65 = icmp eq ptr %64, null
  br i1 %65, label %94, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %7, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !68
  %69 = zext i32 %2 to i64
  %70 = zext nneg i32 %13 to i64
  %71 = add i64 %70, %3
  br label %72

72:                                               ; preds = %66, %90
  %73 = phi ptr [ %64, %66 ], [ %92, %90 ]
  %74 = getelementptr inbounds i8, ptr %73, i64 20
  %75 = load i32, ptr %74, align 4, !tbaa !41
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds %struct.Function, ptr %68, i64 %76, i32 9
  %78 = load i32, ptr %77, align 4, !tbaa !69
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %73, i64 40
  %81 = load i64, ptr %80, align 8, !tbaa !40
  %82 = mul nuw i64 %79, %69
  %83 = add i64 %82, %81
  %84 = icmp eq i32 %78, 0
  %85 = icmp ugt i64 %83, %3
  %86 = select i1 %84, i1 true, i1 %85
  %87 = add i64 %83, %79
  %88 = icmp ugt i64 %71, %87
  %89 = select i1 %86, i1 true, i1 %88
  br i1 %89, label %90, label %208

90:                                               ; preds = %72
  %91 = getelementptr inbounds i8, ptr %73, i64 24
  %92 = load ptr, ptr %91, align 8, !tbaa !67
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %72, !llvm.loop !71

94:                                               ; preds = %90, %63
  br i1 %62, label %208, label %95

95:                                               ; preds = %94
  %96 = getelementptr inbounds i8, ptr %0, i64 8
  %97 = load ptr, ptr %96, align 8, !tbaa !11
  %98 = getelementptr inbounds i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !48
  %100 = ptrtoint ptr %99 to i64
  %101 = icmp ugt i64 %100, %3
  br i1 %101, label %109, label %102

102:                                              ; preds = %95
  %103 = zext nneg i32 %13 to i64
  %104 = add i64 %103, %3
  %105 = getelementptr inbounds i8, ptr %97, i64 24
  %106 = load i64, ptr %105, align 8, !tbaa !49
  %107 = add i64 %106, %100
  %108 = icmp ugt i64 %104, %107
  br i1 %108, label %109, label %208

109:                                              ; preds = %102, %95
  %110 = icmp eq i32 %15, 0
  br i1 %110, label %111, label %122

111:                                              ; preds = %109
  %112 = load i64, ptr %7, align 8, !tbaa !52
  %113 = icmp ugt i64 %112, %3
  br i1 %113, label %122, label %114

114:                                              ; preds = %111
  %115 = zext nneg i32 %13 to i64
  %116 = add i64 %115, %3
  %117 = getelementptr inbounds i8, ptr %7, i64 144
  %118 = load i32, ptr %117, align 8, !tbaa !53
  %119 = zext i32 %118 to i64
  %120 = add i64 %112, %119
  %121 = icmp ugt i64 %116, %120
  br i1 %121, label %122, label %208

122:                                              ; preds = %109, %111, %114
  %123 = icmp eq i32 %17, 5
  br i1 %123, label %124, label %135

124:                                              ; preds = %61, %122
  %125 = load i64, ptr %7, align 8, !tbaa !52
  %126 = icmp ugt i64 %125, %3
  br i1 %126, label %208, label %127

127:                                              ; preds = %124
  %128 = zext nneg i32 %13 to i64
  %129 = add i64 %128, %3
  %130 = getelementptr inbounds i8, ptr %7, i64 144
  %131 = load i32, ptr %130, align 8, !tbaa !53
  %132 = zext i32 %131 to i64
  %133 = add i64 %125, %132
  %134 = icmp ule i64 %129, %133
  br label %208

135:                                              ; preds = %61, %122
  %136 = icmp ult i32 %12, 65536
  br i1 %136, label %165, label %137

137:                                              ; preds = %135
  %138 = getelementptr inbounds i8, ptr %7, i64 40
  %139 = load ptr, ptr %138, align 8, !tbaa !72
  %140 = lshr i32 %12, 15
  %141 = and i32 %140, 131070
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr %struct.Range, ptr %139, i64 %142
  %144 = getelementptr i8, ptr %143, i64 -32
  %145 = icmp eq i32 %15, 0
  %146 = zext i1 %145 to i64
  %147 = getelementptr inbounds %struct.Range, ptr %144, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !40
  %149 = getelementptr inbounds i8, ptr %147, i64 8
  %150 = load i64, ptr %149, align 8, !tbaa !40
  %151 = getelementptr i8, ptr %143, i64 -24
  %152 = load i64, ptr %151, align 8, !tbaa !60
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %154, label %158

154:                                              ; preds = %137
  %155 = getelementptr i8, ptr %143, i64 -8
  %156 = load i64, ptr %155, align 8, !tbaa !60
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %165, label %158

158:                                              ; preds = %154, %137
  %159 = icmp ugt i64 %148, %3
  br i1 %159, label %208, label %160

160:                                              ; preds = %158
  %161 = zext nneg i32 %13 to i64
  %162 = add i64 %161, %3
  %163 = add i64 %150, %148
  %164 = icmp ule i64 %162, %163
  br label %208

165:                                              ; preds = %154, %135
  %166 = getelementptr inbounds i8, ptr %7, i64 88
  %167 = load i64, ptr %166, align 8, !tbaa !42
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %208, label %169

169:                                              ; preds = %165
  %170 = getelementptr inbounds i8, ptr %7, i64 80
  %171 = load ptr, ptr %170, align 8, !tbaa !43
  br label %172

172:                                              ; preds = %172, %169
  %173 = phi i64 [ 0, %169 ], [ %182, %172 ]
  %174 = phi i64 [ %167, %169 ], [ %181, %172 ]
  %175 = add i64 %174, %173
  %176 = lshr i64 %175, 1
  %177 = getelementptr inbounds %struct.Entry, ptr %171, i64 %176
  %178 = load i64, ptr %177, align 8, !tbaa !44
  %179 = icmp ugt i64 %178, %3
  %180 = add nuw i64 %176, 1
  %181 = select i1 %179, i64 %176, i64 %174
  %182 = select i1 %179, i64 %173, i64 %180
  %183 = icmp ult i64 %182, %181
  br i1 %183, label %172, label %184, !llvm.loop !46

184:                                              ; preds = %172
  %185 = icmp eq i64 %182, 0
  br i1 %185, label %208, label %186

186:                                              ; preds = %184
  %187 = getelementptr %struct.Entry, ptr %171, i64 %182
  %188 = getelementptr i8, ptr %187, i64 -40
  %189 = getelementptr i8, ptr %187, i64 -32
  %190 = load i64, ptr %189, align 8, !tbaa !47
  %191 = icmp ule i64 %190, %3
  %192 = icmp eq ptr %188, null
  %193 = or i1 %192, %191
  %194 = zext nneg i32 %13 to i64
  %195 = add i64 %194, %3
  %196 = icmp ugt i64 %195, %190
  %197 = select i1 %193, i1 true, i1 %196
  br i1 %197, label %208, label %198

198:                                              ; preds = %186
  %199 = getelementptr i8, ptr %187, i64 -24
  %200 = load i32, ptr %199, align 8, !tbaa !54
  %201 = and i32 %200, 1
  %202 = icmp ne i32 %201, 0
  %203 = icmp ne i32 %15, 0
  %204 = and i1 %203, %202
  br i1 %204, label %208, label %205

205:                                              ; preds = %198
  %206 = load i64, ptr %188, align 8, !tbaa !44
  store i64 %206, ptr %4, align 8, !tbaa !65
  %207 = sub i64 %190, %206
  store i64 %207, ptr %18, align 8, !tbaa !60
  br label %208

208:                                              ; preds = %72, %165, %184, %186, %160, %158, %33, %56, %54, %94, %102, %114, %127, %124, %198, %205, %20
  %209 = phi i1 [ false, %20 ], [ %51, %33 ], [ false, %56 ], [ false, %54 ], [ false, %94 ], [ true, %102 ], [ true, %114 ], [ false, %124 ], [ %134, %127 ], [ true, %205 ], [ false, %198 ], [ %164, %160 ], [ false, %158 ], [ false, %186 ], [ false, %184 ], [ false, %165 ], [ true, %72 ]
  %210 = zext i1 %209 to i32
  ret i32 %210
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_fault_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.Event, align 8
  %7 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = trunc i64 %3 to i32
  %9 = shl i32 %8, 3
  %10 = and i32 %4, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %78, label %12

12:                                               ; preds = %5
  %13 = load i64, ptr %2, align 8, !tbaa !40
  %14 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %9, i64 noundef %13, ptr noundef nonnull %7) #20
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %78

16:                                               ; preds = %12, %135, %126, %117, %108, %99, %90, %81
  %17 = phi i32 [ %136, %135 ], [ %127, %126 ], [ %118, %117 ], [ %109, %108 ], [ %100, %99 ], [ %91, %90 ], [ %82, %81 ], [ %9, %12 ]
  %18 = phi i64 [ %138, %135 ], [ %129, %126 ], [ %120, %117 ], [ %111, %108 ], [ %102, %99 ], [ %93, %90 ], [ %84, %81 ], [ %13, %12 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !73)
  store i32 1, ptr %6, align 8, !tbaa !4, !alias.scope !73
  %19 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %1, ptr %19, align 4, !tbaa !10, !alias.scope !73
  %20 = getelementptr inbounds i8, ptr %6, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !11
  %23 = getelementptr inbounds i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8, !tbaa !14, !noalias !73
  store i32 %24, ptr %20, align 8, !tbaa !16, !alias.scope !73
  %25 = getelementptr inbounds i8, ptr %6, i64 12
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load i32, ptr %26, align 32, !tbaa !17, !noalias !73
  store i32 %27, ptr %25, align 4, !tbaa !18, !alias.scope !73
  %28 = getelementptr inbounds i8, ptr %6, i64 16
  store i32 %17, ptr %28, align 8, !tbaa !19, !alias.scope !73
  %29 = getelementptr inbounds i8, ptr %6, i64 20
  store i32 0, ptr %29, align 4, !tbaa !20, !alias.scope !73
  %30 = getelementptr inbounds i8, ptr %6, i64 24
  store i32 0, ptr %30, align 8, !tbaa !21, !alias.scope !73
  %31 = getelementptr inbounds i8, ptr %6, i64 28
  store i32 0, ptr %31, align 4, !tbaa !22, !alias.scope !73
  %32 = getelementptr inbounds i8, ptr %6, i64 32
  %33 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 %18, ptr %32, align 8, !tbaa !23
  %34 = getelementptr inbounds i8, ptr %22, i64 16
  %35 = load ptr, ptr %34, align 8, !tbaa !48
  %36 = ptrtoint ptr %35 to i64
  store i64 %36, ptr %33, align 8, !tbaa !40
  %37 = getelementptr inbounds i8, ptr %22, i64 24
  %38 = load i64, ptr %37, align 8, !tbaa !49
  %39 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 %38, ptr %39, align 8, !tbaa !40
  %40 = load ptr, ptr %0, align 64, !tbaa !58
  %41 = getelementptr inbounds i8, ptr %40, i64 40
  %42 = load i64, ptr %41, align 8, !tbaa !40
  %43 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 %42, ptr %43, align 8, !tbaa !40
  %44 = getelementptr inbounds i8, ptr %0, i64 16
  %45 = load ptr, ptr %44, align 16, !tbaa !33
  %46 = getelementptr inbounds i8, ptr %45, i64 164
  %47 = atomicrmw add ptr %46, i32 1 monotonic, align 4
  %48 = getelementptr inbounds i8, ptr %45, i64 160
  %49 = load i32, ptr %48, align 8, !tbaa !24
  %50 = icmp ult i32 %47, %49
  br i1 %50, label %51, label %75

51:                                               ; preds = %16
  %52 = getelementptr inbounds i8, ptr %45, i64 152
  %53 = load ptr, ptr %52, align 8, !tbaa !26
  %54 = zext i32 %47 to i64
  %55 = getelementptr inbounds %struct.Event, ptr %53, i64 %54
  br label %56

56:                                               ; preds = %56, %51
  %57 = phi i64 [ 0, %51 ], [ %73, %56 ]
  %58 = getelementptr inbounds i8, ptr %6, i64 %57
  %59 = load i8, ptr %58, align 4, !tbaa !27
  %60 = getelementptr inbounds i8, ptr %55, i64 %57
  store i8 %59, ptr %60, align 1, !tbaa !27
  %61 = or disjoint i64 %57, 1
  %62 = getelementptr inbounds i8, ptr %6, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !27
  %64 = getelementptr inbounds i8, ptr %55, i64 %61
  store i8 %63, ptr %64, align 1, !tbaa !27
  %65 = or disjoint i64 %57, 2
  %66 = getelementptr inbounds i8, ptr %6, i64 %65
  %67 = load i8, ptr %66, align 2, !tbaa !27
  %68 = getelementptr inbounds i8, ptr %55, i64 %65
  store i8 %67, ptr %68, align 1, !tbaa !27
  %69 = or disjoint i64 %57, 3
  %70 = getelementptr inbounds i8, ptr %6, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !27
  %72 = getelementptr inbounds i8, ptr %55, i64 %69
  store i8 %71, ptr %72, align 1, !tbaa !27
  %73 = add nuw nsw i64 %57, 4
  %74 = icmp eq i64 %73, 64
  br i1 %74, label %75, label %56, !llvm.loop !28

75:                                               ; preds = %56, %16
  %76 = load ptr, ptr %44, align 16, !tbaa !33
  %77 = getelementptr inbounds i8, ptr %76, i64 64
  store atomic i32 1, ptr %77 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #19
  br label %152

78:                                               ; preds = %12, %5
  %79 = and i32 %4, 2
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %78
  %82 = or disjoint i32 %9, 1
  %83 = getelementptr inbounds i8, ptr %2, i64 8
  %84 = load i64, ptr %83, align 8, !tbaa !40
  %85 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %82, i64 noundef %84, ptr noundef nonnull %7) #20
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %16, label %87

87:                                               ; preds = %81, %78
  %88 = and i32 %4, 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %87
  %91 = or disjoint i32 %9, 2
  %92 = getelementptr inbounds i8, ptr %2, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !40
  %94 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %91, i64 noundef %93, ptr noundef nonnull %7) #20
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %16, label %96

96:                                               ; preds = %90, %87
  %97 = and i32 %4, 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %96
  %100 = or disjoint i32 %9, 3
  %101 = getelementptr inbounds i8, ptr %2, i64 24
  %102 = load i64, ptr %101, align 8, !tbaa !40
  %103 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %100, i64 noundef %102, ptr noundef nonnull %7) #20
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %16, label %105

105:                                              ; preds = %99, %96
  %106 = and i32 %4, 16
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %114, label %108

108:                                              ; preds = %105
  %109 = or disjoint i32 %9, 4
  %110 = getelementptr inbounds i8, ptr %2, i64 32
  %111 = load i64, ptr %110, align 8, !tbaa !40
  %112 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %109, i64 noundef %111, ptr noundef nonnull %7) #20
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %16, label %114

114:                                              ; preds = %108, %105
  %115 = and i32 %4, 32
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %123, label %117

117:                                              ; preds = %114
  %118 = or disjoint i32 %9, 5
  %119 = getelementptr inbounds i8, ptr %2, i64 40
  %120 = load i64, ptr %119, align 8, !tbaa !40
  %121 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %118, i64 noundef %120, ptr noundef nonnull %7) #20
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %16, label %123

123:                                              ; preds = %117, %114
  %124 = and i32 %4, 64
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %132, label %126

126:                                              ; preds = %123
  %127 = or disjoint i32 %9, 6
  %128 = getelementptr inbounds i8, ptr %2, i64 48
  %129 = load i64, ptr %128, align 8, !tbaa !40
  %130 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %127, i64 noundef %129, ptr noundef nonnull %7) #20
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %16, label %132

132:                                              ; preds = %126, %123
  %133 = and i32 %4, 128
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %141, label %135

135:                                              ; preds = %132
  %136 = or disjoint i32 %9, 7
  %137 = getelementptr inbounds i8, ptr %2, i64 56
  %138 = load i64, ptr %137, align 8, !tbaa !40
  %139 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %136, i64 noundef %138, ptr noundef nonnull %7) #20
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %16, label %141

141:                                              ; preds = %135, %132
  %142 = getelementptr inbounds i8, ptr %7, i64 8
  %143 = load i64, ptr %142, align 8, !tbaa !60
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %152, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds i8, ptr %0, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !11
  %148 = getelementptr inbounds i8, ptr %147, i64 56
  %149 = load ptr, ptr %148, align 8, !tbaa !62
  %150 = zext i32 %1 to i64
  %151 = getelementptr inbounds %struct.Range, ptr %149, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %151, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false), !tbaa.struct !63
  br label %152

152:                                              ; preds = %75, %141, %145
  %153 = phi i32 [ 1, %75 ], [ 0, %145 ], [ 0, %141 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #19
  ret i32 %153
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_copy(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %24, label %6

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64
  %8 = zext i32 %2 to i64
  %9 = and i64 %8, 1
  %10 = icmp eq i32 %2, 1
  br i1 %10, label %13, label %11

11:                                               ; preds = %6
  %12 = and i64 %8, 4294967294
  br label %25

13:                                               ; preds = %40, %6
  %14 = phi i64 [ 0, %6 ], [ %43, %40 ]
  %15 = icmp eq i64 %9, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %13
  %17 = icmp ult i64 %14, %7
  br i1 %17, label %18, label %21

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %1, i64 %14
  %20 = load i8, ptr %19, align 1, !tbaa !27
  br label %21

21:                                               ; preds = %18, %16
  %22 = phi i8 [ %20, %18 ], [ 0, %16 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 %14
  store i8 %22, ptr %23, align 1, !tbaa !27
  br label %24

24:                                               ; preds = %21, %13, %4
  ret void

25:                                               ; preds = %40, %11
  %26 = phi i64 [ 0, %11 ], [ %43, %40 ]
  %27 = phi i64 [ 0, %11 ], [ %44, %40 ]
  %28 = icmp ult i64 %26, %7
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds i8, ptr %1, i64 %26
  %31 = load i8, ptr %30, align 1, !tbaa !27
  br label %32

32:                                               ; preds = %25, %29
  %33 = phi i8 [ %31, %29 ], [ 0, %25 ]
  %34 = getelementptr inbounds i8, ptr %0, i64 %26
  store i8 %33, ptr %34, align 1, !tbaa !27
  %35 = or disjoint i64 %26, 1
  %36 = icmp ult i64 %35, %7
  br i1 %36, label %37, label %40

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %1, i64 %35
  %39 = load i8, ptr %38, align 1, !tbaa !27
  br label %40

40:                                               ; preds = %37, %32
  %41 = phi i8 [ %39, %37 ], [ 0, %32 ]
  %42 = getelementptr inbounds i8, ptr %0, i64 %35
  store i8 %41, ptr %42, align 1, !tbaa !27
  %43 = add nuw nsw i64 %26, 2
  %44 = add i64 %27, 2
  %45 = icmp eq i64 %44, %12
  br i1 %45, label %13, label %25, !llvm.loop !76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @vg_spread32(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #10 {
  br label %9

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %7, %9
  %10 = phi i64 [ 0, %7 ], [ %32, %9 ]
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 0, i32 %2
  %15 = and i32 %11, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 0, i32 %3
  %18 = and i32 %11, 4
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 0, i32 %4
  %21 = and i32 %11, 8
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 0, i32 %5
  %24 = icmp ult i64 %10, 16
  %25 = select i1 %24, i32 0, i32 %6
  %26 = add i32 %25, %1
  %27 = add i32 %26, %14
  %28 = add i32 %27, %17
  %29 = add i32 %28, %20
  %30 = add i32 %29, %23
  %31 = getelementptr inbounds i32, ptr %0, i64 %10
  store i32 %30, ptr %31, align 4, !tbaa !41
  %32 = add nuw nsw i64 %10, 1
  %33 = icmp eq i64 %32, 32
  br i1 %33, label %8, label %9, !llvm.loop !77
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @vg_spread64(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #10 {
  br label %9

8:                                                ; preds = %9
  ret void

9:                                                ; preds = %7, %9
  %10 = phi i64 [ 0, %7 ], [ %32, %9 ]
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i64 0, i64 %2
  %15 = and i32 %11, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i64 0, i64 %3
  %18 = and i32 %11, 4
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i64 0, i64 %4
  %21 = and i32 %11, 8
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i64 0, i64 %5
  %24 = icmp ult i64 %10, 16
  %25 = select i1 %24, i64 0, i64 %6
  %26 = add i64 %25, %1
  %27 = add i64 %26, %14
  %28 = add i64 %27, %17
  %29 = add i64 %28, %20
  %30 = add i64 %29, %23
  %31 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %30, ptr %31, align 8, !tbaa !40
  %32 = add nuw nsw i64 %10, 1
  %33 = icmp eq i64 %32, 32
  br i1 %33, label %8, label %9, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_union(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = or i32 %13, %6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = or i32 %24, %16
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_complete(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #11 {
  %4 = xor i32 %1, -1
  %5 = and i32 %4, %2
  br label %7

6:                                                ; preds = %34
  ret i32 %38

7:                                                ; preds = %34, %3
  %8 = phi i64 [ 0, %3 ], [ %39, %34 ]
  %9 = phi i32 [ 0, %3 ], [ %38, %34 ]
  %10 = trunc nuw nsw i64 %8 to i32
  %11 = shl nuw i32 1, %10
  %12 = and i32 %11, %1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %7
  %15 = getelementptr inbounds i32, ptr %0, i64 %8
  %16 = load i32, ptr %15, align 4, !tbaa !41
  %17 = and i32 %5, %16
  %18 = icmp eq i32 %17, 0
  br label %19

19:                                               ; preds = %14, %7
  %20 = phi i1 [ false, %7 ], [ %18, %14 ]
  %21 = zext i1 %20 to i32
  %22 = shl nuw i32 %21, %10
  %23 = or i32 %22, %9
  %24 = or disjoint i64 %8, 1
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = shl nuw i32 1, %25
  %27 = and i32 %26, %1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %34, label %29

29:                                               ; preds = %19
  %30 = getelementptr inbounds i32, ptr %0, i64 %24
  %31 = load i32, ptr %30, align 4, !tbaa !41
  %32 = and i32 %5, %31
  %33 = icmp eq i32 %32, 0
  br label %34

34:                                               ; preds = %29, %19
  %35 = phi i1 [ false, %19 ], [ %33, %29 ]
  %36 = zext i1 %35 to i32
  %37 = shl nuw i32 %36, %25
  %38 = or i32 %37, %23
  %39 = add nuw nsw i64 %8, 2
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %6, label %7, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_any32(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %5

5:                                                ; preds = %4, %11
  %6 = phi i64 [ 0, %4 ], [ %13, %11 ]
  %7 = getelementptr inbounds i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !41
  %9 = getelementptr inbounds i32, ptr %0, i64 %6
  br label %15

10:                                               ; preds = %11
  ret void

11:                                               ; preds = %44
  %12 = getelementptr inbounds i32, ptr %3, i64 %6
  store i32 %48, ptr %12, align 4, !tbaa !41
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %13, 32
  br i1 %14, label %10, label %5, !llvm.loop !81

15:                                               ; preds = %44, %5
  %16 = phi i64 [ 0, %5 ], [ %49, %44 ]
  %17 = phi i32 [ 0, %5 ], [ %48, %44 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %2
  %21 = and i32 %20, %8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = load i32, ptr %9, align 4, !tbaa !41
  %27 = icmp eq i32 %25, %26
  br label %28

28:                                               ; preds = %23, %15
  %29 = phi i1 [ false, %15 ], [ %27, %23 ]
  %30 = zext i1 %29 to i32
  %31 = shl nuw i32 %30, %18
  %32 = or i32 %31, %17
  %33 = or disjoint i64 %16, 1
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = shl nuw i32 1, %34
  %36 = and i32 %35, %2
  %37 = and i32 %36, %8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %28
  %40 = getelementptr inbounds i32, ptr %0, i64 %33
  %41 = load i32, ptr %40, align 4, !tbaa !41
  %42 = load i32, ptr %9, align 4, !tbaa !41
  %43 = icmp eq i32 %41, %42
  br label %44

44:                                               ; preds = %39, %28
  %45 = phi i1 [ false, %28 ], [ %43, %39 ]
  %46 = zext i1 %45 to i32
  %47 = shl nuw i32 %46, %34
  %48 = or i32 %47, %32
  %49 = add nuw nsw i64 %16, 2
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %11, label %15, !llvm.loop !82
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_all32(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %12
  ret void

6:                                                ; preds = %4, %12
  %7 = phi i64 [ 0, %4 ], [ %16, %12 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !41
  %10 = and i32 %9, %2
  %11 = getelementptr inbounds i32, ptr %0, i64 %7
  br label %18

12:                                               ; preds = %49
  %13 = icmp eq i32 %50, 0
  %14 = select i1 %13, i32 0, i32 %10
  %15 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %14, ptr %15, align 4, !tbaa !41
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6, !llvm.loop !83

18:                                               ; preds = %49, %6
  %19 = phi i64 [ 0, %6 ], [ %51, %49 ]
  %20 = phi i32 [ 1, %6 ], [ %50, %49 ]
  %21 = trunc nuw nsw i64 %19 to i32
  %22 = shl nuw i32 1, %21
  %23 = and i32 %22, %10
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %18
  %26 = and i32 %20, 1
  br label %35

27:                                               ; preds = %18
  %28 = getelementptr inbounds i32, ptr %0, i64 %19
  %29 = load i32, ptr %28, align 4, !tbaa !41
  %30 = load i32, ptr %11, align 4, !tbaa !41
  %31 = icmp ne i32 %29, %30
  %32 = and i32 %20, 1
  %33 = freeze i1 %31
  %34 = select i1 %33, i32 0, i32 %32
  br label %35

35:                                               ; preds = %27, %25
  %36 = phi i32 [ %26, %25 ], [ %34, %27 ]
  %37 = or disjoint i64 %19, 1
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = shl nuw i32 1, %38
  %40 = and i32 %39, %10
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %49, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds i32, ptr %0, i64 %37
  %44 = load i32, ptr %43, align 4, !tbaa !41
  %45 = load i32, ptr %11, align 4, !tbaa !41
  %46 = icmp ne i32 %44, %45
  %47 = freeze i1 %46
  %48 = select i1 %47, i32 0, i32 %36
  br label %49

49:                                               ; preds = %35, %42
  %50 = phi i32 [ %48, %42 ], [ %36, %35 ]
  %51 = add nuw nsw i64 %19, 2
  %52 = icmp eq i64 %51, 32
  br i1 %52, label %12, label %18, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_any64(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %5

5:                                                ; preds = %4, %11
  %6 = phi i64 [ 0, %4 ], [ %13, %11 ]
  %7 = getelementptr inbounds i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !41
  %9 = getelementptr inbounds i64, ptr %0, i64 %6
  br label %15

10:                                               ; preds = %11
  ret void

11:                                               ; preds = %44
  %12 = getelementptr inbounds i32, ptr %3, i64 %6
  store i32 %48, ptr %12, align 4, !tbaa !41
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %13, 32
  br i1 %14, label %10, label %5, !llvm.loop !85

15:                                               ; preds = %44, %5
  %16 = phi i64 [ 0, %5 ], [ %49, %44 ]
  %17 = phi i32 [ 0, %5 ], [ %48, %44 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %2
  %21 = and i32 %20, %8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i64, ptr %0, i64 %16
  %25 = load i64, ptr %24, align 8, !tbaa !40
  %26 = load i64, ptr %9, align 8, !tbaa !40
  %27 = icmp eq i64 %25, %26
  br label %28

28:                                               ; preds = %23, %15
  %29 = phi i1 [ false, %15 ], [ %27, %23 ]
  %30 = zext i1 %29 to i32
  %31 = shl nuw i32 %30, %18
  %32 = or i32 %31, %17
  %33 = or disjoint i64 %16, 1
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = shl nuw i32 1, %34
  %36 = and i32 %35, %2
  %37 = and i32 %36, %8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %28
  %40 = getelementptr inbounds i64, ptr %0, i64 %33
  %41 = load i64, ptr %40, align 8, !tbaa !40
  %42 = load i64, ptr %9, align 8, !tbaa !40
  %43 = icmp eq i64 %41, %42
  br label %44

44:                                               ; preds = %39, %28
  %45 = phi i1 [ false, %28 ], [ %43, %39 ]
  %46 = zext i1 %45 to i32
  %47 = shl nuw i32 %46, %34
  %48 = or i32 %47, %32
  %49 = add nuw nsw i64 %16, 2
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %11, label %15, !llvm.loop !86
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_all64(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %12
  ret void

6:                                                ; preds = %4, %12
  %7 = phi i64 [ 0, %4 ], [ %16, %12 ]
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !41
  %10 = and i32 %9, %2
  %11 = getelementptr inbounds i64, ptr %0, i64 %7
  br label %18

12:                                               ; preds = %49
  %13 = icmp eq i32 %50, 0
  %14 = select i1 %13, i32 0, i32 %10
  %15 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %14, ptr %15, align 4, !tbaa !41
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %5, label %6, !llvm.loop !87

18:                                               ; preds = %49, %6
  %19 = phi i64 [ 0, %6 ], [ %51, %49 ]
  %20 = phi i32 [ 1, %6 ], [ %50, %49 ]
  %21 = trunc nuw nsw i64 %19 to i32
  %22 = shl nuw i32 1, %21
  %23 = and i32 %22, %10
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %18
  %26 = and i32 %20, 1
  br label %35

27:                                               ; preds = %18
  %28 = getelementptr inbounds i64, ptr %0, i64 %19
  %29 = load i64, ptr %28, align 8, !tbaa !40
  %30 = load i64, ptr %11, align 8, !tbaa !40
  %31 = icmp ne i64 %29, %30
  %32 = and i32 %20, 1
  %33 = freeze i1 %31
  %34 = select i1 %33, i32 0, i32 %32
  br label %35

35:                                               ; preds = %27, %25
  %36 = phi i32 [ %26, %25 ], [ %34, %27 ]
  %37 = or disjoint i64 %19, 1
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = shl nuw i32 1, %38
  %40 = and i32 %39, %10
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %49, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds i64, ptr %0, i64 %37
  %44 = load i64, ptr %43, align 8, !tbaa !40
  %45 = load i64, ptr %11, align 8, !tbaa !40
  %46 = icmp ne i64 %44, %45
  %47 = freeze i1 %46
  %48 = select i1 %47, i32 0, i32 %36
  br label %49

49:                                               ; preds = %35, %42
  %50 = phi i32 [ %48, %42 ], [ %36, %35 ]
  %51 = add nuw nsw i64 %19, 2
  %52 = icmp eq i64 %51, 32
  br i1 %52, label %12, label %18, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_add(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = add i32 %13, %6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = add i32 %24, %16
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_add_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ 0, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = add i32 %25, %17
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = add i32 %37, %28
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !89

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !90
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_and(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ -1, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = and i32 %13, %6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = and i32 %24, %16
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !91
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_and_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ -1, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = and i32 %25, %17
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = and i32 %37, %28
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !91

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_or(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = or i32 %13, %6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = or i32 %24, %16
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !93
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_or_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ 0, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = or i32 %25, %17
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = or i32 %37, %28
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !93

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !94
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_xor(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = xor i32 %13, %6
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = xor i32 %24, %16
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_xor_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ 0, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = xor i32 %25, %17
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = xor i32 %37, %28
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !95

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_min_u32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ -1, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %6)
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = tail call i32 @llvm.umin.i32(i32 %24, i32 %16)
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_min_u32_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ -1, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = tail call i32 @llvm.umin.i32(i32 %25, i32 %17)
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = tail call i32 @llvm.umin.i32(i32 %37, i32 %28)
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !97

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !98
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_max_u32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = tail call i32 @llvm.umax.i32(i32 %13, i32 %6)
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = tail call i32 @llvm.umax.i32(i32 %24, i32 %16)
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !99
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_max_u32_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ 0, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = tail call i32 @llvm.umax.i32(i32 %25, i32 %17)
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = tail call i32 @llvm.umax.i32(i32 %37, i32 %28)
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !99

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_min_s32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ 2147483647, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = tail call i32 @llvm.smin.i32(i32 %13, i32 %6)
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = tail call i32 @llvm.smin.i32(i32 %24, i32 %16)
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !101
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_min_s32_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ 2147483647, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %17)
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = tail call i32 @llvm.smin.i32(i32 %37, i32 %28)
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !101

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !102
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @vg_redux_max_s32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %26
  ret i32 %27

4:                                                ; preds = %26, %2
  %5 = phi i64 [ 0, %2 ], [ %28, %26 ]
  %6 = phi i32 [ -2147483648, %2 ], [ %27, %26 ]
  %7 = trunc nuw nsw i64 %5 to i32
  %8 = shl nuw i32 1, %7
  %9 = and i32 %8, %1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i32, ptr %0, i64 %5
  %13 = load i32, ptr %12, align 4, !tbaa !41
  %14 = tail call i32 @llvm.smax.i32(i32 %13, i32 %6)
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %6, %4 ]
  %17 = or disjoint i64 %5, 1
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %19, %1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 %16)
  br label %26

26:                                               ; preds = %22, %15
  %27 = phi i32 [ %25, %22 ], [ %16, %15 ]
  %28 = add nuw nsw i64 %5, 2
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %3, label %4, !llvm.loop !103
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_redux_max_s32_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #9 {
  br label %6

5:                                                ; preds = %43
  ret void

6:                                                ; preds = %4, %43
  %7 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = shl nuw i32 1, %8
  %10 = and i32 %9, %2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %7
  %14 = load i32, ptr %13, align 4, !tbaa !41
  br label %15

15:                                               ; preds = %39, %12
  %16 = phi i64 [ 0, %12 ], [ %41, %39 ]
  %17 = phi i32 [ -2147483648, %12 ], [ %40, %39 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = shl nuw i32 1, %18
  %20 = and i32 %14, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %15
  %24 = getelementptr inbounds i32, ptr %0, i64 %16
  %25 = load i32, ptr %24, align 4, !tbaa !41
  %26 = tail call i32 @llvm.smax.i32(i32 %25, i32 %17)
  br label %27

27:                                               ; preds = %23, %15
  %28 = phi i32 [ %26, %23 ], [ %17, %15 ]
  %29 = or disjoint i64 %16, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %14, %31
  %33 = and i32 %32, %2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %27
  %36 = getelementptr inbounds i32, ptr %0, i64 %29
  %37 = load i32, ptr %36, align 4, !tbaa !41
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 %28)
  br label %39

39:                                               ; preds = %35, %27
  %40 = phi i32 [ %38, %35 ], [ %28, %27 ]
  %41 = add nuw nsw i64 %16, 2
  %42 = icmp eq i64 %41, 32
  br i1 %42, label %43, label %15, !llvm.loop !103

43:                                               ; preds = %39, %6
  %44 = phi i32 [ 0, %6 ], [ %40, %39 ]
  %45 = getelementptr inbounds i32, ptr %3, i64 %7
  store i32 %44, ptr %45, align 4, !tbaa !41
  %46 = add nuw nsw i64 %7, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %5, label %6, !llvm.loop !104
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local noundef i32 @vg_sync_missing(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #12 {
  %5 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !11, !noalias !105
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8, !tbaa !14, !noalias !105
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 32, !tbaa !17, !noalias !105
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 16, !tbaa !33
  %14 = getelementptr inbounds i8, ptr %13, i64 76
  %15 = load i32, ptr %14, align 4, !tbaa !108
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %65, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds i8, ptr %13, i64 164
  %20 = load i32, ptr %19, align 4, !tbaa !109
  %21 = icmp eq i32 %20, 0
  %22 = getelementptr inbounds i8, ptr %13, i64 160
  %23 = load i32, ptr %22, align 8, !tbaa !24
  br i1 %21, label %47, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %13, i64 152
  %26 = zext i32 %23 to i64
  %27 = zext i32 %20 to i64
  br label %28

28:                                               ; preds = %40, %24
  %29 = phi i64 [ 0, %24 ], [ %41, %40 ]
  %30 = icmp eq i64 %29, %26
  br i1 %30, label %47, label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %25, align 8, !tbaa !26
  %33 = getelementptr inbounds %struct.Event, ptr %32, i64 %29
  %34 = load i32, ptr %33, align 8, !tbaa !4
  %35 = icmp eq i32 %34, 4
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = getelementptr inbounds i8, ptr %33, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !10
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %43, label %40

40:                                               ; preds = %36, %31
  %41 = add nuw nsw i64 %29, 1
  %42 = icmp eq i64 %41, %27
  br i1 %42, label %47, label %28, !llvm.loop !110

43:                                               ; preds = %36
  %44 = getelementptr inbounds i8, ptr %33, i64 28
  %45 = load i32, ptr %44, align 4, !tbaa !22
  %46 = add i32 %45, 1
  store i32 %46, ptr %44, align 4, !tbaa !22
  br label %65

47:                                               ; preds = %40, %28, %18
  %48 = add i32 %20, 16
  %49 = icmp ult i32 %48, %23
  br i1 %49, label %50, label %65

50:                                               ; preds = %47
  %51 = getelementptr inbounds i8, ptr %13, i64 152
  %52 = load ptr, ptr %51, align 8, !tbaa !26
  %53 = add i32 %20, 1
  store i32 %53, ptr %19, align 4, !tbaa !109
  %54 = zext i32 %20 to i64
  %55 = getelementptr inbounds %struct.Event, ptr %52, i64 %54
  store i32 4, ptr %55, align 8, !tbaa !41
  %56 = getelementptr inbounds i8, ptr %55, i64 4
  store i32 %1, ptr %56, align 4, !tbaa !41
  %57 = getelementptr inbounds i8, ptr %55, i64 8
  store i32 %9, ptr %57, align 8, !tbaa !41
  %58 = getelementptr inbounds i8, ptr %55, i64 12
  store i32 %11, ptr %58, align 4, !tbaa !41
  %59 = getelementptr inbounds i8, ptr %55, i64 16
  store i32 %5, ptr %59, align 8, !tbaa !41
  %60 = getelementptr inbounds i8, ptr %55, i64 20
  store i32 %2, ptr %60, align 4, !tbaa !41
  %61 = getelementptr inbounds i8, ptr %55, i64 24
  store i32 %3, ptr %61, align 8, !tbaa !41
  %62 = getelementptr inbounds i8, ptr %55, i64 28
  store i32 0, ptr %62, align 4, !tbaa !41
  %63 = getelementptr inbounds i8, ptr %55, i64 32
  store i64 0, ptr %63, align 8, !tbaa !40
  %64 = getelementptr inbounds i8, ptr %55, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %64, i8 0, i64 24, i1 false)
  br label %65

65:                                               ; preds = %50, %47, %43, %4
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local float @vg_atomic_add_f32(ptr nocapture noundef readnone %0, ptr nocapture noundef %1, float noundef %2) local_unnamed_addr #13 {
  %4 = load atomic i32, ptr %1 monotonic, align 4
  %5 = tail call float @llvm.fabs.f32(float %2)
  %6 = fcmp olt float %5, 0x3810000000000000
  %7 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %2)
  %8 = select i1 %6, float %7, float %2
  br label %9

9:                                                ; preds = %9, %3
  %10 = phi i32 [ %4, %3 ], [ %24, %9 ]
  %11 = bitcast i32 %10 to float
  %12 = tail call float @llvm.fabs.f32(float %11)
  %13 = fcmp olt float %12, 0x3810000000000000
  %14 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %11)
  %15 = select i1 %13, float %14, float %11
  %16 = fadd float %8, %15
  %17 = tail call float @llvm.fabs.f32(float %16)
  %18 = fcmp olt float %17, 0x3810000000000000
  %19 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %16)
  %20 = select i1 %18, float %19, float %16
  %21 = bitcast float %20 to i32
  %22 = cmpxchg ptr %1, i32 %10, i32 %21 monotonic monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  %24 = extractvalue { i32, i1 } %22, 0
  br i1 %23, label %25, label %9, !llvm.loop !111

25:                                               ; preds = %9
  ret float %11
}

; Function Attrs: nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local float @vg_atomic_add_generic_f32(ptr nocapture noundef readonly %0, ptr noundef %1, float noundef %2) local_unnamed_addr #14 {
  %4 = ptrtoint ptr %1 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !48
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %4, %9
  %11 = getelementptr inbounds i8, ptr %6, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !49
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %36, label %14

14:                                               ; preds = %3
  %15 = load atomic i32, ptr %1 monotonic, align 4
  %16 = tail call float @llvm.fabs.f32(float %2)
  %17 = fcmp olt float %16, 0x3810000000000000
  %18 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %2)
  %19 = select i1 %17, float %18, float %2
  br label %20

20:                                               ; preds = %20, %14
  %21 = phi i32 [ %15, %14 ], [ %35, %20 ]
  %22 = bitcast i32 %21 to float
  %23 = tail call float @llvm.fabs.f32(float %22)
  %24 = fcmp olt float %23, 0x3810000000000000
  %25 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %22)
  %26 = select i1 %24, float %25, float %22
  %27 = fadd float %19, %26
  %28 = tail call float @llvm.fabs.f32(float %27)
  %29 = fcmp olt float %28, 0x3810000000000000
  %30 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %27)
  %31 = select i1 %29, float %30, float %27
  %32 = bitcast float %31 to i32
  %33 = cmpxchg ptr %1, i32 %21, i32 %32 monotonic monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  %35 = extractvalue { i32, i1 } %33, 0
  br i1 %34, label %39, label %20, !llvm.loop !111

36:                                               ; preds = %3
  %37 = load float, ptr %1, align 4
  %38 = fadd float %37, %2
  store float %38, ptr %1, align 4
  br label %39

39:                                               ; preds = %20, %36
  %40 = phi float [ %37, %36 ], [ %22, %20 ]
  ret float %40
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local noundef zeroext i16 @vg_atomic_add_f16(ptr nocapture noundef %0, i16 noundef zeroext %1) local_unnamed_addr #13 {
  %3 = load atomic i16, ptr %0 monotonic, align 2
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i16 [ %3, %2 ], [ %9, %4 ]
  %6 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %5, i16 noundef zeroext %1) #20
  %7 = cmpxchg ptr %0, i16 %5, i16 %6 monotonic monotonic, align 2
  %8 = extractvalue { i16, i1 } %7, 1
  %9 = extractvalue { i16, i1 } %7, 0
  br i1 %8, label %10, label %4, !llvm.loop !112

10:                                               ; preds = %4
  ret i16 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc zeroext i16 @add_f16(i16 noundef zeroext %0, i16 noundef zeroext %1) unnamed_addr #15 {
  %3 = zext i16 %0 to i32
  %4 = sext i16 %0 to i32
  %5 = and i32 %4, -2147483648
  %6 = lshr i32 %3, 10
  %7 = and i32 %6, 31
  %8 = and i32 %3, 1023
  switch i32 %7, label %13 [
    i32 31, label %9
    i32 0, label %19
  ]

9:                                                ; preds = %2
  %10 = shl nuw nsw i32 %3, 13
  %11 = or disjoint i32 %5, %10
  %12 = or i32 %11, 2139095040
  br label %24

13:                                               ; preds = %2
  %14 = shl nuw nsw i32 %7, 23
  %15 = add nuw nsw i32 %14, 939524096
  %16 = shl nuw nsw i32 %8, 13
  %17 = or disjoint i32 %15, %16
  %18 = or disjoint i32 %17, %5
  br label %24

19:                                               ; preds = %2
  %20 = uitofp nneg i32 %8 to float
  %21 = fmul float %20, 0x3E70000000000000
  %22 = bitcast float %21 to i32
  %23 = or disjoint i32 %5, %22
  br label %24

24:                                               ; preds = %9, %13, %19
  %25 = phi i32 [ %12, %9 ], [ %18, %13 ], [ %23, %19 ]
  %26 = bitcast i32 %25 to float
  %27 = zext i16 %1 to i32
  %28 = sext i16 %1 to i32
  %29 = and i32 %28, -2147483648
  %30 = lshr i32 %27, 10
  %31 = and i32 %30, 31
  %32 = and i32 %27, 1023
  switch i32 %31, label %37 [
    i32 31, label %33
    i32 0, label %43
  ]

33:                                               ; preds = %24
  %34 = shl nuw nsw i32 %27, 13
  %35 = or disjoint i32 %29, %34
  %36 = or i32 %35, 2139095040
  br label %48

37:                                               ; preds = %24
  %38 = shl nuw nsw i32 %31, 23
  %39 = add nuw nsw i32 %38, 939524096
  %40 = shl nuw nsw i32 %32, 13
  %41 = or disjoint i32 %39, %40
  %42 = or disjoint i32 %41, %29
  br label %48

43:                                               ; preds = %24
  %44 = uitofp nneg i32 %32 to float
  %45 = fmul float %44, 0x3E70000000000000
  %46 = bitcast float %45 to i32
  %47 = or disjoint i32 %29, %46
  br label %48

48:                                               ; preds = %33, %37, %43
  %49 = phi i32 [ %36, %33 ], [ %42, %37 ], [ %47, %43 ]
  %50 = bitcast i32 %49 to float
  %51 = fadd float %26, %50
  %52 = bitcast float %51 to i32
  %53 = lshr i32 %52, 16
  %54 = and i32 %53, 32768
  %55 = tail call float @llvm.fabs.f32(float %51)
  %56 = bitcast float %55 to i32
  %57 = icmp ugt i32 %56, 2139095040
  br i1 %57, label %78, label %58

58:                                               ; preds = %48
  %59 = icmp ugt i32 %56, 1199566847
  br i1 %59, label %60, label %63

60:                                               ; preds = %58
  %61 = trunc nuw i32 %54 to i16
  %62 = or disjoint i16 %61, 31744
  br label %78

63:                                               ; preds = %58
  %64 = icmp ult i32 %56, 947912704
  br i1 %64, label %65, label %70

65:                                               ; preds = %63
  %66 = fadd float %55, 5.000000e-01
  %67 = bitcast float %66 to i32
  %68 = or i32 %54, %67
  %69 = trunc i32 %68 to i16
  br label %78

70:                                               ; preds = %63
  %71 = lshr i32 %56, 13
  %72 = and i32 %71, 1
  %73 = add nuw nsw i32 %56, 134221823
  %74 = add nuw nsw i32 %73, %72
  %75 = lshr i32 %74, 13
  %76 = or i32 %75, %54
  %77 = trunc i32 %76 to i16
  br label %78

78:                                               ; preds = %48, %60, %65, %70
  %79 = phi i16 [ %62, %60 ], [ %69, %65 ], [ %77, %70 ], [ 32767, %48 ]
  ret i16 %79
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i32 @vg_atomic_add_f16x2(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load atomic i32, ptr %0 monotonic, align 4
  %4 = trunc i32 %1 to i16
  %5 = lshr i32 %1, 16
  %6 = trunc nuw i32 %5 to i16
  br label %7

7:                                                ; preds = %7, %2
  %8 = phi i32 [ %3, %2 ], [ %20, %7 ]
  %9 = trunc i32 %8 to i16
  %10 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %9, i16 noundef zeroext %4) #20
  %11 = zext i16 %10 to i32
  %12 = lshr i32 %8, 16
  %13 = trunc nuw i32 %12 to i16
  %14 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %13, i16 noundef zeroext %6) #20
  %15 = zext i16 %14 to i32
  %16 = shl nuw i32 %15, 16
  %17 = or disjoint i32 %16, %11
  %18 = cmpxchg ptr %0, i32 %8, i32 %17 monotonic monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  br i1 %19, label %21, label %7, !llvm.loop !113

21:                                               ; preds = %7
  ret i32 %8
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i16 @vg_atomic_add_bf16(ptr nocapture noundef %0, i16 noundef zeroext %1) local_unnamed_addr #13 {
  %3 = load atomic i16, ptr %0 monotonic, align 2
  %4 = zext i16 %1 to i32
  %5 = shl nuw i32 %4, 16
  %6 = bitcast i32 %5 to float
  br label %7

7:                                                ; preds = %24, %2
  %8 = phi i16 [ %3, %2 ], [ %28, %24 ]
  %9 = zext i16 %8 to i32
  %10 = shl nuw i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fadd float %6, %11
  %13 = tail call float @llvm.fabs.f32(float %12)
  %14 = bitcast float %13 to i32
  %15 = icmp ugt i32 %14, 2139095040
  br i1 %15, label %24, label %16

16:                                               ; preds = %7
  %17 = bitcast float %12 to i32
  %18 = add i32 %17, 32767
  %19 = lshr i32 %17, 16
  %20 = and i32 %19, 1
  %21 = add i32 %18, %20
  %22 = lshr i32 %21, 16
  %23 = trunc nuw i32 %22 to i16
  br label %24

24:                                               ; preds = %7, %16
  %25 = phi i16 [ %23, %16 ], [ 32767, %7 ]
  %26 = cmpxchg ptr %0, i16 %8, i16 %25 monotonic monotonic, align 2
  %27 = extractvalue { i16, i1 } %26, 1
  %28 = extractvalue { i16, i1 } %26, 0
  br i1 %27, label %29, label %7, !llvm.loop !114

29:                                               ; preds = %24
  ret i16 %8
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i32 @vg_atomic_add_bf16x2(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load atomic i32, ptr %0 monotonic, align 4
  %4 = shl i32 %1, 16
  %5 = bitcast i32 %4 to float
  %6 = and i32 %1, -65536
  %7 = bitcast i32 %6 to float
  br label %8

8:                                                ; preds = %38, %2
  %9 = phi i32 [ %3, %2 ], [ %43, %38 ]
  %10 = shl i32 %9, 16
  %11 = bitcast i32 %10 to float
  %12 = fadd float %5, %11
  %13 = tail call float @llvm.fabs.f32(float %12)
  %14 = bitcast float %13 to i32
  %15 = icmp ugt i32 %14, 2139095040
  br i1 %15, label %23, label %16

16:                                               ; preds = %8
  %17 = bitcast float %12 to i32
  %18 = add i32 %17, 32767
  %19 = lshr i32 %17, 16
  %20 = and i32 %19, 1
  %21 = add i32 %18, %20
  %22 = lshr i32 %21, 16
  br label %23

23:                                               ; preds = %8, %16
  %24 = phi i32 [ %22, %16 ], [ 32767, %8 ]
  %25 = and i32 %9, -65536
  %26 = bitcast i32 %25 to float
  %27 = fadd float %7, %26
  %28 = tail call float @llvm.fabs.f32(float %27)
  %29 = bitcast float %28 to i32
  %30 = icmp ugt i32 %29, 2139095040
  br i1 %30, label %38, label %31

31:                                               ; preds = %23
  %32 = bitcast float %27 to i32
  %33 = add i32 %32, 32767
  %34 = lshr i32 %32, 16
  %35 = and i32 %34, 1
  %36 = add i32 %33, %35
  %37 = and i32 %36, -65536
  br label %38

38:                                               ; preds = %23, %31
  %39 = phi i32 [ %37, %31 ], [ 2147418112, %23 ]
  %40 = or disjoint i32 %39, %24
  %41 = cmpxchg ptr %0, i32 %9, i32 %40 monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 1
  %43 = extractvalue { i32, i1 } %41, 0
  br i1 %42, label %44, label %8, !llvm.loop !115

44:                                               ; preds = %38
  ret i32 %9
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @vg_printf(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef writeonly %5) local_unnamed_addr #5 {
  %7 = alloca %struct.Event, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 16, !tbaa !33
  %10 = getelementptr inbounds i8, ptr %9, i64 88
  %11 = getelementptr inbounds i8, ptr %9, i64 80
  %12 = getelementptr inbounds i8, ptr %0, i64 104
  %13 = getelementptr inbounds i8, ptr %0, i64 112
  %14 = getelementptr inbounds i8, ptr %9, i64 184
  %15 = getelementptr inbounds i8, ptr %9, i64 176
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = getelementptr inbounds i8, ptr %9, i64 168
  %19 = icmp eq ptr %5, null
  %20 = getelementptr inbounds i8, ptr %7, i64 4
  %21 = getelementptr inbounds i8, ptr %7, i64 8
  %22 = getelementptr inbounds i8, ptr %7, i64 12
  %23 = getelementptr inbounds i8, ptr %7, i64 16
  %24 = getelementptr inbounds i8, ptr %7, i64 20
  %25 = getelementptr inbounds i8, ptr %7, i64 24
  %26 = getelementptr inbounds i8, ptr %7, i64 28
  %27 = getelementptr inbounds i8, ptr %7, i64 32
  %28 = getelementptr inbounds i8, ptr %7, i64 40
  %29 = trunc i32 %1 to i8
  %30 = lshr i32 %1, 8
  %31 = trunc i32 %30 to i8
  %32 = lshr i32 %1, 16
  %33 = trunc i32 %32 to i8
  %34 = lshr i32 %1, 24
  %35 = trunc nuw i32 %34 to i8
  br label %36

36:                                               ; preds = %6, %320
  %37 = phi i64 [ 0, %6 ], [ %321, %320 ]
  %38 = phi i1 [ true, %6 ], [ %322, %320 ]
  %39 = trunc nuw nsw i64 %37 to i32
  %40 = shl nuw i32 1, %39
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %320, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds i64, ptr %3, i64 %37
  %45 = load i64, ptr %44, align 8, !tbaa !40
  %46 = load i64, ptr %10, align 8, !tbaa !42
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %140, label %48

48:                                               ; preds = %43
  %49 = load ptr, ptr %11, align 8, !tbaa !43
  br label %50

50:                                               ; preds = %50, %48
  %51 = phi i64 [ 0, %48 ], [ %60, %50 ]
  %52 = phi i64 [ %46, %48 ], [ %59, %50 ]
  %53 = add i64 %52, %51
  %54 = lshr i64 %53, 1
  %55 = getelementptr inbounds %struct.Entry, ptr %49, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !44
  %57 = icmp ugt i64 %56, %45
  %58 = add nuw i64 %54, 1
  %59 = select i1 %57, i64 %54, i64 %52
  %60 = select i1 %57, i64 %51, i64 %58
  %61 = icmp ult i64 %60, %59
  br i1 %61, label %50, label %62, !llvm.loop !46

62:                                               ; preds = %50
  %63 = icmp eq i64 %60, 0
  br i1 %63, label %140, label %64

64:                                               ; preds = %62
  %65 = getelementptr %struct.Entry, ptr %49, i64 %60
  %66 = getelementptr i8, ptr %65, i64 -32
  %67 = load i64, ptr %66, align 8, !tbaa !47
  %68 = icmp ule i64 %67, %45
  %69 = getelementptr i8, ptr %65, i64 -40
  %70 = icmp eq ptr %69, null
  %71 = or i1 %70, %68
  br i1 %71, label %140, label %72

72:                                               ; preds = %64
  %73 = inttoptr i64 %45 to ptr
  %74 = inttoptr i64 %67 to ptr
  br label %75

75:                                               ; preds = %134, %72
  %76 = phi i32 [ 0, %72 ], [ %135, %134 ]
  %77 = phi i32 [ 0, %72 ], [ %136, %134 ]
  %78 = phi ptr [ %73, %72 ], [ %137, %134 ]
  %79 = phi i32 [ 0, %72 ], [ %138, %134 ]
  %80 = icmp ult ptr %78, %74
  br i1 %80, label %81, label %140

81:                                               ; preds = %75, %95
  %82 = phi ptr [ %96, %95 ], [ %78, %75 ]
  %83 = load i8, ptr %82, align 1, !tbaa !27
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %140, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds i8, ptr %82, i64 1
  %87 = icmp eq i8 %83, 37
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = icmp ult ptr %86, %74
  br i1 %89, label %90, label %134

90:                                               ; preds = %88
  %91 = load i8, ptr %86, align 1, !tbaa !27
  %92 = icmp eq i8 %91, 37
  br i1 %92, label %93, label %98

93:                                               ; preds = %90
  %94 = getelementptr inbounds i8, ptr %82, i64 2
  br label %95

95:                                               ; preds = %93, %85
  %96 = phi ptr [ %86, %85 ], [ %94, %93 ]
  %97 = icmp ult ptr %96, %74
  br i1 %97, label %81, label %140, !llvm.loop !116

98:                                               ; preds = %90
  %99 = ptrtoint ptr %82 to i64
  %100 = getelementptr i8, ptr %82, i64 %67
  %101 = sub i64 0, %99
  %102 = getelementptr i8, ptr %100, i64 %101
  br label %103

103:                                              ; preds = %130, %98
  %104 = phi i32 [ %132, %130 ], [ 0, %98 ]
  %105 = phi i32 [ %131, %130 ], [ %79, %98 ]
  %106 = phi ptr [ %110, %130 ], [ %86, %98 ]
  %107 = load i8, ptr %106, align 1, !tbaa !27
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %134, label %109

109:                                              ; preds = %103
  %110 = getelementptr inbounds i8, ptr %106, i64 1
  switch i8 %107, label %115 [
    i8 42, label %111
    i8 122, label %130
    i8 116, label %130
    i8 108, label %130
    i8 106, label %130
  ]

111:                                              ; preds = %109
  %112 = add i32 %105, 3
  %113 = and i32 %112, -4
  %114 = add i32 %113, 4
  br label %130, !llvm.loop !117

115:                                              ; preds = %109
  %116 = add i8 %107, -48
  %117 = icmp ult i8 %116, 10
  br i1 %117, label %130, label %118, !llvm.loop !117

118:                                              ; preds = %115
  switch i8 %107, label %122 [
    i8 104, label %130
    i8 46, label %130
    i8 45, label %130
    i8 43, label %130
    i8 35, label %130
    i8 32, label %130
    i8 120, label %119
    i8 117, label %119
    i8 111, label %119
    i8 105, label %119
    i8 100, label %119
    i8 99, label %119
    i8 88, label %119
  ]

119:                                              ; preds = %118, %118, %118, %118, %118, %118, %118
  %120 = icmp eq i32 %104, 0
  br i1 %120, label %121, label %122

121:                                              ; preds = %119
  br label %122

122:                                              ; preds = %118, %119, %121
  %123 = phi i32 [ 3, %121 ], [ 7, %119 ], [ 7, %118 ]
  %124 = phi i32 [ -4, %121 ], [ -8, %119 ], [ -8, %118 ]
  %125 = phi i32 [ 4, %121 ], [ 8, %119 ], [ 8, %118 ]
  %126 = add i32 %105, %123
  %127 = and i32 %126, %124
  %128 = add i32 %127, %125
  %129 = add i32 %77, 1
  br label %134

130:                                              ; preds = %118, %118, %118, %118, %118, %118, %115, %111, %109, %109, %109, %109
  %131 = phi i32 [ %114, %111 ], [ %105, %118 ], [ %105, %118 ], [ %105, %118 ], [ %105, %118 ], [ %105, %118 ], [ %105, %118 ], [ %105, %115 ], [ %105, %109 ], [ %105, %109 ], [ %105, %109 ], [ %105, %109 ]
  %132 = phi i32 [ %104, %111 ], [ %104, %118 ], [ %104, %118 ], [ %104, %118 ], [ %104, %118 ], [ %104, %118 ], [ %104, %118 ], [ %104, %115 ], [ 1, %109 ], [ 1, %109 ], [ 1, %109 ], [ 1, %109 ]
  %133 = icmp eq ptr %110, %102
  br i1 %133, label %134, label %103

134:                                              ; preds = %88, %130, %103, %122
  %135 = phi i32 [ %129, %122 ], [ %76, %103 ], [ %76, %130 ], [ %76, %88 ]
  %136 = phi i32 [ %129, %122 ], [ %77, %103 ], [ %77, %130 ], [ %77, %88 ]
  %137 = phi ptr [ %110, %122 ], [ %102, %130 ], [ %106, %103 ], [ %86, %88 ]
  %138 = phi i32 [ %128, %122 ], [ %131, %130 ], [ %105, %103 ], [ %79, %88 ]
  %139 = icmp ult i32 %138, 4097
  br i1 %139, label %75, label %140, !llvm.loop !116

140:                                              ; preds = %75, %134, %81, %95, %43, %62, %64
  %141 = phi i32 [ 0, %64 ], [ 0, %62 ], [ 0, %43 ], [ %76, %95 ], [ %76, %81 ], [ %76, %75 ], [ %135, %134 ]
  %142 = phi i32 [ 0, %64 ], [ 0, %62 ], [ 0, %43 ], [ %79, %95 ], [ %79, %81 ], [ %79, %75 ], [ 4096, %134 ]
  %143 = getelementptr inbounds i64, ptr %4, i64 %37
  %144 = load i64, ptr %143, align 8, !tbaa !40
  %145 = load ptr, ptr %12, align 8, !tbaa !50
  %146 = ptrtoint ptr %145 to i64
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %154, label %148

148:                                              ; preds = %140
  %149 = zext i32 %142 to i64
  %150 = add i64 %144, %149
  %151 = load ptr, ptr %13, align 16, !tbaa !51
  %152 = ptrtoint ptr %151 to i64
  %153 = icmp ugt i64 %150, %152
  br i1 %153, label %154, label %155

154:                                              ; preds = %148, %140
  br label %155

155:                                              ; preds = %154, %148
  %156 = phi i32 [ 0, %154 ], [ %142, %148 ]
  %157 = add i32 %156, 31
  %158 = and i32 %157, -8
  %159 = zext i32 %158 to i64
  %160 = atomicrmw add ptr %14, i64 %159 monotonic, align 8
  %161 = add i64 %160, %159
  %162 = load i64, ptr %15, align 8, !tbaa !118
  %163 = icmp ugt i64 %161, %162
  br i1 %163, label %164, label %202

164:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !119)
  store i32 11, ptr %7, align 8, !tbaa !4, !alias.scope !119
  store i32 %1, ptr %20, align 4, !tbaa !10, !alias.scope !119
  %165 = load ptr, ptr %16, align 8, !tbaa !11, !noalias !119
  %166 = getelementptr inbounds i8, ptr %165, i64 32
  %167 = load i32, ptr %166, align 8, !tbaa !14, !noalias !119
  store i32 %167, ptr %21, align 8, !tbaa !16, !alias.scope !119
  %168 = load i32, ptr %17, align 32, !tbaa !17, !noalias !119
  store i32 %168, ptr %22, align 4, !tbaa !18, !alias.scope !119
  store i32 %39, ptr %23, align 8, !tbaa !19, !alias.scope !119
  store i32 0, ptr %24, align 4, !tbaa !20, !alias.scope !119
  store i32 0, ptr %25, align 8, !tbaa !21, !alias.scope !119
  store i32 0, ptr %26, align 4, !tbaa !22, !alias.scope !119
  store i64 0, ptr %27, align 8, !tbaa !23, !alias.scope !119
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, i8 0, i64 24, i1 false), !alias.scope !119
  %169 = load ptr, ptr %8, align 16, !tbaa !33
  %170 = getelementptr inbounds i8, ptr %169, i64 164
  %171 = atomicrmw add ptr %170, i32 1 monotonic, align 4
  %172 = getelementptr inbounds i8, ptr %169, i64 160
  %173 = load i32, ptr %172, align 8, !tbaa !24
  %174 = icmp ult i32 %171, %173
  br i1 %174, label %175, label %199

175:                                              ; preds = %164
  %176 = getelementptr inbounds i8, ptr %169, i64 152
  %177 = load ptr, ptr %176, align 8, !tbaa !26
  %178 = zext i32 %171 to i64
  %179 = getelementptr inbounds %struct.Event, ptr %177, i64 %178
  br label %180

180:                                              ; preds = %180, %175
  %181 = phi i64 [ 0, %175 ], [ %197, %180 ]
  %182 = getelementptr inbounds i8, ptr %7, i64 %181
  %183 = load i8, ptr %182, align 4, !tbaa !27
  %184 = getelementptr inbounds i8, ptr %179, i64 %181
  store i8 %183, ptr %184, align 1, !tbaa !27
  %185 = or disjoint i64 %181, 1
  %186 = getelementptr inbounds i8, ptr %7, i64 %185
  %187 = load i8, ptr %186, align 1, !tbaa !27
  %188 = getelementptr inbounds i8, ptr %179, i64 %185
  store i8 %187, ptr %188, align 1, !tbaa !27
  %189 = or disjoint i64 %181, 2
  %190 = getelementptr inbounds i8, ptr %7, i64 %189
  %191 = load i8, ptr %190, align 2, !tbaa !27
  %192 = getelementptr inbounds i8, ptr %179, i64 %189
  store i8 %191, ptr %192, align 1, !tbaa !27
  %193 = or disjoint i64 %181, 3
  %194 = getelementptr inbounds i8, ptr %7, i64 %193
  %195 = load i8, ptr %194, align 1, !tbaa !27
  %196 = getelementptr inbounds i8, ptr %179, i64 %193
  store i8 %195, ptr %196, align 1, !tbaa !27
  %197 = add nuw nsw i64 %181, 4
  %198 = icmp eq i64 %197, 64
  br i1 %198, label %199, label %180, !llvm.loop !28

199:                                              ; preds = %180, %164
  %200 = load ptr, ptr %8, align 16, !tbaa !33
  %201 = getelementptr inbounds i8, ptr %200, i64 64
  store atomic i32 1, ptr %201 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #19
  br label %319

202:                                              ; preds = %155
  %203 = load ptr, ptr %16, align 8, !tbaa !11
  %204 = getelementptr inbounds i8, ptr %203, i64 32
  %205 = load i32, ptr %204, align 8, !tbaa !14
  %206 = load i32, ptr %17, align 32, !tbaa !17
  %207 = shl i32 %206, 5
  %208 = or disjoint i32 %207, %39
  %209 = load ptr, ptr %18, align 8, !tbaa !122
  %210 = getelementptr inbounds i8, ptr %209, i64 %160
  %211 = trunc i32 %158 to i8
  store i8 %211, ptr %210, align 1, !tbaa !27
  %212 = lshr i32 %157, 8
  %213 = trunc i32 %212 to i8
  %214 = getelementptr inbounds i8, ptr %210, i64 1
  store i8 %213, ptr %214, align 1, !tbaa !27
  %215 = lshr i32 %157, 16
  %216 = trunc i32 %215 to i8
  %217 = getelementptr inbounds i8, ptr %210, i64 2
  store i8 %216, ptr %217, align 1, !tbaa !27
  %218 = lshr i32 %157, 24
  %219 = trunc nuw i32 %218 to i8
  %220 = getelementptr inbounds i8, ptr %210, i64 3
  store i8 %219, ptr %220, align 1, !tbaa !27
  %221 = getelementptr inbounds i8, ptr %210, i64 4
  store i8 %29, ptr %221, align 1, !tbaa !27
  %222 = getelementptr inbounds i8, ptr %210, i64 5
  store i8 %31, ptr %222, align 1, !tbaa !27
  %223 = getelementptr inbounds i8, ptr %210, i64 6
  store i8 %33, ptr %223, align 1, !tbaa !27
  %224 = getelementptr inbounds i8, ptr %210, i64 7
  store i8 %35, ptr %224, align 1, !tbaa !27
  %225 = trunc i32 %205 to i8
  %226 = getelementptr inbounds i8, ptr %210, i64 8
  store i8 %225, ptr %226, align 1, !tbaa !27
  %227 = lshr i32 %205, 8
  %228 = trunc i32 %227 to i8
  %229 = getelementptr inbounds i8, ptr %210, i64 9
  store i8 %228, ptr %229, align 1, !tbaa !27
  %230 = lshr i32 %205, 16
  %231 = trunc i32 %230 to i8
  %232 = getelementptr inbounds i8, ptr %210, i64 10
  store i8 %231, ptr %232, align 1, !tbaa !27
  %233 = lshr i32 %205, 24
  %234 = trunc nuw i32 %233 to i8
  %235 = getelementptr inbounds i8, ptr %210, i64 11
  store i8 %234, ptr %235, align 1, !tbaa !27
  %236 = trunc i32 %208 to i8
  %237 = getelementptr inbounds i8, ptr %210, i64 12
  store i8 %236, ptr %237, align 1, !tbaa !27
  %238 = lshr i32 %208, 8
  %239 = trunc i32 %238 to i8
  %240 = getelementptr inbounds i8, ptr %210, i64 13
  store i8 %239, ptr %240, align 1, !tbaa !27
  %241 = lshr i32 %208, 16
  %242 = trunc i32 %241 to i8
  %243 = getelementptr inbounds i8, ptr %210, i64 14
  store i8 %242, ptr %243, align 1, !tbaa !27
  %244 = lshr i32 %208, 24
  %245 = trunc nuw i32 %244 to i8
  %246 = getelementptr inbounds i8, ptr %210, i64 15
  store i8 %245, ptr %246, align 1, !tbaa !27
  %247 = load ptr, ptr %18, align 8, !tbaa !122
  %248 = getelementptr inbounds i8, ptr %247, i64 %160
  %249 = getelementptr inbounds i8, ptr %248, i64 16
  %250 = load i8, ptr %44, align 1, !tbaa !27
  store i8 %250, ptr %249, align 1, !tbaa !27
  %251 = getelementptr inbounds i8, ptr %44, i64 1
  %252 = load i8, ptr %251, align 1, !tbaa !27
  %253 = getelementptr inbounds i8, ptr %248, i64 17
  store i8 %252, ptr %253, align 1, !tbaa !27
  %254 = getelementptr inbounds i8, ptr %44, i64 2
  %255 = load i8, ptr %254, align 1, !tbaa !27
  %256 = getelementptr inbounds i8, ptr %248, i64 18
  store i8 %255, ptr %256, align 1, !tbaa !27
  %257 = getelementptr inbounds i8, ptr %44, i64 3
  %258 = load i8, ptr %257, align 1, !tbaa !27
  %259 = getelementptr inbounds i8, ptr %248, i64 19
  store i8 %258, ptr %259, align 1, !tbaa !27
  %260 = getelementptr inbounds i8, ptr %44, i64 4
  %261 = load i8, ptr %260, align 1, !tbaa !27
  %262 = getelementptr inbounds i8, ptr %248, i64 20
  store i8 %261, ptr %262, align 1, !tbaa !27
  %263 = getelementptr inbounds i8, ptr %44, i64 5
  %264 = load i8, ptr %263, align 1, !tbaa !27
  %265 = getelementptr inbounds i8, ptr %248, i64 21
  store i8 %264, ptr %265, align 1, !tbaa !27
  %266 = getelementptr inbounds i8, ptr %44, i64 6
  %267 = load i8, ptr %266, align 1, !tbaa !27
  %268 = getelementptr inbounds i8, ptr %248, i64 22
  store i8 %267, ptr %268, align 1, !tbaa !27
  %269 = getelementptr inbounds i8, ptr %44, i64 7
  %270 = load i8, ptr %269, align 1, !tbaa !27
  %271 = getelementptr inbounds i8, ptr %248, i64 23
  store i8 %270, ptr %271, align 1, !tbaa !27
  %272 = load ptr, ptr %18, align 8, !tbaa !122
  %273 = getelementptr inbounds i8, ptr %272, i64 %160
  %274 = getelementptr inbounds i8, ptr %273, i64 24
  %275 = inttoptr i64 %144 to ptr
  %276 = zext i32 %156 to i64
  %277 = icmp eq i32 %156, 0
  br i1 %277, label %316, label %278

278:                                              ; preds = %202
  %279 = and i64 %276, 3
  %280 = icmp ult i32 %156, 4
  br i1 %280, label %304, label %281

281:                                              ; preds = %278
  %282 = and i64 %276, 4294967292
  br label %283

283:                                              ; preds = %283, %281
  %284 = phi i64 [ 0, %281 ], [ %301, %283 ]
  %285 = phi i64 [ 0, %281 ], [ %302, %283 ]
  %286 = getelementptr inbounds i8, ptr %275, i64 %284
  %287 = load i8, ptr %286, align 1, !tbaa !27
  %288 = getelementptr inbounds i8, ptr %274, i64 %284
  store i8 %287, ptr %288, align 1, !tbaa !27
  %289 = or disjoint i64 %284, 1
  %290 = getelementptr inbounds i8, ptr %275, i64 %289
  %291 = load i8, ptr %290, align 1, !tbaa !27
  %292 = getelementptr inbounds i8, ptr %274, i64 %289
  store i8 %291, ptr %292, align 1, !tbaa !27
  %293 = or disjoint i64 %284, 2
  %294 = getelementptr inbounds i8, ptr %275, i64 %293
  %295 = load i8, ptr %294, align 1, !tbaa !27
  %296 = getelementptr inbounds i8, ptr %274, i64 %293
  store i8 %295, ptr %296, align 1, !tbaa !27
  %297 = or disjoint i64 %284, 3
  %298 = getelementptr inbounds i8, ptr %275, i64 %297
  %299 = load i8, ptr %298, align 1, !tbaa !27
  %300 = getelementptr inbounds i8, ptr %274, i64 %297
  store i8 %299, ptr %300, align 1, !tbaa !27
  %301 = add nuw nsw i64 %284, 4
  %302 = add i64 %285, 4
  %303 = icmp eq i64 %302, %282
  br i1 %303, label %304, label %283, !llvm.loop !28

304:                                              ; preds = %283, %278
  %305 = phi i64 [ 0, %278 ], [ %301, %283 ]
  %306 = icmp eq i64 %279, 0
  br i1 %306, label %316, label %307

307:                                              ; preds = %304, %307
  %308 = phi i64 [ %313, %307 ], [ %305, %304 ]
  %309 = phi i64 [ %314, %307 ], [ 0, %304 ]
  %310 = getelementptr inbounds i8, ptr %275, i64 %308
  %311 = load i8, ptr %310, align 1, !tbaa !27
  %312 = getelementptr inbounds i8, ptr %274, i64 %308
  store i8 %311, ptr %312, align 1, !tbaa !27
  %313 = add nuw nsw i64 %308, 1
  %314 = add i64 %309, 1
  %315 = icmp eq i64 %314, %279
  br i1 %315, label %316, label %307, !llvm.loop !123

316:                                              ; preds = %304, %307, %202
  br i1 %19, label %319, label %317

317:                                              ; preds = %316
  %318 = getelementptr inbounds i32, ptr %5, i64 %37
  store i32 %141, ptr %318, align 4, !tbaa !41
  br label %319

319:                                              ; preds = %316, %317, %199
  br i1 %163, label %324, label %320

320:                                              ; preds = %319, %36
  %321 = add nuw nsw i64 %37, 1
  %322 = icmp ult i64 %37, 31
  %323 = icmp eq i64 %321, 32
  br i1 %323, label %324, label %36, !llvm.loop !125

324:                                              ; preds = %320, %319
  %325 = phi i1 [ %322, %320 ], [ %38, %319 ]
  %326 = zext i1 %325 to i32
  ret i32 %326
}

; Function Attrs: nounwind
define dso_local noundef i32 @vg_arrive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #16 {
  %9 = alloca %struct.Event, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !11
  %12 = and i32 %3, 15
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 16, !tbaa !33
  %15 = getelementptr inbounds i8, ptr %14, i64 76
  %16 = load i32, ptr %15, align 4, !tbaa !108
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %90, label %19

19:                                               ; preds = %8
  %20 = load ptr, ptr %0, align 64, !tbaa !58
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi ptr [ %20, %19 ], [ %24, %21 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !67
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %21, !llvm.loop !126

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, ptr %22, i64 8
  %28 = load i32, ptr %27, align 8, !tbaa !41
  %29 = or i32 %7, %5
  %30 = xor i32 %29, -1
  %31 = and i32 %28, %30
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %41

33:                                               ; preds = %26
  %34 = and i32 %4, 31
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, ptr %14, i64 68
  %38 = load i32, ptr %37, align 4, !tbaa !127
  %39 = shl i32 %38, 5
  %40 = icmp ult i32 %39, %4
  br i1 %40, label %41, label %90

41:                                               ; preds = %36, %33, %26
  %42 = phi i32 [ %4, %36 ], [ %4, %33 ], [ %31, %26 ]
  %43 = phi i32 [ 6, %36 ], [ 6, %33 ], [ 5, %26 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #19
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %5, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !128)
  store i32 %43, ptr %9, align 8, !tbaa !4, !alias.scope !128
  %45 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %1, ptr %45, align 4, !tbaa !10, !alias.scope !128
  %46 = getelementptr inbounds i8, ptr %9, i64 8
  %47 = getelementptr inbounds i8, ptr %11, i64 32
  %48 = load i32, ptr %47, align 8, !tbaa !14, !noalias !128
  store i32 %48, ptr %46, align 8, !tbaa !16, !alias.scope !128
  %49 = getelementptr inbounds i8, ptr %9, i64 12
  %50 = getelementptr inbounds i8, ptr %0, i64 32
  %51 = load i32, ptr %50, align 32, !tbaa !17, !noalias !128
  store i32 %51, ptr %49, align 4, !tbaa !18, !alias.scope !128
  %52 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 %44, ptr %52, align 8, !tbaa !19, !alias.scope !128
  %53 = getelementptr inbounds i8, ptr %9, i64 20
  %54 = getelementptr inbounds i8, ptr %9, i64 24
  %55 = getelementptr inbounds i8, ptr %9, i64 28
  store i32 0, ptr %55, align 4, !tbaa !22, !alias.scope !128
  %56 = getelementptr inbounds i8, ptr %9, i64 32
  store i64 0, ptr %56, align 8, !tbaa !23, !alias.scope !128
  %57 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %57, i8 0, i64 24, i1 false), !alias.scope !128
  store i32 %5, ptr %53, align 4, !tbaa !20
  store i32 %42, ptr %54, align 8, !tbaa !21
  %58 = getelementptr inbounds i8, ptr %14, i64 164
  %59 = atomicrmw add ptr %58, i32 1 monotonic, align 4
  %60 = getelementptr inbounds i8, ptr %14, i64 160
  %61 = load i32, ptr %60, align 8, !tbaa !24
  %62 = icmp ult i32 %59, %61
  br i1 %62, label %63, label %87

63:                                               ; preds = %41
  %64 = getelementptr inbounds i8, ptr %14, i64 152
  %65 = load ptr, ptr %64, align 8, !tbaa !26
  %66 = zext i32 %59 to i64
  %67 = getelementptr inbounds %struct.Event, ptr %65, i64 %66
  br label %68

68:                                               ; preds = %68, %63
  %69 = phi i64 [ 0, %63 ], [ %85, %68 ]
  %70 = getelementptr inbounds i8, ptr %9, i64 %69
  %71 = load i8, ptr %70, align 4, !tbaa !27
  %72 = getelementptr inbounds i8, ptr %67, i64 %69
  store i8 %71, ptr %72, align 1, !tbaa !27
  %73 = or disjoint i64 %69, 1
  %74 = getelementptr inbounds i8, ptr %9, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !27
  %76 = getelementptr inbounds i8, ptr %67, i64 %73
  store i8 %75, ptr %76, align 1, !tbaa !27
  %77 = or disjoint i64 %69, 2
  %78 = getelementptr inbounds i8, ptr %9, i64 %77
  %79 = load i8, ptr %78, align 2, !tbaa !27
  %80 = getelementptr inbounds i8, ptr %67, i64 %77
  store i8 %79, ptr %80, align 1, !tbaa !27
  %81 = or disjoint i64 %69, 3
  %82 = getelementptr inbounds i8, ptr %9, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !27
  %84 = getelementptr inbounds i8, ptr %67, i64 %81
  store i8 %83, ptr %84, align 1, !tbaa !27
  %85 = add nuw nsw i64 %69, 4
  %86 = icmp eq i64 %85, 64
  br i1 %86, label %87, label %68, !llvm.loop !28

87:                                               ; preds = %68, %41
  %88 = load ptr, ptr %13, align 16, !tbaa !33
  %89 = getelementptr inbounds i8, ptr %88, i64 64
  store atomic i32 1, ptr %89 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #19
  br label %149

90:                                               ; preds = %36, %8
  %91 = getelementptr inbounds i8, ptr %11, i64 320
  store i32 1, ptr %91, align 8, !tbaa !131
  %92 = getelementptr inbounds i8, ptr %14, i64 256
  %93 = load i64, ptr %92, align 8, !tbaa !132
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %98

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %14, i64 248
  %97 = load ptr, ptr %96, align 8, !tbaa !133
  br label %100

98:                                               ; preds = %108, %90
  %99 = icmp eq i32 %2, 4
  br i1 %99, label %117, label %123

100:                                              ; preds = %95, %108
  %101 = phi ptr [ %109, %108 ], [ %14, %95 ]
  %102 = phi ptr [ %110, %108 ], [ %97, %95 ]
  %103 = getelementptr inbounds i8, ptr %102, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !134
  %105 = icmp eq ptr %104, null
  br i1 %105, label %108, label %106

106:                                              ; preds = %100
  tail call void %104(ptr noundef nonnull %0, i32 noundef %12) #21
  %107 = load ptr, ptr %13, align 16, !tbaa !33
  br label %108

108:                                              ; preds = %100, %106
  %109 = phi ptr [ %101, %100 ], [ %107, %106 ]
  %110 = getelementptr inbounds i8, ptr %102, i64 48
  %111 = getelementptr inbounds i8, ptr %109, i64 248
  %112 = load ptr, ptr %111, align 8, !tbaa !133
  %113 = getelementptr inbounds i8, ptr %109, i64 256
  %114 = load i64, ptr %113, align 8, !tbaa !132
  %115 = getelementptr inbounds %struct.Hooks, ptr %112, i64 %114
  %116 = icmp ult ptr %110, %115
  br i1 %116, label %100, label %98, !llvm.loop !136

117:                                              ; preds = %98
  %118 = getelementptr inbounds i8, ptr %11, i64 64
  %119 = zext nneg i32 %12 to i64
  %120 = getelementptr inbounds [16 x i32], ptr %118, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !41
  %122 = add i32 %121, 32
  store i32 %122, ptr %120, align 4, !tbaa !41
  br label %149

123:                                              ; preds = %98
  %124 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %6)
  %125 = getelementptr inbounds i8, ptr %11, i64 128
  %126 = zext nneg i32 %12 to i64
  %127 = getelementptr inbounds [16 x i32], ptr %125, i64 0, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !41
  %129 = add i32 %128, %124
  store i32 %129, ptr %127, align 4, !tbaa !41
  %130 = icmp eq i32 %6, %5
  %131 = getelementptr inbounds i8, ptr %11, i64 192
  %132 = getelementptr inbounds [16 x i32], ptr %131, i64 0, i64 %126
  %133 = load i32, ptr %132, align 4, !tbaa !41
  %134 = and i32 %133, 1
  %135 = select i1 %130, i32 %134, i32 0
  store i32 %135, ptr %132, align 4, !tbaa !41
  %136 = icmp ne i32 %6, 0
  %137 = zext i1 %136 to i32
  %138 = getelementptr inbounds i8, ptr %11, i64 256
  %139 = getelementptr inbounds [16 x i32], ptr %138, i64 0, i64 %126
  %140 = load i32, ptr %139, align 4, !tbaa !41
  %141 = or i32 %140, %137
  store i32 %141, ptr %139, align 4, !tbaa !41
  %142 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 %12, ptr %142, align 16, !tbaa !137
  %143 = getelementptr inbounds i8, ptr %0, i64 52
  store i32 %4, ptr %143, align 4, !tbaa !138
  %144 = getelementptr inbounds i8, ptr %0, i64 124
  store i32 %2, ptr %144, align 4, !tbaa !139
  %145 = getelementptr inbounds i8, ptr %0, i64 92
  %146 = load i32, ptr %145, align 4, !tbaa !140
  %147 = or i32 %146, %5
  store i32 %147, ptr %145, align 4, !tbaa !140
  %148 = getelementptr inbounds i8, ptr %0, i64 120
  store i32 %1, ptr %148, align 8, !tbaa !141
  br label %149

149:                                              ; preds = %87, %123, %117
  %150 = phi i32 [ 0, %117 ], [ 0, %123 ], [ 1, %87 ]
  ret i32 %150
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: nounwind
define dso_local noundef i32 @vg_run(ptr noundef %0, ptr nocapture noundef %1) local_unnamed_addr #16 {
  %3 = alloca %struct.Event, align 8
  %4 = alloca %struct.Event, align 8
  %5 = alloca %struct.Event, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = getelementptr inbounds i8, ptr %1, i64 44
  %8 = getelementptr inbounds i8, ptr %1, i64 76
  %9 = getelementptr inbounds i8, ptr %1, i64 48
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = getelementptr inbounds i8, ptr %0, i64 192
  %12 = getelementptr inbounds i8, ptr %0, i64 200
  %13 = getelementptr inbounds i8, ptr %1, i64 72
  %14 = getelementptr inbounds i8, ptr %1, i64 64
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = getelementptr inbounds i8, ptr %0, i64 68
  %17 = getelementptr inbounds i8, ptr %0, i64 72
  %18 = getelementptr inbounds i8, ptr %0, i64 36
  %19 = getelementptr inbounds i8, ptr %1, i64 24
  %20 = getelementptr inbounds i8, ptr %1, i64 80
  %21 = getelementptr inbounds i8, ptr %1, i64 88
  %22 = getelementptr inbounds i8, ptr %0, i64 32
  %23 = getelementptr inbounds i8, ptr %0, i64 240
  %24 = getelementptr inbounds i8, ptr %0, i64 20
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = getelementptr inbounds i8, ptr %0, i64 232
  %27 = getelementptr inbounds i8, ptr %0, i64 128
  %28 = getelementptr inbounds i8, ptr %0, i64 76
  %29 = getelementptr inbounds i8, ptr %0, i64 248
  %30 = getelementptr inbounds i8, ptr %0, i64 256
  %31 = getelementptr inbounds i8, ptr %0, i64 208
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = getelementptr inbounds i8, ptr %0, i64 12
  %34 = getelementptr inbounds i8, ptr %0, i64 216
  %35 = getelementptr inbounds i8, ptr %0, i64 112
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = getelementptr inbounds i8, ptr %1, i64 32
  br label %38

38:                                               ; preds = %2, %1463
  %39 = phi i32 [ 0, %2 ], [ %1465, %1463 ]
  %40 = load atomic i32, ptr %6 monotonic, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %1467

42:                                               ; preds = %38
  %43 = load i32, ptr %7, align 4, !tbaa !142
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %53, label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !tbaa !144
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %614, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %9, align 8, !tbaa !145
  %50 = zext i32 %49 to i64
  %51 = load i64, ptr %10, align 8, !tbaa !146
  %52 = icmp ugt i64 %51, %50
  br i1 %52, label %53, label %614

53:                                               ; preds = %48, %42
  store i32 0, ptr %8, align 4, !tbaa !144
  %54 = atomicrmw add ptr %11, i64 1 monotonic, align 8
  %55 = load i64, ptr %12, align 8, !tbaa !147
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %611

57:                                               ; preds = %53
  %58 = load i32, ptr %13, align 8, !tbaa !148
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %14, align 8, !tbaa !149
  %62 = add i32 %58, -1
  store i32 %62, ptr %13, align 8, !tbaa !148
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  br label %65

65:                                               ; preds = %57, %60
  %66 = phi ptr [ %64, %60 ], [ %9, %57 ]
  %67 = load i32, ptr %66, align 4, !tbaa !41
  %68 = load ptr, ptr %1, align 8, !tbaa !150
  %69 = zext i32 %67 to i64
  %70 = load i64, ptr %15, align 8, !tbaa !151
  %71 = mul i64 %70, %69
  %72 = getelementptr inbounds i8, ptr %68, i64 %71
  %73 = load i32, ptr %9, align 8, !tbaa !145
  %74 = icmp eq i32 %67, %73
  br i1 %74, label %75, label %393

75:                                               ; preds = %65
  %76 = add i32 %67, 1
  store i32 %76, ptr %9, align 8, !tbaa !145
  %77 = getelementptr inbounds i8, ptr %72, i64 512
  %78 = getelementptr inbounds i8, ptr %72, i64 328
  store ptr %77, ptr %78, align 8, !tbaa !152
  %79 = load i32, ptr %16, align 4, !tbaa !127
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 8
  %82 = getelementptr inbounds i8, ptr %77, i64 %81
  %83 = getelementptr inbounds i8, ptr %72, i64 16
  store ptr %82, ptr %83, align 8, !tbaa !48
  %84 = load i32, ptr %17, align 8, !tbaa !153
  %85 = load i32, ptr %18, align 4, !tbaa !154
  %86 = add i32 %85, %84
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %72, i64 24
  store i64 %87, ptr %88, align 8, !tbaa !49
  %89 = load ptr, ptr %19, align 8, !tbaa !155
  %90 = getelementptr inbounds i8, ptr %72, i64 56
  store ptr %89, ptr %90, align 8, !tbaa !62
  %91 = load ptr, ptr %20, align 8, !tbaa !156
  %92 = getelementptr inbounds i8, ptr %72, i64 48
  store ptr %91, ptr %92, align 8, !tbaa !157
  %93 = load ptr, ptr %21, align 8, !tbaa !158
  %94 = getelementptr inbounds i8, ptr %72, i64 368
  store ptr %93, ptr %94, align 8, !tbaa !159
  %95 = add nuw nsw i64 %87, 255
  %96 = and i64 %95, 8589934336
  %97 = getelementptr inbounds i8, ptr %82, i64 %96
  %98 = getelementptr inbounds i8, ptr %72, i64 256
  %99 = getelementptr inbounds i8, ptr %72, i64 128
  %100 = getelementptr inbounds i8, ptr %72, i64 64
  %101 = getelementptr inbounds i8, ptr %72, i64 192
  store i32 0, ptr %98, align 4, !tbaa !41
  store i32 0, ptr %99, align 4, !tbaa !41
  store i32 0, ptr %100, align 4, !tbaa !41
  store i32 1, ptr %101, align 4, !tbaa !41
  %102 = getelementptr inbounds i8, ptr %72, i64 260
  store i32 0, ptr %102, align 4, !tbaa !41
  %103 = getelementptr inbounds i8, ptr %72, i64 132
  store i32 0, ptr %103, align 4, !tbaa !41
  %104 = getelementptr inbounds i8, ptr %72, i64 68
  store i32 0, ptr %104, align 4, !tbaa !41
  %105 = getelementptr inbounds i8, ptr %72, i64 196
  store i32 1, ptr %105, align 4, !tbaa !41
  %106 = getelementptr inbounds i8, ptr %72, i64 264
  store i32 0, ptr %106, align 4, !tbaa !41
  %107 = getelementptr inbounds i8, ptr %72, i64 136
  store i32 0, ptr %107, align 4, !tbaa !41
  %108 = getelementptr inbounds i8, ptr %72, i64 72
  store i32 0, ptr %108, align 4, !tbaa !41
  %109 = getelementptr inbounds i8, ptr %72, i64 200
  store i32 1, ptr %109, align 4, !tbaa !41
  %110 = getelementptr inbounds i8, ptr %72, i64 268
  store i32 0, ptr %110, align 4, !tbaa !41
  %111 = getelementptr inbounds i8, ptr %72, i64 140
  store i32 0, ptr %111, align 4, !tbaa !41
  %112 = getelementptr inbounds i8, ptr %72, i64 76
  store i32 0, ptr %112, align 4, !tbaa !41
  %113 = getelementptr inbounds i8, ptr %72, i64 204
  store i32 1, ptr %113, align 4, !tbaa !41
  %114 = getelementptr inbounds i8, ptr %72, i64 272
  store i32 0, ptr %114, align 4, !tbaa !41
  %115 = getelementptr inbounds i8, ptr %72, i64 144
  store i32 0, ptr %115, align 4, !tbaa !41
  %116 = getelementptr inbounds i8, ptr %72, i64 80
  store i32 0, ptr %116, align 4, !tbaa !41
  %117 = getelementptr inbounds i8, ptr %72, i64 208
  store i32 1, ptr %117, align 4, !tbaa !41
  %118 = getelementptr inbounds i8, ptr %72, i64 276
  store i32 0, ptr %118, align 4, !tbaa !41
  %119 = getelementptr inbounds i8, ptr %72, i64 148
  store i32 0, ptr %119, align 4, !tbaa !41
  %120 = getelementptr inbounds i8, ptr %72, i64 84
  store i32 0, ptr %120, align 4, !tbaa !41
  %121 = getelementptr inbounds i8, ptr %72, i64 212
  store i32 1, ptr %121, align 4, !tbaa !41
  %122 = getelementptr inbounds i8, ptr %72, i64 280
  store i32 0, ptr %122, align 4, !tbaa !41
  %123 = getelementptr inbounds i8, ptr %72, i64 152
  store i32 0, ptr %123, align 4, !tbaa !41
  %124 = getelementptr inbounds i8, ptr %72, i64 88
  store i32 0, ptr %124, align 4, !tbaa !41
  %125 = getelementptr inbounds i8, ptr %72, i64 216
  store i32 1, ptr %125, align 4, !tbaa !41
  %126 = getelementptr inbounds i8, ptr %72, i64 284
  store i32 0, ptr %126, align 4, !tbaa !41
  %127 = getelementptr inbounds i8, ptr %72, i64 156
  store i32 0, ptr %127, align 4, !tbaa !41
  %128 = getelementptr inbounds i8, ptr %72, i64 92
  store i32 0, ptr %128, align 4, !tbaa !41
  %129 = getelementptr inbounds i8, ptr %72, i64 220
  store i32 1, ptr %129, align 4, !tbaa !41
  %130 = getelementptr inbounds i8, ptr %72, i64 288
  store i32 0, ptr %130, align 4, !tbaa !41
  %131 = getelementptr inbounds i8, ptr %72, i64 160
  store i32 0, ptr %131, align 4, !tbaa !41
  %132 = getelementptr inbounds i8, ptr %72, i64 96
  store i32 0, ptr %132, align 4, !tbaa !41
  %133 = getelementptr inbounds i8, ptr %72, i64 224
  store i32 1, ptr %133, align 4, !tbaa !41
  %134 = getelementptr inbounds i8, ptr %72, i64 292
  store i32 0, ptr %134, align 4, !tbaa !41
  %135 = getelementptr inbounds i8, ptr %72, i64 164
  store i32 0, ptr %135, align 4, !tbaa !41
  %136 = getelementptr inbounds i8, ptr %72, i64 100
  store i32 0, ptr %136, align 4, !tbaa !41
  %137 = getelementptr inbounds i8, ptr %72, i64 228
  store i32 1, ptr %137, align 4, !tbaa !41
  %138 = getelementptr inbounds i8, ptr %72, i64 296
  store i32 0, ptr %138, align 4, !tbaa !41
  %139 = getelementptr inbounds i8, ptr %72, i64 168
  store i32 0, ptr %139, align 4, !tbaa !41
  %140 = getelementptr inbounds i8, ptr %72, i64 104
  store i32 0, ptr %140, align 4, !tbaa !41
  %141 = getelementptr inbounds i8, ptr %72, i64 232
  store i32 1, ptr %141, align 4, !tbaa !41
  %142 = getelementptr inbounds i8, ptr %72, i64 300
  store i32 0, ptr %142, align 4, !tbaa !41
  %143 = getelementptr inbounds i8, ptr %72, i64 172
  store i32 0, ptr %143, align 4, !tbaa !41
  %144 = getelementptr inbounds i8, ptr %72, i64 108
  store i32 0, ptr %144, align 4, !tbaa !41
  %145 = getelementptr inbounds i8, ptr %72, i64 236
  store i32 1, ptr %145, align 4, !tbaa !41
  %146 = getelementptr inbounds i8, ptr %72, i64 304
  store i32 0, ptr %146, align 4, !tbaa !41
  %147 = getelementptr inbounds i8, ptr %72, i64 176
  store i32 0, ptr %147, align 4, !tbaa !41
  %148 = getelementptr inbounds i8, ptr %72, i64 112
  store i32 0, ptr %148, align 4, !tbaa !41
  %149 = getelementptr inbounds i8, ptr %72, i64 240
  store i32 1, ptr %149, align 4, !tbaa !41
  %150 = getelementptr inbounds i8, ptr %72, i64 308
  store i32 0, ptr %150, align 4, !tbaa !41
  %151 = getelementptr inbounds i8, ptr %72, i64 180
  store i32 0, ptr %151, align 4, !tbaa !41
  %152 = getelementptr inbounds i8, ptr %72, i64 116
  store i32 0, ptr %152, align 4, !tbaa !41
  %153 = getelementptr inbounds i8, ptr %72, i64 244
  store i32 1, ptr %153, align 4, !tbaa !41
  %154 = getelementptr inbounds i8, ptr %72, i64 312
  store i32 0, ptr %154, align 4, !tbaa !41
  %155 = getelementptr inbounds i8, ptr %72, i64 184
  store i32 0, ptr %155, align 4, !tbaa !41
  %156 = getelementptr inbounds i8, ptr %72, i64 120
  store i32 0, ptr %156, align 4, !tbaa !41
  %157 = getelementptr inbounds i8, ptr %72, i64 248
  store i32 1, ptr %157, align 4, !tbaa !41
  %158 = getelementptr inbounds i8, ptr %72, i64 316
  store i32 0, ptr %158, align 4, !tbaa !41
  %159 = getelementptr inbounds i8, ptr %72, i64 188
  store i32 0, ptr %159, align 4, !tbaa !41
  %160 = getelementptr inbounds i8, ptr %72, i64 124
  store i32 0, ptr %160, align 4, !tbaa !41
  %161 = getelementptr inbounds i8, ptr %72, i64 252
  store i32 1, ptr %161, align 4, !tbaa !41
  %162 = getelementptr inbounds i8, ptr %72, i64 320
  store i32 0, ptr %162, align 8, !tbaa !131
  %163 = getelementptr inbounds i8, ptr %72, i64 336
  store i8 0, ptr %163, align 1, !tbaa !27
  %164 = getelementptr inbounds i8, ptr %72, i64 337
  store i8 1, ptr %164, align 1, !tbaa !27
  %165 = getelementptr inbounds i8, ptr %72, i64 338
  store i8 2, ptr %165, align 1, !tbaa !27
  %166 = getelementptr inbounds i8, ptr %72, i64 339
  store i8 3, ptr %166, align 1, !tbaa !27
  %167 = getelementptr inbounds i8, ptr %72, i64 340
  store i8 4, ptr %167, align 1, !tbaa !27
  %168 = getelementptr inbounds i8, ptr %72, i64 341
  store i8 5, ptr %168, align 1, !tbaa !27
  %169 = getelementptr inbounds i8, ptr %72, i64 342
  store i8 6, ptr %169, align 1, !tbaa !27
  %170 = getelementptr inbounds i8, ptr %72, i64 343
  store i8 7, ptr %170, align 1, !tbaa !27
  %171 = getelementptr inbounds i8, ptr %72, i64 344
  store i8 8, ptr %171, align 1, !tbaa !27
  %172 = getelementptr inbounds i8, ptr %72, i64 345
  store i8 9, ptr %172, align 1, !tbaa !27
  %173 = getelementptr inbounds i8, ptr %72, i64 346
  store i8 10, ptr %173, align 1, !tbaa !27
  %174 = getelementptr inbounds i8, ptr %72, i64 347
  store i8 11, ptr %174, align 1, !tbaa !27
  %175 = getelementptr inbounds i8, ptr %72, i64 348
  store i8 12, ptr %175, align 1, !tbaa !27
  %176 = getelementptr inbounds i8, ptr %72, i64 349
  store i8 13, ptr %176, align 1, !tbaa !27
  %177 = getelementptr inbounds i8, ptr %72, i64 350
  store i8 14, ptr %177, align 1, !tbaa !27
  %178 = getelementptr inbounds i8, ptr %72, i64 351
  store i8 15, ptr %178, align 1, !tbaa !27
  %179 = getelementptr inbounds i8, ptr %72, i64 352
  store i8 16, ptr %179, align 1, !tbaa !27
  %180 = getelementptr inbounds i8, ptr %72, i64 353
  store i8 17, ptr %180, align 1, !tbaa !27
  %181 = getelementptr inbounds i8, ptr %72, i64 354
  store i8 18, ptr %181, align 1, !tbaa !27
  %182 = getelementptr inbounds i8, ptr %72, i64 355
  store i8 19, ptr %182, align 1, !tbaa !27
  %183 = getelementptr inbounds i8, ptr %72, i64 356
  store i8 20, ptr %183, align 1, !tbaa !27
  %184 = getelementptr inbounds i8, ptr %72, i64 357
  store i8 21, ptr %184, align 1, !tbaa !27
  %185 = getelementptr inbounds i8, ptr %72, i64 358
  store i8 22, ptr %185, align 1, !tbaa !27
  %186 = getelementptr inbounds i8, ptr %72, i64 359
  store i8 23, ptr %186, align 1, !tbaa !27
  %187 = getelementptr inbounds i8, ptr %72, i64 360
  store i8 24, ptr %187, align 1, !tbaa !27
  %188 = getelementptr inbounds i8, ptr %72, i64 361
  store i8 25, ptr %188, align 1, !tbaa !27
  %189 = getelementptr inbounds i8, ptr %72, i64 362
  store i8 26, ptr %189, align 1, !tbaa !27
  %190 = getelementptr inbounds i8, ptr %72, i64 363
  store i8 27, ptr %190, align 1, !tbaa !27
  %191 = getelementptr inbounds i8, ptr %72, i64 364
  store i8 28, ptr %191, align 1, !tbaa !27
  %192 = getelementptr inbounds i8, ptr %72, i64 365
  store i8 29, ptr %192, align 1, !tbaa !27
  %193 = getelementptr inbounds i8, ptr %72, i64 366
  store i8 30, ptr %193, align 1, !tbaa !27
  %194 = getelementptr inbounds i8, ptr %72, i64 367
  store i8 31, ptr %194, align 1, !tbaa !27
  %195 = getelementptr inbounds i8, ptr %97, i64 256
  %196 = load i32, ptr %16, align 4, !tbaa !127
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %208

198:                                              ; preds = %357, %75
  %199 = phi i64 [ 0, %75 ], [ %370, %357 ]
  %200 = load i64, ptr %30, align 8, !tbaa !132
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %393

202:                                              ; preds = %198
  %203 = load ptr, ptr %29, align 8, !tbaa !133
  %204 = load i64, ptr %23, align 8, !tbaa !160
  %205 = mul i64 %204, %199
  %206 = getelementptr inbounds i8, ptr %195, i64 %205
  %207 = getelementptr inbounds i8, ptr %72, i64 376
  br label %372

208:                                              ; preds = %75, %357
  %209 = phi i64 [ %368, %357 ], [ 0, %75 ]
  %210 = getelementptr inbounds %struct.Warp, ptr %77, i64 %209
  %211 = trunc nuw i64 %209 to i32
  %212 = shl i32 %211, 5
  %213 = load i32, ptr %22, align 8, !tbaa !161
  %214 = sub i32 %213, %212
  store volatile i64 0, ptr %210, align 8, !tbaa !40
  %215 = getelementptr inbounds i8, ptr %210, i64 8
  store volatile i64 0, ptr %215, align 8, !tbaa !40
  %216 = getelementptr inbounds i8, ptr %210, i64 16
  store volatile i64 0, ptr %216, align 8, !tbaa !40
  %217 = getelementptr inbounds i8, ptr %210, i64 24
  store volatile i64 0, ptr %217, align 8, !tbaa !40
  %218 = getelementptr inbounds i8, ptr %210, i64 32
  store volatile i64 0, ptr %218, align 8, !tbaa !40
  %219 = getelementptr inbounds i8, ptr %210, i64 40
  store volatile i64 0, ptr %219, align 8, !tbaa !40
  %220 = getelementptr inbounds i8, ptr %210, i64 48
  store volatile i64 0, ptr %220, align 8, !tbaa !40
  %221 = getelementptr inbounds i8, ptr %210, i64 56
  store volatile i64 0, ptr %221, align 8, !tbaa !40
  %222 = getelementptr inbounds i8, ptr %210, i64 64
  store volatile i64 0, ptr %222, align 8, !tbaa !40
  %223 = getelementptr inbounds i8, ptr %210, i64 72
  store volatile i64 0, ptr %223, align 8, !tbaa !40
  %224 = getelementptr inbounds i8, ptr %210, i64 80
  store volatile i64 0, ptr %224, align 8, !tbaa !40
  %225 = getelementptr inbounds i8, ptr %210, i64 88
  store volatile i64 0, ptr %225, align 8, !tbaa !40
  %226 = getelementptr inbounds i8, ptr %210, i64 96
  store volatile i64 0, ptr %226, align 8, !tbaa !40
  %227 = getelementptr inbounds i8, ptr %210, i64 104
  store volatile i64 0, ptr %227, align 8, !tbaa !40
  %228 = getelementptr inbounds i8, ptr %210, i64 112
  store volatile i64 0, ptr %228, align 8, !tbaa !40
  %229 = getelementptr inbounds i8, ptr %210, i64 120
  store volatile i64 0, ptr %229, align 8, !tbaa !40
  %230 = getelementptr inbounds i8, ptr %210, i64 128
  store volatile i64 0, ptr %230, align 8, !tbaa !40
  %231 = getelementptr inbounds i8, ptr %210, i64 136
  store volatile i64 0, ptr %231, align 8, !tbaa !40
  %232 = getelementptr inbounds i8, ptr %210, i64 144
  store volatile i64 0, ptr %232, align 8, !tbaa !40
  %233 = getelementptr inbounds i8, ptr %210, i64 152
  store volatile i64 0, ptr %233, align 8, !tbaa !40
  %234 = getelementptr inbounds i8, ptr %210, i64 160
  store volatile i64 0, ptr %234, align 8, !tbaa !40
  %235 = getelementptr inbounds i8, ptr %210, i64 168
  store volatile i64 0, ptr %235, align 8, !tbaa !40
  %236 = getelementptr inbounds i8, ptr %210, i64 176
  store volatile i64 0, ptr %236, align 8, !tbaa !40
  %237 = getelementptr inbounds i8, ptr %210, i64 184
  store volatile i64 0, ptr %237, align 8, !tbaa !40
  %238 = getelementptr inbounds i8, ptr %210, i64 192
  store volatile i64 0, ptr %238, align 8, !tbaa !40
  %239 = getelementptr inbounds i8, ptr %210, i64 200
  store volatile i64 0, ptr %239, align 8, !tbaa !40
  %240 = getelementptr inbounds i8, ptr %210, i64 208
  store volatile i64 0, ptr %240, align 8, !tbaa !40
  %241 = getelementptr inbounds i8, ptr %210, i64 216
  store volatile i64 0, ptr %241, align 8, !tbaa !40
  %242 = getelementptr inbounds i8, ptr %210, i64 224
  store volatile i64 0, ptr %242, align 8, !tbaa !40
  %243 = getelementptr inbounds i8, ptr %210, i64 232
  store volatile i64 0, ptr %243, align 8, !tbaa !40
  %244 = getelementptr inbounds i8, ptr %210, i64 240
  store volatile i64 0, ptr %244, align 8, !tbaa !40
  %245 = getelementptr inbounds i8, ptr %210, i64 248
  store volatile i64 0, ptr %245, align 8, !tbaa !40
  %246 = tail call i32 @llvm.umin.i32(i32 %214, i32 32)
  store ptr %72, ptr %215, align 8, !tbaa !11
  store ptr %0, ptr %216, align 16, !tbaa !33
  store i32 %211, ptr %218, align 32, !tbaa !17
  %247 = icmp ugt i32 %214, 31
  %248 = shl nsw i32 -1, %246
  %249 = xor i32 %248, -1
  %250 = select i1 %247, i32 -1, i32 %249
  %251 = getelementptr inbounds i8, ptr %210, i64 36
  store i32 %250, ptr %251, align 4, !tbaa !162
  %252 = load i64, ptr %23, align 8, !tbaa !160
  %253 = mul i64 %252, %209
  %254 = getelementptr inbounds i8, ptr %195, i64 %253
  store ptr %254, ptr %227, align 8, !tbaa !50
  %255 = getelementptr inbounds i8, ptr %254, i64 %252
  store ptr %255, ptr %228, align 16, !tbaa !51
  store ptr %254, ptr %226, align 32, !tbaa !163
  br label %277

256:                                              ; preds = %277
  %257 = load i32, ptr %254, align 4, !tbaa !41
  store i32 %257, ptr %224, align 4, !tbaa !41
  %258 = getelementptr inbounds i8, ptr %254, i64 128
  %259 = load i32, ptr %258, align 4, !tbaa !41
  %260 = getelementptr inbounds i8, ptr %210, i64 84
  store i32 %259, ptr %260, align 4, !tbaa !41
  %261 = getelementptr inbounds i8, ptr %254, i64 256
  %262 = load i32, ptr %261, align 4, !tbaa !41
  store i32 %262, ptr %225, align 4, !tbaa !41
  %263 = getelementptr inbounds i8, ptr %254, i64 512
  %264 = load i32, ptr %26, align 8, !tbaa !164
  %265 = load i32, ptr %251, align 4, !tbaa !162
  %266 = load ptr, ptr %27, align 8, !tbaa !68
  %267 = zext i32 %264 to i64
  %268 = getelementptr inbounds %struct.Function, ptr %266, i64 %267
  %269 = getelementptr inbounds i8, ptr %268, i64 24
  %270 = load i32, ptr %269, align 8, !tbaa !165
  %271 = getelementptr inbounds i8, ptr %268, i64 36
  %272 = load i32, ptr %271, align 4, !tbaa !166
  %273 = shl i32 %272, 2
  %274 = add i32 %273, %270
  %275 = freeze i32 %274
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %334, label %294

277:                                              ; preds = %277, %208
  %278 = phi i64 [ 0, %208 ], [ %292, %277 ]
  %279 = load i32, ptr %24, align 4, !tbaa !41
  %280 = load i32, ptr %25, align 4, !tbaa !41
  %281 = trunc i64 %278 to i32
  %282 = or i32 %212, %281
  %283 = urem i32 %282, %279
  %284 = getelementptr inbounds i32, ptr %254, i64 %278
  store i32 %283, ptr %284, align 4, !tbaa !41
  %285 = udiv i32 %282, %279
  %286 = urem i32 %285, %280
  %287 = or disjoint i64 %278, 32
  %288 = getelementptr inbounds i32, ptr %254, i64 %287
  store i32 %286, ptr %288, align 4, !tbaa !41
  %289 = udiv i32 %285, %280
  %290 = or disjoint i64 %278, 64
  %291 = getelementptr inbounds i32, ptr %254, i64 %290
  store i32 %289, ptr %291, align 4, !tbaa !41
  %292 = add nuw nsw i64 %278, 1
  %293 = icmp eq i64 %292, 32
  br i1 %293, label %256, label %277, !llvm.loop !167

294:                                              ; preds = %256
  %295 = zext i32 %275 to i64
  %296 = add nuw nsw i64 %295, 7
  %297 = lshr i64 %296, 3
  %298 = add nsw i64 %297, -1
  %299 = and i64 %297, 7
  %300 = icmp ult i64 %298, 7
  br i1 %300, label %324, label %301

301:                                              ; preds = %294
  %302 = and i64 %297, 1073741816
  br label %303

303:                                              ; preds = %303, %301
  %304 = phi i64 [ 0, %301 ], [ %321, %303 ]
  %305 = phi i64 [ 0, %301 ], [ %322, %303 ]
  %306 = getelementptr inbounds i64, ptr %263, i64 %304
  store volatile i64 0, ptr %306, align 8, !tbaa !40
  %307 = or disjoint i64 %304, 1
  %308 = getelementptr inbounds i64, ptr %263, i64 %307
  store volatile i64 0, ptr %308, align 8, !tbaa !40
  %309 = or disjoint i64 %304, 2
  %310 = getelementptr inbounds i64, ptr %263, i64 %309
  store volatile i64 0, ptr %310, align 8, !tbaa !40
  %311 = or disjoint i64 %304, 3
  %312 = getelementptr inbounds i64, ptr %263, i64 %311
  store volatile i64 0, ptr %312, align 8, !tbaa !40
  %313 = or disjoint i64 %304, 4
  %314 = getelementptr inbounds i64, ptr %263, i64 %313
  store volatile i64 0, ptr %314, align 8, !tbaa !40
  %315 = or disjoint i64 %304, 5
  %316 = getelementptr inbounds i64, ptr %263, i64 %315
  store volatile i64 0, ptr %316, align 8, !tbaa !40
  %317 = or disjoint i64 %304, 6
  %318 = getelementptr inbounds i64, ptr %263, i64 %317
  store volatile i64 0, ptr %318, align 8, !tbaa !40
  %319 = or disjoint i64 %304, 7
  %320 = getelementptr inbounds i64, ptr %263, i64 %319
  store volatile i64 0, ptr %320, align 8, !tbaa !40
  %321 = add nuw nsw i64 %304, 8
  %322 = add i64 %305, 8
  %323 = icmp eq i64 %322, %302
  br i1 %323, label %324, label %303, !llvm.loop !168

324:                                              ; preds = %303, %294
  %325 = phi i64 [ 0, %294 ], [ %321, %303 ]
  %326 = icmp eq i64 %299, 0
  br i1 %326, label %334, label %327

327:                                              ; preds = %324, %327
  %328 = phi i64 [ %331, %327 ], [ %325, %324 ]
  %329 = phi i64 [ %332, %327 ], [ 0, %324 ]
  %330 = getelementptr inbounds i64, ptr %263, i64 %328
  store volatile i64 0, ptr %330, align 8, !tbaa !40
  %331 = add nuw nsw i64 %328, 1
  %332 = add i64 %329, 1
  %333 = icmp eq i64 %332, %299
  br i1 %333, label %334, label %327, !llvm.loop !169

334:                                              ; preds = %324, %327, %256
  %335 = getelementptr inbounds i8, ptr %254, i64 532
  store i32 %264, ptr %335, align 4, !tbaa !41
  %336 = getelementptr inbounds i8, ptr %254, i64 520
  store i32 %265, ptr %336, align 8, !tbaa !41
  %337 = icmp eq i32 %265, -1
  br i1 %337, label %344, label %338

338:                                              ; preds = %334
  %339 = getelementptr inbounds i8, ptr %254, i64 516
  store i32 1, ptr %339, align 4, !tbaa !41
  %340 = load i32, ptr %28, align 4, !tbaa !108
  %341 = and i32 %340, 2
  %342 = getelementptr inbounds i8, ptr %254, i64 524
  store i32 %341, ptr %342, align 4, !tbaa !41
  %343 = getelementptr inbounds i8, ptr %254, i64 576
  store i64 1, ptr %343, align 8, !tbaa !40
  br label %356

344:                                              ; preds = %334
  %345 = load i32, ptr %28, align 4, !tbaa !108
  %346 = freeze i32 %345
  %347 = lshr i32 %346, 1
  %348 = and i32 %347, 1
  %349 = getelementptr inbounds i8, ptr %254, i64 516
  store i32 %348, ptr %349, align 4, !tbaa !41
  %350 = load i32, ptr %28, align 4, !tbaa !108
  %351 = and i32 %350, 2
  %352 = getelementptr inbounds i8, ptr %254, i64 524
  store i32 %351, ptr %352, align 4, !tbaa !41
  %353 = zext nneg i32 %348 to i64
  %354 = getelementptr inbounds i8, ptr %254, i64 576
  store i64 %353, ptr %354, align 8, !tbaa !40
  %355 = icmp eq i32 %348, 0
  br i1 %355, label %357, label %356

356:                                              ; preds = %344, %338
  br label %357

357:                                              ; preds = %356, %344
  %358 = phi i32 [ %265, %356 ], [ 0, %344 ]
  %359 = load i32, ptr %269, align 8, !tbaa !165
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds i8, ptr %263, i64 %360
  store i32 %358, ptr %361, align 4, !tbaa !41
  %362 = ptrtoint ptr %263 to i64
  %363 = getelementptr inbounds i8, ptr %268, i64 40
  %364 = load i32, ptr %363, align 8, !tbaa !170
  %365 = zext i32 %364 to i64
  %366 = add i64 %365, %362
  %367 = getelementptr inbounds i8, ptr %254, i64 552
  store i64 %366, ptr %367, align 8, !tbaa !40
  store ptr %263, ptr %210, align 64, !tbaa !58
  %368 = add nuw nsw i64 %209, 1
  %369 = load i32, ptr %16, align 4, !tbaa !127
  %370 = zext i32 %369 to i64
  %371 = icmp ult i64 %368, %370
  br i1 %371, label %208, label %198, !llvm.loop !171

372:                                              ; preds = %387, %202
  %373 = phi ptr [ %203, %202 ], [ %388, %387 ]
  %374 = phi ptr [ %203, %202 ], [ %389, %387 ]
  %375 = phi ptr [ %206, %202 ], [ %382, %387 ]
  %376 = ptrtoint ptr %375 to i64
  %377 = getelementptr inbounds i8, ptr %374, i64 40
  %378 = load i64, ptr %377, align 8, !tbaa !172
  %379 = getelementptr inbounds [8 x i64], ptr %207, i64 0, i64 %378
  store i64 %376, ptr %379, align 8, !tbaa !40
  %380 = getelementptr inbounds i8, ptr %374, i64 32
  %381 = load i64, ptr %380, align 8, !tbaa !173
  %382 = getelementptr inbounds i8, ptr %375, i64 %381
  %383 = load ptr, ptr %374, align 8, !tbaa !174
  %384 = icmp eq ptr %383, null
  br i1 %384, label %387, label %385

385:                                              ; preds = %372
  tail call void %383(ptr noundef nonnull %72) #21
  %386 = load ptr, ptr %29, align 8, !tbaa !133
  br label %387

387:                                              ; preds = %385, %372
  %388 = phi ptr [ %373, %372 ], [ %386, %385 ]
  %389 = getelementptr inbounds i8, ptr %374, i64 48
  %390 = load i64, ptr %30, align 8, !tbaa !132
  %391 = getelementptr inbounds %struct.Hooks, ptr %388, i64 %390
  %392 = icmp ult ptr %389, %391
  br i1 %392, label %372, label %393, !llvm.loop !175

393:                                              ; preds = %387, %198, %65
  %394 = load ptr, ptr %31, align 8, !tbaa !176
  %395 = icmp eq ptr %394, null
  br i1 %395, label %399, label %396

396:                                              ; preds = %393
  %397 = getelementptr inbounds i32, ptr %394, i64 %54
  %398 = load i32, ptr %397, align 4, !tbaa !41
  br label %401

399:                                              ; preds = %393
  %400 = trunc i64 %54 to i32
  br label %401

401:                                              ; preds = %399, %396
  %402 = phi i32 [ %398, %396 ], [ %400, %399 ]
  %403 = getelementptr inbounds i8, ptr %72, i64 32
  store i32 %402, ptr %403, align 8, !tbaa !14
  %404 = load i32, ptr %32, align 8, !tbaa !41
  %405 = urem i32 %402, %404
  store i32 %405, ptr %72, align 8, !tbaa !41
  %406 = load i32, ptr %32, align 8, !tbaa !41
  %407 = udiv i32 %402, %406
  %408 = load i32, ptr %33, align 4, !tbaa !41
  %409 = urem i32 %407, %408
  %410 = getelementptr inbounds i8, ptr %72, i64 4
  store i32 %409, ptr %410, align 4, !tbaa !41
  %411 = load i32, ptr %32, align 8, !tbaa !41
  %412 = udiv i32 %402, %411
  %413 = load i32, ptr %33, align 4, !tbaa !41
  %414 = udiv i32 %412, %413
  %415 = getelementptr inbounds i8, ptr %72, i64 8
  store i32 %414, ptr %415, align 8, !tbaa !41
  %416 = getelementptr inbounds i8, ptr %72, i64 40
  store i32 1, ptr %416, align 8, !tbaa !177
  %417 = getelementptr inbounds i8, ptr %72, i64 320
  %418 = load i32, ptr %417, align 8, !tbaa !131
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %485, label %420

420:                                              ; preds = %401
  %421 = getelementptr inbounds i8, ptr %72, i64 256
  %422 = getelementptr inbounds i8, ptr %72, i64 128
  %423 = getelementptr inbounds i8, ptr %72, i64 64
  %424 = getelementptr inbounds i8, ptr %72, i64 192
  store i32 0, ptr %421, align 4, !tbaa !41
  store i32 0, ptr %422, align 4, !tbaa !41
  store i32 0, ptr %423, align 4, !tbaa !41
  store i32 1, ptr %424, align 4, !tbaa !41
  %425 = getelementptr inbounds i8, ptr %72, i64 260
  store i32 0, ptr %425, align 4, !tbaa !41
  %426 = getelementptr inbounds i8, ptr %72, i64 132
  store i32 0, ptr %426, align 4, !tbaa !41
  %427 = getelementptr inbounds i8, ptr %72, i64 68
  store i32 0, ptr %427, align 4, !tbaa !41
  %428 = getelementptr inbounds i8, ptr %72, i64 196
  store i32 1, ptr %428, align 4, !tbaa !41
  %429 = getelementptr inbounds i8, ptr %72, i64 264
  store i32 0, ptr %429, align 4, !tbaa !41
  %430 = getelementptr inbounds i8, ptr %72, i64 136
  store i32 0, ptr %430, align 4, !tbaa !41
  %431 = getelementptr inbounds i8, ptr %72, i64 72
  store i32 0, ptr %431, align 4, !tbaa !41
  %432 = getelementptr inbounds i8, ptr %72, i64 200
  store i32 1, ptr %432, align 4, !tbaa !41
  %433 = getelementptr inbounds i8, ptr %72, i64 268
  store i32 0, ptr %433, align 4, !tbaa !41
  %434 = getelementptr inbounds i8, ptr %72, i64 140
  store i32 0, ptr %434, align 4, !tbaa !41
  %435 = getelementptr inbounds i8, ptr %72, i64 76
  store i32 0, ptr %435, align 4, !tbaa !41
  %436 = getelementptr inbounds i8, ptr %72, i64 204
  store i32 1, ptr %436, align 4, !tbaa !41
  %437 = getelementptr inbounds i8, ptr %72, i64 272
  store i32 0, ptr %437, align 4, !tbaa !41
  %438 = getelementptr inbounds i8, ptr %72, i64 144
  store i32 0, ptr %438, align 4, !tbaa !41
  %439 = getelementptr inbounds i8, ptr %72, i64 80
  store i32 0, ptr %439, align 4, !tbaa !41
  %440 = getelementptr inbounds i8, ptr %72, i64 208
  store i32 1, ptr %440, align 4, !tbaa !41
  %441 = getelementptr inbounds i8, ptr %72, i64 276
  store i32 0, ptr %441, align 4, !tbaa !41
  %442 = getelementptr inbounds i8, ptr %72, i64 148
  store i32 0, ptr %442, align 4, !tbaa !41
  %443 = getelementptr inbounds i8, ptr %72, i64 84
  store i32 0, ptr %443, align 4, !tbaa !41
  %444 = getelementptr inbounds i8, ptr %72, i64 212
  store i32 1, ptr %444, align 4, !tbaa !41
  %445 = getelementptr inbounds i8, ptr %72, i64 280
  store i32 0, ptr %445, align 4, !tbaa !41
  %446 = getelementptr inbounds i8, ptr %72, i64 152
  store i32 0, ptr %446, align 4, !tbaa !41
  %447 = getelementptr inbounds i8, ptr %72, i64 88
  store i32 0, ptr %447, align 4, !tbaa !41
  %448 = getelementptr inbounds i8, ptr %72, i64 216
  store i32 1, ptr %448, align 4, !tbaa !41
  %449 = getelementptr inbounds i8, ptr %72, i64 284
  store i32 0, ptr %449, align 4, !tbaa !41
  %450 = getelementptr inbounds i8, ptr %72, i64 156
  store i32 0, ptr %450, align 4, !tbaa !41
  %451 = getelementptr inbounds i8, ptr %72, i64 92
  store i32 0, ptr %451, align 4, !tbaa !41
  %452 = getelementptr inbounds i8, ptr %72, i64 220
  store i32 1, ptr %452, align 4, !tbaa !41
  %453 = getelementptr inbounds i8, ptr %72, i64 288
  store i32 0, ptr %453, align 4, !tbaa !41
  %454 = getelementptr inbounds i8, ptr %72, i64 160
  store i32 0, ptr %454, align 4, !tbaa !41
  %455 = getelementptr inbounds i8, ptr %72, i64 96
  store i32 0, ptr %455, align 4, !tbaa !41
  %456 = getelementptr inbounds i8, ptr %72, i64 224
  store i32 1, ptr %456, align 4, !tbaa !41
  %457 = getelementptr inbounds i8, ptr %72, i64 292
  store i32 0, ptr %457, align 4, !tbaa !41
  %458 = getelementptr inbounds i8, ptr %72, i64 164
  store i32 0, ptr %458, align 4, !tbaa !41
  %459 = getelementptr inbounds i8, ptr %72, i64 100
  store i32 0, ptr %459, align 4, !tbaa !41
  %460 = getelementptr inbounds i8, ptr %72, i64 228
  store i32 1, ptr %460, align 4, !tbaa !41
  %461 = getelementptr inbounds i8, ptr %72, i64 296
  store i32 0, ptr %461, align 4, !tbaa !41
  %462 = getelementptr inbounds i8, ptr %72, i64 168
  store i32 0, ptr %462, align 4, !tbaa !41
  %463 = getelementptr inbounds i8, ptr %72, i64 104
  store i32 0, ptr %463, align 4, !tbaa !41
  %464 = getelementptr inbounds i8, ptr %72, i64 232
  store i32 1, ptr %464, align 4, !tbaa !41
  %465 = getelementptr inbounds i8, ptr %72, i64 300
  store i32 0, ptr %465, align 4, !tbaa !41
  %466 = getelementptr inbounds i8, ptr %72, i64 172
  store i32 0, ptr %466, align 4, !tbaa !41
  %467 = getelementptr inbounds i8, ptr %72, i64 108
  store i32 0, ptr %467, align 4, !tbaa !41
  %468 = getelementptr inbounds i8, ptr %72, i64 236
  store i32 1, ptr %468, align 4, !tbaa !41
  %469 = getelementptr inbounds i8, ptr %72, i64 304
  store i32 0, ptr %469, align 4, !tbaa !41
  %470 = getelementptr inbounds i8, ptr %72, i64 176
  store i32 0, ptr %470, align 4, !tbaa !41
  %471 = getelementptr inbounds i8, ptr %72, i64 112
  store i32 0, ptr %471, align 4, !tbaa !41
  %472 = getelementptr inbounds i8, ptr %72, i64 240
  store i32 1, ptr %472, align 4, !tbaa !41
  %473 = getelementptr inbounds i8, ptr %72, i64 308
  store i32 0, ptr %473, align 4, !tbaa !41
  %474 = getelementptr inbounds i8, ptr %72, i64 180
  store i32 0, ptr %474, align 4, !tbaa !41
  %475 = getelementptr inbounds i8, ptr %72, i64 116
  store i32 0, ptr %475, align 4, !tbaa !41
  %476 = getelementptr inbounds i8, ptr %72, i64 244
  store i32 1, ptr %476, align 4, !tbaa !41
  %477 = getelementptr inbounds i8, ptr %72, i64 312
  store i32 0, ptr %477, align 4, !tbaa !41
  %478 = getelementptr inbounds i8, ptr %72, i64 184
  store i32 0, ptr %478, align 4, !tbaa !41
  %479 = getelementptr inbounds i8, ptr %72, i64 120
  store i32 0, ptr %479, align 4, !tbaa !41
  %480 = getelementptr inbounds i8, ptr %72, i64 248
  store i32 1, ptr %480, align 4, !tbaa !41
  %481 = getelementptr inbounds i8, ptr %72, i64 316
  store i32 0, ptr %481, align 4, !tbaa !41
  %482 = getelementptr inbounds i8, ptr %72, i64 188
  store i32 0, ptr %482, align 4, !tbaa !41
  %483 = getelementptr inbounds i8, ptr %72, i64 124
  store i32 0, ptr %483, align 4, !tbaa !41
  %484 = getelementptr inbounds i8, ptr %72, i64 252
  store i32 1, ptr %484, align 4, !tbaa !41
  store i32 0, ptr %417, align 8, !tbaa !131
  br label %485

485:                                              ; preds = %420, %401
  %486 = getelementptr inbounds i8, ptr %72, i64 24
  %487 = load i64, ptr %486, align 8, !tbaa !49
  %488 = add i64 %487, 7
  %489 = icmp ult i64 %488, 8
  br i1 %489, label %493, label %490

490:                                              ; preds = %485
  %491 = getelementptr inbounds i8, ptr %72, i64 16
  %492 = load ptr, ptr %491, align 8, !tbaa !48
  br label %499

493:                                              ; preds = %499, %485
  %494 = load i64, ptr %34, align 8, !tbaa !178
  %495 = icmp ne i64 %494, 0
  %496 = load i32, ptr %16, align 4, !tbaa !127
  %497 = icmp ugt i32 %496, 1
  %498 = select i1 %495, i1 %497, i1 false
  br i1 %498, label %507, label %531

499:                                              ; preds = %499, %490
  %500 = phi i64 [ 0, %490 ], [ %502, %499 ]
  %501 = getelementptr inbounds i64, ptr %492, i64 %500
  store volatile i64 -1, ptr %501, align 8, !tbaa !40
  %502 = add nuw nsw i64 %500, 1
  %503 = load i64, ptr %486, align 8, !tbaa !49
  %504 = add i64 %503, 7
  %505 = lshr i64 %504, 3
  %506 = icmp ult i64 %502, %505
  br i1 %506, label %499, label %493, !llvm.loop !179

507:                                              ; preds = %493
  %508 = zext i32 %402 to i64
  %509 = mul i64 %508, -4658895280553007687
  %510 = mul i64 %494, -7046029254386353131
  %511 = add i64 %510, %509
  %512 = getelementptr inbounds i8, ptr %72, i64 336
  %513 = zext i32 %496 to i64
  br label %514

514:                                              ; preds = %514, %507
  %515 = phi i64 [ %513, %507 ], [ %523, %514 ]
  %516 = phi i64 [ %511, %507 ], [ %521, %514 ]
  %517 = lshr i64 %516, 29
  %518 = xor i64 %517, %516
  %519 = mul i64 %518, -7723592293110705685
  %520 = lshr i64 %519, 32
  %521 = xor i64 %520, %519
  %522 = urem i64 %521, %515
  %523 = add nsw i64 %515, -1
  %524 = getelementptr inbounds [32 x i8], ptr %512, i64 0, i64 %523
  %525 = load i8, ptr %524, align 1, !tbaa !27
  %526 = getelementptr inbounds [32 x i8], ptr %512, i64 0, i64 %522
  %527 = load i8, ptr %526, align 1, !tbaa !27
  store i8 %527, ptr %524, align 1, !tbaa !27
  store i8 %525, ptr %526, align 1, !tbaa !27
  %528 = icmp ugt i64 %523, 1
  br i1 %528, label %514, label %529, !llvm.loop !180

529:                                              ; preds = %514
  %530 = load i32, ptr %16, align 4, !tbaa !127
  br label %531

531:                                              ; preds = %529, %493
  %532 = phi i32 [ %530, %529 ], [ %496, %493 ]
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %537, label %534

534:                                              ; preds = %531
  %535 = getelementptr inbounds i8, ptr %72, i64 328
  %536 = load ptr, ptr %535, align 8, !tbaa !152
  br label %542

537:                                              ; preds = %578, %531
  %538 = load i64, ptr %30, align 8, !tbaa !132
  %539 = icmp sgt i64 %538, 0
  br i1 %539, label %540, label %599

540:                                              ; preds = %537
  %541 = load ptr, ptr %29, align 8, !tbaa !133
  br label %583

542:                                              ; preds = %578, %534
  %543 = phi i64 [ 0, %534 ], [ %579, %578 ]
  %544 = getelementptr inbounds %struct.Warp, ptr %536, i64 %543
  %545 = load ptr, ptr %544, align 64, !tbaa !58
  %546 = load i64, ptr %35, align 8, !tbaa !181
  %547 = getelementptr inbounds i8, ptr %544, i64 24
  store i64 %546, ptr %547, align 8, !tbaa !182
  %548 = getelementptr inbounds i8, ptr %544, i64 44
  store i32 2, ptr %548, align 4, !tbaa !183
  %549 = getelementptr inbounds i8, ptr %545, i64 60
  store i32 0, ptr %549, align 4, !tbaa !41
  %550 = getelementptr inbounds i8, ptr %545, i64 56
  store i32 0, ptr %550, align 8, !tbaa !41
  %551 = getelementptr inbounds i8, ptr %545, i64 16
  store i32 0, ptr %551, align 8, !tbaa !41
  store i32 0, ptr %545, align 8, !tbaa !41
  %552 = load i32, ptr %28, align 4, !tbaa !108
  %553 = and i32 %552, 2
  %554 = getelementptr inbounds i8, ptr %545, i64 12
  store i32 %553, ptr %554, align 4, !tbaa !41
  %555 = getelementptr inbounds i8, ptr %545, i64 32
  store i64 0, ptr %555, align 8, !tbaa !40
  %556 = getelementptr inbounds i8, ptr %544, i64 36
  %557 = load i32, ptr %556, align 4, !tbaa !162
  %558 = getelementptr inbounds i8, ptr %545, i64 8
  store i32 %557, ptr %558, align 8, !tbaa !41
  %559 = icmp eq i32 %557, -1
  br i1 %559, label %562, label %560

560:                                              ; preds = %542
  %561 = getelementptr inbounds i8, ptr %545, i64 4
  store i32 1, ptr %561, align 4, !tbaa !41
  br label %568

562:                                              ; preds = %542
  %563 = load i32, ptr %28, align 4, !tbaa !108
  %564 = lshr i32 %563, 1
  %565 = and i32 %564, 1
  %566 = getelementptr inbounds i8, ptr %545, i64 4
  store i32 %565, ptr %566, align 4, !tbaa !41
  %567 = icmp eq i32 %565, 0
  br i1 %567, label %578, label %568

568:                                              ; preds = %562, %560
  %569 = getelementptr inbounds i8, ptr %545, i64 64
  store i64 1, ptr %569, align 8, !tbaa !40
  %570 = load i32, ptr %556, align 4, !tbaa !162
  %571 = load ptr, ptr %27, align 8, !tbaa !68
  %572 = load i32, ptr %26, align 8, !tbaa !164
  %573 = zext i32 %572 to i64
  %574 = getelementptr inbounds %struct.Function, ptr %571, i64 %573, i32 4
  %575 = load i32, ptr %574, align 8, !tbaa !165
  %576 = zext i32 %575 to i64
  %577 = getelementptr inbounds i8, ptr %545, i64 %576
  store i32 %570, ptr %577, align 4, !tbaa !41
  br label %578

578:                                              ; preds = %568, %562
  %579 = add nuw nsw i64 %543, 1
  %580 = load i32, ptr %16, align 4, !tbaa !127
  %581 = zext i32 %580 to i64
  %582 = icmp ult i64 %579, %581
  br i1 %582, label %542, label %537, !llvm.loop !184

583:                                              ; preds = %593, %540
  %584 = phi i64 [ %594, %593 ], [ %538, %540 ]
  %585 = phi ptr [ %595, %593 ], [ %541, %540 ]
  %586 = phi ptr [ %596, %593 ], [ %541, %540 ]
  %587 = getelementptr inbounds i8, ptr %586, i64 8
  %588 = load ptr, ptr %587, align 8, !tbaa !185
  %589 = icmp eq ptr %588, null
  br i1 %589, label %593, label %590

590:                                              ; preds = %583
  tail call void %588(ptr noundef nonnull %72) #21
  %591 = load ptr, ptr %29, align 8, !tbaa !133
  %592 = load i64, ptr %30, align 8, !tbaa !132
  br label %593

593:                                              ; preds = %590, %583
  %594 = phi i64 [ %584, %583 ], [ %592, %590 ]
  %595 = phi ptr [ %585, %583 ], [ %591, %590 ]
  %596 = getelementptr inbounds i8, ptr %586, i64 48
  %597 = getelementptr inbounds %struct.Hooks, ptr %595, i64 %594
  %598 = icmp ult ptr %596, %597
  br i1 %598, label %583, label %599, !llvm.loop !186

599:                                              ; preds = %593, %537
  %600 = load i32, ptr %36, align 8, !tbaa !187
  %601 = load i64, ptr %10, align 8, !tbaa !146
  %602 = trunc i64 %601 to i32
  %603 = add i32 %600, -1
  %604 = add i32 %603, %602
  %605 = urem i32 %604, %602
  store i32 %605, ptr %36, align 8, !tbaa !187
  %606 = load ptr, ptr %37, align 8, !tbaa !188
  %607 = zext i32 %605 to i64
  %608 = getelementptr inbounds i32, ptr %606, i64 %607
  store i32 %67, ptr %608, align 4, !tbaa !41
  %609 = load i32, ptr %7, align 4, !tbaa !142
  %610 = add i32 %609, 1
  store i32 %610, ptr %7, align 4, !tbaa !142
  br label %614

611:                                              ; preds = %53
  %612 = load i32, ptr %7, align 4, !tbaa !142
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %1467, label %614

614:                                              ; preds = %611, %599, %48, %45
  %615 = phi i32 [ %612, %611 ], [ %610, %599 ], [ %43, %48 ], [ %43, %45 ]
  %616 = load ptr, ptr %37, align 8, !tbaa !188
  %617 = load i32, ptr %36, align 8, !tbaa !187
  %618 = zext i32 %617 to i64
  %619 = getelementptr inbounds i32, ptr %616, i64 %618
  %620 = load i32, ptr %619, align 4, !tbaa !41
  %621 = load ptr, ptr %1, align 8, !tbaa !150
  %622 = zext i32 %620 to i64
  %623 = load i64, ptr %15, align 8, !tbaa !151
  %624 = mul i64 %623, %622
  %625 = getelementptr inbounds i8, ptr %621, i64 %624
  %626 = getelementptr inbounds i8, ptr %625, i64 328
  %627 = load ptr, ptr %626, align 8, !tbaa !152
  %628 = getelementptr inbounds i8, ptr %627, i64 16
  %629 = load ptr, ptr %628, align 16, !tbaa !33
  %630 = getelementptr inbounds i8, ptr %629, i64 68
  %631 = getelementptr inbounds i8, ptr %625, i64 336
  %632 = getelementptr inbounds i8, ptr %629, i64 64
  %633 = getelementptr inbounds i8, ptr %629, i64 112
  %634 = getelementptr inbounds i8, ptr %629, i64 120
  %635 = getelementptr inbounds i8, ptr %625, i64 64
  %636 = load i32, ptr %630, align 4, !tbaa !127
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %638, label %644

638:                                              ; preds = %614
  %639 = add i32 %617, 1
  %640 = load i64, ptr %10, align 8, !tbaa !146
  %641 = trunc i64 %640 to i32
  %642 = urem i32 %639, %641
  store i32 %642, ptr %36, align 8, !tbaa !187
  %643 = add i32 %615, -1
  store i32 %643, ptr %7, align 4, !tbaa !142
  br label %1457

644:                                              ; preds = %614, %1206
  %645 = phi i64 [ %1207, %1206 ], [ 0, %614 ]
  %646 = phi i32 [ %1208, %1206 ], [ 0, %614 ]
  %647 = phi i32 [ %1209, %1206 ], [ 0, %614 ]
  %648 = phi i32 [ %1210, %1206 ], [ 0, %614 ]
  %649 = phi i32 [ %1211, %1206 ], [ 0, %614 ]
  %650 = load ptr, ptr %626, align 8, !tbaa !152
  %651 = getelementptr inbounds [32 x i8], ptr %631, i64 0, i64 %645
  %652 = load i8, ptr %651, align 1, !tbaa !27
  %653 = zext i8 %652 to i64
  %654 = getelementptr inbounds %struct.Warp, ptr %650, i64 %653
  %655 = getelementptr inbounds i8, ptr %654, i64 44
  %656 = load i32, ptr %655, align 4, !tbaa !183
  switch i32 %656, label %1194 [
    i32 2, label %657
    i32 1, label %1186
  ]

657:                                              ; preds = %644
  %658 = load atomic i32, ptr %632 monotonic, align 8
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %1467

660:                                              ; preds = %657
  %661 = getelementptr inbounds i8, ptr %654, i64 16
  %662 = load ptr, ptr %661, align 16, !tbaa !33
  %663 = getelementptr inbounds i8, ptr %662, i64 128
  %664 = load ptr, ptr %663, align 8, !tbaa !68
  %665 = load ptr, ptr %654, align 64, !tbaa !58
  %666 = getelementptr inbounds i8, ptr %665, i64 20
  %667 = load i32, ptr %666, align 4, !tbaa !41
  %668 = zext i32 %667 to i64
  %669 = getelementptr inbounds %struct.Function, ptr %664, i64 %668
  %670 = getelementptr inbounds i8, ptr %665, i64 4
  %671 = load i32, ptr %670, align 4, !tbaa !41
  %672 = icmp eq i32 %671, 0
  %673 = select i1 %672, i64 0, i64 8
  %674 = getelementptr inbounds i8, ptr %669, i64 %673
  %675 = load ptr, ptr %674, align 8, !tbaa !67
  %676 = icmp eq ptr %675, null
  br i1 %676, label %682, label %677

677:                                              ; preds = %660
  %678 = getelementptr inbounds i8, ptr %654, i64 76
  %679 = getelementptr inbounds i8, ptr %654, i64 60
  %680 = getelementptr inbounds i8, ptr %654, i64 112
  %681 = getelementptr inbounds i8, ptr %654, i64 64
  br label %689

682:                                              ; preds = %660, %1021
  %683 = phi ptr [ %1022, %1021 ], [ %665, %660 ]
  %684 = phi i32 [ %1025, %1021 ], [ %667, %660 ]
  %685 = getelementptr inbounds i8, ptr %683, i64 4
  %686 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 %684, ptr %686, align 4, !tbaa !189
  %687 = load i32, ptr %685, align 4, !tbaa !41
  %688 = getelementptr inbounds i8, ptr %1, i64 56
  store i32 %687, ptr %688, align 8, !tbaa !190
  br label %1467

689:                                              ; preds = %1021, %677
  %690 = phi ptr [ %675, %677 ], [ %1033, %1021 ]
  %691 = tail call i32 %690(ptr noundef nonnull %654) #21
  switch i32 %691, label %1016 [
    i32 5, label %692
    i32 6, label %920
  ]

692:                                              ; preds = %689
  %693 = load ptr, ptr %661, align 16, !tbaa !33
  %694 = getelementptr inbounds i8, ptr %693, i64 224
  %695 = load ptr, ptr %694, align 8, !tbaa !191
  %696 = load i32, ptr %679, align 4, !tbaa !192
  %697 = zext i32 %696 to i64
  %698 = getelementptr inbounds i32, ptr %695, i64 %697
  %699 = load ptr, ptr %654, align 64, !tbaa !58
  %700 = getelementptr inbounds i8, ptr %693, i64 128
  %701 = load ptr, ptr %700, align 8, !tbaa !68
  %702 = getelementptr inbounds i8, ptr %699, i64 20
  %703 = load i32, ptr %702, align 4, !tbaa !41
  %704 = zext i32 %703 to i64
  %705 = getelementptr inbounds %struct.Function, ptr %701, i64 %704, i32 2
  %706 = load i32, ptr %705, align 8, !tbaa !193
  %707 = zext i32 %706 to i64
  %708 = getelementptr inbounds i8, ptr %699, i64 %707
  %709 = load i32, ptr %698, align 4, !tbaa !41
  %710 = zext i32 %709 to i64
  %711 = getelementptr inbounds %struct.Function, ptr %701, i64 %710, i32 2
  %712 = load i32, ptr %711, align 8, !tbaa !193
  %713 = zext i32 %712 to i64
  %714 = getelementptr inbounds i8, ptr %708, i64 %713
  %715 = load ptr, ptr %680, align 16, !tbaa !51
  %716 = icmp ugt ptr %714, %715
  br i1 %716, label %717, label %769

717:                                              ; preds = %692
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #19
  %718 = getelementptr inbounds i8, ptr %654, i64 120
  %719 = load i32, ptr %718, align 8, !tbaa !141
  %720 = load i32, ptr %681, align 64, !tbaa !194
  %721 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %720, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  store i32 10, ptr %5, align 8, !tbaa !4, !alias.scope !195
  %722 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %719, ptr %722, align 4, !tbaa !10, !alias.scope !195
  %723 = getelementptr inbounds i8, ptr %5, i64 8
  %724 = getelementptr inbounds i8, ptr %654, i64 8
  %725 = load ptr, ptr %724, align 8, !tbaa !11, !noalias !195
  %726 = getelementptr inbounds i8, ptr %725, i64 32
  %727 = load i32, ptr %726, align 8, !tbaa !14, !noalias !195
  store i32 %727, ptr %723, align 8, !tbaa !16, !alias.scope !195
  %728 = getelementptr inbounds i8, ptr %5, i64 12
  %729 = getelementptr inbounds i8, ptr %654, i64 32
  %730 = load i32, ptr %729, align 32, !tbaa !17, !noalias !195
  store i32 %730, ptr %728, align 4, !tbaa !18, !alias.scope !195
  %731 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %721, ptr %731, align 8, !tbaa !19, !alias.scope !195
  %732 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 0, ptr %732, align 4, !tbaa !20, !alias.scope !195
  %733 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %733, align 8, !tbaa !21, !alias.scope !195
  %734 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %734, align 4, !tbaa !22, !alias.scope !195
  %735 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %735, align 8, !tbaa !23, !alias.scope !195
  %736 = getelementptr inbounds i8, ptr %5, i64 40
  %737 = getelementptr inbounds i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %737, i8 0, i64 16, i1 false), !alias.scope !195
  %738 = load i32, ptr %678, align 4, !tbaa !198
  %739 = zext i32 %738 to i64
  store i64 %739, ptr %736, align 8, !tbaa !40
  %740 = getelementptr inbounds i8, ptr %693, i64 164
  %741 = atomicrmw add ptr %740, i32 1 monotonic, align 4
  %742 = getelementptr inbounds i8, ptr %693, i64 160
  %743 = load i32, ptr %742, align 8, !tbaa !24
  %744 = icmp ult i32 %741, %743
  br i1 %744, label %745, label %917

745:                                              ; preds = %717
  %746 = getelementptr inbounds i8, ptr %693, i64 152
  %747 = load ptr, ptr %746, align 8, !tbaa !26
  %748 = zext i32 %741 to i64
  %749 = getelementptr inbounds %struct.Event, ptr %747, i64 %748
  br label %750

750:                                              ; preds = %750, %745
  %751 = phi i64 [ 0, %745 ], [ %767, %750 ]
  %752 = getelementptr inbounds i8, ptr %5, i64 %751
  %753 = load i8, ptr %752, align 4, !tbaa !27
  %754 = getelementptr inbounds i8, ptr %749, i64 %751
  store i8 %753, ptr %754, align 1, !tbaa !27
  %755 = or disjoint i64 %751, 1
  %756 = getelementptr inbounds i8, ptr %5, i64 %755
  %757 = load i8, ptr %756, align 1, !tbaa !27
  %758 = getelementptr inbounds i8, ptr %749, i64 %755
  store i8 %757, ptr %758, align 1, !tbaa !27
  %759 = or disjoint i64 %751, 2
  %760 = getelementptr inbounds i8, ptr %5, i64 %759
  %761 = load i8, ptr %760, align 2, !tbaa !27
  %762 = getelementptr inbounds i8, ptr %749, i64 %759
  store i8 %761, ptr %762, align 1, !tbaa !27
  %763 = or disjoint i64 %751, 3
  %764 = getelementptr inbounds i8, ptr %5, i64 %763
  %765 = load i8, ptr %764, align 1, !tbaa !27
  %766 = getelementptr inbounds i8, ptr %749, i64 %763
  store i8 %765, ptr %766, align 1, !tbaa !27
  %767 = add nuw nsw i64 %751, 4
  %768 = icmp eq i64 %767, 64
  br i1 %768, label %917, label %750, !llvm.loop !28

769:                                              ; preds = %692
  %770 = load i32, ptr %681, align 64, !tbaa !194
  %771 = getelementptr inbounds %struct.Function, ptr %701, i64 %710
  %772 = getelementptr inbounds i8, ptr %771, i64 24
  %773 = load i32, ptr %772, align 8, !tbaa !165
  %774 = getelementptr inbounds i8, ptr %771, i64 36
  %775 = load i32, ptr %774, align 4, !tbaa !166
  %776 = shl i32 %775, 2
  %777 = add i32 %776, %773
  %778 = freeze i32 %777
  %779 = icmp eq i32 %778, 0
  br i1 %779, label %820, label %780

780:                                              ; preds = %769
  %781 = zext i32 %778 to i64
  %782 = add nuw nsw i64 %781, 7
  %783 = lshr i64 %782, 3
  %784 = add nsw i64 %783, -1
  %785 = and i64 %783, 7
  %786 = icmp ult i64 %784, 7
  br i1 %786, label %810, label %787

787:                                              ; preds = %780
  %788 = and i64 %783, 1073741816
  br label %789

789:                                              ; preds = %789, %787
  %790 = phi i64 [ 0, %787 ], [ %807, %789 ]
  %791 = phi i64 [ 0, %787 ], [ %808, %789 ]
  %792 = getelementptr inbounds i64, ptr %708, i64 %790
  store volatile i64 0, ptr %792, align 8, !tbaa !40
  %793 = or disjoint i64 %790, 1
  %794 = getelementptr inbounds i64, ptr %708, i64 %793
  store volatile i64 0, ptr %794, align 8, !tbaa !40
  %795 = or disjoint i64 %790, 2
  %796 = getelementptr inbounds i64, ptr %708, i64 %795
  store volatile i64 0, ptr %796, align 8, !tbaa !40
  %797 = or disjoint i64 %790, 3
  %798 = getelementptr inbounds i64, ptr %708, i64 %797
  store volatile i64 0, ptr %798, align 8, !tbaa !40
  %799 = or disjoint i64 %790, 4
  %800 = getelementptr inbounds i64, ptr %708, i64 %799
  store volatile i64 0, ptr %800, align 8, !tbaa !40
  %801 = or disjoint i64 %790, 5
  %802 = getelementptr inbounds i64, ptr %708, i64 %801
  store volatile i64 0, ptr %802, align 8, !tbaa !40
  %803 = or disjoint i64 %790, 6
  %804 = getelementptr inbounds i64, ptr %708, i64 %803
  store volatile i64 0, ptr %804, align 8, !tbaa !40
  %805 = or disjoint i64 %790, 7
  %806 = getelementptr inbounds i64, ptr %708, i64 %805
  store volatile i64 0, ptr %806, align 8, !tbaa !40
  %807 = add nuw nsw i64 %790, 8
  %808 = add i64 %791, 8
  %809 = icmp eq i64 %808, %788
  br i1 %809, label %810, label %789, !llvm.loop !168

810:                                              ; preds = %789, %780
  %811 = phi i64 [ 0, %780 ], [ %807, %789 ]
  %812 = icmp eq i64 %785, 0
  br i1 %812, label %820, label %813

813:                                              ; preds = %810, %813
  %814 = phi i64 [ %817, %813 ], [ %811, %810 ]
  %815 = phi i64 [ %818, %813 ], [ 0, %810 ]
  %816 = getelementptr inbounds i64, ptr %708, i64 %814
  store volatile i64 0, ptr %816, align 8, !tbaa !40
  %817 = add nuw nsw i64 %814, 1
  %818 = add i64 %815, 1
  %819 = icmp eq i64 %818, %785
  br i1 %819, label %820, label %813, !llvm.loop !199

820:                                              ; preds = %810, %813, %769
  %821 = getelementptr inbounds i8, ptr %708, i64 20
  store i32 %709, ptr %821, align 4, !tbaa !41
  %822 = getelementptr inbounds i8, ptr %708, i64 8
  store i32 %770, ptr %822, align 8, !tbaa !41
  %823 = icmp eq i32 %770, -1
  br i1 %823, label %831, label %824

824:                                              ; preds = %820
  %825 = getelementptr inbounds i8, ptr %708, i64 4
  store i32 1, ptr %825, align 4, !tbaa !41
  %826 = getelementptr inbounds i8, ptr %693, i64 76
  %827 = load i32, ptr %826, align 4, !tbaa !108
  %828 = and i32 %827, 2
  %829 = getelementptr inbounds i8, ptr %708, i64 12
  store i32 %828, ptr %829, align 4, !tbaa !41
  %830 = getelementptr inbounds i8, ptr %708, i64 64
  store i64 1, ptr %830, align 8, !tbaa !40
  br label %844

831:                                              ; preds = %820
  %832 = getelementptr inbounds i8, ptr %693, i64 76
  %833 = load i32, ptr %832, align 4, !tbaa !108
  %834 = freeze i32 %833
  %835 = lshr i32 %834, 1
  %836 = and i32 %835, 1
  %837 = getelementptr inbounds i8, ptr %708, i64 4
  store i32 %836, ptr %837, align 4, !tbaa !41
  %838 = load i32, ptr %832, align 4, !tbaa !108
  %839 = and i32 %838, 2
  %840 = getelementptr inbounds i8, ptr %708, i64 12
  store i32 %839, ptr %840, align 4, !tbaa !41
  %841 = zext nneg i32 %836 to i64
  %842 = getelementptr inbounds i8, ptr %708, i64 64
  store i64 %841, ptr %842, align 8, !tbaa !40
  %843 = icmp eq i32 %836, 0
  br i1 %843, label %845, label %844

844:                                              ; preds = %831, %824
  br label %845

845:                                              ; preds = %844, %831
  %846 = phi i32 [ %770, %844 ], [ 0, %831 ]
  %847 = load i32, ptr %772, align 8, !tbaa !165
  %848 = zext i32 %847 to i64
  %849 = getelementptr inbounds i8, ptr %708, i64 %848
  store i32 %846, ptr %849, align 4, !tbaa !41
  %850 = ptrtoint ptr %708 to i64
  %851 = getelementptr inbounds i8, ptr %771, i64 40
  %852 = load i32, ptr %851, align 8, !tbaa !170
  %853 = zext i32 %852 to i64
  %854 = add i64 %853, %850
  %855 = getelementptr inbounds i8, ptr %708, i64 40
  store i64 %854, ptr %855, align 8, !tbaa !40
  %856 = getelementptr inbounds i8, ptr %708, i64 24
  store ptr %699, ptr %856, align 8, !tbaa !67
  %857 = load i32, ptr %679, align 4, !tbaa !192
  %858 = getelementptr inbounds i8, ptr %708, i64 48
  store i32 %857, ptr %858, align 8, !tbaa !41
  %859 = load i32, ptr %681, align 64, !tbaa !194
  %860 = getelementptr inbounds i8, ptr %708, i64 52
  store i32 %859, ptr %860, align 4, !tbaa !41
  %861 = getelementptr inbounds i8, ptr %698, i64 4
  %862 = load i32, ptr %861, align 4, !tbaa !41
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %864, label %867

864:                                              ; preds = %912, %845
  store ptr %708, ptr %654, align 64, !tbaa !58
  %865 = load i32, ptr %678, align 4, !tbaa !198
  %866 = add i32 %865, 1
  store i32 %866, ptr %678, align 4, !tbaa !198
  br label %1021

867:                                              ; preds = %845, %912
  %868 = phi i32 [ %913, %912 ], [ %862, %845 ]
  %869 = phi i64 [ %914, %912 ], [ 0, %845 ]
  %870 = trunc nuw i64 %869 to i32
  %871 = mul i32 %870, 3
  %872 = add i32 %871, 3
  %873 = add i32 %871, 5
  %874 = zext i32 %873 to i64
  %875 = getelementptr inbounds i32, ptr %698, i64 %874
  %876 = load i32, ptr %875, align 4, !tbaa !41
  %877 = zext i32 %876 to i64
  %878 = getelementptr inbounds i8, ptr %708, i64 %877
  %879 = zext i32 %872 to i64
  %880 = getelementptr inbounds i32, ptr %698, i64 %879
  %881 = load i32, ptr %880, align 4, !tbaa !41
  %882 = zext i32 %881 to i64
  %883 = getelementptr inbounds i8, ptr %699, i64 %882
  %884 = add i32 %871, 4
  %885 = zext i32 %884 to i64
  %886 = getelementptr inbounds i32, ptr %698, i64 %885
  %887 = load i32, ptr %886, align 4, !tbaa !41
  %888 = zext i32 %887 to i64
  %889 = shl nuw nsw i64 %888, 5
  %890 = icmp eq i32 %887, 0
  br i1 %890, label %912, label %891

891:                                              ; preds = %867, %891
  %892 = phi i64 [ %908, %891 ], [ 0, %867 ]
  %893 = getelementptr inbounds i8, ptr %883, i64 %892
  %894 = load i8, ptr %893, align 1, !tbaa !27
  %895 = getelementptr inbounds i8, ptr %878, i64 %892
  store i8 %894, ptr %895, align 1, !tbaa !27
  %896 = or disjoint i64 %892, 1
  %897 = getelementptr inbounds i8, ptr %883, i64 %896
  %898 = load i8, ptr %897, align 1, !tbaa !27
  %899 = getelementptr inbounds i8, ptr %878, i64 %896
  store i8 %898, ptr %899, align 1, !tbaa !27
  %900 = or disjoint i64 %892, 2
  %901 = getelementptr inbounds i8, ptr %883, i64 %900
  %902 = load i8, ptr %901, align 1, !tbaa !27
  %903 = getelementptr inbounds i8, ptr %878, i64 %900
  store i8 %902, ptr %903, align 1, !tbaa !27
  %904 = or disjoint i64 %892, 3
  %905 = getelementptr inbounds i8, ptr %883, i64 %904
  %906 = load i8, ptr %905, align 1, !tbaa !27
  %907 = getelementptr inbounds i8, ptr %878, i64 %904
  store i8 %906, ptr %907, align 1, !tbaa !27
  %908 = add nuw nsw i64 %892, 4
  %909 = icmp eq i64 %908, %889
  br i1 %909, label %910, label %891, !llvm.loop !28

910:                                              ; preds = %891
  %911 = load i32, ptr %861, align 4, !tbaa !41
  br label %912

912:                                              ; preds = %910, %867
  %913 = phi i32 [ %911, %910 ], [ %868, %867 ]
  %914 = add nuw nsw i64 %869, 1
  %915 = zext i32 %913 to i64
  %916 = icmp ult i64 %914, %915
  br i1 %916, label %867, label %864, !llvm.loop !200

917:                                              ; preds = %750, %717
  %918 = load ptr, ptr %661, align 16, !tbaa !33
  %919 = getelementptr inbounds i8, ptr %918, i64 64
  store atomic i32 1, ptr %919 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #19
  br label %1467

920:                                              ; preds = %689
  %921 = load ptr, ptr %654, align 64, !tbaa !58
  %922 = getelementptr inbounds i8, ptr %921, i64 24
  %923 = load ptr, ptr %922, align 8, !tbaa !67
  %924 = load ptr, ptr %661, align 16, !tbaa !33
  %925 = getelementptr inbounds i8, ptr %924, i64 224
  %926 = load ptr, ptr %925, align 8, !tbaa !191
  %927 = getelementptr inbounds i8, ptr %921, i64 48
  %928 = load i32, ptr %927, align 8, !tbaa !41
  %929 = zext i32 %928 to i64
  %930 = getelementptr inbounds i32, ptr %926, i64 %929
  %931 = getelementptr inbounds i8, ptr %930, i64 8
  %932 = load i32, ptr %931, align 4, !tbaa !41
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %1013, label %934

934:                                              ; preds = %920
  %935 = getelementptr inbounds i8, ptr %930, i64 12
  %936 = getelementptr inbounds i8, ptr %930, i64 4
  %937 = load i32, ptr %936, align 4, !tbaa !41
  %938 = mul i32 %937, 3
  %939 = zext i32 %938 to i64
  %940 = getelementptr inbounds i32, ptr %935, i64 %939
  %941 = getelementptr inbounds i8, ptr %921, i64 52
  br label %942

942:                                              ; preds = %947, %934
  %943 = phi i32 [ 0, %934 ], [ %948, %947 ]
  %944 = phi ptr [ %940, %934 ], [ %949, %947 ]
  %945 = getelementptr inbounds i8, ptr %944, i64 8
  %946 = getelementptr inbounds i8, ptr %944, i64 4
  br label %952

947:                                              ; preds = %1010
  %948 = add nuw i32 %943, 1
  %949 = getelementptr inbounds i8, ptr %944, i64 12
  %950 = load i32, ptr %931, align 4, !tbaa !41
  %951 = icmp ult i32 %948, %950
  br i1 %951, label %942, label %1013, !llvm.loop !201

952:                                              ; preds = %1010, %942
  %953 = phi i32 [ 0, %942 ], [ %1011, %1010 ]
  %954 = load i32, ptr %941, align 4, !tbaa !41
  %955 = shl nuw i32 1, %953
  %956 = and i32 %954, %955
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %1010, label %958

958:                                              ; preds = %952
  %959 = load i32, ptr %945, align 4, !tbaa !41
  %960 = zext i32 %959 to i64
  %961 = getelementptr inbounds i8, ptr %923, i64 %960
  %962 = load i32, ptr %946, align 4, !tbaa !41
  %963 = mul i32 %962, %953
  %964 = zext i32 %963 to i64
  %965 = getelementptr inbounds i8, ptr %961, i64 %964
  %966 = load i32, ptr %944, align 4, !tbaa !41
  %967 = zext i32 %966 to i64
  %968 = getelementptr inbounds i8, ptr %921, i64 %967
  %969 = getelementptr inbounds i8, ptr %968, i64 %964
  %970 = zext i32 %962 to i64
  %971 = icmp eq i32 %962, 0
  br i1 %971, label %1010, label %972

972:                                              ; preds = %958
  %973 = and i64 %970, 3
  %974 = icmp ult i32 %962, 4
  br i1 %974, label %998, label %975

975:                                              ; preds = %972
  %976 = and i64 %970, 4294967292
  br label %977

977:                                              ; preds = %977, %975
  %978 = phi i64 [ 0, %975 ], [ %995, %977 ]
  %979 = phi i64 [ 0, %975 ], [ %996, %977 ]
  %980 = getelementptr inbounds i8, ptr %969, i64 %978
  %981 = load i8, ptr %980, align 1, !tbaa !27
  %982 = getelementptr inbounds i8, ptr %965, i64 %978
  store i8 %981, ptr %982, align 1, !tbaa !27
  %983 = or disjoint i64 %978, 1
  %984 = getelementptr inbounds i8, ptr %969, i64 %983
  %985 = load i8, ptr %984, align 1, !tbaa !27
  %986 = getelementptr inbounds i8, ptr %965, i64 %983
  store i8 %985, ptr %986, align 1, !tbaa !27
  %987 = or disjoint i64 %978, 2
  %988 = getelementptr inbounds i8, ptr %969, i64 %987
  %989 = load i8, ptr %988, align 1, !tbaa !27
  %990 = getelementptr inbounds i8, ptr %965, i64 %987
  store i8 %989, ptr %990, align 1, !tbaa !27
  %991 = or disjoint i64 %978, 3
  %992 = getelementptr inbounds i8, ptr %969, i64 %991
  %993 = load i8, ptr %992, align 1, !tbaa !27
  %994 = getelementptr inbounds i8, ptr %965, i64 %991
  store i8 %993, ptr %994, align 1, !tbaa !27
  %995 = add nuw nsw i64 %978, 4
  %996 = add i64 %979, 4
  %997 = icmp eq i64 %996, %976
  br i1 %997, label %998, label %977, !llvm.loop !28

998:                                              ; preds = %977, %972
  %999 = phi i64 [ 0, %972 ], [ %995, %977 ]
  %1000 = icmp eq i64 %973, 0
  br i1 %1000, label %1010, label %1001

1001:                                             ; preds = %998, %1001
  %1002 = phi i64 [ %1007, %1001 ], [ %999, %998 ]
  %1003 = phi i64 [ %1008, %1001 ], [ 0, %998 ]
  %1004 = getelementptr inbounds i8, ptr %969, i64 %1002
  %1005 = load i8, ptr %1004, align 1, !tbaa !27
  %1006 = getelementptr inbounds i8, ptr %965, i64 %1002
  store i8 %1005, ptr %1006, align 1, !tbaa !27
  %1007 = add nuw nsw i64 %1002, 1
  %1008 = add i64 %1003, 1
  %1009 = icmp eq i64 %1008, %973
  br i1 %1009, label %1010, label %1001, !llvm.loop !202

1010:                                             ; preds = %998, %1001, %958, %952
  %1011 = add nuw nsw i32 %953, 1
  %1012 = icmp eq i32 %1011, 32
  br i1 %1012, label %947, label %952, !llvm.loop !203

1013:                                             ; preds = %947, %920
  store ptr %923, ptr %654, align 64, !tbaa !58
  %1014 = load i32, ptr %678, align 4, !tbaa !198
  %1015 = add i32 %1014, -1
  store i32 %1015, ptr %678, align 4, !tbaa !198
  br label %1021

1016:                                             ; preds = %689
  %1017 = add i32 %691, -5
  %1018 = icmp ult i32 %1017, -2
  br i1 %1018, label %1035, label %1019

1019:                                             ; preds = %1016
  %1020 = load ptr, ptr %654, align 64, !tbaa !58
  br label %1021

1021:                                             ; preds = %1019, %1013, %864
  %1022 = phi ptr [ %1020, %1019 ], [ %923, %1013 ], [ %708, %864 ]
  %1023 = load ptr, ptr %663, align 8, !tbaa !68
  %1024 = getelementptr inbounds i8, ptr %1022, i64 20
  %1025 = load i32, ptr %1024, align 4, !tbaa !41
  %1026 = zext i32 %1025 to i64
  %1027 = getelementptr inbounds %struct.Function, ptr %1023, i64 %1026
  %1028 = getelementptr inbounds i8, ptr %1022, i64 4
  %1029 = load i32, ptr %1028, align 4, !tbaa !41
  %1030 = icmp eq i32 %1029, 0
  %1031 = select i1 %1030, i64 0, i64 8
  %1032 = getelementptr inbounds i8, ptr %1027, i64 %1031
  %1033 = load ptr, ptr %1032, align 8, !tbaa !67
  %1034 = icmp eq ptr %1033, null
  br i1 %1034, label %682, label %689

1035:                                             ; preds = %1016
  %1036 = icmp slt i32 %691, 0
  br i1 %1036, label %1467, label %1037

1037:                                             ; preds = %1035
  %1038 = icmp eq i32 %691, 7
  br i1 %1038, label %1467, label %1039

1039:                                             ; preds = %1037
  store i32 %691, ptr %655, align 4, !tbaa !183
  switch i32 %691, label %1194 [
    i32 1, label %1186
    i32 2, label %1040
  ]

1040:                                             ; preds = %1039
  %1041 = add i32 %646, 1
  %1042 = load i64, ptr %633, align 8, !tbaa !181
  %1043 = getelementptr inbounds i8, ptr %654, i64 24
  %1044 = load i64, ptr %1043, align 8, !tbaa !182
  %1045 = add nsw i64 %1044, %1042
  store i64 %1045, ptr %1043, align 8, !tbaa !182
  %1046 = atomicrmw sub ptr %634, i64 %1042 monotonic, align 8
  %1047 = sub i64 %1046, %1042
  %1048 = icmp slt i64 %1047, 0
  br i1 %1048, label %1049, label %1194

1049:                                             ; preds = %1040
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #19
  %1050 = getelementptr inbounds i8, ptr %654, i64 120
  %1051 = load i32, ptr %1050, align 8, !tbaa !141
  %1052 = load ptr, ptr %654, align 64, !tbaa !58
  %1053 = getelementptr inbounds i8, ptr %1052, i64 8
  %1054 = load i32, ptr %1053, align 8, !tbaa !41
  %1055 = tail call i32 @llvm.umax.i32(i32 %1054, i32 1)
  %1056 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1055, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !204)
  store i32 7, ptr %4, align 8, !tbaa !4, !alias.scope !204
  %1057 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %1051, ptr %1057, align 4, !tbaa !10, !alias.scope !204
  %1058 = getelementptr inbounds i8, ptr %4, i64 8
  %1059 = getelementptr inbounds i8, ptr %654, i64 8
  %1060 = load ptr, ptr %1059, align 8, !tbaa !11
  %1061 = getelementptr inbounds i8, ptr %1060, i64 32
  %1062 = load i32, ptr %1061, align 8, !tbaa !14, !noalias !204
  store i32 %1062, ptr %1058, align 8, !tbaa !16, !alias.scope !204
  %1063 = getelementptr inbounds i8, ptr %4, i64 12
  %1064 = getelementptr inbounds i8, ptr %654, i64 32
  %1065 = load i32, ptr %1064, align 32, !tbaa !17, !noalias !204
  store i32 %1065, ptr %1063, align 4, !tbaa !18, !alias.scope !204
  %1066 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %1056, ptr %1066, align 8, !tbaa !19, !alias.scope !204
  %1067 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 0, ptr %1067, align 4, !tbaa !20, !alias.scope !204
  %1068 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %1068, align 8, !tbaa !21, !alias.scope !204
  %1069 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %1069, align 4, !tbaa !22, !alias.scope !204
  %1070 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %1070, align 8, !tbaa !23, !alias.scope !204
  %1071 = getelementptr inbounds i8, ptr %4, i64 40
  %1072 = getelementptr inbounds i8, ptr %4, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1072, i8 0, i64 16, i1 false), !alias.scope !204
  %1073 = load ptr, ptr %661, align 16, !tbaa !33
  %1074 = getelementptr inbounds i8, ptr %1073, i64 68
  %1075 = load i32, ptr %1074, align 4, !tbaa !127
  %1076 = icmp eq i32 %1075, 0
  br i1 %1076, label %1112, label %1077

1077:                                             ; preds = %1049
  %1078 = getelementptr inbounds i8, ptr %1060, i64 328
  %1079 = load ptr, ptr %1078, align 8, !tbaa !152
  %1080 = zext i32 %1075 to i64
  %1081 = and i64 %1080, 1
  %1082 = icmp eq i32 %1075, 1
  br i1 %1082, label %1085, label %1083

1083:                                             ; preds = %1077
  %1084 = and i64 %1080, 4294967294
  br label %1143

1085:                                             ; preds = %1177, %1077
  %1086 = phi i64 [ poison, %1077 ], [ %1178, %1177 ]
  %1087 = phi i64 [ poison, %1077 ], [ %1179, %1177 ]
  %1088 = phi i64 [ poison, %1077 ], [ %1180, %1177 ]
  %1089 = phi i64 [ 0, %1077 ], [ %1169, %1177 ]
  %1090 = phi i64 [ 0, %1077 ], [ %1178, %1177 ]
  %1091 = phi i64 [ 0, %1077 ], [ %1179, %1177 ]
  %1092 = phi i64 [ 0, %1077 ], [ %1180, %1177 ]
  %1093 = icmp eq i64 %1081, 0
  br i1 %1093, label %1107, label %1094

1094:                                             ; preds = %1085
  %1095 = getelementptr inbounds %struct.Warp, ptr %1079, i64 %1089
  %1096 = getelementptr inbounds i8, ptr %1095, i64 44
  %1097 = load i32, ptr %1096, align 4, !tbaa !183
  %1098 = icmp eq i32 %1097, 1
  br i1 %1098, label %1099, label %1107

1099:                                             ; preds = %1094
  %1100 = add nuw nsw i64 %1089, 1
  %1101 = getelementptr inbounds i8, ptr %1095, i64 120
  %1102 = load i32, ptr %1101, align 8, !tbaa !141
  %1103 = zext i32 %1102 to i64
  %1104 = getelementptr inbounds i8, ptr %1095, i64 48
  %1105 = load i32, ptr %1104, align 16, !tbaa !137
  %1106 = zext i32 %1105 to i64
  br label %1107

1107:                                             ; preds = %1094, %1099, %1085
  %1108 = phi i64 [ %1086, %1085 ], [ %1106, %1099 ], [ %1090, %1094 ]
  %1109 = phi i64 [ %1087, %1085 ], [ %1103, %1099 ], [ %1091, %1094 ]
  %1110 = phi i64 [ %1088, %1085 ], [ %1100, %1099 ], [ %1092, %1094 ]
  %1111 = getelementptr inbounds i8, ptr %4, i64 56
  store i64 %1109, ptr %1072, align 8, !tbaa !40
  store i64 %1108, ptr %1111, align 8, !tbaa !40
  br label %1112

1112:                                             ; preds = %1107, %1049
  %1113 = phi i64 [ %1110, %1107 ], [ 0, %1049 ]
  store i64 %1113, ptr %1071, align 8, !tbaa !40
  %1114 = getelementptr inbounds i8, ptr %1073, i64 164
  %1115 = atomicrmw add ptr %1114, i32 1 monotonic, align 4
  %1116 = getelementptr inbounds i8, ptr %1073, i64 160
  %1117 = load i32, ptr %1116, align 8, !tbaa !24
  %1118 = icmp ult i32 %1115, %1117
  br i1 %1118, label %1119, label %1183

1119:                                             ; preds = %1112
  %1120 = getelementptr inbounds i8, ptr %1073, i64 152
  %1121 = load ptr, ptr %1120, align 8, !tbaa !26
  %1122 = zext i32 %1115 to i64
  %1123 = getelementptr inbounds %struct.Event, ptr %1121, i64 %1122
  br label %1124

1124:                                             ; preds = %1124, %1119
  %1125 = phi i64 [ 0, %1119 ], [ %1141, %1124 ]
  %1126 = getelementptr inbounds i8, ptr %4, i64 %1125
  %1127 = load i8, ptr %1126, align 4, !tbaa !27
  %1128 = getelementptr inbounds i8, ptr %1123, i64 %1125
  store i8 %1127, ptr %1128, align 1, !tbaa !27
  %1129 = or disjoint i64 %1125, 1
  %1130 = getelementptr inbounds i8, ptr %4, i64 %1129
  %1131 = load i8, ptr %1130, align 1, !tbaa !27
  %1132 = getelementptr inbounds i8, ptr %1123, i64 %1129
  store i8 %1131, ptr %1132, align 1, !tbaa !27
  %1133 = or disjoint i64 %1125, 2
  %1134 = getelementptr inbounds i8, ptr %4, i64 %1133
  %1135 = load i8, ptr %1134, align 2, !tbaa !27
  %1136 = getelementptr inbounds i8, ptr %1123, i64 %1133
  store i8 %1135, ptr %1136, align 1, !tbaa !27
  %1137 = or disjoint i64 %1125, 3
  %1138 = getelementptr inbounds i8, ptr %4, i64 %1137
  %1139 = load i8, ptr %1138, align 1, !tbaa !27
  %1140 = getelementptr inbounds i8, ptr %1123, i64 %1137
  store i8 %1139, ptr %1140, align 1, !tbaa !27
  %1141 = add nuw nsw i64 %1125, 4
  %1142 = icmp eq i64 %1141, 64
  br i1 %1142, label %1183, label %1124, !llvm.loop !28

1143:                                             ; preds = %1177, %1083
  %1144 = phi i64 [ 0, %1083 ], [ %1169, %1177 ]
  %1145 = phi i64 [ 0, %1083 ], [ %1178, %1177 ]
  %1146 = phi i64 [ 0, %1083 ], [ %1179, %1177 ]
  %1147 = phi i64 [ 0, %1083 ], [ %1180, %1177 ]
  %1148 = phi i64 [ 0, %1083 ], [ %1181, %1177 ]
  %1149 = getelementptr inbounds %struct.Warp, ptr %1079, i64 %1144
  %1150 = getelementptr inbounds i8, ptr %1149, i64 44
  %1151 = load i32, ptr %1150, align 4, !tbaa !183
  %1152 = icmp eq i32 %1151, 1
  %1153 = or disjoint i64 %1144, 1
  br i1 %1152, label %1154, label %1161

1154:                                             ; preds = %1143
  %1155 = getelementptr inbounds i8, ptr %1149, i64 120
  %1156 = load i32, ptr %1155, align 8, !tbaa !141
  %1157 = zext i32 %1156 to i64
  %1158 = getelementptr inbounds i8, ptr %1149, i64 48
  %1159 = load i32, ptr %1158, align 16, !tbaa !137
  %1160 = zext i32 %1159 to i64
  br label %1161

1161:                                             ; preds = %1154, %1143
  %1162 = phi i64 [ %1160, %1154 ], [ %1145, %1143 ]
  %1163 = phi i64 [ %1157, %1154 ], [ %1146, %1143 ]
  %1164 = phi i64 [ %1153, %1154 ], [ %1147, %1143 ]
  %1165 = getelementptr inbounds %struct.Warp, ptr %1079, i64 %1153
  %1166 = getelementptr inbounds i8, ptr %1165, i64 44
  %1167 = load i32, ptr %1166, align 4, !tbaa !183
  %1168 = icmp eq i32 %1167, 1
  %1169 = add nuw nsw i64 %1144, 2
  br i1 %1168, label %1170, label %1177

1170:                                             ; preds = %1161
  %1171 = getelementptr inbounds i8, ptr %1165, i64 120
  %1172 = load i32, ptr %1171, align 8, !tbaa !141
  %1173 = zext i32 %1172 to i64
  %1174 = getelementptr inbounds i8, ptr %1165, i64 48
  %1175 = load i32, ptr %1174, align 16, !tbaa !137
  %1176 = zext i32 %1175 to i64
  br label %1177

1177:                                             ; preds = %1170, %1161
  %1178 = phi i64 [ %1176, %1170 ], [ %1162, %1161 ]
  %1179 = phi i64 [ %1173, %1170 ], [ %1163, %1161 ]
  %1180 = phi i64 [ %1169, %1170 ], [ %1164, %1161 ]
  %1181 = add i64 %1148, 2
  %1182 = icmp eq i64 %1181, %1084
  br i1 %1182, label %1085, label %1143, !llvm.loop !207

1183:                                             ; preds = %1124, %1112
  %1184 = load ptr, ptr %661, align 16, !tbaa !33
  %1185 = getelementptr inbounds i8, ptr %1184, i64 64
  store atomic i32 1, ptr %1185 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #19
  br label %1467

1186:                                             ; preds = %1039, %644
  %1187 = getelementptr inbounds i8, ptr %654, i64 48
  %1188 = load i32, ptr %1187, align 16, !tbaa !137
  %1189 = shl nuw i32 1, %1188
  %1190 = or i32 %1189, %648
  %1191 = getelementptr inbounds i8, ptr %654, i64 52
  %1192 = load i32, ptr %1191, align 4, !tbaa !138
  %1193 = or i32 %1192, %649
  br label %1194

1194:                                             ; preds = %1186, %1040, %1039, %644
  %1195 = phi i32 [ %649, %1040 ], [ %649, %1039 ], [ %649, %644 ], [ %1193, %1186 ]
  %1196 = phi i32 [ %648, %1040 ], [ %648, %1039 ], [ %648, %644 ], [ %1190, %1186 ]
  %1197 = phi i32 [ 1, %1040 ], [ %691, %1039 ], [ %656, %644 ], [ 1, %1186 ]
  %1198 = phi i32 [ %1041, %1040 ], [ %646, %1039 ], [ %646, %644 ], [ %646, %1186 ]
  %1199 = icmp ne i32 %1197, 0
  %1200 = zext i1 %1199 to i32
  %1201 = add i32 %647, %1200
  %1202 = add nuw nsw i64 %645, 1
  %1203 = load i32, ptr %630, align 4, !tbaa !127
  %1204 = zext i32 %1203 to i64
  %1205 = icmp ult i64 %1202, %1204
  br i1 %1205, label %1206, label %1212

1206:                                             ; preds = %1194, %1437
  %1207 = phi i64 [ %1202, %1194 ], [ 0, %1437 ]
  %1208 = phi i32 [ %1198, %1194 ], [ 0, %1437 ]
  %1209 = phi i32 [ %1201, %1194 ], [ 0, %1437 ]
  %1210 = phi i32 [ %1196, %1194 ], [ 0, %1437 ]
  %1211 = phi i32 [ %1195, %1194 ], [ 0, %1437 ]
  br label %644, !llvm.loop !208

1212:                                             ; preds = %1194
  %1213 = icmp eq i32 %1201, 0
  br i1 %1213, label %1440, label %1214

1214:                                             ; preds = %1212
  %1215 = icmp ne i32 %1198, 0
  %1216 = icmp eq i32 %1195, 0
  %1217 = xor i1 %1215, true
  %1218 = select i1 %1217, i1 %1216, i1 false
  %1219 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1196)
  %1220 = icmp ult i32 %1219, 2
  %1221 = select i1 %1218, i1 %1220, i1 false
  br i1 %1221, label %1222, label %1225

1222:                                             ; preds = %1214
  %1223 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1196, i1 true)
  tail call fastcc void @release(ptr noundef %625, ptr noundef nonnull %629, i32 noundef %1223) #20
  %1224 = load i32, ptr %630, align 4, !tbaa !127
  br label %1437

1225:                                             ; preds = %1214, %1275
  %1226 = phi i64 [ %1277, %1275 ], [ 0, %1214 ]
  %1227 = phi i32 [ %1276, %1275 ], [ 0, %1214 ]
  %1228 = load i32, ptr %630, align 4, !tbaa !127
  %1229 = icmp eq i32 %1228, 0
  br i1 %1229, label %1275, label %1230

1230:                                             ; preds = %1225
  %1231 = load ptr, ptr %626, align 8, !tbaa !152
  %1232 = zext i32 %1228 to i64
  br label %1235

1233:                                             ; preds = %1256
  %1234 = icmp eq i32 %1257, 0
  br i1 %1234, label %1275, label %1262

1235:                                             ; preds = %1256, %1230
  %1236 = phi i64 [ 0, %1230 ], [ %1260, %1256 ]
  %1237 = phi i32 [ 0, %1230 ], [ %1259, %1256 ]
  %1238 = phi i32 [ 0, %1230 ], [ %1258, %1256 ]
  %1239 = phi i32 [ 0, %1230 ], [ %1257, %1256 ]
  %1240 = getelementptr inbounds %struct.Warp, ptr %1231, i64 %1236
  %1241 = getelementptr inbounds i8, ptr %1240, i64 44
  %1242 = load i32, ptr %1241, align 4, !tbaa !183
  switch i32 %1242, label %1254 [
    i32 0, label %1256
    i32 1, label %1243
  ]

1243:                                             ; preds = %1235
  %1244 = getelementptr inbounds i8, ptr %1240, i64 48
  %1245 = load i32, ptr %1244, align 16, !tbaa !137
  %1246 = zext i32 %1245 to i64
  %1247 = icmp eq i64 %1226, %1246
  br i1 %1247, label %1248, label %1254

1248:                                             ; preds = %1243
  %1249 = add i32 %1239, 1
  %1250 = getelementptr inbounds i8, ptr %1240, i64 52
  %1251 = load i32, ptr %1250, align 4, !tbaa !138
  %1252 = icmp eq i32 %1251, 0
  %1253 = select i1 %1252, i32 %1237, i32 %1251
  br label %1256

1254:                                             ; preds = %1243, %1235
  %1255 = add i32 %1238, 1
  br label %1256

1256:                                             ; preds = %1254, %1248, %1235
  %1257 = phi i32 [ %1239, %1235 ], [ %1239, %1254 ], [ %1249, %1248 ]
  %1258 = phi i32 [ %1238, %1235 ], [ %1255, %1254 ], [ %1238, %1248 ]
  %1259 = phi i32 [ %1237, %1235 ], [ %1237, %1254 ], [ %1253, %1248 ]
  %1260 = add nuw nsw i64 %1236, 1
  %1261 = icmp eq i64 %1260, %1232
  br i1 %1261, label %1233, label %1235, !llvm.loop !209

1262:                                             ; preds = %1233
  %1263 = icmp eq i32 %1259, 0
  br i1 %1263, label %1270, label %1264

1264:                                             ; preds = %1262
  %1265 = shl i32 %1257, 5
  %1266 = getelementptr inbounds [16 x i32], ptr %635, i64 0, i64 %1226
  %1267 = load i32, ptr %1266, align 4, !tbaa !41
  %1268 = add i32 %1267, %1265
  %1269 = icmp ult i32 %1268, %1259
  br i1 %1269, label %1275, label %1272

1270:                                             ; preds = %1262
  %1271 = icmp eq i32 %1258, 0
  br i1 %1271, label %1272, label %1275

1272:                                             ; preds = %1270, %1264
  %1273 = trunc nuw nsw i64 %1226 to i32
  tail call fastcc void @release(ptr noundef %625, ptr noundef readonly %629, i32 noundef %1273) #20
  %1274 = add i32 %1227, 1
  br label %1275

1275:                                             ; preds = %1272, %1270, %1264, %1233, %1225
  %1276 = phi i32 [ %1227, %1233 ], [ %1274, %1272 ], [ %1227, %1264 ], [ %1227, %1270 ], [ %1227, %1225 ]
  %1277 = add nuw nsw i64 %1226, 1
  %1278 = icmp eq i64 %1277, 16
  br i1 %1278, label %1279, label %1225, !llvm.loop !210

1279:                                             ; preds = %1275
  %1280 = icmp eq i32 %1198, 0
  %1281 = icmp ne i32 %1276, 0
  %1282 = select i1 %1280, i1 true, i1 %1281
  br i1 %1282, label %1283, label %1440

1283:                                             ; preds = %1279
  %1284 = select i1 %1215, i1 true, i1 %1281
  %1285 = load i32, ptr %630, align 4, !tbaa !127
  br i1 %1284, label %1437, label %1286

1286:                                             ; preds = %1283
  %1287 = icmp eq i32 %1285, 0
  br i1 %1287, label %1467, label %1288

1288:                                             ; preds = %1286
  %1289 = getelementptr inbounds i8, ptr %3, i64 4
  %1290 = getelementptr inbounds i8, ptr %3, i64 8
  %1291 = getelementptr inbounds i8, ptr %3, i64 12
  %1292 = getelementptr inbounds i8, ptr %3, i64 16
  %1293 = getelementptr inbounds i8, ptr %3, i64 20
  %1294 = getelementptr inbounds i8, ptr %3, i64 24
  %1295 = getelementptr inbounds i8, ptr %3, i64 28
  %1296 = getelementptr inbounds i8, ptr %3, i64 32
  %1297 = getelementptr inbounds i8, ptr %3, i64 40
  %1298 = getelementptr inbounds i8, ptr %3, i64 48
  %1299 = getelementptr inbounds i8, ptr %3, i64 56
  %1300 = load ptr, ptr %626, align 8, !tbaa !152
  %1301 = zext i32 %1285 to i64
  br label %1302

1302:                                             ; preds = %1434, %1288
  %1303 = phi i64 [ %1435, %1434 ], [ 0, %1288 ]
  %1304 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1303
  %1305 = getelementptr inbounds i8, ptr %1304, i64 44
  %1306 = load i32, ptr %1305, align 4, !tbaa !183
  %1307 = icmp eq i32 %1306, 1
  br i1 %1307, label %1308, label %1434

1308:                                             ; preds = %1302
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #19
  %1309 = getelementptr inbounds i8, ptr %1304, i64 120
  %1310 = load i32, ptr %1309, align 8, !tbaa !141
  %1311 = getelementptr inbounds i8, ptr %1304, i64 92
  %1312 = load i32, ptr %1311, align 4, !tbaa !140
  %1313 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1312, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !211)
  store i32 8, ptr %3, align 8, !tbaa !4, !alias.scope !211
  store i32 %1310, ptr %1289, align 4, !tbaa !10, !alias.scope !211
  %1314 = getelementptr inbounds i8, ptr %1304, i64 8
  %1315 = load ptr, ptr %1314, align 8, !tbaa !11, !noalias !211
  %1316 = getelementptr inbounds i8, ptr %1315, i64 32
  %1317 = load i32, ptr %1316, align 8, !tbaa !14, !noalias !211
  store i32 %1317, ptr %1290, align 8, !tbaa !16, !alias.scope !211
  %1318 = getelementptr inbounds i8, ptr %1304, i64 32
  %1319 = load i32, ptr %1318, align 32, !tbaa !17, !noalias !211
  store i32 %1319, ptr %1291, align 4, !tbaa !18, !alias.scope !211
  store i32 %1313, ptr %1292, align 8, !tbaa !19, !alias.scope !211
  store i32 0, ptr %1295, align 4, !tbaa !22, !alias.scope !211
  store i64 0, ptr %1296, align 8, !tbaa !23, !alias.scope !211
  %1320 = getelementptr inbounds i8, ptr %1304, i64 48
  %1321 = load i32, ptr %1320, align 16, !tbaa !137
  store i32 %1321, ptr %1294, align 8, !tbaa !21
  store i32 %1312, ptr %1293, align 4, !tbaa !20
  %1322 = and i64 %1301, 1
  %1323 = icmp eq i32 %1285, 1
  br i1 %1323, label %1326, label %1324

1324:                                             ; preds = %1308
  %1325 = and i64 %1301, 4294967294
  br label %1385

1326:                                             ; preds = %1424, %1308
  %1327 = phi i64 [ poison, %1308 ], [ %1425, %1424 ]
  %1328 = phi i64 [ poison, %1308 ], [ %1426, %1424 ]
  %1329 = phi i64 [ poison, %1308 ], [ %1427, %1424 ]
  %1330 = phi i64 [ 0, %1308 ], [ %1428, %1424 ]
  %1331 = phi i64 [ 0, %1308 ], [ %1425, %1424 ]
  %1332 = phi i64 [ 0, %1308 ], [ %1426, %1424 ]
  %1333 = phi i64 [ 0, %1308 ], [ %1427, %1424 ]
  %1334 = icmp eq i64 %1322, 0
  br i1 %1334, label %1350, label %1335

1335:                                             ; preds = %1326
  %1336 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1330
  %1337 = getelementptr inbounds i8, ptr %1336, i64 44
  %1338 = load i32, ptr %1337, align 4, !tbaa !183
  %1339 = icmp eq i32 %1338, 1
  br i1 %1339, label %1340, label %1350

1340:                                             ; preds = %1335
  %1341 = getelementptr inbounds i8, ptr %1336, i64 48
  %1342 = load i32, ptr %1341, align 16, !tbaa !137
  %1343 = icmp eq i32 %1342, %1321
  br i1 %1343, label %1350, label %1344

1344:                                             ; preds = %1340
  %1345 = add nuw nsw i64 %1330, 1
  %1346 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1330, i32 21
  %1347 = load i32, ptr %1346, align 8, !tbaa !141
  %1348 = zext i32 %1347 to i64
  %1349 = zext i32 %1342 to i64
  br label %1350

1350:                                             ; preds = %1335, %1340, %1344, %1326
  %1351 = phi i64 [ %1327, %1326 ], [ %1331, %1335 ], [ %1331, %1340 ], [ %1349, %1344 ]
  %1352 = phi i64 [ %1328, %1326 ], [ %1332, %1335 ], [ %1332, %1340 ], [ %1348, %1344 ]
  %1353 = phi i64 [ %1329, %1326 ], [ %1333, %1335 ], [ %1333, %1340 ], [ %1345, %1344 ]
  store i64 %1352, ptr %1298, align 8, !tbaa !40
  store i64 %1351, ptr %1299, align 8, !tbaa !40
  store i64 %1353, ptr %1297, align 8, !tbaa !40
  %1354 = getelementptr inbounds i8, ptr %1304, i64 16
  %1355 = load ptr, ptr %1354, align 16, !tbaa !33
  %1356 = getelementptr inbounds i8, ptr %1355, i64 164
  %1357 = atomicrmw add ptr %1356, i32 1 monotonic, align 4
  %1358 = getelementptr inbounds i8, ptr %1355, i64 160
  %1359 = load i32, ptr %1358, align 8, !tbaa !24
  %1360 = icmp ult i32 %1357, %1359
  br i1 %1360, label %1361, label %1431

1361:                                             ; preds = %1350
  %1362 = getelementptr inbounds i8, ptr %1355, i64 152
  %1363 = load ptr, ptr %1362, align 8, !tbaa !26
  %1364 = zext i32 %1357 to i64
  %1365 = getelementptr inbounds %struct.Event, ptr %1363, i64 %1364
  br label %1366

1366:                                             ; preds = %1366, %1361
  %1367 = phi i64 [ 0, %1361 ], [ %1383, %1366 ]
  %1368 = getelementptr inbounds i8, ptr %3, i64 %1367
  %1369 = load i8, ptr %1368, align 4, !tbaa !27
  %1370 = getelementptr inbounds i8, ptr %1365, i64 %1367
  store i8 %1369, ptr %1370, align 1, !tbaa !27
  %1371 = or disjoint i64 %1367, 1
  %1372 = getelementptr inbounds i8, ptr %3, i64 %1371
  %1373 = load i8, ptr %1372, align 1, !tbaa !27
  %1374 = getelementptr inbounds i8, ptr %1365, i64 %1371
  store i8 %1373, ptr %1374, align 1, !tbaa !27
  %1375 = or disjoint i64 %1367, 2
  %1376 = getelementptr inbounds i8, ptr %3, i64 %1375
  %1377 = load i8, ptr %1376, align 2, !tbaa !27
  %1378 = getelementptr inbounds i8, ptr %1365, i64 %1375
  store i8 %1377, ptr %1378, align 1, !tbaa !27
  %1379 = or disjoint i64 %1367, 3
  %1380 = getelementptr inbounds i8, ptr %3, i64 %1379
  %1381 = load i8, ptr %1380, align 1, !tbaa !27
  %1382 = getelementptr inbounds i8, ptr %1365, i64 %1379
  store i8 %1381, ptr %1382, align 1, !tbaa !27
  %1383 = add nuw nsw i64 %1367, 4
  %1384 = icmp eq i64 %1383, 64
  br i1 %1384, label %1431, label %1366, !llvm.loop !28

1385:                                             ; preds = %1424, %1324
  %1386 = phi i64 [ 0, %1324 ], [ %1428, %1424 ]
  %1387 = phi i64 [ 0, %1324 ], [ %1425, %1424 ]
  %1388 = phi i64 [ 0, %1324 ], [ %1426, %1424 ]
  %1389 = phi i64 [ 0, %1324 ], [ %1427, %1424 ]
  %1390 = phi i64 [ 0, %1324 ], [ %1429, %1424 ]
  %1391 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1386
  %1392 = getelementptr inbounds i8, ptr %1391, i64 44
  %1393 = load i32, ptr %1392, align 4, !tbaa !183
  %1394 = icmp eq i32 %1393, 1
  br i1 %1394, label %1395, label %1405

1395:                                             ; preds = %1385
  %1396 = getelementptr inbounds i8, ptr %1391, i64 48
  %1397 = load i32, ptr %1396, align 16, !tbaa !137
  %1398 = icmp eq i32 %1397, %1321
  br i1 %1398, label %1405, label %1399

1399:                                             ; preds = %1395
  %1400 = or disjoint i64 %1386, 1
  %1401 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1386, i32 21
  %1402 = load i32, ptr %1401, align 8, !tbaa !141
  %1403 = zext i32 %1402 to i64
  %1404 = zext i32 %1397 to i64
  br label %1405

1405:                                             ; preds = %1399, %1395, %1385
  %1406 = phi i64 [ %1387, %1385 ], [ %1387, %1395 ], [ %1404, %1399 ]
  %1407 = phi i64 [ %1388, %1385 ], [ %1388, %1395 ], [ %1403, %1399 ]
  %1408 = phi i64 [ %1389, %1385 ], [ %1389, %1395 ], [ %1400, %1399 ]
  %1409 = or disjoint i64 %1386, 1
  %1410 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1409
  %1411 = getelementptr inbounds i8, ptr %1410, i64 44
  %1412 = load i32, ptr %1411, align 4, !tbaa !183
  %1413 = icmp eq i32 %1412, 1
  br i1 %1413, label %1414, label %1424

1414:                                             ; preds = %1405
  %1415 = getelementptr inbounds i8, ptr %1410, i64 48
  %1416 = load i32, ptr %1415, align 16, !tbaa !137
  %1417 = icmp eq i32 %1416, %1321
  br i1 %1417, label %1424, label %1418

1418:                                             ; preds = %1414
  %1419 = add nuw nsw i64 %1386, 2
  %1420 = getelementptr inbounds %struct.Warp, ptr %1300, i64 %1409, i32 21
  %1421 = load i32, ptr %1420, align 8, !tbaa !141
  %1422 = zext i32 %1421 to i64
  %1423 = zext i32 %1416 to i64
  br label %1424

1424:                                             ; preds = %1418, %1414, %1405
  %1425 = phi i64 [ %1406, %1405 ], [ %1406, %1414 ], [ %1423, %1418 ]
  %1426 = phi i64 [ %1407, %1405 ], [ %1407, %1414 ], [ %1422, %1418 ]
  %1427 = phi i64 [ %1408, %1405 ], [ %1408, %1414 ], [ %1419, %1418 ]
  %1428 = add nuw nsw i64 %1386, 2
  %1429 = add i64 %1390, 2
  %1430 = icmp eq i64 %1429, %1325
  br i1 %1430, label %1326, label %1385, !llvm.loop !214

1431:                                             ; preds = %1366, %1350
  %1432 = load ptr, ptr %1354, align 16, !tbaa !33
  %1433 = getelementptr inbounds i8, ptr %1432, i64 64
  store atomic i32 1, ptr %1433 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #19
  br label %1467

1434:                                             ; preds = %1302
  %1435 = add nuw nsw i64 %1303, 1
  %1436 = icmp eq i64 %1435, %1301
  br i1 %1436, label %1467, label %1302, !llvm.loop !215

1437:                                             ; preds = %1283, %1222
  %1438 = phi i32 [ %1285, %1283 ], [ %1224, %1222 ]
  %1439 = icmp eq i32 %1438, 0
  br i1 %1439, label %1440, label %1206

1440:                                             ; preds = %1279, %1212, %1437
  %1441 = phi i1 [ true, %1279 ], [ false, %1212 ], [ false, %1437 ]
  %1442 = load i32, ptr %36, align 8, !tbaa !187
  %1443 = load i32, ptr %7, align 4, !tbaa !142
  %1444 = add i32 %1442, 1
  %1445 = load i64, ptr %10, align 8, !tbaa !146
  %1446 = trunc i64 %1445 to i32
  %1447 = urem i32 %1444, %1446
  store i32 %1447, ptr %36, align 8, !tbaa !187
  %1448 = add i32 %1443, -1
  store i32 %1448, ptr %7, align 4, !tbaa !142
  br i1 %1441, label %1449, label %1457

1449:                                             ; preds = %1440
  %1450 = add i32 %39, 64
  %1451 = tail call i32 @llvm.umin.i32(i32 %1450, i32 4095)
  %1452 = load ptr, ptr %37, align 8, !tbaa !188
  store i32 %1443, ptr %7, align 4, !tbaa !142
  %1453 = add i32 %1448, %1447
  %1454 = zext i32 %1453 to i64
  %1455 = urem i64 %1454, %1445
  %1456 = getelementptr inbounds i32, ptr %1452, i64 %1455
  store i32 %620, ptr %1456, align 4, !tbaa !41
  store i32 1, ptr %8, align 4, !tbaa !144
  br label %1463

1457:                                             ; preds = %638, %1440
  %1458 = load ptr, ptr %14, align 8, !tbaa !149
  %1459 = load i32, ptr %13, align 8, !tbaa !148
  %1460 = add i32 %1459, 1
  store i32 %1460, ptr %13, align 8, !tbaa !148
  %1461 = zext i32 %1459 to i64
  %1462 = getelementptr inbounds i32, ptr %1458, i64 %1461
  store i32 %620, ptr %1462, align 4, !tbaa !41
  br label %1463

1463:                                             ; preds = %1457, %1449
  %1464 = phi i32 [ %1451, %1449 ], [ %39, %1457 ]
  %1465 = add i32 %1464, 1
  %1466 = icmp eq i32 %1465, 4096
  br i1 %1466, label %1467, label %38

1467:                                             ; preds = %611, %38, %1463, %657, %1037, %1035, %1434, %917, %1183, %1286, %1431, %682
  %1468 = phi i32 [ 2, %917 ], [ 2, %1183 ], [ 2, %1286 ], [ 2, %1431 ], [ 1, %682 ], [ 2, %1434 ], [ 1, %1035 ], [ 2, %1037 ], [ 2, %657 ], [ 0, %611 ], [ 2, %38 ], [ 3, %1463 ]
  ret i32 %1468
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @vg_offset(i32 noundef %0) local_unnamed_addr #15 {
  %2 = icmp ult i32 %0, 43
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [43 x i32], ptr @vg_offset.offsets, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !41
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ -1, %1 ]
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #6

; Function Attrs: nounwind
define internal fastcc void @release(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds i8, ptr %1, i64 68
  %5 = load i32, ptr %4, align 4, !tbaa !127
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %21

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 328
  %11 = load ptr, ptr %10, align 8, !tbaa !152
  %12 = getelementptr inbounds i8, ptr %0, i64 256
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %0, i64 192
  %16 = getelementptr inbounds [16 x i32], ptr %15, i64 0, i64 %13
  %17 = getelementptr inbounds i8, ptr %0, i64 128
  %18 = getelementptr inbounds [16 x i32], ptr %17, i64 0, i64 %13
  %19 = getelementptr inbounds i8, ptr %1, i64 128
  %20 = zext i32 %5 to i64
  br label %42

21:                                               ; preds = %127, %7
  %22 = phi i64 [ %8, %7 ], [ %13, %127 ]
  %23 = phi i32 [ 1, %7 ], [ %128, %127 ]
  %24 = phi i32 [ 0, %7 ], [ %129, %127 ]
  %25 = getelementptr inbounds i8, ptr %0, i64 256
  %26 = getelementptr inbounds [16 x i32], ptr %25, i64 0, i64 %22
  store i32 0, ptr %26, align 4, !tbaa !41
  %27 = getelementptr inbounds i8, ptr %0, i64 128
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 %22
  store i32 0, ptr %28, align 4, !tbaa !41
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = getelementptr inbounds [16 x i32], ptr %29, i64 0, i64 %22
  store i32 0, ptr %30, align 4, !tbaa !41
  %31 = getelementptr inbounds i8, ptr %0, i64 192
  %32 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %22
  store i32 1, ptr %32, align 4, !tbaa !41
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i32, ptr %33, align 8, !tbaa !177
  %35 = add i32 %34, 1
  store i32 %35, ptr %33, align 8, !tbaa !177
  %36 = getelementptr inbounds i8, ptr %1, i64 248
  %37 = getelementptr inbounds i8, ptr %1, i64 256
  %38 = load i64, ptr %37, align 8, !tbaa !132
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %132

40:                                               ; preds = %21
  %41 = load ptr, ptr %36, align 8, !tbaa !133
  br label %133

42:                                               ; preds = %9, %127
  %43 = phi i64 [ 0, %9 ], [ %130, %127 ]
  %44 = phi i32 [ 0, %9 ], [ %129, %127 ]
  %45 = phi i32 [ 1, %9 ], [ %128, %127 ]
  %46 = getelementptr inbounds %struct.Warp, ptr %11, i64 %43
  %47 = getelementptr inbounds i8, ptr %46, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !183
  %49 = icmp eq i32 %48, 1
  br i1 %49, label %50, label %127

50:                                               ; preds = %42
  %51 = getelementptr inbounds i8, ptr %46, i64 48
  %52 = load i32, ptr %51, align 16, !tbaa !137
  %53 = icmp eq i32 %52, %2
  br i1 %53, label %54, label %127

54:                                               ; preds = %50
  %55 = trunc nuw i64 %43 to i32
  %56 = shl nuw i32 1, %55
  %57 = or i32 %44, %56
  %58 = getelementptr inbounds i8, ptr %46, i64 52
  %59 = load i32, ptr %58, align 4, !tbaa !138
  %60 = icmp eq i32 %59, 0
  %61 = and i32 %45, 1
  %62 = select i1 %60, i32 %61, i32 0
  %63 = load ptr, ptr %46, align 64, !tbaa !58
  %64 = getelementptr inbounds i8, ptr %46, i64 124
  %65 = load i32, ptr %64, align 4, !tbaa !139
  switch i32 %65, label %67 [
    i32 2, label %68
    i32 3, label %66
  ]

66:                                               ; preds = %54
  br label %68

67:                                               ; preds = %54
  br label %68

68:                                               ; preds = %54, %66, %67
  %69 = phi ptr [ %14, %66 ], [ %18, %67 ], [ %16, %54 ]
  %70 = load i32, ptr %69, align 4, !tbaa !41
  %71 = getelementptr inbounds i8, ptr %46, i64 56
  store i32 %70, ptr %71, align 8, !tbaa !216
  %72 = getelementptr inbounds i8, ptr %46, i64 92
  store i32 0, ptr %72, align 4, !tbaa !140
  store i32 2, ptr %47, align 4, !tbaa !183
  %73 = getelementptr inbounds i8, ptr %63, i64 4
  %74 = load i32, ptr %73, align 4, !tbaa !41
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %76, label %127

76:                                               ; preds = %68
  %77 = load ptr, ptr %19, align 8, !tbaa !68
  %78 = getelementptr inbounds i8, ptr %63, i64 20
  %79 = load i32, ptr %78, align 4, !tbaa !41
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.Function, ptr %77, i64 %80, i32 3
  %82 = load i32, ptr %81, align 4, !tbaa !217
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %127, label %84

84:                                               ; preds = %76
  %85 = getelementptr inbounds i8, ptr %63, i64 64
  %86 = shl i32 %82, 1
  %87 = zext i32 %82 to i64
  %88 = and i64 %87, 1
  %89 = icmp eq i32 %82, 1
  br i1 %89, label %115, label %90

90:                                               ; preds = %84
  %91 = and i64 %87, 4294967294
  br label %92

92:                                               ; preds = %92, %90
  %93 = phi i64 [ 0, %90 ], [ %112, %92 ]
  %94 = phi i64 [ 0, %90 ], [ %113, %92 ]
  %95 = trunc nuw i64 %93 to i32
  %96 = add i32 %86, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !40
  %100 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %93
  %101 = load i64, ptr %100, align 8, !tbaa !40
  %102 = or i64 %101, %99
  store i64 %102, ptr %100, align 8, !tbaa !40
  store i64 0, ptr %98, align 8, !tbaa !40
  %103 = or disjoint i64 %93, 1
  %104 = trunc nuw i64 %103 to i32
  %105 = add i32 %86, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !40
  %109 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %103
  %110 = load i64, ptr %109, align 8, !tbaa !40
  %111 = or i64 %110, %108
  store i64 %111, ptr %109, align 8, !tbaa !40
  store i64 0, ptr %107, align 8, !tbaa !40
  %112 = add nuw nsw i64 %93, 2
  %113 = add i64 %94, 2
  %114 = icmp eq i64 %113, %91
  br i1 %114, label %115, label %92, !llvm.loop !218

115:                                              ; preds = %92, %84
  %116 = phi i64 [ 0, %84 ], [ %112, %92 ]
  %117 = icmp eq i64 %88, 0
  br i1 %117, label %127, label %118

118:                                              ; preds = %115
  %119 = trunc nuw i64 %116 to i32
  %120 = add i32 %86, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !40
  %124 = getelementptr inbounds [0 x i64], ptr %85, i64 0, i64 %116
  %125 = load i64, ptr %124, align 8, !tbaa !40
  %126 = or i64 %125, %123
  store i64 %126, ptr %124, align 8, !tbaa !40
  store i64 0, ptr %122, align 8, !tbaa !40
  br label %127

127:                                              ; preds = %118, %115, %76, %68, %42, %50
  %128 = phi i32 [ %45, %50 ], [ %45, %42 ], [ %62, %68 ], [ %62, %76 ], [ %62, %115 ], [ %62, %118 ]
  %129 = phi i32 [ %44, %50 ], [ %44, %42 ], [ %57, %68 ], [ %57, %76 ], [ %57, %115 ], [ %57, %118 ]
  %130 = add nuw nsw i64 %43, 1
  %131 = icmp eq i64 %130, %20
  br i1 %131, label %21, label %42, !llvm.loop !219

132:                                              ; preds = %143, %21
  ret void

133:                                              ; preds = %40, %143
  %134 = phi i64 [ %144, %143 ], [ %38, %40 ]
  %135 = phi ptr [ %145, %143 ], [ %41, %40 ]
  %136 = phi ptr [ %146, %143 ], [ %41, %40 ]
  %137 = getelementptr inbounds i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !220
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %133
  tail call void %138(ptr noundef %0, i32 noundef %2, i32 noundef %24, i32 noundef %23) #21
  %141 = load ptr, ptr %36, align 8, !tbaa !133
  %142 = load i64, ptr %37, align 8, !tbaa !132
  br label %143

143:                                              ; preds = %133, %140
  %144 = phi i64 [ %134, %133 ], [ %142, %140 ]
  %145 = phi ptr [ %135, %133 ], [ %141, %140 ]
  %146 = getelementptr inbounds i8, ptr %136, i64 48
  %147 = getelementptr inbounds %struct.Hooks, ptr %145, i64 %144
  %148 = icmp ult ptr %146, %147
  br i1 %148, label %133, label %132, !llvm.loop !221
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nofree norecurse nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #19 = { nounwind }
attributes #20 = { nobuiltin "no-builtins" }
attributes #21 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !9, i64 32, !7, i64 40}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !6, i64 4}
!11 = !{!12, !13, i64 8}
!12 = !{!"Warp", !13, i64 0, !13, i64 8, !13, i64 16, !9, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !6, i64 72, !6, i64 76, !7, i64 80, !6, i64 92, !13, i64 96, !13, i64 104, !13, i64 112, !6, i64 120, !6, i64 124, !7, i64 128, !7, i64 192}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!15, !6, i64 32}
!15 = !{!"Block", !7, i64 0, !6, i64 12, !13, i64 16, !9, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !13, i64 48, !13, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !6, i64 320, !6, i64 324, !13, i64 328, !7, i64 336, !13, i64 368, !7, i64 376}
!16 = !{!5, !6, i64 8}
!17 = !{!12, !6, i64 32}
!18 = !{!5, !6, i64 12}
!19 = !{!5, !6, i64 16}
!20 = !{!5, !6, i64 20}
!21 = !{!5, !6, i64 24}
!22 = !{!5, !6, i64 28}
!23 = !{!5, !9, i64 32}
!24 = !{!25, !6, i64 160}
!25 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !6, i64 32, !6, i64 36, !13, i64 40, !9, i64 48, !9, i64 56, !6, i64 64, !6, i64 68, !6, i64 72, !6, i64 76, !13, i64 80, !9, i64 88, !13, i64 96, !13, i64 104, !9, i64 112, !9, i64 120, !13, i64 128, !13, i64 136, !6, i64 144, !6, i64 148, !13, i64 152, !6, i64 160, !6, i64 164, !13, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !13, i64 208, !9, i64 216, !13, i64 224, !6, i64 232, !6, i64 236, !9, i64 240, !13, i64 248, !9, i64 256, !7, i64 264, !13, i64 296}
!26 = !{!25, !13, i64 152}
!27 = !{!7, !7, i64 0}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"vg_event_at: argument 0"}
!32 = distinct !{!32, !"vg_event_at"}
!33 = !{!12, !13, i64 16}
!34 = !{!35}
!35 = distinct !{!35, !36, !"vg_event_at: argument 0"}
!36 = distinct !{!36, !"vg_event_at"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"vg_event_at: argument 0"}
!39 = distinct !{!39, !"vg_event_at"}
!40 = !{!9, !9, i64 0}
!41 = !{!6, !6, i64 0}
!42 = !{!25, !9, i64 88}
!43 = !{!25, !13, i64 80}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !6, i64 20, !9, i64 24, !9, i64 32}
!46 = distinct !{!46, !29}
!47 = !{!45, !9, i64 8}
!48 = !{!15, !13, i64 16}
!49 = !{!15, !9, i64 24}
!50 = !{!12, !13, i64 104}
!51 = !{!12, !13, i64 112}
!52 = !{!25, !9, i64 0}
!53 = !{!25, !6, i64 144}
!54 = !{!45, !6, i64 16}
!55 = !{!56}
!56 = distinct !{!56, !57, !"vg_event_at: argument 0"}
!57 = distinct !{!57, !"vg_event_at"}
!58 = !{!12, !13, i64 0}
!59 = distinct !{!59, !29}
!60 = !{!61, !9, i64 8}
!61 = !{!"", !9, i64 0, !9, i64 8}
!62 = !{!15, !13, i64 56}
!63 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!64 = !{!25, !13, i64 136}
!65 = !{!61, !9, i64 0}
!66 = !{!25, !13, i64 296}
!67 = !{!13, !13, i64 0}
!68 = !{!25, !13, i64 128}
!69 = !{!70, !6, i64 44}
!70 = !{!"", !13, i64 0, !13, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!71 = distinct !{!71, !29}
!72 = !{!25, !13, i64 40}
!73 = !{!74}
!74 = distinct !{!74, !75, !"vg_event_at: argument 0"}
!75 = distinct !{!75, !"vg_event_at"}
!76 = distinct !{!76, !29}
!77 = distinct !{!77, !29}
!78 = distinct !{!78, !29}
!79 = distinct !{!79, !29}
!80 = distinct !{!80, !29}
!81 = distinct !{!81, !29}
!82 = distinct !{!82, !29}
!83 = distinct !{!83, !29}
!84 = distinct !{!84, !29}
!85 = distinct !{!85, !29}
!86 = distinct !{!86, !29}
!87 = distinct !{!87, !29}
!88 = distinct !{!88, !29}
!89 = distinct !{!89, !29}
!90 = distinct !{!90, !29}
!91 = distinct !{!91, !29}
!92 = distinct !{!92, !29}
!93 = distinct !{!93, !29}
!94 = distinct !{!94, !29}
!95 = distinct !{!95, !29}
!96 = distinct !{!96, !29}
!97 = distinct !{!97, !29}
!98 = distinct !{!98, !29}
!99 = distinct !{!99, !29}
!100 = distinct !{!100, !29}
!101 = distinct !{!101, !29}
!102 = distinct !{!102, !29}
!103 = distinct !{!103, !29}
!104 = distinct !{!104, !29}
!105 = !{!106}
!106 = distinct !{!106, !107, !"vg_event_at: argument 0"}
!107 = distinct !{!107, !"vg_event_at"}
!108 = !{!25, !6, i64 76}
!109 = !{!25, !6, i64 164}
!110 = distinct !{!110, !29}
!111 = distinct !{!111, !29}
!112 = distinct !{!112, !29}
!113 = distinct !{!113, !29}
!114 = distinct !{!114, !29}
!115 = distinct !{!115, !29}
!116 = distinct !{!116, !29}
!117 = distinct !{!117, !29}
!118 = !{!25, !9, i64 176}
!119 = !{!120}
!120 = distinct !{!120, !121, !"vg_event_at: argument 0"}
!121 = distinct !{!121, !"vg_event_at"}
!122 = !{!25, !13, i64 168}
!123 = distinct !{!123, !124}
!124 = !{!"llvm.loop.unroll.disable"}
!125 = distinct !{!125, !29}
!126 = distinct !{!126, !29}
!127 = !{!25, !6, i64 68}
!128 = !{!129}
!129 = distinct !{!129, !130, !"vg_event_at: argument 0"}
!130 = distinct !{!130, !"vg_event_at"}
!131 = !{!15, !6, i64 320}
!132 = !{!25, !9, i64 256}
!133 = !{!25, !13, i64 248}
!134 = !{!135, !13, i64 16}
!135 = !{!"Hooks", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !9, i64 32, !9, i64 40}
!136 = distinct !{!136, !29}
!137 = !{!12, !6, i64 48}
!138 = !{!12, !6, i64 52}
!139 = !{!12, !6, i64 124}
!140 = !{!12, !6, i64 92}
!141 = !{!12, !6, i64 120}
!142 = !{!143, !6, i64 44}
!143 = !{!"", !13, i64 0, !9, i64 8, !9, i64 16, !13, i64 24, !13, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !13, i64 64, !6, i64 72, !6, i64 76, !13, i64 80, !13, i64 88}
!144 = !{!143, !6, i64 76}
!145 = !{!143, !6, i64 48}
!146 = !{!143, !9, i64 16}
!147 = !{!25, !9, i64 200}
!148 = !{!143, !6, i64 72}
!149 = !{!143, !13, i64 64}
!150 = !{!143, !13, i64 0}
!151 = !{!143, !9, i64 8}
!152 = !{!15, !13, i64 328}
!153 = !{!25, !6, i64 72}
!154 = !{!25, !6, i64 36}
!155 = !{!143, !13, i64 24}
!156 = !{!143, !13, i64 80}
!157 = !{!15, !13, i64 48}
!158 = !{!143, !13, i64 88}
!159 = !{!15, !13, i64 368}
!160 = !{!25, !9, i64 240}
!161 = !{!25, !6, i64 32}
!162 = !{!12, !6, i64 36}
!163 = !{!12, !13, i64 96}
!164 = !{!25, !6, i64 232}
!165 = !{!70, !6, i64 24}
!166 = !{!70, !6, i64 36}
!167 = distinct !{!167, !29}
!168 = distinct !{!168, !29}
!169 = distinct !{!169, !124}
!170 = !{!70, !6, i64 40}
!171 = distinct !{!171, !29}
!172 = !{!135, !9, i64 40}
!173 = !{!135, !9, i64 32}
!174 = !{!135, !13, i64 0}
!175 = distinct !{!175, !29}
!176 = !{!25, !13, i64 208}
!177 = !{!15, !6, i64 40}
!178 = !{!25, !9, i64 216}
!179 = distinct !{!179, !29}
!180 = distinct !{!180, !29}
!181 = !{!25, !9, i64 112}
!182 = !{!12, !9, i64 24}
!183 = !{!12, !6, i64 44}
!184 = distinct !{!184, !29}
!185 = !{!135, !13, i64 8}
!186 = distinct !{!186, !29}
!187 = !{!143, !6, i64 40}
!188 = !{!143, !13, i64 32}
!189 = !{!143, !6, i64 52}
!190 = !{!143, !6, i64 56}
!191 = !{!25, !13, i64 224}
!192 = !{!12, !6, i64 60}
!193 = !{!70, !6, i64 16}
!194 = !{!12, !6, i64 64}
!195 = !{!196}
!196 = distinct !{!196, !197, !"vg_event_at: argument 0"}
!197 = distinct !{!197, !"vg_event_at"}
!198 = !{!12, !6, i64 76}
!199 = distinct !{!199, !124}
!200 = distinct !{!200, !29}
!201 = distinct !{!201, !29}
!202 = distinct !{!202, !124}
!203 = distinct !{!203, !29}
!204 = !{!205}
!205 = distinct !{!205, !206, !"vg_event_at: argument 0"}
!206 = distinct !{!206, !"vg_event_at"}
!207 = distinct !{!207, !29}
!208 = distinct !{!208, !29}
!209 = distinct !{!209, !29}
!210 = distinct !{!210, !29}
!211 = !{!212}
!212 = distinct !{!212, !213, !"vg_event_at: argument 0"}
!213 = distinct !{!213, !"vg_event_at"}
!214 = distinct !{!214, !29}
!215 = distinct !{!215, !29}
!216 = !{!12, !6, i64 56}
!217 = !{!70, !6, i64 20}
!218 = distinct !{!218, !29}
!219 = distinct !{!219, !29}
!220 = !{!135, !13, i64 24}
!221 = distinct !{!221, !29}
