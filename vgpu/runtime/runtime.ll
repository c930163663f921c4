; made from runtime.c runtime.h sha256 31dccefc920962d8d0c3d7124633399f80591ac63376e3873888a39c7afa014f text be74c80f5f98c643bf44dbae42e123ebbf78b02731688080692e93211313b4bb

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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #17
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #17
  ret i32 1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_device_malloc(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #17
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #17
  ret i32 1
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_assert(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) local_unnamed_addr #5 {
  %8 = alloca %struct.Event, align 8
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #17
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #17
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

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_fault_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #5 {
  %10 = alloca %struct.Event, align 8
  %11 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #17
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
  %42 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %18, i64 noundef %41, ptr noundef nonnull %11) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %104

44:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !48)
  store i32 1, ptr %10, align 8, !tbaa !4, !alias.scope !48
  %45 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %1, ptr %45, align 4, !tbaa !10, !alias.scope !48
  %46 = getelementptr inbounds i8, ptr %10, i64 8
  %47 = getelementptr inbounds i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !11
  %49 = getelementptr inbounds i8, ptr %48, i64 32
  %50 = load i32, ptr %49, align 8, !tbaa !14, !noalias !48
  store i32 %50, ptr %46, align 8, !tbaa !16, !alias.scope !48
  %51 = getelementptr inbounds i8, ptr %10, i64 12
  %52 = getelementptr inbounds i8, ptr %0, i64 32
  %53 = load i32, ptr %52, align 32, !tbaa !17, !noalias !48
  store i32 %53, ptr %51, align 4, !tbaa !18, !alias.scope !48
  %54 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 %18, ptr %54, align 8, !tbaa !19, !alias.scope !48
  %55 = getelementptr inbounds i8, ptr %10, i64 20
  store i32 0, ptr %55, align 4, !tbaa !20, !alias.scope !48
  %56 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 0, ptr %56, align 8, !tbaa !21, !alias.scope !48
  %57 = getelementptr inbounds i8, ptr %10, i64 28
  store i32 0, ptr %57, align 4, !tbaa !22, !alias.scope !48
  %58 = getelementptr inbounds i8, ptr %10, i64 32
  %59 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %41, ptr %58, align 8, !tbaa !23
  %60 = getelementptr inbounds i8, ptr %48, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !51
  %62 = ptrtoint ptr %61 to i64
  store i64 %62, ptr %59, align 8, !tbaa !40
  %63 = getelementptr inbounds i8, ptr %48, i64 24
  %64 = load i64, ptr %63, align 8, !tbaa !52
  %65 = getelementptr inbounds i8, ptr %10, i64 48
  store i64 %64, ptr %65, align 8, !tbaa !40
  %66 = load ptr, ptr %0, align 64, !tbaa !53
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #17
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
  br label %17, !llvm.loop !54

111:                                              ; preds = %104, %107
  %112 = getelementptr inbounds i8, ptr %11, i64 8
  %113 = load i64, ptr %112, align 8, !tbaa !55
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %122, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds i8, ptr %0, i64 8
  %117 = load ptr, ptr %116, align 8, !tbaa !11
  %118 = getelementptr inbounds i8, ptr %117, i64 56
  %119 = load ptr, ptr %118, align 8, !tbaa !57
  %120 = zext i32 %1 to i64
  %121 = getelementptr inbounds %struct.Range, ptr %119, i64 %120
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %121, ptr noundef nonnull align 8 dereferenceable(16) %11, i64 16, i1 false), !tbaa.struct !58
  br label %122

122:                                              ; preds = %101, %111, %115
  %123 = phi i32 [ 0, %115 ], [ 0, %111 ], [ 1, %101 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #17
  ret i32 %123
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i32 @permitted(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !33
  %8 = getelementptr inbounds i8, ptr %7, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !59
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !41
  %13 = and i32 %12, 255
  %14 = lshr i32 %12, 8
  %15 = and i32 %14, 15
  %16 = lshr i32 %12, 12
  %17 = and i32 %16, 15
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %18, align 8, !tbaa !55
  store i64 0, ptr %4, align 8, !tbaa !60
  %19 = icmp ugt i32 %13, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %5
  %21 = add nsw i32 %13, -1
  %22 = zext nneg i32 %21 to i64
  %23 = and i64 %22, %3
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %195

25:                                               ; preds = %20, %5
  %26 = getelementptr inbounds i8, ptr %7, i64 296
  %27 = load ptr, ptr %26, align 8, !tbaa !61
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
  %37 = load ptr, ptr %36, align 8, !tbaa !51
  %38 = ptrtoint ptr %37 to i64
  %39 = add i64 %29, %38
  %40 = sub i64 %3, %39
  %41 = getelementptr inbounds i8, ptr %35, i64 24
  %42 = load i64, ptr %41, align 8, !tbaa !52
  %43 = sub i64 %42, %29
  %44 = icmp eq i64 %31, 0
  %45 = tail call i64 @llvm.umin.i64(i64 %31, i64 %43)
  %46 = select i1 %44, i64 %43, i64 %45
  %47 = icmp ult i64 %40, %46
  %48 = zext nneg i32 %13 to i64
  %49 = sub i64 %46, %40
  %50 = icmp uge i64 %49, %48
  %51 = select i1 %47, i1 %50, i1 false
  br label %195

52:                                               ; preds = %25
  %53 = icmp eq i64 %31, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %52
  %55 = icmp ugt i64 %29, %3
  br i1 %55, label %195, label %56

56:                                               ; preds = %54
  %57 = zext nneg i32 %13 to i64
  %58 = add i64 %57, %3
  %59 = add i64 %31, %29
  %60 = icmp ugt i64 %58, %59
  br i1 %60, label %195, label %61

61:                                               ; preds = %56, %52
  %62 = icmp eq i32 %17, 3
  switch i32 %17, label %122 [
    i32 3, label %63
    i32 0, label %63
    i32 5, label %111
  ]

63:                                               ; preds = %61, %61
  %64 = load ptr, ptr %0, align 8, !tbaa !62
  %65 = icmp eq ptr %64, null
  br i1 %65, label %94, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %7, i64 128
  %68 = load ptr, ptr %67, align 8, !tbaa !63
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
  %78 = load i32, ptr %77, align 4, !tbaa !64
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
  br i1 %89, label %90, label %195

90:                                               ; preds = %72
  %91 = getelementptr inbounds i8, ptr %73, i64 24
  %92 = load ptr, ptr %91, align 8, !tbaa !62
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %72, !llvm.loop !66

94:                                               ; preds = %90, %63
  br i1 %62, label %195, label %95

95:                                               ; preds = %94
  %96 = getelementptr inbounds i8, ptr %0, i64 8
  %97 = load ptr, ptr %96, align 8, !tbaa !11
  %98 = getelementptr inbounds i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !51
  %100 = ptrtoint ptr %99 to i64
  %101 = icmp ugt i64 %100, %3
  br i1 %101, label %109, label %102

102:                                              ; preds = %95
  %103 = zext nneg i32 %13 to i64
  %104 = add i64 %103, %3
  %105 = getelementptr inbounds i8, ptr %97, i64 24
  %106 = load i64, ptr %105, align 8, !tbaa !52
  %107 = add i64 %106, %100
  %108 = icmp ugt i64 %104, %107
  br i1 %108, label %109, label %195

109:                                              ; preds = %95, %102
  %110 = icmp eq i32 %17, 5
  br i1 %110, label %111, label %122

111:                                              ; preds = %61, %109
  %112 = load i64, ptr %7, align 8, !tbaa !67
  %113 = icmp ugt i64 %112, %3
  br i1 %113, label %195, label %114

114:                                              ; preds = %111
  %115 = zext nneg i32 %13 to i64
  %116 = add i64 %115, %3
  %117 = getelementptr inbounds i8, ptr %7, i64 144
  %118 = load i32, ptr %117, align 8, !tbaa !68
  %119 = zext i32 %118 to i64
  %120 = add i64 %112, %119
  %121 = icmp ule i64 %116, %120
  br label %195

122:                                              ; preds = %61, %109
  %123 = icmp ult i32 %12, 65536
  br i1 %123, label %152, label %124

124:                                              ; preds = %122
  %125 = getelementptr inbounds i8, ptr %7, i64 40
  %126 = load ptr, ptr %125, align 8, !tbaa !69
  %127 = lshr i32 %12, 15
  %128 = and i32 %127, 131070
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr %struct.Range, ptr %126, i64 %129
  %131 = getelementptr i8, ptr %130, i64 -32
  %132 = icmp eq i32 %15, 0
  %133 = zext i1 %132 to i64
  %134 = getelementptr inbounds %struct.Range, ptr %131, i64 %133
  %135 = load i64, ptr %134, align 8, !tbaa !40
  %136 = getelementptr inbounds i8, ptr %134, i64 8
  %137 = load i64, ptr %136, align 8, !tbaa !40
  %138 = getelementptr i8, ptr %130, i64 -24
  %139 = load i64, ptr %138, align 8, !tbaa !55
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %145

141:                                              ; preds = %124
  %142 = getelementptr i8, ptr %130, i64 -8
  %143 = load i64, ptr %142, align 8, !tbaa !55
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %152, label %145

145:                                              ; preds = %141, %124
  %146 = icmp ugt i64 %135, %3
  br i1 %146, label %195, label %147

147:                                              ; preds = %145
  %148 = zext nneg i32 %13 to i64
  %149 = add i64 %148, %3
  %150 = add i64 %137, %135
  %151 = icmp ule i64 %149, %150
  br label %195

152:                                              ; preds = %141, %122
  %153 = getelementptr inbounds i8, ptr %7, i64 88
  %154 = load i64, ptr %153, align 8, !tbaa !42
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %195, label %156

156:                                              ; preds = %152
  %157 = getelementptr inbounds i8, ptr %7, i64 80
  %158 = load ptr, ptr %157, align 8, !tbaa !43
  br label %159

159:                                              ; preds = %159, %156
  %160 = phi i64 [ 0, %156 ], [ %169, %159 ]
  %161 = phi i64 [ %154, %156 ], [ %168, %159 ]
  %162 = add i64 %161, %160
  %163 = lshr i64 %162, 1
  %164 = getelementptr inbounds %struct.Entry, ptr %158, i64 %163
  %165 = load i64, ptr %164, align 8, !tbaa !44
  %166 = icmp ugt i64 %165, %3
  %167 = add nuw i64 %163, 1
  %168 = select i1 %166, i64 %163, i64 %161
  %169 = select i1 %166, i64 %160, i64 %167
  %170 = icmp ult i64 %169, %168
  br i1 %170, label %159, label %171, !llvm.loop !46

171:                                              ; preds = %159
  %172 = icmp eq i64 %169, 0
  br i1 %172, label %195, label %173

173:                                              ; preds = %171
  %174 = getelementptr %struct.Entry, ptr %158, i64 %169
  %175 = getelementptr i8, ptr %174, i64 -40
  %176 = getelementptr i8, ptr %174, i64 -32
  %177 = load i64, ptr %176, align 8, !tbaa !47
  %178 = icmp ule i64 %177, %3
  %179 = icmp eq ptr %175, null
  %180 = or i1 %179, %178
  %181 = zext nneg i32 %13 to i64
  %182 = add i64 %181, %3
  %183 = icmp ugt i64 %182, %177
  %184 = select i1 %180, i1 true, i1 %183
  br i1 %184, label %195, label %185

185:                                              ; preds = %173
  %186 = getelementptr i8, ptr %174, i64 -24
  %187 = load i32, ptr %186, align 8, !tbaa !70
  %188 = and i32 %187, 1
  %189 = icmp ne i32 %188, 0
  %190 = icmp ne i32 %15, 0
  %191 = and i1 %190, %189
  br i1 %191, label %195, label %192

192:                                              ; preds = %185
  %193 = load i64, ptr %175, align 8, !tbaa !44
  store i64 %193, ptr %4, align 8, !tbaa !60
  %194 = sub i64 %177, %193
  store i64 %194, ptr %18, align 8, !tbaa !55
  br label %195

195:                                              ; preds = %72, %152, %171, %173, %147, %145, %33, %56, %54, %94, %102, %114, %111, %185, %192, %20
  %196 = phi i1 [ false, %20 ], [ %51, %33 ], [ false, %56 ], [ false, %54 ], [ false, %94 ], [ true, %102 ], [ false, %111 ], [ %121, %114 ], [ true, %192 ], [ false, %185 ], [ %151, %147 ], [ false, %145 ], [ false, %173 ], [ false, %171 ], [ false, %152 ], [ true, %72 ]
  %197 = zext i1 %196 to i32
  ret i32 %197
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_fault_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.Event, align 8
  %7 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = trunc i64 %3 to i32
  %9 = shl i32 %8, 3
  %10 = and i32 %4, 1
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %78, label %12

12:                                               ; preds = %5
  %13 = load i64, ptr %2, align 8, !tbaa !40
  %14 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %9, i64 noundef %13, ptr noundef nonnull %7) #18
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %78

16:                                               ; preds = %12, %135, %126, %117, %108, %99, %90, %81
  %17 = phi i32 [ %136, %135 ], [ %127, %126 ], [ %118, %117 ], [ %109, %108 ], [ %100, %99 ], [ %91, %90 ], [ %82, %81 ], [ %9, %12 ]
  %18 = phi i64 [ %138, %135 ], [ %129, %126 ], [ %120, %117 ], [ %111, %108 ], [ %102, %99 ], [ %93, %90 ], [ %84, %81 ], [ %13, %12 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  store i32 1, ptr %6, align 8, !tbaa !4, !alias.scope !71
  %19 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %1, ptr %19, align 4, !tbaa !10, !alias.scope !71
  %20 = getelementptr inbounds i8, ptr %6, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !11
  %23 = getelementptr inbounds i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8, !tbaa !14, !noalias !71
  store i32 %24, ptr %20, align 8, !tbaa !16, !alias.scope !71
  %25 = getelementptr inbounds i8, ptr %6, i64 12
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load i32, ptr %26, align 32, !tbaa !17, !noalias !71
  store i32 %27, ptr %25, align 4, !tbaa !18, !alias.scope !71
  %28 = getelementptr inbounds i8, ptr %6, i64 16
  store i32 %17, ptr %28, align 8, !tbaa !19, !alias.scope !71
  %29 = getelementptr inbounds i8, ptr %6, i64 20
  store i32 0, ptr %29, align 4, !tbaa !20, !alias.scope !71
  %30 = getelementptr inbounds i8, ptr %6, i64 24
  store i32 0, ptr %30, align 8, !tbaa !21, !alias.scope !71
  %31 = getelementptr inbounds i8, ptr %6, i64 28
  store i32 0, ptr %31, align 4, !tbaa !22, !alias.scope !71
  %32 = getelementptr inbounds i8, ptr %6, i64 32
  %33 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 %18, ptr %32, align 8, !tbaa !23
  %34 = getelementptr inbounds i8, ptr %22, i64 16
  %35 = load ptr, ptr %34, align 8, !tbaa !51
  %36 = ptrtoint ptr %35 to i64
  store i64 %36, ptr %33, align 8, !tbaa !40
  %37 = getelementptr inbounds i8, ptr %22, i64 24
  %38 = load i64, ptr %37, align 8, !tbaa !52
  %39 = getelementptr inbounds i8, ptr %6, i64 48
  store i64 %38, ptr %39, align 8, !tbaa !40
  %40 = load ptr, ptr %0, align 64, !tbaa !53
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #17
  br label %152

78:                                               ; preds = %12, %5
  %79 = and i32 %4, 2
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %78
  %82 = or disjoint i32 %9, 1
  %83 = getelementptr inbounds i8, ptr %2, i64 8
  %84 = load i64, ptr %83, align 8, !tbaa !40
  %85 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %82, i64 noundef %84, ptr noundef nonnull %7) #18
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
  %94 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %91, i64 noundef %93, ptr noundef nonnull %7) #18
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
  %103 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %100, i64 noundef %102, ptr noundef nonnull %7) #18
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
  %112 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %109, i64 noundef %111, ptr noundef nonnull %7) #18
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
  %121 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %118, i64 noundef %120, ptr noundef nonnull %7) #18
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
  %130 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %127, i64 noundef %129, ptr noundef nonnull %7) #18
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
  %139 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %136, i64 noundef %138, ptr noundef nonnull %7) #18
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %16, label %141

141:                                              ; preds = %135, %132
  %142 = getelementptr inbounds i8, ptr %7, i64 8
  %143 = load i64, ptr %142, align 8, !tbaa !55
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %152, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds i8, ptr %0, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !11
  %148 = getelementptr inbounds i8, ptr %147, i64 56
  %149 = load ptr, ptr %148, align 8, !tbaa !57
  %150 = zext i32 %1 to i64
  %151 = getelementptr inbounds %struct.Range, ptr %149, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %151, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false), !tbaa.struct !58
  br label %152

152:                                              ; preds = %75, %141, %145
  %153 = phi i32 [ 1, %75 ], [ 0, %145 ], [ 0, %141 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
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
  br i1 %45, label %13, label %25, !llvm.loop !74
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
  br i1 %33, label %8, label %9, !llvm.loop !75
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
  br i1 %33, label %8, label %9, !llvm.loop !76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_any32(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %3, %8
  %5 = phi i64 [ 0, %3 ], [ %10, %8 ]
  %6 = getelementptr inbounds i32, ptr %0, i64 %5
  br label %12

7:                                                ; preds = %8
  ret void

8:                                                ; preds = %39
  %9 = getelementptr inbounds i32, ptr %2, i64 %5
  store i32 %43, ptr %9, align 4, !tbaa !41
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %7, label %4, !llvm.loop !77

12:                                               ; preds = %39, %4
  %13 = phi i64 [ 0, %4 ], [ %44, %39 ]
  %14 = phi i32 [ 0, %4 ], [ %43, %39 ]
  %15 = trunc nuw nsw i64 %13 to i32
  %16 = shl nuw i32 1, %15
  %17 = and i32 %16, %1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds i32, ptr %0, i64 %13
  %21 = load i32, ptr %20, align 4, !tbaa !41
  %22 = load i32, ptr %6, align 4, !tbaa !41
  %23 = icmp eq i32 %21, %22
  br label %24

24:                                               ; preds = %19, %12
  %25 = phi i1 [ false, %12 ], [ %23, %19 ]
  %26 = zext i1 %25 to i32
  %27 = shl nuw i32 %26, %15
  %28 = or i32 %27, %14
  %29 = or disjoint i64 %13, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %31, %1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %24
  %35 = getelementptr inbounds i32, ptr %0, i64 %29
  %36 = load i32, ptr %35, align 4, !tbaa !41
  %37 = load i32, ptr %6, align 4, !tbaa !41
  %38 = icmp eq i32 %36, %37
  br label %39

39:                                               ; preds = %34, %24
  %40 = phi i1 [ false, %24 ], [ %38, %34 ]
  %41 = zext i1 %40 to i32
  %42 = shl nuw i32 %41, %30
  %43 = or i32 %42, %28
  %44 = add nuw nsw i64 %13, 2
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %8, label %12, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_all32(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %41, label %5

5:                                                ; preds = %3
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !41
  br label %13

10:                                               ; preds = %37
  %11 = icmp eq i32 %38, 0
  %12 = select i1 %11, i32 0, i32 %1
  br label %41

13:                                               ; preds = %37, %5
  %14 = phi i64 [ 0, %5 ], [ %39, %37 ]
  %15 = phi i32 [ 1, %5 ], [ %38, %37 ]
  %16 = trunc nuw nsw i64 %14 to i32
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds i32, ptr %0, i64 %14
  %22 = load i32, ptr %21, align 4, !tbaa !41
  %23 = icmp eq i32 %22, %9
  %24 = select i1 %23, i32 %15, i32 0
  br label %25

25:                                               ; preds = %20, %13
  %26 = phi i32 [ %15, %13 ], [ %24, %20 ]
  %27 = or disjoint i64 %14, 1
  %28 = trunc nuw nsw i64 %27 to i32
  %29 = shl nuw i32 1, %28
  %30 = and i32 %29, %1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds i32, ptr %0, i64 %27
  %34 = load i32, ptr %33, align 4, !tbaa !41
  %35 = icmp eq i32 %34, %9
  %36 = select i1 %35, i32 %26, i32 0
  br label %37

37:                                               ; preds = %32, %25
  %38 = phi i32 [ %26, %25 ], [ %36, %32 ]
  %39 = add nuw nsw i64 %14, 2
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %10, label %13, !llvm.loop !79

41:                                               ; preds = %10, %3
  %42 = phi i32 [ %12, %10 ], [ 0, %3 ]
  store i32 %42, ptr %2, align 4, !tbaa !41
  %43 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %42, ptr %43, align 4, !tbaa !41
  %44 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %42, ptr %44, align 4, !tbaa !41
  %45 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %42, ptr %45, align 4, !tbaa !41
  %46 = getelementptr inbounds i8, ptr %2, i64 16
  store i32 %42, ptr %46, align 4, !tbaa !41
  %47 = getelementptr inbounds i8, ptr %2, i64 20
  store i32 %42, ptr %47, align 4, !tbaa !41
  %48 = getelementptr inbounds i8, ptr %2, i64 24
  store i32 %42, ptr %48, align 4, !tbaa !41
  %49 = getelementptr inbounds i8, ptr %2, i64 28
  store i32 %42, ptr %49, align 4, !tbaa !41
  %50 = getelementptr inbounds i8, ptr %2, i64 32
  store i32 %42, ptr %50, align 4, !tbaa !41
  %51 = getelementptr inbounds i8, ptr %2, i64 36
  store i32 %42, ptr %51, align 4, !tbaa !41
  %52 = getelementptr inbounds i8, ptr %2, i64 40
  store i32 %42, ptr %52, align 4, !tbaa !41
  %53 = getelementptr inbounds i8, ptr %2, i64 44
  store i32 %42, ptr %53, align 4, !tbaa !41
  %54 = getelementptr inbounds i8, ptr %2, i64 48
  store i32 %42, ptr %54, align 4, !tbaa !41
  %55 = getelementptr inbounds i8, ptr %2, i64 52
  store i32 %42, ptr %55, align 4, !tbaa !41
  %56 = getelementptr inbounds i8, ptr %2, i64 56
  store i32 %42, ptr %56, align 4, !tbaa !41
  %57 = getelementptr inbounds i8, ptr %2, i64 60
  store i32 %42, ptr %57, align 4, !tbaa !41
  %58 = getelementptr inbounds i8, ptr %2, i64 64
  store i32 %42, ptr %58, align 4, !tbaa !41
  %59 = getelementptr inbounds i8, ptr %2, i64 68
  store i32 %42, ptr %59, align 4, !tbaa !41
  %60 = getelementptr inbounds i8, ptr %2, i64 72
  store i32 %42, ptr %60, align 4, !tbaa !41
  %61 = getelementptr inbounds i8, ptr %2, i64 76
  store i32 %42, ptr %61, align 4, !tbaa !41
  %62 = getelementptr inbounds i8, ptr %2, i64 80
  store i32 %42, ptr %62, align 4, !tbaa !41
  %63 = getelementptr inbounds i8, ptr %2, i64 84
  store i32 %42, ptr %63, align 4, !tbaa !41
  %64 = getelementptr inbounds i8, ptr %2, i64 88
  store i32 %42, ptr %64, align 4, !tbaa !41
  %65 = getelementptr inbounds i8, ptr %2, i64 92
  store i32 %42, ptr %65, align 4, !tbaa !41
  %66 = getelementptr inbounds i8, ptr %2, i64 96
  store i32 %42, ptr %66, align 4, !tbaa !41
  %67 = getelementptr inbounds i8, ptr %2, i64 100
  store i32 %42, ptr %67, align 4, !tbaa !41
  %68 = getelementptr inbounds i8, ptr %2, i64 104
  store i32 %42, ptr %68, align 4, !tbaa !41
  %69 = getelementptr inbounds i8, ptr %2, i64 108
  store i32 %42, ptr %69, align 4, !tbaa !41
  %70 = getelementptr inbounds i8, ptr %2, i64 112
  store i32 %42, ptr %70, align 4, !tbaa !41
  %71 = getelementptr inbounds i8, ptr %2, i64 116
  store i32 %42, ptr %71, align 4, !tbaa !41
  %72 = getelementptr inbounds i8, ptr %2, i64 120
  store i32 %42, ptr %72, align 4, !tbaa !41
  %73 = getelementptr inbounds i8, ptr %2, i64 124
  store i32 %42, ptr %73, align 4, !tbaa !41
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_any64(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %3, %8
  %5 = phi i64 [ 0, %3 ], [ %10, %8 ]
  %6 = getelementptr inbounds i64, ptr %0, i64 %5
  br label %12

7:                                                ; preds = %8
  ret void

8:                                                ; preds = %39
  %9 = getelementptr inbounds i32, ptr %2, i64 %5
  store i32 %43, ptr %9, align 4, !tbaa !41
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %7, label %4, !llvm.loop !80

12:                                               ; preds = %39, %4
  %13 = phi i64 [ 0, %4 ], [ %44, %39 ]
  %14 = phi i32 [ 0, %4 ], [ %43, %39 ]
  %15 = trunc nuw nsw i64 %13 to i32
  %16 = shl nuw i32 1, %15
  %17 = and i32 %16, %1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds i64, ptr %0, i64 %13
  %21 = load i64, ptr %20, align 8, !tbaa !40
  %22 = load i64, ptr %6, align 8, !tbaa !40
  %23 = icmp eq i64 %21, %22
  br label %24

24:                                               ; preds = %19, %12
  %25 = phi i1 [ false, %12 ], [ %23, %19 ]
  %26 = zext i1 %25 to i32
  %27 = shl nuw i32 %26, %15
  %28 = or i32 %27, %14
  %29 = or disjoint i64 %13, 1
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = shl nuw i32 1, %30
  %32 = and i32 %31, %1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %39, label %34

34:                                               ; preds = %24
  %35 = getelementptr inbounds i64, ptr %0, i64 %29
  %36 = load i64, ptr %35, align 8, !tbaa !40
  %37 = load i64, ptr %6, align 8, !tbaa !40
  %38 = icmp eq i64 %36, %37
  br label %39

39:                                               ; preds = %34, %24
  %40 = phi i1 [ false, %24 ], [ %38, %34 ]
  %41 = zext i1 %40 to i32
  %42 = shl nuw i32 %41, %30
  %43 = or i32 %42, %28
  %44 = add nuw nsw i64 %13, 2
  %45 = icmp eq i64 %44, 32
  br i1 %45, label %8, label %12, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vg_match_all64(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %41, label %5

5:                                                ; preds = %3
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !40
  br label %13

10:                                               ; preds = %37
  %11 = icmp eq i32 %38, 0
  %12 = select i1 %11, i32 0, i32 %1
  br label %41

13:                                               ; preds = %37, %5
  %14 = phi i64 [ 0, %5 ], [ %39, %37 ]
  %15 = phi i32 [ 1, %5 ], [ %38, %37 ]
  %16 = trunc nuw nsw i64 %14 to i32
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds i64, ptr %0, i64 %14
  %22 = load i64, ptr %21, align 8, !tbaa !40
  %23 = icmp eq i64 %22, %9
  %24 = select i1 %23, i32 %15, i32 0
  br label %25

25:                                               ; preds = %20, %13
  %26 = phi i32 [ %15, %13 ], [ %24, %20 ]
  %27 = or disjoint i64 %14, 1
  %28 = trunc nuw nsw i64 %27 to i32
  %29 = shl nuw i32 1, %28
  %30 = and i32 %29, %1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds i64, ptr %0, i64 %27
  %34 = load i64, ptr %33, align 8, !tbaa !40
  %35 = icmp eq i64 %34, %9
  %36 = select i1 %35, i32 %26, i32 0
  br label %37

37:                                               ; preds = %32, %25
  %38 = phi i32 [ %26, %25 ], [ %36, %32 ]
  %39 = add nuw nsw i64 %14, 2
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %10, label %13, !llvm.loop !82

41:                                               ; preds = %10, %3
  %42 = phi i32 [ %12, %10 ], [ 0, %3 ]
  store i32 %42, ptr %2, align 4, !tbaa !41
  %43 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %42, ptr %43, align 4, !tbaa !41
  %44 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %42, ptr %44, align 4, !tbaa !41
  %45 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %42, ptr %45, align 4, !tbaa !41
  %46 = getelementptr inbounds i8, ptr %2, i64 16
  store i32 %42, ptr %46, align 4, !tbaa !41
  %47 = getelementptr inbounds i8, ptr %2, i64 20
  store i32 %42, ptr %47, align 4, !tbaa !41
  %48 = getelementptr inbounds i8, ptr %2, i64 24
  store i32 %42, ptr %48, align 4, !tbaa !41
  %49 = getelementptr inbounds i8, ptr %2, i64 28
  store i32 %42, ptr %49, align 4, !tbaa !41
  %50 = getelementptr inbounds i8, ptr %2, i64 32
  store i32 %42, ptr %50, align 4, !tbaa !41
  %51 = getelementptr inbounds i8, ptr %2, i64 36
  store i32 %42, ptr %51, align 4, !tbaa !41
  %52 = getelementptr inbounds i8, ptr %2, i64 40
  store i32 %42, ptr %52, align 4, !tbaa !41
  %53 = getelementptr inbounds i8, ptr %2, i64 44
  store i32 %42, ptr %53, align 4, !tbaa !41
  %54 = getelementptr inbounds i8, ptr %2, i64 48
  store i32 %42, ptr %54, align 4, !tbaa !41
  %55 = getelementptr inbounds i8, ptr %2, i64 52
  store i32 %42, ptr %55, align 4, !tbaa !41
  %56 = getelementptr inbounds i8, ptr %2, i64 56
  store i32 %42, ptr %56, align 4, !tbaa !41
  %57 = getelementptr inbounds i8, ptr %2, i64 60
  store i32 %42, ptr %57, align 4, !tbaa !41
  %58 = getelementptr inbounds i8, ptr %2, i64 64
  store i32 %42, ptr %58, align 4, !tbaa !41
  %59 = getelementptr inbounds i8, ptr %2, i64 68
  store i32 %42, ptr %59, align 4, !tbaa !41
  %60 = getelementptr inbounds i8, ptr %2, i64 72
  store i32 %42, ptr %60, align 4, !tbaa !41
  %61 = getelementptr inbounds i8, ptr %2, i64 76
  store i32 %42, ptr %61, align 4, !tbaa !41
  %62 = getelementptr inbounds i8, ptr %2, i64 80
  store i32 %42, ptr %62, align 4, !tbaa !41
  %63 = getelementptr inbounds i8, ptr %2, i64 84
  store i32 %42, ptr %63, align 4, !tbaa !41
  %64 = getelementptr inbounds i8, ptr %2, i64 88
  store i32 %42, ptr %64, align 4, !tbaa !41
  %65 = getelementptr inbounds i8, ptr %2, i64 92
  store i32 %42, ptr %65, align 4, !tbaa !41
  %66 = getelementptr inbounds i8, ptr %2, i64 96
  store i32 %42, ptr %66, align 4, !tbaa !41
  %67 = getelementptr inbounds i8, ptr %2, i64 100
  store i32 %42, ptr %67, align 4, !tbaa !41
  %68 = getelementptr inbounds i8, ptr %2, i64 104
  store i32 %42, ptr %68, align 4, !tbaa !41
  %69 = getelementptr inbounds i8, ptr %2, i64 108
  store i32 %42, ptr %69, align 4, !tbaa !41
  %70 = getelementptr inbounds i8, ptr %2, i64 112
  store i32 %42, ptr %70, align 4, !tbaa !41
  %71 = getelementptr inbounds i8, ptr %2, i64 116
  store i32 %42, ptr %71, align 4, !tbaa !41
  %72 = getelementptr inbounds i8, ptr %2, i64 120
  store i32 %42, ptr %72, align 4, !tbaa !41
  %73 = getelementptr inbounds i8, ptr %2, i64 124
  store i32 %42, ptr %73, align 4, !tbaa !41
  ret void
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
  br i1 %29, label %3, label %4, !llvm.loop !83
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
  br i1 %29, label %3, label %4, !llvm.loop !84
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
  br i1 %29, label %3, label %4, !llvm.loop !85
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
  br i1 %29, label %3, label %4, !llvm.loop !86
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
  br i1 %29, label %3, label %4, !llvm.loop !87
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
  br i1 %29, label %3, label %4, !llvm.loop !88
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
  br i1 %29, label %3, label %4, !llvm.loop !89
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
  br i1 %29, label %3, label %4, !llvm.loop !90
}

; Function Attrs: nofree norecurse nounwind
define dso_local noundef i32 @vg_sync_missing(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  store i32 4, ptr %5, align 8, !tbaa !4, !alias.scope !91
  %7 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %1, ptr %7, align 4, !tbaa !10, !alias.scope !91
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !11, !noalias !91
  %11 = getelementptr inbounds i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 8, !tbaa !14, !noalias !91
  store i32 %12, ptr %8, align 8, !tbaa !16, !alias.scope !91
  %13 = getelementptr inbounds i8, ptr %5, i64 12
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load i32, ptr %14, align 32, !tbaa !17, !noalias !91
  store i32 %15, ptr %13, align 4, !tbaa !18, !alias.scope !91
  %16 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %6, ptr %16, align 8, !tbaa !19, !alias.scope !91
  %17 = getelementptr inbounds i8, ptr %5, i64 20
  %18 = getelementptr inbounds i8, ptr %5, i64 24
  %19 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %19, align 4, !tbaa !22, !alias.scope !91
  %20 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %20, align 8, !tbaa !23, !alias.scope !91
  %21 = getelementptr inbounds i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false), !alias.scope !91
  store i32 %2, ptr %17, align 4, !tbaa !20
  store i32 %3, ptr %18, align 8, !tbaa !21
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 16, !tbaa !33
  %24 = getelementptr inbounds i8, ptr %23, i64 76
  %25 = load i32, ptr %24, align 4, !tbaa !94
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %58, label %28

28:                                               ; preds = %4
  %29 = getelementptr inbounds i8, ptr %23, i64 164
  %30 = atomicrmw add ptr %29, i32 1 monotonic, align 4
  %31 = getelementptr inbounds i8, ptr %23, i64 160
  %32 = load i32, ptr %31, align 8, !tbaa !24
  %33 = icmp ult i32 %30, %32
  br i1 %33, label %34, label %58

34:                                               ; preds = %28
  %35 = getelementptr inbounds i8, ptr %23, i64 152
  %36 = load ptr, ptr %35, align 8, !tbaa !26
  %37 = zext i32 %30 to i64
  %38 = getelementptr inbounds %struct.Event, ptr %36, i64 %37
  br label %39

39:                                               ; preds = %39, %34
  %40 = phi i64 [ 0, %34 ], [ %56, %39 ]
  %41 = getelementptr inbounds i8, ptr %5, i64 %40
  %42 = load i8, ptr %41, align 4, !tbaa !27
  %43 = getelementptr inbounds i8, ptr %38, i64 %40
  store i8 %42, ptr %43, align 1, !tbaa !27
  %44 = or disjoint i64 %40, 1
  %45 = getelementptr inbounds i8, ptr %5, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !27
  %47 = getelementptr inbounds i8, ptr %38, i64 %44
  store i8 %46, ptr %47, align 1, !tbaa !27
  %48 = or disjoint i64 %40, 2
  %49 = getelementptr inbounds i8, ptr %5, i64 %48
  %50 = load i8, ptr %49, align 2, !tbaa !27
  %51 = getelementptr inbounds i8, ptr %38, i64 %48
  store i8 %50, ptr %51, align 1, !tbaa !27
  %52 = or disjoint i64 %40, 3
  %53 = getelementptr inbounds i8, ptr %5, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !27
  %55 = getelementptr inbounds i8, ptr %38, i64 %52
  store i8 %54, ptr %55, align 1, !tbaa !27
  %56 = add nuw nsw i64 %40, 4
  %57 = icmp eq i64 %56, 64
  br i1 %57, label %58, label %39, !llvm.loop !28

58:                                               ; preds = %39, %28, %4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local noundef zeroext i16 @vg_atomic_add_f16(ptr nocapture noundef %0, i16 noundef zeroext %1) local_unnamed_addr #12 {
  %3 = load atomic i16, ptr %0 monotonic, align 2
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i16 [ %3, %2 ], [ %9, %4 ]
  %6 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %5, i16 noundef zeroext %1) #18
  %7 = cmpxchg ptr %0, i16 %5, i16 %6 monotonic monotonic, align 2
  %8 = extractvalue { i16, i1 } %7, 1
  %9 = extractvalue { i16, i1 } %7, 0
  br i1 %8, label %10, label %4, !llvm.loop !95

10:                                               ; preds = %4
  ret i16 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc zeroext i16 @add_f16(i16 noundef zeroext %0, i16 noundef zeroext %1) unnamed_addr #13 {
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
define dso_local i32 @vg_atomic_add_f16x2(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = load atomic i32, ptr %0 monotonic, align 4
  %4 = trunc i32 %1 to i16
  %5 = lshr i32 %1, 16
  %6 = trunc nuw i32 %5 to i16
  br label %7

7:                                                ; preds = %7, %2
  %8 = phi i32 [ %3, %2 ], [ %20, %7 ]
  %9 = trunc i32 %8 to i16
  %10 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %9, i16 noundef zeroext %4) #18
  %11 = zext i16 %10 to i32
  %12 = lshr i32 %8, 16
  %13 = trunc nuw i32 %12 to i16
  %14 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %13, i16 noundef zeroext %6) #18
  %15 = zext i16 %14 to i32
  %16 = shl nuw i32 %15, 16
  %17 = or disjoint i32 %16, %11
  %18 = cmpxchg ptr %0, i32 %8, i32 %17 monotonic monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  br i1 %19, label %21, label %7, !llvm.loop !96

21:                                               ; preds = %7
  ret i32 %8
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i16 @vg_atomic_add_bf16(ptr nocapture noundef %0, i16 noundef zeroext %1) local_unnamed_addr #12 {
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
  br i1 %27, label %29, label %7, !llvm.loop !97

29:                                               ; preds = %24
  ret i16 %8
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i32 @vg_atomic_add_bf16x2(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
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
  br i1 %42, label %44, label %8, !llvm.loop !98

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
  br i1 %97, label %81, label %140, !llvm.loop !99

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
  br label %130, !llvm.loop !100

115:                                              ; preds = %109
  %116 = add i8 %107, -48
  %117 = icmp ult i8 %116, 10
  br i1 %117, label %130, label %118, !llvm.loop !100

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
  br i1 %139, label %75, label %140, !llvm.loop !99

140:                                              ; preds = %75, %134, %81, %95, %43, %62, %64
  %141 = phi i32 [ 0, %64 ], [ 0, %62 ], [ 0, %43 ], [ %76, %95 ], [ %76, %81 ], [ %76, %75 ], [ %135, %134 ]
  %142 = phi i32 [ 0, %64 ], [ 0, %62 ], [ 0, %43 ], [ %79, %95 ], [ %79, %81 ], [ %79, %75 ], [ 4096, %134 ]
  %143 = getelementptr inbounds i64, ptr %4, i64 %37
  %144 = load i64, ptr %143, align 8, !tbaa !40
  %145 = load ptr, ptr %12, align 8, !tbaa !101
  %146 = ptrtoint ptr %145 to i64
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %154, label %148

148:                                              ; preds = %140
  %149 = zext i32 %142 to i64
  %150 = add i64 %144, %149
  %151 = load ptr, ptr %13, align 16, !tbaa !102
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
  %162 = load i64, ptr %15, align 8, !tbaa !103
  %163 = icmp ugt i64 %161, %162
  br i1 %163, label %164, label %202

164:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !104)
  store i32 11, ptr %7, align 8, !tbaa !4, !alias.scope !104
  store i32 %1, ptr %20, align 4, !tbaa !10, !alias.scope !104
  %165 = load ptr, ptr %16, align 8, !tbaa !11, !noalias !104
  %166 = getelementptr inbounds i8, ptr %165, i64 32
  %167 = load i32, ptr %166, align 8, !tbaa !14, !noalias !104
  store i32 %167, ptr %21, align 8, !tbaa !16, !alias.scope !104
  %168 = load i32, ptr %17, align 32, !tbaa !17, !noalias !104
  store i32 %168, ptr %22, align 4, !tbaa !18, !alias.scope !104
  store i32 %39, ptr %23, align 8, !tbaa !19, !alias.scope !104
  store i32 0, ptr %24, align 4, !tbaa !20, !alias.scope !104
  store i32 0, ptr %25, align 8, !tbaa !21, !alias.scope !104
  store i32 0, ptr %26, align 4, !tbaa !22, !alias.scope !104
  store i64 0, ptr %27, align 8, !tbaa !23, !alias.scope !104
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, i8 0, i64 24, i1 false), !alias.scope !104
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #17
  br label %319

202:                                              ; preds = %155
  %203 = load ptr, ptr %16, align 8, !tbaa !11
  %204 = getelementptr inbounds i8, ptr %203, i64 32
  %205 = load i32, ptr %204, align 8, !tbaa !14
  %206 = load i32, ptr %17, align 32, !tbaa !17
  %207 = shl i32 %206, 5
  %208 = or disjoint i32 %207, %39
  %209 = load ptr, ptr %18, align 8, !tbaa !107
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
  %247 = load ptr, ptr %18, align 8, !tbaa !107
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
  %272 = load ptr, ptr %18, align 8, !tbaa !107
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
  br i1 %315, label %316, label %307, !llvm.loop !108

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
  br i1 %323, label %324, label %36, !llvm.loop !110

324:                                              ; preds = %320, %319
  %325 = phi i1 [ %322, %320 ], [ %38, %319 ]
  %326 = zext i1 %325 to i32
  ret i32 %326
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @vg_arrive(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #14 {
  %8 = alloca %struct.Event, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !11
  %11 = and i32 %3, 15
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 16, !tbaa !33
  %14 = getelementptr inbounds i8, ptr %13, i64 76
  %15 = load i32, ptr %14, align 4, !tbaa !94
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %72, label %18

18:                                               ; preds = %7
  %19 = load ptr, ptr %0, align 64, !tbaa !53
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !41
  %22 = icmp eq i32 %21, %5
  br i1 %22, label %72, label %23

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #17
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %5, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !111)
  store i32 5, ptr %8, align 8, !tbaa !4, !alias.scope !111
  %25 = getelementptr inbounds i8, ptr %8, i64 4
  store i32 %1, ptr %25, align 4, !tbaa !10, !alias.scope !111
  %26 = getelementptr inbounds i8, ptr %8, i64 8
  %27 = getelementptr inbounds i8, ptr %10, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !14, !noalias !111
  store i32 %28, ptr %26, align 8, !tbaa !16, !alias.scope !111
  %29 = getelementptr inbounds i8, ptr %8, i64 12
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i32, ptr %30, align 32, !tbaa !17, !noalias !111
  store i32 %31, ptr %29, align 4, !tbaa !18, !alias.scope !111
  %32 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 %24, ptr %32, align 8, !tbaa !19, !alias.scope !111
  %33 = getelementptr inbounds i8, ptr %8, i64 20
  %34 = getelementptr inbounds i8, ptr %8, i64 24
  %35 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 0, ptr %35, align 4, !tbaa !22, !alias.scope !111
  %36 = getelementptr inbounds i8, ptr %8, i64 32
  store i64 0, ptr %36, align 8, !tbaa !23, !alias.scope !111
  %37 = getelementptr inbounds i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, i8 0, i64 24, i1 false), !alias.scope !111
  store i32 %5, ptr %33, align 4, !tbaa !20
  %38 = xor i32 %5, -1
  %39 = and i32 %21, %38
  store i32 %39, ptr %34, align 8, !tbaa !21
  %40 = getelementptr inbounds i8, ptr %13, i64 164
  %41 = atomicrmw add ptr %40, i32 1 monotonic, align 4
  %42 = getelementptr inbounds i8, ptr %13, i64 160
  %43 = load i32, ptr %42, align 8, !tbaa !24
  %44 = icmp ult i32 %41, %43
  br i1 %44, label %45, label %69

45:                                               ; preds = %23
  %46 = getelementptr inbounds i8, ptr %13, i64 152
  %47 = load ptr, ptr %46, align 8, !tbaa !26
  %48 = zext i32 %41 to i64
  %49 = getelementptr inbounds %struct.Event, ptr %47, i64 %48
  br label %50

50:                                               ; preds = %50, %45
  %51 = phi i64 [ 0, %45 ], [ %67, %50 ]
  %52 = getelementptr inbounds i8, ptr %8, i64 %51
  %53 = load i8, ptr %52, align 4, !tbaa !27
  %54 = getelementptr inbounds i8, ptr %49, i64 %51
  store i8 %53, ptr %54, align 1, !tbaa !27
  %55 = or disjoint i64 %51, 1
  %56 = getelementptr inbounds i8, ptr %8, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !27
  %58 = getelementptr inbounds i8, ptr %49, i64 %55
  store i8 %57, ptr %58, align 1, !tbaa !27
  %59 = or disjoint i64 %51, 2
  %60 = getelementptr inbounds i8, ptr %8, i64 %59
  %61 = load i8, ptr %60, align 2, !tbaa !27
  %62 = getelementptr inbounds i8, ptr %49, i64 %59
  store i8 %61, ptr %62, align 1, !tbaa !27
  %63 = or disjoint i64 %51, 3
  %64 = getelementptr inbounds i8, ptr %8, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !27
  %66 = getelementptr inbounds i8, ptr %49, i64 %63
  store i8 %65, ptr %66, align 1, !tbaa !27
  %67 = add nuw nsw i64 %51, 4
  %68 = icmp eq i64 %67, 64
  br i1 %68, label %69, label %50, !llvm.loop !28

69:                                               ; preds = %50, %23
  %70 = load ptr, ptr %12, align 16, !tbaa !33
  %71 = getelementptr inbounds i8, ptr %70, i64 64
  store atomic i32 1, ptr %71 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #17
  br label %131

72:                                               ; preds = %18, %7
  %73 = getelementptr inbounds i8, ptr %10, i64 320
  store i32 1, ptr %73, align 8, !tbaa !114
  %74 = getelementptr inbounds i8, ptr %13, i64 256
  %75 = load i64, ptr %74, align 8, !tbaa !115
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %72
  %78 = getelementptr inbounds i8, ptr %13, i64 248
  %79 = load ptr, ptr %78, align 8, !tbaa !116
  br label %82

80:                                               ; preds = %90, %72
  %81 = icmp eq i32 %2, 4
  br i1 %81, label %99, label %105

82:                                               ; preds = %77, %90
  %83 = phi ptr [ %91, %90 ], [ %13, %77 ]
  %84 = phi ptr [ %92, %90 ], [ %79, %77 ]
  %85 = getelementptr inbounds i8, ptr %84, i64 16
  %86 = load ptr, ptr %85, align 8, !tbaa !117
  %87 = icmp eq ptr %86, null
  br i1 %87, label %90, label %88

88:                                               ; preds = %82
  tail call void %86(ptr noundef nonnull %0, i32 noundef %11) #19
  %89 = load ptr, ptr %12, align 16, !tbaa !33
  br label %90

90:                                               ; preds = %82, %88
  %91 = phi ptr [ %83, %82 ], [ %89, %88 ]
  %92 = getelementptr inbounds i8, ptr %84, i64 48
  %93 = getelementptr inbounds i8, ptr %91, i64 248
  %94 = load ptr, ptr %93, align 8, !tbaa !116
  %95 = getelementptr inbounds i8, ptr %91, i64 256
  %96 = load i64, ptr %95, align 8, !tbaa !115
  %97 = getelementptr inbounds %struct.Hooks, ptr %94, i64 %96
  %98 = icmp ult ptr %92, %97
  br i1 %98, label %82, label %80, !llvm.loop !119

99:                                               ; preds = %80
  %100 = getelementptr inbounds i8, ptr %10, i64 64
  %101 = zext nneg i32 %11 to i64
  %102 = getelementptr inbounds [16 x i32], ptr %100, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !41
  %104 = add i32 %103, 32
  store i32 %104, ptr %102, align 4, !tbaa !41
  br label %131

105:                                              ; preds = %80
  %106 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %6)
  %107 = getelementptr inbounds i8, ptr %10, i64 128
  %108 = zext nneg i32 %11 to i64
  %109 = getelementptr inbounds [16 x i32], ptr %107, i64 0, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !41
  %111 = add i32 %110, %106
  store i32 %111, ptr %109, align 4, !tbaa !41
  %112 = icmp eq i32 %6, %5
  %113 = getelementptr inbounds i8, ptr %10, i64 192
  %114 = getelementptr inbounds [16 x i32], ptr %113, i64 0, i64 %108
  %115 = load i32, ptr %114, align 4, !tbaa !41
  %116 = and i32 %115, 1
  %117 = select i1 %112, i32 %116, i32 0
  store i32 %117, ptr %114, align 4, !tbaa !41
  %118 = icmp ne i32 %6, 0
  %119 = zext i1 %118 to i32
  %120 = getelementptr inbounds i8, ptr %10, i64 256
  %121 = getelementptr inbounds [16 x i32], ptr %120, i64 0, i64 %108
  %122 = load i32, ptr %121, align 4, !tbaa !41
  %123 = or i32 %122, %119
  store i32 %123, ptr %121, align 4, !tbaa !41
  %124 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 %11, ptr %124, align 16, !tbaa !120
  %125 = getelementptr inbounds i8, ptr %0, i64 52
  store i32 %4, ptr %125, align 4, !tbaa !121
  %126 = getelementptr inbounds i8, ptr %0, i64 124
  store i32 %2, ptr %126, align 4, !tbaa !122
  %127 = getelementptr inbounds i8, ptr %0, i64 92
  %128 = load i32, ptr %127, align 4, !tbaa !123
  %129 = or i32 %128, %5
  store i32 %129, ptr %127, align 4, !tbaa !123
  %130 = getelementptr inbounds i8, ptr %0, i64 120
  store i32 %1, ptr %130, align 8, !tbaa !124
  br label %131

131:                                              ; preds = %105, %99, %69
  %132 = phi i32 [ 1, %69 ], [ 0, %99 ], [ 0, %105 ]
  ret i32 %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: nounwind
define dso_local noundef i32 @vg_run(ptr noundef %0, ptr nocapture noundef %1) local_unnamed_addr #14 {
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

38:                                               ; preds = %2, %1380
  %39 = phi i32 [ 0, %2 ], [ %1382, %1380 ]
  %40 = load atomic i32, ptr %6 monotonic, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %1384

42:                                               ; preds = %38
  %43 = load i32, ptr %7, align 4, !tbaa !125
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %53, label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !tbaa !127
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %612, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %9, align 8, !tbaa !128
  %50 = zext i32 %49 to i64
  %51 = load i64, ptr %10, align 8, !tbaa !129
  %52 = icmp ugt i64 %51, %50
  br i1 %52, label %53, label %612

53:                                               ; preds = %48, %42
  store i32 0, ptr %8, align 4, !tbaa !127
  %54 = atomicrmw add ptr %11, i64 1 monotonic, align 8
  %55 = load i64, ptr %12, align 8, !tbaa !130
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %609

57:                                               ; preds = %53
  %58 = load i32, ptr %13, align 8, !tbaa !131
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %65, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %14, align 8, !tbaa !132
  %62 = add i32 %58, -1
  store i32 %62, ptr %13, align 8, !tbaa !131
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  br label %65

65:                                               ; preds = %57, %60
  %66 = phi ptr [ %64, %60 ], [ %9, %57 ]
  %67 = load i32, ptr %66, align 4, !tbaa !41
  %68 = load ptr, ptr %1, align 8, !tbaa !133
  %69 = zext i32 %67 to i64
  %70 = load i64, ptr %15, align 8, !tbaa !134
  %71 = mul i64 %70, %69
  %72 = getelementptr inbounds i8, ptr %68, i64 %71
  %73 = load i32, ptr %9, align 8, !tbaa !128
  %74 = icmp eq i32 %67, %73
  br i1 %74, label %75, label %393

75:                                               ; preds = %65
  %76 = add i32 %67, 1
  store i32 %76, ptr %9, align 8, !tbaa !128
  %77 = getelementptr inbounds i8, ptr %72, i64 512
  %78 = getelementptr inbounds i8, ptr %72, i64 328
  store ptr %77, ptr %78, align 8, !tbaa !135
  %79 = load i32, ptr %16, align 4, !tbaa !136
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 8
  %82 = getelementptr inbounds i8, ptr %77, i64 %81
  %83 = getelementptr inbounds i8, ptr %72, i64 16
  store ptr %82, ptr %83, align 8, !tbaa !51
  %84 = load i32, ptr %17, align 8, !tbaa !137
  %85 = load i32, ptr %18, align 4, !tbaa !138
  %86 = add i32 %85, %84
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %72, i64 24
  store i64 %87, ptr %88, align 8, !tbaa !52
  %89 = load ptr, ptr %19, align 8, !tbaa !139
  %90 = getelementptr inbounds i8, ptr %72, i64 56
  store ptr %89, ptr %90, align 8, !tbaa !57
  %91 = load ptr, ptr %20, align 8, !tbaa !140
  %92 = getelementptr inbounds i8, ptr %72, i64 48
  store ptr %91, ptr %92, align 8, !tbaa !141
  %93 = load ptr, ptr %21, align 8, !tbaa !142
  %94 = getelementptr inbounds i8, ptr %72, i64 368
  store ptr %93, ptr %94, align 8, !tbaa !143
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
  store i32 0, ptr %162, align 8, !tbaa !114
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
  %196 = load i32, ptr %16, align 4, !tbaa !136
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %208

198:                                              ; preds = %357, %75
  %199 = phi i64 [ 0, %75 ], [ %370, %357 ]
  %200 = load i64, ptr %30, align 8, !tbaa !115
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %393

202:                                              ; preds = %198
  %203 = load ptr, ptr %29, align 8, !tbaa !116
  %204 = load i64, ptr %23, align 8, !tbaa !144
  %205 = mul i64 %204, %199
  %206 = getelementptr inbounds i8, ptr %195, i64 %205
  %207 = getelementptr inbounds i8, ptr %72, i64 376
  br label %372

208:                                              ; preds = %75, %357
  %209 = phi i64 [ %368, %357 ], [ 0, %75 ]
  %210 = getelementptr inbounds %struct.Warp, ptr %77, i64 %209
  %211 = trunc nuw i64 %209 to i32
  %212 = shl i32 %211, 5
  %213 = load i32, ptr %22, align 8, !tbaa !145
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
  store i32 %250, ptr %251, align 4, !tbaa !146
  %252 = load i64, ptr %23, align 8, !tbaa !144
  %253 = mul i64 %252, %209
  %254 = getelementptr inbounds i8, ptr %195, i64 %253
  store ptr %254, ptr %227, align 8, !tbaa !101
  %255 = getelementptr inbounds i8, ptr %254, i64 %252
  store ptr %255, ptr %228, align 16, !tbaa !102
  store ptr %254, ptr %226, align 32, !tbaa !147
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
  %264 = load i32, ptr %26, align 8, !tbaa !148
  %265 = load i32, ptr %251, align 4, !tbaa !146
  %266 = load ptr, ptr %27, align 8, !tbaa !63
  %267 = zext i32 %264 to i64
  %268 = getelementptr inbounds %struct.Function, ptr %266, i64 %267
  %269 = getelementptr inbounds i8, ptr %268, i64 24
  %270 = load i32, ptr %269, align 8, !tbaa !149
  %271 = getelementptr inbounds i8, ptr %268, i64 36
  %272 = load i32, ptr %271, align 4, !tbaa !150
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
  br i1 %293, label %256, label %277, !llvm.loop !151

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
  br i1 %323, label %324, label %303, !llvm.loop !152

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
  br i1 %333, label %334, label %327, !llvm.loop !153

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
  %340 = load i32, ptr %28, align 4, !tbaa !94
  %341 = and i32 %340, 2
  %342 = getelementptr inbounds i8, ptr %254, i64 524
  store i32 %341, ptr %342, align 4, !tbaa !41
  %343 = getelementptr inbounds i8, ptr %254, i64 576
  store i64 1, ptr %343, align 8, !tbaa !40
  br label %356

344:                                              ; preds = %334
  %345 = load i32, ptr %28, align 4, !tbaa !94
  %346 = freeze i32 %345
  %347 = lshr i32 %346, 1
  %348 = and i32 %347, 1
  %349 = getelementptr inbounds i8, ptr %254, i64 516
  store i32 %348, ptr %349, align 4, !tbaa !41
  %350 = load i32, ptr %28, align 4, !tbaa !94
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
  %359 = load i32, ptr %269, align 8, !tbaa !149
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds i8, ptr %263, i64 %360
  store i32 %358, ptr %361, align 4, !tbaa !41
  %362 = ptrtoint ptr %263 to i64
  %363 = getelementptr inbounds i8, ptr %268, i64 40
  %364 = load i32, ptr %363, align 8, !tbaa !154
  %365 = zext i32 %364 to i64
  %366 = add i64 %365, %362
  %367 = getelementptr inbounds i8, ptr %254, i64 552
  store i64 %366, ptr %367, align 8, !tbaa !40
  store ptr %263, ptr %210, align 64, !tbaa !53
  %368 = add nuw nsw i64 %209, 1
  %369 = load i32, ptr %16, align 4, !tbaa !136
  %370 = zext i32 %369 to i64
  %371 = icmp ult i64 %368, %370
  br i1 %371, label %208, label %198, !llvm.loop !155

372:                                              ; preds = %387, %202
  %373 = phi ptr [ %203, %202 ], [ %388, %387 ]
  %374 = phi ptr [ %203, %202 ], [ %389, %387 ]
  %375 = phi ptr [ %206, %202 ], [ %382, %387 ]
  %376 = ptrtoint ptr %375 to i64
  %377 = getelementptr inbounds i8, ptr %374, i64 40
  %378 = load i64, ptr %377, align 8, !tbaa !156
  %379 = getelementptr inbounds [8 x i64], ptr %207, i64 0, i64 %378
  store i64 %376, ptr %379, align 8, !tbaa !40
  %380 = getelementptr inbounds i8, ptr %374, i64 32
  %381 = load i64, ptr %380, align 8, !tbaa !157
  %382 = getelementptr inbounds i8, ptr %375, i64 %381
  %383 = load ptr, ptr %374, align 8, !tbaa !158
  %384 = icmp eq ptr %383, null
  br i1 %384, label %387, label %385

385:                                              ; preds = %372
  tail call void %383(ptr noundef nonnull %72) #19
  %386 = load ptr, ptr %29, align 8, !tbaa !116
  br label %387

387:                                              ; preds = %385, %372
  %388 = phi ptr [ %373, %372 ], [ %386, %385 ]
  %389 = getelementptr inbounds i8, ptr %374, i64 48
  %390 = load i64, ptr %30, align 8, !tbaa !115
  %391 = getelementptr inbounds %struct.Hooks, ptr %388, i64 %390
  %392 = icmp ult ptr %389, %391
  br i1 %392, label %372, label %393, !llvm.loop !159

393:                                              ; preds = %387, %198, %65
  %394 = load ptr, ptr %31, align 8, !tbaa !160
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
  store i32 1, ptr %416, align 8, !tbaa !161
  %417 = getelementptr inbounds i8, ptr %72, i64 320
  %418 = load i32, ptr %417, align 8, !tbaa !114
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
  store i32 0, ptr %417, align 8, !tbaa !114
  br label %485

485:                                              ; preds = %420, %401
  %486 = getelementptr inbounds i8, ptr %72, i64 24
  %487 = load i64, ptr %486, align 8, !tbaa !52
  %488 = add i64 %487, 7
  %489 = icmp ult i64 %488, 8
  br i1 %489, label %493, label %490

490:                                              ; preds = %485
  %491 = getelementptr inbounds i8, ptr %72, i64 16
  %492 = load ptr, ptr %491, align 8, !tbaa !51
  br label %499

493:                                              ; preds = %499, %485
  %494 = load i64, ptr %34, align 8, !tbaa !162
  %495 = icmp ne i64 %494, 0
  %496 = load i32, ptr %16, align 4, !tbaa !136
  %497 = icmp ugt i32 %496, 1
  %498 = select i1 %495, i1 %497, i1 false
  br i1 %498, label %507, label %531

499:                                              ; preds = %499, %490
  %500 = phi i64 [ 0, %490 ], [ %502, %499 ]
  %501 = getelementptr inbounds i64, ptr %492, i64 %500
  store volatile i64 -1, ptr %501, align 8, !tbaa !40
  %502 = add nuw nsw i64 %500, 1
  %503 = load i64, ptr %486, align 8, !tbaa !52
  %504 = add i64 %503, 7
  %505 = lshr i64 %504, 3
  %506 = icmp ult i64 %502, %505
  br i1 %506, label %499, label %493, !llvm.loop !163

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
  br i1 %528, label %514, label %529, !llvm.loop !164

529:                                              ; preds = %514
  %530 = load i32, ptr %16, align 4, !tbaa !136
  br label %531

531:                                              ; preds = %529, %493
  %532 = phi i32 [ %530, %529 ], [ %496, %493 ]
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %537, label %534

534:                                              ; preds = %531
  %535 = getelementptr inbounds i8, ptr %72, i64 328
  %536 = load ptr, ptr %535, align 8, !tbaa !135
  br label %542

537:                                              ; preds = %576, %531
  %538 = load i64, ptr %30, align 8, !tbaa !115
  %539 = icmp sgt i64 %538, 0
  br i1 %539, label %540, label %597

540:                                              ; preds = %537
  %541 = load ptr, ptr %29, align 8, !tbaa !116
  br label %581

542:                                              ; preds = %576, %534
  %543 = phi i64 [ 0, %534 ], [ %577, %576 ]
  %544 = getelementptr inbounds %struct.Warp, ptr %536, i64 %543
  %545 = load ptr, ptr %544, align 64, !tbaa !53
  %546 = load i64, ptr %35, align 8, !tbaa !165
  %547 = getelementptr inbounds i8, ptr %544, i64 24
  store i64 %546, ptr %547, align 8, !tbaa !166
  %548 = getelementptr inbounds i8, ptr %544, i64 44
  store i32 2, ptr %548, align 4, !tbaa !167
  %549 = getelementptr inbounds i8, ptr %545, i64 16
  store i32 0, ptr %549, align 8, !tbaa !41
  store i32 0, ptr %545, align 8, !tbaa !41
  %550 = load i32, ptr %28, align 4, !tbaa !94
  %551 = and i32 %550, 2
  %552 = getelementptr inbounds i8, ptr %545, i64 12
  store i32 %551, ptr %552, align 4, !tbaa !41
  %553 = getelementptr inbounds i8, ptr %545, i64 32
  store i64 0, ptr %553, align 8, !tbaa !40
  %554 = getelementptr inbounds i8, ptr %544, i64 36
  %555 = load i32, ptr %554, align 4, !tbaa !146
  %556 = getelementptr inbounds i8, ptr %545, i64 8
  store i32 %555, ptr %556, align 8, !tbaa !41
  %557 = icmp eq i32 %555, -1
  br i1 %557, label %560, label %558

558:                                              ; preds = %542
  %559 = getelementptr inbounds i8, ptr %545, i64 4
  store i32 1, ptr %559, align 4, !tbaa !41
  br label %566

560:                                              ; preds = %542
  %561 = load i32, ptr %28, align 4, !tbaa !94
  %562 = lshr i32 %561, 1
  %563 = and i32 %562, 1
  %564 = getelementptr inbounds i8, ptr %545, i64 4
  store i32 %563, ptr %564, align 4, !tbaa !41
  %565 = icmp eq i32 %563, 0
  br i1 %565, label %576, label %566

566:                                              ; preds = %560, %558
  %567 = getelementptr inbounds i8, ptr %545, i64 64
  store i64 1, ptr %567, align 8, !tbaa !40
  %568 = load i32, ptr %554, align 4, !tbaa !146
  %569 = load ptr, ptr %27, align 8, !tbaa !63
  %570 = load i32, ptr %26, align 8, !tbaa !148
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds %struct.Function, ptr %569, i64 %571, i32 4
  %573 = load i32, ptr %572, align 8, !tbaa !149
  %574 = zext i32 %573 to i64
  %575 = getelementptr inbounds i8, ptr %545, i64 %574
  store i32 %568, ptr %575, align 4, !tbaa !41
  br label %576

576:                                              ; preds = %566, %560
  %577 = add nuw nsw i64 %543, 1
  %578 = load i32, ptr %16, align 4, !tbaa !136
  %579 = zext i32 %578 to i64
  %580 = icmp ult i64 %577, %579
  br i1 %580, label %542, label %537, !llvm.loop !168

581:                                              ; preds = %591, %540
  %582 = phi i64 [ %592, %591 ], [ %538, %540 ]
  %583 = phi ptr [ %593, %591 ], [ %541, %540 ]
  %584 = phi ptr [ %594, %591 ], [ %541, %540 ]
  %585 = getelementptr inbounds i8, ptr %584, i64 8
  %586 = load ptr, ptr %585, align 8, !tbaa !169
  %587 = icmp eq ptr %586, null
  br i1 %587, label %591, label %588

588:                                              ; preds = %581
  tail call void %586(ptr noundef nonnull %72) #19
  %589 = load ptr, ptr %29, align 8, !tbaa !116
  %590 = load i64, ptr %30, align 8, !tbaa !115
  br label %591

591:                                              ; preds = %588, %581
  %592 = phi i64 [ %582, %581 ], [ %590, %588 ]
  %593 = phi ptr [ %583, %581 ], [ %589, %588 ]
  %594 = getelementptr inbounds i8, ptr %584, i64 48
  %595 = getelementptr inbounds %struct.Hooks, ptr %593, i64 %592
  %596 = icmp ult ptr %594, %595
  br i1 %596, label %581, label %597, !llvm.loop !170

597:                                              ; preds = %591, %537
  %598 = load i32, ptr %36, align 8, !tbaa !171
  %599 = load i64, ptr %10, align 8, !tbaa !129
  %600 = trunc i64 %599 to i32
  %601 = add i32 %598, -1
  %602 = add i32 %601, %600
  %603 = urem i32 %602, %600
  store i32 %603, ptr %36, align 8, !tbaa !171
  %604 = load ptr, ptr %37, align 8, !tbaa !172
  %605 = zext i32 %603 to i64
  %606 = getelementptr inbounds i32, ptr %604, i64 %605
  store i32 %67, ptr %606, align 4, !tbaa !41
  %607 = load i32, ptr %7, align 4, !tbaa !125
  %608 = add i32 %607, 1
  store i32 %608, ptr %7, align 4, !tbaa !125
  br label %612

609:                                              ; preds = %53
  %610 = load i32, ptr %7, align 4, !tbaa !125
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %1384, label %612

612:                                              ; preds = %609, %597, %48, %45
  %613 = phi i32 [ %610, %609 ], [ %608, %597 ], [ %43, %48 ], [ %43, %45 ]
  %614 = load ptr, ptr %37, align 8, !tbaa !172
  %615 = load i32, ptr %36, align 8, !tbaa !171
  %616 = zext i32 %615 to i64
  %617 = getelementptr inbounds i32, ptr %614, i64 %616
  %618 = load i32, ptr %617, align 4, !tbaa !41
  %619 = load ptr, ptr %1, align 8, !tbaa !133
  %620 = zext i32 %618 to i64
  %621 = load i64, ptr %15, align 8, !tbaa !134
  %622 = mul i64 %621, %620
  %623 = getelementptr inbounds i8, ptr %619, i64 %622
  %624 = getelementptr inbounds i8, ptr %623, i64 328
  %625 = load ptr, ptr %624, align 8, !tbaa !135
  %626 = getelementptr inbounds i8, ptr %625, i64 16
  %627 = load ptr, ptr %626, align 16, !tbaa !33
  %628 = getelementptr inbounds i8, ptr %627, i64 68
  %629 = getelementptr inbounds i8, ptr %623, i64 336
  %630 = getelementptr inbounds i8, ptr %627, i64 64
  %631 = getelementptr inbounds i8, ptr %627, i64 112
  %632 = getelementptr inbounds i8, ptr %627, i64 120
  %633 = getelementptr inbounds i8, ptr %623, i64 64
  %634 = load i32, ptr %628, align 4, !tbaa !136
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %636, label %642

636:                                              ; preds = %612
  %637 = add i32 %615, 1
  %638 = load i64, ptr %10, align 8, !tbaa !129
  %639 = trunc i64 %638 to i32
  %640 = urem i32 %637, %639
  store i32 %640, ptr %36, align 8, !tbaa !171
  %641 = add i32 %613, -1
  store i32 %641, ptr %7, align 4, !tbaa !125
  br label %1374

642:                                              ; preds = %612, %1123
  %643 = phi i64 [ %1124, %1123 ], [ 0, %612 ]
  %644 = phi i32 [ %1125, %1123 ], [ 0, %612 ]
  %645 = phi i32 [ %1126, %1123 ], [ 0, %612 ]
  %646 = phi i32 [ %1127, %1123 ], [ 0, %612 ]
  %647 = phi i32 [ %1128, %1123 ], [ 0, %612 ]
  %648 = load ptr, ptr %624, align 8, !tbaa !135
  %649 = getelementptr inbounds [32 x i8], ptr %629, i64 0, i64 %643
  %650 = load i8, ptr %649, align 1, !tbaa !27
  %651 = zext i8 %650 to i64
  %652 = getelementptr inbounds %struct.Warp, ptr %648, i64 %651
  %653 = getelementptr inbounds i8, ptr %652, i64 44
  %654 = load i32, ptr %653, align 4, !tbaa !167
  switch i32 %654, label %1111 [
    i32 2, label %655
    i32 1, label %1103
  ]

655:                                              ; preds = %642
  %656 = load atomic i32, ptr %630 monotonic, align 8
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %658, label %1384

658:                                              ; preds = %655
  %659 = getelementptr inbounds i8, ptr %652, i64 16
  %660 = load ptr, ptr %659, align 16, !tbaa !33
  %661 = getelementptr inbounds i8, ptr %660, i64 128
  %662 = load ptr, ptr %661, align 8, !tbaa !63
  %663 = load ptr, ptr %652, align 64, !tbaa !53
  %664 = getelementptr inbounds i8, ptr %663, i64 20
  %665 = load i32, ptr %664, align 4, !tbaa !41
  %666 = zext i32 %665 to i64
  %667 = getelementptr inbounds %struct.Function, ptr %662, i64 %666
  %668 = getelementptr inbounds i8, ptr %663, i64 4
  %669 = load i32, ptr %668, align 4, !tbaa !41
  %670 = icmp eq i32 %669, 0
  %671 = select i1 %670, i64 0, i64 8
  %672 = getelementptr inbounds i8, ptr %667, i64 %671
  %673 = load ptr, ptr %672, align 8, !tbaa !62
  %674 = icmp eq ptr %673, null
  br i1 %674, label %680, label %675

675:                                              ; preds = %658
  %676 = getelementptr inbounds i8, ptr %652, i64 76
  %677 = getelementptr inbounds i8, ptr %652, i64 60
  %678 = getelementptr inbounds i8, ptr %652, i64 112
  %679 = getelementptr inbounds i8, ptr %652, i64 64
  br label %687

680:                                              ; preds = %658, %1019
  %681 = phi ptr [ %1020, %1019 ], [ %663, %658 ]
  %682 = phi i32 [ %1023, %1019 ], [ %665, %658 ]
  %683 = getelementptr inbounds i8, ptr %681, i64 4
  %684 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 %682, ptr %684, align 4, !tbaa !173
  %685 = load i32, ptr %683, align 4, !tbaa !41
  %686 = getelementptr inbounds i8, ptr %1, i64 56
  store i32 %685, ptr %686, align 8, !tbaa !174
  br label %1384

687:                                              ; preds = %1019, %675
  %688 = phi ptr [ %673, %675 ], [ %1031, %1019 ]
  %689 = tail call i32 %688(ptr noundef nonnull %652) #19
  switch i32 %689, label %1014 [
    i32 5, label %690
    i32 6, label %918
  ]

690:                                              ; preds = %687
  %691 = load ptr, ptr %659, align 16, !tbaa !33
  %692 = getelementptr inbounds i8, ptr %691, i64 224
  %693 = load ptr, ptr %692, align 8, !tbaa !175
  %694 = load i32, ptr %677, align 4, !tbaa !176
  %695 = zext i32 %694 to i64
  %696 = getelementptr inbounds i32, ptr %693, i64 %695
  %697 = load ptr, ptr %652, align 64, !tbaa !53
  %698 = getelementptr inbounds i8, ptr %691, i64 128
  %699 = load ptr, ptr %698, align 8, !tbaa !63
  %700 = getelementptr inbounds i8, ptr %697, i64 20
  %701 = load i32, ptr %700, align 4, !tbaa !41
  %702 = zext i32 %701 to i64
  %703 = getelementptr inbounds %struct.Function, ptr %699, i64 %702, i32 2
  %704 = load i32, ptr %703, align 8, !tbaa !177
  %705 = zext i32 %704 to i64
  %706 = getelementptr inbounds i8, ptr %697, i64 %705
  %707 = load i32, ptr %696, align 4, !tbaa !41
  %708 = zext i32 %707 to i64
  %709 = getelementptr inbounds %struct.Function, ptr %699, i64 %708, i32 2
  %710 = load i32, ptr %709, align 8, !tbaa !177
  %711 = zext i32 %710 to i64
  %712 = getelementptr inbounds i8, ptr %706, i64 %711
  %713 = load ptr, ptr %678, align 16, !tbaa !102
  %714 = icmp ugt ptr %712, %713
  br i1 %714, label %715, label %767

715:                                              ; preds = %690
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %716 = getelementptr inbounds i8, ptr %652, i64 120
  %717 = load i32, ptr %716, align 8, !tbaa !124
  %718 = load i32, ptr %679, align 64, !tbaa !178
  %719 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %718, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !179)
  store i32 10, ptr %5, align 8, !tbaa !4, !alias.scope !179
  %720 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %717, ptr %720, align 4, !tbaa !10, !alias.scope !179
  %721 = getelementptr inbounds i8, ptr %5, i64 8
  %722 = getelementptr inbounds i8, ptr %652, i64 8
  %723 = load ptr, ptr %722, align 8, !tbaa !11, !noalias !179
  %724 = getelementptr inbounds i8, ptr %723, i64 32
  %725 = load i32, ptr %724, align 8, !tbaa !14, !noalias !179
  store i32 %725, ptr %721, align 8, !tbaa !16, !alias.scope !179
  %726 = getelementptr inbounds i8, ptr %5, i64 12
  %727 = getelementptr inbounds i8, ptr %652, i64 32
  %728 = load i32, ptr %727, align 32, !tbaa !17, !noalias !179
  store i32 %728, ptr %726, align 4, !tbaa !18, !alias.scope !179
  %729 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %719, ptr %729, align 8, !tbaa !19, !alias.scope !179
  %730 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 0, ptr %730, align 4, !tbaa !20, !alias.scope !179
  %731 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %731, align 8, !tbaa !21, !alias.scope !179
  %732 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %732, align 4, !tbaa !22, !alias.scope !179
  %733 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %733, align 8, !tbaa !23, !alias.scope !179
  %734 = getelementptr inbounds i8, ptr %5, i64 40
  %735 = getelementptr inbounds i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %735, i8 0, i64 16, i1 false), !alias.scope !179
  %736 = load i32, ptr %676, align 4, !tbaa !182
  %737 = zext i32 %736 to i64
  store i64 %737, ptr %734, align 8, !tbaa !40
  %738 = getelementptr inbounds i8, ptr %691, i64 164
  %739 = atomicrmw add ptr %738, i32 1 monotonic, align 4
  %740 = getelementptr inbounds i8, ptr %691, i64 160
  %741 = load i32, ptr %740, align 8, !tbaa !24
  %742 = icmp ult i32 %739, %741
  br i1 %742, label %743, label %915

743:                                              ; preds = %715
  %744 = getelementptr inbounds i8, ptr %691, i64 152
  %745 = load ptr, ptr %744, align 8, !tbaa !26
  %746 = zext i32 %739 to i64
  %747 = getelementptr inbounds %struct.Event, ptr %745, i64 %746
  br label %748

748:                                              ; preds = %748, %743
  %749 = phi i64 [ 0, %743 ], [ %765, %748 ]
  %750 = getelementptr inbounds i8, ptr %5, i64 %749
  %751 = load i8, ptr %750, align 4, !tbaa !27
  %752 = getelementptr inbounds i8, ptr %747, i64 %749
  store i8 %751, ptr %752, align 1, !tbaa !27
  %753 = or disjoint i64 %749, 1
  %754 = getelementptr inbounds i8, ptr %5, i64 %753
  %755 = load i8, ptr %754, align 1, !tbaa !27
  %756 = getelementptr inbounds i8, ptr %747, i64 %753
  store i8 %755, ptr %756, align 1, !tbaa !27
  %757 = or disjoint i64 %749, 2
  %758 = getelementptr inbounds i8, ptr %5, i64 %757
  %759 = load i8, ptr %758, align 2, !tbaa !27
  %760 = getelementptr inbounds i8, ptr %747, i64 %757
  store i8 %759, ptr %760, align 1, !tbaa !27
  %761 = or disjoint i64 %749, 3
  %762 = getelementptr inbounds i8, ptr %5, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !27
  %764 = getelementptr inbounds i8, ptr %747, i64 %761
  store i8 %763, ptr %764, align 1, !tbaa !27
  %765 = add nuw nsw i64 %749, 4
  %766 = icmp eq i64 %765, 64
  br i1 %766, label %915, label %748, !llvm.loop !28

767:                                              ; preds = %690
  %768 = load i32, ptr %679, align 64, !tbaa !178
  %769 = getelementptr inbounds %struct.Function, ptr %699, i64 %708
  %770 = getelementptr inbounds i8, ptr %769, i64 24
  %771 = load i32, ptr %770, align 8, !tbaa !149
  %772 = getelementptr inbounds i8, ptr %769, i64 36
  %773 = load i32, ptr %772, align 4, !tbaa !150
  %774 = shl i32 %773, 2
  %775 = add i32 %774, %771
  %776 = freeze i32 %775
  %777 = icmp eq i32 %776, 0
  br i1 %777, label %818, label %778

778:                                              ; preds = %767
  %779 = zext i32 %776 to i64
  %780 = add nuw nsw i64 %779, 7
  %781 = lshr i64 %780, 3
  %782 = add nsw i64 %781, -1
  %783 = and i64 %781, 7
  %784 = icmp ult i64 %782, 7
  br i1 %784, label %808, label %785

785:                                              ; preds = %778
  %786 = and i64 %781, 1073741816
  br label %787

787:                                              ; preds = %787, %785
  %788 = phi i64 [ 0, %785 ], [ %805, %787 ]
  %789 = phi i64 [ 0, %785 ], [ %806, %787 ]
  %790 = getelementptr inbounds i64, ptr %706, i64 %788
  store volatile i64 0, ptr %790, align 8, !tbaa !40
  %791 = or disjoint i64 %788, 1
  %792 = getelementptr inbounds i64, ptr %706, i64 %791
  store volatile i64 0, ptr %792, align 8, !tbaa !40
  %793 = or disjoint i64 %788, 2
  %794 = getelementptr inbounds i64, ptr %706, i64 %793
  store volatile i64 0, ptr %794, align 8, !tbaa !40
  %795 = or disjoint i64 %788, 3
  %796 = getelementptr inbounds i64, ptr %706, i64 %795
  store volatile i64 0, ptr %796, align 8, !tbaa !40
  %797 = or disjoint i64 %788, 4
  %798 = getelementptr inbounds i64, ptr %706, i64 %797
  store volatile i64 0, ptr %798, align 8, !tbaa !40
  %799 = or disjoint i64 %788, 5
  %800 = getelementptr inbounds i64, ptr %706, i64 %799
  store volatile i64 0, ptr %800, align 8, !tbaa !40
  %801 = or disjoint i64 %788, 6
  %802 = getelementptr inbounds i64, ptr %706, i64 %801
  store volatile i64 0, ptr %802, align 8, !tbaa !40
  %803 = or disjoint i64 %788, 7
  %804 = getelementptr inbounds i64, ptr %706, i64 %803
  store volatile i64 0, ptr %804, align 8, !tbaa !40
  %805 = add nuw nsw i64 %788, 8
  %806 = add i64 %789, 8
  %807 = icmp eq i64 %806, %786
  br i1 %807, label %808, label %787, !llvm.loop !152

808:                                              ; preds = %787, %778
  %809 = phi i64 [ 0, %778 ], [ %805, %787 ]
  %810 = icmp eq i64 %783, 0
  br i1 %810, label %818, label %811

811:                                              ; preds = %808, %811
  %812 = phi i64 [ %815, %811 ], [ %809, %808 ]
  %813 = phi i64 [ %816, %811 ], [ 0, %808 ]
  %814 = getelementptr inbounds i64, ptr %706, i64 %812
  store volatile i64 0, ptr %814, align 8, !tbaa !40
  %815 = add nuw nsw i64 %812, 1
  %816 = add i64 %813, 1
  %817 = icmp eq i64 %816, %783
  br i1 %817, label %818, label %811, !llvm.loop !183

818:                                              ; preds = %808, %811, %767
  %819 = getelementptr inbounds i8, ptr %706, i64 20
  store i32 %707, ptr %819, align 4, !tbaa !41
  %820 = getelementptr inbounds i8, ptr %706, i64 8
  store i32 %768, ptr %820, align 8, !tbaa !41
  %821 = icmp eq i32 %768, -1
  br i1 %821, label %829, label %822

822:                                              ; preds = %818
  %823 = getelementptr inbounds i8, ptr %706, i64 4
  store i32 1, ptr %823, align 4, !tbaa !41
  %824 = getelementptr inbounds i8, ptr %691, i64 76
  %825 = load i32, ptr %824, align 4, !tbaa !94
  %826 = and i32 %825, 2
  %827 = getelementptr inbounds i8, ptr %706, i64 12
  store i32 %826, ptr %827, align 4, !tbaa !41
  %828 = getelementptr inbounds i8, ptr %706, i64 64
  store i64 1, ptr %828, align 8, !tbaa !40
  br label %842

829:                                              ; preds = %818
  %830 = getelementptr inbounds i8, ptr %691, i64 76
  %831 = load i32, ptr %830, align 4, !tbaa !94
  %832 = freeze i32 %831
  %833 = lshr i32 %832, 1
  %834 = and i32 %833, 1
  %835 = getelementptr inbounds i8, ptr %706, i64 4
  store i32 %834, ptr %835, align 4, !tbaa !41
  %836 = load i32, ptr %830, align 4, !tbaa !94
  %837 = and i32 %836, 2
  %838 = getelementptr inbounds i8, ptr %706, i64 12
  store i32 %837, ptr %838, align 4, !tbaa !41
  %839 = zext nneg i32 %834 to i64
  %840 = getelementptr inbounds i8, ptr %706, i64 64
  store i64 %839, ptr %840, align 8, !tbaa !40
  %841 = icmp eq i32 %834, 0
  br i1 %841, label %843, label %842

842:                                              ; preds = %829, %822
  br label %843

843:                                              ; preds = %842, %829
  %844 = phi i32 [ %768, %842 ], [ 0, %829 ]
  %845 = load i32, ptr %770, align 8, !tbaa !149
  %846 = zext i32 %845 to i64
  %847 = getelementptr inbounds i8, ptr %706, i64 %846
  store i32 %844, ptr %847, align 4, !tbaa !41
  %848 = ptrtoint ptr %706 to i64
  %849 = getelementptr inbounds i8, ptr %769, i64 40
  %850 = load i32, ptr %849, align 8, !tbaa !154
  %851 = zext i32 %850 to i64
  %852 = add i64 %851, %848
  %853 = getelementptr inbounds i8, ptr %706, i64 40
  store i64 %852, ptr %853, align 8, !tbaa !40
  %854 = getelementptr inbounds i8, ptr %706, i64 24
  store ptr %697, ptr %854, align 8, !tbaa !62
  %855 = load i32, ptr %677, align 4, !tbaa !176
  %856 = getelementptr inbounds i8, ptr %706, i64 48
  store i32 %855, ptr %856, align 8, !tbaa !41
  %857 = load i32, ptr %679, align 64, !tbaa !178
  %858 = getelementptr inbounds i8, ptr %706, i64 52
  store i32 %857, ptr %858, align 4, !tbaa !41
  %859 = getelementptr inbounds i8, ptr %696, i64 4
  %860 = load i32, ptr %859, align 4, !tbaa !41
  %861 = icmp eq i32 %860, 0
  br i1 %861, label %862, label %865

862:                                              ; preds = %910, %843
  store ptr %706, ptr %652, align 64, !tbaa !53
  %863 = load i32, ptr %676, align 4, !tbaa !182
  %864 = add i32 %863, 1
  store i32 %864, ptr %676, align 4, !tbaa !182
  br label %1019

865:                                              ; preds = %843, %910
  %866 = phi i32 [ %911, %910 ], [ %860, %843 ]
  %867 = phi i64 [ %912, %910 ], [ 0, %843 ]
  %868 = trunc nuw i64 %867 to i32
  %869 = mul i32 %868, 3
  %870 = add i32 %869, 3
  %871 = add i32 %869, 5
  %872 = zext i32 %871 to i64
  %873 = getelementptr inbounds i32, ptr %696, i64 %872
  %874 = load i32, ptr %873, align 4, !tbaa !41
  %875 = zext i32 %874 to i64
  %876 = getelementptr inbounds i8, ptr %706, i64 %875
  %877 = zext i32 %870 to i64
  %878 = getelementptr inbounds i32, ptr %696, i64 %877
  %879 = load i32, ptr %878, align 4, !tbaa !41
  %880 = zext i32 %879 to i64
  %881 = getelementptr inbounds i8, ptr %697, i64 %880
  %882 = add i32 %869, 4
  %883 = zext i32 %882 to i64
  %884 = getelementptr inbounds i32, ptr %696, i64 %883
  %885 = load i32, ptr %884, align 4, !tbaa !41
  %886 = zext i32 %885 to i64
  %887 = shl nuw nsw i64 %886, 5
  %888 = icmp eq i32 %885, 0
  br i1 %888, label %910, label %889

889:                                              ; preds = %865, %889
  %890 = phi i64 [ %906, %889 ], [ 0, %865 ]
  %891 = getelementptr inbounds i8, ptr %881, i64 %890
  %892 = load i8, ptr %891, align 1, !tbaa !27
  %893 = getelementptr inbounds i8, ptr %876, i64 %890
  store i8 %892, ptr %893, align 1, !tbaa !27
  %894 = or disjoint i64 %890, 1
  %895 = getelementptr inbounds i8, ptr %881, i64 %894
  %896 = load i8, ptr %895, align 1, !tbaa !27
  %897 = getelementptr inbounds i8, ptr %876, i64 %894
  store i8 %896, ptr %897, align 1, !tbaa !27
  %898 = or disjoint i64 %890, 2
  %899 = getelementptr inbounds i8, ptr %881, i64 %898
  %900 = load i8, ptr %899, align 1, !tbaa !27
  %901 = getelementptr inbounds i8, ptr %876, i64 %898
  store i8 %900, ptr %901, align 1, !tbaa !27
  %902 = or disjoint i64 %890, 3
  %903 = getelementptr inbounds i8, ptr %881, i64 %902
  %904 = load i8, ptr %903, align 1, !tbaa !27
  %905 = getelementptr inbounds i8, ptr %876, i64 %902
  store i8 %904, ptr %905, align 1, !tbaa !27
  %906 = add nuw nsw i64 %890, 4
  %907 = icmp eq i64 %906, %887
  br i1 %907, label %908, label %889, !llvm.loop !28

908:                                              ; preds = %889
  %909 = load i32, ptr %859, align 4, !tbaa !41
  br label %910

910:                                              ; preds = %908, %865
  %911 = phi i32 [ %909, %908 ], [ %866, %865 ]
  %912 = add nuw nsw i64 %867, 1
  %913 = zext i32 %911 to i64
  %914 = icmp ult i64 %912, %913
  br i1 %914, label %865, label %862, !llvm.loop !184

915:                                              ; preds = %748, %715
  %916 = load ptr, ptr %659, align 16, !tbaa !33
  %917 = getelementptr inbounds i8, ptr %916, i64 64
  store atomic i32 1, ptr %917 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  br label %1384

918:                                              ; preds = %687
  %919 = load ptr, ptr %652, align 64, !tbaa !53
  %920 = getelementptr inbounds i8, ptr %919, i64 24
  %921 = load ptr, ptr %920, align 8, !tbaa !62
  %922 = load ptr, ptr %659, align 16, !tbaa !33
  %923 = getelementptr inbounds i8, ptr %922, i64 224
  %924 = load ptr, ptr %923, align 8, !tbaa !175
  %925 = getelementptr inbounds i8, ptr %919, i64 48
  %926 = load i32, ptr %925, align 8, !tbaa !41
  %927 = zext i32 %926 to i64
  %928 = getelementptr inbounds i32, ptr %924, i64 %927
  %929 = getelementptr inbounds i8, ptr %928, i64 8
  %930 = load i32, ptr %929, align 4, !tbaa !41
  %931 = icmp eq i32 %930, 0
  br i1 %931, label %1011, label %932

932:                                              ; preds = %918
  %933 = getelementptr inbounds i8, ptr %928, i64 12
  %934 = getelementptr inbounds i8, ptr %928, i64 4
  %935 = load i32, ptr %934, align 4, !tbaa !41
  %936 = mul i32 %935, 3
  %937 = zext i32 %936 to i64
  %938 = getelementptr inbounds i32, ptr %933, i64 %937
  %939 = getelementptr inbounds i8, ptr %919, i64 52
  br label %940

940:                                              ; preds = %945, %932
  %941 = phi i32 [ 0, %932 ], [ %946, %945 ]
  %942 = phi ptr [ %938, %932 ], [ %947, %945 ]
  %943 = getelementptr inbounds i8, ptr %942, i64 8
  %944 = getelementptr inbounds i8, ptr %942, i64 4
  br label %950

945:                                              ; preds = %1008
  %946 = add nuw i32 %941, 1
  %947 = getelementptr inbounds i8, ptr %942, i64 12
  %948 = load i32, ptr %929, align 4, !tbaa !41
  %949 = icmp ult i32 %946, %948
  br i1 %949, label %940, label %1011, !llvm.loop !185

950:                                              ; preds = %1008, %940
  %951 = phi i32 [ 0, %940 ], [ %1009, %1008 ]
  %952 = load i32, ptr %939, align 4, !tbaa !41
  %953 = shl nuw i32 1, %951
  %954 = and i32 %952, %953
  %955 = icmp eq i32 %954, 0
  br i1 %955, label %1008, label %956

956:                                              ; preds = %950
  %957 = load i32, ptr %943, align 4, !tbaa !41
  %958 = zext i32 %957 to i64
  %959 = getelementptr inbounds i8, ptr %921, i64 %958
  %960 = load i32, ptr %944, align 4, !tbaa !41
  %961 = mul i32 %960, %951
  %962 = zext i32 %961 to i64
  %963 = getelementptr inbounds i8, ptr %959, i64 %962
  %964 = load i32, ptr %942, align 4, !tbaa !41
  %965 = zext i32 %964 to i64
  %966 = getelementptr inbounds i8, ptr %919, i64 %965
  %967 = getelementptr inbounds i8, ptr %966, i64 %962
  %968 = zext i32 %960 to i64
  %969 = icmp eq i32 %960, 0
  br i1 %969, label %1008, label %970

970:                                              ; preds = %956
  %971 = and i64 %968, 3
  %972 = icmp ult i32 %960, 4
  br i1 %972, label %996, label %973

973:                                              ; preds = %970
  %974 = and i64 %968, 4294967292
  br label %975

975:                                              ; preds = %975, %973
  %976 = phi i64 [ 0, %973 ], [ %993, %975 ]
  %977 = phi i64 [ 0, %973 ], [ %994, %975 ]
  %978 = getelementptr inbounds i8, ptr %967, i64 %976
  %979 = load i8, ptr %978, align 1, !tbaa !27
  %980 = getelementptr inbounds i8, ptr %963, i64 %976
  store i8 %979, ptr %980, align 1, !tbaa !27
  %981 = or disjoint i64 %976, 1
  %982 = getelementptr inbounds i8, ptr %967, i64 %981
  %983 = load i8, ptr %982, align 1, !tbaa !27
  %984 = getelementptr inbounds i8, ptr %963, i64 %981
  store i8 %983, ptr %984, align 1, !tbaa !27
  %985 = or disjoint i64 %976, 2
  %986 = getelementptr inbounds i8, ptr %967, i64 %985
  %987 = load i8, ptr %986, align 1, !tbaa !27
  %988 = getelementptr inbounds i8, ptr %963, i64 %985
  store i8 %987, ptr %988, align 1, !tbaa !27
  %989 = or disjoint i64 %976, 3
  %990 = getelementptr inbounds i8, ptr %967, i64 %989
  %991 = load i8, ptr %990, align 1, !tbaa !27
  %992 = getelementptr inbounds i8, ptr %963, i64 %989
  store i8 %991, ptr %992, align 1, !tbaa !27
  %993 = add nuw nsw i64 %976, 4
  %994 = add i64 %977, 4
  %995 = icmp eq i64 %994, %974
  br i1 %995, label %996, label %975, !llvm.loop !28

996:                                              ; preds = %975, %970
  %997 = phi i64 [ 0, %970 ], [ %993, %975 ]
  %998 = icmp eq i64 %971, 0
  br i1 %998, label %1008, label %999

999:                                              ; preds = %996, %999
  %1000 = phi i64 [ %1005, %999 ], [ %997, %996 ]
  %1001 = phi i64 [ %1006, %999 ], [ 0, %996 ]
  %1002 = getelementptr inbounds i8, ptr %967, i64 %1000
  %1003 = load i8, ptr %1002, align 1, !tbaa !27
  %1004 = getelementptr inbounds i8, ptr %963, i64 %1000
  store i8 %1003, ptr %1004, align 1, !tbaa !27
  %1005 = add nuw nsw i64 %1000, 1
  %1006 = add i64 %1001, 1
  %1007 = icmp eq i64 %1006, %971
  br i1 %1007, label %1008, label %999, !llvm.loop !186

1008:                                             ; preds = %996, %999, %956, %950
  %1009 = add nuw nsw i32 %951, 1
  %1010 = icmp eq i32 %1009, 32
  br i1 %1010, label %945, label %950, !llvm.loop !187

1011:                                             ; preds = %945, %918
  store ptr %921, ptr %652, align 64, !tbaa !53
  %1012 = load i32, ptr %676, align 4, !tbaa !182
  %1013 = add i32 %1012, -1
  store i32 %1013, ptr %676, align 4, !tbaa !182
  br label %1019

1014:                                             ; preds = %687
  %1015 = add i32 %689, -5
  %1016 = icmp ult i32 %1015, -2
  br i1 %1016, label %1033, label %1017

1017:                                             ; preds = %1014
  %1018 = load ptr, ptr %652, align 64, !tbaa !53
  br label %1019

1019:                                             ; preds = %1017, %1011, %862
  %1020 = phi ptr [ %1018, %1017 ], [ %921, %1011 ], [ %706, %862 ]
  %1021 = load ptr, ptr %661, align 8, !tbaa !63
  %1022 = getelementptr inbounds i8, ptr %1020, i64 20
  %1023 = load i32, ptr %1022, align 4, !tbaa !41
  %1024 = zext i32 %1023 to i64
  %1025 = getelementptr inbounds %struct.Function, ptr %1021, i64 %1024
  %1026 = getelementptr inbounds i8, ptr %1020, i64 4
  %1027 = load i32, ptr %1026, align 4, !tbaa !41
  %1028 = icmp eq i32 %1027, 0
  %1029 = select i1 %1028, i64 0, i64 8
  %1030 = getelementptr inbounds i8, ptr %1025, i64 %1029
  %1031 = load ptr, ptr %1030, align 8, !tbaa !62
  %1032 = icmp eq ptr %1031, null
  br i1 %1032, label %680, label %687

1033:                                             ; preds = %1014
  %1034 = icmp slt i32 %689, 0
  br i1 %1034, label %1384, label %1035

1035:                                             ; preds = %1033
  %1036 = icmp eq i32 %689, 7
  br i1 %1036, label %1384, label %1037

1037:                                             ; preds = %1035
  store i32 %689, ptr %653, align 4, !tbaa !167
  switch i32 %689, label %1111 [
    i32 1, label %1103
    i32 2, label %1038
  ]

1038:                                             ; preds = %1037
  %1039 = add i32 %644, 1
  %1040 = load i64, ptr %631, align 8, !tbaa !165
  %1041 = getelementptr inbounds i8, ptr %652, i64 24
  %1042 = load i64, ptr %1041, align 8, !tbaa !166
  %1043 = add nsw i64 %1042, %1040
  store i64 %1043, ptr %1041, align 8, !tbaa !166
  %1044 = atomicrmw sub ptr %632, i64 %1040 monotonic, align 8
  %1045 = sub i64 %1044, %1040
  %1046 = icmp slt i64 %1045, 0
  br i1 %1046, label %1047, label %1111

1047:                                             ; preds = %1038
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #17
  %1048 = getelementptr inbounds i8, ptr %652, i64 120
  %1049 = load i32, ptr %1048, align 8, !tbaa !124
  %1050 = load ptr, ptr %652, align 64, !tbaa !53
  %1051 = getelementptr inbounds i8, ptr %1050, i64 8
  %1052 = load i32, ptr %1051, align 8, !tbaa !41
  %1053 = tail call i32 @llvm.umax.i32(i32 %1052, i32 1)
  %1054 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1053, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !188)
  store i32 7, ptr %4, align 8, !tbaa !4, !alias.scope !188
  %1055 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %1049, ptr %1055, align 4, !tbaa !10, !alias.scope !188
  %1056 = getelementptr inbounds i8, ptr %4, i64 8
  %1057 = getelementptr inbounds i8, ptr %652, i64 8
  %1058 = load ptr, ptr %1057, align 8, !tbaa !11, !noalias !188
  %1059 = getelementptr inbounds i8, ptr %1058, i64 32
  %1060 = load i32, ptr %1059, align 8, !tbaa !14, !noalias !188
  store i32 %1060, ptr %1056, align 8, !tbaa !16, !alias.scope !188
  %1061 = getelementptr inbounds i8, ptr %4, i64 12
  %1062 = getelementptr inbounds i8, ptr %652, i64 32
  %1063 = load i32, ptr %1062, align 32, !tbaa !17, !noalias !188
  store i32 %1063, ptr %1061, align 4, !tbaa !18, !alias.scope !188
  %1064 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %1054, ptr %1064, align 8, !tbaa !19, !alias.scope !188
  %1065 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 0, ptr %1065, align 4, !tbaa !20, !alias.scope !188
  %1066 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %1066, align 8, !tbaa !21, !alias.scope !188
  %1067 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %1067, align 4, !tbaa !22, !alias.scope !188
  %1068 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %1068, align 8, !tbaa !23, !alias.scope !188
  %1069 = getelementptr inbounds i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1069, i8 0, i64 24, i1 false), !alias.scope !188
  %1070 = load ptr, ptr %659, align 16, !tbaa !33
  %1071 = getelementptr inbounds i8, ptr %1070, i64 164
  %1072 = atomicrmw add ptr %1071, i32 1 monotonic, align 4
  %1073 = getelementptr inbounds i8, ptr %1070, i64 160
  %1074 = load i32, ptr %1073, align 8, !tbaa !24
  %1075 = icmp ult i32 %1072, %1074
  br i1 %1075, label %1076, label %1100

1076:                                             ; preds = %1047
  %1077 = getelementptr inbounds i8, ptr %1070, i64 152
  %1078 = load ptr, ptr %1077, align 8, !tbaa !26
  %1079 = zext i32 %1072 to i64
  %1080 = getelementptr inbounds %struct.Event, ptr %1078, i64 %1079
  br label %1081

1081:                                             ; preds = %1081, %1076
  %1082 = phi i64 [ 0, %1076 ], [ %1098, %1081 ]
  %1083 = getelementptr inbounds i8, ptr %4, i64 %1082
  %1084 = load i8, ptr %1083, align 4, !tbaa !27
  %1085 = getelementptr inbounds i8, ptr %1080, i64 %1082
  store i8 %1084, ptr %1085, align 1, !tbaa !27
  %1086 = or disjoint i64 %1082, 1
  %1087 = getelementptr inbounds i8, ptr %4, i64 %1086
  %1088 = load i8, ptr %1087, align 1, !tbaa !27
  %1089 = getelementptr inbounds i8, ptr %1080, i64 %1086
  store i8 %1088, ptr %1089, align 1, !tbaa !27
  %1090 = or disjoint i64 %1082, 2
  %1091 = getelementptr inbounds i8, ptr %4, i64 %1090
  %1092 = load i8, ptr %1091, align 2, !tbaa !27
  %1093 = getelementptr inbounds i8, ptr %1080, i64 %1090
  store i8 %1092, ptr %1093, align 1, !tbaa !27
  %1094 = or disjoint i64 %1082, 3
  %1095 = getelementptr inbounds i8, ptr %4, i64 %1094
  %1096 = load i8, ptr %1095, align 1, !tbaa !27
  %1097 = getelementptr inbounds i8, ptr %1080, i64 %1094
  store i8 %1096, ptr %1097, align 1, !tbaa !27
  %1098 = add nuw nsw i64 %1082, 4
  %1099 = icmp eq i64 %1098, 64
  br i1 %1099, label %1100, label %1081, !llvm.loop !28

1100:                                             ; preds = %1081, %1047
  %1101 = load ptr, ptr %659, align 16, !tbaa !33
  %1102 = getelementptr inbounds i8, ptr %1101, i64 64
  store atomic i32 1, ptr %1102 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #17
  br label %1384

1103:                                             ; preds = %1037, %642
  %1104 = getelementptr inbounds i8, ptr %652, i64 48
  %1105 = load i32, ptr %1104, align 16, !tbaa !120
  %1106 = shl nuw i32 1, %1105
  %1107 = or i32 %1106, %646
  %1108 = getelementptr inbounds i8, ptr %652, i64 52
  %1109 = load i32, ptr %1108, align 4, !tbaa !121
  %1110 = or i32 %1109, %647
  br label %1111

1111:                                             ; preds = %1103, %1038, %1037, %642
  %1112 = phi i32 [ %647, %1038 ], [ %647, %1037 ], [ %647, %642 ], [ %1110, %1103 ]
  %1113 = phi i32 [ %646, %1038 ], [ %646, %1037 ], [ %646, %642 ], [ %1107, %1103 ]
  %1114 = phi i32 [ 1, %1038 ], [ %689, %1037 ], [ %654, %642 ], [ 1, %1103 ]
  %1115 = phi i32 [ %1039, %1038 ], [ %644, %1037 ], [ %644, %642 ], [ %644, %1103 ]
  %1116 = icmp ne i32 %1114, 0
  %1117 = zext i1 %1116 to i32
  %1118 = add i32 %645, %1117
  %1119 = add nuw nsw i64 %643, 1
  %1120 = load i32, ptr %628, align 4, !tbaa !136
  %1121 = zext i32 %1120 to i64
  %1122 = icmp ult i64 %1119, %1121
  br i1 %1122, label %1123, label %1129

1123:                                             ; preds = %1111, %1354
  %1124 = phi i64 [ %1119, %1111 ], [ 0, %1354 ]
  %1125 = phi i32 [ %1115, %1111 ], [ 0, %1354 ]
  %1126 = phi i32 [ %1118, %1111 ], [ 0, %1354 ]
  %1127 = phi i32 [ %1113, %1111 ], [ 0, %1354 ]
  %1128 = phi i32 [ %1112, %1111 ], [ 0, %1354 ]
  br label %642, !llvm.loop !191

1129:                                             ; preds = %1111
  %1130 = icmp eq i32 %1118, 0
  br i1 %1130, label %1357, label %1131

1131:                                             ; preds = %1129
  %1132 = icmp ne i32 %1115, 0
  %1133 = icmp eq i32 %1112, 0
  %1134 = xor i1 %1132, true
  %1135 = select i1 %1134, i1 %1133, i1 false
  %1136 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1113)
  %1137 = icmp ult i32 %1136, 2
  %1138 = select i1 %1135, i1 %1137, i1 false
  br i1 %1138, label %1139, label %1142

1139:                                             ; preds = %1131
  %1140 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1113, i1 true)
  tail call fastcc void @release(ptr noundef %623, ptr noundef nonnull %627, i32 noundef %1140) #18
  %1141 = load i32, ptr %628, align 4, !tbaa !136
  br label %1354

1142:                                             ; preds = %1131, %1192
  %1143 = phi i64 [ %1194, %1192 ], [ 0, %1131 ]
  %1144 = phi i32 [ %1193, %1192 ], [ 0, %1131 ]
  %1145 = load i32, ptr %628, align 4, !tbaa !136
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1192, label %1147

1147:                                             ; preds = %1142
  %1148 = load ptr, ptr %624, align 8, !tbaa !135
  %1149 = zext i32 %1145 to i64
  br label %1152

1150:                                             ; preds = %1173
  %1151 = icmp eq i32 %1174, 0
  br i1 %1151, label %1192, label %1179

1152:                                             ; preds = %1173, %1147
  %1153 = phi i64 [ 0, %1147 ], [ %1177, %1173 ]
  %1154 = phi i32 [ 0, %1147 ], [ %1176, %1173 ]
  %1155 = phi i32 [ 0, %1147 ], [ %1175, %1173 ]
  %1156 = phi i32 [ 0, %1147 ], [ %1174, %1173 ]
  %1157 = getelementptr inbounds %struct.Warp, ptr %1148, i64 %1153
  %1158 = getelementptr inbounds i8, ptr %1157, i64 44
  %1159 = load i32, ptr %1158, align 4, !tbaa !167
  switch i32 %1159, label %1171 [
    i32 0, label %1173
    i32 1, label %1160
  ]

1160:                                             ; preds = %1152
  %1161 = getelementptr inbounds i8, ptr %1157, i64 48
  %1162 = load i32, ptr %1161, align 16, !tbaa !120
  %1163 = zext i32 %1162 to i64
  %1164 = icmp eq i64 %1143, %1163
  br i1 %1164, label %1165, label %1171

1165:                                             ; preds = %1160
  %1166 = add i32 %1156, 1
  %1167 = getelementptr inbounds i8, ptr %1157, i64 52
  %1168 = load i32, ptr %1167, align 4, !tbaa !121
  %1169 = icmp eq i32 %1168, 0
  %1170 = select i1 %1169, i32 %1154, i32 %1168
  br label %1173

1171:                                             ; preds = %1160, %1152
  %1172 = add i32 %1155, 1
  br label %1173

1173:                                             ; preds = %1171, %1165, %1152
  %1174 = phi i32 [ %1156, %1152 ], [ %1156, %1171 ], [ %1166, %1165 ]
  %1175 = phi i32 [ %1155, %1152 ], [ %1172, %1171 ], [ %1155, %1165 ]
  %1176 = phi i32 [ %1154, %1152 ], [ %1154, %1171 ], [ %1170, %1165 ]
  %1177 = add nuw nsw i64 %1153, 1
  %1178 = icmp eq i64 %1177, %1149
  br i1 %1178, label %1150, label %1152, !llvm.loop !192

1179:                                             ; preds = %1150
  %1180 = icmp eq i32 %1176, 0
  br i1 %1180, label %1187, label %1181

1181:                                             ; preds = %1179
  %1182 = shl i32 %1174, 5
  %1183 = getelementptr inbounds [16 x i32], ptr %633, i64 0, i64 %1143
  %1184 = load i32, ptr %1183, align 4, !tbaa !41
  %1185 = add i32 %1184, %1182
  %1186 = icmp ult i32 %1185, %1176
  br i1 %1186, label %1192, label %1189

1187:                                             ; preds = %1179
  %1188 = icmp eq i32 %1175, 0
  br i1 %1188, label %1189, label %1192

1189:                                             ; preds = %1187, %1181
  %1190 = trunc nuw nsw i64 %1143 to i32
  tail call fastcc void @release(ptr noundef %623, ptr noundef readonly %627, i32 noundef %1190) #18
  %1191 = add i32 %1144, 1
  br label %1192

1192:                                             ; preds = %1189, %1187, %1181, %1150, %1142
  %1193 = phi i32 [ %1144, %1150 ], [ %1191, %1189 ], [ %1144, %1181 ], [ %1144, %1187 ], [ %1144, %1142 ]
  %1194 = add nuw nsw i64 %1143, 1
  %1195 = icmp eq i64 %1194, 16
  br i1 %1195, label %1196, label %1142, !llvm.loop !193

1196:                                             ; preds = %1192
  %1197 = icmp eq i32 %1115, 0
  %1198 = icmp ne i32 %1193, 0
  %1199 = select i1 %1197, i1 true, i1 %1198
  br i1 %1199, label %1200, label %1357

1200:                                             ; preds = %1196
  %1201 = select i1 %1132, i1 true, i1 %1198
  %1202 = load i32, ptr %628, align 4, !tbaa !136
  br i1 %1201, label %1354, label %1203

1203:                                             ; preds = %1200
  %1204 = icmp eq i32 %1202, 0
  br i1 %1204, label %1384, label %1205

1205:                                             ; preds = %1203
  %1206 = getelementptr inbounds i8, ptr %3, i64 4
  %1207 = getelementptr inbounds i8, ptr %3, i64 8
  %1208 = getelementptr inbounds i8, ptr %3, i64 12
  %1209 = getelementptr inbounds i8, ptr %3, i64 16
  %1210 = getelementptr inbounds i8, ptr %3, i64 20
  %1211 = getelementptr inbounds i8, ptr %3, i64 24
  %1212 = getelementptr inbounds i8, ptr %3, i64 28
  %1213 = getelementptr inbounds i8, ptr %3, i64 32
  %1214 = getelementptr inbounds i8, ptr %3, i64 40
  %1215 = getelementptr inbounds i8, ptr %3, i64 48
  %1216 = getelementptr inbounds i8, ptr %3, i64 56
  %1217 = load ptr, ptr %624, align 8, !tbaa !135
  %1218 = zext i32 %1202 to i64
  br label %1219

1219:                                             ; preds = %1351, %1205
  %1220 = phi i64 [ %1352, %1351 ], [ 0, %1205 ]
  %1221 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1220
  %1222 = getelementptr inbounds i8, ptr %1221, i64 44
  %1223 = load i32, ptr %1222, align 4, !tbaa !167
  %1224 = icmp eq i32 %1223, 1
  br i1 %1224, label %1225, label %1351

1225:                                             ; preds = %1219
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #17
  %1226 = getelementptr inbounds i8, ptr %1221, i64 120
  %1227 = load i32, ptr %1226, align 8, !tbaa !124
  %1228 = getelementptr inbounds i8, ptr %1221, i64 92
  %1229 = load i32, ptr %1228, align 4, !tbaa !123
  %1230 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1229, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !194)
  store i32 8, ptr %3, align 8, !tbaa !4, !alias.scope !194
  store i32 %1227, ptr %1206, align 4, !tbaa !10, !alias.scope !194
  %1231 = getelementptr inbounds i8, ptr %1221, i64 8
  %1232 = load ptr, ptr %1231, align 8, !tbaa !11, !noalias !194
  %1233 = getelementptr inbounds i8, ptr %1232, i64 32
  %1234 = load i32, ptr %1233, align 8, !tbaa !14, !noalias !194
  store i32 %1234, ptr %1207, align 8, !tbaa !16, !alias.scope !194
  %1235 = getelementptr inbounds i8, ptr %1221, i64 32
  %1236 = load i32, ptr %1235, align 32, !tbaa !17, !noalias !194
  store i32 %1236, ptr %1208, align 4, !tbaa !18, !alias.scope !194
  store i32 %1230, ptr %1209, align 8, !tbaa !19, !alias.scope !194
  store i32 0, ptr %1212, align 4, !tbaa !22, !alias.scope !194
  store i64 0, ptr %1213, align 8, !tbaa !23, !alias.scope !194
  %1237 = getelementptr inbounds i8, ptr %1221, i64 48
  %1238 = load i32, ptr %1237, align 16, !tbaa !120
  store i32 %1238, ptr %1211, align 8, !tbaa !21
  store i32 %1229, ptr %1210, align 4, !tbaa !20
  %1239 = and i64 %1218, 1
  %1240 = icmp eq i32 %1202, 1
  br i1 %1240, label %1243, label %1241

1241:                                             ; preds = %1225
  %1242 = and i64 %1218, 4294967294
  br label %1302

1243:                                             ; preds = %1341, %1225
  %1244 = phi i64 [ poison, %1225 ], [ %1342, %1341 ]
  %1245 = phi i64 [ poison, %1225 ], [ %1343, %1341 ]
  %1246 = phi i64 [ poison, %1225 ], [ %1344, %1341 ]
  %1247 = phi i64 [ 0, %1225 ], [ %1345, %1341 ]
  %1248 = phi i64 [ 0, %1225 ], [ %1342, %1341 ]
  %1249 = phi i64 [ 0, %1225 ], [ %1343, %1341 ]
  %1250 = phi i64 [ 0, %1225 ], [ %1344, %1341 ]
  %1251 = icmp eq i64 %1239, 0
  br i1 %1251, label %1267, label %1252

1252:                                             ; preds = %1243
  %1253 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1247
  %1254 = getelementptr inbounds i8, ptr %1253, i64 44
  %1255 = load i32, ptr %1254, align 4, !tbaa !167
  %1256 = icmp eq i32 %1255, 1
  br i1 %1256, label %1257, label %1267

1257:                                             ; preds = %1252
  %1258 = getelementptr inbounds i8, ptr %1253, i64 48
  %1259 = load i32, ptr %1258, align 16, !tbaa !120
  %1260 = icmp eq i32 %1259, %1238
  br i1 %1260, label %1267, label %1261

1261:                                             ; preds = %1257
  %1262 = add nuw nsw i64 %1247, 1
  %1263 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1247, i32 21
  %1264 = load i32, ptr %1263, align 8, !tbaa !124
  %1265 = zext i32 %1264 to i64
  %1266 = zext i32 %1259 to i64
  br label %1267

1267:                                             ; preds = %1252, %1257, %1261, %1243
  %1268 = phi i64 [ %1244, %1243 ], [ %1248, %1252 ], [ %1248, %1257 ], [ %1266, %1261 ]
  %1269 = phi i64 [ %1245, %1243 ], [ %1249, %1252 ], [ %1249, %1257 ], [ %1265, %1261 ]
  %1270 = phi i64 [ %1246, %1243 ], [ %1250, %1252 ], [ %1250, %1257 ], [ %1262, %1261 ]
  store i64 %1269, ptr %1215, align 8, !tbaa !40
  store i64 %1268, ptr %1216, align 8, !tbaa !40
  store i64 %1270, ptr %1214, align 8, !tbaa !40
  %1271 = getelementptr inbounds i8, ptr %1221, i64 16
  %1272 = load ptr, ptr %1271, align 16, !tbaa !33
  %1273 = getelementptr inbounds i8, ptr %1272, i64 164
  %1274 = atomicrmw add ptr %1273, i32 1 monotonic, align 4
  %1275 = getelementptr inbounds i8, ptr %1272, i64 160
  %1276 = load i32, ptr %1275, align 8, !tbaa !24
  %1277 = icmp ult i32 %1274, %1276
  br i1 %1277, label %1278, label %1348

1278:                                             ; preds = %1267
  %1279 = getelementptr inbounds i8, ptr %1272, i64 152
  %1280 = load ptr, ptr %1279, align 8, !tbaa !26
  %1281 = zext i32 %1274 to i64
  %1282 = getelementptr inbounds %struct.Event, ptr %1280, i64 %1281
  br label %1283

1283:                                             ; preds = %1283, %1278
  %1284 = phi i64 [ 0, %1278 ], [ %1300, %1283 ]
  %1285 = getelementptr inbounds i8, ptr %3, i64 %1284
  %1286 = load i8, ptr %1285, align 4, !tbaa !27
  %1287 = getelementptr inbounds i8, ptr %1282, i64 %1284
  store i8 %1286, ptr %1287, align 1, !tbaa !27
  %1288 = or disjoint i64 %1284, 1
  %1289 = getelementptr inbounds i8, ptr %3, i64 %1288
  %1290 = load i8, ptr %1289, align 1, !tbaa !27
  %1291 = getelementptr inbounds i8, ptr %1282, i64 %1288
  store i8 %1290, ptr %1291, align 1, !tbaa !27
  %1292 = or disjoint i64 %1284, 2
  %1293 = getelementptr inbounds i8, ptr %3, i64 %1292
  %1294 = load i8, ptr %1293, align 2, !tbaa !27
  %1295 = getelementptr inbounds i8, ptr %1282, i64 %1292
  store i8 %1294, ptr %1295, align 1, !tbaa !27
  %1296 = or disjoint i64 %1284, 3
  %1297 = getelementptr inbounds i8, ptr %3, i64 %1296
  %1298 = load i8, ptr %1297, align 1, !tbaa !27
  %1299 = getelementptr inbounds i8, ptr %1282, i64 %1296
  store i8 %1298, ptr %1299, align 1, !tbaa !27
  %1300 = add nuw nsw i64 %1284, 4
  %1301 = icmp eq i64 %1300, 64
  br i1 %1301, label %1348, label %1283, !llvm.loop !28

1302:                                             ; preds = %1341, %1241
  %1303 = phi i64 [ 0, %1241 ], [ %1345, %1341 ]
  %1304 = phi i64 [ 0, %1241 ], [ %1342, %1341 ]
  %1305 = phi i64 [ 0, %1241 ], [ %1343, %1341 ]
  %1306 = phi i64 [ 0, %1241 ], [ %1344, %1341 ]
  %1307 = phi i64 [ 0, %1241 ], [ %1346, %1341 ]
  %1308 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1303
  %1309 = getelementptr inbounds i8, ptr %1308, i64 44
  %1310 = load i32, ptr %1309, align 4, !tbaa !167
  %1311 = icmp eq i32 %1310, 1
  br i1 %1311, label %1312, label %1322

1312:                                             ; preds = %1302
  %1313 = getelementptr inbounds i8, ptr %1308, i64 48
  %1314 = load i32, ptr %1313, align 16, !tbaa !120
  %1315 = icmp eq i32 %1314, %1238
  br i1 %1315, label %1322, label %1316

1316:                                             ; preds = %1312
  %1317 = or disjoint i64 %1303, 1
  %1318 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1303, i32 21
  %1319 = load i32, ptr %1318, align 8, !tbaa !124
  %1320 = zext i32 %1319 to i64
  %1321 = zext i32 %1314 to i64
  br label %1322

1322:                                             ; preds = %1316, %1312, %1302
  %1323 = phi i64 [ %1304, %1302 ], [ %1304, %1312 ], [ %1321, %1316 ]
  %1324 = phi i64 [ %1305, %1302 ], [ %1305, %1312 ], [ %1320, %1316 ]
  %1325 = phi i64 [ %1306, %1302 ], [ %1306, %1312 ], [ %1317, %1316 ]
  %1326 = or disjoint i64 %1303, 1
  %1327 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1326
  %1328 = getelementptr inbounds i8, ptr %1327, i64 44
  %1329 = load i32, ptr %1328, align 4, !tbaa !167
  %1330 = icmp eq i32 %1329, 1
  br i1 %1330, label %1331, label %1341

1331:                                             ; preds = %1322
  %1332 = getelementptr inbounds i8, ptr %1327, i64 48
  %1333 = load i32, ptr %1332, align 16, !tbaa !120
  %1334 = icmp eq i32 %1333, %1238
  br i1 %1334, label %1341, label %1335

1335:                                             ; preds = %1331
  %1336 = add nuw nsw i64 %1303, 2
  %1337 = getelementptr inbounds %struct.Warp, ptr %1217, i64 %1326, i32 21
  %1338 = load i32, ptr %1337, align 8, !tbaa !124
  %1339 = zext i32 %1338 to i64
  %1340 = zext i32 %1333 to i64
  br label %1341

1341:                                             ; preds = %1335, %1331, %1322
  %1342 = phi i64 [ %1323, %1322 ], [ %1323, %1331 ], [ %1340, %1335 ]
  %1343 = phi i64 [ %1324, %1322 ], [ %1324, %1331 ], [ %1339, %1335 ]
  %1344 = phi i64 [ %1325, %1322 ], [ %1325, %1331 ], [ %1336, %1335 ]
  %1345 = add nuw nsw i64 %1303, 2
  %1346 = add i64 %1307, 2
  %1347 = icmp eq i64 %1346, %1242
  br i1 %1347, label %1243, label %1302, !llvm.loop !197

1348:                                             ; preds = %1283, %1267
  %1349 = load ptr, ptr %1271, align 16, !tbaa !33
  %1350 = getelementptr inbounds i8, ptr %1349, i64 64
  store atomic i32 1, ptr %1350 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #17
  br label %1384

1351:                                             ; preds = %1219
  %1352 = add nuw nsw i64 %1220, 1
  %1353 = icmp eq i64 %1352, %1218
  br i1 %1353, label %1384, label %1219, !llvm.loop !198

1354:                                             ; preds = %1200, %1139
  %1355 = phi i32 [ %1202, %1200 ], [ %1141, %1139 ]
  %1356 = icmp eq i32 %1355, 0
  br i1 %1356, label %1357, label %1123

1357:                                             ; preds = %1196, %1129, %1354
  %1358 = phi i1 [ true, %1196 ], [ false, %1129 ], [ false, %1354 ]
  %1359 = load i32, ptr %36, align 8, !tbaa !171
  %1360 = load i32, ptr %7, align 4, !tbaa !125
  %1361 = add i32 %1359, 1
  %1362 = load i64, ptr %10, align 8, !tbaa !129
  %1363 = trunc i64 %1362 to i32
  %1364 = urem i32 %1361, %1363
  store i32 %1364, ptr %36, align 8, !tbaa !171
  %1365 = add i32 %1360, -1
  store i32 %1365, ptr %7, align 4, !tbaa !125
  br i1 %1358, label %1366, label %1374

1366:                                             ; preds = %1357
  %1367 = add i32 %39, 64
  %1368 = tail call i32 @llvm.umin.i32(i32 %1367, i32 4095)
  %1369 = load ptr, ptr %37, align 8, !tbaa !172
  store i32 %1360, ptr %7, align 4, !tbaa !125
  %1370 = add i32 %1365, %1364
  %1371 = zext i32 %1370 to i64
  %1372 = urem i64 %1371, %1362
  %1373 = getelementptr inbounds i32, ptr %1369, i64 %1372
  store i32 %618, ptr %1373, align 4, !tbaa !41
  store i32 1, ptr %8, align 4, !tbaa !127
  br label %1380

1374:                                             ; preds = %636, %1357
  %1375 = load ptr, ptr %14, align 8, !tbaa !132
  %1376 = load i32, ptr %13, align 8, !tbaa !131
  %1377 = add i32 %1376, 1
  store i32 %1377, ptr %13, align 8, !tbaa !131
  %1378 = zext i32 %1376 to i64
  %1379 = getelementptr inbounds i32, ptr %1375, i64 %1378
  store i32 %618, ptr %1379, align 4, !tbaa !41
  br label %1380

1380:                                             ; preds = %1374, %1366
  %1381 = phi i32 [ %1368, %1366 ], [ %39, %1374 ]
  %1382 = add i32 %1381, 1
  %1383 = icmp eq i32 %1382, 4096
  br i1 %1383, label %1384, label %38

1384:                                             ; preds = %609, %38, %1380, %655, %1035, %1033, %1351, %915, %1100, %1203, %1348, %680
  %1385 = phi i32 [ 2, %915 ], [ 2, %1100 ], [ 2, %1203 ], [ 2, %1348 ], [ 1, %680 ], [ 2, %1351 ], [ 1, %1033 ], [ 2, %1035 ], [ 2, %655 ], [ 0, %609 ], [ 2, %38 ], [ 3, %1380 ]
  ret i32 %1385
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @vg_offset(i32 noundef %0) local_unnamed_addr #13 {
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

; Function Attrs: nounwind
define internal fastcc void @release(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #14 {
  %4 = getelementptr inbounds i8, ptr %1, i64 68
  %5 = load i32, ptr %4, align 4, !tbaa !136
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = zext nneg i32 %2 to i64
  br label %21

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 328
  %11 = load ptr, ptr %10, align 8, !tbaa !135
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
  %34 = load i32, ptr %33, align 8, !tbaa !161
  %35 = add i32 %34, 1
  store i32 %35, ptr %33, align 8, !tbaa !161
  %36 = getelementptr inbounds i8, ptr %1, i64 248
  %37 = getelementptr inbounds i8, ptr %1, i64 256
  %38 = load i64, ptr %37, align 8, !tbaa !115
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %132

40:                                               ; preds = %21
  %41 = load ptr, ptr %36, align 8, !tbaa !116
  br label %133

42:                                               ; preds = %9, %127
  %43 = phi i64 [ 0, %9 ], [ %130, %127 ]
  %44 = phi i32 [ 0, %9 ], [ %129, %127 ]
  %45 = phi i32 [ 1, %9 ], [ %128, %127 ]
  %46 = getelementptr inbounds %struct.Warp, ptr %11, i64 %43
  %47 = getelementptr inbounds i8, ptr %46, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !167
  %49 = icmp eq i32 %48, 1
  br i1 %49, label %50, label %127

50:                                               ; preds = %42
  %51 = getelementptr inbounds i8, ptr %46, i64 48
  %52 = load i32, ptr %51, align 16, !tbaa !120
  %53 = icmp eq i32 %52, %2
  br i1 %53, label %54, label %127

54:                                               ; preds = %50
  %55 = trunc nuw i64 %43 to i32
  %56 = shl nuw i32 1, %55
  %57 = or i32 %44, %56
  %58 = getelementptr inbounds i8, ptr %46, i64 52
  %59 = load i32, ptr %58, align 4, !tbaa !121
  %60 = icmp eq i32 %59, 0
  %61 = and i32 %45, 1
  %62 = select i1 %60, i32 %61, i32 0
  %63 = load ptr, ptr %46, align 64, !tbaa !53
  %64 = getelementptr inbounds i8, ptr %46, i64 124
  %65 = load i32, ptr %64, align 4, !tbaa !122
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
  store i32 %70, ptr %71, align 8, !tbaa !199
  %72 = getelementptr inbounds i8, ptr %46, i64 92
  store i32 0, ptr %72, align 4, !tbaa !123
  store i32 2, ptr %47, align 4, !tbaa !167
  %73 = getelementptr inbounds i8, ptr %63, i64 4
  %74 = load i32, ptr %73, align 4, !tbaa !41
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %76, label %127

76:                                               ; preds = %68
  %77 = load ptr, ptr %19, align 8, !tbaa !63
  %78 = getelementptr inbounds i8, ptr %63, i64 20
  %79 = load i32, ptr %78, align 4, !tbaa !41
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.Function, ptr %77, i64 %80, i32 3
  %82 = load i32, ptr %81, align 4, !tbaa !200
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
  br i1 %114, label %115, label %92, !llvm.loop !201

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
  br i1 %131, label %21, label %42, !llvm.loop !202

132:                                              ; preds = %143, %21
  ret void

133:                                              ; preds = %40, %143
  %134 = phi i64 [ %144, %143 ], [ %38, %40 ]
  %135 = phi ptr [ %145, %143 ], [ %41, %40 ]
  %136 = phi ptr [ %146, %143 ], [ %41, %40 ]
  %137 = getelementptr inbounds i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !203
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %133
  tail call void %138(ptr noundef %0, i32 noundef %2, i32 noundef %24, i32 noundef %23) #19
  %141 = load ptr, ptr %36, align 8, !tbaa !116
  %142 = load i64, ptr %37, align 8, !tbaa !115
  br label %143

143:                                              ; preds = %133, %140
  %144 = phi i64 [ %134, %133 ], [ %142, %140 ]
  %145 = phi ptr [ %135, %133 ], [ %141, %140 ]
  %146 = getelementptr inbounds i8, ptr %136, i64 48
  %147 = getelementptr inbounds %struct.Hooks, ptr %145, i64 %144
  %148 = icmp ult ptr %146, %147
  br i1 %148, label %133, label %132, !llvm.loop !204
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #15

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
attributes #12 = { nofree norecurse nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin "no-builtins" }
attributes #19 = { nobuiltin nounwind "no-builtins" }

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
!48 = !{!49}
!49 = distinct !{!49, !50, !"vg_event_at: argument 0"}
!50 = distinct !{!50, !"vg_event_at"}
!51 = !{!15, !13, i64 16}
!52 = !{!15, !9, i64 24}
!53 = !{!12, !13, i64 0}
!54 = distinct !{!54, !29}
!55 = !{!56, !9, i64 8}
!56 = !{!"", !9, i64 0, !9, i64 8}
!57 = !{!15, !13, i64 56}
!58 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!59 = !{!25, !13, i64 136}
!60 = !{!56, !9, i64 0}
!61 = !{!25, !13, i64 296}
!62 = !{!13, !13, i64 0}
!63 = !{!25, !13, i64 128}
!64 = !{!65, !6, i64 44}
!65 = !{!"", !13, i64 0, !13, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!66 = distinct !{!66, !29}
!67 = !{!25, !9, i64 0}
!68 = !{!25, !6, i64 144}
!69 = !{!25, !13, i64 40}
!70 = !{!45, !6, i64 16}
!71 = !{!72}
!72 = distinct !{!72, !73, !"vg_event_at: argument 0"}
!73 = distinct !{!73, !"vg_event_at"}
!74 = distinct !{!74, !29}
!75 = distinct !{!75, !29}
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
!91 = !{!92}
!92 = distinct !{!92, !93, !"vg_event_at: argument 0"}
!93 = distinct !{!93, !"vg_event_at"}
!94 = !{!25, !6, i64 76}
!95 = distinct !{!95, !29}
!96 = distinct !{!96, !29}
!97 = distinct !{!97, !29}
!98 = distinct !{!98, !29}
!99 = distinct !{!99, !29}
!100 = distinct !{!100, !29}
!101 = !{!12, !13, i64 104}
!102 = !{!12, !13, i64 112}
!103 = !{!25, !9, i64 176}
!104 = !{!105}
!105 = distinct !{!105, !106, !"vg_event_at: argument 0"}
!106 = distinct !{!106, !"vg_event_at"}
!107 = !{!25, !13, i64 168}
!108 = distinct !{!108, !109}
!109 = !{!"llvm.loop.unroll.disable"}
!110 = distinct !{!110, !29}
!111 = !{!112}
!112 = distinct !{!112, !113, !"vg_event_at: argument 0"}
!113 = distinct !{!113, !"vg_event_at"}
!114 = !{!15, !6, i64 320}
!115 = !{!25, !9, i64 256}
!116 = !{!25, !13, i64 248}
!117 = !{!118, !13, i64 16}
!118 = !{!"Hooks", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !9, i64 32, !9, i64 40}
!119 = distinct !{!119, !29}
!120 = !{!12, !6, i64 48}
!121 = !{!12, !6, i64 52}
!122 = !{!12, !6, i64 124}
!123 = !{!12, !6, i64 92}
!124 = !{!12, !6, i64 120}
!125 = !{!126, !6, i64 44}
!126 = !{!"", !13, i64 0, !9, i64 8, !9, i64 16, !13, i64 24, !13, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !13, i64 64, !6, i64 72, !6, i64 76, !13, i64 80, !13, i64 88}
!127 = !{!126, !6, i64 76}
!128 = !{!126, !6, i64 48}
!129 = !{!126, !9, i64 16}
!130 = !{!25, !9, i64 200}
!131 = !{!126, !6, i64 72}
!132 = !{!126, !13, i64 64}
!133 = !{!126, !13, i64 0}
!134 = !{!126, !9, i64 8}
!135 = !{!15, !13, i64 328}
!136 = !{!25, !6, i64 68}
!137 = !{!25, !6, i64 72}
!138 = !{!25, !6, i64 36}
!139 = !{!126, !13, i64 24}
!140 = !{!126, !13, i64 80}
!141 = !{!15, !13, i64 48}
!142 = !{!126, !13, i64 88}
!143 = !{!15, !13, i64 368}
!144 = !{!25, !9, i64 240}
!145 = !{!25, !6, i64 32}
!146 = !{!12, !6, i64 36}
!147 = !{!12, !13, i64 96}
!148 = !{!25, !6, i64 232}
!149 = !{!65, !6, i64 24}
!150 = !{!65, !6, i64 36}
!151 = distinct !{!151, !29}
!152 = distinct !{!152, !29}
!153 = distinct !{!153, !109}
!154 = !{!65, !6, i64 40}
!155 = distinct !{!155, !29}
!156 = !{!118, !9, i64 40}
!157 = !{!118, !9, i64 32}
!158 = !{!118, !13, i64 0}
!159 = distinct !{!159, !29}
!160 = !{!25, !13, i64 208}
!161 = !{!15, !6, i64 40}
!162 = !{!25, !9, i64 216}
!163 = distinct !{!163, !29}
!164 = distinct !{!164, !29}
!165 = !{!25, !9, i64 112}
!166 = !{!12, !9, i64 24}
!167 = !{!12, !6, i64 44}
!168 = distinct !{!168, !29}
!169 = !{!118, !13, i64 8}
!170 = distinct !{!170, !29}
!171 = !{!126, !6, i64 40}
!172 = !{!126, !13, i64 32}
!173 = !{!126, !6, i64 52}
!174 = !{!126, !6, i64 56}
!175 = !{!25, !13, i64 224}
!176 = !{!12, !6, i64 60}
!177 = !{!65, !6, i64 16}
!178 = !{!12, !6, i64 64}
!179 = !{!180}
!180 = distinct !{!180, !181, !"vg_event_at: argument 0"}
!181 = distinct !{!181, !"vg_event_at"}
!182 = !{!12, !6, i64 76}
!183 = distinct !{!183, !109}
!184 = distinct !{!184, !29}
!185 = distinct !{!185, !29}
!186 = distinct !{!186, !109}
!187 = distinct !{!187, !29}
!188 = !{!189}
!189 = distinct !{!189, !190, !"vg_event_at: argument 0"}
!190 = distinct !{!190, !"vg_event_at"}
!191 = distinct !{!191, !29}
!192 = distinct !{!192, !29}
!193 = distinct !{!193, !29}
!194 = !{!195}
!195 = distinct !{!195, !196, !"vg_event_at: argument 0"}
!196 = distinct !{!196, !"vg_event_at"}
!197 = distinct !{!197, !29}
!198 = distinct !{!198, !29}
!199 = !{!12, !6, i64 56}
!200 = !{!65, !6, i64 20}
!201 = distinct !{!201, !29}
!202 = distinct !{!202, !29}
!203 = !{!118, !13, i64 24}
!204 = distinct !{!204, !29}
