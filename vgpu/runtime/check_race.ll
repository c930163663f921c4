; made from check_race.c race_global.h race_shared.h race.h check.h runtime.h sha256 88051e8ef4a9c6cf55c0dd3386aa2fdc649fa22b198827cb0f9267e6b34c30ac text b7966cddd1ccc2346c1b27db4eed9eb5251e94a967a1d5a2514107a2080b5d12

%struct.Access = type { ptr, ptr, ptr, ptr, %struct.Info, i32, i32, i32, i32 }
%struct.Info = type { i32, i32, i32, i32 }
%struct.Lanes = type { ptr, i64, ptr, i32, i32 }
%struct.WarpState = type { i32, i32, i32, i32, i32, i32, [14 x %struct.Partial], i64, i32, i32, [16 x i32], [2 x i32], [32 x i32], [2 x [32 x i32]], [8 x i32], [8 x i32], [8 x i32] }
%struct.Partial = type { i32, i32 }
%struct.Finding = type { i32, i32, i32, i32 }
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Stamp = type { i32, i32, i32, i32 }
%struct.Cell = type { i32, i32, i32, i32 }
%struct.Pending = type { i64, i64, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i32, ptr, ptr, ptr, i32, i32, [8 x i64], [64 x i8] }
%struct.Slots = type { %struct.Slot, [2 x %struct.Slot], [2 x %struct.Slot] }
%struct.Slot = type { i32, i32, i32, i32 }
%struct.Sync = type { i64, i64 }

@vg_race_size.sizes = internal unnamed_addr constant [8 x i32] [i32 3192, i32 96, i32 2200, i32 704, i32 16, i32 40, i32 16, i32 16], align 16

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @vg_race_uniform(ptr noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.Access, align 8
  %7 = alloca [5 x i64], align 16
  %8 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !7, !noalias !4
  %11 = getelementptr inbounds i8, ptr %10, i64 272
  %12 = load i64, ptr %11, align 8, !tbaa !14, !noalias !4
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %10, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !15, !noalias !4
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !17, !noalias !4
  %19 = getelementptr inbounds i8, ptr %13, i64 16
  %20 = load ptr, ptr %19, align 8, !tbaa !18, !noalias !4
  %21 = getelementptr inbounds i8, ptr %20, i64 %16
  %22 = load i8, ptr %21, align 1, !tbaa !20, !noalias !4
  %23 = zext i8 %22 to i32
  %24 = and i32 %23, 2
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %5
  %27 = and i32 %23, 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26, %5
  %30 = phi i32 [ 1, %5 ], [ 0, %26 ]
  tail call fastcc void @fence(ptr noundef nonnull %13, ptr noundef nonnull %0, i32 noundef %30) #13, !noalias !4
  br label %31

31:                                               ; preds = %26, %29
  %32 = lshr i32 %18, 16
  %33 = zext nneg i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 32
  %35 = lshr i32 %18, 12
  %36 = and i32 %35, 15
  %37 = zext nneg i32 %36 to i64
  %38 = or disjoint i64 %34, %37
  %39 = lshr i32 %18, 8
  %40 = and i32 %39, 15
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 32
  %43 = and i32 %18, 255
  %44 = zext nneg i32 %43 to i64
  %45 = or disjoint i64 %42, %44
  %46 = icmp ne i32 %40, 0
  %47 = zext i1 %46 to i32
  %48 = shl nuw nsw i32 %23, 1
  %49 = and i32 %48, 2
  %50 = or disjoint i32 %49, %47
  %51 = getelementptr inbounds i8, ptr %13, i64 116
  store i32 0, ptr %51, align 4, !tbaa !21, !noalias !4
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !22
  %54 = getelementptr inbounds i8, ptr %53, i64 384
  %55 = load i64, ptr %54, align 8, !tbaa !14, !noalias !4
  %56 = inttoptr i64 %55 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !23, !alias.scope !4
  %57 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %13, ptr %57, align 8, !tbaa !26, !alias.scope !4
  %58 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr %56, ptr %58, align 8, !tbaa !27, !alias.scope !4
  %59 = getelementptr inbounds i8, ptr %6, i64 24
  %60 = getelementptr inbounds i8, ptr %56, i64 2200
  %61 = getelementptr inbounds i8, ptr %0, i64 32
  %62 = load i32, ptr %61, align 32, !tbaa !28, !noalias !4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [0 x %struct.WarpState], ptr %60, i64 0, i64 %63
  store ptr %64, ptr %59, align 8, !tbaa !29, !alias.scope !4
  %65 = getelementptr inbounds i8, ptr %6, i64 32
  store i64 %45, ptr %65, align 8, !alias.scope !4
  %66 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 %38, ptr %66, align 8, !alias.scope !4
  %67 = getelementptr inbounds i8, ptr %6, i64 48
  store i32 %1, ptr %67, align 8, !tbaa !30, !alias.scope !4
  %68 = getelementptr inbounds i8, ptr %6, i64 52
  store i32 %50, ptr %68, align 4, !tbaa !31, !alias.scope !4
  %69 = getelementptr inbounds i8, ptr %6, i64 56
  %70 = shl i32 %62, 27
  %71 = or i32 %70, %1
  store i32 %71, ptr %69, align 8, !tbaa !32, !alias.scope !4
  %72 = getelementptr inbounds i8, ptr %6, i64 60
  store i32 %23, ptr %72, align 4, !tbaa !33, !alias.scope !4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store ptr null, ptr %8, align 8, !tbaa !34
  %73 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %3, ptr %73, align 8, !tbaa !36
  %74 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr %7, ptr %74, align 8, !tbaa !37
  %75 = getelementptr inbounds i8, ptr %8, i64 24
  store i32 0, ptr %75, align 8, !tbaa !38
  %76 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 0, ptr %76, align 4, !tbaa !39
  %77 = icmp eq i32 %50, 1
  br i1 %77, label %78, label %90

78:                                               ; preds = %31
  %79 = add i32 %2, -1
  %80 = and i32 %79, %2
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %90, label %82

82:                                               ; preds = %78
  %83 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %84 = call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %80, i1 true)
  %85 = and i32 %23, 8
  %86 = icmp eq i32 %85, 0
  %87 = select i1 %86, i32 3, i32 2
  %88 = getelementptr inbounds i8, ptr %53, i64 32
  %89 = load i32, ptr %88, align 8, !tbaa !40
  call fastcc void @find(ptr noundef nonnull %0, i32 noundef %87, i32 noundef %1, i32 noundef %84, i64 noundef %3, i32 noundef %89, i32 noundef %71, i32 noundef %83) #13
  br label %90

90:                                               ; preds = %82, %78, %31
  call fastcc void @one(ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %4, i64 noundef %3, i32 noundef %2) #13
  %91 = load i32, ptr %51, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #12
  ret i32 %91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @find(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #4 {
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !7
  %11 = getelementptr inbounds i8, ptr %10, i64 272
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = inttoptr i64 %12 to ptr
  %14 = and i32 %6, 134217727
  %15 = getelementptr inbounds i8, ptr %13, i64 92
  %16 = load i32, ptr %15, align 4, !tbaa !42
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %44, label %18

18:                                               ; preds = %8
  %19 = getelementptr inbounds i8, ptr %13, i64 24
  %20 = load ptr, ptr %19, align 8, !tbaa !43
  %21 = zext i32 %16 to i64
  br label %22

22:                                               ; preds = %18, %39
  %23 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %24 = getelementptr inbounds %struct.Finding, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !44
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %27, label %39

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %24, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !45
  %30 = icmp eq i32 %29, %2
  br i1 %30, label %31, label %39

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %24, i64 8
  %33 = load i32, ptr %32, align 4, !tbaa !46
  %34 = icmp eq i32 %33, %14
  br i1 %34, label %35, label %39

35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, ptr %24, i64 12
  %37 = load i32, ptr %36, align 4, !tbaa !47
  %38 = add i32 %37, 1
  store i32 %38, ptr %36, align 4, !tbaa !47
  br label %97

39:                                               ; preds = %31, %27, %22
  %40 = add nuw nsw i64 %23, 1
  %41 = icmp eq i64 %40, %21
  br i1 %41, label %42, label %22, !llvm.loop !48

42:                                               ; preds = %39
  %43 = icmp eq i32 %16, 192
  br i1 %43, label %97, label %44

44:                                               ; preds = %8, %42
  %45 = getelementptr inbounds i8, ptr %10, i64 164
  %46 = load i32, ptr %45, align 4, !tbaa !50
  %47 = getelementptr inbounds i8, ptr %10, i64 160
  %48 = load i32, ptr %47, align 8, !tbaa !51
  %49 = add i32 %46, 16
  %50 = icmp ult i32 %49, %48
  br i1 %50, label %51, label %87

51:                                               ; preds = %44
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !22
  %54 = getelementptr inbounds i8, ptr %53, i64 16
  %55 = load ptr, ptr %54, align 8, !tbaa !52
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
  %67 = load i32, ptr %66, align 32, !tbaa !28, !noalias !53
  %68 = getelementptr inbounds i8, ptr %53, i64 32
  %69 = load i32, ptr %68, align 8, !tbaa !40, !noalias !53
  %70 = getelementptr inbounds i8, ptr %10, i64 152
  %71 = load ptr, ptr %70, align 8, !tbaa !56
  %72 = add i32 %46, 1
  store i32 %72, ptr %45, align 4, !tbaa !50
  %73 = zext i32 %46 to i64
  %74 = getelementptr inbounds %struct.Event, ptr %71, i64 %73
  store i32 13, ptr %74, align 8, !tbaa !17
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  store i32 %2, ptr %75, align 4, !tbaa !17
  %76 = getelementptr inbounds i8, ptr %74, i64 8
  store i32 %69, ptr %76, align 8, !tbaa !17
  %77 = getelementptr inbounds i8, ptr %74, i64 12
  store i32 %67, ptr %77, align 4, !tbaa !17
  %78 = getelementptr inbounds i8, ptr %74, i64 16
  store i32 %3, ptr %78, align 8, !tbaa !17
  %79 = getelementptr inbounds i8, ptr %74, i64 20
  store i32 0, ptr %79, align 4, !tbaa !17
  %80 = getelementptr inbounds i8, ptr %74, i64 24
  store i32 %1, ptr %80, align 8, !tbaa !17
  %81 = getelementptr inbounds i8, ptr %74, i64 28
  store i32 %16, ptr %81, align 4, !tbaa !17
  %82 = getelementptr inbounds i8, ptr %74, i64 32
  store i64 %4, ptr %82, align 8, !tbaa !14
  %83 = getelementptr inbounds i8, ptr %74, i64 40
  store i64 %65, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %74, i64 48
  store i64 %57, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %74, i64 56
  store i64 %56, ptr %85, align 8, !tbaa !20
  %86 = load i32, ptr %15, align 4, !tbaa !42
  br label %87

87:                                               ; preds = %44, %51
  %88 = phi i32 [ %16, %44 ], [ %86, %51 ]
  %89 = getelementptr inbounds i8, ptr %13, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !43
  %91 = add i32 %88, 1
  store i32 %91, ptr %15, align 4, !tbaa !42
  %92 = zext i32 %88 to i64
  %93 = getelementptr inbounds %struct.Finding, ptr %90, i64 %92
  store i32 %1, ptr %93, align 4, !tbaa !17
  %94 = getelementptr inbounds i8, ptr %93, i64 4
  store i32 %2, ptr %94, align 4, !tbaa !17
  %95 = getelementptr inbounds i8, ptr %93, i64 8
  store i32 %14, ptr %95, align 4, !tbaa !17
  %96 = getelementptr inbounds i8, ptr %93, i64 12
  store i32 1, ptr %96, align 4, !tbaa !17
  br label %97

97:                                               ; preds = %35, %42, %87
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @one(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2, i64 noundef %3, i32 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8, !tbaa !57
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %38, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8, !tbaa !23
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !22
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !52
  %15 = ptrtoint ptr %14 to i64
  %16 = sub i64 %3, %15
  %17 = getelementptr inbounds i8, ptr %12, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !58
  %19 = icmp ult i64 %16, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %9
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !26
  %23 = getelementptr inbounds i8, ptr %22, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !59
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %185, label %26

26:                                               ; preds = %20
  tail call fastcc void @shared_access(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %4, i64 noundef %3, i64 noundef %16) #13
  br label %185

27:                                               ; preds = %9
  switch i32 %7, label %38 [
    i32 2, label %185
    i32 0, label %28
  ]

28:                                               ; preds = %27
  %29 = getelementptr inbounds i8, ptr %10, i64 104
  %30 = load ptr, ptr %29, align 8, !tbaa !60
  %31 = ptrtoint ptr %30 to i64
  %32 = sub i64 %3, %31
  %33 = getelementptr inbounds i8, ptr %10, i64 112
  %34 = load ptr, ptr %33, align 16, !tbaa !61
  %35 = ptrtoint ptr %34 to i64
  %36 = sub i64 %35, %31
  %37 = icmp ult i64 %32, %36
  br i1 %37, label %185, label %38

38:                                               ; preds = %5, %27, %28
  %39 = icmp eq ptr %2, null
  br i1 %39, label %40, label %77

40:                                               ; preds = %38
  %41 = load ptr, ptr %0, align 8, !tbaa !23
  %42 = getelementptr inbounds i8, ptr %41, i64 16
  %43 = load ptr, ptr %42, align 16, !tbaa !7
  %44 = getelementptr inbounds i8, ptr %43, i64 88
  %45 = load i64, ptr %44, align 8, !tbaa !62
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %185, label %47

47:                                               ; preds = %40
  %48 = getelementptr inbounds i8, ptr %43, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !63
  br label %50

50:                                               ; preds = %50, %47
  %51 = phi i64 [ 0, %47 ], [ %60, %50 ]
  %52 = phi i64 [ %45, %47 ], [ %59, %50 ]
  %53 = add i64 %52, %51
  %54 = lshr i64 %53, 1
  %55 = getelementptr inbounds %struct.Entry, ptr %49, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !64
  %57 = icmp ugt i64 %56, %3
  %58 = add nuw i64 %54, 1
  %59 = select i1 %57, i64 %54, i64 %52
  %60 = select i1 %57, i64 %51, i64 %58
  %61 = icmp ult i64 %60, %59
  br i1 %61, label %50, label %62, !llvm.loop !66

62:                                               ; preds = %50
  %63 = icmp eq i64 %60, 0
  br i1 %63, label %185, label %64

64:                                               ; preds = %62
  %65 = getelementptr %struct.Entry, ptr %49, i64 %60
  %66 = getelementptr i8, ptr %65, i64 -32
  %67 = load i64, ptr %66, align 8, !tbaa !67
  %68 = icmp ule i64 %67, %3
  %69 = getelementptr i8, ptr %65, i64 -40
  %70 = icmp eq ptr %69, null
  %71 = or i1 %70, %68
  br i1 %71, label %185, label %72

72:                                               ; preds = %64
  %73 = getelementptr i8, ptr %65, i64 -8
  %74 = load i64, ptr %73, align 8, !tbaa !68
  %75 = inttoptr i64 %74 to ptr
  %76 = icmp eq i64 %74, 0
  br i1 %76, label %185, label %77

77:                                               ; preds = %38, %72
  %78 = phi ptr [ %75, %72 ], [ %2, %38 ]
  %79 = load i64, ptr %78, align 8, !tbaa !69
  %80 = icmp ugt i64 %79, %3
  br i1 %80, label %185, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds i8, ptr %0, i64 32
  %83 = load i32, ptr %82, align 8, !tbaa !71
  %84 = zext i32 %83 to i64
  %85 = add i64 %84, %3
  %86 = getelementptr inbounds i8, ptr %78, i64 8
  %87 = load i64, ptr %86, align 8, !tbaa !72
  %88 = icmp ugt i64 %85, %87
  br i1 %88, label %185, label %89

89:                                               ; preds = %81
  %90 = getelementptr inbounds i8, ptr %0, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !26
  %92 = getelementptr inbounds i8, ptr %0, i64 24
  %93 = load ptr, ptr %92, align 8, !tbaa !29
  %94 = getelementptr inbounds i8, ptr %0, i64 48
  %95 = load i32, ptr %94, align 8, !tbaa !30
  %96 = and i32 %95, 7
  %97 = getelementptr inbounds i8, ptr %93, i64 672
  %98 = zext nneg i32 %96 to i64
  %99 = getelementptr inbounds [8 x i32], ptr %97, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !17
  %101 = getelementptr inbounds i8, ptr %91, i64 96
  %102 = load i32, ptr %101, align 8, !tbaa !73
  %103 = icmp ult i32 %100, %102
  br i1 %103, label %117, label %104

104:                                              ; preds = %89
  %105 = getelementptr inbounds i8, ptr %93, i64 608
  %106 = getelementptr inbounds [8 x i32], ptr %105, i64 0, i64 %98
  %107 = load i32, ptr %106, align 4, !tbaa !17
  %108 = icmp eq i32 %107, %95
  br i1 %108, label %109, label %117

109:                                              ; preds = %104
  %110 = getelementptr inbounds i8, ptr %93, i64 640
  %111 = getelementptr inbounds [8 x i32], ptr %110, i64 0, i64 %98
  %112 = load i32, ptr %111, align 4, !tbaa !17
  %113 = load i32, ptr %93, align 8, !tbaa !74
  %114 = icmp eq i32 %112, %113
  br i1 %114, label %115, label %117

115:                                              ; preds = %109
  %116 = shl i32 %100, 5
  br label %153

117:                                              ; preds = %109, %104, %89
  %118 = getelementptr inbounds i8, ptr %91, i64 100
  %119 = load i32, ptr %118, align 4, !tbaa !76
  %120 = icmp ugt i32 %119, 134217727
  br i1 %120, label %153, label %121

121:                                              ; preds = %117
  %122 = sub i32 %119, %102
  %123 = getelementptr inbounds i8, ptr %91, i64 104
  %124 = load i32, ptr %123, align 8, !tbaa !77
  %125 = icmp eq i32 %122, %124
  br i1 %125, label %126, label %127

126:                                              ; preds = %121
  store i32 %119, ptr %101, align 8, !tbaa !73
  br label %127

127:                                              ; preds = %126, %121
  %128 = phi i32 [ 0, %126 ], [ %122, %121 ]
  %129 = add nuw nsw i32 %119, 1
  store i32 %129, ptr %118, align 4, !tbaa !76
  %130 = getelementptr inbounds i8, ptr %91, i64 32
  %131 = load ptr, ptr %130, align 8, !tbaa !78
  %132 = zext i32 %128 to i64
  %133 = getelementptr inbounds %struct.Stamp, ptr %131, i64 %132
  %134 = load ptr, ptr %0, align 8, !tbaa !23
  %135 = getelementptr inbounds i8, ptr %134, i64 8
  %136 = load ptr, ptr %135, align 8, !tbaa !22
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load i32, ptr %137, align 8, !tbaa !40
  %139 = load i32, ptr %93, align 8, !tbaa !74
  %140 = getelementptr inbounds i8, ptr %0, i64 56
  %141 = load i32, ptr %140, align 8, !tbaa !32
  store i32 %138, ptr %133, align 4, !tbaa !17
  %142 = getelementptr inbounds i8, ptr %133, i64 4
  store i32 %139, ptr %142, align 4, !tbaa !17
  %143 = getelementptr inbounds i8, ptr %133, i64 8
  store i32 %141, ptr %143, align 4, !tbaa !17
  %144 = getelementptr inbounds i8, ptr %133, i64 12
  store i32 0, ptr %144, align 4, !tbaa !17
  store i32 %119, ptr %99, align 4, !tbaa !17
  %145 = load i32, ptr %94, align 8, !tbaa !30
  %146 = getelementptr inbounds i8, ptr %93, i64 608
  %147 = getelementptr inbounds [8 x i32], ptr %146, i64 0, i64 %98
  store i32 %145, ptr %147, align 4, !tbaa !17
  %148 = load i32, ptr %93, align 8, !tbaa !74
  %149 = getelementptr inbounds i8, ptr %93, i64 640
  %150 = getelementptr inbounds [8 x i32], ptr %149, i64 0, i64 %98
  store i32 %148, ptr %150, align 4, !tbaa !17
  %151 = shl nuw i32 %119, 5
  %152 = load i32, ptr %82, align 8, !tbaa !71
  br label %153

153:                                              ; preds = %127, %117, %115
  %154 = phi i32 [ %83, %115 ], [ %152, %127 ], [ %83, %117 ]
  %155 = phi i32 [ %116, %115 ], [ %151, %127 ], [ 0, %117 ]
  %156 = sub i64 %3, %79
  %157 = lshr i64 %156, 5
  %158 = getelementptr inbounds i8, ptr %78, i64 32
  %159 = load i32, ptr %158, align 8, !tbaa !79
  %160 = shl nuw i32 1, %159
  %161 = icmp eq i32 %154, %160
  br i1 %161, label %164, label %162

162:                                              ; preds = %153
  %163 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  tail call fastcc void @by_granule(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull readonly %78, i64 noundef %3, i32 noundef %154, i32 noundef %163, i32 noundef %4, i32 noundef %155) #13
  br label %185

164:                                              ; preds = %153
  %165 = getelementptr inbounds i8, ptr %78, i64 16
  %166 = load ptr, ptr %165, align 8, !tbaa !80
  %167 = getelementptr inbounds i64, ptr %166, i64 %157
  %168 = load i64, ptr %167, align 8, !tbaa !14
  %169 = and i64 %168, 1095216660480
  %170 = icmp eq i64 %169, 12884901888
  br i1 %170, label %171, label %176

171:                                              ; preds = %164
  %172 = trunc i64 %168 to i32
  %173 = lshr i32 %172, 5
  %174 = load i32, ptr %101, align 8, !tbaa !73
  %175 = icmp ult i32 %173, %174
  br i1 %175, label %176, label %178

176:                                              ; preds = %171, %164
  tail call fastcc void @split(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %78, i64 noundef %157, i32 noundef %155) #13
  %177 = load i32, ptr %158, align 8, !tbaa !79
  br label %178

178:                                              ; preds = %176, %171
  %179 = phi i32 [ %177, %176 ], [ %159, %171 ]
  %180 = getelementptr inbounds i8, ptr %78, i64 24
  %181 = load ptr, ptr %180, align 8, !tbaa !81
  %182 = zext nneg i32 %179 to i64
  %183 = lshr i64 %156, %182
  %184 = getelementptr inbounds [4 x i32], ptr %181, i64 %183
  tail call fastcc void @granule_access(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef %184, i32 noundef %4, i32 noundef %155, i64 noundef %3, i64 noundef %3, i32 noundef %154) #13
  br label %185

185:                                              ; preds = %40, %64, %62, %178, %162, %81, %77, %72, %27, %28, %20, %26
  %186 = getelementptr inbounds i8, ptr %0, i64 52
  %187 = load i32, ptr %186, align 4, !tbaa !31
  %188 = and i32 %187, 2
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %206, label %190

190:                                              ; preds = %185
  %191 = getelementptr inbounds i8, ptr %0, i64 36
  %192 = load i32, ptr %191, align 4, !tbaa !82
  %193 = icmp eq i32 %192, 1
  %194 = load ptr, ptr %0, align 8, !tbaa !23
  br i1 %193, label %202, label %195

195:                                              ; preds = %190
  %196 = getelementptr inbounds i8, ptr %0, i64 8
  %197 = load ptr, ptr %196, align 8, !tbaa !26
  tail call fastcc void @acquire(ptr noundef %197, ptr noundef %194, i64 noundef %3) #13
  %198 = load i32, ptr %191, align 4, !tbaa !82
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %206, label %200

200:                                              ; preds = %195
  %201 = load ptr, ptr %0, align 8, !tbaa !23
  br label %202

202:                                              ; preds = %200, %190
  %203 = phi ptr [ %201, %200 ], [ %194, %190 ]
  %204 = getelementptr inbounds i8, ptr %0, i64 8
  %205 = load ptr, ptr %204, align 8, !tbaa !26
  tail call fastcc void @publish(ptr noundef %205, ptr noundef %203, i64 noundef %3) #13
  br label %206

206:                                              ; preds = %185, %195, %202
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @vg_race_affine(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca [5 x i64], align 16
  %11 = alloca %struct.Access, align 8
  %12 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #12
  store i64 %3, ptr %10, align 16, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %4, ptr %13, align 8, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %5, ptr %14, align 16, !tbaa !14
  %15 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 %6, ptr %15, align 8, !tbaa !14
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %7, ptr %16, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 16, !tbaa !7, !noalias !83
  %19 = getelementptr inbounds i8, ptr %18, i64 272
  %20 = load i64, ptr %19, align 8, !tbaa !14, !noalias !83
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds i8, ptr %18, i64 136
  %23 = load ptr, ptr %22, align 8, !tbaa !15, !noalias !83
  %24 = zext i32 %1 to i64
  %25 = getelementptr inbounds i32, ptr %23, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !17, !noalias !83
  %27 = getelementptr inbounds i8, ptr %21, i64 16
  %28 = load ptr, ptr %27, align 8, !tbaa !18, !noalias !83
  %29 = getelementptr inbounds i8, ptr %28, i64 %24
  %30 = load i8, ptr %29, align 1, !tbaa !20, !noalias !83
  %31 = zext i8 %30 to i32
  %32 = and i32 %31, 2
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %9
  %35 = and i32 %31, 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %34, %9
  %38 = phi i32 [ 1, %9 ], [ 0, %34 ]
  tail call fastcc void @fence(ptr noundef nonnull %21, ptr noundef nonnull %0, i32 noundef %38) #13, !noalias !83
  br label %39

39:                                               ; preds = %34, %37
  %40 = lshr i32 %26, 16
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 32
  %43 = lshr i32 %26, 12
  %44 = and i32 %43, 15
  %45 = zext nneg i32 %44 to i64
  %46 = or disjoint i64 %42, %45
  %47 = lshr i32 %26, 8
  %48 = and i32 %47, 15
  %49 = zext nneg i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 32
  %51 = and i32 %26, 255
  %52 = zext nneg i32 %51 to i64
  %53 = or disjoint i64 %50, %52
  %54 = icmp ne i32 %48, 0
  %55 = zext i1 %54 to i32
  %56 = shl nuw nsw i32 %31, 1
  %57 = and i32 %56, 2
  %58 = or disjoint i32 %57, %55
  %59 = getelementptr inbounds i8, ptr %21, i64 116
  store i32 0, ptr %59, align 4, !tbaa !21, !noalias !83
  %60 = getelementptr inbounds i8, ptr %0, i64 8
  %61 = load ptr, ptr %60, align 8, !tbaa !22
  %62 = getelementptr inbounds i8, ptr %61, i64 384
  %63 = load i64, ptr %62, align 8, !tbaa !14, !noalias !83
  %64 = inttoptr i64 %63 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !23, !alias.scope !83
  %65 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %21, ptr %65, align 8, !tbaa !26, !alias.scope !83
  %66 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %64, ptr %66, align 8, !tbaa !27, !alias.scope !83
  %67 = getelementptr inbounds i8, ptr %11, i64 24
  %68 = getelementptr inbounds i8, ptr %64, i64 2200
  %69 = getelementptr inbounds i8, ptr %0, i64 32
  %70 = load i32, ptr %69, align 32, !tbaa !28, !noalias !83
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [0 x %struct.WarpState], ptr %68, i64 0, i64 %71
  store ptr %72, ptr %67, align 8, !tbaa !29, !alias.scope !83
  %73 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %53, ptr %73, align 8, !alias.scope !83
  %74 = getelementptr inbounds i8, ptr %11, i64 40
  store i64 %46, ptr %74, align 8, !alias.scope !83
  %75 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %1, ptr %75, align 8, !tbaa !30, !alias.scope !83
  %76 = getelementptr inbounds i8, ptr %11, i64 52
  store i32 %58, ptr %76, align 4, !tbaa !31, !alias.scope !83
  %77 = getelementptr inbounds i8, ptr %11, i64 56
  %78 = shl i32 %70, 27
  %79 = or i32 %78, %1
  store i32 %79, ptr %77, align 8, !tbaa !32, !alias.scope !83
  %80 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %31, ptr %80, align 4, !tbaa !33, !alias.scope !83
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #12
  store ptr null, ptr %12, align 8, !tbaa !34
  %81 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %2, ptr %81, align 8, !tbaa !36
  %82 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %10, ptr %82, align 8, !tbaa !37
  %83 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 -1, ptr %83, align 8, !tbaa !38
  %84 = getelementptr inbounds i8, ptr %12, i64 28
  store i32 0, ptr %84, align 4, !tbaa !39
  switch i32 %44, label %300 [
    i32 1, label %85
    i32 2, label %106
  ]

85:                                               ; preds = %39
  %86 = icmp eq i32 %57, 0
  br i1 %86, label %87, label %300

87:                                               ; preds = %85
  %88 = zext nneg i32 %51 to i64
  %89 = icmp eq i64 %88, %3
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = shl nuw nsw i64 %3, 1
  %92 = icmp eq i64 %91, %4
  br i1 %92, label %93, label %103

93:                                               ; preds = %90
  %94 = shl nuw nsw i64 %3, 2
  %95 = icmp eq i64 %94, %5
  br i1 %95, label %96, label %103

96:                                               ; preds = %93
  %97 = shl nuw nsw i64 %3, 3
  %98 = icmp eq i64 %97, %6
  br i1 %98, label %99, label %103

99:                                               ; preds = %96
  %100 = shl nuw nsw i64 %3, 4
  %101 = icmp eq i64 %100, %7
  %102 = select i1 %101, i32 5, i32 4
  br label %103

103:                                              ; preds = %87, %90, %93, %96, %99
  %104 = phi i32 [ 0, %87 ], [ 1, %90 ], [ 2, %93 ], [ 3, %96 ], [ %102, %99 ]
  %105 = shl nuw nsw i32 1, %104
  br label %300

106:                                              ; preds = %39
  %107 = getelementptr inbounds i8, ptr %21, i64 80
  %108 = load i64, ptr %107, align 8, !tbaa !59
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %300, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds i8, ptr %61, i64 16
  %112 = load ptr, ptr %111, align 8, !tbaa !52
  %113 = ptrtoint ptr %112 to i64
  %114 = sub i64 %2, %113
  %115 = load i32, ptr %72, align 8, !tbaa !74
  %116 = getelementptr inbounds i8, ptr %72, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !86
  %118 = zext nneg i32 %51 to i64
  %119 = icmp eq i64 %118, %3
  br i1 %119, label %120, label %198

120:                                              ; preds = %110
  %121 = shl nuw nsw i64 %3, 1
  %122 = icmp eq i64 %121, %4
  br i1 %122, label %123, label %133

123:                                              ; preds = %120
  %124 = shl nuw nsw i64 %3, 2
  %125 = icmp eq i64 %124, %5
  br i1 %125, label %126, label %133

126:                                              ; preds = %123
  %127 = shl nuw nsw i64 %3, 3
  %128 = icmp eq i64 %127, %6
  br i1 %128, label %129, label %133

129:                                              ; preds = %126
  %130 = shl nuw nsw i64 %3, 4
  %131 = icmp eq i64 %130, %7
  %132 = select i1 %131, i32 5, i32 4
  br label %133

133:                                              ; preds = %129, %126, %123, %120
  %134 = phi i32 [ %132, %129 ], [ 3, %126 ], [ 2, %123 ], [ 1, %120 ]
  %135 = getelementptr inbounds i8, ptr %21, i64 88
  %136 = load i32, ptr %135, align 8, !tbaa !87
  %137 = shl nuw i32 1, %136
  %138 = icmp eq i32 %51, %137
  br i1 %138, label %139, label %198

139:                                              ; preds = %133
  %140 = shl nuw nsw i32 1, %134
  %141 = insertelement <4 x i32> poison, i32 %115, i64 0
  %142 = zext nneg i32 %140 to i64
  br label %143

143:                                              ; preds = %175, %139
  %144 = phi i64 [ 0, %139 ], [ %176, %175 ]
  %145 = trunc nuw nsw i64 %144 to i32
  %146 = and i32 %145, 2
  %147 = icmp eq i32 %146, 0
  %148 = load i64, ptr %13, align 8
  %149 = select i1 %147, i64 0, i64 %148
  %150 = and i32 %145, 4
  %151 = icmp eq i32 %150, 0
  %152 = load i64, ptr %14, align 16
  %153 = select i1 %151, i64 0, i64 %152
  %154 = and i32 %145, 8
  %155 = icmp eq i32 %154, 0
  %156 = load i64, ptr %15, align 8
  %157 = select i1 %155, i64 0, i64 %156
  %158 = icmp ult i64 %144, 16
  %159 = load i64, ptr %16, align 16
  %160 = select i1 %158, i64 0, i64 %159
  %161 = add i64 %153, %149
  %162 = add i64 %161, %157
  %163 = add i64 %162, %160
  %164 = load ptr, ptr %64, align 8, !tbaa !88
  %165 = add i64 %163, %114
  %166 = load i32, ptr %135, align 8, !tbaa !87
  %167 = zext nneg i32 %166 to i64
  %168 = lshr i64 %165, %167
  %169 = getelementptr inbounds %struct.Cell, ptr %164, i64 %168
  %170 = shl nuw nsw i32 1, %145
  %171 = insertelement <4 x i32> %141, i32 %170, i64 1
  %172 = insertelement <4 x i32> %171, i32 %79, i64 2
  %173 = insertelement <4 x i32> %172, i32 %58, i64 3
  %174 = add i64 %163, %2
  br label %178

175:                                              ; preds = %194
  %176 = add nuw nsw i64 %144, %142
  %177 = icmp ult i64 %176, 32
  br i1 %177, label %143, label %264, !llvm.loop !89

178:                                              ; preds = %194, %143
  %179 = phi i64 [ 0, %143 ], [ %195, %194 ]
  %180 = phi <4 x i32> [ %173, %143 ], [ %196, %194 ]
  %181 = getelementptr inbounds %struct.Cell, ptr %169, i64 %179
  %182 = load i32, ptr %181, align 4, !tbaa !44
  %183 = icmp ugt i32 %182, %117
  br i1 %183, label %185, label %184

184:                                              ; preds = %178
  store <4 x i32> %180, ptr %181, align 16, !tbaa !20
  br label %194

185:                                              ; preds = %178
  %186 = add nuw i64 %179, %144
  %187 = trunc nuw i64 %186 to i32
  %188 = shl nuw i32 1, %187
  %189 = trunc nuw nsw i64 %179 to i32
  %190 = mul i32 %51, %189
  %191 = zext i32 %190 to i64
  %192 = add i64 %174, %191
  %193 = add i64 %165, %191
  call fastcc void @shared_access(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, i32 noundef %188, i64 noundef %192, i64 noundef %193) #13
  br label %194

194:                                              ; preds = %185, %184
  %195 = add nuw nsw i64 %179, 1
  %196 = shl <4 x i32> %180, <i32 0, i32 1, i32 0, i32 0>
  %197 = icmp eq i64 %195, %142
  br i1 %197, label %175, label %178, !llvm.loop !90

198:                                              ; preds = %133, %110
  br i1 %54, label %227, label %199

199:                                              ; preds = %198
  %200 = icmp eq i64 %3, 0
  %201 = select i1 %200, i32 3, i32 1
  %202 = zext i1 %200 to i32
  %203 = icmp eq i64 %4, 0
  %204 = shl nuw nsw i32 %201, 2
  %205 = select i1 %203, i32 %204, i32 0
  %206 = or disjoint i32 %205, %201
  %207 = select i1 %203, i32 2, i32 0
  %208 = or disjoint i32 %207, %202
  %209 = icmp eq i64 %5, 0
  %210 = shl nuw nsw i32 %206, 4
  %211 = select i1 %209, i32 %210, i32 0
  %212 = or disjoint i32 %211, %206
  %213 = select i1 %209, i32 4, i32 0
  %214 = or disjoint i32 %208, %213
  %215 = icmp eq i64 %6, 0
  %216 = shl nuw nsw i32 %212, 8
  %217 = select i1 %215, i32 %216, i32 0
  %218 = or i32 %217, %212
  %219 = select i1 %215, i32 8, i32 0
  %220 = or disjoint i32 %214, %219
  %221 = icmp eq i64 %7, 0
  %222 = shl nuw i32 %218, 16
  %223 = select i1 %221, i32 %222, i32 0
  %224 = or i32 %223, %218
  %225 = select i1 %221, i32 16, i32 0
  %226 = or disjoint i32 %220, %225
  br label %227

227:                                              ; preds = %199, %198
  %228 = phi i32 [ 1, %198 ], [ %224, %199 ]
  %229 = phi i32 [ 0, %198 ], [ %226, %199 ]
  br label %230

230:                                              ; preds = %261, %227
  %231 = phi i32 [ 0, %227 ], [ %262, %261 ]
  %232 = and i32 %231, %229
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %261

234:                                              ; preds = %230
  %235 = and i32 %231, 1
  %236 = icmp eq i32 %235, 0
  %237 = load i64, ptr %10, align 16
  %238 = select i1 %236, i64 0, i64 %237
  %239 = and i32 %231, 2
  %240 = icmp eq i32 %239, 0
  %241 = load i64, ptr %13, align 8
  %242 = select i1 %240, i64 0, i64 %241
  %243 = and i32 %231, 4
  %244 = icmp eq i32 %243, 0
  %245 = load i64, ptr %14, align 16
  %246 = select i1 %244, i64 0, i64 %245
  %247 = and i32 %231, 8
  %248 = icmp eq i32 %247, 0
  %249 = load i64, ptr %15, align 8
  %250 = select i1 %248, i64 0, i64 %249
  %251 = icmp ult i32 %231, 16
  %252 = load i64, ptr %16, align 16
  %253 = select i1 %251, i64 0, i64 %252
  %254 = add i64 %242, %238
  %255 = add i64 %254, %246
  %256 = add i64 %255, %250
  %257 = add i64 %256, %253
  %258 = shl i32 %228, %231
  %259 = add i64 %257, %2
  %260 = add i64 %257, %114
  call fastcc void @shared_access(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, i32 noundef %258, i64 noundef %259, i64 noundef %260) #13
  br label %261

261:                                              ; preds = %234, %230
  %262 = add nuw nsw i32 %231, 1
  %263 = icmp eq i32 %262, 32
  br i1 %263, label %264, label %230, !llvm.loop !91

264:                                              ; preds = %261, %175
  %265 = icmp eq i32 %57, 0
  br i1 %265, label %532, label %266

266:                                              ; preds = %264
  %267 = icmp eq i32 %48, 1
  %268 = icmp eq i32 %48, 0
  br label %269

269:                                              ; preds = %266, %297
  %270 = phi i32 [ 0, %266 ], [ %298, %297 ]
  %271 = and i32 %270, 1
  %272 = icmp eq i32 %271, 0
  %273 = load i64, ptr %10, align 16
  %274 = select i1 %272, i64 0, i64 %273
  %275 = and i32 %270, 2
  %276 = icmp eq i32 %275, 0
  %277 = load i64, ptr %13, align 8
  %278 = select i1 %276, i64 0, i64 %277
  %279 = and i32 %270, 4
  %280 = icmp eq i32 %279, 0
  %281 = load i64, ptr %14, align 16
  %282 = select i1 %280, i64 0, i64 %281
  %283 = and i32 %270, 8
  %284 = icmp eq i32 %283, 0
  %285 = load i64, ptr %15, align 8
  %286 = select i1 %284, i64 0, i64 %285
  %287 = icmp ult i32 %270, 16
  %288 = load i64, ptr %16, align 16
  %289 = select i1 %287, i64 0, i64 %288
  %290 = add i64 %274, %2
  %291 = add i64 %290, %278
  %292 = add i64 %291, %282
  %293 = add i64 %292, %286
  %294 = add i64 %293, %289
  br i1 %267, label %296, label %295

295:                                              ; preds = %269
  call fastcc void @acquire(ptr noundef %21, ptr noundef %0, i64 noundef %294) #13
  br i1 %268, label %297, label %296

296:                                              ; preds = %295, %269
  call fastcc void @publish(ptr noundef %21, ptr noundef %0, i64 noundef %294) #13
  br label %297

297:                                              ; preds = %295, %296
  %298 = add nuw nsw i32 %270, 1
  %299 = icmp eq i32 %298, 32
  br i1 %299, label %532, label %269, !llvm.loop !92

300:                                              ; preds = %39, %103, %85, %106
  %301 = phi i32 [ 1, %106 ], [ 1, %85 ], [ %105, %103 ], [ 1, %39 ]
  %302 = icmp eq i32 %301, 1
  %303 = icmp eq ptr %8, null
  %304 = and i32 %1, 7
  %305 = getelementptr inbounds i8, ptr %72, i64 672
  %306 = zext nneg i32 %304 to i64
  %307 = getelementptr inbounds [8 x i32], ptr %305, i64 0, i64 %306
  %308 = getelementptr inbounds i8, ptr %21, i64 96
  %309 = getelementptr inbounds i8, ptr %72, i64 608
  %310 = getelementptr inbounds [8 x i32], ptr %309, i64 0, i64 %306
  %311 = getelementptr inbounds i8, ptr %72, i64 640
  %312 = getelementptr inbounds [8 x i32], ptr %311, i64 0, i64 %306
  %313 = getelementptr inbounds i8, ptr %21, i64 100
  %314 = getelementptr inbounds i8, ptr %21, i64 104
  %315 = getelementptr inbounds i8, ptr %21, i64 32
  %316 = zext nneg i32 %301 to i64
  %317 = zext nneg i32 %51 to i64
  %318 = mul nuw nsw i64 %317, %316
  %319 = icmp eq i32 %57, 0
  %320 = icmp ne i32 %58, 1
  %321 = select i1 %320, i64 4294967296, i64 8589934592
  %322 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %51, i1 true)
  %323 = zext nneg i32 %322 to i64
  %324 = shl nuw nsw i64 %323, 40
  br label %325

325:                                              ; preds = %300, %529
  %326 = phi i32 [ 0, %300 ], [ %530, %529 ]
  %327 = and i32 %326, 1
  %328 = icmp eq i32 %327, 0
  %329 = load i64, ptr %10, align 16
  %330 = select i1 %328, i64 0, i64 %329
  %331 = and i32 %326, 2
  %332 = icmp eq i32 %331, 0
  %333 = load i64, ptr %13, align 8
  %334 = select i1 %332, i64 0, i64 %333
  %335 = and i32 %326, 4
  %336 = icmp eq i32 %335, 0
  %337 = load i64, ptr %14, align 16
  %338 = select i1 %336, i64 0, i64 %337
  %339 = and i32 %326, 8
  %340 = icmp eq i32 %339, 0
  %341 = load i64, ptr %15, align 8
  %342 = select i1 %340, i64 0, i64 %341
  %343 = icmp ult i32 %326, 16
  %344 = load i64, ptr %16, align 16
  %345 = select i1 %343, i64 0, i64 %344
  %346 = add i64 %330, %2
  %347 = add i64 %346, %334
  %348 = add i64 %347, %338
  %349 = add i64 %348, %342
  %350 = add i64 %349, %345
  br i1 %302, label %351, label %353

351:                                              ; preds = %325
  %352 = shl nuw i32 1, %326
  call fastcc void @one(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef %8, i64 noundef %350, i32 noundef %352) #13
  br label %529

353:                                              ; preds = %325
  br i1 %303, label %354, label %389

354:                                              ; preds = %353
  %355 = load ptr, ptr %17, align 16, !tbaa !7
  %356 = getelementptr inbounds i8, ptr %355, i64 88
  %357 = load i64, ptr %356, align 8, !tbaa !62
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %529, label %359

359:                                              ; preds = %354
  %360 = getelementptr inbounds i8, ptr %355, i64 80
  %361 = load ptr, ptr %360, align 8, !tbaa !63
  br label %362

362:                                              ; preds = %362, %359
  %363 = phi i64 [ 0, %359 ], [ %372, %362 ]
  %364 = phi i64 [ %357, %359 ], [ %371, %362 ]
  %365 = add i64 %364, %363
  %366 = lshr i64 %365, 1
  %367 = getelementptr inbounds %struct.Entry, ptr %361, i64 %366
  %368 = load i64, ptr %367, align 8, !tbaa !64
  %369 = icmp ugt i64 %368, %350
  %370 = add nuw i64 %366, 1
  %371 = select i1 %369, i64 %366, i64 %364
  %372 = select i1 %369, i64 %363, i64 %370
  %373 = icmp ult i64 %372, %371
  br i1 %373, label %362, label %374, !llvm.loop !66

374:                                              ; preds = %362
  %375 = icmp eq i64 %372, 0
  br i1 %375, label %529, label %376

376:                                              ; preds = %374
  %377 = getelementptr %struct.Entry, ptr %361, i64 %372
  %378 = getelementptr i8, ptr %377, i64 -32
  %379 = load i64, ptr %378, align 8, !tbaa !67
  %380 = icmp ule i64 %379, %350
  %381 = getelementptr i8, ptr %377, i64 -40
  %382 = icmp eq ptr %381, null
  %383 = or i1 %382, %380
  br i1 %383, label %529, label %384

384:                                              ; preds = %376
  %385 = getelementptr i8, ptr %377, i64 -8
  %386 = load i64, ptr %385, align 8, !tbaa !68
  %387 = inttoptr i64 %386 to ptr
  %388 = icmp eq i64 %386, 0
  br i1 %388, label %529, label %389

389:                                              ; preds = %353, %384
  %390 = phi ptr [ %387, %384 ], [ %8, %353 ]
  %391 = load i32, ptr %307, align 4, !tbaa !17
  %392 = load i32, ptr %308, align 8, !tbaa !73
  %393 = icmp ult i32 %391, %392
  br i1 %393, label %403, label %394

394:                                              ; preds = %389
  %395 = load i32, ptr %310, align 4, !tbaa !17
  %396 = icmp eq i32 %395, %1
  br i1 %396, label %397, label %403

397:                                              ; preds = %394
  %398 = load i32, ptr %312, align 4, !tbaa !17
  %399 = load i32, ptr %72, align 8, !tbaa !74
  %400 = icmp eq i32 %398, %399
  br i1 %400, label %401, label %403

401:                                              ; preds = %397
  %402 = shl i32 %391, 5
  br label %426

403:                                              ; preds = %397, %394, %389
  %404 = load i32, ptr %313, align 4, !tbaa !76
  %405 = icmp ugt i32 %404, 134217727
  br i1 %405, label %426, label %406

406:                                              ; preds = %403
  %407 = sub i32 %404, %392
  %408 = load i32, ptr %314, align 8, !tbaa !77
  %409 = icmp eq i32 %407, %408
  br i1 %409, label %410, label %411

410:                                              ; preds = %406
  store i32 %404, ptr %308, align 8, !tbaa !73
  br label %411

411:                                              ; preds = %410, %406
  %412 = phi i32 [ 0, %410 ], [ %407, %406 ]
  %413 = add nuw nsw i32 %404, 1
  store i32 %413, ptr %313, align 4, !tbaa !76
  %414 = load ptr, ptr %315, align 8, !tbaa !78
  %415 = zext i32 %412 to i64
  %416 = getelementptr inbounds %struct.Stamp, ptr %414, i64 %415
  %417 = load ptr, ptr %60, align 8, !tbaa !22
  %418 = getelementptr inbounds i8, ptr %417, i64 32
  %419 = load i32, ptr %418, align 8, !tbaa !40
  %420 = load i32, ptr %72, align 8, !tbaa !74
  store i32 %419, ptr %416, align 4, !tbaa !17
  %421 = getelementptr inbounds i8, ptr %416, i64 4
  store i32 %420, ptr %421, align 4, !tbaa !17
  %422 = getelementptr inbounds i8, ptr %416, i64 8
  store i32 %79, ptr %422, align 4, !tbaa !17
  %423 = getelementptr inbounds i8, ptr %416, i64 12
  store i32 0, ptr %423, align 4, !tbaa !17
  store i32 %404, ptr %307, align 4, !tbaa !17
  store i32 %1, ptr %310, align 4, !tbaa !17
  %424 = load i32, ptr %72, align 8, !tbaa !74
  store i32 %424, ptr %312, align 4, !tbaa !17
  %425 = shl nuw i32 %404, 5
  br label %426

426:                                              ; preds = %411, %403, %401
  %427 = phi i32 [ %402, %401 ], [ %425, %411 ], [ 0, %403 ]
  %428 = add i64 %318, %350
  %429 = load i64, ptr %390, align 8, !tbaa !69
  %430 = icmp ugt i64 %429, %350
  br i1 %430, label %529, label %431

431:                                              ; preds = %426
  %432 = getelementptr inbounds i8, ptr %390, i64 8
  %433 = load i64, ptr %432, align 8, !tbaa !72
  %434 = icmp ule i64 %428, %433
  %435 = icmp ugt i64 %428, %350
  %436 = and i1 %435, %434
  br i1 %436, label %437, label %529

437:                                              ; preds = %431
  %438 = getelementptr inbounds i8, ptr %390, i64 16
  br label %439

439:                                              ; preds = %527, %437
  %440 = phi i64 [ %350, %437 ], [ %446, %527 ]
  %441 = load i64, ptr %390, align 8, !tbaa !69
  %442 = sub i64 %440, %441
  %443 = and i64 %442, -32
  %444 = add i64 %441, 32
  %445 = add i64 %444, %443
  %446 = call i64 @llvm.umin.i64(i64 %445, i64 %428)
  %447 = sub i64 %440, %350
  %448 = trunc i64 %447 to i32
  %449 = udiv i32 %448, %51
  %450 = add i32 %449, %326
  %451 = sub i64 %446, %440
  %452 = icmp eq i64 %451, 32
  %453 = select i1 %452, i1 %319, i1 false
  br i1 %453, label %454, label %525

454:                                              ; preds = %439
  %455 = lshr i64 %442, 5
  %456 = load ptr, ptr %438, align 8, !tbaa !80
  %457 = getelementptr inbounds i64, ptr %456, i64 %455
  %458 = load i64, ptr %457, align 8, !tbaa !14
  %459 = or i32 %450, %427
  %460 = zext i32 %459 to i64
  %461 = or disjoint i64 %321, %460
  %462 = or disjoint i64 %461, %324
  %463 = icmp eq i64 %458, 0
  br i1 %463, label %469, label %464

464:                                              ; preds = %454
  %465 = trunc i64 %458 to i32
  %466 = lshr i32 %465, 5
  %467 = load i32, ptr %308, align 8, !tbaa !73
  %468 = icmp ult i32 %466, %467
  br i1 %468, label %469, label %470

469:                                              ; preds = %464, %454
  store i64 %462, ptr %457, align 8, !tbaa !14
  br label %527

470:                                              ; preds = %464
  %471 = icmp eq i64 %458, %462
  br i1 %471, label %527, label %472

472:                                              ; preds = %470
  %473 = lshr i64 %458, 32
  %474 = trunc nuw i64 %473 to i32
  %475 = and i32 %474, 255
  %476 = icmp eq i32 %475, 3
  br i1 %476, label %525, label %477

477:                                              ; preds = %472
  %478 = load ptr, ptr %315, align 8, !tbaa !78
  %479 = sub nsw i32 %466, %467
  %480 = zext i32 %479 to i64
  %481 = getelementptr inbounds %struct.Stamp, ptr %478, i64 %480
  %482 = load i32, ptr %481, align 4, !tbaa !44
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds i8, ptr %481, i64 8
  %485 = load i32, ptr %484, align 4, !tbaa !46
  %486 = lshr i32 %485, 27
  %487 = zext nneg i32 %486 to i64
  %488 = shl nuw nsw i64 %487, 32
  %489 = or disjoint i64 %488, %483
  %490 = getelementptr inbounds i8, ptr %481, i64 4
  %491 = load i32, ptr %490, align 4, !tbaa !45
  %492 = zext i32 %491 to i64
  %493 = or disjoint i64 %492, -4294967296
  %494 = load ptr, ptr %60, align 8, !tbaa !22
  %495 = getelementptr inbounds i8, ptr %494, i64 32
  %496 = load i32, ptr %495, align 8, !tbaa !40
  %497 = icmp eq i32 %482, %496
  br i1 %497, label %498, label %509

498:                                              ; preds = %477
  %499 = load i32, ptr %69, align 32, !tbaa !28
  %500 = icmp eq i32 %486, %499
  br i1 %500, label %501, label %509

501:                                              ; preds = %498
  %502 = and i32 %465, 31
  %503 = icmp eq i32 %502, %450
  br i1 %503, label %504, label %509

504:                                              ; preds = %501
  %505 = lshr i64 %458, 40
  %506 = trunc nuw nsw i64 %505 to i32
  %507 = and i32 %506, 255
  %508 = icmp eq i32 %507, %322
  br i1 %508, label %518, label %509

509:                                              ; preds = %504, %501, %498, %477
  %510 = phi i32 [ 1, %477 ], [ 1, %498 ], [ -1, %504 ], [ -1, %501 ]
  %511 = call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %11, i64 %489, i64 %493, i32 noundef %510) #13
  %512 = extractvalue { i64, i32 } %511, 0
  %513 = and i64 %512, 4294967295
  %514 = icmp ne i64 %513, 0
  %515 = icmp eq i32 %475, 2
  %516 = and i1 %320, %515
  %517 = or i1 %516, %514
  br i1 %517, label %525, label %521

518:                                              ; preds = %504
  %519 = icmp eq i32 %475, 2
  %520 = and i1 %320, %519
  br i1 %520, label %522, label %521

521:                                              ; preds = %518, %509
  store i64 %462, ptr %457, align 8, !tbaa !14
  br label %527

522:                                              ; preds = %518
  %523 = load i32, ptr %72, align 8, !tbaa !74
  %524 = icmp eq i32 %491, %523
  br i1 %524, label %527, label %525

525:                                              ; preds = %522, %509, %472, %439
  %526 = trunc i64 %451 to i32
  call fastcc void @by_granule(ptr noundef nonnull readonly %11, ptr noundef nonnull readonly %12, ptr noundef nonnull readonly %390, i64 noundef %440, i32 noundef %526, i32 noundef %450, i32 noundef 0, i32 noundef %427) #13
  br label %527

527:                                              ; preds = %525, %522, %521, %470, %469
  %528 = icmp ult i64 %445, %428
  br i1 %528, label %439, label %529, !llvm.loop !93

529:                                              ; preds = %527, %354, %376, %374, %431, %426, %384, %351
  %530 = add nuw i32 %326, %301
  %531 = icmp ult i32 %530, 32
  br i1 %531, label %325, label %532, !llvm.loop !94

532:                                              ; preds = %297, %529, %264
  %533 = load i32, ptr %59, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #12
  ret i32 %533
}

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @vg_race_lanes(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Access, align 8
  %8 = alloca %struct.Lanes, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !95)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !7, !noalias !95
  %11 = getelementptr inbounds i8, ptr %10, i64 272
  %12 = load i64, ptr %11, align 8, !tbaa !14, !noalias !95
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %10, i64 136
  %15 = load ptr, ptr %14, align 8, !tbaa !15, !noalias !95
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !17, !noalias !95
  %19 = getelementptr inbounds i8, ptr %13, i64 16
  %20 = load ptr, ptr %19, align 8, !tbaa !18, !noalias !95
  %21 = getelementptr inbounds i8, ptr %20, i64 %16
  %22 = load i8, ptr %21, align 1, !tbaa !20, !noalias !95
  %23 = zext i8 %22 to i32
  %24 = and i32 %23, 2
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %6
  %27 = and i32 %23, 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26, %6
  %30 = phi i32 [ 1, %6 ], [ 0, %26 ]
  tail call fastcc void @fence(ptr noundef nonnull %13, ptr noundef nonnull %0, i32 noundef %30) #13, !noalias !95
  br label %31

31:                                               ; preds = %26, %29
  %32 = lshr i32 %18, 16
  %33 = zext nneg i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 32
  %35 = lshr i32 %18, 12
  %36 = and i32 %35, 15
  %37 = zext nneg i32 %36 to i64
  %38 = or disjoint i64 %34, %37
  %39 = lshr i32 %18, 8
  %40 = and i32 %39, 15
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 32
  %43 = and i32 %18, 255
  %44 = zext nneg i32 %43 to i64
  %45 = or disjoint i64 %42, %44
  %46 = icmp ne i32 %40, 0
  %47 = zext i1 %46 to i32
  %48 = shl nuw nsw i32 %23, 1
  %49 = and i32 %48, 2
  %50 = or disjoint i32 %49, %47
  %51 = getelementptr inbounds i8, ptr %13, i64 116
  store i32 0, ptr %51, align 4, !tbaa !21, !noalias !95
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !22, !noalias !95
  %54 = getelementptr inbounds i8, ptr %53, i64 384
  %55 = load i64, ptr %54, align 8, !tbaa !14, !noalias !95
  %56 = inttoptr i64 %55 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !23, !alias.scope !95
  %57 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %13, ptr %57, align 8, !tbaa !26, !alias.scope !95
  %58 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr %56, ptr %58, align 8, !tbaa !27, !alias.scope !95
  %59 = getelementptr inbounds i8, ptr %7, i64 24
  %60 = getelementptr inbounds i8, ptr %56, i64 2200
  %61 = getelementptr inbounds i8, ptr %0, i64 32
  %62 = load i32, ptr %61, align 32, !tbaa !28, !noalias !95
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [0 x %struct.WarpState], ptr %60, i64 0, i64 %63
  store ptr %64, ptr %59, align 8, !tbaa !29, !alias.scope !95
  %65 = getelementptr inbounds i8, ptr %7, i64 32
  store i64 %45, ptr %65, align 8, !alias.scope !95
  %66 = getelementptr inbounds i8, ptr %7, i64 40
  store i64 %38, ptr %66, align 8, !alias.scope !95
  %67 = getelementptr inbounds i8, ptr %7, i64 48
  store i32 %1, ptr %67, align 8, !tbaa !30, !alias.scope !95
  %68 = getelementptr inbounds i8, ptr %7, i64 52
  store i32 %50, ptr %68, align 4, !tbaa !31, !alias.scope !95
  %69 = getelementptr inbounds i8, ptr %7, i64 56
  %70 = shl i32 %62, 27
  %71 = or i32 %70, %1
  store i32 %71, ptr %69, align 8, !tbaa !32, !alias.scope !95
  %72 = getelementptr inbounds i8, ptr %7, i64 60
  store i32 %23, ptr %72, align 4, !tbaa !33, !alias.scope !95
  %73 = trunc i64 %3 to i32
  %74 = shl i32 %73, 3
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  store ptr %2, ptr %8, align 8, !tbaa !34
  %75 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 0, ptr %75, align 8, !tbaa !36
  %76 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr null, ptr %76, align 8, !tbaa !37
  %77 = getelementptr inbounds i8, ptr %8, i64 24
  %78 = shl i32 %4, %74
  store i32 %78, ptr %77, align 8, !tbaa !38
  %79 = getelementptr inbounds i8, ptr %8, i64 28
  store i32 %74, ptr %79, align 4, !tbaa !39
  %80 = and i32 %4, 1
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %31
  %83 = load i64, ptr %2, align 8, !tbaa !14
  %84 = shl nuw i32 1, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %83, i32 noundef %84) #13
  br label %85

85:                                               ; preds = %31, %82
  %86 = and i32 %4, 2
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %92, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds i8, ptr %2, i64 8
  %90 = load i64, ptr %89, align 8, !tbaa !14
  %91 = shl nuw i32 2, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %90, i32 noundef %91) #13
  br label %92

92:                                               ; preds = %88, %85
  %93 = and i32 %4, 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %92
  %96 = getelementptr inbounds i8, ptr %2, i64 16
  %97 = load i64, ptr %96, align 8, !tbaa !14
  %98 = shl nuw i32 4, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %97, i32 noundef %98) #13
  br label %99

99:                                               ; preds = %95, %92
  %100 = and i32 %4, 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %99
  %103 = getelementptr inbounds i8, ptr %2, i64 24
  %104 = load i64, ptr %103, align 8, !tbaa !14
  %105 = shl nuw i32 8, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %104, i32 noundef %105) #13
  br label %106

106:                                              ; preds = %102, %99
  %107 = and i32 %4, 16
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %113, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds i8, ptr %2, i64 32
  %111 = load i64, ptr %110, align 8, !tbaa !14
  %112 = shl nuw i32 16, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %111, i32 noundef %112) #13
  br label %113

113:                                              ; preds = %109, %106
  %114 = and i32 %4, 32
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %120, label %116

116:                                              ; preds = %113
  %117 = getelementptr inbounds i8, ptr %2, i64 40
  %118 = load i64, ptr %117, align 8, !tbaa !14
  %119 = shl nuw i32 32, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %118, i32 noundef %119) #13
  br label %120

120:                                              ; preds = %116, %113
  %121 = and i32 %4, 64
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds i8, ptr %2, i64 48
  %125 = load i64, ptr %124, align 8, !tbaa !14
  %126 = shl nuw i32 64, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %125, i32 noundef %126) #13
  br label %127

127:                                              ; preds = %123, %120
  %128 = and i32 %4, 128
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %134, label %130

130:                                              ; preds = %127
  %131 = getelementptr inbounds i8, ptr %2, i64 56
  %132 = load i64, ptr %131, align 8, !tbaa !14
  %133 = shl nuw i32 128, %74
  call fastcc void @one(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %132, i32 noundef %133) #13
  br label %134

134:                                              ; preds = %130, %127
  %135 = load i32, ptr %51, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #12
  ret i32 %135
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_values(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !7
  %8 = getelementptr inbounds i8, ptr %7, i64 272
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 116
  %12 = load i32, ptr %11, align 4, !tbaa !21
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
  %25 = load i32, ptr %24, align 4, !tbaa !98
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
  %34 = load i32, ptr %33, align 8, !tbaa !100
  %35 = icmp eq i32 %34, 0
  %36 = getelementptr inbounds i8, ptr %22, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !101
  br i1 %35, label %52, label %38

38:                                               ; preds = %31
  %39 = load i64, ptr %22, align 8, !tbaa !102
  %40 = getelementptr inbounds i8, ptr %22, i64 24
  %41 = load i32, ptr %40, align 8, !tbaa !103
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
  %55 = load i32, ptr %54, align 4, !tbaa !104
  %56 = getelementptr inbounds i8, ptr %22, i64 20
  %57 = load i32, ptr %56, align 4, !tbaa !98
  %58 = getelementptr inbounds i8, ptr %22, i64 32
  %59 = load i32, ptr %58, align 8, !tbaa !105
  %60 = getelementptr inbounds i8, ptr %22, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !106
  %62 = getelementptr inbounds i8, ptr %22, i64 40
  %63 = load i32, ptr %62, align 8, !tbaa !107
  tail call fastcc void @find(ptr noundef %0, i32 noundef %53, i32 noundef %55, i32 noundef %57, i64 noundef %37, i32 noundef %59, i32 noundef %61, i32 noundef %63) #13
  %64 = load i32, ptr %11, align 4, !tbaa !21
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
  %78 = load i8, ptr %77, align 1, !tbaa !20
  %79 = getelementptr inbounds i8, ptr %74, i64 %47
  %80 = load i8, ptr %79, align 1, !tbaa !20
  %81 = icmp eq i8 %80, %78
  %82 = freeze i1 %81
  %83 = select i1 %82, i32 %67, i32 0
  %84 = add nuw nsw i64 %66, 1
  %85 = icmp eq i64 %84, %48
  br i1 %85, label %49, label %65, !llvm.loop !108

86:                                               ; preds = %23, %52
  %87 = phi i32 [ %20, %23 ], [ %64, %52 ]
  %88 = add nuw nsw i64 %21, 1
  %89 = zext i32 %87 to i64
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %19, label %18, !llvm.loop !109
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_async(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = getelementptr inbounds i8, ptr %5, i64 384
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 2200
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 32, !tbaa !28
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.WarpState], ptr %9, i64 0, i64 %12
  %14 = icmp eq i32 %1, 0
  %15 = icmp eq i32 %2, -1
  %16 = or i1 %14, %15
  %17 = getelementptr inbounds i8, ptr %13, i64 144
  %18 = load i32, ptr %17, align 8, !tbaa !110
  br i1 %16, label %19, label %22

19:                                               ; preds = %3
  %20 = add i32 %18, 1
  store i32 %20, ptr %17, align 8, !tbaa !110
  br i1 %14, label %69, label %21

21:                                               ; preds = %19
  br i1 %15, label %25, label %22

22:                                               ; preds = %3, %21
  %23 = phi i32 [ %20, %21 ], [ %18, %3 ]
  %24 = tail call i32 @llvm.usub.sat.i32(i32 %23, i32 %2)
  br label %25

25:                                               ; preds = %21, %22
  %26 = phi i32 [ %24, %22 ], [ %20, %21 ]
  %27 = getelementptr inbounds i8, ptr %13, i64 148
  %28 = load i32, ptr %27, align 4, !tbaa !111
  %29 = icmp ult i32 %28, %26
  br i1 %29, label %30, label %69

30:                                               ; preds = %25
  %31 = load i32, ptr %13, align 8, !tbaa !74
  %32 = getelementptr inbounds i8, ptr %13, i64 152
  %33 = sub i32 %26, %28
  %34 = and i32 %33, 3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %45, label %36

36:                                               ; preds = %30, %36
  %37 = phi i32 [ %42, %36 ], [ %28, %30 ]
  %38 = phi i32 [ %43, %36 ], [ 0, %30 ]
  %39 = and i32 %37, 15
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds [16 x i32], ptr %32, i64 0, i64 %40
  store i32 %31, ptr %41, align 4, !tbaa !17
  %42 = add nuw i32 %37, 1
  %43 = add i32 %38, 1
  %44 = icmp eq i32 %43, %34
  br i1 %44, label %45, label %36, !llvm.loop !112

45:                                               ; preds = %36, %30
  %46 = phi i32 [ %28, %30 ], [ %42, %36 ]
  %47 = sub i32 %28, %26
  %48 = icmp ugt i32 %47, -4
  br i1 %48, label %68, label %49

49:                                               ; preds = %45, %49
  %50 = phi i32 [ %66, %49 ], [ %46, %45 ]
  %51 = and i32 %50, 15
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds [16 x i32], ptr %32, i64 0, i64 %52
  store i32 %31, ptr %53, align 4, !tbaa !17
  %54 = add nuw i32 %50, 1
  %55 = and i32 %54, 15
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds [16 x i32], ptr %32, i64 0, i64 %56
  store i32 %31, ptr %57, align 4, !tbaa !17
  %58 = add nuw i32 %50, 2
  %59 = and i32 %58, 15
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds [16 x i32], ptr %32, i64 0, i64 %60
  store i32 %31, ptr %61, align 4, !tbaa !17
  %62 = add nuw i32 %50, 3
  %63 = and i32 %62, 15
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds [16 x i32], ptr %32, i64 0, i64 %64
  store i32 %31, ptr %65, align 4, !tbaa !17
  %66 = add nuw i32 %50, 4
  %67 = icmp eq i32 %66, %26
  br i1 %67, label %68, label %49, !llvm.loop !114

68:                                               ; preds = %49, %45
  store i32 %26, ptr %27, align 4, !tbaa !111
  br label %69

69:                                               ; preds = %25, %68, %19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_fence(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 16, !tbaa !7
  %5 = getelementptr inbounds i8, ptr %4, i64 272
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = inttoptr i64 %6 to ptr
  tail call fastcc void @fence(ptr noundef %7, ptr noundef %0, i32 noundef %1) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @fence(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = getelementptr inbounds i8, ptr %5, i64 384
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 2200
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i32, ptr %10, align 32, !tbaa !28
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.WarpState], ptr %9, i64 0, i64 %12
  %14 = getelementptr inbounds i8, ptr %1, i64 16
  %15 = load ptr, ptr %14, align 16, !tbaa !7
  %16 = getelementptr inbounds i8, ptr %15, i64 68
  %17 = load i32, ptr %13, align 8, !tbaa !74
  %18 = getelementptr inbounds i8, ptr %13, i64 216
  %19 = getelementptr inbounds i8, ptr %13, i64 352
  %20 = getelementptr inbounds i8, ptr %13, i64 224
  %21 = add i32 %2, 1
  %22 = tail call i32 @llvm.umax.i32(i32 %21, i32 1)
  %23 = zext i32 %22 to i64
  br label %24

24:                                               ; preds = %3, %43
  %25 = phi i64 [ 0, %3 ], [ %48, %43 ]
  %26 = load i32, ptr %16, align 4, !tbaa !115
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %43, label %50

28:                                               ; preds = %43
  %29 = load i32, ptr %13, align 8, !tbaa !74
  %30 = getelementptr inbounds i8, ptr %13, i64 12
  store i32 %29, ptr %30, align 4, !tbaa !116
  %31 = getelementptr inbounds i8, ptr %13, i64 16
  store i32 0, ptr %31, align 8, !tbaa !117
  %32 = getelementptr inbounds i8, ptr %13, i64 8
  %33 = load i32, ptr %32, align 8, !tbaa !118
  %34 = tail call i32 @llvm.umin.i32(i32 %33, i32 %29)
  %35 = getelementptr inbounds i8, ptr %13, i64 4
  store i32 %34, ptr %35, align 4, !tbaa !86
  %36 = add i32 %29, 1
  store i32 %36, ptr %13, align 8, !tbaa !74
  %37 = getelementptr inbounds i8, ptr %0, i64 108
  %38 = load i32, ptr %37, align 4, !tbaa !119
  %39 = icmp ult i32 %36, %38
  br i1 %39, label %42, label %40

40:                                               ; preds = %28
  %41 = add i32 %29, 2
  store i32 %41, ptr %37, align 4, !tbaa !119
  br label %42

42:                                               ; preds = %28, %40
  ret void

43:                                               ; preds = %50, %24
  %44 = getelementptr inbounds [2 x i32], ptr %18, i64 0, i64 %25
  store i32 %17, ptr %44, align 4, !tbaa !17
  %45 = load i32, ptr %10, align 32, !tbaa !28
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [2 x [32 x i32]], ptr %19, i64 0, i64 %25, i64 %46
  store i32 %17, ptr %47, align 4, !tbaa !17
  %48 = add nuw nsw i64 %25, 1
  %49 = icmp eq i64 %48, %23
  br i1 %49, label %28, label %24, !llvm.loop !120

50:                                               ; preds = %24, %50
  %51 = phi i64 [ %55, %50 ], [ 0, %24 ]
  %52 = getelementptr inbounds [32 x i32], ptr %20, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !17
  %54 = getelementptr inbounds [2 x [32 x i32]], ptr %19, i64 0, i64 %25, i64 %51
  store i32 %53, ptr %54, align 4, !tbaa !17
  %55 = add nuw nsw i64 %51, 1
  %56 = load i32, ptr %16, align 4, !tbaa !115
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %55, %57
  br i1 %58, label %50, label %43, !llvm.loop !121
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_sync(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !22
  %5 = getelementptr inbounds i8, ptr %4, i64 384
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i32, ptr %8, align 32, !tbaa !28
  %10 = zext i32 %9 to i64
  %11 = load ptr, ptr %0, align 64, !tbaa !122
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi ptr [ %11, %2 ], [ %15, %12 ]
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !88
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %12, !llvm.loop !123

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %7, i64 2200
  %19 = getelementptr inbounds [0 x %struct.WarpState], ptr %18, i64 0, i64 %10
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !17
  %22 = xor i32 %1, -1
  %23 = and i32 %21, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %42

25:                                               ; preds = %17
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 16, !tbaa !7
  %28 = getelementptr inbounds i8, ptr %27, i64 272
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = inttoptr i64 %29 to ptr
  %31 = load i32, ptr %19, align 8, !tbaa !74
  %32 = getelementptr inbounds i8, ptr %19, i64 12
  store i32 %31, ptr %32, align 4, !tbaa !116
  %33 = getelementptr inbounds i8, ptr %19, i64 16
  store i32 0, ptr %33, align 8, !tbaa !117
  %34 = getelementptr inbounds i8, ptr %19, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !118
  %36 = tail call i32 @llvm.umin.i32(i32 %35, i32 %31)
  %37 = getelementptr inbounds i8, ptr %19, i64 4
  store i32 %36, ptr %37, align 4, !tbaa !86
  %38 = add i32 %31, 1
  store i32 %38, ptr %19, align 8, !tbaa !74
  %39 = getelementptr inbounds i8, ptr %30, i64 108
  %40 = load i32, ptr %39, align 4, !tbaa !119
  %41 = icmp ult i32 %38, %40
  br i1 %41, label %73, label %69

42:                                               ; preds = %17
  %43 = getelementptr inbounds i8, ptr %19, i64 16
  %44 = load i32, ptr %43, align 8, !tbaa !117
  %45 = icmp eq i32 %44, 14
  %46 = load i32, ptr %19, align 8, !tbaa !74
  br i1 %45, label %47, label %53

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, ptr %19, i64 12
  store i32 %46, ptr %48, align 4, !tbaa !116
  %49 = getelementptr inbounds i8, ptr %19, i64 8
  %50 = load i32, ptr %49, align 8, !tbaa !118
  %51 = tail call i32 @llvm.umin.i32(i32 %50, i32 %46)
  %52 = getelementptr inbounds i8, ptr %19, i64 4
  store i32 %51, ptr %52, align 4, !tbaa !86
  br label %53

53:                                               ; preds = %42, %47
  %54 = phi i32 [ 0, %47 ], [ %44, %42 ]
  %55 = getelementptr inbounds i8, ptr %19, i64 24
  %56 = add i32 %54, 1
  store i32 %56, ptr %43, align 8, !tbaa !117
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds [14 x %struct.Partial], ptr %55, i64 0, i64 %57
  store i32 %46, ptr %58, align 8, !tbaa !17
  %59 = getelementptr inbounds i8, ptr %58, i64 4
  store i32 %1, ptr %59, align 4, !tbaa !17
  %60 = getelementptr inbounds i8, ptr %0, i64 16
  %61 = load ptr, ptr %60, align 16, !tbaa !7
  %62 = getelementptr inbounds i8, ptr %61, i64 272
  %63 = load i64, ptr %62, align 8, !tbaa !14
  %64 = inttoptr i64 %63 to ptr
  %65 = add i32 %46, 1
  store i32 %65, ptr %19, align 8, !tbaa !74
  %66 = getelementptr inbounds i8, ptr %64, i64 108
  %67 = load i32, ptr %66, align 4, !tbaa !119
  %68 = icmp ult i32 %65, %67
  br i1 %68, label %73, label %69

69:                                               ; preds = %53, %25
  %70 = phi i32 [ %31, %25 ], [ %46, %53 ]
  %71 = phi ptr [ %39, %25 ], [ %66, %53 ]
  %72 = add i32 %70, 2
  store i32 %72, ptr %71, align 4, !tbaa !119
  br label %73

73:                                               ; preds = %69, %53, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_sync_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = getelementptr inbounds i8, ptr %5, i64 384
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 2200
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 32, !tbaa !28
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.WarpState], ptr %9, i64 0, i64 %12
  %14 = icmp eq i32 %1, 0
  %15 = load i32, ptr %13, align 8, !tbaa !74
  br i1 %14, label %23, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %13, i64 16
  %18 = getelementptr inbounds i8, ptr %13, i64 12
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  %20 = getelementptr inbounds i8, ptr %13, i64 4
  %21 = getelementptr inbounds i8, ptr %13, i64 24
  %22 = load i32, ptr %17, align 8, !tbaa !117
  br label %36

23:                                               ; preds = %48, %3
  %24 = getelementptr inbounds i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 16, !tbaa !7
  %26 = getelementptr inbounds i8, ptr %25, i64 272
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = inttoptr i64 %27 to ptr
  %29 = add i32 %15, 1
  store i32 %29, ptr %13, align 8, !tbaa !74
  %30 = getelementptr inbounds i8, ptr %28, i64 108
  %31 = load i32, ptr %30, align 4, !tbaa !119
  %32 = icmp ult i32 %29, %31
  br i1 %32, label %35, label %33

33:                                               ; preds = %23
  %34 = add i32 %15, 2
  store i32 %34, ptr %30, align 4, !tbaa !119
  br label %35

35:                                               ; preds = %23, %33
  ret void

36:                                               ; preds = %16, %48
  %37 = phi i32 [ %22, %16 ], [ %50, %48 ]
  %38 = phi i32 [ %1, %16 ], [ %55, %48 ]
  %39 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %38, i1 true)
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %2, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !17
  br label %57

43:                                               ; preds = %82
  %44 = icmp eq i32 %37, 14
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  store i32 %15, ptr %18, align 4, !tbaa !116
  %46 = load i32, ptr %19, align 8, !tbaa !118
  %47 = tail call i32 @llvm.umin.i32(i32 %46, i32 %15)
  store i32 %47, ptr %20, align 4, !tbaa !86
  br label %48

48:                                               ; preds = %43, %45
  %49 = phi i32 [ 0, %45 ], [ %37, %43 ]
  %50 = add i32 %49, 1
  store i32 %50, ptr %17, align 8, !tbaa !117
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds [14 x %struct.Partial], ptr %21, i64 0, i64 %51
  store i32 %15, ptr %52, align 8, !tbaa !17
  %53 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 %42, ptr %53, align 4, !tbaa !17
  %54 = xor i32 %86, -1
  %55 = and i32 %38, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %23, label %36, !llvm.loop !124

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
  %66 = load i32, ptr %65, align 4, !tbaa !17
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
  %80 = load i32, ptr %79, align 4, !tbaa !17
  %81 = icmp eq i32 %80, %42
  br label %82

82:                                               ; preds = %78, %68
  %83 = phi i1 [ false, %68 ], [ %81, %78 ]
  %84 = zext i1 %83 to i32
  %85 = shl nuw i32 %84, %74
  %86 = or i32 %85, %72
  %87 = add nuw nsw i64 %58, 2
  %88 = icmp eq i64 %87, 32
  br i1 %88, label %43, label %57, !llvm.loop !125
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !126
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !7
  %6 = getelementptr inbounds i8, ptr %5, i64 272
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 2200
  %13 = getelementptr inbounds i8, ptr %5, i64 68
  %14 = load i32, ptr %13, align 4, !tbaa !115
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.WarpState, ptr %12, i64 %15
  %17 = ptrtoint ptr %16 to i64
  %18 = add i64 %17, 63
  %19 = and i64 %18, -64
  %20 = inttoptr i64 %19 to ptr
  store ptr %20, ptr %11, align 8, !tbaa !88
  %21 = getelementptr inbounds i8, ptr %8, i64 80
  %22 = load i64, ptr %21, align 8, !tbaa !59
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
  store i32 0, ptr %35, align 16, !tbaa !17
  %36 = getelementptr inbounds i8, ptr %35, i64 4
  store i32 0, ptr %36, align 4, !tbaa !17
  %37 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 0, ptr %37, align 8, !tbaa !17
  %38 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 0, ptr %38, align 4, !tbaa !17
  br label %39

39:                                               ; preds = %31, %34
  %40 = load i32, ptr %13, align 4, !tbaa !115
  br label %41

41:                                               ; preds = %39, %1
  %42 = phi i32 [ %40, %39 ], [ %14, %1 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %73, label %59

44:                                               ; preds = %44, %29
  %45 = phi i64 [ 0, %29 ], [ %56, %44 ]
  %46 = phi i64 [ 0, %29 ], [ %57, %44 ]
  %47 = getelementptr inbounds %struct.Cell, ptr %20, i64 %45
  store i32 0, ptr %47, align 32, !tbaa !17
  %48 = getelementptr inbounds i8, ptr %47, i64 4
  store i32 0, ptr %48, align 4, !tbaa !17
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  store i32 0, ptr %49, align 8, !tbaa !17
  %50 = getelementptr inbounds i8, ptr %47, i64 12
  store i32 0, ptr %50, align 4, !tbaa !17
  %51 = or disjoint i64 %45, 1
  %52 = getelementptr inbounds %struct.Cell, ptr %20, i64 %51
  store i32 0, ptr %52, align 16, !tbaa !17
  %53 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 0, ptr %53, align 4, !tbaa !17
  %54 = getelementptr inbounds i8, ptr %52, i64 8
  store i32 0, ptr %54, align 8, !tbaa !17
  %55 = getelementptr inbounds i8, ptr %52, i64 12
  store i32 0, ptr %55, align 4, !tbaa !17
  %56 = add nuw i64 %45, 2
  %57 = add i64 %46, 2
  %58 = icmp eq i64 %57, %30
  br i1 %58, label %31, label %44, !llvm.loop !127

59:                                               ; preds = %41, %59
  %60 = phi i64 [ %69, %59 ], [ 0, %41 ]
  %61 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 0
  store i32 0, ptr %61, align 4, !tbaa !17
  %62 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 1
  store i32 0, ptr %62, align 4, !tbaa !17
  %63 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 2
  store i32 0, ptr %63, align 4, !tbaa !17
  %64 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 3
  store i32 0, ptr %64, align 4, !tbaa !17
  %65 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 4
  store i32 0, ptr %65, align 4, !tbaa !17
  %66 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 5
  store i32 0, ptr %66, align 4, !tbaa !17
  %67 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 6
  store i32 0, ptr %67, align 4, !tbaa !17
  %68 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %60, i32 16, i64 7
  store i32 0, ptr %68, align 4, !tbaa !17
  %69 = add nuw nsw i64 %60, 1
  %70 = load i32, ptr %13, align 4, !tbaa !115
  %71 = zext i32 %70 to i64
  %72 = icmp ult i64 %69, %71
  br i1 %72, label %59, label %73, !llvm.loop !128

73:                                               ; preds = %59, %41
  %74 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 1, ptr %74, align 8, !tbaa !14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_start(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 328
  %3 = load ptr, ptr %2, align 8, !tbaa !126
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 16, !tbaa !7
  %6 = getelementptr inbounds i8, ptr %5, i64 272
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %8, i64 108
  %13 = load i32, ptr %12, align 4, !tbaa !119
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4, !tbaa !119
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = getelementptr inbounds i8, ptr %5, i64 68
  %20 = load i32, ptr %19, align 4, !tbaa !115
  br label %26

21:                                               ; preds = %1
  %22 = getelementptr inbounds i8, ptr %11, i64 24
  %23 = getelementptr inbounds i8, ptr %5, i64 68
  %24 = getelementptr inbounds i8, ptr %11, i64 152
  %25 = load i32, ptr %23, align 4, !tbaa !115
  br label %33

26:                                               ; preds = %39, %18
  %27 = phi i32 [ %20, %18 ], [ %40, %39 ]
  store i64 0, ptr %15, align 8, !tbaa !14
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
  store i64 0, ptr %37, align 8, !tbaa !14
  %38 = icmp eq i32 %35, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %44, %33
  %40 = phi i32 [ %34, %33 ], [ %48, %44 ]
  %41 = phi i32 [ 0, %33 ], [ %48, %44 ]
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp ult i64 %36, 15
  br i1 %43, label %33, label %26, !llvm.loop !129

44:                                               ; preds = %33, %44
  %45 = phi i64 [ %47, %44 ], [ 0, %33 ]
  %46 = getelementptr inbounds [16 x [32 x i32]], ptr %24, i64 0, i64 %36, i64 %45
  store i32 0, ptr %46, align 4, !tbaa !17
  %47 = add nuw nsw i64 %45, 1
  %48 = load i32, ptr %23, align 4, !tbaa !115
  %49 = zext i32 %48 to i64
  %50 = icmp ult i64 %47, %49
  br i1 %50, label %44, label %39, !llvm.loop !130

51:                                               ; preds = %68, %26
  ret void

52:                                               ; preds = %30, %68
  %53 = phi i64 [ 0, %30 ], [ %70, %68 ]
  %54 = getelementptr inbounds [0 x %struct.WarpState], ptr %31, i64 0, i64 %53
  store i32 %13, ptr %54, align 8, !tbaa !74
  %55 = getelementptr inbounds i8, ptr %54, i64 12
  store i32 %32, ptr %55, align 4, !tbaa !116
  %56 = getelementptr inbounds i8, ptr %54, i64 8
  store i32 %32, ptr %56, align 8, !tbaa !118
  %57 = getelementptr inbounds i8, ptr %54, i64 4
  store i32 %32, ptr %57, align 4, !tbaa !86
  %58 = getelementptr inbounds i8, ptr %54, i64 148
  store i32 0, ptr %58, align 4, !tbaa !111
  %59 = getelementptr inbounds i8, ptr %54, i64 144
  store i32 0, ptr %59, align 8, !tbaa !110
  %60 = getelementptr inbounds i8, ptr %54, i64 216
  %61 = getelementptr inbounds i8, ptr %54, i64 220
  store i32 0, ptr %61, align 4, !tbaa !17
  store i32 0, ptr %60, align 8, !tbaa !17
  %62 = getelementptr inbounds i8, ptr %54, i64 16
  store i32 0, ptr %62, align 8, !tbaa !117
  %63 = getelementptr inbounds i8, ptr %54, i64 136
  store i64 0, ptr %63, align 8, !tbaa !131
  %64 = load i32, ptr %28, align 4, !tbaa !115
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %52
  %67 = getelementptr inbounds i8, ptr %54, i64 224
  br label %73

68:                                               ; preds = %73, %52
  %69 = phi i32 [ 0, %52 ], [ %77, %73 ]
  %70 = add nuw nsw i64 %53, 1
  %71 = zext i32 %69 to i64
  %72 = icmp ult i64 %70, %71
  br i1 %72, label %52, label %51, !llvm.loop !132

73:                                               ; preds = %66, %73
  %74 = phi i64 [ 0, %66 ], [ %76, %73 ]
  %75 = getelementptr inbounds [32 x i32], ptr %67, i64 0, i64 %74
  store i32 %32, ptr %75, align 4, !tbaa !17
  %76 = add nuw nsw i64 %74, 1
  %77 = load i32, ptr %28, align 4, !tbaa !115
  %78 = zext i32 %77 to i64
  %79 = icmp ult i64 %76, %78
  br i1 %79, label %73, label %68, !llvm.loop !133
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_arrive(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !22
  %5 = getelementptr inbounds i8, ptr %4, i64 384
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 1, ptr %8, align 8, !tbaa !14
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !7
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load i32, ptr %11, align 32, !tbaa !28
  %13 = getelementptr inbounds i8, ptr %7, i64 2200
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds [0 x %struct.WarpState], ptr %13, i64 0, i64 %14
  %16 = getelementptr inbounds i8, ptr %10, i64 68
  %17 = load i32, ptr %16, align 4, !tbaa !115
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %2
  %20 = zext i32 %1 to i64
  br label %25

21:                                               ; preds = %2
  %22 = getelementptr inbounds i8, ptr %7, i64 152
  %23 = zext i32 %1 to i64
  %24 = getelementptr inbounds i8, ptr %15, i64 224
  br label %32

25:                                               ; preds = %42, %19
  %26 = phi i64 [ %20, %19 ], [ %23, %42 ]
  %27 = getelementptr inbounds i8, ptr %7, i64 152
  %28 = getelementptr inbounds [16 x [32 x i32]], ptr %27, i64 0, i64 %26, i64 %14
  %29 = load i32, ptr %28, align 4, !tbaa !17
  %30 = load i32, ptr %15, align 8, !tbaa !74
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %47, label %48

32:                                               ; preds = %42, %21
  %33 = phi i32 [ %17, %21 ], [ %43, %42 ]
  %34 = phi i64 [ 0, %21 ], [ %44, %42 ]
  %35 = getelementptr inbounds [16 x [32 x i32]], ptr %22, i64 0, i64 %23, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !17
  %37 = getelementptr inbounds [32 x i32], ptr %24, i64 0, i64 %34
  %38 = load i32, ptr %37, align 4, !tbaa !17
  %39 = icmp ult i32 %36, %38
  br i1 %39, label %40, label %42

40:                                               ; preds = %32
  store i32 %38, ptr %35, align 4, !tbaa !17
  %41 = load i32, ptr %16, align 4, !tbaa !115
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi i32 [ %33, %32 ], [ %41, %40 ]
  %44 = add nuw nsw i64 %34, 1
  %45 = zext i32 %43 to i64
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %32, label %25, !llvm.loop !134

47:                                               ; preds = %25
  store i32 %30, ptr %28, align 4, !tbaa !17
  br label %48

48:                                               ; preds = %47, %25
  %49 = getelementptr inbounds i8, ptr %7, i64 24
  %50 = getelementptr inbounds [16 x i64], ptr %49, i64 0, i64 %26
  %51 = load i64, ptr %50, align 8, !tbaa !14
  %52 = getelementptr inbounds i8, ptr %15, i64 136
  %53 = load i64, ptr %52, align 8, !tbaa !131
  %54 = icmp ult i64 %51, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %48
  store i64 %53, ptr %50, align 8, !tbaa !14
  br label %56

56:                                               ; preds = %48, %55
  %57 = getelementptr inbounds i8, ptr %10, i64 272
  %58 = load i64, ptr %57, align 8, !tbaa !14
  %59 = inttoptr i64 %58 to ptr
  %60 = load i32, ptr %11, align 32, !tbaa !28
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [0 x %struct.WarpState], ptr %13, i64 0, i64 %61
  %63 = load i32, ptr %62, align 8, !tbaa !74
  %64 = getelementptr inbounds i8, ptr %62, i64 12
  store i32 %63, ptr %64, align 4, !tbaa !116
  %65 = getelementptr inbounds i8, ptr %62, i64 16
  store i32 0, ptr %65, align 8, !tbaa !117
  %66 = getelementptr inbounds i8, ptr %62, i64 8
  %67 = load i32, ptr %66, align 8, !tbaa !118
  %68 = tail call i32 @llvm.umin.i32(i32 %67, i32 %63)
  %69 = getelementptr inbounds i8, ptr %62, i64 4
  store i32 %68, ptr %69, align 4, !tbaa !86
  %70 = add i32 %63, 1
  store i32 %70, ptr %62, align 8, !tbaa !74
  %71 = getelementptr inbounds i8, ptr %59, i64 108
  %72 = load i32, ptr %71, align 4, !tbaa !119
  %73 = icmp ult i32 %70, %72
  br i1 %73, label %76, label %74

74:                                               ; preds = %56
  %75 = add i32 %63, 2
  store i32 %75, ptr %71, align 4, !tbaa !119
  br label %76

76:                                               ; preds = %56, %74
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_race_release(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !7
  %9 = getelementptr inbounds i8, ptr %8, i64 272
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 384
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 152
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds [16 x [32 x i32]], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds i8, ptr %8, i64 68
  %19 = load i32, ptr %18, align 4, !tbaa !115
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
  %40 = load i32, ptr %39, align 8, !tbaa !74
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
  %59 = load i32, ptr %58, align 8, !tbaa !74
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
  %70 = load i32, ptr %69, align 8, !tbaa !74
  %71 = tail call i32 @llvm.umax.i32(i32 %62, i32 %70)
  br label %72

72:                                               ; preds = %68, %61
  %73 = phi i32 [ %62, %61 ], [ %71, %68 ]
  %74 = add nuw nsw i64 %50, 2
  %75 = add i64 %52, 2
  %76 = icmp eq i64 %75, %27
  br i1 %76, label %28, label %49, !llvm.loop !135

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
  %96 = load i32, ptr %95, align 4, !tbaa !136
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %125

98:                                               ; preds = %94
  %99 = getelementptr inbounds [0 x %struct.WarpState], ptr %46, i64 0, i64 %87
  %100 = getelementptr inbounds i8, ptr %99, i64 224
  br label %106

101:                                              ; preds = %116
  %102 = load i64, ptr %48, align 8, !tbaa !14
  %103 = getelementptr inbounds i8, ptr %99, i64 136
  %104 = load i64, ptr %103, align 8, !tbaa !131
  %105 = icmp ult i64 %102, %104
  br i1 %105, label %121, label %122

106:                                              ; preds = %116, %98
  %107 = phi i32 [ %88, %98 ], [ %117, %116 ]
  %108 = phi i64 [ 0, %98 ], [ %118, %116 ]
  %109 = getelementptr inbounds [16 x [32 x i32]], ptr %15, i64 0, i64 %16, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !17
  %111 = getelementptr inbounds [32 x i32], ptr %100, i64 0, i64 %108
  %112 = load i32, ptr %111, align 4, !tbaa !17
  %113 = icmp ult i32 %110, %112
  br i1 %113, label %114, label %116

114:                                              ; preds = %106
  store i32 %112, ptr %109, align 4, !tbaa !17
  %115 = load i32, ptr %18, align 4, !tbaa !115
  br label %116

116:                                              ; preds = %114, %106
  %117 = phi i32 [ %107, %106 ], [ %115, %114 ]
  %118 = add nuw nsw i64 %108, 1
  %119 = zext i32 %117 to i64
  %120 = icmp ult i64 %118, %119
  br i1 %120, label %106, label %101, !llvm.loop !134

121:                                              ; preds = %101
  store i64 %104, ptr %48, align 8, !tbaa !14
  br label %122

122:                                              ; preds = %121, %101, %86
  %123 = phi i32 [ %43, %86 ], [ -1, %101 ], [ -1, %121 ]
  %124 = getelementptr inbounds i32, ptr %17, i64 %87
  store i32 %123, ptr %124, align 4, !tbaa !17
  br label %125

125:                                              ; preds = %122, %94, %93
  %126 = add nuw nsw i64 %87, 1
  %127 = load i32, ptr %18, align 4, !tbaa !115
  %128 = zext i32 %127 to i64
  %129 = icmp ult i64 %126, %128
  br i1 %129, label %86, label %77, !llvm.loop !137

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
  store i32 -1, ptr %141, align 8, !tbaa !118
  %142 = icmp eq i32 %133, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds i8, ptr %135, i64 224
  br label %152

145:                                              ; preds = %167, %140
  %146 = phi i32 [ 0, %140 ], [ %170, %167 ]
  %147 = phi i32 [ -1, %140 ], [ %168, %167 ]
  %148 = getelementptr inbounds i8, ptr %135, i64 136
  %149 = load i64, ptr %148, align 8, !tbaa !131
  %150 = load i64, ptr %82, align 8, !tbaa !14
  %151 = icmp ult i64 %149, %150
  br i1 %151, label %173, label %174

152:                                              ; preds = %143, %167
  %153 = phi i32 [ -1, %143 ], [ %168, %167 ]
  %154 = phi i64 [ 0, %143 ], [ %169, %167 ]
  %155 = getelementptr inbounds [32 x i32], ptr %144, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !17
  %157 = getelementptr inbounds i32, ptr %17, i64 %154
  %158 = load i32, ptr %157, align 4, !tbaa !17
  %159 = icmp ult i32 %156, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %152
  store i32 %158, ptr %155, align 4, !tbaa !17
  br label %161

161:                                              ; preds = %160, %152
  %162 = phi i32 [ %158, %160 ], [ %156, %152 ]
  %163 = icmp ne i64 %154, %134
  %164 = icmp ugt i32 %153, %162
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %166, label %167

166:                                              ; preds = %161
  store i32 %162, ptr %141, align 8, !tbaa !118
  br label %167

167:                                              ; preds = %161, %166
  %168 = phi i32 [ %153, %161 ], [ %162, %166 ]
  %169 = add nuw nsw i64 %154, 1
  %170 = load i32, ptr %18, align 4, !tbaa !115
  %171 = zext i32 %170 to i64
  %172 = icmp ult i64 %169, %171
  br i1 %172, label %152, label %145, !llvm.loop !138

173:                                              ; preds = %145
  store i64 %150, ptr %148, align 8, !tbaa !131
  br label %174

174:                                              ; preds = %173, %145
  %175 = getelementptr inbounds i8, ptr %135, i64 12
  store i32 %43, ptr %175, align 4, !tbaa !116
  %176 = getelementptr inbounds i8, ptr %135, i64 16
  store i32 0, ptr %176, align 8, !tbaa !117
  %177 = tail call i32 @llvm.umin.i32(i32 %147, i32 %43)
  %178 = getelementptr inbounds i8, ptr %135, i64 4
  store i32 %177, ptr %178, align 4, !tbaa !86
  store i32 %83, ptr %135, align 8, !tbaa !74
  %179 = load i32, ptr %84, align 4, !tbaa !119
  %180 = icmp ult i32 %83, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %174
  store i32 %85, ptr %84, align 4, !tbaa !119
  br label %182

182:                                              ; preds = %181, %174, %132
  %183 = phi i32 [ %146, %181 ], [ %146, %174 ], [ %133, %132 ]
  %184 = add nuw nsw i64 %134, 1
  %185 = zext i32 %183 to i64
  %186 = icmp ult i64 %184, %185
  br i1 %186, label %132, label %130, !llvm.loop !139

187:                                              ; preds = %190, %4, %42, %77, %130
  %188 = getelementptr inbounds i8, ptr %14, i64 24
  %189 = getelementptr inbounds [16 x i64], ptr %188, i64 0, i64 %16
  store i64 0, ptr %189, align 8, !tbaa !14
  ret void

190:                                              ; preds = %130, %190
  %191 = phi i64 [ %193, %190 ], [ 0, %130 ]
  %192 = getelementptr inbounds i32, ptr %17, i64 %191
  store i32 0, ptr %192, align 4, !tbaa !17
  %193 = add nuw nsw i64 %191, 1
  %194 = load i32, ptr %18, align 4, !tbaa !115
  %195 = zext i32 %194 to i64
  %196 = icmp ult i64 %193, %195
  br i1 %196, label %190, label %187, !llvm.loop !140
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @vg_race_size(i32 noundef %0) local_unnamed_addr #6 {
  %2 = icmp ult i32 %0, 8
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [8 x i32], ptr @vg_race_size.sizes, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !17
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 0, %1 ]
  ret i32 %8
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shared_access(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = getelementptr inbounds i8, ptr %7, i64 88
  %9 = load i32, ptr %8, align 8, !tbaa !87
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !29
  %12 = load i32, ptr %11, align 8, !tbaa !74
  %13 = zext i32 %9 to i64
  %14 = lshr i64 %4, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !71
  %17 = zext i32 %16 to i64
  %18 = add i64 %4, -1
  %19 = add i64 %18, %17
  %20 = lshr i64 %19, %13
  %21 = icmp ugt i64 %14, %20
  br i1 %21, label %30, label %22

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = getelementptr inbounds i8, ptr %0, i64 60
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = getelementptr inbounds i8, ptr %0, i64 52
  %27 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  %28 = icmp ult i32 %27, 2
  %29 = shl nuw i32 1, %9
  br label %31

30:                                               ; preds = %137, %5
  ret void

31:                                               ; preds = %22, %137
  %32 = phi i64 [ %14, %22 ], [ %138, %137 ]
  %33 = load ptr, ptr %23, align 8, !tbaa !27
  %34 = load ptr, ptr %33, align 8, !tbaa !88
  %35 = getelementptr inbounds %struct.Cell, ptr %34, i64 %32
  %36 = load i32, ptr %24, align 4, !tbaa !33
  %37 = and i32 %36, 16
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %31
  tail call fastcc void @async_store(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %32, i32 noundef %2, i64 noundef %3) #13
  br label %137

40:                                               ; preds = %31
  %41 = load i32, ptr %35, align 4, !tbaa !44
  %42 = load ptr, ptr %10, align 8, !tbaa !29
  %43 = getelementptr inbounds i8, ptr %42, i64 4
  %44 = load i32, ptr %43, align 4, !tbaa !86
  %45 = icmp ugt i32 %41, %44
  br i1 %45, label %52, label %46

46:                                               ; preds = %40
  %47 = load i32, ptr %25, align 8, !tbaa !32
  %48 = load i32, ptr %26, align 4, !tbaa !31
  store i32 %12, ptr %35, align 4, !tbaa !17
  %49 = getelementptr inbounds i8, ptr %35, i64 4
  store i32 %2, ptr %49, align 4, !tbaa !17
  %50 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 %47, ptr %50, align 4, !tbaa !17
  %51 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 %48, ptr %51, align 4, !tbaa !17
  br label %137

52:                                               ; preds = %40
  %53 = icmp eq i32 %41, %12
  br i1 %53, label %56, label %54

54:                                               ; preds = %52
  %55 = load i32, ptr %26, align 4, !tbaa !31
  br label %76

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %35, i64 8
  %58 = load i32, ptr %57, align 4, !tbaa !46
  %59 = load i32, ptr %25, align 8, !tbaa !32
  %60 = icmp eq i32 %58, %59
  %61 = load i32, ptr %26, align 4, !tbaa !31
  br i1 %60, label %62, label %76

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %35, i64 12
  %64 = load i32, ptr %63, align 4, !tbaa !47
  %65 = icmp eq i32 %64, %61
  br i1 %65, label %66, label %76

66:                                               ; preds = %62
  %67 = icmp eq i32 %61, 1
  %68 = getelementptr inbounds i8, ptr %35, i64 4
  %69 = load i32, ptr %68, align 4, !tbaa !45
  br i1 %67, label %70, label %72

70:                                               ; preds = %66
  %71 = icmp eq i32 %69, %2
  br i1 %71, label %72, label %83

72:                                               ; preds = %66, %70
  %73 = phi i32 [ %2, %70 ], [ %69, %66 ]
  %74 = getelementptr inbounds i8, ptr %35, i64 4
  %75 = or i32 %73, %2
  store i32 %75, ptr %74, align 4, !tbaa !45
  br label %137

76:                                               ; preds = %54, %62, %56
  %77 = phi i32 [ %55, %54 ], [ %61, %62 ], [ %61, %56 ]
  switch i32 %77, label %83 [
    i32 0, label %79
    i32 3, label %78
  ]

78:                                               ; preds = %76
  br label %79

79:                                               ; preds = %78, %76
  %80 = phi i64 [ 8, %78 ], [ 4, %76 ]
  %81 = getelementptr inbounds i8, ptr %35, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !17
  br label %83

83:                                               ; preds = %70, %79, %76
  %84 = phi i32 [ %77, %76 ], [ %77, %79 ], [ 1, %70 ]
  %85 = phi i32 [ 0, %76 ], [ %82, %79 ], [ 0, %70 ]
  %86 = getelementptr inbounds i8, ptr %35, i64 12
  %87 = load i32, ptr %86, align 4, !tbaa !47
  %88 = icmp eq i32 %87, 4
  %89 = load i32, ptr %42, align 8, !tbaa !74
  %90 = icmp eq i32 %41, %89
  br i1 %88, label %91, label %99

91:                                               ; preds = %83
  %92 = load ptr, ptr %0, align 8, !tbaa !23
  br i1 %90, label %93, label %125

93:                                               ; preds = %91
  %94 = getelementptr inbounds i8, ptr %92, i64 32
  %95 = load i32, ptr %94, align 32, !tbaa !28
  %96 = shl nuw i32 1, %95
  %97 = and i32 %96, %85
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %125, label %137

99:                                               ; preds = %83
  br i1 %90, label %102, label %100

100:                                              ; preds = %99
  %101 = load ptr, ptr %0, align 8, !tbaa !23
  br label %125

102:                                              ; preds = %99
  %103 = getelementptr inbounds i8, ptr %35, i64 4
  %104 = load i32, ptr %103, align 4, !tbaa !45
  %105 = icmp eq i32 %104, %2
  %106 = load ptr, ptr %0, align 8, !tbaa !23
  br i1 %105, label %107, label %125

107:                                              ; preds = %102
  %108 = getelementptr inbounds i8, ptr %35, i64 8
  %109 = load i32, ptr %108, align 4, !tbaa !46
  %110 = lshr i32 %109, 27
  %111 = getelementptr inbounds i8, ptr %106, i64 32
  %112 = load i32, ptr %111, align 32, !tbaa !28
  %113 = icmp eq i32 %110, %112
  %114 = select i1 %113, i1 %28, i1 false
  br i1 %114, label %115, label %125

115:                                              ; preds = %107
  %116 = icmp eq i32 %84, 1
  br i1 %116, label %117, label %120

117:                                              ; preds = %115
  %118 = load i32, ptr %25, align 8, !tbaa !32
  store i32 %2, ptr %103, align 4, !tbaa !17
  store i32 %118, ptr %108, align 4, !tbaa !17
  store i32 1, ptr %86, align 4, !tbaa !17
  %119 = load i32, ptr %26, align 4, !tbaa !31
  br label %120

120:                                              ; preds = %117, %115
  %121 = phi i32 [ 1, %117 ], [ %87, %115 ]
  %122 = phi i32 [ %119, %117 ], [ %84, %115 ]
  switch i32 %122, label %125 [
    i32 1, label %137
    i32 0, label %123
  ]

123:                                              ; preds = %120
  %124 = icmp ult i32 %121, 2
  br i1 %124, label %137, label %125

125:                                              ; preds = %100, %123, %93, %91, %120, %102, %107
  %126 = phi ptr [ %101, %100 ], [ %106, %123 ], [ %92, %93 ], [ %92, %91 ], [ %106, %120 ], [ %106, %102 ], [ %106, %107 ]
  %127 = getelementptr inbounds i8, ptr %126, i64 8
  %128 = load ptr, ptr %127, align 8, !tbaa !22
  %129 = getelementptr inbounds i8, ptr %128, i64 16
  %130 = load ptr, ptr %129, align 8, !tbaa !52
  %131 = ptrtoint ptr %130 to i64
  %132 = shl i64 %32, %13
  %133 = add i64 %132, %131
  %134 = tail call i64 @llvm.umax.i64(i64 %133, i64 %3)
  %135 = load i32, ptr %15, align 8, !tbaa !71
  %136 = tail call i32 @llvm.umin.i32(i32 %135, i32 %29)
  tail call fastcc void @shared_slow(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %32, i32 noundef %2, i64 noundef %3, i64 noundef %134, i32 noundef %136) #13
  br label %137

137:                                              ; preds = %123, %120, %46, %93, %125, %72, %39
  %138 = add i64 %32, 1
  %139 = icmp ugt i64 %138, %20
  br i1 %139, label %30, label %31, !llvm.loop !141
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @async_store(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !27
  %8 = load ptr, ptr %7, align 8, !tbaa !88
  %9 = getelementptr inbounds %struct.Cell, ptr %8, i64 %2
  %10 = load i32, ptr %9, align 4, !tbaa !44
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8, !tbaa !29
  %13 = getelementptr inbounds i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !86
  %15 = icmp ugt i32 %10, %14
  br i1 %15, label %16, label %33

16:                                               ; preds = %5
  %17 = load ptr, ptr %0, align 8, !tbaa !23
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !22
  %20 = getelementptr inbounds i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8, !tbaa !52
  %22 = ptrtoint ptr %21 to i64
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = getelementptr inbounds i8, ptr %24, i64 88
  %26 = load i32, ptr %25, align 8, !tbaa !87
  %27 = zext nneg i32 %26 to i64
  %28 = shl i64 %2, %27
  %29 = add i64 %28, %22
  %30 = shl nuw i32 1, %26
  tail call fastcc void @shared_slow(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %29, i32 noundef %30) #13
  %31 = load ptr, ptr %6, align 8, !tbaa !27
  %32 = load ptr, ptr %11, align 8, !tbaa !29
  br label %33

33:                                               ; preds = %16, %5
  %34 = phi ptr [ %32, %16 ], [ %12, %5 ]
  %35 = phi ptr [ %31, %16 ], [ %7, %5 ]
  store i32 -1, ptr %9, align 4, !tbaa !17
  %36 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 0, ptr %36, align 4, !tbaa !17
  %37 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 0, ptr %37, align 4, !tbaa !17
  %38 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 4, ptr %38, align 4, !tbaa !17
  %39 = getelementptr inbounds i8, ptr %35, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !88
  %41 = getelementptr inbounds %struct.Slots, ptr %40, i64 %2
  %42 = load i32, ptr %34, align 8, !tbaa !74
  %43 = getelementptr inbounds i8, ptr %0, i64 56
  %44 = load i32, ptr %43, align 8, !tbaa !32
  %45 = getelementptr inbounds i8, ptr %34, i64 144
  %46 = load i32, ptr %45, align 8, !tbaa !110
  %47 = add i32 %46, 1
  store i32 %42, ptr %41, align 4, !tbaa !17
  %48 = getelementptr inbounds i8, ptr %41, i64 4
  store i32 %3, ptr %48, align 4, !tbaa !17
  %49 = getelementptr inbounds i8, ptr %41, i64 8
  store i32 %44, ptr %49, align 4, !tbaa !17
  %50 = getelementptr inbounds i8, ptr %41, i64 12
  store i32 %47, ptr %50, align 4, !tbaa !17
  %51 = getelementptr inbounds i8, ptr %41, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %51, i8 0, i64 64, i1 false)
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shared_slow(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #4 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !27
  %10 = load ptr, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds %struct.Cell, ptr %10, i64 %2
  %12 = getelementptr inbounds i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = getelementptr inbounds %struct.Slots, ptr %13, i64 %2
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !29
  %17 = load i32, ptr %16, align 8, !tbaa !74
  %18 = getelementptr inbounds i8, ptr %11, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !47
  %20 = icmp eq i32 %19, 4
  br i1 %20, label %36, label %21

21:                                               ; preds = %7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(80) %14, i8 0, i64 80, i1 false)
  %22 = load i32, ptr %18, align 4, !tbaa !47
  %23 = icmp eq i32 %22, 1
  %24 = icmp eq i32 %22, 3
  %25 = select i1 %24, i64 16, i64 48
  %26 = select i1 %23, i64 0, i64 %25
  %27 = getelementptr inbounds i8, ptr %14, i64 %26
  %28 = load i32, ptr %11, align 4, !tbaa !44
  %29 = getelementptr inbounds i8, ptr %11, i64 4
  %30 = load i32, ptr %29, align 4, !tbaa !45
  %31 = getelementptr inbounds i8, ptr %11, i64 8
  %32 = load i32, ptr %31, align 4, !tbaa !46
  store i32 %28, ptr %27, align 4, !tbaa !17
  %33 = getelementptr inbounds i8, ptr %27, i64 4
  store i32 %30, ptr %33, align 4, !tbaa !17
  %34 = getelementptr inbounds i8, ptr %27, i64 8
  store i32 %32, ptr %34, align 4, !tbaa !17
  %35 = getelementptr inbounds i8, ptr %27, i64 12
  store i32 0, ptr %35, align 4, !tbaa !17
  store i32 4, ptr %18, align 4, !tbaa !47
  store i32 0, ptr %31, align 4, !tbaa !46
  store i32 0, ptr %29, align 4, !tbaa !45
  br label %36

36:                                               ; preds = %21, %7
  %37 = getelementptr inbounds i8, ptr %14, i64 12
  %38 = load i32, ptr %37, align 4, !tbaa !142
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %55, label %40

40:                                               ; preds = %36
  %41 = tail call fastcc i32 @settle(ptr noundef nonnull %0, ptr noundef nonnull %11, ptr noundef nonnull %14) #13
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %55

43:                                               ; preds = %40
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %45 = load ptr, ptr %0, align 8, !tbaa !23
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  %47 = load ptr, ptr %46, align 8, !tbaa !22
  %48 = getelementptr inbounds i8, ptr %47, i64 32
  %49 = load i32, ptr %48, align 8, !tbaa !40
  %50 = getelementptr inbounds i8, ptr %14, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !144
  %52 = getelementptr inbounds i8, ptr %14, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !145
  %54 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %53, i1 true)
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %44, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %49, i32 noundef %51, i32 noundef %54, i32 noundef 1, i32 noundef 32) #13
  br label %56

55:                                               ; preds = %40, %36
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %14, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #13
  br label %56

56:                                               ; preds = %55, %43
  %57 = getelementptr inbounds i8, ptr %0, i64 52
  %58 = getelementptr inbounds i8, ptr %14, i64 48
  %59 = getelementptr inbounds i8, ptr %0, i64 8
  %60 = load i32, ptr %57, align 4, !tbaa !31
  %61 = and i32 %60, 2
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %56
  %64 = getelementptr inbounds i8, ptr %14, i64 16
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %64, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #13
  br label %65

65:                                               ; preds = %63, %56
  %66 = load i32, ptr %58, align 4, !tbaa !44
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %80, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %59, align 8, !tbaa !26
  %70 = getelementptr inbounds i8, ptr %69, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !18
  %72 = getelementptr inbounds i8, ptr %14, i64 56
  %73 = load i32, ptr %72, align 4, !tbaa !46
  %74 = and i32 %73, 134217727
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !20
  %78 = and i8 %77, 1
  %79 = icmp ne i8 %78, 0
  br label %80

80:                                               ; preds = %68, %65
  %81 = phi i1 [ false, %65 ], [ %79, %68 ]
  %82 = load i32, ptr %57, align 4, !tbaa !31
  %83 = and i32 %82, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %91, label %85

85:                                               ; preds = %80
  %86 = and i32 %82, 2
  %87 = icmp ne i32 %86, 0
  %88 = select i1 %87, i1 %81, i1 false
  br i1 %88, label %91, label %89

89:                                               ; preds = %85
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %58, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #13
  %90 = load i32, ptr %57, align 4, !tbaa !31
  br label %91

91:                                               ; preds = %85, %89, %80
  %92 = phi i32 [ %82, %85 ], [ %90, %89 ], [ %82, %80 ]
  %93 = and i32 %92, 2
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %91
  %96 = getelementptr inbounds i8, ptr %14, i64 32
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %96, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 1) #13
  br label %97

97:                                               ; preds = %95, %91
  %98 = getelementptr inbounds i8, ptr %14, i64 64
  %99 = load i32, ptr %98, align 4, !tbaa !44
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %113, label %101

101:                                              ; preds = %97
  %102 = load ptr, ptr %59, align 8, !tbaa !26
  %103 = getelementptr inbounds i8, ptr %102, i64 16
  %104 = load ptr, ptr %103, align 8, !tbaa !18
  %105 = getelementptr inbounds i8, ptr %14, i64 72
  %106 = load i32, ptr %105, align 4, !tbaa !46
  %107 = and i32 %106, 134217727
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %104, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !20
  %111 = and i8 %110, 1
  %112 = icmp ne i8 %111, 0
  br label %113

113:                                              ; preds = %101, %97
  %114 = phi i1 [ false, %97 ], [ %112, %101 ]
  %115 = load i32, ptr %57, align 4, !tbaa !31
  %116 = and i32 %115, 1
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %124, label %118

118:                                              ; preds = %113
  %119 = and i32 %115, 2
  %120 = icmp ne i32 %119, 0
  %121 = select i1 %120, i1 %114, i1 false
  br i1 %121, label %132, label %122

122:                                              ; preds = %118
  tail call fastcc void @check_slot(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %98, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef 0) #13
  %123 = load i32, ptr %57, align 4, !tbaa !31
  br label %124

124:                                              ; preds = %122, %113
  %125 = phi i32 [ %123, %122 ], [ %115, %113 ]
  %126 = icmp eq i32 %125, 1
  br i1 %126, label %127, label %132

127:                                              ; preds = %124
  %128 = getelementptr inbounds i8, ptr %0, i64 56
  %129 = load i32, ptr %128, align 8, !tbaa !32
  store i32 %17, ptr %11, align 4, !tbaa !17
  %130 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %3, ptr %130, align 4, !tbaa !17
  %131 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %129, ptr %131, align 4, !tbaa !17
  store i32 1, ptr %18, align 4, !tbaa !17
  br label %173

132:                                              ; preds = %118, %124
  %133 = phi i32 [ %125, %124 ], [ %115, %118 ]
  %134 = icmp eq i32 %133, 3
  %135 = select i1 %134, i64 16, i64 48
  %136 = getelementptr inbounds i8, ptr %14, i64 %135
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %136, i32 noundef %3) #13
  %137 = load i32, ptr %11, align 4, !tbaa !44
  %138 = icmp eq i32 %137, %17
  %139 = load ptr, ptr %0, align 8, !tbaa !23
  %140 = getelementptr inbounds i8, ptr %139, i64 32
  %141 = load i32, ptr %140, align 32, !tbaa !28
  %142 = shl nuw i32 1, %141
  %143 = icmp ult i32 %137, %17
  br i1 %143, label %144, label %145

144:                                              ; preds = %132
  store i32 %17, ptr %11, align 4, !tbaa !44
  br label %147

145:                                              ; preds = %132
  %146 = icmp eq i32 %137, %17
  br i1 %146, label %147, label %158

147:                                              ; preds = %144, %145
  %148 = load i32, ptr %57, align 4, !tbaa !31
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %160

150:                                              ; preds = %147
  br i1 %138, label %151, label %154

151:                                              ; preds = %150
  %152 = getelementptr inbounds i8, ptr %11, i64 4
  %153 = load i32, ptr %152, align 4, !tbaa !45
  br label %154

154:                                              ; preds = %151, %150
  %155 = phi i32 [ %153, %151 ], [ 0, %150 ]
  %156 = or i32 %155, %142
  %157 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %156, ptr %157, align 4, !tbaa !45
  br label %170

158:                                              ; preds = %145
  %159 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 0, ptr %159, align 4, !tbaa !45
  br label %170

160:                                              ; preds = %147
  %161 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 0, ptr %161, align 4, !tbaa !45
  %162 = icmp eq i32 %148, 3
  br i1 %162, label %163, label %170

163:                                              ; preds = %160
  br i1 %138, label %164, label %167

164:                                              ; preds = %163
  %165 = getelementptr inbounds i8, ptr %11, i64 8
  %166 = load i32, ptr %165, align 4, !tbaa !46
  br label %167

167:                                              ; preds = %163, %164
  %168 = phi i32 [ %166, %164 ], [ 0, %163 ]
  %169 = or i32 %168, %142
  br label %170

170:                                              ; preds = %154, %158, %160, %167
  %171 = phi i32 [ %169, %167 ], [ 0, %160 ], [ 0, %158 ], [ 0, %154 ]
  %172 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %171, ptr %172, align 4, !tbaa !46
  br label %173

173:                                              ; preds = %170, %127
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !27
  %6 = getelementptr inbounds i8, ptr %5, i64 2200
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !46
  %9 = lshr i32 %8, 27
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds [0 x %struct.WarpState], ptr %6, i64 0, i64 %10
  %12 = getelementptr inbounds i8, ptr %2, i64 12
  %13 = load i32, ptr %12, align 4, !tbaa !47
  %14 = add i32 %13, -1
  %15 = getelementptr inbounds i8, ptr %11, i64 148
  %16 = load i32, ptr %15, align 4, !tbaa !111
  %17 = icmp ult i32 %14, %16
  br i1 %17, label %18, label %35

18:                                               ; preds = %3
  %19 = sub i32 %16, %14
  %20 = icmp ult i32 %19, 17
  br i1 %20, label %23, label %21

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4, !tbaa !44
  br label %29

23:                                               ; preds = %18
  %24 = getelementptr inbounds i8, ptr %11, i64 152
  %25 = and i32 %14, 15
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds [16 x i32], ptr %24, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !17
  store i32 %28, ptr %2, align 4, !tbaa !44
  br label %29

29:                                               ; preds = %21, %23
  %30 = phi i32 [ %22, %21 ], [ %28, %23 ]
  store i32 0, ptr %12, align 4, !tbaa !47
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !29
  %33 = load i32, ptr %32, align 8, !tbaa !74
  %34 = tail call i32 @llvm.umax.i32(i32 %30, i32 %33)
  store i32 %34, ptr %1, align 4, !tbaa !44
  br label %35

35:                                               ; preds = %3, %29
  %36 = phi i32 [ 1, %29 ], [ 0, %3 ]
  ret i32 %36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @collide(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) unnamed_addr #4 {
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = getelementptr inbounds i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4, !tbaa !31
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = load ptr, ptr %0, align 8, !tbaa !23
  %19 = getelementptr inbounds i8, ptr %0, i64 48
  %20 = load i32, ptr %19, align 8, !tbaa !30
  tail call fastcc void @find(ptr noundef %18, i32 noundef 0, i32 noundef %20, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  br label %72

21:                                               ; preds = %10
  %22 = icmp eq i32 %8, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = load ptr, ptr %0, align 8, !tbaa !23
  %25 = getelementptr inbounds i8, ptr %0, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !30
  tail call fastcc void @find(ptr noundef %24, i32 noundef 1, i32 noundef %26, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  br label %72

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %0, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !82
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = load ptr, ptr %0, align 8, !tbaa !23
  %33 = getelementptr inbounds i8, ptr %0, i64 48
  %34 = load i32, ptr %33, align 8, !tbaa !30
  tail call fastcc void @find(ptr noundef %32, i32 noundef 0, i32 noundef %34, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  br label %72

35:                                               ; preds = %27
  %36 = getelementptr inbounds i8, ptr %0, i64 60
  %37 = load i32, ptr %36, align 4, !tbaa !33
  %38 = getelementptr inbounds i8, ptr %12, i64 16
  %39 = load ptr, ptr %38, align 8, !tbaa !18
  %40 = and i32 %6, 134217727
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !20
  %44 = zext i8 %43 to i32
  %45 = or i32 %37, %44
  %46 = and i32 %45, 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %35
  %49 = getelementptr inbounds i8, ptr %12, i64 116
  %50 = load i32, ptr %49, align 4, !tbaa !21
  %51 = icmp eq i32 %50, 64
  br i1 %51, label %52, label %56

52:                                               ; preds = %48, %35
  %53 = load ptr, ptr %0, align 8, !tbaa !23
  %54 = getelementptr inbounds i8, ptr %0, i64 48
  %55 = load i32, ptr %54, align 8, !tbaa !30
  tail call fastcc void @find(ptr noundef %53, i32 noundef 2, i32 noundef %55, i32 noundef %1, i64 noundef %3, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  br label %72

56:                                               ; preds = %48
  %57 = getelementptr inbounds i8, ptr %12, i64 120
  %58 = add i32 %50, 1
  store i32 %58, ptr %49, align 4, !tbaa !21
  %59 = zext i32 %50 to i64
  %60 = getelementptr inbounds [64 x %struct.Pending], ptr %57, i64 0, i64 %59
  %61 = getelementptr inbounds i8, ptr %0, i64 48
  %62 = load i32, ptr %61, align 8, !tbaa !30
  store i64 %2, ptr %60, align 8, !tbaa !14
  %63 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %3, ptr %63, align 8, !tbaa !14
  %64 = getelementptr inbounds i8, ptr %60, i64 16
  store i32 %4, ptr %64, align 8, !tbaa !17
  %65 = getelementptr inbounds i8, ptr %60, i64 20
  store i32 %1, ptr %65, align 4, !tbaa !17
  %66 = getelementptr inbounds i8, ptr %60, i64 24
  store i32 %9, ptr %66, align 8, !tbaa !17
  %67 = getelementptr inbounds i8, ptr %60, i64 28
  store i32 %62, ptr %67, align 4, !tbaa !17
  %68 = getelementptr inbounds i8, ptr %60, i64 32
  store i32 %5, ptr %68, align 8, !tbaa !17
  %69 = getelementptr inbounds i8, ptr %60, i64 36
  store i32 %6, ptr %69, align 4, !tbaa !17
  %70 = getelementptr inbounds i8, ptr %60, i64 40
  store i32 %7, ptr %70, align 8, !tbaa !17
  %71 = getelementptr inbounds i8, ptr %60, i64 44
  store i32 0, ptr %71, align 4, !tbaa !17
  br label %72

72:                                               ; preds = %23, %52, %56, %31, %17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @check_slot(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #4 {
  %9 = load i32, ptr %2, align 4, !tbaa !44
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %121, label %11

11:                                               ; preds = %8
  %12 = load ptr, ptr %0, align 8, !tbaa !23
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !22
  %15 = getelementptr inbounds i8, ptr %14, i64 32
  %16 = load i32, ptr %15, align 8, !tbaa !40
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !46
  %19 = lshr i32 %18, 27
  %20 = getelementptr inbounds i8, ptr %2, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !45
  %22 = zext nneg i32 %19 to i64
  %23 = shl nuw nsw i64 %22, 32
  %24 = zext i32 %16 to i64
  %25 = or disjoint i64 %23, %24
  %26 = zext i32 %21 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext i32 %9 to i64
  %29 = or disjoint i64 %27, %28
  %30 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull %0, i64 %25, i64 %29, i32 noundef %3) #13
  %31 = extractvalue { i64, i32 } %30, 0
  %32 = and i64 %31, 4294967295
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %121, label %34

34:                                               ; preds = %11
  %35 = extractvalue { i64, i32 } %30, 1
  %36 = lshr i64 %31, 32
  %37 = trunc nuw i64 %36 to i32
  %38 = getelementptr inbounds i8, ptr %0, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !32
  %40 = icmp eq i32 %39, %18
  br i1 %40, label %41, label %119

41:                                               ; preds = %34
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !29
  %44 = load i32, ptr %43, align 8, !tbaa !74
  %45 = icmp eq i32 %44, %9
  %46 = xor i32 %35, %37
  %47 = icmp ult i32 %46, 8
  %48 = and i1 %47, %45
  %49 = icmp ult i32 %35, %37
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %119

51:                                               ; preds = %41
  %52 = getelementptr inbounds i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !38
  %54 = shl nuw i32 1, %35
  %55 = and i32 %53, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %119, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %1, align 8, !tbaa !34
  %59 = icmp eq ptr %58, null
  br i1 %59, label %67, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, ptr %1, i64 28
  %62 = load i32, ptr %61, align 4, !tbaa !39
  %63 = sub i32 %35, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i64, ptr %58, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !14
  br label %111

67:                                               ; preds = %57
  %68 = getelementptr inbounds i8, ptr %1, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !36
  %70 = getelementptr inbounds i8, ptr %1, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !37
  %72 = and i32 %35, 1
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %67
  %75 = load i64, ptr %71, align 8, !tbaa !14
  br label %76

76:                                               ; preds = %74, %67
  %77 = phi i64 [ %75, %74 ], [ 0, %67 ]
  %78 = and i32 %35, 2
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %83, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds i8, ptr %71, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !14
  br label %83

83:                                               ; preds = %80, %76
  %84 = phi i64 [ %82, %80 ], [ 0, %76 ]
  %85 = and i32 %35, 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %90, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %71, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !14
  br label %90

90:                                               ; preds = %87, %83
  %91 = phi i64 [ %89, %87 ], [ 0, %83 ]
  %92 = and i32 %35, 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %71, i64 24
  %96 = load i64, ptr %95, align 8, !tbaa !14
  br label %97

97:                                               ; preds = %94, %90
  %98 = phi i64 [ %96, %94 ], [ 0, %90 ]
  %99 = and i32 %35, 16
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %71, i64 32
  %103 = load i64, ptr %102, align 8, !tbaa !14
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
  %115 = load i32, ptr %114, align 8, !tbaa !71
  %116 = zext i32 %115 to i64
  %117 = icmp ult i64 %113, %116
  %118 = select i1 %117, i32 %35, i32 32
  br label %119

119:                                              ; preds = %34, %41, %51, %111
  %120 = phi i32 [ %118, %111 ], [ 32, %41 ], [ 32, %34 ], [ 32, %51 ]
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %37, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %16, i32 noundef %18, i32 noundef %35, i32 noundef %7, i32 noundef %120) #13
  br label %121

121:                                              ; preds = %119, %11, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @keep(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = load i32, ptr %5, align 8, !tbaa !74
  %7 = load i32, ptr %1, align 4, !tbaa !44
  %8 = icmp eq i32 %7, %6
  br i1 %8, label %9, label %22

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 4, !tbaa !46
  %12 = lshr i32 %11, 27
  %13 = load ptr, ptr %0, align 8, !tbaa !23
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 32, !tbaa !28
  %16 = icmp eq i32 %12, %15
  br i1 %16, label %17, label %22

17:                                               ; preds = %26, %9
  %18 = phi ptr [ %1, %9 ], [ %23, %26 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !45
  %21 = or i32 %20, %2
  store i32 %21, ptr %19, align 4, !tbaa !45
  br label %85

22:                                               ; preds = %3, %9
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 4, !tbaa !44
  %25 = icmp eq i32 %24, %6
  br i1 %25, label %26, label %34

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = load i32, ptr %27, align 4, !tbaa !46
  %29 = lshr i32 %28, 27
  %30 = load ptr, ptr %0, align 8, !tbaa !23
  %31 = getelementptr inbounds i8, ptr %30, i64 32
  %32 = load i32, ptr %31, align 32, !tbaa !28
  %33 = icmp eq i32 %29, %32
  br i1 %33, label %17, label %34

34:                                               ; preds = %26, %22
  %35 = getelementptr inbounds i8, ptr %1, i64 8
  %36 = getelementptr inbounds i8, ptr %1, i64 4
  %37 = icmp eq i32 %7, 0
  br i1 %37, label %78, label %57

38:                                               ; preds = %57
  %39 = getelementptr inbounds i8, ptr %1, i64 24
  %40 = getelementptr inbounds i8, ptr %1, i64 20
  %41 = icmp eq i32 %24, 0
  br i1 %41, label %78, label %42

42:                                               ; preds = %38
  %43 = zext i32 %24 to i64
  %44 = load i32, ptr %40, align 4, !tbaa !45
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = or disjoint i64 %46, %43
  %48 = load i32, ptr %39, align 4, !tbaa !46
  %49 = lshr i32 %48, 27
  %50 = zext nneg i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 32
  %52 = or disjoint i64 %51, %68
  %53 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull %0, i64 %52, i64 %47, i32 noundef %2) #13
  %54 = extractvalue { i64, i32 } %53, 0
  %55 = and i64 %54, 4294967295
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %78, label %85

57:                                               ; preds = %34
  %58 = zext i32 %7 to i64
  %59 = load i32, ptr %36, align 4, !tbaa !45
  %60 = zext i32 %59 to i64
  %61 = shl nuw i64 %60, 32
  %62 = or disjoint i64 %61, %58
  %63 = load ptr, ptr %0, align 8, !tbaa !23
  %64 = getelementptr inbounds i8, ptr %63, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !22
  %66 = getelementptr inbounds i8, ptr %65, i64 32
  %67 = load i32, ptr %66, align 8, !tbaa !40
  %68 = zext i32 %67 to i64
  %69 = load i32, ptr %35, align 4, !tbaa !46
  %70 = lshr i32 %69, 27
  %71 = zext nneg i32 %70 to i64
  %72 = shl nuw nsw i64 %71, 32
  %73 = or disjoint i64 %72, %68
  %74 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull %0, i64 %73, i64 %62, i32 noundef %2) #13
  %75 = extractvalue { i64, i32 } %74, 0
  %76 = and i64 %75, 4294967295
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %38

78:                                               ; preds = %42, %38, %57, %34
  %79 = phi ptr [ %1, %57 ], [ %1, %34 ], [ %23, %38 ], [ %23, %42 ]
  %80 = phi ptr [ %35, %57 ], [ %35, %34 ], [ %39, %38 ], [ %39, %42 ]
  %81 = phi ptr [ %36, %57 ], [ %36, %34 ], [ %40, %38 ], [ %40, %42 ]
  %82 = getelementptr inbounds i8, ptr %0, i64 56
  %83 = load i32, ptr %82, align 8, !tbaa !32
  store i32 %6, ptr %79, align 4, !tbaa !17
  store i32 %2, ptr %81, align 4, !tbaa !17
  store i32 %83, ptr %80, align 4, !tbaa !17
  %84 = getelementptr inbounds i8, ptr %79, i64 12
  store i32 0, ptr %84, align 4, !tbaa !17
  br label %85

85:                                               ; preds = %42, %17, %78
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc { i64, i32 } @clash(ptr nocapture noundef readonly %0, i64 %1, i64 %2, i32 noundef %3) unnamed_addr #9 {
  %5 = trunc i64 %1 to i32
  %6 = lshr i64 %1, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = trunc i64 %2 to i32
  %9 = lshr i64 %2, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = load ptr, ptr %0, align 8, !tbaa !23
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !22
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 8, !tbaa !40
  %16 = icmp ne i32 %15, %5
  br i1 %16, label %17, label %20

17:                                               ; preds = %4
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8, !tbaa !29
  br label %125

20:                                               ; preds = %4
  %21 = getelementptr inbounds i8, ptr %11, i64 32
  %22 = load i32, ptr %21, align 32, !tbaa !28
  %23 = icmp eq i32 %22, %7
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !29
  br i1 %23, label %26, label %120

26:                                               ; preds = %20
  %27 = getelementptr inbounds i8, ptr %25, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !116
  %29 = icmp ult i32 %28, %8
  br i1 %29, label %30, label %139

30:                                               ; preds = %26
  %31 = or i32 %10, %3
  %32 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %31)
  %33 = icmp ult i32 %32, 2
  br i1 %33, label %139, label %34

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
  %44 = lshr i32 %10, %43
  %45 = and i32 %40, %44
  %46 = icmp eq i32 %45, 0
  %47 = icmp eq i32 %43, %38
  %48 = or i1 %47, %46
  br i1 %48, label %114, label %49

49:                                               ; preds = %42
  %50 = shl nuw i32 1, %43
  %51 = load i32, ptr %35, align 8, !tbaa !117
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
  %64 = load i32, ptr %63, align 8, !tbaa !146
  %65 = icmp ult i32 %64, %8
  br i1 %65, label %73, label %66

66:                                               ; preds = %59
  %67 = getelementptr inbounds i8, ptr %63, i64 4
  %68 = load i32, ptr %67, align 4, !tbaa !148
  %69 = and i32 %68, %61
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 %68
  %72 = or i32 %71, %61
  br label %73

73:                                               ; preds = %66, %59
  %74 = phi i32 [ %61, %59 ], [ %72, %66 ]
  %75 = or disjoint i64 %60, 1
  %76 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %75
  %77 = load i32, ptr %76, align 8, !tbaa !146
  %78 = icmp ult i32 %77, %8
  br i1 %78, label %86, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds i8, ptr %76, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !148
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
  br i1 %90, label %91, label %59, !llvm.loop !149

91:                                               ; preds = %86, %53
  %92 = phi i32 [ poison, %53 ], [ %87, %86 ]
  %93 = phi i64 [ 0, %53 ], [ %88, %86 ]
  %94 = phi i32 [ %50, %53 ], [ %87, %86 ]
  %95 = icmp eq i64 %55, 0
  br i1 %95, label %107, label %96

96:                                               ; preds = %91
  %97 = getelementptr inbounds [14 x %struct.Partial], ptr %36, i64 0, i64 %93
  %98 = load i32, ptr %97, align 8, !tbaa !146
  %99 = icmp ult i32 %98, %8
  br i1 %99, label %107, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, ptr %97, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !148
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  %105 = select i1 %104, i32 0, i32 %102
  %106 = or i32 %105, %94
  br label %107

107:                                              ; preds = %96, %100, %91
  %108 = phi i32 [ %92, %91 ], [ %94, %96 ], [ %106, %100 ]
  %109 = and i32 %108, %41
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %139, label %114

111:                                              ; preds = %49
  %112 = and i32 %50, %41
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %139, label %114

114:                                              ; preds = %111, %42, %107
  %115 = add nuw nsw i32 %43, 1
  %116 = icmp eq i32 %115, 32
  br i1 %116, label %117, label %42, !llvm.loop !150

117:                                              ; preds = %114
  %118 = add nuw nsw i32 %38, 1
  %119 = icmp eq i32 %118, 32
  br i1 %119, label %139, label %37, !llvm.loop !151

120:                                              ; preds = %20
  %121 = getelementptr inbounds i8, ptr %25, i64 224
  %122 = getelementptr inbounds [32 x i32], ptr %121, i64 0, i64 %6
  %123 = load i32, ptr %122, align 4, !tbaa !17
  %124 = icmp ult i32 %123, %8
  br i1 %124, label %125, label %139

125:                                              ; preds = %17, %120
  %126 = phi ptr [ %19, %17 ], [ %25, %120 ]
  %127 = getelementptr inbounds i8, ptr %0, i64 8
  %128 = load ptr, ptr %127, align 8, !tbaa !26
  %129 = getelementptr inbounds i8, ptr %11, i64 16
  %130 = load ptr, ptr %129, align 16, !tbaa !7
  %131 = getelementptr inbounds i8, ptr %126, i64 136
  %132 = load i64, ptr %131, align 8, !tbaa !131
  %133 = zext i1 %16 to i32
  %134 = tail call fastcc i32 @was_published(ptr noundef %128, ptr noundef %130, i32 noundef %5, i32 noundef %7, i32 noundef %8, i64 noundef %132, i32 noundef %133) #13
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %125
  %137 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %138 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  br label %139

139:                                              ; preds = %117, %111, %107, %125, %120, %26, %30, %136
  %140 = phi i32 [ %138, %136 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %125 ], [ %43, %107 ], [ %43, %111 ], [ 0, %117 ]
  %141 = phi i64 [ 1, %136 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %125 ], [ 1, %107 ], [ 1, %111 ], [ 0, %117 ]
  %142 = phi i32 [ %137, %136 ], [ 0, %30 ], [ 0, %26 ], [ 0, %120 ], [ 0, %125 ], [ %38, %107 ], [ %38, %111 ], [ 0, %117 ]
  %143 = zext nneg i32 %142 to i64
  %144 = shl nuw nsw i64 %143, 32
  %145 = or disjoint i64 %144, %141
  %146 = insertvalue { i64, i32 } poison, i64 %145, 0
  %147 = insertvalue { i64, i32 } %146, i32 %140, 1
  ret { i64, i32 } %147
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i32 @was_published(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #9 {
  %8 = getelementptr inbounds i8, ptr %0, i64 112
  %9 = load i32, ptr %8, align 8, !tbaa !152
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %68

11:                                               ; preds = %7
  %12 = icmp eq i64 %5, 0
  br i1 %12, label %68, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !153
  %16 = icmp eq ptr %15, null
  br i1 %16, label %68, label %17

17:                                               ; preds = %13
  %18 = zext i32 %2 to i64
  %19 = getelementptr inbounds i8, ptr %1, i64 68
  %20 = load i32, ptr %19, align 4, !tbaa !115
  %21 = and i32 %20, 1
  %22 = add i32 %21, %20
  %23 = zext i32 %22 to i64
  %24 = mul nuw nsw i64 %23, 72
  %25 = add nuw nsw i64 %24, 80
  %26 = mul i64 %25, %18
  %27 = getelementptr inbounds i8, ptr %15, i64 %26
  %28 = shl nuw nsw i64 %23, 6
  %29 = getelementptr i8, ptr %27, i64 72
  %30 = getelementptr i8, ptr %29, i64 %28
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = mul nuw nsw i32 %22, %6
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = zext i32 %3 to i64
  %36 = getelementptr inbounds i32, ptr %34, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !17
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %39, label %68

39:                                               ; preds = %17
  %40 = load i64, ptr %27, align 8, !tbaa !14
  %41 = tail call i64 @llvm.usub.sat.i64(i64 %40, i64 8)
  %42 = getelementptr inbounds i8, ptr %27, i64 8
  %43 = icmp ult i64 %41, %40
  br i1 %43, label %44, label %68

44:                                               ; preds = %39
  %45 = shl nuw nsw i64 %23, 3
  %46 = add nuw nsw i64 %45, 8
  br label %47

47:                                               ; preds = %44, %61
  %48 = phi i1 [ true, %44 ], [ %63, %61 ]
  %49 = phi i64 [ %41, %44 ], [ %62, %61 ]
  %50 = and i64 %49, 7
  %51 = mul nuw nsw i64 %50, %46
  %52 = getelementptr inbounds i8, ptr %42, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !14
  %54 = icmp ugt i64 %53, %5
  br i1 %54, label %61, label %55

55:                                               ; preds = %47
  %56 = getelementptr inbounds i8, ptr %52, i64 8
  %57 = getelementptr inbounds i32, ptr %56, i64 %33
  %58 = getelementptr inbounds i32, ptr %57, i64 %35
  %59 = load i32, ptr %58, align 4, !tbaa !17
  %60 = icmp ult i32 %59, %4
  br i1 %60, label %61, label %65

61:                                               ; preds = %55, %47
  %62 = add i64 %49, 1
  %63 = icmp ult i64 %62, %40
  %64 = icmp eq i64 %62, %40
  br i1 %64, label %65, label %47, !llvm.loop !154

65:                                               ; preds = %55, %61
  %66 = phi i1 [ %63, %61 ], [ %48, %55 ]
  %67 = zext i1 %66 to i32
  br label %68

68:                                               ; preds = %39, %65, %17, %11, %13, %7
  %69 = phi i32 [ 1, %7 ], [ 0, %13 ], [ 0, %11 ], [ 1, %17 ], [ 0, %39 ], [ %67, %65 ]
  ret i32 %69
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @by_granule(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #4 {
  %9 = load i64, ptr %2, align 8, !tbaa !69
  %10 = sub i64 %3, %9
  %11 = lshr i64 %10, 5
  tail call fastcc void @split(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %11, i32 noundef %7) #13
  %12 = getelementptr inbounds i8, ptr %2, i64 32
  %13 = load i32, ptr %12, align 8, !tbaa !79
  %14 = zext i32 %13 to i64
  %15 = lshr i64 %10, %14
  %16 = zext i32 %4 to i64
  %17 = add nsw i64 %16, -1
  %18 = add i64 %17, %10
  %19 = lshr i64 %18, %14
  %20 = icmp ugt i64 %15, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %8
  %22 = getelementptr inbounds i8, ptr %0, i64 32
  %23 = icmp eq i32 %6, 0
  %24 = getelementptr inbounds i8, ptr %2, i64 24
  br label %26

25:                                               ; preds = %26, %8
  ret void

26:                                               ; preds = %21, %26
  %27 = phi i64 [ %15, %21 ], [ %50, %26 ]
  %28 = load i32, ptr %12, align 8, !tbaa !79
  %29 = zext nneg i32 %28 to i64
  %30 = shl i64 %27, %29
  %31 = tail call i64 @llvm.umax.i64(i64 %30, i64 %10)
  %32 = sub i64 %31, %10
  %33 = trunc i64 %32 to i32
  %34 = load i32, ptr %22, align 8, !tbaa !71
  %35 = udiv i32 %33, %34
  %36 = add i32 %35, %5
  %37 = zext i32 %35 to i64
  %38 = zext i32 %34 to i64
  %39 = mul nuw i64 %37, %38
  %40 = select i1 %23, i64 %39, i64 0
  %41 = add i64 %40, %3
  %42 = shl nuw i32 1, %28
  %43 = tail call i32 @llvm.umin.i32(i32 %34, i32 %42)
  %44 = load ptr, ptr %24, align 8, !tbaa !81
  %45 = getelementptr inbounds [4 x i32], ptr %44, i64 %27
  %46 = shl nuw i32 1, %36
  %47 = select i1 %23, i32 %46, i32 %6
  %48 = load i64, ptr %2, align 8, !tbaa !69
  %49 = add i64 %48, %31
  tail call fastcc void @granule_access(ptr noundef %0, ptr noundef %1, ptr noundef %45, i32 noundef %47, i32 noundef %7, i64 noundef %41, i64 noundef %49, i32 noundef %43) #13
  %50 = add i64 %27, 1
  %51 = icmp ugt i64 %50, %19
  br i1 %51, label %25, label %26, !llvm.loop !155
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @split(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !80
  %7 = getelementptr inbounds i64, ptr %6, i64 %2
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = lshr i64 %8, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = and i32 %10, 255
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = load i32, ptr %12, align 8, !tbaa !79
  %14 = lshr i32 32, %13
  %15 = icmp eq i64 %8, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !26
  %19 = trunc i64 %8 to i32
  %20 = lshr i32 %19, 5
  %21 = getelementptr inbounds i8, ptr %18, i64 96
  %22 = load i32, ptr %21, align 8, !tbaa !73
  %23 = icmp ult i32 %20, %22
  br label %24

24:                                               ; preds = %16, %4
  %25 = phi i1 [ true, %4 ], [ %23, %16 ]
  %26 = icmp ne i32 %11, 3
  %27 = select i1 %25, i1 true, i1 %26
  %28 = icmp ult i32 %13, 6
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %60

30:                                               ; preds = %24
  %31 = getelementptr inbounds i8, ptr %1, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !81
  %33 = zext nneg i32 %14 to i64
  %34 = mul nuw i64 %33, %2
  %35 = getelementptr [4 x i32], ptr %32, i64 %34
  %36 = trunc i64 %8 to i32
  %37 = lshr i64 %8, 40
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = and i32 %38, 255
  %40 = icmp eq i32 %11, 2
  %41 = select i1 %40, i64 0, i64 2
  %42 = tail call i32 @llvm.umax.i32(i32 %14, i32 1)
  %43 = zext nneg i32 %42 to i64
  br label %44

44:                                               ; preds = %30, %57
  %45 = phi i64 [ 0, %30 ], [ %58, %57 ]
  %46 = getelementptr [4 x i32], ptr %35, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 12
  store i32 0, ptr %47, align 4, !tbaa !17
  %48 = getelementptr inbounds i8, ptr %46, i64 8
  store i32 0, ptr %48, align 4, !tbaa !17
  %49 = getelementptr inbounds i8, ptr %46, i64 4
  store i32 0, ptr %49, align 4, !tbaa !17
  store i32 0, ptr %46, align 4, !tbaa !17
  br i1 %25, label %57, label %50

50:                                               ; preds = %44
  %51 = load i32, ptr %12, align 8, !tbaa !79
  %52 = trunc nuw nsw i64 %45 to i32
  %53 = shl i32 %52, %51
  %54 = lshr i32 %53, %39
  %55 = add i32 %54, %36
  %56 = getelementptr inbounds i32, ptr %46, i64 %41
  store i32 %55, ptr %56, align 4, !tbaa !17
  br label %57

57:                                               ; preds = %50, %44
  %58 = add nuw nsw i64 %45, 1
  %59 = icmp eq i64 %58, %43
  br i1 %59, label %60, label %44, !llvm.loop !156

60:                                               ; preds = %57, %24
  %61 = zext i32 %3 to i64
  %62 = or disjoint i64 %61, 12884901888
  store i64 %62, ptr %7, align 8, !tbaa !14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @granule_access(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i32 noundef %7) unnamed_addr #5 {
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %12 = or i32 %11, %4
  %13 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %14 = xor i32 %13, 31
  %15 = or i32 %14, %4
  %16 = getelementptr inbounds i8, ptr %0, i64 52
  %17 = load i32, ptr %16, align 4, !tbaa !31
  %18 = icmp eq i32 %17, 3
  %19 = load i32, ptr %2, align 4, !tbaa !17
  br i1 %18, label %24, label %20

20:                                               ; preds = %8
  %21 = getelementptr inbounds i8, ptr %10, i64 96
  %22 = load i32, ptr %21, align 8, !tbaa !73
  %23 = lshr i32 %19, 5
  br label %87

24:                                               ; preds = %8
  %25 = lshr i32 %19, 5
  %26 = getelementptr inbounds i8, ptr %10, i64 96
  %27 = load i32, ptr %26, align 8, !tbaa !73
  %28 = icmp ult i32 %25, %27
  br i1 %28, label %29, label %87

29:                                               ; preds = %24
  %30 = getelementptr inbounds i8, ptr %2, i64 8
  %31 = load i32, ptr %30, align 4, !tbaa !17
  %32 = lshr i32 %31, 5
  %33 = icmp ult i32 %32, %27
  br i1 %33, label %34, label %87

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %2, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !17
  %37 = lshr i32 %36, 5
  %38 = icmp ult i32 %37, %27
  br i1 %38, label %39, label %87

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, ptr %2, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !17
  %42 = lshr i32 %41, 5
  %43 = icmp ult i32 %42, %27
  br i1 %43, label %44, label %45

44:                                               ; preds = %39
  store i32 %12, ptr %40, align 4, !tbaa !17
  br label %274

45:                                               ; preds = %39
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !29
  %48 = getelementptr inbounds i8, ptr %47, i64 136
  %49 = load i64, ptr %48, align 8, !tbaa !131
  %50 = icmp eq i64 %49, 0
  %51 = getelementptr inbounds i8, ptr %10, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !78
  %53 = sub nsw i32 %42, %27
  %54 = zext i32 %53 to i64
  br i1 %50, label %55, label %64

55:                                               ; preds = %45
  %56 = getelementptr inbounds %struct.Stamp, ptr %52, i64 %54
  %57 = load i32, ptr %56, align 4, !tbaa !44
  %58 = load ptr, ptr %0, align 8, !tbaa !23
  %59 = getelementptr inbounds i8, ptr %58, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !22
  %61 = getelementptr inbounds i8, ptr %60, i64 32
  %62 = load i32, ptr %61, align 8, !tbaa !40
  %63 = icmp eq i32 %57, %62
  br i1 %63, label %64, label %274

64:                                               ; preds = %45, %55
  %65 = getelementptr inbounds %struct.Stamp, ptr %52, i64 %54
  %66 = load i32, ptr %65, align 4, !tbaa !44
  %67 = getelementptr inbounds i8, ptr %65, i64 8
  %68 = load i32, ptr %67, align 4, !tbaa !46
  %69 = lshr i32 %68, 27
  %70 = getelementptr inbounds i8, ptr %65, i64 4
  %71 = load i32, ptr %70, align 4, !tbaa !45
  %72 = and i32 %41, 31
  %73 = shl nuw i32 1, %72
  %74 = zext nneg i32 %69 to i64
  %75 = shl nuw nsw i64 %74, 32
  %76 = zext i32 %66 to i64
  %77 = or disjoint i64 %75, %76
  %78 = zext i32 %73 to i64
  %79 = shl nuw i64 %78, 32
  %80 = zext i32 %71 to i64
  %81 = or disjoint i64 %79, %80
  %82 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %77, i64 %81, i32 noundef %3) #13
  %83 = extractvalue { i64, i32 } %82, 0
  %84 = and i64 %83, 4294967295
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %274

86:                                               ; preds = %64
  store i32 %12, ptr %40, align 4, !tbaa !17
  br label %274

87:                                               ; preds = %20, %34, %29, %24
  %88 = phi i32 [ %23, %20 ], [ %25, %34 ], [ %25, %29 ], [ %25, %24 ]
  %89 = phi i32 [ %22, %20 ], [ %27, %34 ], [ %27, %29 ], [ %27, %24 ]
  %90 = getelementptr inbounds i8, ptr %10, i64 96
  %91 = icmp ult i32 %88, %89
  br i1 %91, label %94, label %92

92:                                               ; preds = %87
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %19, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 1) #13
  %93 = load i32, ptr %16, align 4, !tbaa !31
  br label %94

94:                                               ; preds = %92, %87
  %95 = phi i32 [ %93, %92 ], [ %17, %87 ]
  %96 = and i32 %95, 2
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %106

98:                                               ; preds = %94
  %99 = getelementptr inbounds i8, ptr %2, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !17
  %101 = lshr i32 %100, 5
  %102 = load i32, ptr %90, align 8, !tbaa !73
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %106, label %104

104:                                              ; preds = %98
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %100, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 1) #13
  %105 = load i32, ptr %16, align 4, !tbaa !31
  br label %106

106:                                              ; preds = %104, %98, %94
  %107 = phi i32 [ %105, %104 ], [ %95, %98 ], [ %95, %94 ]
  %108 = and i32 %107, 1
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %162, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds i8, ptr %10, i64 16
  %112 = getelementptr inbounds i8, ptr %10, i64 32
  %113 = getelementptr inbounds i8, ptr %2, i64 8
  %114 = load i32, ptr %113, align 4, !tbaa !17
  %115 = lshr i32 %114, 5
  %116 = load i32, ptr %90, align 8, !tbaa !73
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %137, label %118

118:                                              ; preds = %110
  %119 = load ptr, ptr %111, align 8, !tbaa !18
  %120 = load ptr, ptr %112, align 8, !tbaa !78
  %121 = sub nsw i32 %115, %116
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds %struct.Stamp, ptr %120, i64 %122, i32 2
  %124 = load i32, ptr %123, align 4, !tbaa !46
  %125 = and i32 %124, 134217727
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr %119, i64 %126
  %128 = load i8, ptr %127, align 1, !tbaa !20
  %129 = and i8 %128, 1
  %130 = and i32 %107, 2
  %131 = icmp ne i32 %130, 0
  %132 = icmp ne i8 %129, 0
  %133 = select i1 %131, i1 %132, i1 false
  br i1 %133, label %137, label %134

134:                                              ; preds = %118
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %114, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 0) #13
  %135 = load i32, ptr %90, align 8, !tbaa !73
  %136 = load i32, ptr %16, align 4, !tbaa !31
  br label %137

137:                                              ; preds = %134, %118, %110
  %138 = phi i32 [ %136, %134 ], [ %107, %118 ], [ %107, %110 ]
  %139 = phi i32 [ %135, %134 ], [ %116, %118 ], [ %116, %110 ]
  %140 = getelementptr inbounds i8, ptr %2, i64 12
  %141 = load i32, ptr %140, align 4, !tbaa !17
  %142 = lshr i32 %141, 5
  %143 = icmp ult i32 %142, %139
  br i1 %143, label %162, label %144

144:                                              ; preds = %137
  %145 = load ptr, ptr %111, align 8, !tbaa !18
  %146 = load ptr, ptr %112, align 8, !tbaa !78
  %147 = sub nsw i32 %142, %139
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds %struct.Stamp, ptr %146, i64 %148, i32 2
  %150 = load i32, ptr %149, align 4, !tbaa !46
  %151 = and i32 %150, 134217727
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %145, i64 %152
  %154 = load i8, ptr %153, align 1, !tbaa !20
  %155 = and i8 %154, 1
  %156 = and i32 %138, 2
  %157 = icmp ne i32 %156, 0
  %158 = icmp ne i8 %155, 0
  %159 = select i1 %157, i1 %158, i1 false
  br i1 %159, label %162, label %160

160:                                              ; preds = %144
  tail call fastcc void @check_tag(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %141, i32 noundef %3, i64 noundef %5, i64 noundef %6, i32 noundef %7, i32 noundef 0) #13
  %161 = load i32, ptr %16, align 4, !tbaa !31
  br label %162

162:                                              ; preds = %137, %144, %160, %106
  %163 = phi i32 [ %107, %106 ], [ %161, %160 ], [ %138, %144 ], [ %138, %137 ]
  switch i32 %163, label %203 [
    i32 1, label %164
    i32 3, label %168
  ]

164:                                              ; preds = %162
  store i32 %12, ptr %2, align 4, !tbaa !17
  %165 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 0, ptr %165, align 4, !tbaa !17
  %166 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 0, ptr %166, align 4, !tbaa !17
  %167 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 0, ptr %167, align 4, !tbaa !17
  br label %274

168:                                              ; preds = %162
  %169 = getelementptr inbounds i8, ptr %2, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !17
  %171 = load ptr, ptr %9, align 8, !tbaa !26
  %172 = lshr i32 %170, 5
  %173 = getelementptr inbounds i8, ptr %171, i64 96
  %174 = load i32, ptr %173, align 8, !tbaa !73
  %175 = icmp ult i32 %172, %174
  br i1 %175, label %202, label %176

176:                                              ; preds = %168
  %177 = getelementptr inbounds i8, ptr %171, i64 32
  %178 = load ptr, ptr %177, align 8, !tbaa !78
  %179 = sub nsw i32 %172, %174
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds %struct.Stamp, ptr %178, i64 %180
  %182 = load i32, ptr %181, align 4, !tbaa !44
  %183 = getelementptr inbounds i8, ptr %181, i64 8
  %184 = load i32, ptr %183, align 4, !tbaa !46
  %185 = lshr i32 %184, 27
  %186 = getelementptr inbounds i8, ptr %181, i64 4
  %187 = load i32, ptr %186, align 4, !tbaa !45
  %188 = and i32 %170, 31
  %189 = shl nuw i32 1, %188
  %190 = zext nneg i32 %185 to i64
  %191 = shl nuw nsw i64 %190, 32
  %192 = zext i32 %182 to i64
  %193 = or disjoint i64 %191, %192
  %194 = zext i32 %189 to i64
  %195 = shl nuw i64 %194, 32
  %196 = zext i32 %187 to i64
  %197 = or disjoint i64 %195, %196
  %198 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %193, i64 %197, i32 noundef %3) #13
  %199 = extractvalue { i64, i32 } %198, 0
  %200 = and i64 %199, 4294967295
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %202, label %274

202:                                              ; preds = %168, %176
  store i32 %12, ptr %169, align 4, !tbaa !17
  br label %274

203:                                              ; preds = %162
  %204 = getelementptr inbounds i8, ptr %2, i64 8
  %205 = load i32, ptr %204, align 4, !tbaa !17
  %206 = load ptr, ptr %9, align 8, !tbaa !26
  %207 = lshr i32 %205, 5
  %208 = getelementptr inbounds i8, ptr %206, i64 96
  %209 = load i32, ptr %208, align 8, !tbaa !73
  %210 = icmp ult i32 %207, %209
  br i1 %210, label %237, label %211

211:                                              ; preds = %203
  %212 = getelementptr inbounds i8, ptr %206, i64 32
  %213 = load ptr, ptr %212, align 8, !tbaa !78
  %214 = sub nsw i32 %207, %209
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds %struct.Stamp, ptr %213, i64 %215
  %217 = load i32, ptr %216, align 4, !tbaa !44
  %218 = getelementptr inbounds i8, ptr %216, i64 8
  %219 = load i32, ptr %218, align 4, !tbaa !46
  %220 = lshr i32 %219, 27
  %221 = getelementptr inbounds i8, ptr %216, i64 4
  %222 = load i32, ptr %221, align 4, !tbaa !45
  %223 = and i32 %205, 31
  %224 = shl nuw i32 1, %223
  %225 = zext nneg i32 %220 to i64
  %226 = shl nuw nsw i64 %225, 32
  %227 = zext i32 %217 to i64
  %228 = or disjoint i64 %226, %227
  %229 = zext i32 %224 to i64
  %230 = shl nuw i64 %229, 32
  %231 = zext i32 %222 to i64
  %232 = or disjoint i64 %230, %231
  %233 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %228, i64 %232, i32 noundef %3) #13
  %234 = extractvalue { i64, i32 } %233, 0
  %235 = and i64 %234, 4294967295
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %237, label %238

237:                                              ; preds = %203, %211
  store i32 %12, ptr %204, align 4, !tbaa !17
  br label %270

238:                                              ; preds = %211
  %239 = icmp eq i32 %205, %12
  br i1 %239, label %270, label %240

240:                                              ; preds = %238
  %241 = getelementptr inbounds i8, ptr %2, i64 12
  %242 = load i32, ptr %241, align 4, !tbaa !17
  %243 = lshr i32 %242, 5
  %244 = icmp ult i32 %243, %209
  br i1 %244, label %269, label %245

245:                                              ; preds = %240
  %246 = sub nsw i32 %243, %209
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds %struct.Stamp, ptr %213, i64 %247
  %249 = load i32, ptr %248, align 4, !tbaa !44
  %250 = getelementptr inbounds i8, ptr %248, i64 8
  %251 = load i32, ptr %250, align 4, !tbaa !46
  %252 = lshr i32 %251, 27
  %253 = getelementptr inbounds i8, ptr %248, i64 4
  %254 = load i32, ptr %253, align 4, !tbaa !45
  %255 = and i32 %242, 31
  %256 = shl nuw i32 1, %255
  %257 = zext nneg i32 %252 to i64
  %258 = shl nuw nsw i64 %257, 32
  %259 = zext i32 %249 to i64
  %260 = or disjoint i64 %258, %259
  %261 = zext i32 %256 to i64
  %262 = shl nuw i64 %261, 32
  %263 = zext i32 %254 to i64
  %264 = or disjoint i64 %262, %263
  %265 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %260, i64 %264, i32 noundef %3) #13
  %266 = extractvalue { i64, i32 } %265, 0
  %267 = and i64 %266, 4294967295
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %269, label %270

269:                                              ; preds = %240, %245
  store i32 %15, ptr %241, align 4, !tbaa !17
  br label %274

270:                                              ; preds = %238, %245, %237
  %271 = icmp eq i32 %12, %15
  br i1 %271, label %274, label %272

272:                                              ; preds = %270
  %273 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %15, ptr %273, align 4, !tbaa !17
  br label %274

274:                                              ; preds = %164, %270, %272, %176, %202, %44, %64, %86, %55, %269
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @check_tag(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #4 {
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = lshr i32 %2, 5
  %12 = getelementptr inbounds i8, ptr %10, i64 96
  %13 = load i32, ptr %12, align 8, !tbaa !73
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %137, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !78
  %18 = sub nsw i32 %11, %13
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Stamp, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !44
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !46
  %24 = lshr i32 %23, 27
  %25 = getelementptr inbounds i8, ptr %20, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !45
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
  %37 = tail call fastcc { i64, i32 } @clash(ptr noundef nonnull readonly %0, i64 %32, i64 %36, i32 noundef %3) #13
  %38 = extractvalue { i64, i32 } %37, 0
  %39 = extractvalue { i64, i32 } %37, 1
  %40 = and i64 %38, 4294967295
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %137, label %42

42:                                               ; preds = %15
  %43 = load ptr, ptr %0, align 8, !tbaa !23
  %44 = getelementptr inbounds i8, ptr %43, i64 8
  %45 = load ptr, ptr %44, align 8, !tbaa !22
  %46 = getelementptr inbounds i8, ptr %45, i64 32
  %47 = load i32, ptr %46, align 8, !tbaa !40
  %48 = icmp eq i32 %21, %47
  br i1 %48, label %49, label %133

49:                                               ; preds = %42
  %50 = getelementptr inbounds i8, ptr %0, i64 56
  %51 = load i32, ptr %50, align 8, !tbaa !32
  %52 = icmp eq i32 %51, %23
  br i1 %52, label %53, label %133

53:                                               ; preds = %49
  %54 = lshr i64 %38, 32
  %55 = trunc nuw i64 %54 to i32
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8, !tbaa !29
  %58 = load i32, ptr %57, align 8, !tbaa !74
  %59 = icmp eq i32 %58, %26
  %60 = xor i32 %39, %55
  %61 = icmp ult i32 %60, 8
  %62 = and i1 %61, %59
  %63 = icmp ult i32 %39, %55
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %133

65:                                               ; preds = %53
  %66 = getelementptr inbounds i8, ptr %1, i64 24
  %67 = load i32, ptr %66, align 8, !tbaa !38
  %68 = shl nuw i32 1, %39
  %69 = and i32 %67, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %133, label %71

71:                                               ; preds = %65
  %72 = load ptr, ptr %1, align 8, !tbaa !34
  %73 = icmp eq ptr %72, null
  br i1 %73, label %81, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds i8, ptr %1, i64 28
  %76 = load i32, ptr %75, align 4, !tbaa !39
  %77 = sub i32 %39, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i64, ptr %72, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !14
  br label %125

81:                                               ; preds = %71
  %82 = getelementptr inbounds i8, ptr %1, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !36
  %84 = getelementptr inbounds i8, ptr %1, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !37
  %86 = and i32 %39, 1
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %90, label %88

88:                                               ; preds = %81
  %89 = load i64, ptr %85, align 8, !tbaa !14
  br label %90

90:                                               ; preds = %88, %81
  %91 = phi i64 [ %89, %88 ], [ 0, %81 ]
  %92 = and i32 %39, 2
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %85, i64 8
  %96 = load i64, ptr %95, align 8, !tbaa !14
  br label %97

97:                                               ; preds = %94, %90
  %98 = phi i64 [ %96, %94 ], [ 0, %90 ]
  %99 = and i32 %39, 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %85, i64 16
  %103 = load i64, ptr %102, align 8, !tbaa !14
  br label %104

104:                                              ; preds = %101, %97
  %105 = phi i64 [ %103, %101 ], [ 0, %97 ]
  %106 = and i32 %39, 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %111, label %108

108:                                              ; preds = %104
  %109 = getelementptr inbounds i8, ptr %85, i64 24
  %110 = load i64, ptr %109, align 8, !tbaa !14
  br label %111

111:                                              ; preds = %108, %104
  %112 = phi i64 [ %110, %108 ], [ 0, %104 ]
  %113 = and i32 %39, 16
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds i8, ptr %85, i64 32
  %117 = load i64, ptr %116, align 8, !tbaa !14
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
  %129 = load i32, ptr %128, align 8, !tbaa !71
  %130 = zext i32 %129 to i64
  %131 = icmp ult i64 %127, %130
  %132 = select i1 %131, i32 %39, i32 32
  br label %133

133:                                              ; preds = %125, %65, %53, %49, %42
  %134 = phi i32 [ 32, %42 ], [ %132, %125 ], [ 32, %53 ], [ 32, %49 ], [ 32, %65 ]
  %135 = lshr i64 %38, 32
  %136 = trunc nuw i64 %135 to i32
  tail call fastcc void @collide(ptr noundef nonnull %0, i32 noundef %136, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %21, i32 noundef %23, i32 noundef %39, i32 noundef %7, i32 noundef %134) #13
  br label %137

137:                                              ; preds = %8, %15, %133
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @acquire(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !153
  %6 = icmp eq ptr %5, null
  br i1 %6, label %60, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !22
  %10 = getelementptr inbounds i8, ptr %9, i64 384
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 2200
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load i32, ptr %14, align 32, !tbaa !28
  %16 = zext i32 %15 to i64
  %17 = mul i64 %2, -7046029254386353131
  %18 = lshr i64 %17, 32
  %19 = getelementptr inbounds i8, ptr %0, i64 48
  %20 = load ptr, ptr %19, align 8, !tbaa !157
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = load i64, ptr %21, align 8, !tbaa !158
  br label %23

23:                                               ; preds = %40, %7
  %24 = phi i32 [ 0, %7 ], [ %41, %40 ]
  %25 = phi i64 [ %18, %7 ], [ %42, %40 ]
  %26 = and i64 %25, %22
  %27 = getelementptr inbounds %struct.Sync, ptr %20, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !159
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %44, label %30

30:                                               ; preds = %23
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %51, label %32

32:                                               ; preds = %30
  %33 = add nuw nsw i64 %25, 1
  %34 = and i64 %33, %22
  %35 = getelementptr inbounds %struct.Sync, ptr %20, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !159
  %37 = icmp eq i64 %36, %2
  br i1 %37, label %44, label %38

38:                                               ; preds = %32
  %39 = icmp eq i64 %36, 0
  br i1 %39, label %51, label %40

40:                                               ; preds = %38
  %41 = add nuw nsw i32 %24, 2
  %42 = add nuw nsw i64 %25, 2
  %43 = icmp eq i32 %41, 64
  br i1 %43, label %51, label %23, !llvm.loop !161

44:                                               ; preds = %32, %23
  %45 = phi i64 [ %26, %23 ], [ %34, %32 ]
  %46 = getelementptr inbounds %struct.Sync, ptr %20, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !162
  %48 = getelementptr inbounds i8, ptr %0, i64 64
  %49 = load i64, ptr %48, align 8, !tbaa !163
  %50 = tail call i64 @llvm.umax.i64(i64 %47, i64 %49)
  br label %54

51:                                               ; preds = %40, %38, %30
  %52 = getelementptr inbounds i8, ptr %0, i64 64
  %53 = load i64, ptr %52, align 8, !tbaa !163
  br label %54

54:                                               ; preds = %44, %51
  %55 = phi i64 [ %53, %51 ], [ %50, %44 ]
  %56 = getelementptr inbounds [0 x %struct.WarpState], ptr %13, i64 0, i64 %16, i32 7
  %57 = load i64, ptr %56, align 8, !tbaa !131
  %58 = icmp ult i64 %57, %55
  br i1 %58, label %59, label %60

59:                                               ; preds = %54
  store i64 %55, ptr %56, align 8, !tbaa !131
  br label %60

60:                                               ; preds = %54, %59, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @publish(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = alloca [2 x [32 x i32]], align 16
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !7
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !22
  %9 = getelementptr inbounds i8, ptr %8, i64 384
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 2200
  %13 = getelementptr inbounds i8, ptr %1, i64 32
  %14 = load i32, ptr %13, align 32, !tbaa !28
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [0 x %struct.WarpState], ptr %12, i64 0, i64 %15
  %17 = getelementptr inbounds i8, ptr %16, i64 216
  %18 = load i32, ptr %17, align 8, !tbaa !17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %223, label %20

20:                                               ; preds = %3
  %21 = getelementptr inbounds i8, ptr %0, i64 40
  %22 = load ptr, ptr %21, align 8, !tbaa !153
  %23 = icmp eq ptr %22, null
  br i1 %23, label %223, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds i8, ptr %8, i64 32
  %26 = load i32, ptr %25, align 8, !tbaa !40
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %6, i64 68
  %29 = load i32, ptr %28, align 4, !tbaa !115
  %30 = and i32 %29, 1
  %31 = add i32 %30, %29
  %32 = zext i32 %31 to i64
  %33 = mul nuw nsw i64 %32, 72
  %34 = add nuw nsw i64 %33, 80
  %35 = mul i64 %34, %27
  %36 = getelementptr inbounds i8, ptr %22, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %24
  %40 = shl nuw nsw i64 %32, 3
  %41 = add nuw nsw i64 %40, 8
  br label %50

42:                                               ; preds = %24
  %43 = add i64 %37, 7
  %44 = getelementptr inbounds i8, ptr %36, i64 8
  %45 = and i64 %43, 7
  %46 = shl nuw nsw i64 %32, 3
  %47 = add nuw nsw i64 %46, 8
  %48 = mul nuw nsw i64 %47, %45
  %49 = getelementptr inbounds i8, ptr %44, i64 %48
  br label %50

50:                                               ; preds = %39, %42
  %51 = phi i64 [ %41, %39 ], [ %47, %42 ]
  %52 = phi ptr [ null, %39 ], [ %49, %42 ]
  %53 = getelementptr inbounds i8, ptr %36, i64 8
  %54 = and i64 %37, 7
  %55 = mul nuw nsw i64 %51, %54
  %56 = getelementptr inbounds i8, ptr %53, i64 %55
  %57 = getelementptr i8, ptr %36, i64 72
  %58 = icmp eq ptr %52, null
  %59 = zext i1 %58 to i32
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #12
  %60 = icmp eq i32 %29, 0
  %61 = getelementptr inbounds i8, ptr %16, i64 224
  %62 = getelementptr inbounds i8, ptr %16, i64 352
  %63 = getelementptr inbounds i8, ptr %52, i64 8
  br i1 %60, label %98, label %64

64:                                               ; preds = %50
  %65 = zext i32 %29 to i64
  br label %102

66:                                               ; preds = %118
  br i1 %60, label %98, label %67

67:                                               ; preds = %66
  %68 = getelementptr inbounds i8, ptr %16, i64 220
  %69 = load i32, ptr %68, align 4, !tbaa !17
  %70 = icmp eq i32 %69, 0
  %71 = getelementptr inbounds i32, ptr %63, i64 %32
  %72 = zext i32 %29 to i64
  br label %73

73:                                               ; preds = %92, %67
  %74 = phi i64 [ 0, %67 ], [ %96, %92 ]
  %75 = phi i32 [ %121, %67 ], [ %95, %92 ]
  %76 = getelementptr inbounds [32 x i32], ptr %61, i64 0, i64 %74
  %77 = load i32, ptr %76, align 4, !tbaa !17
  %78 = getelementptr inbounds %struct.WarpState, ptr %12, i64 %74, i32 11, i64 1
  %79 = load i32, ptr %78, align 4, !tbaa !17
  %80 = tail call i32 @llvm.umin.i32(i32 %77, i32 %79)
  br i1 %70, label %84, label %81

81:                                               ; preds = %73
  %82 = getelementptr inbounds [2 x [32 x i32]], ptr %62, i64 0, i64 1, i64 %74
  %83 = load i32, ptr %82, align 4, !tbaa !17
  br label %84

84:                                               ; preds = %81, %73
  %85 = phi i32 [ %83, %81 ], [ 0, %73 ]
  %86 = tail call i32 @llvm.umax.i32(i32 %80, i32 %85)
  %87 = getelementptr inbounds [2 x [32 x i32]], ptr %4, i64 0, i64 1, i64 %74
  store i32 %86, ptr %87, align 4, !tbaa !17
  br i1 %58, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds i32, ptr %71, i64 %74
  %90 = load i32, ptr %89, align 4, !tbaa !17
  %91 = icmp ult i32 %90, %86
  br label %92

92:                                               ; preds = %88, %84
  %93 = phi i1 [ false, %84 ], [ %91, %88 ]
  %94 = zext i1 %93 to i32
  %95 = or i32 %75, %94
  %96 = add nuw nsw i64 %74, 1
  %97 = icmp eq i64 %96, %72
  br i1 %97, label %98, label %73, !llvm.loop !164

98:                                               ; preds = %92, %50, %66
  %99 = phi i32 [ %121, %66 ], [ %59, %50 ], [ %95, %92 ]
  %100 = shl nuw nsw i64 %32, 6
  %101 = getelementptr i8, ptr %57, i64 %100
  br i1 %58, label %126, label %124

102:                                              ; preds = %64, %118
  %103 = phi i64 [ 0, %64 ], [ %122, %118 ]
  %104 = phi i32 [ %59, %64 ], [ %121, %118 ]
  %105 = getelementptr inbounds [32 x i32], ptr %61, i64 0, i64 %103
  %106 = load i32, ptr %105, align 4, !tbaa !17
  %107 = getelementptr inbounds %struct.WarpState, ptr %12, i64 %103, i32 11, i64 0
  %108 = load i32, ptr %107, align 4, !tbaa !17
  %109 = tail call i32 @llvm.umin.i32(i32 %106, i32 %108)
  %110 = getelementptr inbounds [2 x [32 x i32]], ptr %62, i64 0, i64 0, i64 %103
  %111 = load i32, ptr %110, align 4, !tbaa !17
  %112 = tail call i32 @llvm.umax.i32(i32 %109, i32 %111)
  %113 = getelementptr inbounds [2 x [32 x i32]], ptr %4, i64 0, i64 0, i64 %103
  store i32 %112, ptr %113, align 4, !tbaa !17
  br i1 %58, label %118, label %114

114:                                              ; preds = %102
  %115 = getelementptr inbounds i32, ptr %63, i64 %103
  %116 = load i32, ptr %115, align 4, !tbaa !17
  %117 = icmp ult i32 %116, %112
  br label %118

118:                                              ; preds = %114, %102
  %119 = phi i1 [ false, %102 ], [ %117, %114 ]
  %120 = zext i1 %119 to i32
  %121 = or i32 %104, %120
  %122 = add nuw nsw i64 %103, 1
  %123 = icmp eq i64 %122, %65
  br i1 %123, label %66, label %102, !llvm.loop !164

124:                                              ; preds = %98
  %125 = load i64, ptr %52, align 8, !tbaa !14
  br label %126

126:                                              ; preds = %98, %124
  %127 = phi i64 [ %125, %124 ], [ 0, %98 ]
  %128 = icmp eq i32 %99, 0
  br i1 %128, label %179, label %129

129:                                              ; preds = %126
  %130 = getelementptr inbounds i8, ptr %101, i64 8
  %131 = getelementptr inbounds i8, ptr %56, i64 8
  %132 = icmp ugt i64 %37, 7
  br i1 %60, label %157, label %163

133:                                              ; preds = %172
  %134 = icmp eq i32 %176, 0
  br i1 %134, label %157, label %135

135:                                              ; preds = %133, %150
  %136 = phi i64 [ %153, %150 ], [ 0, %133 ]
  %137 = phi i32 [ %154, %150 ], [ %176, %133 ]
  %138 = and i32 %137, 1
  %139 = add i32 %138, %137
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr %130, i64 %140
  %142 = getelementptr inbounds i32, ptr %141, i64 %136
  %143 = getelementptr inbounds i32, ptr %131, i64 %140
  %144 = getelementptr inbounds i32, ptr %143, i64 %136
  br i1 %132, label %145, label %150

145:                                              ; preds = %135
  %146 = load i32, ptr %144, align 4, !tbaa !17
  %147 = load i32, ptr %142, align 4, !tbaa !17
  %148 = icmp ugt i32 %146, %147
  br i1 %148, label %149, label %150

149:                                              ; preds = %145
  store i32 %146, ptr %142, align 4, !tbaa !17
  br label %150

150:                                              ; preds = %149, %145, %135
  %151 = getelementptr inbounds [2 x [32 x i32]], ptr %4, i64 0, i64 1, i64 %136
  %152 = load i32, ptr %151, align 4, !tbaa !17
  store i32 %152, ptr %144, align 4, !tbaa !17
  %153 = add nuw nsw i64 %136, 1
  %154 = load i32, ptr %28, align 4, !tbaa !115
  %155 = zext i32 %154 to i64
  %156 = icmp ult i64 %153, %155
  br i1 %156, label %135, label %157, !llvm.loop !165

157:                                              ; preds = %150, %129, %133
  %158 = getelementptr inbounds i8, ptr %0, i64 72
  %159 = load i64, ptr %158, align 8, !tbaa !166
  %160 = add i64 %159, 1
  store i64 %160, ptr %158, align 8, !tbaa !166
  store i64 %160, ptr %56, align 8, !tbaa !14
  %161 = load i64, ptr %36, align 8, !tbaa !14
  %162 = add i64 %161, 1
  store i64 %162, ptr %36, align 8, !tbaa !14
  br label %179

163:                                              ; preds = %129, %172
  %164 = phi i64 [ %175, %172 ], [ 0, %129 ]
  %165 = getelementptr inbounds i32, ptr %130, i64 %164
  %166 = getelementptr inbounds i32, ptr %131, i64 %164
  br i1 %132, label %167, label %172

167:                                              ; preds = %163
  %168 = load i32, ptr %166, align 4, !tbaa !17
  %169 = load i32, ptr %165, align 4, !tbaa !17
  %170 = icmp ugt i32 %168, %169
  br i1 %170, label %171, label %172

171:                                              ; preds = %167
  store i32 %168, ptr %165, align 4, !tbaa !17
  br label %172

172:                                              ; preds = %171, %167, %163
  %173 = getelementptr inbounds [2 x [32 x i32]], ptr %4, i64 0, i64 0, i64 %164
  %174 = load i32, ptr %173, align 4, !tbaa !17
  store i32 %174, ptr %166, align 4, !tbaa !17
  %175 = add nuw nsw i64 %164, 1
  %176 = load i32, ptr %28, align 4, !tbaa !115
  %177 = zext i32 %176 to i64
  %178 = icmp ult i64 %175, %177
  br i1 %178, label %163, label %133, !llvm.loop !165

179:                                              ; preds = %157, %126
  %180 = phi i64 [ %160, %157 ], [ %127, %126 ]
  %181 = getelementptr inbounds i8, ptr %16, i64 136
  %182 = load i64, ptr %181, align 8, !tbaa !131
  %183 = tail call i64 @llvm.umax.i64(i64 %180, i64 %182)
  %184 = mul i64 %2, -7046029254386353131
  %185 = lshr i64 %184, 32
  %186 = getelementptr inbounds i8, ptr %0, i64 48
  %187 = load ptr, ptr %186, align 8, !tbaa !157
  %188 = getelementptr inbounds i8, ptr %0, i64 56
  %189 = load i64, ptr %188, align 8, !tbaa !158
  br label %190

190:                                              ; preds = %209, %179
  %191 = phi i32 [ 0, %179 ], [ %210, %209 ]
  %192 = phi i64 [ %185, %179 ], [ %211, %209 ]
  %193 = and i64 %192, %189
  %194 = getelementptr inbounds %struct.Sync, ptr %187, i64 %193
  %195 = load i64, ptr %194, align 8, !tbaa !159
  %196 = icmp eq i64 %195, %2
  br i1 %196, label %213, label %197

197:                                              ; preds = %190
  %198 = icmp eq i64 %195, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %207, %197
  %200 = phi ptr [ %194, %197 ], [ %204, %207 ]
  store i64 %2, ptr %200, align 8, !tbaa !159
  br label %213

201:                                              ; preds = %197
  %202 = add nuw nsw i64 %192, 1
  %203 = and i64 %202, %189
  %204 = getelementptr inbounds %struct.Sync, ptr %187, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !159
  %206 = icmp eq i64 %205, %2
  br i1 %206, label %213, label %207

207:                                              ; preds = %201
  %208 = icmp eq i64 %205, 0
  br i1 %208, label %199, label %209

209:                                              ; preds = %207
  %210 = add nuw nsw i32 %191, 2
  %211 = add nuw nsw i64 %192, 2
  %212 = icmp eq i32 %210, 64
  br i1 %212, label %213, label %190, !llvm.loop !161

213:                                              ; preds = %190, %201, %209, %199
  %214 = phi ptr [ %200, %199 ], [ %194, %190 ], [ %204, %201 ], [ null, %209 ]
  %215 = icmp eq ptr %214, null
  %216 = getelementptr inbounds i8, ptr %214, i64 8
  %217 = getelementptr inbounds i8, ptr %0, i64 64
  %218 = select i1 %215, ptr %217, ptr %216
  %219 = load i64, ptr %218, align 8, !tbaa !14
  %220 = icmp ult i64 %219, %183
  br i1 %220, label %221, label %222

221:                                              ; preds = %213
  store i64 %183, ptr %218, align 8, !tbaa !14
  br label %222

222:                                              ; preds = %221, %213
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #12
  br label %223

223:                                              ; preds = %3, %20, %222
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #10

attributes #0 = { nofree norecurse nosync nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!4 = !{!5}
!5 = distinct !{!5, !6, !"begin: argument 0"}
!6 = distinct !{!6, !"begin"}
!7 = !{!8, !9, i64 16}
!8 = !{!"Warp", !9, i64 0, !9, i64 8, !9, i64 16, !12, i64 24, !13, i64 32, !13, i64 36, !13, i64 40, !13, i64 44, !13, i64 48, !13, i64 52, !13, i64 56, !13, i64 60, !13, i64 64, !13, i64 68, !13, i64 72, !13, i64 76, !10, i64 80, !13, i64 92, !9, i64 96, !9, i64 104, !9, i64 112, !13, i64 120, !13, i64 124, !10, i64 128, !10, i64 192}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!"long long", !10, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!12, !12, i64 0}
!15 = !{!16, !9, i64 136}
!16 = !{!"Launch", !12, i64 0, !10, i64 8, !10, i64 20, !13, i64 32, !13, i64 36, !9, i64 40, !12, i64 48, !12, i64 56, !13, i64 64, !13, i64 68, !13, i64 72, !13, i64 76, !9, i64 80, !12, i64 88, !9, i64 96, !9, i64 104, !12, i64 112, !12, i64 120, !9, i64 128, !9, i64 136, !13, i64 144, !13, i64 148, !9, i64 152, !13, i64 160, !13, i64 164, !9, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !9, i64 208, !12, i64 216, !9, i64 224, !13, i64 232, !13, i64 236, !12, i64 240, !9, i64 248, !12, i64 256, !10, i64 264, !9, i64 296}
!17 = !{!13, !13, i64 0}
!18 = !{!19, !9, i64 16}
!19 = !{!"", !12, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !13, i64 88, !13, i64 92, !13, i64 96, !13, i64 100, !13, i64 104, !13, i64 108, !13, i64 112, !13, i64 116, !10, i64 120}
!20 = !{!10, !10, i64 0}
!21 = !{!19, !13, i64 116}
!22 = !{!8, !9, i64 8}
!23 = !{!24, !9, i64 0}
!24 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !25, i64 32, !13, i64 48, !13, i64 52, !13, i64 56, !13, i64 60}
!25 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!26 = !{!24, !9, i64 8}
!27 = !{!24, !9, i64 16}
!28 = !{!8, !13, i64 32}
!29 = !{!24, !9, i64 24}
!30 = !{!24, !13, i64 48}
!31 = !{!24, !13, i64 52}
!32 = !{!24, !13, i64 56}
!33 = !{!24, !13, i64 60}
!34 = !{!35, !9, i64 0}
!35 = !{!"", !9, i64 0, !12, i64 8, !9, i64 16, !13, i64 24, !13, i64 28}
!36 = !{!35, !12, i64 8}
!37 = !{!35, !9, i64 16}
!38 = !{!35, !13, i64 24}
!39 = !{!35, !13, i64 28}
!40 = !{!41, !13, i64 32}
!41 = !{!"Block", !10, i64 0, !13, i64 12, !9, i64 16, !12, i64 24, !13, i64 32, !13, i64 36, !13, i64 40, !13, i64 44, !9, i64 48, !9, i64 56, !10, i64 64, !10, i64 128, !10, i64 192, !10, i64 256, !13, i64 320, !13, i64 324, !9, i64 328, !10, i64 336, !9, i64 368, !10, i64 376}
!42 = !{!19, !13, i64 92}
!43 = !{!19, !9, i64 24}
!44 = !{!25, !13, i64 0}
!45 = !{!25, !13, i64 4}
!46 = !{!25, !13, i64 8}
!47 = !{!25, !13, i64 12}
!48 = distinct !{!48, !49}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!16, !13, i64 164}
!51 = !{!16, !13, i64 160}
!52 = !{!41, !9, i64 16}
!53 = !{!54}
!54 = distinct !{!54, !55, !"event_at: argument 0"}
!55 = distinct !{!55, !"event_at"}
!56 = !{!16, !9, i64 152}
!57 = !{!24, !13, i64 40}
!58 = !{!41, !12, i64 24}
!59 = !{!19, !12, i64 80}
!60 = !{!8, !9, i64 104}
!61 = !{!8, !9, i64 112}
!62 = !{!16, !12, i64 88}
!63 = !{!16, !9, i64 80}
!64 = !{!65, !12, i64 0}
!65 = !{!"", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 20, !12, i64 24, !12, i64 32}
!66 = distinct !{!66, !49}
!67 = !{!65, !12, i64 8}
!68 = !{!65, !12, i64 32}
!69 = !{!70, !12, i64 0}
!70 = !{!"", !12, i64 0, !12, i64 8, !9, i64 16, !9, i64 24, !13, i64 32, !13, i64 36}
!71 = !{!24, !13, i64 32}
!72 = !{!70, !12, i64 8}
!73 = !{!19, !13, i64 96}
!74 = !{!75, !13, i64 0}
!75 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16, !13, i64 20, !10, i64 24, !12, i64 136, !13, i64 144, !13, i64 148, !10, i64 152, !10, i64 216, !10, i64 224, !10, i64 352, !10, i64 608, !10, i64 640, !10, i64 672}
!76 = !{!19, !13, i64 100}
!77 = !{!19, !13, i64 104}
!78 = !{!19, !9, i64 32}
!79 = !{!70, !13, i64 32}
!80 = !{!70, !9, i64 16}
!81 = !{!70, !9, i64 24}
!82 = !{!24, !13, i64 36}
!83 = !{!84}
!84 = distinct !{!84, !85, !"begin: argument 0"}
!85 = distinct !{!85, !"begin"}
!86 = !{!75, !13, i64 4}
!87 = !{!19, !13, i64 88}
!88 = !{!9, !9, i64 0}
!89 = distinct !{!89, !49}
!90 = distinct !{!90, !49}
!91 = distinct !{!91, !49}
!92 = distinct !{!92, !49}
!93 = distinct !{!93, !49}
!94 = distinct !{!94, !49}
!95 = !{!96}
!96 = distinct !{!96, !97, !"begin: argument 0"}
!97 = distinct !{!97, !"begin"}
!98 = !{!99, !13, i64 20}
!99 = !{!"", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 20, !13, i64 24, !13, i64 28, !13, i64 32, !13, i64 36, !13, i64 40, !13, i64 44}
!100 = !{!99, !13, i64 16}
!101 = !{!99, !12, i64 8}
!102 = !{!99, !12, i64 0}
!103 = !{!99, !13, i64 24}
!104 = !{!99, !13, i64 28}
!105 = !{!99, !13, i64 32}
!106 = !{!99, !13, i64 36}
!107 = !{!99, !13, i64 40}
!108 = distinct !{!108, !49}
!109 = distinct !{!109, !49}
!110 = !{!75, !13, i64 144}
!111 = !{!75, !13, i64 148}
!112 = distinct !{!112, !113}
!113 = !{!"llvm.loop.unroll.disable"}
!114 = distinct !{!114, !49}
!115 = !{!16, !13, i64 68}
!116 = !{!75, !13, i64 12}
!117 = !{!75, !13, i64 16}
!118 = !{!75, !13, i64 8}
!119 = !{!19, !13, i64 108}
!120 = distinct !{!120, !49}
!121 = distinct !{!121, !49}
!122 = !{!8, !9, i64 0}
!123 = distinct !{!123, !49}
!124 = distinct !{!124, !49}
!125 = distinct !{!125, !49}
!126 = !{!41, !9, i64 328}
!127 = distinct !{!127, !49}
!128 = distinct !{!128, !49}
!129 = distinct !{!129, !49}
!130 = distinct !{!130, !49}
!131 = !{!75, !12, i64 136}
!132 = distinct !{!132, !49}
!133 = distinct !{!133, !49}
!134 = distinct !{!134, !49}
!135 = distinct !{!135, !49}
!136 = !{!8, !13, i64 44}
!137 = distinct !{!137, !49}
!138 = distinct !{!138, !49}
!139 = distinct !{!139, !49}
!140 = distinct !{!140, !49}
!141 = distinct !{!141, !49}
!142 = !{!143, !13, i64 12}
!143 = !{!"", !25, i64 0, !10, i64 16, !10, i64 48}
!144 = !{!143, !13, i64 8}
!145 = !{!143, !13, i64 4}
!146 = !{!147, !13, i64 0}
!147 = !{!"", !13, i64 0, !13, i64 4}
!148 = !{!147, !13, i64 4}
!149 = distinct !{!149, !49}
!150 = distinct !{!150, !49}
!151 = distinct !{!151, !49}
!152 = !{!19, !13, i64 112}
!153 = !{!19, !9, i64 40}
!154 = distinct !{!154, !49}
!155 = distinct !{!155, !49}
!156 = distinct !{!156, !49}
!157 = !{!19, !9, i64 48}
!158 = !{!19, !12, i64 56}
!159 = !{!160, !12, i64 0}
!160 = !{!"", !12, i64 0, !12, i64 8}
!161 = distinct !{!161, !49}
!162 = !{!160, !12, i64 8}
!163 = !{!19, !12, i64 64}
!164 = distinct !{!164, !49}
!165 = distinct !{!165, !49}
!166 = !{!19, !12, i64 72}
