
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Range = type { i64, i64 }
%struct.Function = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i32, ptr, ptr, ptr, i32, i32, [8 x i64], [64 x i8] }

@vg_offset.offsets = internal unnamed_addr constant [43 x i32] [i32 0, i32 8, i32 16, i32 24, i32 32, i32 56, i32 60, i32 64, i32 80, i32 96, i32 104, i32 112, i32 120, i32 128, i32 192, i32 0, i32 16, i32 24, i32 32, i32 48, i32 56, i32 0, i32 8, i32 20, i32 36, i32 40, i32 48, i32 72, i32 96, i32 0, i32 4, i32 8, i32 12, i32 16, i32 32, i32 64, i32 256, i32 440, i32 248, i32 96, i32 64, i32 48, i32 40], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
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

; Function Attrs: nofree norecurse nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local void @vg_event(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 164
  %4 = atomicrmw add ptr %3, i32 1 monotonic, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load i32, ptr %5, align 8, !tbaa !24
  %7 = icmp ult i32 %4, %6
  br i1 %7, label %8, label %20

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 152
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = zext i32 %4 to i64
  %12 = getelementptr inbounds %struct.Event, ptr %10, i64 %11
  br label %13

13:                                               ; preds = %13, %8
  %14 = phi i64 [ %18, %13 ], [ 0, %8 ]
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !27
  %17 = getelementptr inbounds i8, ptr %12, i64 %14
  store i8 %16, ptr %17, align 1, !tbaa !27
  %18 = add nuw nsw i64 %14, 1
  %19 = icmp eq i64 %18, 64
  br i1 %19, label %20, label %13, !llvm.loop !28

20:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_trap(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #18
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
  br i1 %27, label %28, label %40

28:                                               ; preds = %3
  %29 = getelementptr inbounds i8, ptr %22, i64 152
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = zext i32 %24 to i64
  %32 = getelementptr inbounds %struct.Event, ptr %30, i64 %31
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %38, %33 ], [ 0, %28 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !27
  %37 = getelementptr inbounds i8, ptr %32, i64 %34
  store i8 %36, ptr %37, align 1, !tbaa !27
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, 64
  br i1 %39, label %40, label %33, !llvm.loop !28

40:                                               ; preds = %33, %3
  %41 = load ptr, ptr %21, align 16, !tbaa !33
  %42 = getelementptr inbounds i8, ptr %41, i64 64
  store atomic i32 1, ptr %42 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #18
  ret i32 1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_device_malloc(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #18
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
  br i1 %27, label %28, label %40

28:                                               ; preds = %3
  %29 = getelementptr inbounds i8, ptr %22, i64 152
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = zext i32 %24 to i64
  %32 = getelementptr inbounds %struct.Event, ptr %30, i64 %31
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi i64 [ %38, %33 ], [ 0, %28 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !27
  %37 = getelementptr inbounds i8, ptr %32, i64 %34
  store i8 %36, ptr %37, align 1, !tbaa !27
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, 64
  br i1 %39, label %40, label %33, !llvm.loop !28

40:                                               ; preds = %33, %3
  %41 = load ptr, ptr %21, align 16, !tbaa !33
  %42 = getelementptr inbounds i8, ptr %41, i64 64
  store atomic i32 1, ptr %42 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #18
  ret i32 1
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_assert(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) local_unnamed_addr #5 {
  %8 = alloca %struct.Event, align 8
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #18
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
  br i1 %43, label %44, label %56

44:                                               ; preds = %7
  %45 = getelementptr inbounds i8, ptr %38, i64 152
  %46 = load ptr, ptr %45, align 8, !tbaa !26
  %47 = zext i32 %40 to i64
  %48 = getelementptr inbounds %struct.Event, ptr %46, i64 %47
  br label %49

49:                                               ; preds = %49, %44
  %50 = phi i64 [ %54, %49 ], [ 0, %44 ]
  %51 = getelementptr inbounds i8, ptr %8, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !27
  %53 = getelementptr inbounds i8, ptr %48, i64 %50
  store i8 %52, ptr %53, align 1, !tbaa !27
  %54 = add nuw nsw i64 %50, 1
  %55 = icmp eq i64 %54, 64
  br i1 %55, label %56, label %49, !llvm.loop !28

56:                                               ; preds = %49, %7
  %57 = load ptr, ptr %37, align 16, !tbaa !33
  %58 = getelementptr inbounds i8, ptr %57, i64 64
  store atomic i32 1, ptr %58 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #18
  ret i32 1
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
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

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_fault_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) local_unnamed_addr #5 {
  %10 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %11 = or i64 %5, %4
  %12 = or i64 %11, %6
  %13 = or i64 %12, %7
  %14 = or i64 %13, %8
  %15 = icmp ne i64 %14, 0
  br label %16

16:                                               ; preds = %49, %9
  %17 = phi i32 [ 0, %9 ], [ %50, %49 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %47, label %21

21:                                               ; preds = %16
  %22 = and i32 %17, 1
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i64 0, i64 %4
  %25 = and i32 %17, 2
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %26, i64 0, i64 %5
  %28 = and i32 %17, 4
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i64 0, i64 %6
  %31 = and i32 %17, 8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i64 0, i64 %7
  %34 = icmp ult i32 %17, 16
  %35 = select i1 %34, i64 0, i64 %8
  %36 = add i64 %35, %3
  %37 = add i64 %36, %24
  %38 = add i64 %37, %27
  %39 = add i64 %38, %30
  %40 = add i64 %39, %33
  %41 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %17, i64 noundef %40, ptr noundef nonnull %10) #19
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %21
  tail call fastcc void @fault(ptr noundef %0, i32 noundef %1, i32 noundef %17, i64 noundef %40) #19
  br label %62

44:                                               ; preds = %21
  %45 = icmp ult i32 %17, 31
  %46 = and i1 %15, %45
  br i1 %46, label %49, label %51

47:                                               ; preds = %16
  %48 = icmp ult i32 %17, 31
  br i1 %48, label %49, label %51

49:                                               ; preds = %47, %44
  %50 = add nuw nsw i32 %17, 1
  br label %16, !llvm.loop !48

51:                                               ; preds = %44, %47
  %52 = getelementptr inbounds i8, ptr %10, i64 8
  %53 = load i64, ptr %52, align 8, !tbaa !49
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %62, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %0, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !11
  %58 = getelementptr inbounds i8, ptr %57, i64 56
  %59 = load ptr, ptr %58, align 8, !tbaa !51
  %60 = zext i32 %1 to i64
  %61 = getelementptr inbounds %struct.Range, ptr %59, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %10, i64 16, i1 false), !tbaa.struct !52
  br label %62

62:                                               ; preds = %43, %51, %55
  %63 = phi i32 [ 0, %55 ], [ 0, %51 ], [ 1, %43 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #18
  ret i32 %63
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i32 @permitted(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !33
  %8 = getelementptr inbounds i8, ptr %7, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !53
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !41
  %13 = and i32 %12, 255
  %14 = lshr i32 %12, 8
  %15 = and i32 %14, 15
  %16 = lshr i32 %12, 12
  %17 = and i32 %16, 15
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %18, align 8, !tbaa !49
  store i64 0, ptr %4, align 8, !tbaa !54
  %19 = icmp ugt i32 %13, 1
  br i1 %19, label %20, label %27

20:                                               ; preds = %5
  %21 = add nsw i32 %13, -1
  %22 = zext nneg i32 %21 to i64
  %23 = and i64 %22, %3
  %24 = icmp ne i64 %23, 0
  %25 = icmp eq i32 %17, 2
  %26 = or i1 %25, %24
  br i1 %26, label %139, label %29

27:                                               ; preds = %5
  %28 = icmp eq i32 %17, 2
  br i1 %28, label %139, label %29

29:                                               ; preds = %20, %27
  %30 = icmp eq i32 %17, 3
  switch i32 %17, label %90 [
    i32 3, label %31
    i32 0, label %31
    i32 5, label %79
  ]

31:                                               ; preds = %29, %29
  %32 = load ptr, ptr %0, align 8, !tbaa !55
  %33 = icmp eq ptr %32, null
  br i1 %33, label %62, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds i8, ptr %7, i64 128
  %36 = load ptr, ptr %35, align 8, !tbaa !56
  %37 = zext i32 %2 to i64
  %38 = zext nneg i32 %13 to i64
  %39 = add i64 %38, %3
  br label %40

40:                                               ; preds = %34, %58
  %41 = phi ptr [ %32, %34 ], [ %60, %58 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !41
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds %struct.Function, ptr %36, i64 %44, i32 9
  %46 = load i32, ptr %45, align 4, !tbaa !57
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8, !tbaa !40
  %50 = mul nuw i64 %47, %37
  %51 = add i64 %50, %49
  %52 = icmp eq i32 %46, 0
  %53 = icmp ugt i64 %51, %3
  %54 = select i1 %52, i1 true, i1 %53
  %55 = add i64 %51, %47
  %56 = icmp ugt i64 %39, %55
  %57 = select i1 %54, i1 true, i1 %56
  br i1 %57, label %58, label %139

58:                                               ; preds = %40
  %59 = getelementptr inbounds i8, ptr %41, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !55
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %40, !llvm.loop !59

62:                                               ; preds = %58, %31
  br i1 %30, label %139, label %63

63:                                               ; preds = %62
  %64 = getelementptr inbounds i8, ptr %0, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !11
  %66 = getelementptr inbounds i8, ptr %65, i64 16
  %67 = load ptr, ptr %66, align 8, !tbaa !60
  %68 = ptrtoint ptr %67 to i64
  %69 = icmp ugt i64 %68, %3
  br i1 %69, label %77, label %70

70:                                               ; preds = %63
  %71 = zext nneg i32 %13 to i64
  %72 = add i64 %71, %3
  %73 = getelementptr inbounds i8, ptr %65, i64 24
  %74 = load i64, ptr %73, align 8, !tbaa !61
  %75 = add i64 %74, %68
  %76 = icmp ugt i64 %72, %75
  br i1 %76, label %77, label %139

77:                                               ; preds = %63, %70
  %78 = icmp eq i32 %17, 5
  br i1 %78, label %79, label %90

79:                                               ; preds = %29, %77
  %80 = load i64, ptr %7, align 8, !tbaa !62
  %81 = icmp ugt i64 %80, %3
  br i1 %81, label %139, label %82

82:                                               ; preds = %79
  %83 = zext nneg i32 %13 to i64
  %84 = add i64 %83, %3
  %85 = getelementptr inbounds i8, ptr %7, i64 144
  %86 = load i32, ptr %85, align 8, !tbaa !63
  %87 = zext i32 %86 to i64
  %88 = add i64 %80, %87
  %89 = icmp ule i64 %84, %88
  br label %139

90:                                               ; preds = %29, %77
  %91 = icmp ult i32 %12, 65536
  br i1 %91, label %120, label %92

92:                                               ; preds = %90
  %93 = getelementptr inbounds i8, ptr %7, i64 40
  %94 = load ptr, ptr %93, align 8, !tbaa !64
  %95 = lshr i32 %12, 15
  %96 = and i32 %95, 131070
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr %struct.Range, ptr %94, i64 %97
  %99 = getelementptr i8, ptr %98, i64 -32
  %100 = icmp eq i32 %15, 0
  %101 = zext i1 %100 to i64
  %102 = getelementptr inbounds %struct.Range, ptr %99, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !40
  %104 = getelementptr inbounds i8, ptr %102, i64 8
  %105 = load i64, ptr %104, align 8, !tbaa !40
  %106 = getelementptr i8, ptr %98, i64 -24
  %107 = load i64, ptr %106, align 8, !tbaa !49
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %113

109:                                              ; preds = %92
  %110 = getelementptr i8, ptr %98, i64 -8
  %111 = load i64, ptr %110, align 8, !tbaa !49
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %120, label %113

113:                                              ; preds = %109, %92
  %114 = icmp ugt i64 %103, %3
  br i1 %114, label %139, label %115

115:                                              ; preds = %113
  %116 = zext nneg i32 %13 to i64
  %117 = add i64 %116, %3
  %118 = add i64 %105, %103
  %119 = icmp ule i64 %117, %118
  br label %139

120:                                              ; preds = %109, %90
  %121 = tail call ptr @vg_find(ptr noundef nonnull %7, i64 noundef %3) #19
  %122 = icmp eq ptr %121, null
  br i1 %122, label %139, label %123

123:                                              ; preds = %120
  %124 = zext nneg i32 %13 to i64
  %125 = add i64 %124, %3
  %126 = getelementptr inbounds i8, ptr %121, i64 8
  %127 = load i64, ptr %126, align 8, !tbaa !47
  %128 = icmp ugt i64 %125, %127
  br i1 %128, label %139, label %129

129:                                              ; preds = %123
  %130 = getelementptr inbounds i8, ptr %121, i64 16
  %131 = load i32, ptr %130, align 8, !tbaa !65
  %132 = and i32 %131, 1
  %133 = icmp ne i32 %132, 0
  %134 = icmp ne i32 %15, 0
  %135 = and i1 %134, %133
  br i1 %135, label %139, label %136

136:                                              ; preds = %129
  %137 = load i64, ptr %121, align 8, !tbaa !44
  store i64 %137, ptr %4, align 8, !tbaa !54
  %138 = sub i64 %127, %137
  store i64 %138, ptr %18, align 8, !tbaa !49
  br label %139

139:                                              ; preds = %40, %115, %113, %136, %129, %123, %120, %79, %82, %70, %62, %27, %20
  %140 = phi i1 [ false, %20 ], [ false, %27 ], [ false, %62 ], [ true, %70 ], [ false, %79 ], [ %89, %82 ], [ true, %136 ], [ false, %129 ], [ false, %123 ], [ false, %120 ], [ %119, %115 ], [ false, %113 ], [ true, %40 ]
  %141 = zext i1 %140 to i32
  ret i32 %141
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @fault(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  store i32 1, ptr %5, align 8, !tbaa !4, !alias.scope !66
  %6 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %1, ptr %6, align 4, !tbaa !10, !alias.scope !66
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !11
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8, !tbaa !14, !noalias !66
  store i32 %11, ptr %7, align 8, !tbaa !16, !alias.scope !66
  %12 = getelementptr inbounds i8, ptr %5, i64 12
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !17, !noalias !66
  store i32 %14, ptr %12, align 4, !tbaa !18, !alias.scope !66
  %15 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %2, ptr %15, align 8, !tbaa !19, !alias.scope !66
  %16 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 0, ptr %16, align 4, !tbaa !20, !alias.scope !66
  %17 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %17, align 8, !tbaa !21, !alias.scope !66
  %18 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %18, align 4, !tbaa !22, !alias.scope !66
  %19 = getelementptr inbounds i8, ptr %5, i64 32
  %20 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 %3, ptr %19, align 8, !tbaa !23
  %21 = getelementptr inbounds i8, ptr %9, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !60
  %23 = ptrtoint ptr %22 to i64
  store i64 %23, ptr %20, align 8, !tbaa !40
  %24 = getelementptr inbounds i8, ptr %9, i64 24
  %25 = load i64, ptr %24, align 8, !tbaa !61
  %26 = getelementptr inbounds i8, ptr %5, i64 48
  store i64 %25, ptr %26, align 8, !tbaa !40
  %27 = load ptr, ptr %0, align 64, !tbaa !69
  %28 = getelementptr inbounds i8, ptr %27, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !40
  %30 = getelementptr inbounds i8, ptr %5, i64 56
  store i64 %29, ptr %30, align 8, !tbaa !40
  %31 = getelementptr inbounds i8, ptr %0, i64 16
  %32 = load ptr, ptr %31, align 16, !tbaa !33
  %33 = getelementptr inbounds i8, ptr %32, i64 164
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 4
  %35 = getelementptr inbounds i8, ptr %32, i64 160
  %36 = load i32, ptr %35, align 8, !tbaa !24
  %37 = icmp ult i32 %34, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %4
  %39 = getelementptr inbounds i8, ptr %32, i64 152
  %40 = load ptr, ptr %39, align 8, !tbaa !26
  %41 = zext i32 %34 to i64
  %42 = getelementptr inbounds %struct.Event, ptr %40, i64 %41
  br label %43

43:                                               ; preds = %43, %38
  %44 = phi i64 [ %48, %43 ], [ 0, %38 ]
  %45 = getelementptr inbounds i8, ptr %5, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !27
  %47 = getelementptr inbounds i8, ptr %42, i64 %44
  store i8 %46, ptr %47, align 1, !tbaa !27
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 64
  br i1 %49, label %50, label %43, !llvm.loop !28

50:                                               ; preds = %43, %4
  %51 = load ptr, ptr %31, align 16, !tbaa !33
  %52 = getelementptr inbounds i8, ptr %51, i64 64
  store atomic i32 1, ptr %52 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #18
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_fault_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = alloca %struct.Range, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %7 = shl i64 %3, 3
  br label %8

8:                                                ; preds = %5, %22
  %9 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = shl nuw nsw i32 1, %10
  %12 = and i32 %11, %4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %8
  %15 = add i64 %9, %7
  %16 = getelementptr inbounds i64, ptr %2, i64 %9
  %17 = load i64, ptr %16, align 8, !tbaa !40
  %18 = trunc i64 %15 to i32
  %19 = call fastcc i32 @permitted(ptr noundef %0, i32 noundef %1, i32 noundef %18, i64 noundef %17, ptr noundef nonnull %6) #19
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %14
  tail call fastcc void @fault(ptr noundef %0, i32 noundef %1, i32 noundef %18, i64 noundef %17) #19
  br label %36

22:                                               ; preds = %14, %8
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, 8
  br i1 %24, label %25, label %8, !llvm.loop !70

25:                                               ; preds = %22
  %26 = getelementptr inbounds i8, ptr %6, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !49
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = load ptr, ptr %30, align 8, !tbaa !11
  %32 = getelementptr inbounds i8, ptr %31, i64 56
  %33 = load ptr, ptr %32, align 8, !tbaa !51
  %34 = zext i32 %1 to i64
  %35 = getelementptr inbounds %struct.Range, ptr %33, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %35, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false), !tbaa.struct !52
  br label %36

36:                                               ; preds = %21, %25, %29
  %37 = phi i32 [ 1, %21 ], [ 0, %29 ], [ 0, %25 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #18
  ret i32 %37
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @vg_copy(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = zext i32 %3 to i64
  %8 = zext i32 %2 to i64
  br label %10

9:                                                ; preds = %16, %4
  ret void

10:                                               ; preds = %6, %16
  %11 = phi i64 [ 0, %6 ], [ %19, %16 ]
  %12 = icmp ult i64 %11, %7
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = getelementptr inbounds i8, ptr %1, i64 %11
  %15 = load i8, ptr %14, align 1, !tbaa !27
  br label %16

16:                                               ; preds = %10, %13
  %17 = phi i8 [ %15, %13 ], [ 0, %10 ]
  %18 = getelementptr inbounds i8, ptr %0, i64 %11
  store i8 %17, ptr %18, align 1, !tbaa !27
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %9, label %10, !llvm.loop !71
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: write)
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
  br i1 %33, label %8, label %9, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: write)
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
  br i1 %33, label %8, label %9, !llvm.loop !73
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @vg_match_any32(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %3, %8
  %5 = phi i64 [ 0, %3 ], [ %10, %8 ]
  %6 = getelementptr inbounds i32, ptr %0, i64 %5
  br label %12

7:                                                ; preds = %8
  ret void

8:                                                ; preds = %24
  %9 = getelementptr inbounds i32, ptr %2, i64 %5
  store i32 %28, ptr %9, align 4, !tbaa !41
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %7, label %4, !llvm.loop !74

12:                                               ; preds = %4, %24
  %13 = phi i64 [ 0, %4 ], [ %29, %24 ]
  %14 = phi i32 [ 0, %4 ], [ %28, %24 ]
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
  %29 = add nuw nsw i64 %13, 1
  %30 = icmp eq i64 %29, 32
  br i1 %30, label %8, label %12, !llvm.loop !75
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @vg_match_all32(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %29, label %5

5:                                                ; preds = %3
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !41
  br label %13

10:                                               ; preds = %25
  %11 = icmp eq i32 %26, 0
  %12 = select i1 %11, i32 0, i32 %1
  br label %29

13:                                               ; preds = %5, %25
  %14 = phi i64 [ 0, %5 ], [ %27, %25 ]
  %15 = phi i32 [ 1, %5 ], [ %26, %25 ]
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
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %10, label %13, !llvm.loop !76

29:                                               ; preds = %10, %3
  %30 = phi i32 [ %12, %10 ], [ 0, %3 ]
  br label %32

31:                                               ; preds = %32
  ret void

32:                                               ; preds = %29, %32
  %33 = phi i64 [ 0, %29 ], [ %35, %32 ]
  %34 = getelementptr inbounds i32, ptr %2, i64 %33
  store i32 %30, ptr %34, align 4, !tbaa !41
  %35 = add nuw nsw i64 %33, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %31, label %32, !llvm.loop !77
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @vg_match_any64(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %3, %8
  %5 = phi i64 [ 0, %3 ], [ %10, %8 ]
  %6 = getelementptr inbounds i64, ptr %0, i64 %5
  br label %12

7:                                                ; preds = %8
  ret void

8:                                                ; preds = %24
  %9 = getelementptr inbounds i32, ptr %2, i64 %5
  store i32 %28, ptr %9, align 4, !tbaa !41
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %7, label %4, !llvm.loop !78

12:                                               ; preds = %4, %24
  %13 = phi i64 [ 0, %4 ], [ %29, %24 ]
  %14 = phi i32 [ 0, %4 ], [ %28, %24 ]
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
  %29 = add nuw nsw i64 %13, 1
  %30 = icmp eq i64 %29, 32
  br i1 %30, label %8, label %12, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @vg_match_all64(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %29, label %5

5:                                                ; preds = %3
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr %0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !40
  br label %13

10:                                               ; preds = %25
  %11 = icmp eq i32 %26, 0
  %12 = select i1 %11, i32 0, i32 %1
  br label %29

13:                                               ; preds = %5, %25
  %14 = phi i64 [ 0, %5 ], [ %27, %25 ]
  %15 = phi i32 [ 1, %5 ], [ %26, %25 ]
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
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %10, label %13, !llvm.loop !80

29:                                               ; preds = %10, %3
  %30 = phi i32 [ %12, %10 ], [ 0, %3 ]
  br label %32

31:                                               ; preds = %32
  ret void

32:                                               ; preds = %29, %32
  %33 = phi i64 [ 0, %29 ], [ %35, %32 ]
  %34 = getelementptr inbounds i32, ptr %2, i64 %33
  store i32 %30, ptr %34, align 4, !tbaa !41
  %35 = add nuw nsw i64 %33, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %31, label %32, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_add(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 0, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !82
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_and(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ -1, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_or(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 0, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_xor(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 0, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !85
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_min_u32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ -1, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !86
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_max_u32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 0, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !87
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_min_s32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 2147483647, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @vg_redux_max_s32(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #11 {
  br label %4

3:                                                ; preds = %15
  ret i32 %16

4:                                                ; preds = %2, %15
  %5 = phi i64 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ -2147483648, %2 ], [ %16, %15 ]
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
  %17 = add nuw nsw i64 %5, 1
  %18 = icmp eq i64 %17, 32
  br i1 %18, label %3, label %4, !llvm.loop !89
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local noundef i32 @vg_sync_missing(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.Event, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #18
  %6 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !90)
  store i32 4, ptr %5, align 8, !tbaa !4, !alias.scope !90
  %7 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %1, ptr %7, align 4, !tbaa !10, !alias.scope !90
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !11, !noalias !90
  %11 = getelementptr inbounds i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 8, !tbaa !14, !noalias !90
  store i32 %12, ptr %8, align 8, !tbaa !16, !alias.scope !90
  %13 = getelementptr inbounds i8, ptr %5, i64 12
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load i32, ptr %14, align 32, !tbaa !17, !noalias !90
  store i32 %15, ptr %13, align 4, !tbaa !18, !alias.scope !90
  %16 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %6, ptr %16, align 8, !tbaa !19, !alias.scope !90
  %17 = getelementptr inbounds i8, ptr %5, i64 20
  %18 = getelementptr inbounds i8, ptr %5, i64 24
  %19 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %19, align 4, !tbaa !22, !alias.scope !90
  %20 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %20, align 8, !tbaa !23, !alias.scope !90
  %21 = getelementptr inbounds i8, ptr %5, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false), !alias.scope !90
  store i32 %2, ptr %17, align 4, !tbaa !20
  store i32 %3, ptr %18, align 8, !tbaa !21
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 16, !tbaa !33
  %24 = getelementptr inbounds i8, ptr %23, i64 76
  %25 = load i32, ptr %24, align 4, !tbaa !93
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %46, label %28

28:                                               ; preds = %4
  %29 = getelementptr inbounds i8, ptr %23, i64 164
  %30 = atomicrmw add ptr %29, i32 1 monotonic, align 4
  %31 = getelementptr inbounds i8, ptr %23, i64 160
  %32 = load i32, ptr %31, align 8, !tbaa !24
  %33 = icmp ult i32 %30, %32
  br i1 %33, label %34, label %46

34:                                               ; preds = %28
  %35 = getelementptr inbounds i8, ptr %23, i64 152
  %36 = load ptr, ptr %35, align 8, !tbaa !26
  %37 = zext i32 %30 to i64
  %38 = getelementptr inbounds %struct.Event, ptr %36, i64 %37
  br label %39

39:                                               ; preds = %39, %34
  %40 = phi i64 [ %44, %39 ], [ 0, %34 ]
  %41 = getelementptr inbounds i8, ptr %5, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !27
  %43 = getelementptr inbounds i8, ptr %38, i64 %40
  store i8 %42, ptr %43, align 1, !tbaa !27
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, 64
  br i1 %45, label %46, label %39, !llvm.loop !28

46:                                               ; preds = %39, %28, %4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #18
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define dso_local noundef zeroext i16 @vg_atomic_add_f16(ptr nocapture noundef %0, i16 noundef zeroext %1) local_unnamed_addr #12 {
  %3 = load atomic i16, ptr %0 monotonic, align 2
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i16 [ %3, %2 ], [ %9, %4 ]
  %6 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %5, i16 noundef zeroext %1) #19
  %7 = cmpxchg ptr %0, i16 %5, i16 %6 monotonic monotonic, align 2
  %8 = extractvalue { i16, i1 } %7, 1
  %9 = extractvalue { i16, i1 } %7, 0
  br i1 %8, label %10, label %4, !llvm.loop !94

10:                                               ; preds = %4
  ret i16 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc zeroext i16 @add_f16(i16 noundef zeroext %0, i16 noundef zeroext %1) unnamed_addr #13 {
  %3 = tail call fastcc float @half_to_float(i16 noundef zeroext %0) #19
  %4 = tail call fastcc float @half_to_float(i16 noundef zeroext %1) #19
  %5 = fadd float %3, %4
  %6 = bitcast float %5 to i32
  %7 = lshr i32 %6, 16
  %8 = and i32 %7, 32768
  %9 = tail call float @llvm.fabs.f32(float %5)
  %10 = bitcast float %9 to i32
  %11 = icmp ugt i32 %10, 2139095040
  br i1 %11, label %32, label %12

12:                                               ; preds = %2
  %13 = icmp ugt i32 %10, 1199566847
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = trunc nuw i32 %8 to i16
  %16 = or disjoint i16 %15, 31744
  br label %32

17:                                               ; preds = %12
  %18 = icmp ult i32 %10, 947912704
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = fadd float %9, 5.000000e-01
  %21 = bitcast float %20 to i32
  %22 = or i32 %8, %21
  %23 = trunc i32 %22 to i16
  br label %32

24:                                               ; preds = %17
  %25 = lshr i32 %10, 13
  %26 = and i32 %25, 1
  %27 = add nuw nsw i32 %10, 134221823
  %28 = add nuw nsw i32 %27, %26
  %29 = lshr i32 %28, 13
  %30 = or i32 %29, %8
  %31 = trunc i32 %30 to i16
  br label %32

32:                                               ; preds = %2, %14, %19, %24
  %33 = phi i16 [ %16, %14 ], [ %23, %19 ], [ %31, %24 ], [ 32767, %2 ]
  ret i16 %33
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define dso_local i32 @vg_atomic_add_f16x2(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = load atomic i32, ptr %0 monotonic, align 4
  %4 = trunc i32 %1 to i16
  %5 = lshr i32 %1, 16
  %6 = trunc nuw i32 %5 to i16
  br label %7

7:                                                ; preds = %7, %2
  %8 = phi i32 [ %3, %2 ], [ %20, %7 ]
  %9 = trunc i32 %8 to i16
  %10 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %9, i16 noundef zeroext %4) #19
  %11 = zext i16 %10 to i32
  %12 = lshr i32 %8, 16
  %13 = trunc nuw i32 %12 to i16
  %14 = tail call fastcc zeroext i16 @add_f16(i16 noundef zeroext %13, i16 noundef zeroext %6) #19
  %15 = zext i16 %14 to i32
  %16 = shl nuw i32 %15, 16
  %17 = or disjoint i32 %16, %11
  %18 = cmpxchg ptr %0, i32 %8, i32 %17 monotonic monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  br i1 %19, label %21, label %7, !llvm.loop !95

21:                                               ; preds = %7
  ret i32 %8
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
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
  br i1 %27, label %29, label %7, !llvm.loop !96

29:                                               ; preds = %24
  ret i16 %8
}

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
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
  br i1 %42, label %44, label %8, !llvm.loop !97

44:                                               ; preds = %38
  ret i32 %9
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local i32 @vg_printf(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef writeonly %5) local_unnamed_addr #5 {
  %7 = alloca %struct.Event, align 8
  %8 = alloca [4 x i32], align 16
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !33
  %11 = getelementptr inbounds i8, ptr %0, i64 104
  %12 = getelementptr inbounds i8, ptr %0, i64 112
  %13 = getelementptr inbounds i8, ptr %10, i64 184
  %14 = getelementptr inbounds i8, ptr %10, i64 176
  %15 = getelementptr inbounds i8, ptr %8, i64 4
  %16 = getelementptr inbounds i8, ptr %8, i64 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %8, i64 12
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = getelementptr inbounds i8, ptr %10, i64 168
  %21 = icmp eq ptr %5, null
  %22 = getelementptr inbounds i8, ptr %7, i64 4
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  %24 = getelementptr inbounds i8, ptr %7, i64 12
  %25 = getelementptr inbounds i8, ptr %7, i64 16
  %26 = getelementptr inbounds i8, ptr %7, i64 20
  %27 = getelementptr inbounds i8, ptr %7, i64 24
  %28 = getelementptr inbounds i8, ptr %7, i64 28
  %29 = getelementptr inbounds i8, ptr %7, i64 32
  %30 = getelementptr inbounds i8, ptr %7, i64 40
  br label %31

31:                                               ; preds = %6, %209
  %32 = phi i64 [ 0, %6 ], [ %210, %209 ]
  %33 = phi i1 [ true, %6 ], [ %211, %209 ]
  %34 = trunc nuw nsw i64 %32 to i32
  %35 = shl nuw i32 1, %34
  %36 = and i32 %35, %2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %209, label %38

38:                                               ; preds = %31
  %39 = getelementptr inbounds i64, ptr %3, i64 %32
  %40 = load i64, ptr %39, align 8, !tbaa !40
  %41 = tail call ptr @vg_find(ptr noundef readonly %10, i64 noundef %40) #19
  %42 = icmp eq ptr %41, null
  br i1 %42, label %113, label %43

43:                                               ; preds = %38
  %44 = inttoptr i64 %40 to ptr
  %45 = getelementptr inbounds i8, ptr %41, i64 8
  %46 = load i64, ptr %45, align 8, !tbaa !47
  %47 = inttoptr i64 %46 to ptr
  br label %48

48:                                               ; preds = %107, %43
  %49 = phi i32 [ 0, %43 ], [ %108, %107 ]
  %50 = phi i32 [ 0, %43 ], [ %109, %107 ]
  %51 = phi ptr [ %44, %43 ], [ %110, %107 ]
  %52 = phi i32 [ 0, %43 ], [ %111, %107 ]
  %53 = icmp ult ptr %51, %47
  br i1 %53, label %54, label %113

54:                                               ; preds = %48, %68
  %55 = phi ptr [ %69, %68 ], [ %51, %48 ]
  %56 = load i8, ptr %55, align 1, !tbaa !27
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %113, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds i8, ptr %55, i64 1
  %60 = icmp eq i8 %56, 37
  br i1 %60, label %61, label %68

61:                                               ; preds = %58
  %62 = icmp ult ptr %59, %47
  br i1 %62, label %63, label %107

63:                                               ; preds = %61
  %64 = load i8, ptr %59, align 1, !tbaa !27
  %65 = icmp eq i8 %64, 37
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %55, i64 2
  br label %68

68:                                               ; preds = %66, %58
  %69 = phi ptr [ %59, %58 ], [ %67, %66 ]
  %70 = icmp ult ptr %69, %47
  br i1 %70, label %54, label %113, !llvm.loop !98

71:                                               ; preds = %63
  %72 = ptrtoint ptr %55 to i64
  %73 = getelementptr i8, ptr %55, i64 %46
  %74 = sub i64 0, %72
  %75 = getelementptr i8, ptr %73, i64 %74
  br label %76

76:                                               ; preds = %103, %71
  %77 = phi i32 [ %105, %103 ], [ 0, %71 ]
  %78 = phi i32 [ %104, %103 ], [ %52, %71 ]
  %79 = phi ptr [ %83, %103 ], [ %59, %71 ]
  %80 = load i8, ptr %79, align 1, !tbaa !27
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %107, label %82

82:                                               ; preds = %76
  %83 = getelementptr inbounds i8, ptr %79, i64 1
  switch i8 %80, label %88 [
    i8 42, label %84
    i8 122, label %103
    i8 116, label %103
    i8 108, label %103
    i8 106, label %103
  ]

84:                                               ; preds = %82
  %85 = add i32 %78, 3
  %86 = and i32 %85, -4
  %87 = add i32 %86, 4
  br label %103, !llvm.loop !99

88:                                               ; preds = %82
  %89 = add i8 %80, -48
  %90 = icmp ult i8 %89, 10
  br i1 %90, label %103, label %91, !llvm.loop !99

91:                                               ; preds = %88
  switch i8 %80, label %95 [
    i8 104, label %103
    i8 46, label %103
    i8 45, label %103
    i8 43, label %103
    i8 35, label %103
    i8 32, label %103
    i8 120, label %92
    i8 117, label %92
    i8 111, label %92
    i8 105, label %92
    i8 100, label %92
    i8 99, label %92
    i8 88, label %92
  ]

92:                                               ; preds = %91, %91, %91, %91, %91, %91, %91
  %93 = icmp eq i32 %77, 0
  br i1 %93, label %94, label %95

94:                                               ; preds = %92
  br label %95

95:                                               ; preds = %91, %92, %94
  %96 = phi i32 [ 3, %94 ], [ 7, %92 ], [ 7, %91 ]
  %97 = phi i32 [ -4, %94 ], [ -8, %92 ], [ -8, %91 ]
  %98 = phi i32 [ 4, %94 ], [ 8, %92 ], [ 8, %91 ]
  %99 = add i32 %78, %96
  %100 = and i32 %99, %97
  %101 = add i32 %100, %98
  %102 = add i32 %50, 1
  br label %107

103:                                              ; preds = %91, %91, %91, %91, %91, %91, %88, %84, %82, %82, %82, %82
  %104 = phi i32 [ %87, %84 ], [ %78, %91 ], [ %78, %91 ], [ %78, %91 ], [ %78, %91 ], [ %78, %91 ], [ %78, %91 ], [ %78, %88 ], [ %78, %82 ], [ %78, %82 ], [ %78, %82 ], [ %78, %82 ]
  %105 = phi i32 [ %77, %84 ], [ %77, %91 ], [ %77, %91 ], [ %77, %91 ], [ %77, %91 ], [ %77, %91 ], [ %77, %91 ], [ %77, %88 ], [ 1, %82 ], [ 1, %82 ], [ 1, %82 ], [ 1, %82 ]
  %106 = icmp eq ptr %83, %75
  br i1 %106, label %107, label %76

107:                                              ; preds = %61, %103, %76, %95
  %108 = phi i32 [ %102, %95 ], [ %49, %76 ], [ %49, %103 ], [ %49, %61 ]
  %109 = phi i32 [ %102, %95 ], [ %50, %76 ], [ %50, %103 ], [ %50, %61 ]
  %110 = phi ptr [ %83, %95 ], [ %75, %103 ], [ %79, %76 ], [ %59, %61 ]
  %111 = phi i32 [ %101, %95 ], [ %104, %103 ], [ %78, %76 ], [ %52, %61 ]
  %112 = icmp ult i32 %111, 4097
  br i1 %112, label %48, label %113, !llvm.loop !98

113:                                              ; preds = %48, %107, %54, %68, %38
  %114 = phi i32 [ 0, %38 ], [ %49, %68 ], [ %49, %54 ], [ %49, %48 ], [ %108, %107 ]
  %115 = phi i32 [ 0, %38 ], [ %52, %68 ], [ %52, %54 ], [ %52, %48 ], [ 4096, %107 ]
  %116 = getelementptr inbounds i64, ptr %4, i64 %32
  %117 = load i64, ptr %116, align 8, !tbaa !40
  %118 = load ptr, ptr %11, align 8, !tbaa !100
  %119 = ptrtoint ptr %118 to i64
  %120 = icmp ult i64 %117, %119
  br i1 %120, label %127, label %121

121:                                              ; preds = %113
  %122 = zext i32 %115 to i64
  %123 = add i64 %117, %122
  %124 = load ptr, ptr %12, align 16, !tbaa !101
  %125 = ptrtoint ptr %124 to i64
  %126 = icmp ugt i64 %123, %125
  br i1 %126, label %127, label %128

127:                                              ; preds = %121, %113
  br label %128

128:                                              ; preds = %127, %121
  %129 = phi i32 [ 0, %127 ], [ %115, %121 ]
  %130 = add i32 %129, 31
  %131 = and i32 %130, -8
  %132 = zext i32 %131 to i64
  %133 = atomicrmw add ptr %13, i64 %132 monotonic, align 8
  %134 = add i64 %133, %132
  %135 = load i64, ptr %14, align 8, !tbaa !102
  %136 = icmp ugt i64 %134, %135
  br i1 %136, label %137, label %163

137:                                              ; preds = %128
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !103)
  store i32 11, ptr %7, align 8, !tbaa !4, !alias.scope !103
  store i32 %1, ptr %22, align 4, !tbaa !10, !alias.scope !103
  %138 = load ptr, ptr %17, align 8, !tbaa !11, !noalias !103
  %139 = getelementptr inbounds i8, ptr %138, i64 32
  %140 = load i32, ptr %139, align 8, !tbaa !14, !noalias !103
  store i32 %140, ptr %23, align 8, !tbaa !16, !alias.scope !103
  %141 = load i32, ptr %19, align 32, !tbaa !17, !noalias !103
  store i32 %141, ptr %24, align 4, !tbaa !18, !alias.scope !103
  store i32 %34, ptr %25, align 8, !tbaa !19, !alias.scope !103
  store i32 0, ptr %26, align 4, !tbaa !20, !alias.scope !103
  store i32 0, ptr %27, align 8, !tbaa !21, !alias.scope !103
  store i32 0, ptr %28, align 4, !tbaa !22, !alias.scope !103
  store i64 0, ptr %29, align 8, !tbaa !23, !alias.scope !103
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %30, i8 0, i64 24, i1 false), !alias.scope !103
  %142 = load ptr, ptr %9, align 16, !tbaa !33
  %143 = getelementptr inbounds i8, ptr %142, i64 164
  %144 = atomicrmw add ptr %143, i32 1 monotonic, align 4
  %145 = getelementptr inbounds i8, ptr %142, i64 160
  %146 = load i32, ptr %145, align 8, !tbaa !24
  %147 = icmp ult i32 %144, %146
  br i1 %147, label %148, label %160

148:                                              ; preds = %137
  %149 = getelementptr inbounds i8, ptr %142, i64 152
  %150 = load ptr, ptr %149, align 8, !tbaa !26
  %151 = zext i32 %144 to i64
  %152 = getelementptr inbounds %struct.Event, ptr %150, i64 %151
  br label %153

153:                                              ; preds = %153, %148
  %154 = phi i64 [ %158, %153 ], [ 0, %148 ]
  %155 = getelementptr inbounds i8, ptr %7, i64 %154
  %156 = load i8, ptr %155, align 1, !tbaa !27
  %157 = getelementptr inbounds i8, ptr %152, i64 %154
  store i8 %156, ptr %157, align 1, !tbaa !27
  %158 = add nuw nsw i64 %154, 1
  %159 = icmp eq i64 %158, 64
  br i1 %159, label %160, label %153, !llvm.loop !28

160:                                              ; preds = %153, %137
  %161 = load ptr, ptr %9, align 16, !tbaa !33
  %162 = getelementptr inbounds i8, ptr %161, i64 64
  store atomic i32 1, ptr %162 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #18
  br label %208

163:                                              ; preds = %128
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #18
  store i32 %131, ptr %8, align 16, !tbaa !41
  store i32 %1, ptr %15, align 4, !tbaa !41
  %164 = load ptr, ptr %17, align 8, !tbaa !11
  %165 = getelementptr inbounds i8, ptr %164, i64 32
  %166 = load i32, ptr %165, align 8, !tbaa !14
  store i32 %166, ptr %16, align 8, !tbaa !41
  %167 = load i32, ptr %19, align 32, !tbaa !17
  %168 = shl i32 %167, 5
  %169 = or disjoint i32 %168, %34
  store i32 %169, ptr %18, align 4, !tbaa !41
  %170 = load ptr, ptr %20, align 8, !tbaa !106
  %171 = getelementptr inbounds i8, ptr %170, i64 %133
  br label %172

172:                                              ; preds = %172, %163
  %173 = phi i64 [ %177, %172 ], [ 0, %163 ]
  %174 = getelementptr inbounds i8, ptr %8, i64 %173
  %175 = load i8, ptr %174, align 1, !tbaa !27
  %176 = getelementptr inbounds i8, ptr %171, i64 %173
  store i8 %175, ptr %176, align 1, !tbaa !27
  %177 = add nuw nsw i64 %173, 1
  %178 = icmp eq i64 %177, 16
  br i1 %178, label %179, label %172, !llvm.loop !28

179:                                              ; preds = %172
  %180 = load ptr, ptr %20, align 8, !tbaa !106
  %181 = getelementptr inbounds i8, ptr %180, i64 %133
  %182 = getelementptr inbounds i8, ptr %181, i64 16
  br label %183

183:                                              ; preds = %183, %179
  %184 = phi i64 [ %188, %183 ], [ 0, %179 ]
  %185 = getelementptr inbounds i8, ptr %39, i64 %184
  %186 = load i8, ptr %185, align 1, !tbaa !27
  %187 = getelementptr inbounds i8, ptr %182, i64 %184
  store i8 %186, ptr %187, align 1, !tbaa !27
  %188 = add nuw nsw i64 %184, 1
  %189 = icmp eq i64 %188, 8
  br i1 %189, label %190, label %183, !llvm.loop !28

190:                                              ; preds = %183
  %191 = load ptr, ptr %20, align 8, !tbaa !106
  %192 = getelementptr inbounds i8, ptr %191, i64 %133
  %193 = getelementptr inbounds i8, ptr %192, i64 24
  %194 = inttoptr i64 %117 to ptr
  %195 = zext i32 %129 to i64
  %196 = icmp eq i32 %129, 0
  br i1 %196, label %204, label %197

197:                                              ; preds = %190, %197
  %198 = phi i64 [ %202, %197 ], [ 0, %190 ]
  %199 = getelementptr inbounds i8, ptr %194, i64 %198
  %200 = load i8, ptr %199, align 1, !tbaa !27
  %201 = getelementptr inbounds i8, ptr %193, i64 %198
  store i8 %200, ptr %201, align 1, !tbaa !27
  %202 = add nuw nsw i64 %198, 1
  %203 = icmp eq i64 %202, %195
  br i1 %203, label %204, label %197, !llvm.loop !28

204:                                              ; preds = %197, %190
  br i1 %21, label %207, label %205

205:                                              ; preds = %204
  %206 = getelementptr inbounds i32, ptr %5, i64 %32
  store i32 %114, ptr %206, align 4, !tbaa !41
  br label %207

207:                                              ; preds = %205, %204
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #18
  br label %208

208:                                              ; preds = %207, %160
  br i1 %136, label %213, label %209

209:                                              ; preds = %208, %31
  %210 = add nuw nsw i64 %32, 1
  %211 = icmp ult i64 %32, 31
  %212 = icmp eq i64 %210, 32
  br i1 %212, label %213, label %31, !llvm.loop !107

213:                                              ; preds = %209, %208
  %214 = phi i1 [ %211, %209 ], [ %33, %208 ]
  %215 = zext i1 %214 to i32
  ret i32 %215
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local range(i32 0, 2) i32 @vg_arrive(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #5 {
  %8 = alloca %struct.Event, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !11
  %11 = and i32 %3, 15
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 16, !tbaa !33
  %14 = getelementptr inbounds i8, ptr %13, i64 76
  %15 = load i32, ptr %14, align 4, !tbaa !93
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %60, label %18

18:                                               ; preds = %7
  %19 = load ptr, ptr %0, align 64, !tbaa !69
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !41
  %22 = icmp eq i32 %21, %5
  br i1 %22, label %60, label %23

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #18
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %5, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !108)
  store i32 5, ptr %8, align 8, !tbaa !4, !alias.scope !108
  %25 = getelementptr inbounds i8, ptr %8, i64 4
  store i32 %1, ptr %25, align 4, !tbaa !10, !alias.scope !108
  %26 = getelementptr inbounds i8, ptr %8, i64 8
  %27 = getelementptr inbounds i8, ptr %10, i64 32
  %28 = load i32, ptr %27, align 8, !tbaa !14, !noalias !108
  store i32 %28, ptr %26, align 8, !tbaa !16, !alias.scope !108
  %29 = getelementptr inbounds i8, ptr %8, i64 12
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i32, ptr %30, align 32, !tbaa !17, !noalias !108
  store i32 %31, ptr %29, align 4, !tbaa !18, !alias.scope !108
  %32 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 %24, ptr %32, align 8, !tbaa !19, !alias.scope !108
  %33 = getelementptr inbounds i8, ptr %8, i64 20
  %34 = getelementptr inbounds i8, ptr %8, i64 24
  %35 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 0, ptr %35, align 4, !tbaa !22, !alias.scope !108
  %36 = getelementptr inbounds i8, ptr %8, i64 32
  store i64 0, ptr %36, align 8, !tbaa !23, !alias.scope !108
  %37 = getelementptr inbounds i8, ptr %8, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, i8 0, i64 24, i1 false), !alias.scope !108
  store i32 %5, ptr %33, align 4, !tbaa !20
  %38 = xor i32 %5, -1
  %39 = and i32 %21, %38
  store i32 %39, ptr %34, align 8, !tbaa !21
  %40 = getelementptr inbounds i8, ptr %13, i64 164
  %41 = atomicrmw add ptr %40, i32 1 monotonic, align 4
  %42 = getelementptr inbounds i8, ptr %13, i64 160
  %43 = load i32, ptr %42, align 8, !tbaa !24
  %44 = icmp ult i32 %41, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %23
  %46 = getelementptr inbounds i8, ptr %13, i64 152
  %47 = load ptr, ptr %46, align 8, !tbaa !26
  %48 = zext i32 %41 to i64
  %49 = getelementptr inbounds %struct.Event, ptr %47, i64 %48
  br label %50

50:                                               ; preds = %50, %45
  %51 = phi i64 [ %55, %50 ], [ 0, %45 ]
  %52 = getelementptr inbounds i8, ptr %8, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !27
  %54 = getelementptr inbounds i8, ptr %49, i64 %51
  store i8 %53, ptr %54, align 1, !tbaa !27
  %55 = add nuw nsw i64 %51, 1
  %56 = icmp eq i64 %55, 64
  br i1 %56, label %57, label %50, !llvm.loop !28

57:                                               ; preds = %50, %23
  %58 = load ptr, ptr %12, align 16, !tbaa !33
  %59 = getelementptr inbounds i8, ptr %58, i64 64
  store atomic i32 1, ptr %59 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #18
  br label %94

60:                                               ; preds = %18, %7
  %61 = icmp eq i32 %2, 4
  br i1 %61, label %62, label %68

62:                                               ; preds = %60
  %63 = getelementptr inbounds i8, ptr %10, i64 64
  %64 = zext nneg i32 %11 to i64
  %65 = getelementptr inbounds [16 x i32], ptr %63, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !41
  %67 = add i32 %66, 32
  store i32 %67, ptr %65, align 4, !tbaa !41
  br label %94

68:                                               ; preds = %60
  %69 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %6)
  %70 = getelementptr inbounds i8, ptr %10, i64 128
  %71 = zext nneg i32 %11 to i64
  %72 = getelementptr inbounds [16 x i32], ptr %70, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !41
  %74 = add i32 %73, %69
  store i32 %74, ptr %72, align 4, !tbaa !41
  %75 = icmp eq i32 %6, %5
  %76 = getelementptr inbounds i8, ptr %10, i64 192
  %77 = getelementptr inbounds [16 x i32], ptr %76, i64 0, i64 %71
  %78 = load i32, ptr %77, align 4, !tbaa !41
  %79 = and i32 %78, 1
  %80 = select i1 %75, i32 %79, i32 0
  store i32 %80, ptr %77, align 4, !tbaa !41
  %81 = icmp ne i32 %6, 0
  %82 = zext i1 %81 to i32
  %83 = getelementptr inbounds i8, ptr %10, i64 256
  %84 = getelementptr inbounds [16 x i32], ptr %83, i64 0, i64 %71
  %85 = load i32, ptr %84, align 4, !tbaa !41
  %86 = or i32 %85, %82
  store i32 %86, ptr %84, align 4, !tbaa !41
  %87 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 %11, ptr %87, align 16, !tbaa !111
  %88 = getelementptr inbounds i8, ptr %0, i64 52
  store i32 %4, ptr %88, align 4, !tbaa !112
  %89 = getelementptr inbounds i8, ptr %0, i64 124
  store i32 %2, ptr %89, align 4, !tbaa !113
  %90 = getelementptr inbounds i8, ptr %0, i64 92
  %91 = load i32, ptr %90, align 4, !tbaa !114
  %92 = or i32 %91, %5
  store i32 %92, ptr %90, align 4, !tbaa !114
  %93 = getelementptr inbounds i8, ptr %0, i64 120
  store i32 %1, ptr %93, align 8, !tbaa !115
  br label %94

94:                                               ; preds = %68, %62, %57
  %95 = phi i32 [ 1, %57 ], [ 0, %62 ], [ 0, %68 ]
  ret i32 %95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @vg_run(ptr noundef %0, ptr nocapture noundef %1) local_unnamed_addr #14 {
  %3 = alloca %struct.Event, align 8
  %4 = alloca %struct.Event, align 8
  %5 = alloca %struct.Event, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load atomic i32, ptr %6 monotonic, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %855

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
  %29 = getelementptr inbounds i8, ptr %0, i64 208
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = getelementptr inbounds i8, ptr %0, i64 12
  %32 = getelementptr inbounds i8, ptr %0, i64 216
  %33 = getelementptr inbounds i8, ptr %0, i64 112
  %34 = getelementptr inbounds i8, ptr %0, i64 232
  %35 = getelementptr inbounds i8, ptr %1, i64 40
  %36 = getelementptr inbounds i8, ptr %1, i64 32
  br label %37

37:                                               ; preds = %9, %852
  %38 = load i32, ptr %10, align 4, !tbaa !116
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %37
  %41 = load i32, ptr %11, align 4, !tbaa !118
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %271, label %43

43:                                               ; preds = %40
  %44 = load i32, ptr %12, align 8, !tbaa !119
  %45 = zext i32 %44 to i64
  %46 = load i64, ptr %13, align 8, !tbaa !120
  %47 = icmp ugt i64 %46, %45
  br i1 %47, label %48, label %271

48:                                               ; preds = %43, %37
  store i32 0, ptr %11, align 4, !tbaa !118
  %49 = atomicrmw add ptr %14, i64 1 monotonic, align 8
  %50 = load i64, ptr %15, align 8, !tbaa !121
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %268

52:                                               ; preds = %48
  %53 = load i32, ptr %16, align 8, !tbaa !122
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %52
  %56 = load ptr, ptr %17, align 8, !tbaa !123
  %57 = add i32 %53, -1
  store i32 %57, ptr %16, align 8, !tbaa !122
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  br label %60

60:                                               ; preds = %52, %55
  %61 = phi ptr [ %59, %55 ], [ %12, %52 ]
  %62 = load i32, ptr %61, align 4, !tbaa !41
  %63 = load ptr, ptr %1, align 8, !tbaa !124
  %64 = zext i32 %62 to i64
  %65 = load i64, ptr %18, align 8, !tbaa !125
  %66 = mul i64 %65, %64
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = load i32, ptr %12, align 8, !tbaa !119
  %69 = icmp eq i32 %62, %68
  br i1 %69, label %70, label %165

70:                                               ; preds = %60
  %71 = add i32 %62, 1
  store i32 %71, ptr %12, align 8, !tbaa !119
  %72 = getelementptr inbounds i8, ptr %67, i64 512
  %73 = getelementptr inbounds i8, ptr %67, i64 328
  store ptr %72, ptr %73, align 8, !tbaa !126
  %74 = load i32, ptr %19, align 4, !tbaa !127
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 8
  %77 = getelementptr inbounds i8, ptr %72, i64 %76
  %78 = getelementptr inbounds i8, ptr %67, i64 16
  store ptr %77, ptr %78, align 8, !tbaa !60
  %79 = load i32, ptr %20, align 8, !tbaa !128
  %80 = load i32, ptr %21, align 4, !tbaa !129
  %81 = add i32 %80, %79
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %67, i64 24
  store i64 %82, ptr %83, align 8, !tbaa !61
  %84 = load ptr, ptr %22, align 8, !tbaa !130
  %85 = getelementptr inbounds i8, ptr %67, i64 56
  store ptr %84, ptr %85, align 8, !tbaa !51
  %86 = load ptr, ptr %23, align 8, !tbaa !131
  %87 = getelementptr inbounds i8, ptr %67, i64 48
  store ptr %86, ptr %87, align 8, !tbaa !132
  %88 = load ptr, ptr %24, align 8, !tbaa !133
  %89 = getelementptr inbounds i8, ptr %67, i64 368
  store ptr %88, ptr %89, align 8, !tbaa !134
  %90 = add nuw nsw i64 %82, 255
  %91 = and i64 %90, 8589934336
  %92 = getelementptr inbounds i8, ptr %67, i64 336
  br label %98

93:                                               ; preds = %98
  %94 = getelementptr inbounds i8, ptr %77, i64 %91
  %95 = getelementptr inbounds i8, ptr %94, i64 256
  %96 = load i32, ptr %19, align 4, !tbaa !127
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %165, label %104

98:                                               ; preds = %98, %70
  %99 = phi i64 [ 0, %70 ], [ %102, %98 ]
  %100 = trunc i64 %99 to i8
  %101 = getelementptr inbounds [32 x i8], ptr %92, i64 0, i64 %99
  store i8 %100, ptr %101, align 1, !tbaa !27
  %102 = add nuw nsw i64 %99, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %93, label %98, !llvm.loop !135

104:                                              ; preds = %93, %152
  %105 = phi i64 [ %153, %152 ], [ 0, %93 ]
  %106 = getelementptr inbounds %struct.Warp, ptr %72, i64 %105
  %107 = trunc nuw i64 %105 to i32
  %108 = load i32, ptr %25, align 8, !tbaa !136
  br label %109

109:                                              ; preds = %109, %104
  %110 = phi i64 [ %112, %109 ], [ 0, %104 ]
  %111 = getelementptr inbounds i64, ptr %106, i64 %110
  store volatile i64 0, ptr %111, align 8, !tbaa !40
  %112 = add nuw nsw i64 %110, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %114, label %109, !llvm.loop !137

114:                                              ; preds = %109
  %115 = shl i32 %107, 5
  %116 = sub i32 %108, %115
  %117 = tail call i32 @llvm.umin.i32(i32 %116, i32 32)
  %118 = getelementptr inbounds i8, ptr %106, i64 8
  store ptr %67, ptr %118, align 8, !tbaa !11
  %119 = getelementptr inbounds i8, ptr %106, i64 16
  store ptr %0, ptr %119, align 16, !tbaa !33
  %120 = getelementptr inbounds i8, ptr %106, i64 32
  store i32 %107, ptr %120, align 32, !tbaa !17
  %121 = icmp ugt i32 %116, 31
  %122 = shl nsw i32 -1, %117
  %123 = xor i32 %122, -1
  %124 = select i1 %121, i32 -1, i32 %123
  %125 = getelementptr inbounds i8, ptr %106, i64 36
  store i32 %124, ptr %125, align 4, !tbaa !138
  %126 = load i64, ptr %26, align 8, !tbaa !139
  %127 = mul i64 %126, %105
  %128 = getelementptr inbounds i8, ptr %95, i64 %127
  %129 = getelementptr inbounds i8, ptr %106, i64 104
  store ptr %128, ptr %129, align 8, !tbaa !100
  %130 = getelementptr inbounds i8, ptr %128, i64 %126
  %131 = getelementptr inbounds i8, ptr %106, i64 112
  store ptr %130, ptr %131, align 16, !tbaa !101
  %132 = getelementptr inbounds i8, ptr %106, i64 96
  store ptr %128, ptr %132, align 32, !tbaa !140
  br label %135

133:                                              ; preds = %135
  %134 = getelementptr inbounds i8, ptr %106, i64 80
  br label %157

135:                                              ; preds = %135, %114
  %136 = phi i64 [ 0, %114 ], [ %150, %135 ]
  %137 = load i32, ptr %27, align 4, !tbaa !41
  %138 = load i32, ptr %28, align 4, !tbaa !41
  %139 = trunc i64 %136 to i32
  %140 = or i32 %115, %139
  %141 = urem i32 %140, %137
  %142 = getelementptr inbounds i32, ptr %128, i64 %136
  store i32 %141, ptr %142, align 4, !tbaa !41
  %143 = udiv i32 %140, %137
  %144 = urem i32 %143, %138
  %145 = or disjoint i64 %136, 32
  %146 = getelementptr inbounds i32, ptr %128, i64 %145
  store i32 %144, ptr %146, align 4, !tbaa !41
  %147 = udiv i32 %143, %138
  %148 = or disjoint i64 %136, 64
  %149 = getelementptr inbounds i32, ptr %128, i64 %148
  store i32 %147, ptr %149, align 4, !tbaa !41
  %150 = add nuw nsw i64 %136, 1
  %151 = icmp eq i64 %150, 32
  br i1 %151, label %133, label %135, !llvm.loop !141

152:                                              ; preds = %157
  %153 = add nuw nsw i64 %105, 1
  %154 = load i32, ptr %19, align 4, !tbaa !127
  %155 = zext i32 %154 to i64
  %156 = icmp ult i64 %153, %155
  br i1 %156, label %104, label %165, !llvm.loop !142

157:                                              ; preds = %157, %133
  %158 = phi i64 [ 0, %133 ], [ %163, %157 ]
  %159 = shl nsw i64 %158, 7
  %160 = getelementptr inbounds i8, ptr %128, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !41
  %162 = getelementptr inbounds [3 x i32], ptr %134, i64 0, i64 %158
  store i32 %161, ptr %162, align 4, !tbaa !41
  %163 = add nuw nsw i64 %158, 1
  %164 = icmp eq i64 %163, 3
  br i1 %164, label %152, label %157, !llvm.loop !143

165:                                              ; preds = %152, %93, %60
  %166 = load ptr, ptr %29, align 8, !tbaa !144
  %167 = icmp eq ptr %166, null
  br i1 %167, label %171, label %168

168:                                              ; preds = %165
  %169 = getelementptr inbounds i32, ptr %166, i64 %49
  %170 = load i32, ptr %169, align 4, !tbaa !41
  br label %173

171:                                              ; preds = %165
  %172 = trunc i64 %49 to i32
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i32 [ %170, %168 ], [ %172, %171 ]
  %175 = getelementptr inbounds i8, ptr %67, i64 32
  store i32 %174, ptr %175, align 8, !tbaa !14
  %176 = load i32, ptr %30, align 8, !tbaa !41
  %177 = urem i32 %174, %176
  store i32 %177, ptr %67, align 8, !tbaa !41
  %178 = load i32, ptr %30, align 8, !tbaa !41
  %179 = udiv i32 %174, %178
  %180 = load i32, ptr %31, align 4, !tbaa !41
  %181 = urem i32 %179, %180
  %182 = getelementptr inbounds i8, ptr %67, i64 4
  store i32 %181, ptr %182, align 4, !tbaa !41
  %183 = load i32, ptr %30, align 8, !tbaa !41
  %184 = udiv i32 %174, %183
  %185 = load i32, ptr %31, align 4, !tbaa !41
  %186 = udiv i32 %184, %185
  %187 = getelementptr inbounds i8, ptr %67, i64 8
  store i32 %186, ptr %187, align 8, !tbaa !41
  %188 = getelementptr inbounds i8, ptr %67, i64 40
  store i32 1, ptr %188, align 8, !tbaa !145
  %189 = getelementptr inbounds i8, ptr %67, i64 256
  %190 = getelementptr inbounds i8, ptr %67, i64 128
  %191 = getelementptr inbounds i8, ptr %67, i64 64
  %192 = getelementptr inbounds i8, ptr %67, i64 192
  br label %199

193:                                              ; preds = %199
  %194 = load i64, ptr %32, align 8, !tbaa !146
  %195 = icmp ne i64 %194, 0
  %196 = load i32, ptr %19, align 4, !tbaa !127
  %197 = icmp ugt i32 %196, 1
  %198 = select i1 %195, i1 %197, i1 false
  br i1 %198, label %207, label %231

199:                                              ; preds = %199, %173
  %200 = phi i64 [ 0, %173 ], [ %205, %199 ]
  %201 = getelementptr inbounds [16 x i32], ptr %189, i64 0, i64 %200
  store i32 0, ptr %201, align 4, !tbaa !41
  %202 = getelementptr inbounds [16 x i32], ptr %190, i64 0, i64 %200
  store i32 0, ptr %202, align 4, !tbaa !41
  %203 = getelementptr inbounds [16 x i32], ptr %191, i64 0, i64 %200
  store i32 0, ptr %203, align 4, !tbaa !41
  %204 = getelementptr inbounds [16 x i32], ptr %192, i64 0, i64 %200
  store i32 1, ptr %204, align 4, !tbaa !41
  %205 = add nuw nsw i64 %200, 1
  %206 = icmp eq i64 %205, 16
  br i1 %206, label %193, label %199, !llvm.loop !147

207:                                              ; preds = %193
  %208 = zext i32 %174 to i64
  %209 = mul i64 %208, -4658895280553007687
  %210 = mul i64 %194, -7046029254386353131
  %211 = add i64 %210, %209
  %212 = getelementptr inbounds i8, ptr %67, i64 336
  %213 = zext i32 %196 to i64
  br label %214

214:                                              ; preds = %214, %207
  %215 = phi i64 [ %213, %207 ], [ %223, %214 ]
  %216 = phi i64 [ %211, %207 ], [ %221, %214 ]
  %217 = lshr i64 %216, 29
  %218 = xor i64 %217, %216
  %219 = mul i64 %218, -7723592293110705685
  %220 = lshr i64 %219, 32
  %221 = xor i64 %220, %219
  %222 = urem i64 %221, %215
  %223 = add nsw i64 %215, -1
  %224 = getelementptr inbounds [32 x i8], ptr %212, i64 0, i64 %223
  %225 = load i8, ptr %224, align 1, !tbaa !27
  %226 = getelementptr inbounds [32 x i8], ptr %212, i64 0, i64 %222
  %227 = load i8, ptr %226, align 1, !tbaa !27
  store i8 %227, ptr %224, align 1, !tbaa !27
  store i8 %225, ptr %226, align 1, !tbaa !27
  %228 = icmp ugt i64 %223, 1
  br i1 %228, label %214, label %229, !llvm.loop !148

229:                                              ; preds = %214
  %230 = load i32, ptr %19, align 4, !tbaa !127
  br label %231

231:                                              ; preds = %229, %193
  %232 = phi i32 [ %230, %229 ], [ %196, %193 ]
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %256, label %234

234:                                              ; preds = %231
  %235 = getelementptr inbounds i8, ptr %67, i64 328
  br label %236

236:                                              ; preds = %236, %234
  %237 = phi i64 [ 0, %234 ], [ %252, %236 ]
  %238 = load ptr, ptr %235, align 8, !tbaa !126
  %239 = getelementptr inbounds %struct.Warp, ptr %238, i64 %237
  %240 = load i64, ptr %33, align 8, !tbaa !149
  %241 = getelementptr inbounds i8, ptr %239, i64 24
  store i64 %240, ptr %241, align 8, !tbaa !150
  %242 = getelementptr inbounds i8, ptr %239, i64 44
  store i32 2, ptr %242, align 4, !tbaa !151
  %243 = getelementptr inbounds i8, ptr %239, i64 92
  store i32 0, ptr %243, align 4, !tbaa !114
  %244 = getelementptr inbounds i8, ptr %239, i64 76
  store i32 0, ptr %244, align 4, !tbaa !152
  %245 = getelementptr inbounds i8, ptr %239, i64 104
  %246 = load ptr, ptr %245, align 8, !tbaa !100
  %247 = getelementptr inbounds i8, ptr %246, i64 512
  %248 = load i32, ptr %34, align 8, !tbaa !153
  %249 = getelementptr inbounds i8, ptr %239, i64 36
  %250 = load i32, ptr %249, align 4, !tbaa !138
  %251 = tail call fastcc ptr @new_frame(ptr noundef nonnull readonly %0, ptr noundef nonnull %247, i32 noundef %248, i32 noundef %250) #19
  store ptr %247, ptr %239, align 64, !tbaa !69
  %252 = add nuw nsw i64 %237, 1
  %253 = load i32, ptr %19, align 4, !tbaa !127
  %254 = zext i32 %253 to i64
  %255 = icmp ult i64 %252, %254
  br i1 %255, label %236, label %256, !llvm.loop !154

256:                                              ; preds = %236, %231
  %257 = load i32, ptr %35, align 8, !tbaa !155
  %258 = load i64, ptr %13, align 8, !tbaa !120
  %259 = trunc i64 %258 to i32
  %260 = add i32 %257, -1
  %261 = add i32 %260, %259
  %262 = urem i32 %261, %259
  store i32 %262, ptr %35, align 8, !tbaa !155
  %263 = load ptr, ptr %36, align 8, !tbaa !156
  %264 = zext i32 %262 to i64
  %265 = getelementptr inbounds i32, ptr %263, i64 %264
  store i32 %62, ptr %265, align 4, !tbaa !41
  %266 = load i32, ptr %10, align 4, !tbaa !116
  %267 = add i32 %266, 1
  store i32 %267, ptr %10, align 4, !tbaa !116
  br label %271

268:                                              ; preds = %48
  %269 = load i32, ptr %10, align 4, !tbaa !116
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %855, label %271

271:                                              ; preds = %268, %256, %43, %40
  %272 = load ptr, ptr %36, align 8, !tbaa !156
  %273 = load i32, ptr %35, align 8, !tbaa !155
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds i32, ptr %272, i64 %274
  %276 = load i32, ptr %275, align 4, !tbaa !41
  %277 = load ptr, ptr %1, align 8, !tbaa !124
  %278 = zext i32 %276 to i64
  %279 = load i64, ptr %18, align 8, !tbaa !125
  %280 = mul i64 %279, %278
  %281 = getelementptr inbounds i8, ptr %277, i64 %280
  %282 = getelementptr inbounds i8, ptr %281, i64 328
  %283 = load ptr, ptr %282, align 8, !tbaa !126
  %284 = getelementptr inbounds i8, ptr %283, i64 16
  %285 = load ptr, ptr %284, align 16, !tbaa !33
  %286 = getelementptr inbounds i8, ptr %285, i64 68
  %287 = getelementptr inbounds i8, ptr %281, i64 336
  %288 = getelementptr inbounds i8, ptr %285, i64 64
  %289 = getelementptr inbounds i8, ptr %285, i64 112
  %290 = getelementptr inbounds i8, ptr %285, i64 120
  %291 = getelementptr inbounds i8, ptr %281, i64 64
  %292 = getelementptr inbounds i8, ptr %281, i64 256
  %293 = getelementptr inbounds i8, ptr %281, i64 192
  %294 = getelementptr inbounds i8, ptr %281, i64 128
  %295 = getelementptr inbounds i8, ptr %285, i64 128
  %296 = getelementptr inbounds i8, ptr %281, i64 40
  br label %297

297:                                              ; preds = %740, %271
  %298 = load i32, ptr %286, align 4, !tbaa !127
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %831, label %300

300:                                              ; preds = %297, %610
  %301 = phi i64 [ %616, %610 ], [ 0, %297 ]
  %302 = phi i32 [ %612, %610 ], [ 0, %297 ]
  %303 = phi i32 [ %615, %610 ], [ 0, %297 ]
  %304 = load ptr, ptr %282, align 8, !tbaa !126
  %305 = getelementptr inbounds [32 x i8], ptr %287, i64 0, i64 %301
  %306 = load i8, ptr %305, align 1, !tbaa !27
  %307 = zext i8 %306 to i64
  %308 = getelementptr inbounds %struct.Warp, ptr %304, i64 %307
  %309 = getelementptr inbounds i8, ptr %308, i64 44
  %310 = load i32, ptr %309, align 4, !tbaa !151
  %311 = icmp eq i32 %310, 2
  br i1 %311, label %312, label %610

312:                                              ; preds = %300
  %313 = load atomic i32, ptr %288 monotonic, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %855

315:                                              ; preds = %312
  %316 = getelementptr inbounds i8, ptr %308, i64 16
  %317 = load ptr, ptr %316, align 16, !tbaa !33
  %318 = getelementptr inbounds i8, ptr %317, i64 128
  %319 = load ptr, ptr %318, align 8, !tbaa !56
  %320 = load ptr, ptr %308, align 64, !tbaa !69
  %321 = getelementptr inbounds i8, ptr %320, i64 20
  %322 = load i32, ptr %321, align 4, !tbaa !41
  %323 = zext i32 %322 to i64
  %324 = getelementptr inbounds %struct.Function, ptr %319, i64 %323
  %325 = getelementptr inbounds i8, ptr %320, i64 4
  %326 = load i32, ptr %325, align 4, !tbaa !41
  %327 = icmp eq i32 %326, 0
  %328 = select i1 %327, i64 0, i64 8
  %329 = getelementptr inbounds i8, ptr %324, i64 %328
  %330 = load ptr, ptr %329, align 8, !tbaa !55
  %331 = icmp eq ptr %330, null
  br i1 %331, label %337, label %332

332:                                              ; preds = %315
  %333 = getelementptr inbounds i8, ptr %308, i64 76
  %334 = getelementptr inbounds i8, ptr %308, i64 60
  %335 = getelementptr inbounds i8, ptr %308, i64 112
  %336 = getelementptr inbounds i8, ptr %308, i64 64
  br label %344

337:                                              ; preds = %315, %537
  %338 = phi ptr [ %538, %537 ], [ %320, %315 ]
  %339 = phi i32 [ %541, %537 ], [ %322, %315 ]
  %340 = getelementptr inbounds i8, ptr %338, i64 4
  %341 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 %339, ptr %341, align 4, !tbaa !157
  %342 = load i32, ptr %340, align 4, !tbaa !41
  %343 = getelementptr inbounds i8, ptr %1, i64 56
  store i32 %342, ptr %343, align 8, !tbaa !158
  br label %855

344:                                              ; preds = %537, %332
  %345 = phi ptr [ %330, %332 ], [ %549, %537 ]
  %346 = tail call i32 %345(ptr noundef nonnull %308) #20
  switch i32 %346, label %532 [
    i32 5, label %347
    i32 6, label %467
  ]

347:                                              ; preds = %344
  %348 = load ptr, ptr %316, align 16, !tbaa !33
  %349 = getelementptr inbounds i8, ptr %348, i64 224
  %350 = load ptr, ptr %349, align 8, !tbaa !159
  %351 = load i32, ptr %334, align 4, !tbaa !160
  %352 = zext i32 %351 to i64
  %353 = getelementptr inbounds i32, ptr %350, i64 %352
  %354 = load ptr, ptr %308, align 64, !tbaa !69
  %355 = getelementptr inbounds i8, ptr %348, i64 128
  %356 = load ptr, ptr %355, align 8, !tbaa !56
  %357 = getelementptr inbounds i8, ptr %354, i64 20
  %358 = load i32, ptr %357, align 4, !tbaa !41
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds %struct.Function, ptr %356, i64 %359, i32 2
  %361 = load i32, ptr %360, align 8, !tbaa !161
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds i8, ptr %354, i64 %362
  %364 = load i32, ptr %353, align 4, !tbaa !41
  %365 = zext i32 %364 to i64
  %366 = getelementptr inbounds %struct.Function, ptr %356, i64 %365, i32 2
  %367 = load i32, ptr %366, align 8, !tbaa !161
  %368 = zext i32 %367 to i64
  %369 = getelementptr inbounds i8, ptr %363, i64 %368
  %370 = load ptr, ptr %335, align 16, !tbaa !101
  %371 = icmp ugt ptr %369, %370
  br i1 %371, label %372, label %412

372:                                              ; preds = %347
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #18
  %373 = getelementptr inbounds i8, ptr %308, i64 120
  %374 = load i32, ptr %373, align 8, !tbaa !115
  %375 = load i32, ptr %336, align 64, !tbaa !162
  %376 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %375, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !163)
  store i32 10, ptr %5, align 8, !tbaa !4, !alias.scope !163
  %377 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %374, ptr %377, align 4, !tbaa !10, !alias.scope !163
  %378 = getelementptr inbounds i8, ptr %5, i64 8
  %379 = getelementptr inbounds i8, ptr %308, i64 8
  %380 = load ptr, ptr %379, align 8, !tbaa !11, !noalias !163
  %381 = getelementptr inbounds i8, ptr %380, i64 32
  %382 = load i32, ptr %381, align 8, !tbaa !14, !noalias !163
  store i32 %382, ptr %378, align 8, !tbaa !16, !alias.scope !163
  %383 = getelementptr inbounds i8, ptr %5, i64 12
  %384 = getelementptr inbounds i8, ptr %308, i64 32
  %385 = load i32, ptr %384, align 32, !tbaa !17, !noalias !163
  store i32 %385, ptr %383, align 4, !tbaa !18, !alias.scope !163
  %386 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %376, ptr %386, align 8, !tbaa !19, !alias.scope !163
  %387 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 0, ptr %387, align 4, !tbaa !20, !alias.scope !163
  %388 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %388, align 8, !tbaa !21, !alias.scope !163
  %389 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 0, ptr %389, align 4, !tbaa !22, !alias.scope !163
  %390 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 0, ptr %390, align 8, !tbaa !23, !alias.scope !163
  %391 = getelementptr inbounds i8, ptr %5, i64 40
  %392 = getelementptr inbounds i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %392, i8 0, i64 16, i1 false), !alias.scope !163
  %393 = load i32, ptr %333, align 4, !tbaa !152
  %394 = zext i32 %393 to i64
  store i64 %394, ptr %391, align 8, !tbaa !40
  %395 = getelementptr inbounds i8, ptr %348, i64 164
  %396 = atomicrmw add ptr %395, i32 1 monotonic, align 4
  %397 = getelementptr inbounds i8, ptr %348, i64 160
  %398 = load i32, ptr %397, align 8, !tbaa !24
  %399 = icmp ult i32 %396, %398
  br i1 %399, label %400, label %464

400:                                              ; preds = %372
  %401 = getelementptr inbounds i8, ptr %348, i64 152
  %402 = load ptr, ptr %401, align 8, !tbaa !26
  %403 = zext i32 %396 to i64
  %404 = getelementptr inbounds %struct.Event, ptr %402, i64 %403
  br label %405

405:                                              ; preds = %405, %400
  %406 = phi i64 [ %410, %405 ], [ 0, %400 ]
  %407 = getelementptr inbounds i8, ptr %5, i64 %406
  %408 = load i8, ptr %407, align 1, !tbaa !27
  %409 = getelementptr inbounds i8, ptr %404, i64 %406
  store i8 %408, ptr %409, align 1, !tbaa !27
  %410 = add nuw nsw i64 %406, 1
  %411 = icmp eq i64 %410, 64
  br i1 %411, label %464, label %405, !llvm.loop !28

412:                                              ; preds = %347
  %413 = load i32, ptr %336, align 64, !tbaa !162
  %414 = tail call fastcc ptr @new_frame(ptr noundef nonnull %348, ptr noundef nonnull %363, i32 noundef %364, i32 noundef %413) #19
  %415 = getelementptr inbounds i8, ptr %363, i64 24
  store ptr %354, ptr %415, align 8, !tbaa !55
  %416 = load i32, ptr %334, align 4, !tbaa !160
  %417 = getelementptr inbounds i8, ptr %363, i64 48
  store i32 %416, ptr %417, align 8, !tbaa !41
  %418 = load i32, ptr %336, align 64, !tbaa !162
  %419 = getelementptr inbounds i8, ptr %363, i64 52
  store i32 %418, ptr %419, align 4, !tbaa !41
  %420 = getelementptr inbounds i8, ptr %353, i64 4
  %421 = load i32, ptr %420, align 4, !tbaa !41
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %426

423:                                              ; preds = %459, %412
  store ptr %363, ptr %308, align 64, !tbaa !69
  %424 = load i32, ptr %333, align 4, !tbaa !152
  %425 = add i32 %424, 1
  store i32 %425, ptr %333, align 4, !tbaa !152
  br label %537

426:                                              ; preds = %412, %459
  %427 = phi i32 [ %460, %459 ], [ %421, %412 ]
  %428 = phi i64 [ %461, %459 ], [ 0, %412 ]
  %429 = trunc nuw i64 %428 to i32
  %430 = mul i32 %429, 3
  %431 = add i32 %430, 3
  %432 = add i32 %430, 5
  %433 = zext i32 %432 to i64
  %434 = getelementptr inbounds i32, ptr %353, i64 %433
  %435 = load i32, ptr %434, align 4, !tbaa !41
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds i8, ptr %363, i64 %436
  %438 = zext i32 %431 to i64
  %439 = getelementptr inbounds i32, ptr %353, i64 %438
  %440 = load i32, ptr %439, align 4, !tbaa !41
  %441 = zext i32 %440 to i64
  %442 = getelementptr inbounds i8, ptr %354, i64 %441
  %443 = add i32 %430, 4
  %444 = zext i32 %443 to i64
  %445 = getelementptr inbounds i32, ptr %353, i64 %444
  %446 = load i32, ptr %445, align 4, !tbaa !41
  %447 = zext i32 %446 to i64
  %448 = shl nuw nsw i64 %447, 5
  %449 = icmp eq i32 %446, 0
  br i1 %449, label %459, label %450

450:                                              ; preds = %426, %450
  %451 = phi i64 [ %455, %450 ], [ 0, %426 ]
  %452 = getelementptr inbounds i8, ptr %442, i64 %451
  %453 = load i8, ptr %452, align 1, !tbaa !27
  %454 = getelementptr inbounds i8, ptr %437, i64 %451
  store i8 %453, ptr %454, align 1, !tbaa !27
  %455 = add nuw nsw i64 %451, 1
  %456 = icmp eq i64 %455, %448
  br i1 %456, label %457, label %450, !llvm.loop !28

457:                                              ; preds = %450
  %458 = load i32, ptr %420, align 4, !tbaa !41
  br label %459

459:                                              ; preds = %457, %426
  %460 = phi i32 [ %458, %457 ], [ %427, %426 ]
  %461 = add nuw nsw i64 %428, 1
  %462 = zext i32 %460 to i64
  %463 = icmp ult i64 %461, %462
  br i1 %463, label %426, label %423, !llvm.loop !166

464:                                              ; preds = %405, %372
  %465 = load ptr, ptr %316, align 16, !tbaa !33
  %466 = getelementptr inbounds i8, ptr %465, i64 64
  store atomic i32 1, ptr %466 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #18
  br label %855

467:                                              ; preds = %344
  %468 = load ptr, ptr %308, align 64, !tbaa !69
  %469 = getelementptr inbounds i8, ptr %468, i64 24
  %470 = load ptr, ptr %469, align 8, !tbaa !55
  %471 = load ptr, ptr %316, align 16, !tbaa !33
  %472 = getelementptr inbounds i8, ptr %471, i64 224
  %473 = load ptr, ptr %472, align 8, !tbaa !159
  %474 = getelementptr inbounds i8, ptr %468, i64 48
  %475 = load i32, ptr %474, align 8, !tbaa !41
  %476 = zext i32 %475 to i64
  %477 = getelementptr inbounds i32, ptr %473, i64 %476
  %478 = getelementptr inbounds i8, ptr %477, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !41
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %529, label %481

481:                                              ; preds = %467
  %482 = getelementptr inbounds i8, ptr %477, i64 12
  %483 = getelementptr inbounds i8, ptr %477, i64 4
  %484 = load i32, ptr %483, align 4, !tbaa !41
  %485 = mul i32 %484, 3
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds i32, ptr %482, i64 %486
  %488 = getelementptr inbounds i8, ptr %468, i64 52
  br label %489

489:                                              ; preds = %494, %481
  %490 = phi i32 [ 0, %481 ], [ %495, %494 ]
  %491 = phi ptr [ %487, %481 ], [ %496, %494 ]
  %492 = getelementptr inbounds i8, ptr %491, i64 8
  %493 = getelementptr inbounds i8, ptr %491, i64 4
  br label %499

494:                                              ; preds = %526
  %495 = add nuw i32 %490, 1
  %496 = getelementptr inbounds i8, ptr %491, i64 12
  %497 = load i32, ptr %478, align 4, !tbaa !41
  %498 = icmp ult i32 %495, %497
  br i1 %498, label %489, label %529, !llvm.loop !167

499:                                              ; preds = %526, %489
  %500 = phi i32 [ 0, %489 ], [ %527, %526 ]
  %501 = load i32, ptr %488, align 4, !tbaa !41
  %502 = shl nuw i32 1, %500
  %503 = and i32 %501, %502
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %526, label %505

505:                                              ; preds = %499
  %506 = load i32, ptr %492, align 4, !tbaa !41
  %507 = zext i32 %506 to i64
  %508 = getelementptr inbounds i8, ptr %470, i64 %507
  %509 = load i32, ptr %493, align 4, !tbaa !41
  %510 = mul i32 %509, %500
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds i8, ptr %508, i64 %511
  %513 = load i32, ptr %491, align 4, !tbaa !41
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds i8, ptr %468, i64 %514
  %516 = getelementptr inbounds i8, ptr %515, i64 %511
  %517 = zext i32 %509 to i64
  %518 = icmp eq i32 %509, 0
  br i1 %518, label %526, label %519

519:                                              ; preds = %505, %519
  %520 = phi i64 [ %524, %519 ], [ 0, %505 ]
  %521 = getelementptr inbounds i8, ptr %516, i64 %520
  %522 = load i8, ptr %521, align 1, !tbaa !27
  %523 = getelementptr inbounds i8, ptr %512, i64 %520
  store i8 %522, ptr %523, align 1, !tbaa !27
  %524 = add nuw nsw i64 %520, 1
  %525 = icmp eq i64 %524, %517
  br i1 %525, label %526, label %519, !llvm.loop !28

526:                                              ; preds = %519, %505, %499
  %527 = add nuw nsw i32 %500, 1
  %528 = icmp eq i32 %527, 32
  br i1 %528, label %494, label %499, !llvm.loop !168

529:                                              ; preds = %494, %467
  store ptr %470, ptr %308, align 64, !tbaa !69
  %530 = load i32, ptr %333, align 4, !tbaa !152
  %531 = add i32 %530, -1
  store i32 %531, ptr %333, align 4, !tbaa !152
  br label %537

532:                                              ; preds = %344
  %533 = add i32 %346, -5
  %534 = icmp ult i32 %533, -2
  br i1 %534, label %551, label %535

535:                                              ; preds = %532
  %536 = load ptr, ptr %308, align 64, !tbaa !69
  br label %537

537:                                              ; preds = %535, %529, %423
  %538 = phi ptr [ %536, %535 ], [ %470, %529 ], [ %363, %423 ]
  %539 = load ptr, ptr %318, align 8, !tbaa !56
  %540 = getelementptr inbounds i8, ptr %538, i64 20
  %541 = load i32, ptr %540, align 4, !tbaa !41
  %542 = zext i32 %541 to i64
  %543 = getelementptr inbounds %struct.Function, ptr %539, i64 %542
  %544 = getelementptr inbounds i8, ptr %538, i64 4
  %545 = load i32, ptr %544, align 4, !tbaa !41
  %546 = icmp eq i32 %545, 0
  %547 = select i1 %546, i64 0, i64 8
  %548 = getelementptr inbounds i8, ptr %543, i64 %547
  %549 = load ptr, ptr %548, align 8, !tbaa !55
  %550 = icmp eq ptr %549, null
  br i1 %550, label %337, label %344

551:                                              ; preds = %532
  %552 = icmp slt i32 %346, 0
  br i1 %552, label %855, label %553

553:                                              ; preds = %551
  %554 = icmp eq i32 %346, 7
  br i1 %554, label %855, label %555

555:                                              ; preds = %553
  store i32 %346, ptr %309, align 4, !tbaa !151
  %556 = icmp eq i32 %346, 2
  br i1 %556, label %557, label %610

557:                                              ; preds = %555
  %558 = add i32 %302, 1
  %559 = load i64, ptr %289, align 8, !tbaa !149
  %560 = getelementptr inbounds i8, ptr %308, i64 24
  %561 = load i64, ptr %560, align 8, !tbaa !150
  %562 = add nsw i64 %561, %559
  store i64 %562, ptr %560, align 8, !tbaa !150
  %563 = atomicrmw sub ptr %290, i64 %559 monotonic, align 8
  %564 = sub i64 %563, %559
  %565 = icmp slt i64 %564, 0
  br i1 %565, label %566, label %610

566:                                              ; preds = %557
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #18
  %567 = getelementptr inbounds i8, ptr %308, i64 120
  %568 = load i32, ptr %567, align 8, !tbaa !115
  %569 = load ptr, ptr %308, align 64, !tbaa !69
  %570 = getelementptr inbounds i8, ptr %569, i64 8
  %571 = load i32, ptr %570, align 8, !tbaa !41
  %572 = tail call i32 @llvm.umax.i32(i32 %571, i32 1)
  %573 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %572, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !169)
  store i32 7, ptr %4, align 8, !tbaa !4, !alias.scope !169
  %574 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %568, ptr %574, align 4, !tbaa !10, !alias.scope !169
  %575 = getelementptr inbounds i8, ptr %4, i64 8
  %576 = getelementptr inbounds i8, ptr %308, i64 8
  %577 = load ptr, ptr %576, align 8, !tbaa !11, !noalias !169
  %578 = getelementptr inbounds i8, ptr %577, i64 32
  %579 = load i32, ptr %578, align 8, !tbaa !14, !noalias !169
  store i32 %579, ptr %575, align 8, !tbaa !16, !alias.scope !169
  %580 = getelementptr inbounds i8, ptr %4, i64 12
  %581 = getelementptr inbounds i8, ptr %308, i64 32
  %582 = load i32, ptr %581, align 32, !tbaa !17, !noalias !169
  store i32 %582, ptr %580, align 4, !tbaa !18, !alias.scope !169
  %583 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 %573, ptr %583, align 8, !tbaa !19, !alias.scope !169
  %584 = getelementptr inbounds i8, ptr %4, i64 20
  store i32 0, ptr %584, align 4, !tbaa !20, !alias.scope !169
  %585 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %585, align 8, !tbaa !21, !alias.scope !169
  %586 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 0, ptr %586, align 4, !tbaa !22, !alias.scope !169
  %587 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 0, ptr %587, align 8, !tbaa !23, !alias.scope !169
  %588 = getelementptr inbounds i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %588, i8 0, i64 24, i1 false), !alias.scope !169
  %589 = load ptr, ptr %316, align 16, !tbaa !33
  %590 = getelementptr inbounds i8, ptr %589, i64 164
  %591 = atomicrmw add ptr %590, i32 1 monotonic, align 4
  %592 = getelementptr inbounds i8, ptr %589, i64 160
  %593 = load i32, ptr %592, align 8, !tbaa !24
  %594 = icmp ult i32 %591, %593
  br i1 %594, label %595, label %607

595:                                              ; preds = %566
  %596 = getelementptr inbounds i8, ptr %589, i64 152
  %597 = load ptr, ptr %596, align 8, !tbaa !26
  %598 = zext i32 %591 to i64
  %599 = getelementptr inbounds %struct.Event, ptr %597, i64 %598
  br label %600

600:                                              ; preds = %600, %595
  %601 = phi i64 [ %605, %600 ], [ 0, %595 ]
  %602 = getelementptr inbounds i8, ptr %4, i64 %601
  %603 = load i8, ptr %602, align 1, !tbaa !27
  %604 = getelementptr inbounds i8, ptr %599, i64 %601
  store i8 %603, ptr %604, align 1, !tbaa !27
  %605 = add nuw nsw i64 %601, 1
  %606 = icmp eq i64 %605, 64
  br i1 %606, label %607, label %600, !llvm.loop !28

607:                                              ; preds = %600, %566
  %608 = load ptr, ptr %316, align 16, !tbaa !33
  %609 = getelementptr inbounds i8, ptr %608, i64 64
  store atomic i32 1, ptr %609 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #18
  br label %855

610:                                              ; preds = %557, %555, %300
  %611 = phi i32 [ 1, %557 ], [ %346, %555 ], [ %310, %300 ]
  %612 = phi i32 [ %558, %557 ], [ %302, %555 ], [ %302, %300 ]
  %613 = icmp ne i32 %611, 0
  %614 = zext i1 %613 to i32
  %615 = add i32 %303, %614
  %616 = add nuw nsw i64 %301, 1
  %617 = load i32, ptr %286, align 4, !tbaa !127
  %618 = zext i32 %617 to i64
  %619 = icmp ult i64 %616, %618
  br i1 %619, label %300, label %620, !llvm.loop !172

620:                                              ; preds = %610
  %621 = icmp eq i32 %615, 0
  br i1 %621, label %831, label %624

622:                                              ; preds = %732
  %623 = load i32, ptr %286, align 4, !tbaa !127
  br label %624

624:                                              ; preds = %620, %622
  %625 = phi i32 [ %623, %622 ], [ %617, %620 ]
  %626 = phi i64 [ %734, %622 ], [ 0, %620 ]
  %627 = phi i32 [ %733, %622 ], [ 0, %620 ]
  %628 = icmp eq i32 %625, 0
  br i1 %628, label %732, label %629

629:                                              ; preds = %624
  %630 = load ptr, ptr %282, align 8, !tbaa !126
  %631 = zext i32 %625 to i64
  br label %634

632:                                              ; preds = %655
  %633 = icmp eq i32 %656, 0
  br i1 %633, label %732, label %661

634:                                              ; preds = %655, %629
  %635 = phi i64 [ 0, %629 ], [ %659, %655 ]
  %636 = phi i32 [ 0, %629 ], [ %658, %655 ]
  %637 = phi i32 [ 0, %629 ], [ %657, %655 ]
  %638 = phi i32 [ 0, %629 ], [ %656, %655 ]
  %639 = getelementptr inbounds %struct.Warp, ptr %630, i64 %635
  %640 = getelementptr inbounds i8, ptr %639, i64 44
  %641 = load i32, ptr %640, align 4, !tbaa !151
  switch i32 %641, label %653 [
    i32 0, label %655
    i32 1, label %642
  ]

642:                                              ; preds = %634
  %643 = getelementptr inbounds i8, ptr %639, i64 48
  %644 = load i32, ptr %643, align 16, !tbaa !111
  %645 = zext i32 %644 to i64
  %646 = icmp eq i64 %626, %645
  br i1 %646, label %647, label %653

647:                                              ; preds = %642
  %648 = add i32 %638, 1
  %649 = getelementptr inbounds i8, ptr %639, i64 52
  %650 = load i32, ptr %649, align 4, !tbaa !112
  %651 = icmp eq i32 %650, 0
  %652 = select i1 %651, i32 %636, i32 %650
  br label %655

653:                                              ; preds = %642, %634
  %654 = add i32 %637, 1
  br label %655

655:                                              ; preds = %653, %647, %634
  %656 = phi i32 [ %638, %634 ], [ %638, %653 ], [ %648, %647 ]
  %657 = phi i32 [ %637, %634 ], [ %654, %653 ], [ %637, %647 ]
  %658 = phi i32 [ %636, %634 ], [ %636, %653 ], [ %652, %647 ]
  %659 = add nuw nsw i64 %635, 1
  %660 = icmp eq i64 %659, %631
  br i1 %660, label %632, label %634, !llvm.loop !173

661:                                              ; preds = %632
  %662 = icmp eq i32 %658, 0
  br i1 %662, label %669, label %663

663:                                              ; preds = %661
  %664 = shl i32 %656, 5
  %665 = getelementptr inbounds [16 x i32], ptr %291, i64 0, i64 %626
  %666 = load i32, ptr %665, align 4, !tbaa !41
  %667 = add i32 %666, %664
  %668 = icmp ult i32 %667, %658
  br i1 %668, label %732, label %671

669:                                              ; preds = %661
  %670 = icmp eq i32 %657, 0
  br i1 %670, label %671, label %732

671:                                              ; preds = %669, %663
  %672 = getelementptr inbounds [16 x i32], ptr %292, i64 0, i64 %626
  %673 = getelementptr inbounds [16 x i32], ptr %293, i64 0, i64 %626
  %674 = getelementptr inbounds [16 x i32], ptr %294, i64 0, i64 %626
  br label %675

675:                                              ; preds = %724, %671
  %676 = phi i64 [ 0, %671 ], [ %725, %724 ]
  %677 = getelementptr inbounds %struct.Warp, ptr %630, i64 %676
  %678 = getelementptr inbounds i8, ptr %677, i64 44
  %679 = load i32, ptr %678, align 4, !tbaa !151
  %680 = icmp eq i32 %679, 1
  br i1 %680, label %681, label %724

681:                                              ; preds = %675
  %682 = getelementptr inbounds i8, ptr %677, i64 48
  %683 = load i32, ptr %682, align 16, !tbaa !111
  %684 = zext i32 %683 to i64
  %685 = icmp eq i64 %626, %684
  br i1 %685, label %686, label %724

686:                                              ; preds = %681
  %687 = load ptr, ptr %677, align 64, !tbaa !69
  %688 = getelementptr inbounds i8, ptr %677, i64 124
  %689 = load i32, ptr %688, align 4, !tbaa !113
  switch i32 %689, label %691 [
    i32 2, label %692
    i32 3, label %690
  ]

690:                                              ; preds = %686
  br label %692

691:                                              ; preds = %686
  br label %692

692:                                              ; preds = %691, %690, %686
  %693 = phi ptr [ %672, %690 ], [ %674, %691 ], [ %673, %686 ]
  %694 = load i32, ptr %693, align 4, !tbaa !41
  %695 = getelementptr inbounds i8, ptr %677, i64 56
  store i32 %694, ptr %695, align 8, !tbaa !174
  %696 = getelementptr inbounds i8, ptr %677, i64 92
  store i32 0, ptr %696, align 4, !tbaa !114
  store i32 2, ptr %678, align 4, !tbaa !151
  %697 = getelementptr inbounds i8, ptr %687, i64 4
  %698 = load i32, ptr %697, align 4, !tbaa !41
  %699 = icmp eq i32 %698, 1
  br i1 %699, label %700, label %724

700:                                              ; preds = %692
  %701 = load ptr, ptr %295, align 8, !tbaa !56
  %702 = getelementptr inbounds i8, ptr %687, i64 20
  %703 = load i32, ptr %702, align 4, !tbaa !41
  %704 = zext i32 %703 to i64
  %705 = getelementptr inbounds %struct.Function, ptr %701, i64 %704, i32 3
  %706 = load i32, ptr %705, align 4, !tbaa !175
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %724, label %708

708:                                              ; preds = %700
  %709 = getelementptr inbounds i8, ptr %687, i64 64
  %710 = shl i32 %706, 1
  %711 = zext i32 %706 to i64
  br label %712

712:                                              ; preds = %712, %708
  %713 = phi i64 [ 0, %708 ], [ %722, %712 ]
  %714 = trunc nuw i64 %713 to i32
  %715 = add i32 %710, %714
  %716 = zext i32 %715 to i64
  %717 = getelementptr inbounds [0 x i64], ptr %709, i64 0, i64 %716
  %718 = load i64, ptr %717, align 8, !tbaa !40
  %719 = getelementptr inbounds [0 x i64], ptr %709, i64 0, i64 %713
  %720 = load i64, ptr %719, align 8, !tbaa !40
  %721 = or i64 %720, %718
  store i64 %721, ptr %719, align 8, !tbaa !40
  store i64 0, ptr %717, align 8, !tbaa !40
  %722 = add nuw nsw i64 %713, 1
  %723 = icmp eq i64 %722, %711
  br i1 %723, label %724, label %712, !llvm.loop !176

724:                                              ; preds = %712, %700, %692, %681, %675
  %725 = add nuw nsw i64 %676, 1
  %726 = icmp eq i64 %725, %631
  br i1 %726, label %727, label %675, !llvm.loop !177

727:                                              ; preds = %724
  store i32 0, ptr %672, align 4, !tbaa !41
  store i32 0, ptr %674, align 4, !tbaa !41
  %728 = getelementptr inbounds [16 x i32], ptr %291, i64 0, i64 %626
  store i32 0, ptr %728, align 4, !tbaa !41
  store i32 1, ptr %673, align 4, !tbaa !41
  %729 = load i32, ptr %296, align 8, !tbaa !145
  %730 = add i32 %729, 1
  store i32 %730, ptr %296, align 8, !tbaa !145
  %731 = add i32 %627, 1
  br label %732

732:                                              ; preds = %727, %669, %663, %632, %624
  %733 = phi i32 [ %627, %632 ], [ %731, %727 ], [ %627, %663 ], [ %627, %669 ], [ %627, %624 ]
  %734 = add nuw nsw i64 %626, 1
  %735 = icmp eq i64 %734, 16
  br i1 %735, label %736, label %622, !llvm.loop !178

736:                                              ; preds = %732
  %737 = icmp eq i32 %612, 0
  %738 = icmp ne i32 %733, 0
  %739 = select i1 %737, i1 true, i1 %738
  br i1 %739, label %740, label %831

740:                                              ; preds = %736
  %741 = icmp ne i32 %612, 0
  %742 = select i1 %741, i1 true, i1 %738
  br i1 %742, label %297, label %743

743:                                              ; preds = %740
  %744 = load i32, ptr %286, align 4, !tbaa !127
  %745 = icmp eq i32 %744, 0
  br i1 %745, label %855, label %746

746:                                              ; preds = %743
  %747 = getelementptr inbounds i8, ptr %3, i64 4
  %748 = getelementptr inbounds i8, ptr %3, i64 8
  %749 = getelementptr inbounds i8, ptr %3, i64 12
  %750 = getelementptr inbounds i8, ptr %3, i64 16
  %751 = getelementptr inbounds i8, ptr %3, i64 20
  %752 = getelementptr inbounds i8, ptr %3, i64 24
  %753 = getelementptr inbounds i8, ptr %3, i64 28
  %754 = getelementptr inbounds i8, ptr %3, i64 32
  %755 = getelementptr inbounds i8, ptr %3, i64 40
  %756 = getelementptr inbounds i8, ptr %3, i64 48
  %757 = getelementptr inbounds i8, ptr %3, i64 56
  %758 = load ptr, ptr %282, align 8, !tbaa !126
  %759 = zext i32 %744 to i64
  br label %760

760:                                              ; preds = %828, %746
  %761 = phi i64 [ %829, %828 ], [ 0, %746 ]
  %762 = getelementptr inbounds %struct.Warp, ptr %758, i64 %761
  %763 = getelementptr inbounds i8, ptr %762, i64 44
  %764 = load i32, ptr %763, align 4, !tbaa !151
  %765 = icmp eq i32 %764, 1
  br i1 %765, label %766, label %828

766:                                              ; preds = %760
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #18
  %767 = getelementptr inbounds i8, ptr %762, i64 120
  %768 = load i32, ptr %767, align 8, !tbaa !115
  %769 = getelementptr inbounds i8, ptr %762, i64 92
  %770 = load i32, ptr %769, align 4, !tbaa !114
  %771 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %770, i1 true)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !179)
  store i32 8, ptr %3, align 8, !tbaa !4, !alias.scope !179
  store i32 %768, ptr %747, align 4, !tbaa !10, !alias.scope !179
  %772 = getelementptr inbounds i8, ptr %762, i64 8
  %773 = load ptr, ptr %772, align 8, !tbaa !11, !noalias !179
  %774 = getelementptr inbounds i8, ptr %773, i64 32
  %775 = load i32, ptr %774, align 8, !tbaa !14, !noalias !179
  store i32 %775, ptr %748, align 8, !tbaa !16, !alias.scope !179
  %776 = getelementptr inbounds i8, ptr %762, i64 32
  %777 = load i32, ptr %776, align 32, !tbaa !17, !noalias !179
  store i32 %777, ptr %749, align 4, !tbaa !18, !alias.scope !179
  store i32 %771, ptr %750, align 8, !tbaa !19, !alias.scope !179
  store i32 0, ptr %753, align 4, !tbaa !22, !alias.scope !179
  store i64 0, ptr %754, align 8, !tbaa !23, !alias.scope !179
  %778 = getelementptr inbounds i8, ptr %762, i64 48
  %779 = load i32, ptr %778, align 16, !tbaa !111
  store i32 %779, ptr %752, align 8, !tbaa !21
  store i32 %770, ptr %751, align 4, !tbaa !20
  br label %800

780:                                              ; preds = %819
  store i64 %821, ptr %756, align 8, !tbaa !40
  store i64 %820, ptr %757, align 8, !tbaa !40
  store i64 %822, ptr %755, align 8, !tbaa !40
  %781 = getelementptr inbounds i8, ptr %762, i64 16
  %782 = load ptr, ptr %781, align 16, !tbaa !33
  %783 = getelementptr inbounds i8, ptr %782, i64 164
  %784 = atomicrmw add ptr %783, i32 1 monotonic, align 4
  %785 = getelementptr inbounds i8, ptr %782, i64 160
  %786 = load i32, ptr %785, align 8, !tbaa !24
  %787 = icmp ult i32 %784, %786
  br i1 %787, label %788, label %825

788:                                              ; preds = %780
  %789 = getelementptr inbounds i8, ptr %782, i64 152
  %790 = load ptr, ptr %789, align 8, !tbaa !26
  %791 = zext i32 %784 to i64
  %792 = getelementptr inbounds %struct.Event, ptr %790, i64 %791
  br label %793

793:                                              ; preds = %793, %788
  %794 = phi i64 [ %798, %793 ], [ 0, %788 ]
  %795 = getelementptr inbounds i8, ptr %3, i64 %794
  %796 = load i8, ptr %795, align 1, !tbaa !27
  %797 = getelementptr inbounds i8, ptr %792, i64 %794
  store i8 %796, ptr %797, align 1, !tbaa !27
  %798 = add nuw nsw i64 %794, 1
  %799 = icmp eq i64 %798, 64
  br i1 %799, label %825, label %793, !llvm.loop !28

800:                                              ; preds = %819, %766
  %801 = phi i64 [ 0, %766 ], [ %823, %819 ]
  %802 = phi i64 [ 0, %766 ], [ %820, %819 ]
  %803 = phi i64 [ 0, %766 ], [ %821, %819 ]
  %804 = phi i64 [ 0, %766 ], [ %822, %819 ]
  %805 = getelementptr inbounds %struct.Warp, ptr %758, i64 %801
  %806 = getelementptr inbounds i8, ptr %805, i64 44
  %807 = load i32, ptr %806, align 4, !tbaa !151
  %808 = icmp eq i32 %807, 1
  br i1 %808, label %809, label %819

809:                                              ; preds = %800
  %810 = getelementptr inbounds i8, ptr %805, i64 48
  %811 = load i32, ptr %810, align 16, !tbaa !111
  %812 = icmp eq i32 %811, %779
  br i1 %812, label %819, label %813

813:                                              ; preds = %809
  %814 = add nuw nsw i64 %801, 1
  %815 = getelementptr inbounds %struct.Warp, ptr %758, i64 %801, i32 21
  %816 = load i32, ptr %815, align 8, !tbaa !115
  %817 = zext i32 %816 to i64
  %818 = zext i32 %811 to i64
  br label %819

819:                                              ; preds = %813, %809, %800
  %820 = phi i64 [ %802, %800 ], [ %802, %809 ], [ %818, %813 ]
  %821 = phi i64 [ %803, %800 ], [ %803, %809 ], [ %817, %813 ]
  %822 = phi i64 [ %804, %800 ], [ %804, %809 ], [ %814, %813 ]
  %823 = add nuw nsw i64 %801, 1
  %824 = icmp eq i64 %823, %759
  br i1 %824, label %780, label %800, !llvm.loop !182

825:                                              ; preds = %793, %780
  %826 = load ptr, ptr %781, align 16, !tbaa !33
  %827 = getelementptr inbounds i8, ptr %826, i64 64
  store atomic i32 1, ptr %827 monotonic, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #18
  br label %855

828:                                              ; preds = %760
  %829 = add nuw nsw i64 %761, 1
  %830 = icmp eq i64 %829, %759
  br i1 %830, label %855, label %760, !llvm.loop !183

831:                                              ; preds = %297, %620, %736
  %832 = phi i1 [ true, %736 ], [ false, %620 ], [ false, %297 ]
  %833 = load i32, ptr %35, align 8, !tbaa !155
  %834 = add i32 %833, 1
  %835 = load i64, ptr %13, align 8, !tbaa !120
  %836 = trunc i64 %835 to i32
  %837 = urem i32 %834, %836
  store i32 %837, ptr %35, align 8, !tbaa !155
  %838 = load i32, ptr %10, align 4, !tbaa !116
  %839 = add i32 %838, -1
  store i32 %839, ptr %10, align 4, !tbaa !116
  br i1 %832, label %840, label %846

840:                                              ; preds = %831
  %841 = load ptr, ptr %36, align 8, !tbaa !156
  store i32 %838, ptr %10, align 4, !tbaa !116
  %842 = add i32 %839, %837
  %843 = zext i32 %842 to i64
  %844 = urem i64 %843, %835
  %845 = getelementptr inbounds i32, ptr %841, i64 %844
  store i32 %276, ptr %845, align 4, !tbaa !41
  store i32 1, ptr %11, align 4, !tbaa !118
  br label %852

846:                                              ; preds = %831
  %847 = load ptr, ptr %17, align 8, !tbaa !123
  %848 = load i32, ptr %16, align 8, !tbaa !122
  %849 = add i32 %848, 1
  store i32 %849, ptr %16, align 8, !tbaa !122
  %850 = zext i32 %848 to i64
  %851 = getelementptr inbounds i32, ptr %847, i64 %850
  store i32 %276, ptr %851, align 4, !tbaa !41
  br label %852

852:                                              ; preds = %840, %846
  %853 = load atomic i32, ptr %6 monotonic, align 8
  %854 = icmp eq i32 %853, 0
  br i1 %854, label %37, label %855

855:                                              ; preds = %852, %268, %312, %553, %551, %828, %2, %464, %607, %743, %825, %337
  %856 = phi i32 [ 2, %464 ], [ 2, %607 ], [ 2, %743 ], [ 2, %825 ], [ 1, %337 ], [ 2, %2 ], [ 2, %828 ], [ 1, %551 ], [ 2, %553 ], [ 2, %312 ], [ 2, %852 ], [ 0, %268 ]
  ret i32 %856
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc float @half_to_float(i16 noundef zeroext %0) unnamed_addr #13 {
  %2 = zext i16 %0 to i32
  %3 = sext i16 %0 to i32
  %4 = and i32 %3, -2147483648
  %5 = lshr i32 %2, 10
  %6 = and i32 %5, 31
  %7 = and i32 %2, 1023
  switch i32 %6, label %12 [
    i32 31, label %8
    i32 0, label %18
  ]

8:                                                ; preds = %1
  %9 = shl nuw nsw i32 %2, 13
  %10 = or disjoint i32 %4, %9
  %11 = or i32 %10, 2139095040
  br label %23

12:                                               ; preds = %1
  %13 = shl nuw nsw i32 %6, 23
  %14 = add nuw nsw i32 %13, 939524096
  %15 = shl nuw nsw i32 %7, 13
  %16 = or disjoint i32 %14, %15
  %17 = or disjoint i32 %16, %4
  br label %23

18:                                               ; preds = %1
  %19 = uitofp nneg i32 %7 to float
  %20 = fmul float %19, 0x3E70000000000000
  %21 = bitcast float %20 to i32
  %22 = or disjoint i32 %4, %21
  br label %23

23:                                               ; preds = %12, %18, %8
  %24 = phi i32 [ %11, %8 ], [ %17, %12 ], [ %22, %18 ]
  %25 = bitcast i32 %24 to float
  ret float %25
}

; Function Attrs: nofree norecurse nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc noundef ptr @new_frame(ptr nocapture noundef readonly %0, ptr noundef returned %1, i32 noundef %2, i32 noundef %3) unnamed_addr #15 {
  %5 = getelementptr inbounds i8, ptr %0, i64 128
  %6 = load ptr, ptr %5, align 8, !tbaa !56
  %7 = zext i32 %2 to i64
  %8 = getelementptr inbounds %struct.Function, ptr %6, i64 %7
  %9 = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load i32, ptr %9, align 8, !tbaa !184
  %11 = getelementptr inbounds i8, ptr %8, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !185
  %13 = shl i32 %12, 2
  %14 = add i32 %13, %10
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %4
  %17 = zext i32 %14 to i64
  %18 = add nuw nsw i64 %17, 7
  %19 = lshr i64 %18, 3
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ %23, %20 ], [ 0, %16 ]
  %22 = getelementptr inbounds i64, ptr %1, i64 %21
  store volatile i64 0, ptr %22, align 8, !tbaa !40
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %19
  br i1 %24, label %25, label %20, !llvm.loop !137

25:                                               ; preds = %20, %4
  %26 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 %2, ptr %26, align 4, !tbaa !41
  %27 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %3, ptr %27, align 8, !tbaa !41
  %28 = icmp ne i32 %3, -1
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %29, ptr %30, align 4, !tbaa !41
  %31 = zext i1 %28 to i64
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  store i64 %31, ptr %32, align 8, !tbaa !40
  %33 = select i1 %28, i32 %3, i32 0
  %34 = load i32, ptr %9, align 8, !tbaa !184
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %1, i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !41
  %37 = ptrtoint ptr %1 to i64
  %38 = getelementptr inbounds i8, ptr %8, i64 40
  %39 = load i32, ptr %38, align 8, !tbaa !186
  %40 = zext i32 %39 to i64
  %41 = add i64 %40, %37
  %42 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %41, ptr %42, align 8, !tbaa !40
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #17

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree norecurse nounwind optsize memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { nofree norecurse nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #18 = { nounwind }
attributes #19 = { nobuiltin optsize "no-builtins" }
attributes #20 = { nobuiltin nounwind optsize "no-builtins" }

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
!25 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !6, i64 32, !6, i64 36, !13, i64 40, !9, i64 48, !9, i64 56, !6, i64 64, !6, i64 68, !6, i64 72, !6, i64 76, !13, i64 80, !9, i64 88, !13, i64 96, !13, i64 104, !9, i64 112, !9, i64 120, !13, i64 128, !13, i64 136, !6, i64 144, !6, i64 148, !13, i64 152, !6, i64 160, !6, i64 164, !13, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !13, i64 208, !9, i64 216, !13, i64 224, !6, i64 232, !6, i64 236, !9, i64 240}
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
!48 = distinct !{!48, !29}
!49 = !{!50, !9, i64 8}
!50 = !{!"", !9, i64 0, !9, i64 8}
!51 = !{!15, !13, i64 56}
!52 = !{i64 0, i64 8, !40, i64 8, i64 8, !40}
!53 = !{!25, !13, i64 136}
!54 = !{!50, !9, i64 0}
!55 = !{!13, !13, i64 0}
!56 = !{!25, !13, i64 128}
!57 = !{!58, !6, i64 44}
!58 = !{!"", !13, i64 0, !13, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!59 = distinct !{!59, !29}
!60 = !{!15, !13, i64 16}
!61 = !{!15, !9, i64 24}
!62 = !{!25, !9, i64 0}
!63 = !{!25, !6, i64 144}
!64 = !{!25, !13, i64 40}
!65 = !{!45, !6, i64 16}
!66 = !{!67}
!67 = distinct !{!67, !68, !"vg_event_at: argument 0"}
!68 = distinct !{!68, !"vg_event_at"}
!69 = !{!12, !13, i64 0}
!70 = distinct !{!70, !29}
!71 = distinct !{!71, !29}
!72 = distinct !{!72, !29}
!73 = distinct !{!73, !29}
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
!90 = !{!91}
!91 = distinct !{!91, !92, !"vg_event_at: argument 0"}
!92 = distinct !{!92, !"vg_event_at"}
!93 = !{!25, !6, i64 76}
!94 = distinct !{!94, !29}
!95 = distinct !{!95, !29}
!96 = distinct !{!96, !29}
!97 = distinct !{!97, !29}
!98 = distinct !{!98, !29}
!99 = distinct !{!99, !29}
!100 = !{!12, !13, i64 104}
!101 = !{!12, !13, i64 112}
!102 = !{!25, !9, i64 176}
!103 = !{!104}
!104 = distinct !{!104, !105, !"vg_event_at: argument 0"}
!105 = distinct !{!105, !"vg_event_at"}
!106 = !{!25, !13, i64 168}
!107 = distinct !{!107, !29}
!108 = !{!109}
!109 = distinct !{!109, !110, !"vg_event_at: argument 0"}
!110 = distinct !{!110, !"vg_event_at"}
!111 = !{!12, !6, i64 48}
!112 = !{!12, !6, i64 52}
!113 = !{!12, !6, i64 124}
!114 = !{!12, !6, i64 92}
!115 = !{!12, !6, i64 120}
!116 = !{!117, !6, i64 44}
!117 = !{!"", !13, i64 0, !9, i64 8, !9, i64 16, !13, i64 24, !13, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !13, i64 64, !6, i64 72, !6, i64 76, !13, i64 80, !13, i64 88}
!118 = !{!117, !6, i64 76}
!119 = !{!117, !6, i64 48}
!120 = !{!117, !9, i64 16}
!121 = !{!25, !9, i64 200}
!122 = !{!117, !6, i64 72}
!123 = !{!117, !13, i64 64}
!124 = !{!117, !13, i64 0}
!125 = !{!117, !9, i64 8}
!126 = !{!15, !13, i64 328}
!127 = !{!25, !6, i64 68}
!128 = !{!25, !6, i64 72}
!129 = !{!25, !6, i64 36}
!130 = !{!117, !13, i64 24}
!131 = !{!117, !13, i64 80}
!132 = !{!15, !13, i64 48}
!133 = !{!117, !13, i64 88}
!134 = !{!15, !13, i64 368}
!135 = distinct !{!135, !29}
!136 = !{!25, !6, i64 32}
!137 = distinct !{!137, !29}
!138 = !{!12, !6, i64 36}
!139 = !{!25, !9, i64 240}
!140 = !{!12, !13, i64 96}
!141 = distinct !{!141, !29}
!142 = distinct !{!142, !29}
!143 = distinct !{!143, !29}
!144 = !{!25, !13, i64 208}
!145 = !{!15, !6, i64 40}
!146 = !{!25, !9, i64 216}
!147 = distinct !{!147, !29}
!148 = distinct !{!148, !29}
!149 = !{!25, !9, i64 112}
!150 = !{!12, !9, i64 24}
!151 = !{!12, !6, i64 44}
!152 = !{!12, !6, i64 76}
!153 = !{!25, !6, i64 232}
!154 = distinct !{!154, !29}
!155 = !{!117, !6, i64 40}
!156 = !{!117, !13, i64 32}
!157 = !{!117, !6, i64 52}
!158 = !{!117, !6, i64 56}
!159 = !{!25, !13, i64 224}
!160 = !{!12, !6, i64 60}
!161 = !{!58, !6, i64 16}
!162 = !{!12, !6, i64 64}
!163 = !{!164}
!164 = distinct !{!164, !165, !"vg_event_at: argument 0"}
!165 = distinct !{!165, !"vg_event_at"}
!166 = distinct !{!166, !29}
!167 = distinct !{!167, !29}
!168 = distinct !{!168, !29}
!169 = !{!170}
!170 = distinct !{!170, !171, !"vg_event_at: argument 0"}
!171 = distinct !{!171, !"vg_event_at"}
!172 = distinct !{!172, !29}
!173 = distinct !{!173, !29}
!174 = !{!12, !6, i64 56}
!175 = !{!58, !6, i64 20}
!176 = distinct !{!176, !29}
!177 = distinct !{!177, !29}
!178 = distinct !{!178, !29}
!179 = !{!180}
!180 = distinct !{!180, !181, !"vg_event_at: argument 0"}
!181 = distinct !{!181, !"vg_event_at"}
!182 = distinct !{!182, !29}
!183 = distinct !{!183, !29}
!184 = !{!58, !6, i64 24}
!185 = !{!58, !6, i64 36}
!186 = !{!58, !6, i64 40}
