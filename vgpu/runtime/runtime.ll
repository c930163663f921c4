; made from runtime.c runtime.h sha256 d07210af335184ce824c791e0bb124c5147769383fa56987779b664f82bd6f4f text 6d08554ba3b78d789720e411526c82710b84681f8e9353091b8889ed01b66998

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
  %7 = load atomic i32, ptr %6 monotonic, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %1364

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 44
  %11 = getelementptr inbounds i8, ptr %1, i64 76
  %12 = getelementptr inbounds i8, ptr %1, i64 48
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 192
  %15 = getelementptr inbounds i8, ptr %0, i64 200
  %16 = getelementptr inbounds i8, ptr %1, i64 72
  %17 = getelementptr inbounds i8, ptr %1, i64 64
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  %19 = getelementptr inbounds i8, ptr %0, i64 68
  %20 = getelementptr inbounds i8, ptr %0, i64 72
  %21 = getelementptr inbounds i8, ptr %0, i64 36
  %22 = getelementptr inbounds i8, ptr %1, i64 24
  %23 = getelementptr inbounds i8, ptr %1, i64 80
  %24 = getelementptr inbounds i8, ptr %1, i64 88
  %25 = getelementptr inbounds i8, ptr %0, i64 32
  %26 = getelementptr inbounds i8, ptr %0, i64 240
  %27 = getelementptr inbounds i8, ptr %0, i64 20
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds i8, ptr %0, i64 232
  %30 = getelementptr inbounds i8, ptr %0, i64 128
  %31 = getelementptr inbounds i8, ptr %0, i64 76
  %32 = getelementptr inbounds i8, ptr %0, i64 248
  %33 = getelementptr inbounds i8, ptr %0, i64 256
  %34 = getelementptr inbounds i8, ptr %0, i64 208
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = getelementptr inbounds i8, ptr %0, i64 12
  %37 = getelementptr inbounds i8, ptr %0, i64 216
  %38 = getelementptr inbounds i8, ptr %0, i64 112
  %39 = getelementptr inbounds i8, ptr %1, i64 40
  %40 = getelementptr inbounds i8, ptr %1, i64 32
  br label %41

41:                                               ; preds = %9, %1361
  %42 = load i32, ptr %10, align 4, !tbaa !125
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %41
  %45 = load i32, ptr %11, align 4, !tbaa !127
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %595, label %47

47:                                               ; preds = %44
  %48 = load i32, ptr %12, align 8, !tbaa !128
  %49 = zext i32 %48 to i64
  %50 = load i64, ptr %13, align 8, !tbaa !129
  %51 = icmp ugt i64 %50, %49
  br i1 %51, label %52, label %595

52:                                               ; preds = %47, %41
  store i32 0, ptr %11, align 4, !tbaa !127
  %53 = atomicrmw add ptr %14, i64 1 monotonic, align 8
  %54 = load i64, ptr %15, align 8, !tbaa !130
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %56, label %592

56:                                               ; preds = %52
  %57 = load i32, ptr %16, align 8, !tbaa !131
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %64, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %17, align 8, !tbaa !132
  %61 = add i32 %57, -1
  store i32 %61, ptr %16, align 8, !tbaa !131
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  br label %64

64:                                               ; preds = %56, %59
  %65 = phi ptr [ %63, %59 ], [ %12, %56 ]
  %66 = load i32, ptr %65, align 4, !tbaa !41
  %67 = load ptr, ptr %1, align 8, !tbaa !133
  %68 = zext i32 %66 to i64
  %69 = load i64, ptr %18, align 8, !tbaa !134
  %70 = mul i64 %69, %68
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = load i32, ptr %12, align 8, !tbaa !128
  %73 = icmp eq i32 %66, %72
  br i1 %73, label %74, label %392

74:                                               ; preds = %64
  %75 = add i32 %66, 1
  store i32 %75, ptr %12, align 8, !tbaa !128
  %76 = getelementptr inbounds i8, ptr %71, i64 512
  %77 = getelementptr inbounds i8, ptr %71, i64 328
  store ptr %76, ptr %77, align 8, !tbaa !135
  %78 = load i32, ptr %19, align 4, !tbaa !136
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 8
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = getelementptr inbounds i8, ptr %71, i64 16
  store ptr %81, ptr %82, align 8, !tbaa !51
  %83 = load i32, ptr %20, align 8, !tbaa !137
  %84 = load i32, ptr %21, align 4, !tbaa !138
  %85 = add i32 %84, %83
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %71, i64 24
  store i64 %86, ptr %87, align 8, !tbaa !52
  %88 = load ptr, ptr %22, align 8, !tbaa !139
  %89 = getelementptr inbounds i8, ptr %71, i64 56
  store ptr %88, ptr %89, align 8, !tbaa !57
  %90 = load ptr, ptr %23, align 8, !tbaa !140
  %91 = getelementptr inbounds i8, ptr %71, i64 48
  store ptr %90, ptr %91, align 8, !tbaa !141
  %92 = load ptr, ptr %24, align 8, !tbaa !142
  %93 = getelementptr inbounds i8, ptr %71, i64 368
  store ptr %92, ptr %93, align 8, !tbaa !143
  %94 = add nuw nsw i64 %86, 255
  %95 = and i64 %94, 8589934336
  %96 = getelementptr inbounds i8, ptr %81, i64 %95
  %97 = getelementptr inbounds i8, ptr %71, i64 256
  %98 = getelementptr inbounds i8, ptr %71, i64 128
  %99 = getelementptr inbounds i8, ptr %71, i64 64
  %100 = getelementptr inbounds i8, ptr %71, i64 192
  store i32 0, ptr %97, align 4, !tbaa !41
  store i32 0, ptr %98, align 4, !tbaa !41
  store i32 0, ptr %99, align 4, !tbaa !41
  store i32 1, ptr %100, align 4, !tbaa !41
  %101 = getelementptr inbounds i8, ptr %71, i64 260
  store i32 0, ptr %101, align 4, !tbaa !41
  %102 = getelementptr inbounds i8, ptr %71, i64 132
  store i32 0, ptr %102, align 4, !tbaa !41
  %103 = getelementptr inbounds i8, ptr %71, i64 68
  store i32 0, ptr %103, align 4, !tbaa !41
  %104 = getelementptr inbounds i8, ptr %71, i64 196
  store i32 1, ptr %104, align 4, !tbaa !41
  %105 = getelementptr inbounds i8, ptr %71, i64 264
  store i32 0, ptr %105, align 4, !tbaa !41
  %106 = getelementptr inbounds i8, ptr %71, i64 136
  store i32 0, ptr %106, align 4, !tbaa !41
  %107 = getelementptr inbounds i8, ptr %71, i64 72
  store i32 0, ptr %107, align 4, !tbaa !41
  %108 = getelementptr inbounds i8, ptr %71, i64 200
  store i32 1, ptr %108, align 4, !tbaa !41
  %109 = getelementptr inbounds i8, ptr %71, i64 268
  store i32 0, ptr %109, align 4, !tbaa !41
  %110 = getelementptr inbounds i8, ptr %71, i64 140
  store i32 0, ptr %110, align 4, !tbaa !41
  %111 = getelementptr inbounds i8, ptr %71, i64 76
  store i32 0, ptr %111, align 4, !tbaa !41
  %112 = getelementptr inbounds i8, ptr %71, i64 204
  store i32 1, ptr %112, align 4, !tbaa !41
  %113 = getelementptr inbounds i8, ptr %71, i64 272
  store i32 0, ptr %113, align 4, !tbaa !41
  %114 = getelementptr inbounds i8, ptr %71, i64 144
  store i32 0, ptr %114, align 4, !tbaa !41
  %115 = getelementptr inbounds i8, ptr %71, i64 80
  store i32 0, ptr %115, align 4, !tbaa !41
  %116 = getelementptr inbounds i8, ptr %71, i64 208
  store i32 1, ptr %116, align 4, !tbaa !41
  %117 = getelementptr inbounds i8, ptr %71, i64 276
  store i32 0, ptr %117, align 4, !tbaa !41
  %118 = getelementptr inbounds i8, ptr %71, i64 148
  store i32 0, ptr %118, align 4, !tbaa !41
  %119 = getelementptr inbounds i8, ptr %71, i64 84
  store i32 0, ptr %119, align 4, !tbaa !41
  %120 = getelementptr inbounds i8, ptr %71, i64 212
  store i32 1, ptr %120, align 4, !tbaa !41
  %121 = getelementptr inbounds i8, ptr %71, i64 280
  store i32 0, ptr %121, align 4, !tbaa !41
  %122 = getelementptr inbounds i8, ptr %71, i64 152
  store i32 0, ptr %122, align 4, !tbaa !41
  %123 = getelementptr inbounds i8, ptr %71, i64 88
  store i32 0, ptr %123, align 4, !tbaa !41
  %124 = getelementptr inbounds i8, ptr %71, i64 216
  store i32 1, ptr %124, align 4, !tbaa !41
  %125 = getelementptr inbounds i8, ptr %71, i64 284
  store i32 0, ptr %125, align 4, !tbaa !41
  %126 = getelementptr inbounds i8, ptr %71, i64 156
  store i32 0, ptr %126, align 4, !tbaa !41
  %127 = getelementptr inbounds i8, ptr %71, i64 92
  store i32 0, ptr %127, align 4, !tbaa !41
  %128 = getelementptr inbounds i8, ptr %71, i64 220
  store i32 1, ptr %128, align 4, !tbaa !41
  %129 = getelementptr inbounds i8, ptr %71, i64 288
  store i32 0, ptr %129, align 4, !tbaa !41
  %130 = getelementptr inbounds i8, ptr %71, i64 160
  store i32 0, ptr %130, align 4, !tbaa !41
  %131 = getelementptr inbounds i8, ptr %71, i64 96
  store i32 0, ptr %131, align 4, !tbaa !41
  %132 = getelementptr inbounds i8, ptr %71, i64 224
  store i32 1, ptr %132, align 4, !tbaa !41
  %133 = getelementptr inbounds i8, ptr %71, i64 292
  store i32 0, ptr %133, align 4, !tbaa !41
  %134 = getelementptr inbounds i8, ptr %71, i64 164
  store i32 0, ptr %134, align 4, !tbaa !41
  %135 = getelementptr inbounds i8, ptr %71, i64 100
  store i32 0, ptr %135, align 4, !tbaa !41
  %136 = getelementptr inbounds i8, ptr %71, i64 228
  store i32 1, ptr %136, align 4, !tbaa !41
  %137 = getelementptr inbounds i8, ptr %71, i64 296
  store i32 0, ptr %137, align 4, !tbaa !41
  %138 = getelementptr inbounds i8, ptr %71, i64 168
  store i32 0, ptr %138, align 4, !tbaa !41
  %139 = getelementptr inbounds i8, ptr %71, i64 104
  store i32 0, ptr %139, align 4, !tbaa !41
  %140 = getelementptr inbounds i8, ptr %71, i64 232
  store i32 1, ptr %140, align 4, !tbaa !41
  %141 = getelementptr inbounds i8, ptr %71, i64 300
  store i32 0, ptr %141, align 4, !tbaa !41
  %142 = getelementptr inbounds i8, ptr %71, i64 172
  store i32 0, ptr %142, align 4, !tbaa !41
  %143 = getelementptr inbounds i8, ptr %71, i64 108
  store i32 0, ptr %143, align 4, !tbaa !41
  %144 = getelementptr inbounds i8, ptr %71, i64 236
  store i32 1, ptr %144, align 4, !tbaa !41
  %145 = getelementptr inbounds i8, ptr %71, i64 304
  store i32 0, ptr %145, align 4, !tbaa !41
  %146 = getelementptr inbounds i8, ptr %71, i64 176
  store i32 0, ptr %146, align 4, !tbaa !41
  %147 = getelementptr inbounds i8, ptr %71, i64 112
  store i32 0, ptr %147, align 4, !tbaa !41
  %148 = getelementptr inbounds i8, ptr %71, i64 240
  store i32 1, ptr %148, align 4, !tbaa !41
  %149 = getelementptr inbounds i8, ptr %71, i64 308
  store i32 0, ptr %149, align 4, !tbaa !41
  %150 = getelementptr inbounds i8, ptr %71, i64 180
  store i32 0, ptr %150, align 4, !tbaa !41
  %151 = getelementptr inbounds i8, ptr %71, i64 116
  store i32 0, ptr %151, align 4, !tbaa !41
  %152 = getelementptr inbounds i8, ptr %71, i64 244
  store i32 1, ptr %152, align 4, !tbaa !41
  %153 = getelementptr inbounds i8, ptr %71, i64 312
  store i32 0, ptr %153, align 4, !tbaa !41
  %154 = getelementptr inbounds i8, ptr %71, i64 184
  store i32 0, ptr %154, align 4, !tbaa !41
  %155 = getelementptr inbounds i8, ptr %71, i64 120
  store i32 0, ptr %155, align 4, !tbaa !41
  %156 = getelementptr inbounds i8, ptr %71, i64 248
  store i32 1, ptr %156, align 4, !tbaa !41
  %157 = getelementptr inbounds i8, ptr %71, i64 316
  store i32 0, ptr %157, align 4, !tbaa !41
  %158 = getelementptr inbounds i8, ptr %71, i64 188
  store i32 0, ptr %158, align 4, !tbaa !41
  %159 = getelementptr inbounds i8, ptr %71, i64 124
  store i32 0, ptr %159, align 4, !tbaa !41
  %160 = getelementptr inbounds i8, ptr %71, i64 252
  store i32 1, ptr %160, align 4, !tbaa !41
  %161 = getelementptr inbounds i8, ptr %71, i64 320
  store i32 0, ptr %161, align 8, !tbaa !114
  %162 = getelementptr inbounds i8, ptr %71, i64 336
  store i8 0, ptr %162, align 1, !tbaa !27
  %163 = getelementptr inbounds i8, ptr %71, i64 337
  store i8 1, ptr %163, align 1, !tbaa !27
  %164 = getelementptr inbounds i8, ptr %71, i64 338
  store i8 2, ptr %164, align 1, !tbaa !27
  %165 = getelementptr inbounds i8, ptr %71, i64 339
  store i8 3, ptr %165, align 1, !tbaa !27
  %166 = getelementptr inbounds i8, ptr %71, i64 340
  store i8 4, ptr %166, align 1, !tbaa !27
  %167 = getelementptr inbounds i8, ptr %71, i64 341
  store i8 5, ptr %167, align 1, !tbaa !27
  %168 = getelementptr inbounds i8, ptr %71, i64 342
  store i8 6, ptr %168, align 1, !tbaa !27
  %169 = getelementptr inbounds i8, ptr %71, i64 343
  store i8 7, ptr %169, align 1, !tbaa !27
  %170 = getelementptr inbounds i8, ptr %71, i64 344
  store i8 8, ptr %170, align 1, !tbaa !27
  %171 = getelementptr inbounds i8, ptr %71, i64 345
  store i8 9, ptr %171, align 1, !tbaa !27
  %172 = getelementptr inbounds i8, ptr %71, i64 346
  store i8 10, ptr %172, align 1, !tbaa !27
  %173 = getelementptr inbounds i8, ptr %71, i64 347
  store i8 11, ptr %173, align 1, !tbaa !27
  %174 = getelementptr inbounds i8, ptr %71, i64 348
  store i8 12, ptr %174, align 1, !tbaa !27
  %175 = getelementptr inbounds i8, ptr %71, i64 349
  store i8 13, ptr %175, align 1, !tbaa !27
  %176 = getelementptr inbounds i8, ptr %71, i64 350
  store i8 14, ptr %176, align 1, !tbaa !27
  %177 = getelementptr inbounds i8, ptr %71, i64 351
  store i8 15, ptr %177, align 1, !tbaa !27
  %178 = getelementptr inbounds i8, ptr %71, i64 352
  store i8 16, ptr %178, align 1, !tbaa !27
  %179 = getelementptr inbounds i8, ptr %71, i64 353
  store i8 17, ptr %179, align 1, !tbaa !27
  %180 = getelementptr inbounds i8, ptr %71, i64 354
  store i8 18, ptr %180, align 1, !tbaa !27
  %181 = getelementptr inbounds i8, ptr %71, i64 355
  store i8 19, ptr %181, align 1, !tbaa !27
  %182 = getelementptr inbounds i8, ptr %71, i64 356
  store i8 20, ptr %182, align 1, !tbaa !27
  %183 = getelementptr inbounds i8, ptr %71, i64 357
  store i8 21, ptr %183, align 1, !tbaa !27
  %184 = getelementptr inbounds i8, ptr %71, i64 358
  store i8 22, ptr %184, align 1, !tbaa !27
  %185 = getelementptr inbounds i8, ptr %71, i64 359
  store i8 23, ptr %185, align 1, !tbaa !27
  %186 = getelementptr inbounds i8, ptr %71, i64 360
  store i8 24, ptr %186, align 1, !tbaa !27
  %187 = getelementptr inbounds i8, ptr %71, i64 361
  store i8 25, ptr %187, align 1, !tbaa !27
  %188 = getelementptr inbounds i8, ptr %71, i64 362
  store i8 26, ptr %188, align 1, !tbaa !27
  %189 = getelementptr inbounds i8, ptr %71, i64 363
  store i8 27, ptr %189, align 1, !tbaa !27
  %190 = getelementptr inbounds i8, ptr %71, i64 364
  store i8 28, ptr %190, align 1, !tbaa !27
  %191 = getelementptr inbounds i8, ptr %71, i64 365
  store i8 29, ptr %191, align 1, !tbaa !27
  %192 = getelementptr inbounds i8, ptr %71, i64 366
  store i8 30, ptr %192, align 1, !tbaa !27
  %193 = getelementptr inbounds i8, ptr %71, i64 367
  store i8 31, ptr %193, align 1, !tbaa !27
  %194 = getelementptr inbounds i8, ptr %96, i64 256
  %195 = load i32, ptr %19, align 4, !tbaa !136
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %207

197:                                              ; preds = %356, %74
  %198 = phi i64 [ 0, %74 ], [ %369, %356 ]
  %199 = load i64, ptr %33, align 8, !tbaa !115
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %201, label %392

201:                                              ; preds = %197
  %202 = load ptr, ptr %32, align 8, !tbaa !116
  %203 = load i64, ptr %26, align 8, !tbaa !144
  %204 = mul i64 %203, %198
  %205 = getelementptr inbounds i8, ptr %194, i64 %204
  %206 = getelementptr inbounds i8, ptr %71, i64 376
  br label %371

207:                                              ; preds = %74, %356
  %208 = phi i64 [ %367, %356 ], [ 0, %74 ]
  %209 = getelementptr inbounds %struct.Warp, ptr %76, i64 %208
  %210 = trunc nuw i64 %208 to i32
  %211 = shl i32 %210, 5
  %212 = load i32, ptr %25, align 8, !tbaa !145
  %213 = sub i32 %212, %211
  store volatile i64 0, ptr %209, align 8, !tbaa !40
  %214 = getelementptr inbounds i8, ptr %209, i64 8
  store volatile i64 0, ptr %214, align 8, !tbaa !40
  %215 = getelementptr inbounds i8, ptr %209, i64 16
  store volatile i64 0, ptr %215, align 8, !tbaa !40
  %216 = getelementptr inbounds i8, ptr %209, i64 24
  store volatile i64 0, ptr %216, align 8, !tbaa !40
  %217 = getelementptr inbounds i8, ptr %209, i64 32
  store volatile i64 0, ptr %217, align 8, !tbaa !40
  %218 = getelementptr inbounds i8, ptr %209, i64 40
  store volatile i64 0, ptr %218, align 8, !tbaa !40
  %219 = getelementptr inbounds i8, ptr %209, i64 48
  store volatile i64 0, ptr %219, align 8, !tbaa !40
  %220 = getelementptr inbounds i8, ptr %209, i64 56
  store volatile i64 0, ptr %220, align 8, !tbaa !40
  %221 = getelementptr inbounds i8, ptr %209, i64 64
  store volatile i64 0, ptr %221, align 8, !tbaa !40
  %222 = getelementptr inbounds i8, ptr %209, i64 72
  store volatile i64 0, ptr %222, align 8, !tbaa !40
  %223 = getelementptr inbounds i8, ptr %209, i64 80
  store volatile i64 0, ptr %223, align 8, !tbaa !40
  %224 = getelementptr inbounds i8, ptr %209, i64 88
  store volatile i64 0, ptr %224, align 8, !tbaa !40
  %225 = getelementptr inbounds i8, ptr %209, i64 96
  store volatile i64 0, ptr %225, align 8, !tbaa !40
  %226 = getelementptr inbounds i8, ptr %209, i64 104
  store volatile i64 0, ptr %226, align 8, !tbaa !40
  %227 = getelementptr inbounds i8, ptr %209, i64 112
  store volatile i64 0, ptr %227, align 8, !tbaa !40
  %228 = getelementptr inbounds i8, ptr %209, i64 120
  store volatile i64 0, ptr %228, align 8, !tbaa !40
  %229 = getelementptr inbounds i8, ptr %209, i64 128
  store volatile i64 0, ptr %229, align 8, !tbaa !40
  %230 = getelementptr inbounds i8, ptr %209, i64 136
  store volatile i64 0, ptr %230, align 8, !tbaa !40
  %231 = getelementptr inbounds i8, ptr %209, i64 144
  store volatile i64 0, ptr %231, align 8, !tbaa !40
  %232 = getelementptr inbounds i8, ptr %209, i64 152
  store volatile i64 0, ptr %232, align 8, !tbaa !40
  %233 = getelementptr inbounds i8, ptr %209, i64 160
  store volatile i64 0, ptr %233, align 8, !tbaa !40
  %234 = getelementptr inbounds i8, ptr %209, i64 168
  store volatile i64 0, ptr %234, align 8, !tbaa !40
  %235 = getelementptr inbounds i8, ptr %209, i64 176
  store volatile i64 0, ptr %235, align 8, !tbaa !40
  %236 = getelementptr inbounds i8, ptr %209, i64 184
  store volatile i64 0, ptr %236, align 8, !tbaa !40
  %237 = getelementptr inbounds i8, ptr %209, i64 192
  store volatile i64 0, ptr %237, align 8, !tbaa !40
  %238 = getelementptr inbounds i8, ptr %209, i64 200
  store volatile i64 0, ptr %238, align 8, !tbaa !40
  %239 = getelementptr inbounds i8, ptr %209, i64 208
  store volatile i64 0, ptr %239, align 8, !tbaa !40
  %240 = getelementptr inbounds i8, ptr %209, i64 216
  store volatile i64 0, ptr %240, align 8, !tbaa !40
  %241 = getelementptr inbounds i8, ptr %209, i64 224
  store volatile i64 0, ptr %241, align 8, !tbaa !40
  %242 = getelementptr inbounds i8, ptr %209, i64 232
  store volatile i64 0, ptr %242, align 8, !tbaa !40
  %243 = getelementptr inbounds i8, ptr %209, i64 240
  store volatile i64 0, ptr %243, align 8, !tbaa !40
  %244 = getelementptr inbounds i8, ptr %209, i64 248
  store volatile i64 0, ptr %244, align 8, !tbaa !40
  %245 = tail call i32 @llvm.umin.i32(i32 %213, i32 32)
  store ptr %71, ptr %214, align 8, !tbaa !11
  store ptr %0, ptr %215, align 16, !tbaa !33
  store i32 %210, ptr %217, align 32, !tbaa !17
  %246 = icmp ugt i32 %213, 31
  %247 = shl nsw i32 -1, %245
  %248 = xor i32 %247, -1
  %249 = select i1 %246, i32 -1, i32 %248
  %250 = getelementptr inbounds i8, ptr %209, i64 36
  store i32 %249, ptr %250, align 4, !tbaa !146
  %251 = load i64, ptr %26, align 8, !tbaa !144
  %252 = mul i64 %251, %208
  %253 = getelementptr inbounds i8, ptr %194, i64 %252
  store ptr %253, ptr %226, align 8, !tbaa !101
  %254 = getelementptr inbounds i8, ptr %253, i64 %251
  store ptr %254, ptr %227, align 16, !tbaa !102
  store ptr %253, ptr %225, align 32, !tbaa !147
  br label %276

255:                                              ; preds = %276
  %256 = load i32, ptr %253, align 4, !tbaa !41
  store i32 %256, ptr %223, align 4, !tbaa !41
  %257 = getelementptr inbounds i8, ptr %253, i64 128
  %258 = load i32, ptr %257, align 4, !tbaa !41
  %259 = getelementptr inbounds i8, ptr %209, i64 84
  store i32 %258, ptr %259, align 4, !tbaa !41
  %260 = getelementptr inbounds i8, ptr %253, i64 256
  %261 = load i32, ptr %260, align 4, !tbaa !41
  store i32 %261, ptr %224, align 4, !tbaa !41
  %262 = getelementptr inbounds i8, ptr %253, i64 512
  %263 = load i32, ptr %29, align 8, !tbaa !148
  %264 = load i32, ptr %250, align 4, !tbaa !146
  %265 = load ptr, ptr %30, align 8, !tbaa !63
  %266 = zext i32 %263 to i64
  %267 = getelementptr inbounds %struct.Function, ptr %265, i64 %266
  %268 = getelementptr inbounds i8, ptr %267, i64 24
  %269 = load i32, ptr %268, align 8, !tbaa !149
  %270 = getelementptr inbounds i8, ptr %267, i64 36
  %271 = load i32, ptr %270, align 4, !tbaa !150
  %272 = shl i32 %271, 2
  %273 = add i32 %272, %269
  %274 = freeze i32 %273
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %333, label %293

276:                                              ; preds = %276, %207
  %277 = phi i64 [ 0, %207 ], [ %291, %276 ]
  %278 = load i32, ptr %27, align 4, !tbaa !41
  %279 = load i32, ptr %28, align 4, !tbaa !41
  %280 = trunc i64 %277 to i32
  %281 = or i32 %211, %280
  %282 = urem i32 %281, %278
  %283 = getelementptr inbounds i32, ptr %253, i64 %277
  store i32 %282, ptr %283, align 4, !tbaa !41
  %284 = udiv i32 %281, %278
  %285 = urem i32 %284, %279
  %286 = or disjoint i64 %277, 32
  %287 = getelementptr inbounds i32, ptr %253, i64 %286
  store i32 %285, ptr %287, align 4, !tbaa !41
  %288 = udiv i32 %284, %279
  %289 = or disjoint i64 %277, 64
  %290 = getelementptr inbounds i32, ptr %253, i64 %289
  store i32 %288, ptr %290, align 4, !tbaa !41
  %291 = add nuw nsw i64 %277, 1
  %292 = icmp eq i64 %291, 32
  br i1 %292, label %255, label %276, !llvm.loop !151

293:                                              ; preds = %255
  %294 = zext i32 %274 to i64
  %295 = add nuw nsw i64 %294, 7
  %296 = lshr i64 %295, 3
  %297 = add nsw i64 %296, -1
  %298 = and i64 %296, 7
  %299 = icmp ult i64 %297, 7
  br i1 %299, label %323, label %300

300:                                              ; preds = %293
  %301 = and i64 %296, 1073741816
  br label %302

302:                                              ; preds = %302, %300
  %303 = phi i64 [ 0, %300 ], [ %320, %302 ]
  %304 = phi i64 [ 0, %300 ], [ %321, %302 ]
  %305 = getelementptr inbounds i64, ptr %262, i64 %303
  store volatile i64 0, ptr %305, align 8, !tbaa !40
  %306 = or disjoint i64 %303, 1
  %307 = getelementptr inbounds i64, ptr %262, i64 %306
  store volatile i64 0, ptr %307, align 8, !tbaa !40
  %308 = or disjoint i64 %303, 2
  %309 = getelementptr inbounds i64, ptr %262, i64 %308
  store volatile i64 0, ptr %309, align 8, !tbaa !40
  %310 = or disjoint i64 %303, 3
  %311 = getelementptr inbounds i64, ptr %262, i64 %310
  store volatile i64 0, ptr %311, align 8, !tbaa !40
  %312 = or disjoint i64 %303, 4
  %313 = getelementptr inbounds i64, ptr %262, i64 %312
  store volatile i64 0, ptr %313, align 8, !tbaa !40
  %314 = or disjoint i64 %303, 5
  %315 = getelementptr inbounds i64, ptr %262, i64 %314
  store volatile i64 0, ptr %315, align 8, !tbaa !40
  %316 = or disjoint i64 %303, 6
  %317 = getelementptr inbounds i64, ptr %262, i64 %316
  store volatile i64 0, ptr %317, align 8, !tbaa !40
  %318 = or disjoint i64 %303, 7
  %319 = getelementptr inbounds i64, ptr %262, i64 %318
  store volatile i64 0, ptr %319, align 8, !tbaa !40
  %320 = add nuw nsw i64 %303, 8
  %321 = add i64 %304, 8
  %322 = icmp eq i64 %321, %301
  br i1 %322, label %323, label %302, !llvm.loop !152

323:                                              ; preds = %302, %293
  %324 = phi i64 [ 0, %293 ], [ %320, %302 ]
  %325 = icmp eq i64 %298, 0
  br i1 %325, label %333, label %326

326:                                              ; preds = %323, %326
  %327 = phi i64 [ %330, %326 ], [ %324, %323 ]
  %328 = phi i64 [ %331, %326 ], [ 0, %323 ]
  %329 = getelementptr inbounds i64, ptr %262, i64 %327
  store volatile i64 0, ptr %329, align 8, !tbaa !40
  %330 = add nuw nsw i64 %327, 1
  %331 = add i64 %328, 1
  %332 = icmp eq i64 %331, %298
  br i1 %332, label %333, label %326, !llvm.loop !153

333:                                              ; preds = %323, %326, %255
  %334 = getelementptr inbounds i8, ptr %253, i64 532
  store i32 %263, ptr %334, align 4, !tbaa !41
  %335 = getelementptr inbounds i8, ptr %253, i64 520
  store i32 %264, ptr %335, align 8, !tbaa !41
  %336 = icmp eq i32 %264, -1
  br i1 %336, label %343, label %337

337:                                              ; preds = %333
  %338 = getelementptr inbounds i8, ptr %253, i64 516
  store i32 1, ptr %338, align 4, !tbaa !41
  %339 = load i32, ptr %31, align 4, !tbaa !94
  %340 = and i32 %339, 2
  %341 = getelementptr inbounds i8, ptr %253, i64 524
  store i32 %340, ptr %341, align 4, !tbaa !41
  %342 = getelementptr inbounds i8, ptr %253, i64 576
  store i64 1, ptr %342, align 8, !tbaa !40
  br label %355

343:                                              ; preds = %333
  %344 = load i32, ptr %31, align 4, !tbaa !94
  %345 = freeze i32 %344
  %346 = lshr i32 %345, 1
  %347 = and i32 %346, 1
  %348 = getelementptr inbounds i8, ptr %253, i64 516
  store i32 %347, ptr %348, align 4, !tbaa !41
  %349 = load i32, ptr %31, align 4, !tbaa !94
  %350 = and i32 %349, 2
  %351 = getelementptr inbounds i8, ptr %253, i64 524
  store i32 %350, ptr %351, align 4, !tbaa !41
  %352 = zext nneg i32 %347 to i64
  %353 = getelementptr inbounds i8, ptr %253, i64 576
  store i64 %352, ptr %353, align 8, !tbaa !40
  %354 = icmp eq i32 %347, 0
  br i1 %354, label %356, label %355

355:                                              ; preds = %343, %337
  br label %356

356:                                              ; preds = %355, %343
  %357 = phi i32 [ %264, %355 ], [ 0, %343 ]
  %358 = load i32, ptr %268, align 8, !tbaa !149
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds i8, ptr %262, i64 %359
  store i32 %357, ptr %360, align 4, !tbaa !41
  %361 = ptrtoint ptr %262 to i64
  %362 = getelementptr inbounds i8, ptr %267, i64 40
  %363 = load i32, ptr %362, align 8, !tbaa !154
  %364 = zext i32 %363 to i64
  %365 = add i64 %364, %361
  %366 = getelementptr inbounds i8, ptr %253, i64 552
  store i64 %365, ptr %366, align 8, !tbaa !40
  store ptr %262, ptr %209, align 64, !tbaa !53
  %367 = add nuw nsw i64 %208, 1
  %368 = load i32, ptr %19, align 4, !tbaa !136
  %369 = zext i32 %368 to i64
  %370 = icmp ult i64 %367, %369
  br i1 %370, label %207, label %197, !llvm.loop !155

371:                                              ; preds = %386, %201
  %372 = phi ptr [ %202, %201 ], [ %387, %386 ]
  %373 = phi ptr [ %202, %201 ], [ %388, %386 ]
  %374 = phi ptr [ %205, %201 ], [ %381, %386 ]
  %375 = ptrtoint ptr %374 to i64
  %376 = getelementptr inbounds i8, ptr %373, i64 40
  %377 = load i64, ptr %376, align 8, !tbaa !156
  %378 = getelementptr inbounds [8 x i64], ptr %206, i64 0, i64 %377
  store i64 %375, ptr %378, align 8, !tbaa !40
  %379 = getelementptr inbounds i8, ptr %373, i64 32
  %380 = load i64, ptr %379, align 8, !tbaa !157
  %381 = getelementptr inbounds i8, ptr %374, i64 %380
  %382 = load ptr, ptr %373, align 8, !tbaa !158
  %383 = icmp eq ptr %382, null
  br i1 %383, label %386, label %384

384:                                              ; preds = %371
  tail call void %382(ptr noundef nonnull %71) #19
  %385 = load ptr, ptr %32, align 8, !tbaa !116
  br label %386

386:                                              ; preds = %384, %371
  %387 = phi ptr [ %372, %371 ], [ %385, %384 ]
  %388 = getelementptr inbounds i8, ptr %373, i64 48
  %389 = load i64, ptr %33, align 8, !tbaa !115
  %390 = getelementptr inbounds %struct.Hooks, ptr %387, i64 %389
  %391 = icmp ult ptr %388, %390
  br i1 %391, label %371, label %392, !llvm.loop !159

392:                                              ; preds = %386, %197, %64
  %393 = load ptr, ptr %34, align 8, !tbaa !160
  %394 = icmp eq ptr %393, null
  br i1 %394, label %398, label %395

395:                                              ; preds = %392
  %396 = getelementptr inbounds i32, ptr %393, i64 %53
  %397 = load i32, ptr %396, align 4, !tbaa !41
  br label %400

398:                                              ; preds = %392
  %399 = trunc i64 %53 to i32
  br label %400

400:                                              ; preds = %398, %395
  %401 = phi i32 [ %397, %395 ], [ %399, %398 ]
  %402 = getelementptr inbounds i8, ptr %71, i64 32
  store i32 %401, ptr %402, align 8, !tbaa !14
  %403 = load i32, ptr %35, align 8, !tbaa !41
  %404 = urem i32 %401, %403
  store i32 %404, ptr %71, align 8, !tbaa !41
  %405 = load i32, ptr %35, align 8, !tbaa !41
  %406 = udiv i32 %401, %405
  %407 = load i32, ptr %36, align 4, !tbaa !41
  %408 = urem i32 %406, %407
  %409 = getelementptr inbounds i8, ptr %71, i64 4
  store i32 %408, ptr %409, align 4, !tbaa !41
  %410 = load i32, ptr %35, align 8, !tbaa !41
  %411 = udiv i32 %401, %410
  %412 = load i32, ptr %36, align 4, !tbaa !41
  %413 = udiv i32 %411, %412
  %414 = getelementptr inbounds i8, ptr %71, i64 8
  store i32 %413, ptr %414, align 8, !tbaa !41
  %415 = getelementptr inbounds i8, ptr %71, i64 40
  store i32 1, ptr %415, align 8, !tbaa !161
  %416 = getelementptr inbounds i8, ptr %71, i64 320
  %417 = load i32, ptr %416, align 8, !tbaa !114
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %484, label %419

419:                                              ; preds = %400
  %420 = getelementptr inbounds i8, ptr %71, i64 256
  %421 = getelementptr inbounds i8, ptr %71, i64 128
  %422 = getelementptr inbounds i8, ptr %71, i64 64
  %423 = getelementptr inbounds i8, ptr %71, i64 192
  store i32 0, ptr %420, align 4, !tbaa !41
  store i32 0, ptr %421, align 4, !tbaa !41
  store i32 0, ptr %422, align 4, !tbaa !41
  store i32 1, ptr %423, align 4, !tbaa !41
  %424 = getelementptr inbounds i8, ptr %71, i64 260
  store i32 0, ptr %424, align 4, !tbaa !41
  %425 = getelementptr inbounds i8, ptr %71, i64 132
  store i32 0, ptr %425, align 4, !tbaa !41
  %426 = getelementptr inbounds i8, ptr %71, i64 68
  store i32 0, ptr %426, align 4, !tbaa !41
  %427 = getelementptr inbounds i8, ptr %71, i64 196
  store i32 1, ptr %427, align 4, !tbaa !41
  %428 = getelementptr inbounds i8, ptr %71, i64 264
  store i32 0, ptr %428, align 4, !tbaa !41
  %429 = getelementptr inbounds i8, ptr %71, i64 136
  store i32 0, ptr %429, align 4, !tbaa !41
  %430 = getelementptr inbounds i8, ptr %71, i64 72
  store i32 0, ptr %430, align 4, !tbaa !41
  %431 = getelementptr inbounds i8, ptr %71, i64 200
  store i32 1, ptr %431, align 4, !tbaa !41
  %432 = getelementptr inbounds i8, ptr %71, i64 268
  store i32 0, ptr %432, align 4, !tbaa !41
  %433 = getelementptr inbounds i8, ptr %71, i64 140
  store i32 0, ptr %433, align 4, !tbaa !41
  %434 = getelementptr inbounds i8, ptr %71, i64 76
  store i32 0, ptr %434, align 4, !tbaa !41
  %435 = getelementptr inbounds i8, ptr %71, i64 204
  store i32 1, ptr %435, align 4, !tbaa !41
  %436 = getelementptr inbounds i8, ptr %71, i64 272
  store i32 0, ptr %436, align 4, !tbaa !41
  %437 = getelementptr inbounds i8, ptr %71, i64 144
  store i32 0, ptr %437, align 4, !tbaa !41
  %438 = getelementptr inbounds i8, ptr %71, i64 80
  store i32 0, ptr %438, align 4, !tbaa !41
  %439 = getelementptr inbounds i8, ptr %71, i64 208
  store i32 1, ptr %439, align 4, !tbaa !41
  %440 = getelementptr inbounds i8, ptr %71, i64 276
  store i32 0, ptr %440, align 4, !tbaa !41
  %441 = getelementptr inbounds i8, ptr %71, i64 148
  store i32 0, ptr %441, align 4, !tbaa !41
  %442 = getelementptr inbounds i8, ptr %71, i64 84
  store i32 0, ptr %442, align 4, !tbaa !41
  %443 = getelementptr inbounds i8, ptr %71, i64 212
  store i32 1, ptr %443, align 4, !tbaa !41
  %444 = getelementptr inbounds i8, ptr %71, i64 280
  store i32 0, ptr %444, align 4, !tbaa !41
  %445 = getelementptr inbounds i8, ptr %71, i64 152
  store i32 0, ptr %445, align 4, !tbaa !41
  %446 = getelementptr inbounds i8, ptr %71, i64 88
  store i32 0, ptr %446, align 4, !tbaa !41
  %447 = getelementptr inbounds i8, ptr %71, i64 216
  store i32 1, ptr %447, align 4, !tbaa !41
  %448 = getelementptr inbounds i8, ptr %71, i64 284
  store i32 0, ptr %448, align 4, !tbaa !41
  %449 = getelementptr inbounds i8, ptr %71, i64 156
  store i32 0, ptr %449, align 4, !tbaa !41
  %450 = getelementptr inbounds i8, ptr %71, i64 92
  store i32 0, ptr %450, align 4, !tbaa !41
  %451 = getelementptr inbounds i8, ptr %71, i64 220
  store i32 1, ptr %451, align 4, !tbaa !41
  %452 = getelementptr inbounds i8, ptr %71, i64 288
  store i32 0, ptr %452, align 4, !tbaa !41
  %453 = getelementptr inbounds i8, ptr %71, i64 160
  store i32 0, ptr %453, align 4, !tbaa !41
  %454 = getelementptr inbounds i8, ptr %71, i64 96
  store i32 0, ptr %454, align 4, !tbaa !41
  %455 = getelementptr inbounds i8, ptr %71, i64 224
  store i32 1, ptr %455, align 4, !tbaa !41
  %456 = getelementptr inbounds i8, ptr %71, i64 292
  store i32 0, ptr %456, align 4, !tbaa !41
  %457 = getelementptr inbounds i8, ptr %71, i64 164
  store i32 0, ptr %457, align 4, !tbaa !41
  %458 = getelementptr inbounds i8, ptr %71, i64 100
  store i32 0, ptr %458, align 4, !tbaa !41
  %459 = getelementptr inbounds i8, ptr %71, i64 228
  store i32 1, ptr %459, align 4, !tbaa !41
  %460 = getelementptr inbounds i8, ptr %71, i64 296
  store i32 0, ptr %460, align 4, !tbaa !41
  %461 = getelementptr inbounds i8, ptr %71, i64 168
  store i32 0, ptr %461, align 4, !tbaa !41
  %462 = getelementptr inbounds i8, ptr %71, i64 104
  store i32 0, ptr %462, align 4, !tbaa !41
  %463 = getelementptr inbounds i8, ptr %71, i64 232
  store i32 1, ptr %463, align 4, !tbaa !41
  %464 = getelementptr inbounds i8, ptr %71, i64 300
  store i32 0, ptr %464, align 4, !tbaa !41
  %465 = getelementptr inbounds i8, ptr %71, i64 172
  store i32 0, ptr %465, align 4, !tbaa !41
  %466 = getelementptr inbounds i8, ptr %71, i64 108
  store i32 0, ptr %466, align 4, !tbaa !41
  %467 = getelementptr inbounds i8, ptr %71, i64 236
  store i32 1, ptr %467, align 4, !tbaa !41
  %468 = getelementptr inbounds i8, ptr %71, i64 304
  store i32 0, ptr %468, align 4, !tbaa !41
  %469 = getelementptr inbounds i8, ptr %71, i64 176
  store i32 0, ptr %469, align 4, !tbaa !41
  %470 = getelementptr inbounds i8, ptr %71, i64 112
  store i32 0, ptr %470, align 4, !tbaa !41
  %471 = getelementptr inbounds i8, ptr %71, i64 240
  store i32 1, ptr %471, align 4, !tbaa !41
  %472 = getelementptr inbounds i8, ptr %71, i64 308
  store i32 0, ptr %472, align 4, !tbaa !41
  %473 = getelementptr inbounds i8, ptr %71, i64 180
  store i32 0, ptr %473, align 4, !tbaa !41
  %474 = getelementptr inbounds i8, ptr %71, i64 116
  store i32 0, ptr %474, align 4, !tbaa !41
  %475 = getelementptr inbounds i8, ptr %71, i64 244
  store i32 1, ptr %475, align 4, !tbaa !41
  %476 = getelementptr inbounds i8, ptr %71, i64 312
  store i32 0, ptr %476, align 4, !tbaa !41
  %477 = getelementptr inbounds i8, ptr %71, i64 184
  store i32 0, ptr %477, align 4, !tbaa !41
  %478 = getelementptr inbounds i8, ptr %71, i64 120
  store i32 0, ptr %478, align 4, !tbaa !41
  %479 = getelementptr inbounds i8, ptr %71, i64 248
  store i32 1, ptr %479, align 4, !tbaa !41
  %480 = getelementptr inbounds i8, ptr %71, i64 316
  store i32 0, ptr %480, align 4, !tbaa !41
  %481 = getelementptr inbounds i8, ptr %71, i64 188
  store i32 0, ptr %481, align 4, !tbaa !41
  %482 = getelementptr inbounds i8, ptr %71, i64 124
  store i32 0, ptr %482, align 4, !tbaa !41
  %483 = getelementptr inbounds i8, ptr %71, i64 252
  store i32 1, ptr %483, align 4, !tbaa !41
  store i32 0, ptr %416, align 8, !tbaa !114
  br label %484

484:                                              ; preds = %419, %400
  %485 = load i64, ptr %37, align 8, !tbaa !162
  %486 = icmp ne i64 %485, 0
  %487 = load i32, ptr %19, align 4, !tbaa !136
  %488 = icmp ugt i32 %487, 1
  %489 = select i1 %486, i1 %488, i1 false
  br i1 %489, label %490, label %514

490:                                              ; preds = %484
  %491 = zext i32 %401 to i64
  %492 = mul i64 %491, -4658895280553007687
  %493 = mul i64 %485, -7046029254386353131
  %494 = add i64 %493, %492
  %495 = getelementptr inbounds i8, ptr %71, i64 336
  %496 = zext i32 %487 to i64
  br label %497

497:                                              ; preds = %497, %490
  %498 = phi i64 [ %496, %490 ], [ %506, %497 ]
  %499 = phi i64 [ %494, %490 ], [ %504, %497 ]
  %500 = lshr i64 %499, 29
  %501 = xor i64 %500, %499
  %502 = mul i64 %501, -7723592293110705685
  %503 = lshr i64 %502, 32
  %504 = xor i64 %503, %502
  %505 = urem i64 %504, %498
  %506 = add nsw i64 %498, -1
  %507 = getelementptr inbounds [32 x i8], ptr %495, i64 0, i64 %506
  %508 = load i8, ptr %507, align 1, !tbaa !27
  %509 = getelementptr inbounds [32 x i8], ptr %495, i64 0, i64 %505
  %510 = load i8, ptr %509, align 1, !tbaa !27
  store i8 %510, ptr %507, align 1, !tbaa !27
  store i8 %508, ptr %509, align 1, !tbaa !27
  %511 = icmp ugt i64 %506, 1
  br i1 %511, label %497, label %512, !llvm.loop !163

512:                                              ; preds = %497
  %513 = load i32, ptr %19, align 4, !tbaa !136
  br label %514

514:                                              ; preds = %512, %484
  %515 = phi i32 [ %513, %512 ], [ %487, %484 ]
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %520, label %517

517:                                              ; preds = %514
  %518 = getelementptr inbounds i8, ptr %71, i64 328
  %519 = load ptr, ptr %518, align 8, !tbaa !135
  br label %525

520:                                              ; preds = %559, %514
  %521 = load i64, ptr %33, align 8, !tbaa !115
  %522 = icmp sgt i64 %521, 0
  br i1 %522, label %523, label %580

523:                                              ; preds = %520
  %524 = load ptr, ptr %32, align 8, !tbaa !116
  br label %564

525:                                              ; preds = %559, %517
  %526 = phi i64 [ 0, %517 ], [ %560, %559 ]
  %527 = getelementptr inbounds %struct.Warp, ptr %519, i64 %526
  %528 = load ptr, ptr %527, align 64, !tbaa !53
  %529 = load i64, ptr %38, align 8, !tbaa !164
  %530 = getelementptr inbounds i8, ptr %527, i64 24
  store i64 %529, ptr %530, align 8, !tbaa !165
  %531 = getelementptr inbounds i8, ptr %527, i64 44
  store i32 2, ptr %531, align 4, !tbaa !166
  %532 = getelementptr inbounds i8, ptr %528, i64 16
  store i32 0, ptr %532, align 8, !tbaa !41
  store i32 0, ptr %528, align 8, !tbaa !41
  %533 = load i32, ptr %31, align 4, !tbaa !94
  %534 = and i32 %533, 2
  %535 = getelementptr inbounds i8, ptr %528, i64 12
  store i32 %534, ptr %535, align 4, !tbaa !41
  %536 = getelementptr inbounds i8, ptr %528, i64 32
  store i64 0, ptr %536, align 8, !tbaa !40
  %537 = getelementptr inbounds i8, ptr %527, i64 36
  %538 = load i32, ptr %537, align 4, !tbaa !146
  %539 = getelementptr inbounds i8, ptr %528, i64 8
  store i32 %538, ptr %539, align 8, !tbaa !41
  %540 = icmp eq i32 %538, -1
  br i1 %540, label %543, label %541

541:                                              ; preds = %525
  %542 = getelementptr inbounds i8, ptr %528, i64 4
  store i32 1, ptr %542, align 4, !tbaa !41
  br label %549

543:                                              ; preds = %525
  %544 = load i32, ptr %31, align 4, !tbaa !94
  %545 = lshr i32 %544, 1
  %546 = and i32 %545, 1
  %547 = getelementptr inbounds i8, ptr %528, i64 4
  store i32 %546, ptr %547, align 4, !tbaa !41
  %548 = icmp eq i32 %546, 0
  br i1 %548, label %559, label %549

549:                                              ; preds = %543, %541
  %550 = getelementptr inbounds i8, ptr %528, i64 64
  store i64 1, ptr %550, align 8, !tbaa !40
  %551 = load i32, ptr %537, align 4, !tbaa !146
  %552 = load ptr, ptr %30, align 8, !tbaa !63
  %553 = load i32, ptr %29, align 8, !tbaa !148
  %554 = zext i32 %553 to i64
  %555 = getelementptr inbounds %struct.Function, ptr %552, i64 %554, i32 4
  %556 = load i32, ptr %555, align 8, !tbaa !149
  %557 = zext i32 %556 to i64
  %558 = getelementptr inbounds i8, ptr %528, i64 %557
  store i32 %551, ptr %558, align 4, !tbaa !41
  br label %559

559:                                              ; preds = %549, %543
  %560 = add nuw nsw i64 %526, 1
  %561 = load i32, ptr %19, align 4, !tbaa !136
  %562 = zext i32 %561 to i64
  %563 = icmp ult i64 %560, %562
  br i1 %563, label %525, label %520, !llvm.loop !167

564:                                              ; preds = %574, %523
  %565 = phi i64 [ %575, %574 ], [ %521, %523 ]
  %566 = phi ptr [ %576, %574 ], [ %524, %523 ]
  %567 = phi ptr [ %577, %574 ], [ %524, %523 ]
  %568 = getelementptr inbounds i8, ptr %567, i64 8
  %569 = load ptr, ptr %568, align 8, !tbaa !168
  %570 = icmp eq ptr %569, null
  br i1 %570, label %574, label %571

571:                                              ; preds = %564
  tail call void %569(ptr noundef nonnull %71) #19
  %572 = load ptr, ptr %32, align 8, !tbaa !116
  %573 = load i64, ptr %33, align 8, !tbaa !115
  br label %574

574:                                              ; preds = %571, %564
  %575 = phi i64 [ %565, %564 ], [ %573, %571 ]
  %576 = phi ptr [ %566, %564 ], [ %572, %571 ]
  %577 = getelementptr inbounds i8, ptr %567, i64 48
  %578 = getelementptr inbounds %struct.Hooks, ptr %576, i64 %575
  %579 = icmp ult ptr %577, %578
  br i1 %579, label %564, label %580, !llvm.loop !169

580:                                              ; preds = %574, %520
  %581 = load i32, ptr %39, align 8, !tbaa !170
  %582 = load i64, ptr %13, align 8, !tbaa !129
  %583 = trunc i64 %582 to i32
  %584 = add i32 %581, -1
  %585 = add i32 %584, %583
  %586 = urem i32 %585, %583
  store i32 %586, ptr %39, align 8, !tbaa !170
  %587 = load ptr, ptr %40, align 8, !tbaa !171
  %588 = zext i32 %586 to i64
  %589 = getelementptr inbounds i32, ptr %587, i64 %588
  store i32 %66, ptr %589, align 4, !tbaa !41
  %590 = load i32, ptr %10, align 4, !tbaa !125
  %591 = add i32 %590, 1
  store i32 %591, ptr %10, align 4, !tbaa !125
  br label %595

592:                                              ; preds = %52
  %593 = load i32, ptr %10, align 4, !tbaa !125
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %1364, label %595

595:                                              ; preds = %592, %580, %47, %44
  %596 = phi i32 [ %593, %592 ], [ %591, %580 ], [ %42, %47 ], [ %42, %44 ]
  %597 = load ptr, ptr %40, align 8, !tbaa !171
  %598 = load i32, ptr %39, align 8, !tbaa !170
  %599 = zext i32 %598 to i64
  %600 = getelementptr inbounds i32, ptr %597, i64 %599
  %601 = load i32, ptr %600, align 4, !tbaa !41
  %602 = load ptr, ptr %1, align 8, !tbaa !133
  %603 = zext i32 %601 to i64
  %604 = load i64, ptr %18, align 8, !tbaa !134
  %605 = mul i64 %604, %603
  %606 = getelementptr inbounds i8, ptr %602, i64 %605
  %607 = getelementptr inbounds i8, ptr %606, i64 328
  %608 = load ptr, ptr %607, align 8, !tbaa !135
  %609 = getelementptr inbounds i8, ptr %608, i64 16
  %610 = load ptr, ptr %609, align 16, !tbaa !33
  %611 = getelementptr inbounds i8, ptr %610, i64 68
  %612 = getelementptr inbounds i8, ptr %606, i64 336
  %613 = getelementptr inbounds i8, ptr %610, i64 64
  %614 = getelementptr inbounds i8, ptr %610, i64 112
  %615 = getelementptr inbounds i8, ptr %610, i64 120
  %616 = getelementptr inbounds i8, ptr %606, i64 64
  %617 = load i32, ptr %611, align 4, !tbaa !136
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %619, label %625

619:                                              ; preds = %595
  %620 = add i32 %598, 1
  %621 = load i64, ptr %13, align 8, !tbaa !129
  %622 = trunc i64 %621 to i32
  %623 = urem i32 %620, %622
  store i32 %623, ptr %39, align 8, !tbaa !170
  %624 = add i32 %596, -1
  store i32 %624, ptr %10, align 4, !tbaa !125
  br label %1355

625:                                              ; preds = %595, %1106
  %626 = phi i64 [ %1107, %1106 ], [ 0, %595 ]
  %627 = phi i32 [ %1108, %1106 ], [ 0, %595 ]
  %628 = phi i32 [ %1109, %1106 ], [ 0, %595 ]
  %629 = phi i32 [ %1110, %1106 ], [ 0, %595 ]
  %630 = phi i32 [ %1111, %1106 ], [ 0, %595 ]
  %631 = load ptr, ptr %607, align 8, !tbaa !135
  %632 = getelementptr inbounds [32 x i8], ptr %612, i64 0, i64 %626
  %633 = load i8, ptr %632, align 1, !tbaa !27
  %634 = zext i8 %633 to i64
  %635 = getelementptr inbounds %struct.Warp, ptr %631, i64 %634
  %636 = getelementptr inbounds i8, ptr %635, i64 44
  %637 = load i32, ptr %636, align 4, !tbaa !166
  switch i32 %637, label %1094 [
    i32 2, label %638
    i32 1, label %1086
  ]

638:                                              ; preds = %625
  %639 = load atomic i32, ptr %613 monotonic, align 8
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %641, label %1364

641:                                              ; preds = %638
  %642 = getelementptr inbounds i8, ptr %635, i64 16
  %643 = load ptr, ptr %642, align 16, !tbaa !33
  %644 = getelementptr inbounds i8, ptr %643, i64 128
  %645 = load ptr, ptr %644, align 8, !tbaa !63
  %646 = load ptr, ptr %635, align 64, !tbaa !53
  %647 = getelementptr inbounds i8, ptr %646, i64 20
  %648 = load i32, ptr %647, align 4, !tbaa !41
  %649 = zext i32 %648 to i64
  %650 = getelementptr inbounds %struct.Function, ptr %645, i64 %649
  %651 = getelementptr inbounds i8, ptr %646, i64 4
  %652 = load i32, ptr %651, align 4, !tbaa !41
  %653 = icmp eq i32 %652, 0
  %654 = select i1 %653, i64 0, i64 8
  %655 = getelementptr inbounds i8, ptr %650, i64 %654
  %656 = load ptr, ptr %655, align 8, !tbaa !62
  %657 = icmp eq ptr %656, null
  br i1 %657, label %663, label %658

658:                                              ; preds = %641
  %659 = getelementptr inbounds i8, ptr %635, i64 76
  %660 = getelementptr inbounds i8, ptr %635, i64 60
  %661 = getelementptr inbounds i8, ptr %635, i64 112
  %662 = getelementptr inbounds i8, ptr %635, i64 64
  br label %670

663:                                              ; preds = %641, %1002
  %664 = phi ptr [ %1003, %1002 ], [ %646, %641 ]
  %665 = phi i32 [ %1006, %1002 ], [ %648, %641 ]
  %666 = getelementptr inbounds i8, ptr %664, i64 4
  %667 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 %665, ptr %667, align 4, !tbaa !172
  %668 = load i32, ptr %666, align 4, !tbaa !41
  %669 = getelementptr inbounds i8, ptr %1, i64 56
  store i32 %668, ptr %669, align 8, !tbaa !173
  br label %1364

670:                                              ; preds = %1002, %658
  %671 = phi ptr [ %656, %658 ], [ %1014, %1002 ]
  %672 = tail call i32 %671(ptr noundef nonnull %635) #19
  switch i32 %672, label %997 [
    i32 5, label %673
    i32 6, label %901
  ]

673:                                              ; preds = %670
  %674 = load ptr, ptr %642, align 16, !tbaa !33
  %675 = getelementptr inbounds i8, ptr %674, i64 224
  %676 = load ptr, ptr %675, align 8, !tbaa !174
  %677 = load i32, ptr %660, align 4, !tbaa !175
  %678 = zext i32 %677 to i64
  %679 = getelementptr inbounds i32, ptr %676, i64 %678
  %680 = load ptr, ptr %635, align 64, !tbaa !53
  %681 = getelementptr inbounds i8, ptr %674, i64 128
  %682 = load ptr, ptr %681, align 8, !tbaa !63
  %683 = getelementptr inbounds i8, ptr %680, i64 20
  %684 = load i32, ptr %683, align 4, !tbaa !41
  %685 = zext i32 %684 to i64
  %686 = getelementptr inbounds %struct.Function, ptr %682, i64 %685, i32 2
  %687 = load i32, ptr %686, align 8, !tbaa !176
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds i8, ptr %680, i64 %688
  %690 = load i32, ptr %679, align 4, !tbaa !41
  %691 = zext i32 %690 to i64
  %692 = getelementptr inbounds %struct.Function, ptr %682, i64 %691, i32 2
  %693 = load i32, ptr %692, align 8, !tbaa !176
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds i8, ptr %689, i64 %694
  %696 = load ptr, ptr %661, align 16, !tbaa !102
  %697 = icmp ugt ptr %695, %696
  br i1 %697, label %698, label %750

698:                                              ; preds = %673
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #17
  %699 = getelementptr inbounds i8, ptr %635, i64 120
  %700 = load i32, ptr %699, align 8, !tbaa !124
  %701 = load i32, ptr %662, align 64, !tbaa !177
  %702 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %701, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !178)
  store i32 10, ptr %5, align 8, !tbaa !4, !alias.scope !178
  %703 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %700, ptr %703, align 4, !tbaa !10, !alias.scope !178
  %704 = getelementptr inbounds i8, ptr %5, i64 8
  %705 = getelementptr inbounds i8, ptr %635, i64 8
  %706 = load ptr, ptr %705, align 8, !tbaa !11, !noalias !178
  %707 = getelementptr inbounds i8, ptr %706, i64 32
  %708 = load i32, ptr %707, align 8, !tbaa !14, !noalias !178
  store i32 %708, ptr %704, align 8, !tbaa !16, !alias.scope !178
  %709 = getelementptr inbounds i8, ptr %5, i64 12
  %710 = getelementptr inbounds i8, ptr %635, i64 32
  %711 = load i32, ptr %710, align 32, !tbaa !17, !noalias !178
  store i32 %711, ptr %709, align 4, !tbaa !18, !alias.scope !178
  %712 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %702, ptr %712, align 8, !tbaa !19, !alias.scope !178
  %713 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 0, ptr %713, align 4, !tbaa !20, !alias.scope !178
  %714 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %714, align 8, !tbaa !21, !alias.scope !178
  %715 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %715, align 4, !tbaa !22, !alias.scope !178
  %716 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %716, align 8, !tbaa !23, !alias.scope !178
  %717 = getelementptr inbounds i8, ptr %5, i64 40
  %718 = getelementptr inbounds i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %718, i8 0, i64 16, i1 false), !alias.scope !178
  %719 = load i32, ptr %659, align 4, !tbaa !181
  %720 = zext i32 %719 to i64
  store i64 %720, ptr %717, align 8, !tbaa !40
  %721 = getelementptr inbounds i8, ptr %674, i64 164
  %722 = atomicrmw add ptr %721, i32 1 monotonic, align 4
  %723 = getelementptr inbounds i8, ptr %674, i64 160
  %724 = load i32, ptr %723, align 8, !tbaa !24
  %725 = icmp ult i32 %722, %724
  br i1 %725, label %726, label %898

726:                                              ; preds = %698
  %727 = getelementptr inbounds i8, ptr %674, i64 152
  %728 = load ptr, ptr %727, align 8, !tbaa !26
  %729 = zext i32 %722 to i64
  %730 = getelementptr inbounds %struct.Event, ptr %728, i64 %729
  br label %731

731:                                              ; preds = %731, %726
  %732 = phi i64 [ 0, %726 ], [ %748, %731 ]
  %733 = getelementptr inbounds i8, ptr %5, i64 %732
  %734 = load i8, ptr %733, align 4, !tbaa !27
  %735 = getelementptr inbounds i8, ptr %730, i64 %732
  store i8 %734, ptr %735, align 1, !tbaa !27
  %736 = or disjoint i64 %732, 1
  %737 = getelementptr inbounds i8, ptr %5, i64 %736
  %738 = load i8, ptr %737, align 1, !tbaa !27
  %739 = getelementptr inbounds i8, ptr %730, i64 %736
  store i8 %738, ptr %739, align 1, !tbaa !27
  %740 = or disjoint i64 %732, 2
  %741 = getelementptr inbounds i8, ptr %5, i64 %740
  %742 = load i8, ptr %741, align 2, !tbaa !27
  %743 = getelementptr inbounds i8, ptr %730, i64 %740
  store i8 %742, ptr %743, align 1, !tbaa !27
  %744 = or disjoint i64 %732, 3
  %745 = getelementptr inbounds i8, ptr %5, i64 %744
  %746 = load i8, ptr %745, align 1, !tbaa !27
  %747 = getelementptr inbounds i8, ptr %730, i64 %744
  store i8 %746, ptr %747, align 1, !tbaa !27
  %748 = add nuw nsw i64 %732, 4
  %749 = icmp eq i64 %748, 64
  br i1 %749, label %898, label %731, !llvm.loop !28

750:                                              ; preds = %673
  %751 = load i32, ptr %662, align 64, !tbaa !177
  %752 = getelementptr inbounds %struct.Function, ptr %682, i64 %691
  %753 = getelementptr inbounds i8, ptr %752, i64 24
  %754 = load i32, ptr %753, align 8, !tbaa !149
  %755 = getelementptr inbounds i8, ptr %752, i64 36
  %756 = load i32, ptr %755, align 4, !tbaa !150
  %757 = shl i32 %756, 2
  %758 = add i32 %757, %754
  %759 = freeze i32 %758
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %801, label %761

761:                                              ; preds = %750
  %762 = zext i32 %759 to i64
  %763 = add nuw nsw i64 %762, 7
  %764 = lshr i64 %763, 3
  %765 = add nsw i64 %764, -1
  %766 = and i64 %764, 7
  %767 = icmp ult i64 %765, 7
  br i1 %767, label %791, label %768

768:                                              ; preds = %761
  %769 = and i64 %764, 1073741816
  br label %770

770:                                              ; preds = %770, %768
  %771 = phi i64 [ 0, %768 ], [ %788, %770 ]
  %772 = phi i64 [ 0, %768 ], [ %789, %770 ]
  %773 = getelementptr inbounds i64, ptr %689, i64 %771
  store volatile i64 0, ptr %773, align 8, !tbaa !40
  %774 = or disjoint i64 %771, 1
  %775 = getelementptr inbounds i64, ptr %689, i64 %774
  store volatile i64 0, ptr %775, align 8, !tbaa !40
  %776 = or disjoint i64 %771, 2
  %777 = getelementptr inbounds i64, ptr %689, i64 %776
  store volatile i64 0, ptr %777, align 8, !tbaa !40
  %778 = or disjoint i64 %771, 3
  %779 = getelementptr inbounds i64, ptr %689, i64 %778
  store volatile i64 0, ptr %779, align 8, !tbaa !40
  %780 = or disjoint i64 %771, 4
  %781 = getelementptr inbounds i64, ptr %689, i64 %780
  store volatile i64 0, ptr %781, align 8, !tbaa !40
  %782 = or disjoint i64 %771, 5
  %783 = getelementptr inbounds i64, ptr %689, i64 %782
  store volatile i64 0, ptr %783, align 8, !tbaa !40
  %784 = or disjoint i64 %771, 6
  %785 = getelementptr inbounds i64, ptr %689, i64 %784
  store volatile i64 0, ptr %785, align 8, !tbaa !40
  %786 = or disjoint i64 %771, 7
  %787 = getelementptr inbounds i64, ptr %689, i64 %786
  store volatile i64 0, ptr %787, align 8, !tbaa !40
  %788 = add nuw nsw i64 %771, 8
  %789 = add i64 %772, 8
  %790 = icmp eq i64 %789, %769
  br i1 %790, label %791, label %770, !llvm.loop !152

791:                                              ; preds = %770, %761
  %792 = phi i64 [ 0, %761 ], [ %788, %770 ]
  %793 = icmp eq i64 %766, 0
  br i1 %793, label %801, label %794

794:                                              ; preds = %791, %794
  %795 = phi i64 [ %798, %794 ], [ %792, %791 ]
  %796 = phi i64 [ %799, %794 ], [ 0, %791 ]
  %797 = getelementptr inbounds i64, ptr %689, i64 %795
  store volatile i64 0, ptr %797, align 8, !tbaa !40
  %798 = add nuw nsw i64 %795, 1
  %799 = add i64 %796, 1
  %800 = icmp eq i64 %799, %766
  br i1 %800, label %801, label %794, !llvm.loop !182

801:                                              ; preds = %791, %794, %750
  %802 = getelementptr inbounds i8, ptr %689, i64 20
  store i32 %690, ptr %802, align 4, !tbaa !41
  %803 = getelementptr inbounds i8, ptr %689, i64 8
  store i32 %751, ptr %803, align 8, !tbaa !41
  %804 = icmp eq i32 %751, -1
  br i1 %804, label %812, label %805

805:                                              ; preds = %801
  %806 = getelementptr inbounds i8, ptr %689, i64 4
  store i32 1, ptr %806, align 4, !tbaa !41
  %807 = getelementptr inbounds i8, ptr %674, i64 76
  %808 = load i32, ptr %807, align 4, !tbaa !94
  %809 = and i32 %808, 2
  %810 = getelementptr inbounds i8, ptr %689, i64 12
  store i32 %809, ptr %810, align 4, !tbaa !41
  %811 = getelementptr inbounds i8, ptr %689, i64 64
  store i64 1, ptr %811, align 8, !tbaa !40
  br label %825

812:                                              ; preds = %801
  %813 = getelementptr inbounds i8, ptr %674, i64 76
  %814 = load i32, ptr %813, align 4, !tbaa !94
  %815 = freeze i32 %814
  %816 = lshr i32 %815, 1
  %817 = and i32 %816, 1
  %818 = getelementptr inbounds i8, ptr %689, i64 4
  store i32 %817, ptr %818, align 4, !tbaa !41
  %819 = load i32, ptr %813, align 4, !tbaa !94
  %820 = and i32 %819, 2
  %821 = getelementptr inbounds i8, ptr %689, i64 12
  store i32 %820, ptr %821, align 4, !tbaa !41
  %822 = zext nneg i32 %817 to i64
  %823 = getelementptr inbounds i8, ptr %689, i64 64
  store i64 %822, ptr %823, align 8, !tbaa !40
  %824 = icmp eq i32 %817, 0
  br i1 %824, label %826, label %825

825:                                              ; preds = %812, %805
  br label %826

826:                                              ; preds = %825, %812
  %827 = phi i32 [ %751, %825 ], [ 0, %812 ]
  %828 = load i32, ptr %753, align 8, !tbaa !149
  %829 = zext i32 %828 to i64
  %830 = getelementptr inbounds i8, ptr %689, i64 %829
  store i32 %827, ptr %830, align 4, !tbaa !41
  %831 = ptrtoint ptr %689 to i64
  %832 = getelementptr inbounds i8, ptr %752, i64 40
  %833 = load i32, ptr %832, align 8, !tbaa !154
  %834 = zext i32 %833 to i64
  %835 = add i64 %834, %831
  %836 = getelementptr inbounds i8, ptr %689, i64 40
  store i64 %835, ptr %836, align 8, !tbaa !40
  %837 = getelementptr inbounds i8, ptr %689, i64 24
  store ptr %680, ptr %837, align 8, !tbaa !62
  %838 = load i32, ptr %660, align 4, !tbaa !175
  %839 = getelementptr inbounds i8, ptr %689, i64 48
  store i32 %838, ptr %839, align 8, !tbaa !41
  %840 = load i32, ptr %662, align 64, !tbaa !177
  %841 = getelementptr inbounds i8, ptr %689, i64 52
  store i32 %840, ptr %841, align 4, !tbaa !41
  %842 = getelementptr inbounds i8, ptr %679, i64 4
  %843 = load i32, ptr %842, align 4, !tbaa !41
  %844 = icmp eq i32 %843, 0
  br i1 %844, label %845, label %848

845:                                              ; preds = %893, %826
  store ptr %689, ptr %635, align 64, !tbaa !53
  %846 = load i32, ptr %659, align 4, !tbaa !181
  %847 = add i32 %846, 1
  store i32 %847, ptr %659, align 4, !tbaa !181
  br label %1002

848:                                              ; preds = %826, %893
  %849 = phi i32 [ %894, %893 ], [ %843, %826 ]
  %850 = phi i64 [ %895, %893 ], [ 0, %826 ]
  %851 = trunc nuw i64 %850 to i32
  %852 = mul i32 %851, 3
  %853 = add i32 %852, 3
  %854 = add i32 %852, 5
  %855 = zext i32 %854 to i64
  %856 = getelementptr inbounds i32, ptr %679, i64 %855
  %857 = load i32, ptr %856, align 4, !tbaa !41
  %858 = zext i32 %857 to i64
  %859 = getelementptr inbounds i8, ptr %689, i64 %858
  %860 = zext i32 %853 to i64
  %861 = getelementptr inbounds i32, ptr %679, i64 %860
  %862 = load i32, ptr %861, align 4, !tbaa !41
  %863 = zext i32 %862 to i64
  %864 = getelementptr inbounds i8, ptr %680, i64 %863
  %865 = add i32 %852, 4
  %866 = zext i32 %865 to i64
  %867 = getelementptr inbounds i32, ptr %679, i64 %866
  %868 = load i32, ptr %867, align 4, !tbaa !41
  %869 = zext i32 %868 to i64
  %870 = shl nuw nsw i64 %869, 5
  %871 = icmp eq i32 %868, 0
  br i1 %871, label %893, label %872

872:                                              ; preds = %848, %872
  %873 = phi i64 [ %889, %872 ], [ 0, %848 ]
  %874 = getelementptr inbounds i8, ptr %864, i64 %873
  %875 = load i8, ptr %874, align 1, !tbaa !27
  %876 = getelementptr inbounds i8, ptr %859, i64 %873
  store i8 %875, ptr %876, align 1, !tbaa !27
  %877 = or disjoint i64 %873, 1
  %878 = getelementptr inbounds i8, ptr %864, i64 %877
  %879 = load i8, ptr %878, align 1, !tbaa !27
  %880 = getelementptr inbounds i8, ptr %859, i64 %877
  store i8 %879, ptr %880, align 1, !tbaa !27
  %881 = or disjoint i64 %873, 2
  %882 = getelementptr inbounds i8, ptr %864, i64 %881
  %883 = load i8, ptr %882, align 1, !tbaa !27
  %884 = getelementptr inbounds i8, ptr %859, i64 %881
  store i8 %883, ptr %884, align 1, !tbaa !27
  %885 = or disjoint i64 %873, 3
  %886 = getelementptr inbounds i8, ptr %864, i64 %885
  %887 = load i8, ptr %886, align 1, !tbaa !27
  %888 = getelementptr inbounds i8, ptr %859, i64 %885
  store i8 %887, ptr %888, align 1, !tbaa !27
  %889 = add nuw nsw i64 %873, 4
  %890 = icmp eq i64 %889, %870
  br i1 %890, label %891, label %872, !llvm.loop !28

891:                                              ; preds = %872
  %892 = load i32, ptr %842, align 4, !tbaa !41
  br label %893

893:                                              ; preds = %891, %848
  %894 = phi i32 [ %892, %891 ], [ %849, %848 ]
  %895 = add nuw nsw i64 %850, 1
  %896 = zext i32 %894 to i64
  %897 = icmp ult i64 %895, %896
  br i1 %897, label %848, label %845, !llvm.loop !183

898:                                              ; preds = %731, %698
  %899 = load ptr, ptr %642, align 16, !tbaa !33
  %900 = getelementptr inbounds i8, ptr %899, i64 64
  store atomic i32 1, ptr %900 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #17
  br label %1364

901:                                              ; preds = %670
  %902 = load ptr, ptr %635, align 64, !tbaa !53
  %903 = getelementptr inbounds i8, ptr %902, i64 24
  %904 = load ptr, ptr %903, align 8, !tbaa !62
  %905 = load ptr, ptr %642, align 16, !tbaa !33
  %906 = getelementptr inbounds i8, ptr %905, i64 224
  %907 = load ptr, ptr %906, align 8, !tbaa !174
  %908 = getelementptr inbounds i8, ptr %902, i64 48
  %909 = load i32, ptr %908, align 8, !tbaa !41
  %910 = zext i32 %909 to i64
  %911 = getelementptr inbounds i32, ptr %907, i64 %910
  %912 = getelementptr inbounds i8, ptr %911, i64 8
  %913 = load i32, ptr %912, align 4, !tbaa !41
  %914 = icmp eq i32 %913, 0
  br i1 %914, label %994, label %915

915:                                              ; preds = %901
  %916 = getelementptr inbounds i8, ptr %911, i64 12
  %917 = getelementptr inbounds i8, ptr %911, i64 4
  %918 = load i32, ptr %917, align 4, !tbaa !41
  %919 = mul i32 %918, 3
  %920 = zext i32 %919 to i64
  %921 = getelementptr inbounds i32, ptr %916, i64 %920
  %922 = getelementptr inbounds i8, ptr %902, i64 52
  br label %923

923:                                              ; preds = %928, %915
  %924 = phi i32 [ 0, %915 ], [ %929, %928 ]
  %925 = phi ptr [ %921, %915 ], [ %930, %928 ]
  %926 = getelementptr inbounds i8, ptr %925, i64 8
  %927 = getelementptr inbounds i8, ptr %925, i64 4
  br label %933

928:                                              ; preds = %991
  %929 = add nuw i32 %924, 1
  %930 = getelementptr inbounds i8, ptr %925, i64 12
  %931 = load i32, ptr %912, align 4, !tbaa !41
  %932 = icmp ult i32 %929, %931
  br i1 %932, label %923, label %994, !llvm.loop !184

933:                                              ; preds = %991, %923
  %934 = phi i32 [ 0, %923 ], [ %992, %991 ]
  %935 = load i32, ptr %922, align 4, !tbaa !41
  %936 = shl nuw i32 1, %934
  %937 = and i32 %935, %936
  %938 = icmp eq i32 %937, 0
  br i1 %938, label %991, label %939

939:                                              ; preds = %933
  %940 = load i32, ptr %926, align 4, !tbaa !41
  %941 = zext i32 %940 to i64
  %942 = getelementptr inbounds i8, ptr %904, i64 %941
  %943 = load i32, ptr %927, align 4, !tbaa !41
  %944 = mul i32 %943, %934
  %945 = zext i32 %944 to i64
  %946 = getelementptr inbounds i8, ptr %942, i64 %945
  %947 = load i32, ptr %925, align 4, !tbaa !41
  %948 = zext i32 %947 to i64
  %949 = getelementptr inbounds i8, ptr %902, i64 %948
  %950 = getelementptr inbounds i8, ptr %949, i64 %945
  %951 = zext i32 %943 to i64
  %952 = icmp eq i32 %943, 0
  br i1 %952, label %991, label %953

953:                                              ; preds = %939
  %954 = and i64 %951, 3
  %955 = icmp ult i32 %943, 4
  br i1 %955, label %979, label %956

956:                                              ; preds = %953
  %957 = and i64 %951, 4294967292
  br label %958

958:                                              ; preds = %958, %956
  %959 = phi i64 [ 0, %956 ], [ %976, %958 ]
  %960 = phi i64 [ 0, %956 ], [ %977, %958 ]
  %961 = getelementptr inbounds i8, ptr %950, i64 %959
  %962 = load i8, ptr %961, align 1, !tbaa !27
  %963 = getelementptr inbounds i8, ptr %946, i64 %959
  store i8 %962, ptr %963, align 1, !tbaa !27
  %964 = or disjoint i64 %959, 1
  %965 = getelementptr inbounds i8, ptr %950, i64 %964
  %966 = load i8, ptr %965, align 1, !tbaa !27
  %967 = getelementptr inbounds i8, ptr %946, i64 %964
  store i8 %966, ptr %967, align 1, !tbaa !27
  %968 = or disjoint i64 %959, 2
  %969 = getelementptr inbounds i8, ptr %950, i64 %968
  %970 = load i8, ptr %969, align 1, !tbaa !27
  %971 = getelementptr inbounds i8, ptr %946, i64 %968
  store i8 %970, ptr %971, align 1, !tbaa !27
  %972 = or disjoint i64 %959, 3
  %973 = getelementptr inbounds i8, ptr %950, i64 %972
  %974 = load i8, ptr %973, align 1, !tbaa !27
  %975 = getelementptr inbounds i8, ptr %946, i64 %972
  store i8 %974, ptr %975, align 1, !tbaa !27
  %976 = add nuw nsw i64 %959, 4
  %977 = add i64 %960, 4
  %978 = icmp eq i64 %977, %957
  br i1 %978, label %979, label %958, !llvm.loop !28

979:                                              ; preds = %958, %953
  %980 = phi i64 [ 0, %953 ], [ %976, %958 ]
  %981 = icmp eq i64 %954, 0
  br i1 %981, label %991, label %982

982:                                              ; preds = %979, %982
  %983 = phi i64 [ %988, %982 ], [ %980, %979 ]
  %984 = phi i64 [ %989, %982 ], [ 0, %979 ]
  %985 = getelementptr inbounds i8, ptr %950, i64 %983
  %986 = load i8, ptr %985, align 1, !tbaa !27
  %987 = getelementptr inbounds i8, ptr %946, i64 %983
  store i8 %986, ptr %987, align 1, !tbaa !27
  %988 = add nuw nsw i64 %983, 1
  %989 = add i64 %984, 1
  %990 = icmp eq i64 %989, %954
  br i1 %990, label %991, label %982, !llvm.loop !185

991:                                              ; preds = %979, %982, %939, %933
  %992 = add nuw nsw i32 %934, 1
  %993 = icmp eq i32 %992, 32
  br i1 %993, label %928, label %933, !llvm.loop !186

994:                                              ; preds = %928, %901
  store ptr %904, ptr %635, align 64, !tbaa !53
  %995 = load i32, ptr %659, align 4, !tbaa !181
  %996 = add i32 %995, -1
  store i32 %996, ptr %659, align 4, !tbaa !181
  br label %1002

997:                                              ; preds = %670
  %998 = add i32 %672, -5
  %999 = icmp ult i32 %998, -2
  br i1 %999, label %1016, label %1000

1000:                                             ; preds = %997
  %1001 = load ptr, ptr %635, align 64, !tbaa !53
  br label %1002

1002:                                             ; preds = %1000, %994, %845
  %1003 = phi ptr [ %1001, %1000 ], [ %904, %994 ], [ %689, %845 ]
  %1004 = load ptr, ptr %644, align 8, !tbaa !63
  %1005 = getelementptr inbounds i8, ptr %1003, i64 20
  %1006 = load i32, ptr %1005, align 4, !tbaa !41
  %1007 = zext i32 %1006 to i64
  %1008 = getelementptr inbounds %struct.Function, ptr %1004, i64 %1007
  %1009 = getelementptr inbounds i8, ptr %1003, i64 4
  %1010 = load i32, ptr %1009, align 4, !tbaa !41
  %1011 = icmp eq i32 %1010, 0
  %1012 = select i1 %1011, i64 0, i64 8
  %1013 = getelementptr inbounds i8, ptr %1008, i64 %1012
  %1014 = load ptr, ptr %1013, align 8, !tbaa !62
  %1015 = icmp eq ptr %1014, null
  br i1 %1015, label %663, label %670

1016:                                             ; preds = %997
  %1017 = icmp slt i32 %672, 0
  br i1 %1017, label %1364, label %1018

1018:                                             ; preds = %1016
  %1019 = icmp eq i32 %672, 7
  br i1 %1019, label %1364, label %1020

1020:                                             ; preds = %1018
  store i32 %672, ptr %636, align 4, !tbaa !166
  switch i32 %672, label %1094 [
    i32 1, label %1086
    i32 2, label %1021
  ]

1021:                                             ; preds = %1020
  %1022 = add i32 %627, 1
  %1023 = load i64, ptr %614, align 8, !tbaa !164
  %1024 = getelementptr inbounds i8, ptr %635, i64 24
  %1025 = load i64, ptr %1024, align 8, !tbaa !165
  %1026 = add nsw i64 %1025, %1023
  store i64 %1026, ptr %1024, align 8, !tbaa !165
  %1027 = atomicrmw sub ptr %615, i64 %1023 monotonic, align 8
  %1028 = sub i64 %1027, %1023
  %1029 = icmp slt i64 %1028, 0
  br i1 %1029, label %1030, label %1094

1030:                                             ; preds = %1021
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #17
  %1031 = getelementptr inbounds i8, ptr %635, i64 120
  %1032 = load i32, ptr %1031, align 8, !tbaa !124
  %1033 = load ptr, ptr %635, align 64, !tbaa !53
  %1034 = getelementptr inbounds i8, ptr %1033, i64 8
  %1035 = load i32, ptr %1034, align 8, !tbaa !41
  %1036 = tail call i32 @llvm.umax.i32(i32 %1035, i32 1)
  %1037 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1036, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !187)
  store i32 7, ptr %4, align 8, !tbaa !4, !alias.scope !187
  %1038 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %1032, ptr %1038, align 4, !tbaa !10, !alias.scope !187
  %1039 = getelementptr inbounds i8, ptr %4, i64 8
  %1040 = getelementptr inbounds i8, ptr %635, i64 8
  %1041 = load ptr, ptr %1040, align 8, !tbaa !11, !noalias !187
  %1042 = getelementptr inbounds i8, ptr %1041, i64 32
  %1043 = load i32, ptr %1042, align 8, !tbaa !14, !noalias !187
  store i32 %1043, ptr %1039, align 8, !tbaa !16, !alias.scope !187
  %1044 = getelementptr inbounds i8, ptr %4, i64 12
  %1045 = getelementptr inbounds i8, ptr %635, i64 32
  %1046 = load i32, ptr %1045, align 32, !tbaa !17, !noalias !187
  store i32 %1046, ptr %1044, align 4, !tbaa !18, !alias.scope !187
  %1047 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %1037, ptr %1047, align 8, !tbaa !19, !alias.scope !187
  %1048 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 0, ptr %1048, align 4, !tbaa !20, !alias.scope !187
  %1049 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %1049, align 8, !tbaa !21, !alias.scope !187
  %1050 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %1050, align 4, !tbaa !22, !alias.scope !187
  %1051 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %1051, align 8, !tbaa !23, !alias.scope !187
  %1052 = getelementptr inbounds i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1052, i8 0, i64 24, i1 false), !alias.scope !187
  %1053 = load ptr, ptr %642, align 16, !tbaa !33
  %1054 = getelementptr inbounds i8, ptr %1053, i64 164
  %1055 = atomicrmw add ptr %1054, i32 1 monotonic, align 4
  %1056 = getelementptr inbounds i8, ptr %1053, i64 160
  %1057 = load i32, ptr %1056, align 8, !tbaa !24
  %1058 = icmp ult i32 %1055, %1057
  br i1 %1058, label %1059, label %1083

1059:                                             ; preds = %1030
  %1060 = getelementptr inbounds i8, ptr %1053, i64 152
  %1061 = load ptr, ptr %1060, align 8, !tbaa !26
  %1062 = zext i32 %1055 to i64
  %1063 = getelementptr inbounds %struct.Event, ptr %1061, i64 %1062
  br label %1064

1064:                                             ; preds = %1064, %1059
  %1065 = phi i64 [ 0, %1059 ], [ %1081, %1064 ]
  %1066 = getelementptr inbounds i8, ptr %4, i64 %1065
  %1067 = load i8, ptr %1066, align 4, !tbaa !27
  %1068 = getelementptr inbounds i8, ptr %1063, i64 %1065
  store i8 %1067, ptr %1068, align 1, !tbaa !27
  %1069 = or disjoint i64 %1065, 1
  %1070 = getelementptr inbounds i8, ptr %4, i64 %1069
  %1071 = load i8, ptr %1070, align 1, !tbaa !27
  %1072 = getelementptr inbounds i8, ptr %1063, i64 %1069
  store i8 %1071, ptr %1072, align 1, !tbaa !27
  %1073 = or disjoint i64 %1065, 2
  %1074 = getelementptr inbounds i8, ptr %4, i64 %1073
  %1075 = load i8, ptr %1074, align 2, !tbaa !27
  %1076 = getelementptr inbounds i8, ptr %1063, i64 %1073
  store i8 %1075, ptr %1076, align 1, !tbaa !27
  %1077 = or disjoint i64 %1065, 3
  %1078 = getelementptr inbounds i8, ptr %4, i64 %1077
  %1079 = load i8, ptr %1078, align 1, !tbaa !27
  %1080 = getelementptr inbounds i8, ptr %1063, i64 %1077
  store i8 %1079, ptr %1080, align 1, !tbaa !27
  %1081 = add nuw nsw i64 %1065, 4
  %1082 = icmp eq i64 %1081, 64
  br i1 %1082, label %1083, label %1064, !llvm.loop !28

1083:                                             ; preds = %1064, %1030
  %1084 = load ptr, ptr %642, align 16, !tbaa !33
  %1085 = getelementptr inbounds i8, ptr %1084, i64 64
  store atomic i32 1, ptr %1085 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #17
  br label %1364

1086:                                             ; preds = %1020, %625
  %1087 = getelementptr inbounds i8, ptr %635, i64 48
  %1088 = load i32, ptr %1087, align 16, !tbaa !120
  %1089 = shl nuw i32 1, %1088
  %1090 = or i32 %1089, %629
  %1091 = getelementptr inbounds i8, ptr %635, i64 52
  %1092 = load i32, ptr %1091, align 4, !tbaa !121
  %1093 = or i32 %1092, %630
  br label %1094

1094:                                             ; preds = %1086, %1021, %1020, %625
  %1095 = phi i32 [ %630, %1021 ], [ %630, %1020 ], [ %630, %625 ], [ %1093, %1086 ]
  %1096 = phi i32 [ %629, %1021 ], [ %629, %1020 ], [ %629, %625 ], [ %1090, %1086 ]
  %1097 = phi i32 [ 1, %1021 ], [ %672, %1020 ], [ %637, %625 ], [ 1, %1086 ]
  %1098 = phi i32 [ %1022, %1021 ], [ %627, %1020 ], [ %627, %625 ], [ %627, %1086 ]
  %1099 = icmp ne i32 %1097, 0
  %1100 = zext i1 %1099 to i32
  %1101 = add i32 %628, %1100
  %1102 = add nuw nsw i64 %626, 1
  %1103 = load i32, ptr %611, align 4, !tbaa !136
  %1104 = zext i32 %1103 to i64
  %1105 = icmp ult i64 %1102, %1104
  br i1 %1105, label %1106, label %1112

1106:                                             ; preds = %1094, %1337
  %1107 = phi i64 [ %1102, %1094 ], [ 0, %1337 ]
  %1108 = phi i32 [ %1098, %1094 ], [ 0, %1337 ]
  %1109 = phi i32 [ %1101, %1094 ], [ 0, %1337 ]
  %1110 = phi i32 [ %1096, %1094 ], [ 0, %1337 ]
  %1111 = phi i32 [ %1095, %1094 ], [ 0, %1337 ]
  br label %625, !llvm.loop !190

1112:                                             ; preds = %1094
  %1113 = icmp eq i32 %1101, 0
  br i1 %1113, label %1340, label %1114

1114:                                             ; preds = %1112
  %1115 = icmp ne i32 %1098, 0
  %1116 = icmp eq i32 %1095, 0
  %1117 = xor i1 %1115, true
  %1118 = select i1 %1117, i1 %1116, i1 false
  %1119 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1096)
  %1120 = icmp ult i32 %1119, 2
  %1121 = select i1 %1118, i1 %1120, i1 false
  br i1 %1121, label %1122, label %1125

1122:                                             ; preds = %1114
  %1123 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1096, i1 true)
  tail call fastcc void @release(ptr noundef %606, ptr noundef nonnull %610, i32 noundef %1123) #18
  %1124 = load i32, ptr %611, align 4, !tbaa !136
  br label %1337

1125:                                             ; preds = %1114, %1175
  %1126 = phi i64 [ %1177, %1175 ], [ 0, %1114 ]
  %1127 = phi i32 [ %1176, %1175 ], [ 0, %1114 ]
  %1128 = load i32, ptr %611, align 4, !tbaa !136
  %1129 = icmp eq i32 %1128, 0
  br i1 %1129, label %1175, label %1130

1130:                                             ; preds = %1125
  %1131 = load ptr, ptr %607, align 8, !tbaa !135
  %1132 = zext i32 %1128 to i64
  br label %1135

1133:                                             ; preds = %1156
  %1134 = icmp eq i32 %1157, 0
  br i1 %1134, label %1175, label %1162

1135:                                             ; preds = %1156, %1130
  %1136 = phi i64 [ 0, %1130 ], [ %1160, %1156 ]
  %1137 = phi i32 [ 0, %1130 ], [ %1159, %1156 ]
  %1138 = phi i32 [ 0, %1130 ], [ %1158, %1156 ]
  %1139 = phi i32 [ 0, %1130 ], [ %1157, %1156 ]
  %1140 = getelementptr inbounds %struct.Warp, ptr %1131, i64 %1136
  %1141 = getelementptr inbounds i8, ptr %1140, i64 44
  %1142 = load i32, ptr %1141, align 4, !tbaa !166
  switch i32 %1142, label %1154 [
    i32 0, label %1156
    i32 1, label %1143
  ]

1143:                                             ; preds = %1135
  %1144 = getelementptr inbounds i8, ptr %1140, i64 48
  %1145 = load i32, ptr %1144, align 16, !tbaa !120
  %1146 = zext i32 %1145 to i64
  %1147 = icmp eq i64 %1126, %1146
  br i1 %1147, label %1148, label %1154

1148:                                             ; preds = %1143
  %1149 = add i32 %1139, 1
  %1150 = getelementptr inbounds i8, ptr %1140, i64 52
  %1151 = load i32, ptr %1150, align 4, !tbaa !121
  %1152 = icmp eq i32 %1151, 0
  %1153 = select i1 %1152, i32 %1137, i32 %1151
  br label %1156

1154:                                             ; preds = %1143, %1135
  %1155 = add i32 %1138, 1
  br label %1156

1156:                                             ; preds = %1154, %1148, %1135
  %1157 = phi i32 [ %1139, %1135 ], [ %1139, %1154 ], [ %1149, %1148 ]
  %1158 = phi i32 [ %1138, %1135 ], [ %1155, %1154 ], [ %1138, %1148 ]
  %1159 = phi i32 [ %1137, %1135 ], [ %1137, %1154 ], [ %1153, %1148 ]
  %1160 = add nuw nsw i64 %1136, 1
  %1161 = icmp eq i64 %1160, %1132
  br i1 %1161, label %1133, label %1135, !llvm.loop !191

1162:                                             ; preds = %1133
  %1163 = icmp eq i32 %1159, 0
  br i1 %1163, label %1170, label %1164

1164:                                             ; preds = %1162
  %1165 = shl i32 %1157, 5
  %1166 = getelementptr inbounds [16 x i32], ptr %616, i64 0, i64 %1126
  %1167 = load i32, ptr %1166, align 4, !tbaa !41
  %1168 = add i32 %1167, %1165
  %1169 = icmp ult i32 %1168, %1159
  br i1 %1169, label %1175, label %1172

1170:                                             ; preds = %1162
  %1171 = icmp eq i32 %1158, 0
  br i1 %1171, label %1172, label %1175

1172:                                             ; preds = %1170, %1164
  %1173 = trunc nuw nsw i64 %1126 to i32
  tail call fastcc void @release(ptr noundef %606, ptr noundef readonly %610, i32 noundef %1173) #18
  %1174 = add i32 %1127, 1
  br label %1175

1175:                                             ; preds = %1172, %1170, %1164, %1133, %1125
  %1176 = phi i32 [ %1127, %1133 ], [ %1174, %1172 ], [ %1127, %1164 ], [ %1127, %1170 ], [ %1127, %1125 ]
  %1177 = add nuw nsw i64 %1126, 1
  %1178 = icmp eq i64 %1177, 16
  br i1 %1178, label %1179, label %1125, !llvm.loop !192

1179:                                             ; preds = %1175
  %1180 = icmp eq i32 %1098, 0
  %1181 = icmp ne i32 %1176, 0
  %1182 = select i1 %1180, i1 true, i1 %1181
  br i1 %1182, label %1183, label %1340

1183:                                             ; preds = %1179
  %1184 = select i1 %1115, i1 true, i1 %1181
  %1185 = load i32, ptr %611, align 4, !tbaa !136
  br i1 %1184, label %1337, label %1186

1186:                                             ; preds = %1183
  %1187 = icmp eq i32 %1185, 0
  br i1 %1187, label %1364, label %1188

1188:                                             ; preds = %1186
  %1189 = getelementptr inbounds i8, ptr %3, i64 4
  %1190 = getelementptr inbounds i8, ptr %3, i64 8
  %1191 = getelementptr inbounds i8, ptr %3, i64 12
  %1192 = getelementptr inbounds i8, ptr %3, i64 16
  %1193 = getelementptr inbounds i8, ptr %3, i64 20
  %1194 = getelementptr inbounds i8, ptr %3, i64 24
  %1195 = getelementptr inbounds i8, ptr %3, i64 28
  %1196 = getelementptr inbounds i8, ptr %3, i64 32
  %1197 = getelementptr inbounds i8, ptr %3, i64 40
  %1198 = getelementptr inbounds i8, ptr %3, i64 48
  %1199 = getelementptr inbounds i8, ptr %3, i64 56
  %1200 = load ptr, ptr %607, align 8, !tbaa !135
  %1201 = zext i32 %1185 to i64
  br label %1202

1202:                                             ; preds = %1334, %1188
  %1203 = phi i64 [ %1335, %1334 ], [ 0, %1188 ]
  %1204 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1203
  %1205 = getelementptr inbounds i8, ptr %1204, i64 44
  %1206 = load i32, ptr %1205, align 4, !tbaa !166
  %1207 = icmp eq i32 %1206, 1
  br i1 %1207, label %1208, label %1334

1208:                                             ; preds = %1202
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #17
  %1209 = getelementptr inbounds i8, ptr %1204, i64 120
  %1210 = load i32, ptr %1209, align 8, !tbaa !124
  %1211 = getelementptr inbounds i8, ptr %1204, i64 92
  %1212 = load i32, ptr %1211, align 4, !tbaa !123
  %1213 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1212, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !193)
  store i32 8, ptr %3, align 8, !tbaa !4, !alias.scope !193
  store i32 %1210, ptr %1189, align 4, !tbaa !10, !alias.scope !193
  %1214 = getelementptr inbounds i8, ptr %1204, i64 8
  %1215 = load ptr, ptr %1214, align 8, !tbaa !11, !noalias !193
  %1216 = getelementptr inbounds i8, ptr %1215, i64 32
  %1217 = load i32, ptr %1216, align 8, !tbaa !14, !noalias !193
  store i32 %1217, ptr %1190, align 8, !tbaa !16, !alias.scope !193
  %1218 = getelementptr inbounds i8, ptr %1204, i64 32
  %1219 = load i32, ptr %1218, align 32, !tbaa !17, !noalias !193
  store i32 %1219, ptr %1191, align 4, !tbaa !18, !alias.scope !193
  store i32 %1213, ptr %1192, align 8, !tbaa !19, !alias.scope !193
  store i32 0, ptr %1195, align 4, !tbaa !22, !alias.scope !193
  store i64 0, ptr %1196, align 8, !tbaa !23, !alias.scope !193
  %1220 = getelementptr inbounds i8, ptr %1204, i64 48
  %1221 = load i32, ptr %1220, align 16, !tbaa !120
  store i32 %1221, ptr %1194, align 8, !tbaa !21
  store i32 %1212, ptr %1193, align 4, !tbaa !20
  %1222 = and i64 %1201, 1
  %1223 = icmp eq i32 %1185, 1
  br i1 %1223, label %1226, label %1224

1224:                                             ; preds = %1208
  %1225 = and i64 %1201, 4294967294
  br label %1285

1226:                                             ; preds = %1324, %1208
  %1227 = phi i64 [ poison, %1208 ], [ %1325, %1324 ]
  %1228 = phi i64 [ poison, %1208 ], [ %1326, %1324 ]
  %1229 = phi i64 [ poison, %1208 ], [ %1327, %1324 ]
  %1230 = phi i64 [ 0, %1208 ], [ %1328, %1324 ]
  %1231 = phi i64 [ 0, %1208 ], [ %1325, %1324 ]
  %1232 = phi i64 [ 0, %1208 ], [ %1326, %1324 ]
  %1233 = phi i64 [ 0, %1208 ], [ %1327, %1324 ]
  %1234 = icmp eq i64 %1222, 0
  br i1 %1234, label %1250, label %1235

1235:                                             ; preds = %1226
  %1236 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1230
  %1237 = getelementptr inbounds i8, ptr %1236, i64 44
  %1238 = load i32, ptr %1237, align 4, !tbaa !166
  %1239 = icmp eq i32 %1238, 1
  br i1 %1239, label %1240, label %1250

1240:                                             ; preds = %1235
  %1241 = getelementptr inbounds i8, ptr %1236, i64 48
  %1242 = load i32, ptr %1241, align 16, !tbaa !120
  %1243 = icmp eq i32 %1242, %1221
  br i1 %1243, label %1250, label %1244

1244:                                             ; preds = %1240
  %1245 = add nuw nsw i64 %1230, 1
  %1246 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1230, i32 21
  %1247 = load i32, ptr %1246, align 8, !tbaa !124
  %1248 = zext i32 %1247 to i64
  %1249 = zext i32 %1242 to i64
  br label %1250

1250:                                             ; preds = %1235, %1240, %1244, %1226
  %1251 = phi i64 [ %1227, %1226 ], [ %1231, %1235 ], [ %1231, %1240 ], [ %1249, %1244 ]
  %1252 = phi i64 [ %1228, %1226 ], [ %1232, %1235 ], [ %1232, %1240 ], [ %1248, %1244 ]
  %1253 = phi i64 [ %1229, %1226 ], [ %1233, %1235 ], [ %1233, %1240 ], [ %1245, %1244 ]
  store i64 %1252, ptr %1198, align 8, !tbaa !40
  store i64 %1251, ptr %1199, align 8, !tbaa !40
  store i64 %1253, ptr %1197, align 8, !tbaa !40
  %1254 = getelementptr inbounds i8, ptr %1204, i64 16
  %1255 = load ptr, ptr %1254, align 16, !tbaa !33
  %1256 = getelementptr inbounds i8, ptr %1255, i64 164
  %1257 = atomicrmw add ptr %1256, i32 1 monotonic, align 4
  %1258 = getelementptr inbounds i8, ptr %1255, i64 160
  %1259 = load i32, ptr %1258, align 8, !tbaa !24
  %1260 = icmp ult i32 %1257, %1259
  br i1 %1260, label %1261, label %1331

1261:                                             ; preds = %1250
  %1262 = getelementptr inbounds i8, ptr %1255, i64 152
  %1263 = load ptr, ptr %1262, align 8, !tbaa !26
  %1264 = zext i32 %1257 to i64
  %1265 = getelementptr inbounds %struct.Event, ptr %1263, i64 %1264
  br label %1266

1266:                                             ; preds = %1266, %1261
  %1267 = phi i64 [ 0, %1261 ], [ %1283, %1266 ]
  %1268 = getelementptr inbounds i8, ptr %3, i64 %1267
  %1269 = load i8, ptr %1268, align 4, !tbaa !27
  %1270 = getelementptr inbounds i8, ptr %1265, i64 %1267
  store i8 %1269, ptr %1270, align 1, !tbaa !27
  %1271 = or disjoint i64 %1267, 1
  %1272 = getelementptr inbounds i8, ptr %3, i64 %1271
  %1273 = load i8, ptr %1272, align 1, !tbaa !27
  %1274 = getelementptr inbounds i8, ptr %1265, i64 %1271
  store i8 %1273, ptr %1274, align 1, !tbaa !27
  %1275 = or disjoint i64 %1267, 2
  %1276 = getelementptr inbounds i8, ptr %3, i64 %1275
  %1277 = load i8, ptr %1276, align 2, !tbaa !27
  %1278 = getelementptr inbounds i8, ptr %1265, i64 %1275
  store i8 %1277, ptr %1278, align 1, !tbaa !27
  %1279 = or disjoint i64 %1267, 3
  %1280 = getelementptr inbounds i8, ptr %3, i64 %1279
  %1281 = load i8, ptr %1280, align 1, !tbaa !27
  %1282 = getelementptr inbounds i8, ptr %1265, i64 %1279
  store i8 %1281, ptr %1282, align 1, !tbaa !27
  %1283 = add nuw nsw i64 %1267, 4
  %1284 = icmp eq i64 %1283, 64
  br i1 %1284, label %1331, label %1266, !llvm.loop !28

1285:                                             ; preds = %1324, %1224
  %1286 = phi i64 [ 0, %1224 ], [ %1328, %1324 ]
  %1287 = phi i64 [ 0, %1224 ], [ %1325, %1324 ]
  %1288 = phi i64 [ 0, %1224 ], [ %1326, %1324 ]
  %1289 = phi i64 [ 0, %1224 ], [ %1327, %1324 ]
  %1290 = phi i64 [ 0, %1224 ], [ %1329, %1324 ]
  %1291 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1286
  %1292 = getelementptr inbounds i8, ptr %1291, i64 44
  %1293 = load i32, ptr %1292, align 4, !tbaa !166
  %1294 = icmp eq i32 %1293, 1
  br i1 %1294, label %1295, label %1305

1295:                                             ; preds = %1285
  %1296 = getelementptr inbounds i8, ptr %1291, i64 48
  %1297 = load i32, ptr %1296, align 16, !tbaa !120
  %1298 = icmp eq i32 %1297, %1221
  br i1 %1298, label %1305, label %1299

1299:                                             ; preds = %1295
  %1300 = or disjoint i64 %1286, 1
  %1301 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1286, i32 21
  %1302 = load i32, ptr %1301, align 8, !tbaa !124
  %1303 = zext i32 %1302 to i64
  %1304 = zext i32 %1297 to i64
  br label %1305

1305:                                             ; preds = %1299, %1295, %1285
  %1306 = phi i64 [ %1287, %1285 ], [ %1287, %1295 ], [ %1304, %1299 ]
  %1307 = phi i64 [ %1288, %1285 ], [ %1288, %1295 ], [ %1303, %1299 ]
  %1308 = phi i64 [ %1289, %1285 ], [ %1289, %1295 ], [ %1300, %1299 ]
  %1309 = or disjoint i64 %1286, 1
  %1310 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1309
  %1311 = getelementptr inbounds i8, ptr %1310, i64 44
  %1312 = load i32, ptr %1311, align 4, !tbaa !166
  %1313 = icmp eq i32 %1312, 1
  br i1 %1313, label %1314, label %1324

1314:                                             ; preds = %1305
  %1315 = getelementptr inbounds i8, ptr %1310, i64 48
  %1316 = load i32, ptr %1315, align 16, !tbaa !120
  %1317 = icmp eq i32 %1316, %1221
  br i1 %1317, label %1324, label %1318

1318:                                             ; preds = %1314
  %1319 = add nuw nsw i64 %1286, 2
  %1320 = getelementptr inbounds %struct.Warp, ptr %1200, i64 %1309, i32 21
  %1321 = load i32, ptr %1320, align 8, !tbaa !124
  %1322 = zext i32 %1321 to i64
  %1323 = zext i32 %1316 to i64
  br label %1324

1324:                                             ; preds = %1318, %1314, %1305
  %1325 = phi i64 [ %1306, %1305 ], [ %1306, %1314 ], [ %1323, %1318 ]
  %1326 = phi i64 [ %1307, %1305 ], [ %1307, %1314 ], [ %1322, %1318 ]
  %1327 = phi i64 [ %1308, %1305 ], [ %1308, %1314 ], [ %1319, %1318 ]
  %1328 = add nuw nsw i64 %1286, 2
  %1329 = add i64 %1290, 2
  %1330 = icmp eq i64 %1329, %1225
  br i1 %1330, label %1226, label %1285, !llvm.loop !196

1331:                                             ; preds = %1266, %1250
  %1332 = load ptr, ptr %1254, align 16, !tbaa !33
  %1333 = getelementptr inbounds i8, ptr %1332, i64 64
  store atomic i32 1, ptr %1333 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #17
  br label %1364

1334:                                             ; preds = %1202
  %1335 = add nuw nsw i64 %1203, 1
  %1336 = icmp eq i64 %1335, %1201
  br i1 %1336, label %1364, label %1202, !llvm.loop !197

1337:                                             ; preds = %1183, %1122
  %1338 = phi i32 [ %1185, %1183 ], [ %1124, %1122 ]
  %1339 = icmp eq i32 %1338, 0
  br i1 %1339, label %1340, label %1106

1340:                                             ; preds = %1179, %1112, %1337
  %1341 = phi i1 [ true, %1179 ], [ false, %1112 ], [ false, %1337 ]
  %1342 = load i32, ptr %39, align 8, !tbaa !170
  %1343 = load i32, ptr %10, align 4, !tbaa !125
  %1344 = add i32 %1342, 1
  %1345 = load i64, ptr %13, align 8, !tbaa !129
  %1346 = trunc i64 %1345 to i32
  %1347 = urem i32 %1344, %1346
  store i32 %1347, ptr %39, align 8, !tbaa !170
  %1348 = add i32 %1343, -1
  store i32 %1348, ptr %10, align 4, !tbaa !125
  br i1 %1341, label %1349, label %1355

1349:                                             ; preds = %1340
  %1350 = load ptr, ptr %40, align 8, !tbaa !171
  store i32 %1343, ptr %10, align 4, !tbaa !125
  %1351 = add i32 %1348, %1347
  %1352 = zext i32 %1351 to i64
  %1353 = urem i64 %1352, %1345
  %1354 = getelementptr inbounds i32, ptr %1350, i64 %1353
  store i32 %601, ptr %1354, align 4, !tbaa !41
  store i32 1, ptr %11, align 4, !tbaa !127
  br label %1361

1355:                                             ; preds = %619, %1340
  %1356 = load ptr, ptr %17, align 8, !tbaa !132
  %1357 = load i32, ptr %16, align 8, !tbaa !131
  %1358 = add i32 %1357, 1
  store i32 %1358, ptr %16, align 8, !tbaa !131
  %1359 = zext i32 %1357 to i64
  %1360 = getelementptr inbounds i32, ptr %1356, i64 %1359
  store i32 %601, ptr %1360, align 4, !tbaa !41
  br label %1361

1361:                                             ; preds = %1349, %1355
  %1362 = load atomic i32, ptr %6 monotonic, align 8
  %1363 = icmp eq i32 %1362, 0
  br i1 %1363, label %41, label %1364

1364:                                             ; preds = %1361, %592, %638, %1018, %1016, %1334, %2, %898, %1083, %1186, %1331, %663
  %1365 = phi i32 [ 2, %898 ], [ 2, %1083 ], [ 2, %1186 ], [ 2, %1331 ], [ 1, %663 ], [ 2, %2 ], [ 2, %1334 ], [ 1, %1016 ], [ 2, %1018 ], [ 2, %638 ], [ 2, %1361 ], [ 0, %592 ]
  ret i32 %1365
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
  %48 = load i32, ptr %47, align 4, !tbaa !166
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
  store i32 %70, ptr %71, align 8, !tbaa !198
  %72 = getelementptr inbounds i8, ptr %46, i64 92
  store i32 0, ptr %72, align 4, !tbaa !123
  store i32 2, ptr %47, align 4, !tbaa !166
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
  %82 = load i32, ptr %81, align 4, !tbaa !199
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
  br i1 %114, label %115, label %92, !llvm.loop !200

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
  br i1 %131, label %21, label %42, !llvm.loop !201

132:                                              ; preds = %143, %21
  ret void

133:                                              ; preds = %40, %143
  %134 = phi i64 [ %144, %143 ], [ %38, %40 ]
  %135 = phi ptr [ %145, %143 ], [ %41, %40 ]
  %136 = phi ptr [ %146, %143 ], [ %41, %40 ]
  %137 = getelementptr inbounds i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !202
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
  br i1 %148, label %133, label %132, !llvm.loop !203
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
!164 = !{!25, !9, i64 112}
!165 = !{!12, !9, i64 24}
!166 = !{!12, !6, i64 44}
!167 = distinct !{!167, !29}
!168 = !{!118, !13, i64 8}
!169 = distinct !{!169, !29}
!170 = !{!126, !6, i64 40}
!171 = !{!126, !13, i64 32}
!172 = !{!126, !6, i64 52}
!173 = !{!126, !6, i64 56}
!174 = !{!25, !13, i64 224}
!175 = !{!12, !6, i64 60}
!176 = !{!65, !6, i64 16}
!177 = !{!12, !6, i64 64}
!178 = !{!179}
!179 = distinct !{!179, !180, !"vg_event_at: argument 0"}
!180 = distinct !{!180, !"vg_event_at"}
!181 = !{!12, !6, i64 76}
!182 = distinct !{!182, !109}
!183 = distinct !{!183, !29}
!184 = distinct !{!184, !29}
!185 = distinct !{!185, !109}
!186 = distinct !{!186, !29}
!187 = !{!188}
!188 = distinct !{!188, !189, !"vg_event_at: argument 0"}
!189 = distinct !{!189, !"vg_event_at"}
!190 = distinct !{!190, !29}
!191 = distinct !{!191, !29}
!192 = distinct !{!192, !29}
!193 = !{!194}
!194 = distinct !{!194, !195, !"vg_event_at: argument 0"}
!195 = distinct !{!195, !"vg_event_at"}
!196 = distinct !{!196, !29}
!197 = distinct !{!197, !29}
!198 = !{!12, !6, i64 56}
!199 = !{!65, !6, i64 20}
!200 = distinct !{!200, !29}
!201 = distinct !{!201, !29}
!202 = !{!118, !13, i64 24}
!203 = distinct !{!203, !29}
