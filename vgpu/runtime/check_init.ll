; made from check_init.c check.h runtime.h sha256 49eeb863884e07a1e514d1fe10cbecd15e86961d84a6c5a3d41e0a6337f52f12 text c80ca31b71896790f14c0dfedaccf333ac08b6504b76bf110388852ab8fe3364

%struct.Place = type { ptr, i64, i32 }
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Variable = type { i32, i32 }
%struct.Origin = type { i64, i64 }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_uniform(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 16, !tbaa !4
  %7 = getelementptr inbounds i8, ptr %6, i64 136
  %8 = load ptr, ptr %7, align 8, !tbaa !11
  %9 = zext i32 %1 to i64
  %10 = getelementptr inbounds i32, ptr %8, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !13
  %12 = and i32 %11, 255
  %13 = lshr i32 %11, 8
  %14 = and i32 %13, 15
  %15 = lshr i32 %11, 12
  %16 = and i32 %15, 15
  %17 = lshr i32 %11, 16
  %18 = zext nneg i32 %14 to i64
  %19 = shl nuw nsw i64 %18, 32
  %20 = zext nneg i32 %12 to i64
  %21 = or disjoint i64 %19, %20
  %22 = zext nneg i32 %17 to i64
  %23 = shl nuw nsw i64 %22, 32
  %24 = zext nneg i32 %16 to i64
  %25 = or disjoint i64 %23, %24
  %26 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  tail call fastcc void @stretch(ptr noundef %0, i32 noundef %1, i64 %21, i64 %25, i32 noundef %26, i32 noundef 1, i64 noundef %3) #7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @stretch(ptr nocapture noundef readonly %0, i32 noundef %1, i64 %2, i64 %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = alloca %struct.Place, align 8
  %9 = trunc i64 %2 to i32
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #8
  %10 = and i64 %2, 4294967295
  call fastcc void @place_of(ptr dead_on_unwind nonnull writable sret(%struct.Place) align 8 %8, ptr noundef %0, i64 %3, i64 noundef %6) #7
  %11 = load ptr, ptr %8, align 8, !tbaa !14
  %12 = icmp eq ptr %11, null
  br i1 %12, label %344, label %13

13:                                               ; preds = %7
  %14 = and i64 %2, -4294967296
  %15 = icmp eq i64 %14, 4294967296
  br i1 %15, label %183, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, ptr %8, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !16
  %19 = mul i32 %9, %5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %181, label %21

21:                                               ; preds = %16
  %22 = zext i32 %19 to i64
  br label %23

23:                                               ; preds = %21, %51
  %24 = phi i64 [ %54, %51 ], [ %18, %21 ]
  %25 = phi i64 [ %55, %51 ], [ %22, %21 ]
  %26 = trunc i64 %24 to i32
  %27 = and i32 %26, 7
  %28 = icmp eq i32 %27, 0
  %29 = icmp ugt i64 %25, 63
  %30 = and i1 %29, %28
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = lshr i64 %24, 3
  %33 = getelementptr inbounds i8, ptr %11, i64 %32
  %34 = load i64, ptr %33, align 1
  %35 = icmp eq i64 %34, -1
  br i1 %35, label %51, label %57

36:                                               ; preds = %23
  %37 = sub nuw nsw i32 8, %27
  %38 = zext nneg i32 %37 to i64
  %39 = icmp ult i64 %25, %38
  %40 = trunc i64 %25 to i32
  %41 = select i1 %39, i32 %40, i32 %37
  %42 = shl nsw i32 -1, %41
  %43 = xor i32 %42, -1
  %44 = shl i32 %43, %27
  %45 = lshr i64 %24, 3
  %46 = getelementptr inbounds i8, ptr %11, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !17
  %48 = zext i8 %47 to i32
  %49 = and i32 %44, %48
  %50 = icmp eq i32 %49, %44
  br i1 %50, label %51, label %57

51:                                               ; preds = %36, %31
  %52 = phi i32 [ %41, %36 ], [ 64, %31 ]
  %53 = zext i32 %52 to i64
  %54 = add i64 %24, %53
  %55 = sub i64 %25, %53
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %181, label %23

57:                                               ; preds = %31, %36
  %58 = icmp eq i32 %5, 0
  br i1 %58, label %181, label %59

59:                                               ; preds = %57
  %60 = icmp eq i64 %10, 0
  %61 = getelementptr inbounds i8, ptr %0, i64 16
  %62 = zext i32 %1 to i64
  %63 = getelementptr inbounds i8, ptr %0, i64 8
  %64 = getelementptr inbounds i8, ptr %0, i64 32
  %65 = zext i32 %5 to i64
  br label %66

66:                                               ; preds = %59, %178
  %67 = phi i64 [ 0, %59 ], [ %179, %178 ]
  %68 = trunc nuw i64 %67 to i32
  %69 = mul i64 %67, %2
  %70 = and i64 %69, 4294967295
  br i1 %60, label %178, label %71

71:                                               ; preds = %66
  %72 = add i64 %18, %70
  br label %73

73:                                               ; preds = %71, %101
  %74 = phi i64 [ %104, %101 ], [ %72, %71 ]
  %75 = phi i64 [ %105, %101 ], [ %10, %71 ]
  %76 = trunc i64 %74 to i32
  %77 = and i32 %76, 7
  %78 = icmp eq i32 %77, 0
  %79 = icmp ugt i64 %75, 63
  %80 = and i1 %79, %78
  br i1 %80, label %81, label %86

81:                                               ; preds = %73
  %82 = lshr i64 %74, 3
  %83 = getelementptr inbounds i8, ptr %11, i64 %82
  %84 = load i64, ptr %83, align 1
  %85 = icmp eq i64 %84, -1
  br i1 %85, label %101, label %107

86:                                               ; preds = %73
  %87 = sub nuw nsw i32 8, %77
  %88 = zext nneg i32 %87 to i64
  %89 = icmp ult i64 %75, %88
  %90 = trunc i64 %75 to i32
  %91 = select i1 %89, i32 %90, i32 %87
  %92 = shl nsw i32 -1, %91
  %93 = xor i32 %92, -1
  %94 = shl i32 %93, %77
  %95 = lshr i64 %74, 3
  %96 = getelementptr inbounds i8, ptr %11, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !17
  %98 = zext i8 %97 to i32
  %99 = and i32 %94, %98
  %100 = icmp eq i32 %99, %94
  br i1 %100, label %101, label %107

101:                                              ; preds = %86, %81
  %102 = phi i32 [ %91, %86 ], [ 64, %81 ]
  %103 = zext i32 %102 to i64
  %104 = add i64 %74, %103
  %105 = sub i64 %75, %103
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %178, label %73

107:                                              ; preds = %81, %86
  %108 = add i32 %68, %4
  %109 = add i64 %70, %6
  %110 = load ptr, ptr %61, align 16, !tbaa !4
  %111 = getelementptr inbounds i8, ptr %110, i64 264
  %112 = load i64, ptr %111, align 8, !tbaa !18
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds i8, ptr %113, i64 8
  %115 = load ptr, ptr %114, align 8, !tbaa !19
  %116 = getelementptr inbounds i32, ptr %115, i64 %62
  %117 = load i32, ptr %116, align 4, !tbaa !13
  %118 = add i32 %117, 1
  store i32 %118, ptr %116, align 4, !tbaa !13
  %119 = icmp eq i32 %117, 0
  br i1 %119, label %120, label %178

120:                                              ; preds = %107
  %121 = load ptr, ptr %63, align 8, !tbaa !21
  %122 = getelementptr inbounds i8, ptr %121, i64 32
  %123 = load i32, ptr %122, align 8, !tbaa !22, !noalias !24
  %124 = load i32, ptr %64, align 32, !tbaa !27, !noalias !24
  %125 = getelementptr inbounds i8, ptr %121, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !28
  %127 = ptrtoint ptr %126 to i64
  %128 = getelementptr inbounds i8, ptr %121, i64 24
  %129 = load i64, ptr %128, align 8, !tbaa !29
  %130 = getelementptr inbounds i8, ptr %110, i64 164
  %131 = load i32, ptr %130, align 4, !tbaa !30
  %132 = icmp eq i32 %131, 0
  %133 = getelementptr inbounds i8, ptr %110, i64 160
  %134 = load i32, ptr %133, align 8, !tbaa !31
  br i1 %132, label %158, label %135

135:                                              ; preds = %120
  %136 = getelementptr inbounds i8, ptr %110, i64 152
  %137 = zext i32 %134 to i64
  %138 = zext i32 %131 to i64
  br label %139

139:                                              ; preds = %151, %135
  %140 = phi i64 [ 0, %135 ], [ %152, %151 ]
  %141 = icmp eq i64 %140, %137
  br i1 %141, label %158, label %142

142:                                              ; preds = %139
  %143 = load ptr, ptr %136, align 8, !tbaa !32
  %144 = getelementptr inbounds %struct.Event, ptr %143, i64 %140
  %145 = load i32, ptr %144, align 8, !tbaa !33
  %146 = icmp eq i32 %145, 12
  br i1 %146, label %147, label %151

147:                                              ; preds = %142
  %148 = getelementptr inbounds i8, ptr %144, i64 4
  %149 = load i32, ptr %148, align 4, !tbaa !35
  %150 = icmp eq i32 %149, %1
  br i1 %150, label %154, label %151

151:                                              ; preds = %147, %142
  %152 = add nuw nsw i64 %140, 1
  %153 = icmp eq i64 %152, %138
  br i1 %153, label %158, label %139, !llvm.loop !36

154:                                              ; preds = %147
  %155 = getelementptr inbounds i8, ptr %144, i64 28
  %156 = load i32, ptr %155, align 4, !tbaa !38
  %157 = add i32 %156, 1
  store i32 %157, ptr %155, align 4, !tbaa !38
  br label %178

158:                                              ; preds = %151, %139, %120
  %159 = add i32 %131, 16
  %160 = icmp ult i32 %159, %134
  br i1 %160, label %161, label %178

161:                                              ; preds = %158
  %162 = getelementptr inbounds i8, ptr %110, i64 152
  %163 = load ptr, ptr %162, align 8, !tbaa !32
  %164 = add i32 %131, 1
  store i32 %164, ptr %130, align 4, !tbaa !30
  %165 = zext i32 %131 to i64
  %166 = getelementptr inbounds %struct.Event, ptr %163, i64 %165
  store i32 12, ptr %166, align 8, !tbaa !13
  %167 = getelementptr inbounds i8, ptr %166, i64 4
  store i32 %1, ptr %167, align 4, !tbaa !13
  %168 = getelementptr inbounds i8, ptr %166, i64 8
  store i32 %123, ptr %168, align 8, !tbaa !13
  %169 = getelementptr inbounds i8, ptr %166, i64 12
  store i32 %124, ptr %169, align 4, !tbaa !13
  %170 = getelementptr inbounds i8, ptr %166, i64 16
  store i32 %108, ptr %170, align 8, !tbaa !13
  %171 = getelementptr inbounds i8, ptr %166, i64 20
  store i32 0, ptr %171, align 4, !tbaa !13
  %172 = getelementptr inbounds i8, ptr %166, i64 24
  store i32 0, ptr %172, align 8, !tbaa !13
  %173 = getelementptr inbounds i8, ptr %166, i64 28
  store i32 0, ptr %173, align 4, !tbaa !13
  %174 = getelementptr inbounds i8, ptr %166, i64 32
  store i64 %109, ptr %174, align 8, !tbaa !18
  %175 = getelementptr inbounds i8, ptr %166, i64 40
  store i64 %127, ptr %175, align 8
  %176 = getelementptr inbounds i8, ptr %166, i64 48
  store i64 %129, ptr %176, align 8
  %177 = getelementptr inbounds i8, ptr %166, i64 56
  store i64 0, ptr %177, align 8, !tbaa !17
  br label %178

178:                                              ; preds = %101, %161, %158, %154, %107, %66
  %179 = add nuw nsw i64 %67, 1
  %180 = icmp eq i64 %179, %65
  br i1 %180, label %181, label %66, !llvm.loop !39

181:                                              ; preds = %51, %178, %57, %16
  %182 = icmp ult i64 %2, 4294967296
  br i1 %182, label %344, label %183

183:                                              ; preds = %13, %181
  %184 = getelementptr inbounds i8, ptr %8, i64 16
  %185 = load i32, ptr %184, align 8, !tbaa !40
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %305, label %187

187:                                              ; preds = %183
  %188 = getelementptr inbounds i8, ptr %8, i64 8
  %189 = load i64, ptr %188, align 8, !tbaa !16
  %190 = getelementptr inbounds i8, ptr %0, i64 16
  %191 = load ptr, ptr %190, align 16, !tbaa !4
  %192 = getelementptr inbounds i8, ptr %191, i64 264
  %193 = load i64, ptr %192, align 8, !tbaa !18
  %194 = inttoptr i64 %193 to ptr
  %195 = getelementptr inbounds i8, ptr %0, i64 8
  %196 = load ptr, ptr %195, align 8, !tbaa !21
  %197 = getelementptr inbounds i8, ptr %196, i64 376
  %198 = load i64, ptr %197, align 8, !tbaa !18
  %199 = inttoptr i64 %198 to ptr
  %200 = getelementptr inbounds i8, ptr %194, i64 32
  %201 = load i64, ptr %200, align 8, !tbaa !41
  %202 = icmp ult i64 %201, 63
  %203 = zext i1 %202 to i32
  %204 = icmp eq i64 %201, 0
  br i1 %204, label %212, label %205

205:                                              ; preds = %187
  %206 = mul i32 %9, %5
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds i8, ptr %194, i64 24
  %209 = add i64 %189, %207
  %210 = getelementptr inbounds i8, ptr %199, i64 16
  %211 = getelementptr inbounds i8, ptr %199, i64 8
  br label %215

212:                                              ; preds = %296, %187
  %213 = phi i32 [ %203, %187 ], [ %297, %296 ]
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %344, label %302

215:                                              ; preds = %296, %205
  %216 = phi i64 [ 0, %205 ], [ %299, %296 ]
  %217 = phi i32 [ %203, %205 ], [ %297, %296 ]
  %218 = phi i32 [ 0, %205 ], [ %298, %296 ]
  %219 = load ptr, ptr %208, align 8, !tbaa !42
  %220 = getelementptr inbounds %struct.Variable, ptr %219, i64 %216
  %221 = load i32, ptr %220, align 4, !tbaa !43
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds i8, ptr %220, i64 4
  %224 = load i32, ptr %223, align 4, !tbaa !45
  %225 = zext i32 %224 to i64
  %226 = add nuw nsw i64 %225, %222
  %227 = tail call i64 @llvm.umax.i64(i64 %222, i64 %189)
  %228 = tail call i64 @llvm.umin.i64(i64 %209, i64 %226)
  %229 = icmp ult i64 %227, %228
  br i1 %229, label %234, label %230

230:                                              ; preds = %215
  %231 = load ptr, ptr %211, align 8, !tbaa !46
  %232 = getelementptr inbounds i32, ptr %231, i64 %216
  %233 = load i32, ptr %232, align 4, !tbaa !13
  br label %287

234:                                              ; preds = %215
  %235 = load ptr, ptr %210, align 8, !tbaa !48
  %236 = sub nsw i64 %228, %227
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %281, label %238

238:                                              ; preds = %234, %274
  %239 = phi i64 [ %278, %274 ], [ %227, %234 ]
  %240 = phi i64 [ %279, %274 ], [ %236, %234 ]
  %241 = phi i32 [ %276, %274 ], [ 0, %234 ]
  %242 = trunc i64 %239 to i32
  %243 = and i32 %242, 7
  %244 = lshr i64 %239, 3
  %245 = getelementptr inbounds i8, ptr %235, i64 %244
  %246 = icmp eq i32 %243, 0
  %247 = icmp ugt i64 %240, 63
  %248 = and i1 %247, %246
  br i1 %248, label %249, label %257

249:                                              ; preds = %238
  %250 = load i64, ptr %245, align 1
  %251 = icmp eq i64 %250, -1
  br i1 %251, label %274, label %252

252:                                              ; preds = %249
  %253 = xor i64 %250, -1
  %254 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %253)
  %255 = trunc nuw nsw i64 %254 to i32
  %256 = add i32 %241, %255
  store i64 -1, ptr %245, align 1
  br label %274

257:                                              ; preds = %238
  %258 = sub nuw nsw i32 8, %243
  %259 = zext nneg i32 %258 to i64
  %260 = icmp ult i64 %240, %259
  %261 = trunc i64 %240 to i32
  %262 = select i1 %260, i32 %261, i32 %258
  %263 = shl nsw i32 -1, %262
  %264 = xor i32 %263, -1
  %265 = shl i32 %264, %243
  %266 = load i8, ptr %245, align 1, !tbaa !17
  %267 = zext i8 %266 to i32
  %268 = xor i32 %267, -1
  %269 = and i32 %265, %268
  %270 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %269)
  %271 = add i32 %270, %241
  %272 = trunc i32 %265 to i8
  %273 = or i8 %266, %272
  store i8 %273, ptr %245, align 1, !tbaa !17
  br label %274

274:                                              ; preds = %257, %252, %249
  %275 = phi i32 [ %262, %257 ], [ 64, %252 ], [ 64, %249 ]
  %276 = phi i32 [ %271, %257 ], [ %256, %252 ], [ %241, %249 ]
  %277 = zext i32 %275 to i64
  %278 = add i64 %239, %277
  %279 = sub i64 %240, %277
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %281, label %238, !llvm.loop !49

281:                                              ; preds = %274, %234
  %282 = phi i32 [ 0, %234 ], [ %276, %274 ]
  %283 = load ptr, ptr %211, align 8, !tbaa !46
  %284 = getelementptr inbounds i32, ptr %283, i64 %216
  %285 = load i32, ptr %284, align 4, !tbaa !13
  %286 = sub i32 %285, %282
  store i32 %286, ptr %284, align 4, !tbaa !13
  br label %287

287:                                              ; preds = %281, %230
  %288 = phi i32 [ %233, %230 ], [ %286, %281 ]
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %296

290:                                              ; preds = %287
  %291 = icmp ult i32 %218, 63
  br i1 %291, label %292, label %296

292:                                              ; preds = %290
  %293 = shl nuw i64 1, %216
  %294 = load i64, ptr %199, align 8, !tbaa !50
  %295 = or i64 %294, %293
  store i64 %295, ptr %199, align 8, !tbaa !50
  br label %296

296:                                              ; preds = %292, %290, %287
  %297 = phi i32 [ %217, %292 ], [ %217, %290 ], [ 0, %287 ]
  %298 = add i32 %218, 1
  %299 = zext i32 %298 to i64
  %300 = load i64, ptr %200, align 8, !tbaa !41
  %301 = icmp ugt i64 %300, %299
  br i1 %301, label %215, label %212, !llvm.loop !51

302:                                              ; preds = %212
  %303 = load i64, ptr %199, align 8, !tbaa !50
  %304 = or i64 %303, -9223372036854775808
  store i64 %304, ptr %199, align 8, !tbaa !50
  br label %344

305:                                              ; preds = %183
  %306 = mul i32 %9, %5
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %344, label %308

308:                                              ; preds = %305
  %309 = zext i32 %306 to i64
  %310 = getelementptr inbounds i8, ptr %8, i64 8
  %311 = load i64, ptr %310, align 8, !tbaa !16
  br label %312

312:                                              ; preds = %308, %338
  %313 = phi i64 [ %341, %338 ], [ %311, %308 ]
  %314 = phi i64 [ %342, %338 ], [ %309, %308 ]
  %315 = trunc i64 %313 to i32
  %316 = and i32 %315, 7
  %317 = lshr i64 %313, 3
  %318 = getelementptr inbounds i8, ptr %11, i64 %317
  %319 = icmp eq i32 %316, 0
  %320 = icmp ugt i64 %314, 63
  %321 = and i1 %320, %319
  br i1 %321, label %322, label %326

322:                                              ; preds = %312
  %323 = load i64, ptr %318, align 1
  %324 = icmp eq i64 %323, -1
  br i1 %324, label %338, label %325

325:                                              ; preds = %322
  store i64 -1, ptr %318, align 1
  br label %338

326:                                              ; preds = %312
  %327 = sub nuw nsw i32 8, %316
  %328 = zext nneg i32 %327 to i64
  %329 = icmp ult i64 %314, %328
  %330 = trunc i64 %314 to i32
  %331 = select i1 %329, i32 %330, i32 %327
  %332 = shl nsw i32 -1, %331
  %333 = xor i32 %332, -1
  %334 = shl i32 %333, %316
  %335 = load i8, ptr %318, align 1, !tbaa !17
  %336 = trunc i32 %334 to i8
  %337 = or i8 %335, %336
  store i8 %337, ptr %318, align 1, !tbaa !17
  br label %338

338:                                              ; preds = %326, %325, %322
  %339 = phi i32 [ %331, %326 ], [ 64, %325 ], [ 64, %322 ]
  %340 = zext i32 %339 to i64
  %341 = add i64 %313, %340
  %342 = sub i64 %314, %340
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %344, label %312, !llvm.loop !49

344:                                              ; preds = %338, %305, %302, %212, %181, %7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.Place, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 16, !tbaa !4
  %12 = getelementptr inbounds i8, ptr %11, i64 136
  %13 = load ptr, ptr %12, align 8, !tbaa !11
  %14 = zext i32 %1 to i64
  %15 = getelementptr inbounds i32, ptr %13, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = and i32 %16, 255
  %18 = lshr i32 %16, 8
  %19 = and i32 %18, 15
  %20 = lshr i32 %16, 12
  %21 = and i32 %20, 15
  %22 = lshr i32 %16, 16
  %23 = zext nneg i32 %19 to i64
  %24 = shl nuw nsw i64 %23, 32
  %25 = zext nneg i32 %17 to i64
  %26 = or disjoint i64 %24, %25
  %27 = zext nneg i32 %22 to i64
  %28 = shl nuw nsw i64 %27, 32
  %29 = zext nneg i32 %21 to i64
  %30 = or disjoint i64 %28, %29
  %31 = icmp eq i64 %25, %3
  br i1 %31, label %32, label %45

32:                                               ; preds = %8
  %33 = shl nuw nsw i64 %3, 1
  %34 = icmp eq i64 %33, %4
  br i1 %34, label %35, label %45

35:                                               ; preds = %32
  %36 = shl nuw nsw i64 %3, 2
  %37 = icmp eq i64 %36, %5
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = shl nuw nsw i64 %3, 3
  %40 = icmp eq i64 %39, %6
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = shl nuw nsw i64 %3, 4
  %43 = icmp eq i64 %42, %7
  %44 = select i1 %43, i32 5, i32 4
  br label %45

45:                                               ; preds = %8, %32, %35, %38, %41
  %46 = phi i32 [ 0, %8 ], [ 1, %32 ], [ 2, %35 ], [ 3, %38 ], [ %44, %41 ]
  %47 = shl nuw nsw i32 1, %46
  %48 = or i32 %46, %19
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %51, %45
  br label %205

51:                                               ; preds = %45
  %52 = icmp eq i32 %21, 2
  %53 = icmp ugt i32 %16, 65535
  %54 = or i1 %53, %52
  br i1 %54, label %55, label %50

55:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #8
  call fastcc void @place_of(ptr dead_on_unwind nonnull writable sret(%struct.Place) align 8 %9, ptr noundef nonnull %0, i64 %30, i64 noundef %2) #7
  %56 = load ptr, ptr %9, align 8, !tbaa !14
  %57 = icmp eq ptr %56, null
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds i8, ptr %9, i64 8
  %60 = load i64, ptr %59, align 8, !tbaa !16
  %61 = icmp ult i32 %17, 9
  %62 = shl nsw i32 -1, %17
  %63 = xor i32 %62, -1
  %64 = getelementptr inbounds i8, ptr %0, i64 8
  %65 = getelementptr inbounds i8, ptr %0, i64 32
  br label %67

66:                                               ; preds = %202, %55
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #8
  br label %233

67:                                               ; preds = %58, %202
  %68 = phi i32 [ 0, %58 ], [ %203, %202 ]
  %69 = and i32 %68, 1
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i64 0, i64 %3
  %72 = and i32 %68, 2
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, i64 0, i64 %4
  %75 = and i32 %68, 4
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %76, i64 0, i64 %5
  %78 = and i32 %68, 8
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %79, i64 0, i64 %6
  %81 = icmp ult i32 %68, 16
  %82 = select i1 %81, i64 0, i64 %7
  %83 = add i64 %74, %82
  %84 = add i64 %83, %71
  %85 = add i64 %84, %77
  %86 = add i64 %85, %80
  %87 = add i64 %60, %86
  br i1 %61, label %122, label %88

88:                                               ; preds = %67, %116
  %89 = phi i64 [ %119, %116 ], [ %87, %67 ]
  %90 = phi i64 [ %120, %116 ], [ %25, %67 ]
  %91 = trunc i64 %89 to i32
  %92 = and i32 %91, 7
  %93 = icmp eq i32 %92, 0
  %94 = icmp ugt i64 %90, 63
  %95 = and i1 %94, %93
  br i1 %95, label %96, label %101

96:                                               ; preds = %88
  %97 = lshr i64 %89, 3
  %98 = getelementptr inbounds i8, ptr %56, i64 %97
  %99 = load i64, ptr %98, align 1
  %100 = icmp eq i64 %99, -1
  br i1 %100, label %116, label %132

101:                                              ; preds = %88
  %102 = sub nuw nsw i32 8, %92
  %103 = zext nneg i32 %102 to i64
  %104 = icmp ult i64 %90, %103
  %105 = trunc i64 %90 to i32
  %106 = select i1 %104, i32 %105, i32 %102
  %107 = shl nsw i32 -1, %106
  %108 = xor i32 %107, -1
  %109 = shl i32 %108, %92
  %110 = lshr i64 %89, 3
  %111 = getelementptr inbounds i8, ptr %56, i64 %110
  %112 = load i8, ptr %111, align 1, !tbaa !17
  %113 = zext i8 %112 to i32
  %114 = and i32 %109, %113
  %115 = icmp eq i32 %114, %109
  br i1 %115, label %116, label %132

116:                                              ; preds = %101, %96
  %117 = phi i32 [ %106, %101 ], [ 64, %96 ]
  %118 = zext i32 %117 to i64
  %119 = add i64 %89, %118
  %120 = sub i64 %90, %118
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %202, label %88

122:                                              ; preds = %67
  %123 = trunc i64 %87 to i32
  %124 = and i32 %123, 7
  %125 = shl nuw nsw i32 %63, %124
  %126 = lshr i64 %87, 3
  %127 = getelementptr inbounds i8, ptr %56, i64 %126
  %128 = load i8, ptr %127, align 1, !tbaa !17
  %129 = zext i8 %128 to i32
  %130 = and i32 %125, %129
  %131 = icmp eq i32 %130, %125
  br i1 %131, label %202, label %132

132:                                              ; preds = %96, %101, %122
  %133 = add i64 %86, %2
  %134 = load ptr, ptr %10, align 16, !tbaa !4
  %135 = getelementptr inbounds i8, ptr %134, i64 264
  %136 = load i64, ptr %135, align 8, !tbaa !18
  %137 = inttoptr i64 %136 to ptr
  %138 = getelementptr inbounds i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8, !tbaa !19
  %140 = getelementptr inbounds i32, ptr %139, i64 %14
  %141 = load i32, ptr %140, align 4, !tbaa !13
  %142 = add i32 %141, 1
  store i32 %142, ptr %140, align 4, !tbaa !13
  %143 = icmp eq i32 %141, 0
  br i1 %143, label %144, label %202

144:                                              ; preds = %132
  %145 = load ptr, ptr %64, align 8, !tbaa !21
  %146 = getelementptr inbounds i8, ptr %145, i64 32
  %147 = load i32, ptr %146, align 8, !tbaa !22, !noalias !52
  %148 = load i32, ptr %65, align 32, !tbaa !27, !noalias !52
  %149 = getelementptr inbounds i8, ptr %145, i64 16
  %150 = load ptr, ptr %149, align 8, !tbaa !28
  %151 = ptrtoint ptr %150 to i64
  %152 = getelementptr inbounds i8, ptr %145, i64 24
  %153 = load i64, ptr %152, align 8, !tbaa !29
  %154 = getelementptr inbounds i8, ptr %134, i64 164
  %155 = load i32, ptr %154, align 4, !tbaa !30
  %156 = icmp eq i32 %155, 0
  %157 = getelementptr inbounds i8, ptr %134, i64 160
  %158 = load i32, ptr %157, align 8, !tbaa !31
  br i1 %156, label %182, label %159

159:                                              ; preds = %144
  %160 = getelementptr inbounds i8, ptr %134, i64 152
  %161 = zext i32 %158 to i64
  %162 = zext i32 %155 to i64
  br label %163

163:                                              ; preds = %175, %159
  %164 = phi i64 [ 0, %159 ], [ %176, %175 ]
  %165 = icmp eq i64 %164, %161
  br i1 %165, label %182, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %160, align 8, !tbaa !32
  %168 = getelementptr inbounds %struct.Event, ptr %167, i64 %164
  %169 = load i32, ptr %168, align 8, !tbaa !33
  %170 = icmp eq i32 %169, 12
  br i1 %170, label %171, label %175

171:                                              ; preds = %166
  %172 = getelementptr inbounds i8, ptr %168, i64 4
  %173 = load i32, ptr %172, align 4, !tbaa !35
  %174 = icmp eq i32 %173, %1
  br i1 %174, label %178, label %175

175:                                              ; preds = %171, %166
  %176 = add nuw nsw i64 %164, 1
  %177 = icmp eq i64 %176, %162
  br i1 %177, label %182, label %163, !llvm.loop !36

178:                                              ; preds = %171
  %179 = getelementptr inbounds i8, ptr %168, i64 28
  %180 = load i32, ptr %179, align 4, !tbaa !38
  %181 = add i32 %180, 1
  store i32 %181, ptr %179, align 4, !tbaa !38
  br label %202

182:                                              ; preds = %175, %163, %144
  %183 = add i32 %155, 16
  %184 = icmp ult i32 %183, %158
  br i1 %184, label %185, label %202

185:                                              ; preds = %182
  %186 = getelementptr inbounds i8, ptr %134, i64 152
  %187 = load ptr, ptr %186, align 8, !tbaa !32
  %188 = add i32 %155, 1
  store i32 %188, ptr %154, align 4, !tbaa !30
  %189 = zext i32 %155 to i64
  %190 = getelementptr inbounds %struct.Event, ptr %187, i64 %189
  store i32 12, ptr %190, align 8, !tbaa !13
  %191 = getelementptr inbounds i8, ptr %190, i64 4
  store i32 %1, ptr %191, align 4, !tbaa !13
  %192 = getelementptr inbounds i8, ptr %190, i64 8
  store i32 %147, ptr %192, align 8, !tbaa !13
  %193 = getelementptr inbounds i8, ptr %190, i64 12
  store i32 %148, ptr %193, align 4, !tbaa !13
  %194 = getelementptr inbounds i8, ptr %190, i64 16
  store i32 %68, ptr %194, align 8, !tbaa !13
  %195 = getelementptr inbounds i8, ptr %190, i64 20
  store i32 0, ptr %195, align 4, !tbaa !13
  %196 = getelementptr inbounds i8, ptr %190, i64 24
  store i32 0, ptr %196, align 8, !tbaa !13
  %197 = getelementptr inbounds i8, ptr %190, i64 28
  store i32 0, ptr %197, align 4, !tbaa !13
  %198 = getelementptr inbounds i8, ptr %190, i64 32
  store i64 %133, ptr %198, align 8, !tbaa !18
  %199 = getelementptr inbounds i8, ptr %190, i64 40
  store i64 %151, ptr %199, align 8
  %200 = getelementptr inbounds i8, ptr %190, i64 48
  store i64 %153, ptr %200, align 8
  %201 = getelementptr inbounds i8, ptr %190, i64 56
  store i64 0, ptr %201, align 8, !tbaa !17
  br label %202

202:                                              ; preds = %116, %185, %182, %178, %132, %122
  %203 = add nuw nsw i32 %68, 1
  %204 = icmp ult i32 %68, 31
  br i1 %204, label %67, label %66, !llvm.loop !55

205:                                              ; preds = %50, %230
  %206 = phi i32 [ %231, %230 ], [ 0, %50 ]
  %207 = and i32 %206, 1
  %208 = icmp eq i32 %207, 0
  %209 = select i1 %208, i64 0, i64 %3
  %210 = and i32 %206, 2
  %211 = icmp eq i32 %210, 0
  %212 = select i1 %211, i64 0, i64 %4
  %213 = and i32 %206, 4
  %214 = icmp eq i32 %213, 0
  %215 = select i1 %214, i64 0, i64 %5
  %216 = and i32 %206, 8
  %217 = icmp eq i32 %216, 0
  %218 = select i1 %217, i64 0, i64 %6
  %219 = icmp ult i32 %206, 16
  %220 = select i1 %219, i64 0, i64 %7
  %221 = add i64 %220, %2
  %222 = add i64 %221, %209
  %223 = add i64 %222, %212
  %224 = add i64 %223, %215
  %225 = add i64 %224, %218
  %226 = icmp ne i32 %206, 0
  %227 = icmp eq i64 %225, %2
  %228 = select i1 %226, i1 %227, i1 false
  br i1 %228, label %230, label %229

229:                                              ; preds = %205
  tail call fastcc void @stretch(ptr noundef %0, i32 noundef %1, i64 %26, i64 %30, i32 noundef %206, i32 noundef %47, i64 noundef %225) #7
  br label %230

230:                                              ; preds = %205, %229
  %231 = add nuw nsw i32 %206, %47
  %232 = icmp ult i32 %231, 32
  br i1 %232, label %205, label %233, !llvm.loop !56

233:                                              ; preds = %230, %66
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @place_of(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Place) align 8 %0, ptr nocapture noundef readonly %1, i64 %2, i64 noundef %3) unnamed_addr #3 {
  %5 = trunc i64 %2 to i32
  %6 = lshr i64 %2, 32
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 264
  %10 = load i64, ptr %9, align 8, !tbaa !18
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i32 %5, 1
  br i1 %12, label %34, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !21
  %16 = getelementptr inbounds i8, ptr %15, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !28
  %18 = ptrtoint ptr %17 to i64
  %19 = sub i64 %3, %18
  %20 = getelementptr inbounds i8, ptr %15, i64 24
  %21 = load i64, ptr %20, align 8, !tbaa !29
  %22 = icmp ult i64 %19, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %13
  %24 = getelementptr inbounds i8, ptr %15, i64 376
  %25 = load i64, ptr %24, align 8, !tbaa !18
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds i8, ptr %26, i64 16
  %28 = load ptr, ptr %27, align 8, !tbaa !48
  store ptr %28, ptr %0, align 8, !tbaa !14
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %19, ptr %29, align 8, !tbaa !16
  %30 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 1, ptr %30, align 8, !tbaa !40
  br label %102

31:                                               ; preds = %13
  %32 = icmp eq i32 %5, 2
  br i1 %32, label %33, label %34

33:                                               ; preds = %31
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %102

34:                                               ; preds = %4, %31
  %35 = icmp ult i64 %2, 4294967296
  br i1 %35, label %51, label %36

36:                                               ; preds = %34
  %37 = getelementptr inbounds i8, ptr %11, i64 16
  %38 = load ptr, ptr %37, align 8, !tbaa !57
  %39 = add nuw nsw i64 %6, 4294967295
  %40 = and i64 %39, 4294967295
  %41 = getelementptr inbounds %struct.Origin, ptr %38, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !58
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %51, label %45

45:                                               ; preds = %36
  %46 = load i64, ptr %41, align 8, !tbaa !60
  %47 = inttoptr i64 %46 to ptr
  store ptr %47, ptr %0, align 8, !tbaa !14
  %48 = getelementptr inbounds i8, ptr %0, i64 8
  %49 = sub i64 %3, %43
  store i64 %49, ptr %48, align 8, !tbaa !16
  %50 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %50, align 8, !tbaa !40
  br label %102

51:                                               ; preds = %36, %34
  %52 = icmp eq i32 %5, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %1, i64 104
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = ptrtoint ptr %55 to i64
  %57 = sub i64 %3, %56
  %58 = getelementptr inbounds i8, ptr %1, i64 112
  %59 = load ptr, ptr %58, align 16, !tbaa !62
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %56
  %62 = icmp ult i64 %57, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %53
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %102

64:                                               ; preds = %53, %51
  %65 = getelementptr inbounds i8, ptr %8, i64 88
  %66 = load i64, ptr %65, align 8, !tbaa !63
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %101, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds i8, ptr %8, i64 80
  %70 = load ptr, ptr %69, align 8, !tbaa !64
  br label %71

71:                                               ; preds = %71, %68
  %72 = phi i64 [ 0, %68 ], [ %81, %71 ]
  %73 = phi i64 [ %66, %68 ], [ %80, %71 ]
  %74 = add i64 %73, %72
  %75 = lshr i64 %74, 1
  %76 = getelementptr inbounds %struct.Entry, ptr %70, i64 %75
  %77 = load i64, ptr %76, align 8, !tbaa !65
  %78 = icmp ugt i64 %77, %3
  %79 = add nuw i64 %75, 1
  %80 = select i1 %78, i64 %75, i64 %73
  %81 = select i1 %78, i64 %72, i64 %79
  %82 = icmp ult i64 %81, %80
  br i1 %82, label %71, label %83, !llvm.loop !67

83:                                               ; preds = %71
  %84 = icmp eq i64 %81, 0
  br i1 %84, label %101, label %85

85:                                               ; preds = %83
  %86 = getelementptr %struct.Entry, ptr %70, i64 %81
  %87 = getelementptr i8, ptr %86, i64 -32
  %88 = load i64, ptr %87, align 8, !tbaa !68
  %89 = icmp ule i64 %88, %3
  %90 = getelementptr i8, ptr %86, i64 -40
  %91 = icmp eq ptr %90, null
  %92 = or i1 %91, %89
  br i1 %92, label %101, label %93

93:                                               ; preds = %85
  %94 = getelementptr i8, ptr %86, i64 -16
  %95 = load i64, ptr %94, align 8, !tbaa !69
  %96 = inttoptr i64 %95 to ptr
  store ptr %96, ptr %0, align 8, !tbaa !14
  %97 = getelementptr inbounds i8, ptr %0, i64 8
  %98 = load i64, ptr %90, align 8, !tbaa !65
  %99 = sub i64 %3, %98
  store i64 %99, ptr %97, align 8, !tbaa !16
  %100 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %100, align 8, !tbaa !40
  br label %102

101:                                              ; preds = %64, %85, %83
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false)
  br label %102

102:                                              ; preds = %45, %93, %101, %63, %33, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_lanes(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16, !tbaa !4
  %8 = getelementptr inbounds i8, ptr %7, i64 136
  %9 = load ptr, ptr %8, align 8, !tbaa !11
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !13
  %13 = and i32 %12, 255
  %14 = lshr i32 %12, 8
  %15 = and i32 %14, 15
  %16 = lshr i32 %12, 12
  %17 = and i32 %16, 15
  %18 = lshr i32 %12, 16
  %19 = zext nneg i32 %15 to i64
  %20 = shl nuw nsw i64 %19, 32
  %21 = zext nneg i32 %13 to i64
  %22 = or disjoint i64 %20, %21
  %23 = zext nneg i32 %18 to i64
  %24 = shl nuw nsw i64 %23, 32
  %25 = zext nneg i32 %17 to i64
  %26 = or disjoint i64 %24, %25
  %27 = trunc i64 %3 to i32
  %28 = shl i32 %27, 3
  %29 = and i32 %4, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %5
  %32 = load i64, ptr %2, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %28, i32 noundef 1, i64 noundef %32) #7
  br label %33

33:                                               ; preds = %5, %31
  %34 = and i32 %4, 2
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = or disjoint i32 %28, 1
  %38 = getelementptr inbounds i8, ptr %2, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %37, i32 noundef 1, i64 noundef %39) #7
  br label %40

40:                                               ; preds = %36, %33
  %41 = and i32 %4, 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %28, 2
  %45 = getelementptr inbounds i8, ptr %2, i64 16
  %46 = load i64, ptr %45, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %44, i32 noundef 1, i64 noundef %46) #7
  br label %47

47:                                               ; preds = %43, %40
  %48 = and i32 %4, 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %47
  %51 = or disjoint i32 %28, 3
  %52 = getelementptr inbounds i8, ptr %2, i64 24
  %53 = load i64, ptr %52, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %51, i32 noundef 1, i64 noundef %53) #7
  br label %54

54:                                               ; preds = %50, %47
  %55 = and i32 %4, 16
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %54
  %58 = or disjoint i32 %28, 4
  %59 = getelementptr inbounds i8, ptr %2, i64 32
  %60 = load i64, ptr %59, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %58, i32 noundef 1, i64 noundef %60) #7
  br label %61

61:                                               ; preds = %57, %54
  %62 = and i32 %4, 32
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = or disjoint i32 %28, 5
  %66 = getelementptr inbounds i8, ptr %2, i64 40
  %67 = load i64, ptr %66, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %65, i32 noundef 1, i64 noundef %67) #7
  br label %68

68:                                               ; preds = %64, %61
  %69 = and i32 %4, 64
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %68
  %72 = or disjoint i32 %28, 6
  %73 = getelementptr inbounds i8, ptr %2, i64 48
  %74 = load i64, ptr %73, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %72, i32 noundef 1, i64 noundef %74) #7
  br label %75

75:                                               ; preds = %71, %68
  %76 = and i32 %4, 128
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = or disjoint i32 %28, 7
  %80 = getelementptr inbounds i8, ptr %2, i64 56
  %81 = load i64, ptr %80, align 8, !tbaa !18
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %79, i32 noundef 1, i64 noundef %81) #7
  br label %82

82:                                               ; preds = %78, %75
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds i8, ptr %0, i64 376
  %3 = load i64, ptr %2, align 8, !tbaa !18
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 264
  %10 = load i64, ptr %9, align 8, !tbaa !18
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %4, i64 24
  %13 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %12, ptr %13, align 8, !tbaa !46
  %14 = getelementptr inbounds i8, ptr %11, i64 32
  %15 = load i64, ptr %14, align 8, !tbaa !41
  %16 = add i64 %15, 1
  %17 = and i64 %16, -2
  %18 = getelementptr inbounds i32, ptr %12, i64 %17
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %18, ptr %19, align 8, !tbaa !48
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_start(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 376
  %3 = load i64, ptr %2, align 8, !tbaa !18
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 264
  %10 = load i64, ptr %9, align 8, !tbaa !18
  %11 = inttoptr i64 %10 to ptr
  store i64 0, ptr %4, align 8, !tbaa !50
  %12 = getelementptr inbounds i8, ptr %11, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !41
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %1
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  %17 = load ptr, ptr %16, align 8, !tbaa !42
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !46
  br label %27

20:                                               ; preds = %27, %1
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !29
  %23 = add i64 %22, 7
  %24 = icmp ult i64 %23, 8
  br i1 %24, label %36, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, ptr %4, i64 16
  br label %37

27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %34, %27 ]
  %29 = phi i32 [ 0, %15 ], [ %33, %27 ]
  %30 = getelementptr inbounds %struct.Variable, ptr %17, i64 %28, i32 1
  %31 = load i32, ptr %30, align 4, !tbaa !45
  %32 = getelementptr inbounds i32, ptr %19, i64 %28
  store i32 %31, ptr %32, align 4, !tbaa !13
  %33 = add i32 %29, 1
  %34 = zext i32 %33 to i64
  %35 = icmp ugt i64 %13, %34
  br i1 %35, label %27, label %20, !llvm.loop !71

36:                                               ; preds = %37, %20
  ret void

37:                                               ; preds = %25, %37
  %38 = phi i64 [ 0, %25 ], [ %41, %37 ]
  %39 = load ptr, ptr %26, align 8, !tbaa !48
  %40 = getelementptr inbounds i8, ptr %39, i64 %38
  store i64 0, ptr %40, align 1
  %41 = add nuw nsw i64 %38, 8
  %42 = load i64, ptr %21, align 8, !tbaa !29
  %43 = add i64 %42, 7
  %44 = lshr i64 %43, 3
  %45 = icmp ult i64 %41, %44
  br i1 %45, label %37, label %36, !llvm.loop !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin "no-builtins" }
attributes #8 = { nounwind }

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
!11 = !{!12, !6, i64 136}
!12 = !{!"Launch", !9, i64 0, !7, i64 8, !7, i64 20, !10, i64 32, !10, i64 36, !6, i64 40, !9, i64 48, !9, i64 56, !10, i64 64, !10, i64 68, !10, i64 72, !10, i64 76, !6, i64 80, !9, i64 88, !6, i64 96, !6, i64 104, !9, i64 112, !9, i64 120, !6, i64 128, !6, i64 136, !10, i64 144, !10, i64 148, !6, i64 152, !10, i64 160, !10, i64 164, !6, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !6, i64 208, !9, i64 216, !6, i64 224, !10, i64 232, !10, i64 236, !9, i64 240, !6, i64 248, !9, i64 256, !7, i64 264, !6, i64 296}
!13 = !{!10, !10, i64 0}
!14 = !{!15, !6, i64 0}
!15 = !{!"", !6, i64 0, !9, i64 8, !10, i64 16}
!16 = !{!15, !9, i64 8}
!17 = !{!7, !7, i64 0}
!18 = !{!9, !9, i64 0}
!19 = !{!20, !6, i64 8}
!20 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !9, i64 32}
!21 = !{!5, !6, i64 8}
!22 = !{!23, !10, i64 32}
!23 = !{!"Block", !7, i64 0, !10, i64 12, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !10, i64 320, !10, i64 324, !6, i64 328, !7, i64 336, !6, i64 368, !7, i64 376}
!24 = !{!25}
!25 = distinct !{!25, !26, !"event_at: argument 0"}
!26 = distinct !{!26, !"event_at"}
!27 = !{!5, !10, i64 32}
!28 = !{!23, !6, i64 16}
!29 = !{!23, !9, i64 24}
!30 = !{!12, !10, i64 164}
!31 = !{!12, !10, i64 160}
!32 = !{!12, !6, i64 152}
!33 = !{!34, !10, i64 0}
!34 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !9, i64 32, !7, i64 40}
!35 = !{!34, !10, i64 4}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!34, !10, i64 28}
!39 = distinct !{!39, !37}
!40 = !{!15, !10, i64 16}
!41 = !{!20, !9, i64 32}
!42 = !{!20, !6, i64 24}
!43 = !{!44, !10, i64 0}
!44 = !{!"", !10, i64 0, !10, i64 4}
!45 = !{!44, !10, i64 4}
!46 = !{!47, !6, i64 8}
!47 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16}
!48 = !{!47, !6, i64 16}
!49 = distinct !{!49, !37}
!50 = !{!47, !9, i64 0}
!51 = distinct !{!51, !37}
!52 = !{!53}
!53 = distinct !{!53, !54, !"event_at: argument 0"}
!54 = distinct !{!54, !"event_at"}
!55 = distinct !{!55, !37}
!56 = distinct !{!56, !37}
!57 = !{!20, !6, i64 16}
!58 = !{!59, !9, i64 8}
!59 = !{!"", !9, i64 0, !9, i64 8}
!60 = !{!59, !9, i64 0}
!61 = !{!5, !6, i64 104}
!62 = !{!5, !6, i64 112}
!63 = !{!12, !9, i64 88}
!64 = !{!12, !6, i64 80}
!65 = !{!66, !9, i64 0}
!66 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !9, i64 24, !9, i64 32}
!67 = distinct !{!67, !37}
!68 = !{!66, !9, i64 8}
!69 = !{!66, !9, i64 24}
!70 = !{!23, !6, i64 328}
!71 = distinct !{!71, !37}
!72 = distinct !{!72, !37}
