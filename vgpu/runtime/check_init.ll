; made from check_init.c check.h runtime.h sha256 a742250bc31851bc63dd883fde81210e60c64429b7a502d4150bf61c51e40290 text c8d06e762253f398b7bc04c3a39980f99159487c79068ecbd3ffd0cc6744af0e

%struct.Origin = type { i64, i64 }
%struct.Entry = type { i64, i64, i32, i32, i64, i64 }
%struct.Event = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, [3 x i64] }
%struct.Variable = type { i32, i32 }

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
  tail call fastcc void @stretch(ptr noundef %0, i32 noundef %1, i64 %21, i64 %25, i32 noundef %26, i32 noundef 1, i64 noundef %3) #4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @stretch(ptr nocapture noundef readonly %0, i32 noundef %1, i64 %2, i64 %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #0 {
  %8 = trunc i64 %2 to i32
  %9 = and i64 %2, 4294967295
  %10 = trunc i64 %3 to i32
  %11 = lshr i64 %3, 32
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 16, !tbaa !4, !noalias !14
  %14 = getelementptr inbounds i8, ptr %13, i64 264
  %15 = load i64, ptr %14, align 8, !tbaa !17, !noalias !14
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq i32 %10, 1
  br i1 %17, label %36, label %18

18:                                               ; preds = %7
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !18, !noalias !14
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !19, !noalias !14
  %23 = ptrtoint ptr %22 to i64
  %24 = sub i64 %6, %23
  %25 = getelementptr inbounds i8, ptr %20, i64 24
  %26 = load i64, ptr %25, align 8, !tbaa !21, !noalias !14
  %27 = icmp ult i64 %24, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %18
  %29 = getelementptr inbounds i8, ptr %20, i64 376
  %30 = load i64, ptr %29, align 8, !tbaa !17, !noalias !14
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds i8, ptr %31, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !22, !noalias !14
  br label %98

34:                                               ; preds = %18
  %35 = icmp eq i32 %10, 2
  br i1 %35, label %423, label %36

36:                                               ; preds = %34, %7
  %37 = icmp ult i64 %3, 4294967296
  br i1 %37, label %51, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds i8, ptr %16, i64 16
  %40 = load ptr, ptr %39, align 8, !tbaa !24, !noalias !14
  %41 = add nuw nsw i64 %11, 4294967295
  %42 = and i64 %41, 4294967295
  %43 = getelementptr inbounds %struct.Origin, ptr %40, i64 %42
  %44 = getelementptr inbounds i8, ptr %43, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !26, !noalias !14
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %38
  %48 = load i64, ptr %43, align 8, !tbaa !28, !noalias !14
  %49 = inttoptr i64 %48 to ptr
  %50 = sub i64 %6, %45
  br label %98

51:                                               ; preds = %38, %36
  %52 = icmp eq i32 %10, 0
  br i1 %52, label %53, label %63

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %0, i64 104
  %55 = load ptr, ptr %54, align 8, !tbaa !29, !noalias !14
  %56 = ptrtoint ptr %55 to i64
  %57 = sub i64 %6, %56
  %58 = getelementptr inbounds i8, ptr %0, i64 112
  %59 = load ptr, ptr %58, align 16, !tbaa !30, !noalias !14
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %56
  %62 = icmp ult i64 %57, %61
  br i1 %62, label %423, label %63

63:                                               ; preds = %53, %51
  %64 = getelementptr inbounds i8, ptr %13, i64 88
  %65 = load i64, ptr %64, align 8, !tbaa !31, !noalias !14
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %423, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds i8, ptr %13, i64 80
  %69 = load ptr, ptr %68, align 8, !tbaa !32, !noalias !14
  br label %70

70:                                               ; preds = %70, %67
  %71 = phi i64 [ 0, %67 ], [ %80, %70 ]
  %72 = phi i64 [ %65, %67 ], [ %79, %70 ]
  %73 = add i64 %72, %71
  %74 = lshr i64 %73, 1
  %75 = getelementptr inbounds %struct.Entry, ptr %69, i64 %74
  %76 = load i64, ptr %75, align 8, !tbaa !33, !noalias !14
  %77 = icmp ugt i64 %76, %6
  %78 = add nuw i64 %74, 1
  %79 = select i1 %77, i64 %74, i64 %72
  %80 = select i1 %77, i64 %71, i64 %78
  %81 = icmp ult i64 %80, %79
  br i1 %81, label %70, label %82, !llvm.loop !35

82:                                               ; preds = %70
  %83 = icmp eq i64 %80, 0
  br i1 %83, label %423, label %84

84:                                               ; preds = %82
  %85 = getelementptr %struct.Entry, ptr %69, i64 %80
  %86 = getelementptr i8, ptr %85, i64 -32
  %87 = load i64, ptr %86, align 8, !tbaa !37, !noalias !14
  %88 = icmp ule i64 %87, %6
  %89 = getelementptr i8, ptr %85, i64 -40
  %90 = icmp eq ptr %89, null
  %91 = or i1 %90, %88
  br i1 %91, label %423, label %92

92:                                               ; preds = %84
  %93 = getelementptr i8, ptr %85, i64 -16
  %94 = load i64, ptr %93, align 8, !tbaa !38, !noalias !14
  %95 = inttoptr i64 %94 to ptr
  %96 = load i64, ptr %89, align 8, !tbaa !33, !noalias !14
  %97 = sub i64 %6, %96
  br label %98

98:                                               ; preds = %28, %47, %92
  %99 = phi ptr [ %95, %92 ], [ %49, %47 ], [ %33, %28 ]
  %100 = phi i64 [ %97, %92 ], [ %50, %47 ], [ %24, %28 ]
  %101 = phi i1 [ true, %92 ], [ true, %47 ], [ false, %28 ]
  %102 = icmp eq ptr %99, null
  br i1 %102, label %423, label %103

103:                                              ; preds = %98
  %104 = and i64 %2, -4294967296
  %105 = icmp eq i64 %104, 4294967296
  br i1 %105, label %270, label %106

106:                                              ; preds = %103
  %107 = mul i32 %8, %5
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %268, label %109

109:                                              ; preds = %106
  %110 = zext i32 %107 to i64
  br label %111

111:                                              ; preds = %109, %139
  %112 = phi i64 [ %142, %139 ], [ %100, %109 ]
  %113 = phi i64 [ %143, %139 ], [ %110, %109 ]
  %114 = trunc i64 %112 to i32
  %115 = and i32 %114, 7
  %116 = icmp eq i32 %115, 0
  %117 = icmp ugt i64 %113, 63
  %118 = and i1 %117, %116
  br i1 %118, label %119, label %124

119:                                              ; preds = %111
  %120 = lshr i64 %112, 3
  %121 = getelementptr inbounds i8, ptr %99, i64 %120
  %122 = load i64, ptr %121, align 1
  %123 = icmp eq i64 %122, -1
  br i1 %123, label %139, label %145

124:                                              ; preds = %111
  %125 = sub nuw nsw i32 8, %115
  %126 = zext nneg i32 %125 to i64
  %127 = icmp ult i64 %113, %126
  %128 = trunc i64 %113 to i32
  %129 = select i1 %127, i32 %128, i32 %125
  %130 = shl nsw i32 -1, %129
  %131 = xor i32 %130, -1
  %132 = shl i32 %131, %115
  %133 = lshr i64 %112, 3
  %134 = getelementptr inbounds i8, ptr %99, i64 %133
  %135 = load i8, ptr %134, align 1, !tbaa !39
  %136 = zext i8 %135 to i32
  %137 = and i32 %132, %136
  %138 = icmp eq i32 %137, %132
  br i1 %138, label %139, label %145

139:                                              ; preds = %124, %119
  %140 = phi i32 [ %129, %124 ], [ 64, %119 ]
  %141 = zext i32 %140 to i64
  %142 = add i64 %112, %141
  %143 = sub i64 %113, %141
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %268, label %111

145:                                              ; preds = %119, %124
  %146 = icmp eq i32 %5, 0
  br i1 %146, label %268, label %147

147:                                              ; preds = %145
  %148 = icmp eq i64 %9, 0
  %149 = zext i32 %1 to i64
  %150 = getelementptr inbounds i8, ptr %0, i64 8
  %151 = getelementptr inbounds i8, ptr %0, i64 32
  %152 = zext i32 %5 to i64
  br label %153

153:                                              ; preds = %147, %265
  %154 = phi i64 [ 0, %147 ], [ %266, %265 ]
  %155 = trunc nuw i64 %154 to i32
  %156 = mul i64 %154, %2
  %157 = and i64 %156, 4294967295
  br i1 %148, label %265, label %158

158:                                              ; preds = %153
  %159 = add i64 %100, %157
  br label %160

160:                                              ; preds = %158, %188
  %161 = phi i64 [ %191, %188 ], [ %159, %158 ]
  %162 = phi i64 [ %192, %188 ], [ %9, %158 ]
  %163 = trunc i64 %161 to i32
  %164 = and i32 %163, 7
  %165 = icmp eq i32 %164, 0
  %166 = icmp ugt i64 %162, 63
  %167 = and i1 %166, %165
  br i1 %167, label %168, label %173

168:                                              ; preds = %160
  %169 = lshr i64 %161, 3
  %170 = getelementptr inbounds i8, ptr %99, i64 %169
  %171 = load i64, ptr %170, align 1
  %172 = icmp eq i64 %171, -1
  br i1 %172, label %188, label %194

173:                                              ; preds = %160
  %174 = sub nuw nsw i32 8, %164
  %175 = zext nneg i32 %174 to i64
  %176 = icmp ult i64 %162, %175
  %177 = trunc i64 %162 to i32
  %178 = select i1 %176, i32 %177, i32 %174
  %179 = shl nsw i32 -1, %178
  %180 = xor i32 %179, -1
  %181 = shl i32 %180, %164
  %182 = lshr i64 %161, 3
  %183 = getelementptr inbounds i8, ptr %99, i64 %182
  %184 = load i8, ptr %183, align 1, !tbaa !39
  %185 = zext i8 %184 to i32
  %186 = and i32 %181, %185
  %187 = icmp eq i32 %186, %181
  br i1 %187, label %188, label %194

188:                                              ; preds = %173, %168
  %189 = phi i32 [ %178, %173 ], [ 64, %168 ]
  %190 = zext i32 %189 to i64
  %191 = add i64 %161, %190
  %192 = sub i64 %162, %190
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %265, label %160

194:                                              ; preds = %168, %173
  %195 = add i32 %155, %4
  %196 = add i64 %157, %6
  %197 = load ptr, ptr %12, align 16, !tbaa !4
  %198 = getelementptr inbounds i8, ptr %197, i64 264
  %199 = load i64, ptr %198, align 8, !tbaa !17
  %200 = inttoptr i64 %199 to ptr
  %201 = getelementptr inbounds i8, ptr %200, i64 8
  %202 = load ptr, ptr %201, align 8, !tbaa !40
  %203 = getelementptr inbounds i32, ptr %202, i64 %149
  %204 = load i32, ptr %203, align 4, !tbaa !13
  %205 = add i32 %204, 1
  store i32 %205, ptr %203, align 4, !tbaa !13
  %206 = icmp eq i32 %204, 0
  br i1 %206, label %207, label %265

207:                                              ; preds = %194
  %208 = load ptr, ptr %150, align 8, !tbaa !18
  %209 = getelementptr inbounds i8, ptr %208, i64 32
  %210 = load i32, ptr %209, align 8, !tbaa !41, !noalias !42
  %211 = load i32, ptr %151, align 32, !tbaa !45, !noalias !42
  %212 = getelementptr inbounds i8, ptr %208, i64 16
  %213 = load ptr, ptr %212, align 8, !tbaa !19
  %214 = ptrtoint ptr %213 to i64
  %215 = getelementptr inbounds i8, ptr %208, i64 24
  %216 = load i64, ptr %215, align 8, !tbaa !21
  %217 = getelementptr inbounds i8, ptr %197, i64 164
  %218 = load i32, ptr %217, align 4, !tbaa !46
  %219 = icmp eq i32 %218, 0
  %220 = getelementptr inbounds i8, ptr %197, i64 160
  %221 = load i32, ptr %220, align 8, !tbaa !47
  br i1 %219, label %245, label %222

222:                                              ; preds = %207
  %223 = getelementptr inbounds i8, ptr %197, i64 152
  %224 = zext i32 %221 to i64
  %225 = zext i32 %218 to i64
  br label %226

226:                                              ; preds = %238, %222
  %227 = phi i64 [ 0, %222 ], [ %239, %238 ]
  %228 = icmp eq i64 %227, %224
  br i1 %228, label %245, label %229

229:                                              ; preds = %226
  %230 = load ptr, ptr %223, align 8, !tbaa !48
  %231 = getelementptr inbounds %struct.Event, ptr %230, i64 %227
  %232 = load i32, ptr %231, align 8, !tbaa !49
  %233 = icmp eq i32 %232, 12
  br i1 %233, label %234, label %238

234:                                              ; preds = %229
  %235 = getelementptr inbounds i8, ptr %231, i64 4
  %236 = load i32, ptr %235, align 4, !tbaa !51
  %237 = icmp eq i32 %236, %1
  br i1 %237, label %241, label %238

238:                                              ; preds = %234, %229
  %239 = add nuw nsw i64 %227, 1
  %240 = icmp eq i64 %239, %225
  br i1 %240, label %245, label %226, !llvm.loop !52

241:                                              ; preds = %234
  %242 = getelementptr inbounds i8, ptr %231, i64 28
  %243 = load i32, ptr %242, align 4, !tbaa !53
  %244 = add i32 %243, 1
  store i32 %244, ptr %242, align 4, !tbaa !53
  br label %265

245:                                              ; preds = %238, %226, %207
  %246 = add i32 %218, 16
  %247 = icmp ult i32 %246, %221
  br i1 %247, label %248, label %265

248:                                              ; preds = %245
  %249 = getelementptr inbounds i8, ptr %197, i64 152
  %250 = load ptr, ptr %249, align 8, !tbaa !48
  %251 = add i32 %218, 1
  store i32 %251, ptr %217, align 4, !tbaa !46
  %252 = zext i32 %218 to i64
  %253 = getelementptr inbounds %struct.Event, ptr %250, i64 %252
  store i32 12, ptr %253, align 8, !tbaa !13
  %254 = getelementptr inbounds i8, ptr %253, i64 4
  store i32 %1, ptr %254, align 4, !tbaa !13
  %255 = getelementptr inbounds i8, ptr %253, i64 8
  store i32 %210, ptr %255, align 8, !tbaa !13
  %256 = getelementptr inbounds i8, ptr %253, i64 12
  store i32 %211, ptr %256, align 4, !tbaa !13
  %257 = getelementptr inbounds i8, ptr %253, i64 16
  store i32 %195, ptr %257, align 8, !tbaa !13
  %258 = getelementptr inbounds i8, ptr %253, i64 20
  store i32 0, ptr %258, align 4, !tbaa !13
  %259 = getelementptr inbounds i8, ptr %253, i64 24
  store i32 0, ptr %259, align 8, !tbaa !13
  %260 = getelementptr inbounds i8, ptr %253, i64 28
  store i32 0, ptr %260, align 4, !tbaa !13
  %261 = getelementptr inbounds i8, ptr %253, i64 32
  store i64 %196, ptr %261, align 8, !tbaa !17
  %262 = getelementptr inbounds i8, ptr %253, i64 40
  store i64 %214, ptr %262, align 8
  %263 = getelementptr inbounds i8, ptr %253, i64 48
  store i64 %216, ptr %263, align 8
  %264 = getelementptr inbounds i8, ptr %253, i64 56
  store i64 0, ptr %264, align 8, !tbaa !39
  br label %265

265:                                              ; preds = %188, %248, %245, %241, %194, %153
  %266 = add nuw nsw i64 %154, 1
  %267 = icmp eq i64 %266, %152
  br i1 %267, label %268, label %153, !llvm.loop !54

268:                                              ; preds = %139, %265, %145, %106
  %269 = icmp ult i64 %2, 4294967296
  br i1 %269, label %423, label %270

270:                                              ; preds = %103, %268
  br i1 %101, label %386, label %271

271:                                              ; preds = %270
  %272 = load ptr, ptr %12, align 16, !tbaa !4
  %273 = getelementptr inbounds i8, ptr %272, i64 264
  %274 = load i64, ptr %273, align 8, !tbaa !17
  %275 = inttoptr i64 %274 to ptr
  %276 = getelementptr inbounds i8, ptr %0, i64 8
  %277 = load ptr, ptr %276, align 8, !tbaa !18
  %278 = getelementptr inbounds i8, ptr %277, i64 376
  %279 = load i64, ptr %278, align 8, !tbaa !17
  %280 = inttoptr i64 %279 to ptr
  %281 = getelementptr inbounds i8, ptr %275, i64 32
  %282 = load i64, ptr %281, align 8, !tbaa !55
  %283 = icmp ult i64 %282, 63
  %284 = zext i1 %283 to i32
  %285 = icmp eq i64 %282, 0
  br i1 %285, label %293, label %286

286:                                              ; preds = %271
  %287 = mul i32 %8, %5
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds i8, ptr %275, i64 24
  %290 = add i64 %100, %288
  %291 = getelementptr inbounds i8, ptr %280, i64 16
  %292 = getelementptr inbounds i8, ptr %280, i64 8
  br label %296

293:                                              ; preds = %377, %271
  %294 = phi i32 [ %284, %271 ], [ %378, %377 ]
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %423, label %383

296:                                              ; preds = %377, %286
  %297 = phi i64 [ 0, %286 ], [ %380, %377 ]
  %298 = phi i32 [ %284, %286 ], [ %378, %377 ]
  %299 = phi i32 [ 0, %286 ], [ %379, %377 ]
  %300 = load ptr, ptr %289, align 8, !tbaa !56
  %301 = getelementptr inbounds %struct.Variable, ptr %300, i64 %297
  %302 = load i32, ptr %301, align 4, !tbaa !57
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %301, i64 4
  %305 = load i32, ptr %304, align 4, !tbaa !59
  %306 = zext i32 %305 to i64
  %307 = add nuw nsw i64 %306, %303
  %308 = tail call i64 @llvm.umax.i64(i64 %303, i64 %100)
  %309 = tail call i64 @llvm.umin.i64(i64 %290, i64 %307)
  %310 = icmp ult i64 %308, %309
  br i1 %310, label %315, label %311

311:                                              ; preds = %296
  %312 = load ptr, ptr %292, align 8, !tbaa !60
  %313 = getelementptr inbounds i32, ptr %312, i64 %297
  %314 = load i32, ptr %313, align 4, !tbaa !13
  br label %368

315:                                              ; preds = %296
  %316 = load ptr, ptr %291, align 8, !tbaa !22
  %317 = sub nsw i64 %309, %308
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %362, label %319

319:                                              ; preds = %315, %355
  %320 = phi i64 [ %359, %355 ], [ %308, %315 ]
  %321 = phi i64 [ %360, %355 ], [ %317, %315 ]
  %322 = phi i32 [ %357, %355 ], [ 0, %315 ]
  %323 = trunc i64 %320 to i32
  %324 = and i32 %323, 7
  %325 = lshr i64 %320, 3
  %326 = getelementptr inbounds i8, ptr %316, i64 %325
  %327 = icmp eq i32 %324, 0
  %328 = icmp ugt i64 %321, 63
  %329 = and i1 %328, %327
  br i1 %329, label %330, label %338

330:                                              ; preds = %319
  %331 = load i64, ptr %326, align 1
  %332 = icmp eq i64 %331, -1
  br i1 %332, label %355, label %333

333:                                              ; preds = %330
  %334 = xor i64 %331, -1
  %335 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %334)
  %336 = trunc nuw nsw i64 %335 to i32
  %337 = add i32 %322, %336
  store i64 -1, ptr %326, align 1
  br label %355

338:                                              ; preds = %319
  %339 = sub nuw nsw i32 8, %324
  %340 = zext nneg i32 %339 to i64
  %341 = icmp ult i64 %321, %340
  %342 = trunc i64 %321 to i32
  %343 = select i1 %341, i32 %342, i32 %339
  %344 = shl nsw i32 -1, %343
  %345 = xor i32 %344, -1
  %346 = shl i32 %345, %324
  %347 = load i8, ptr %326, align 1, !tbaa !39
  %348 = zext i8 %347 to i32
  %349 = xor i32 %348, -1
  %350 = and i32 %346, %349
  %351 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %350)
  %352 = add i32 %351, %322
  %353 = trunc i32 %346 to i8
  %354 = or i8 %347, %353
  store i8 %354, ptr %326, align 1, !tbaa !39
  br label %355

355:                                              ; preds = %338, %333, %330
  %356 = phi i32 [ %343, %338 ], [ 64, %333 ], [ 64, %330 ]
  %357 = phi i32 [ %352, %338 ], [ %337, %333 ], [ %322, %330 ]
  %358 = zext i32 %356 to i64
  %359 = add i64 %320, %358
  %360 = sub i64 %321, %358
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %362, label %319, !llvm.loop !61

362:                                              ; preds = %355, %315
  %363 = phi i32 [ 0, %315 ], [ %357, %355 ]
  %364 = load ptr, ptr %292, align 8, !tbaa !60
  %365 = getelementptr inbounds i32, ptr %364, i64 %297
  %366 = load i32, ptr %365, align 4, !tbaa !13
  %367 = sub i32 %366, %363
  store i32 %367, ptr %365, align 4, !tbaa !13
  br label %368

368:                                              ; preds = %362, %311
  %369 = phi i32 [ %314, %311 ], [ %367, %362 ]
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %377

371:                                              ; preds = %368
  %372 = icmp ult i32 %299, 63
  br i1 %372, label %373, label %377

373:                                              ; preds = %371
  %374 = shl nuw i64 1, %297
  %375 = load i64, ptr %280, align 8, !tbaa !62
  %376 = or i64 %375, %374
  store i64 %376, ptr %280, align 8, !tbaa !62
  br label %377

377:                                              ; preds = %373, %371, %368
  %378 = phi i32 [ %298, %373 ], [ %298, %371 ], [ 0, %368 ]
  %379 = add i32 %299, 1
  %380 = zext i32 %379 to i64
  %381 = load i64, ptr %281, align 8, !tbaa !55
  %382 = icmp ugt i64 %381, %380
  br i1 %382, label %296, label %293, !llvm.loop !63

383:                                              ; preds = %293
  %384 = load i64, ptr %280, align 8, !tbaa !62
  %385 = or i64 %384, -9223372036854775808
  store i64 %385, ptr %280, align 8, !tbaa !62
  br label %423

386:                                              ; preds = %270
  %387 = mul i32 %8, %5
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %423, label %389

389:                                              ; preds = %386
  %390 = zext i32 %387 to i64
  br label %391

391:                                              ; preds = %389, %417
  %392 = phi i64 [ %420, %417 ], [ %100, %389 ]
  %393 = phi i64 [ %421, %417 ], [ %390, %389 ]
  %394 = trunc i64 %392 to i32
  %395 = and i32 %394, 7
  %396 = lshr i64 %392, 3
  %397 = getelementptr inbounds i8, ptr %99, i64 %396
  %398 = icmp eq i32 %395, 0
  %399 = icmp ugt i64 %393, 63
  %400 = and i1 %399, %398
  br i1 %400, label %401, label %405

401:                                              ; preds = %391
  %402 = load i64, ptr %397, align 1
  %403 = icmp eq i64 %402, -1
  br i1 %403, label %417, label %404

404:                                              ; preds = %401
  store i64 -1, ptr %397, align 1
  br label %417

405:                                              ; preds = %391
  %406 = sub nuw nsw i32 8, %395
  %407 = zext nneg i32 %406 to i64
  %408 = icmp ult i64 %393, %407
  %409 = trunc i64 %393 to i32
  %410 = select i1 %408, i32 %409, i32 %406
  %411 = shl nsw i32 -1, %410
  %412 = xor i32 %411, -1
  %413 = shl i32 %412, %395
  %414 = load i8, ptr %397, align 1, !tbaa !39
  %415 = trunc i32 %413 to i8
  %416 = or i8 %414, %415
  store i8 %416, ptr %397, align 1, !tbaa !39
  br label %417

417:                                              ; preds = %405, %404, %401
  %418 = phi i32 [ %410, %405 ], [ 64, %404 ], [ 64, %401 ]
  %419 = zext i32 %418 to i64
  %420 = add i64 %392, %419
  %421 = sub i64 %393, %419
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %423, label %391, !llvm.loop !61

423:                                              ; preds = %417, %63, %82, %84, %53, %34, %386, %383, %293, %268, %98
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_affine(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) local_unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 16, !tbaa !4
  %11 = getelementptr inbounds i8, ptr %10, i64 136
  %12 = load ptr, ptr %11, align 8, !tbaa !11
  %13 = zext i32 %1 to i64
  %14 = getelementptr inbounds i32, ptr %12, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = and i32 %15, 255
  %17 = lshr i32 %15, 8
  %18 = and i32 %17, 15
  %19 = lshr i32 %15, 12
  %20 = and i32 %19, 15
  %21 = lshr i32 %15, 16
  %22 = zext nneg i32 %18 to i64
  %23 = shl nuw nsw i64 %22, 32
  %24 = zext nneg i32 %16 to i64
  %25 = or disjoint i64 %23, %24
  %26 = zext nneg i32 %21 to i64
  %27 = shl nuw nsw i64 %26, 32
  %28 = zext nneg i32 %20 to i64
  %29 = or disjoint i64 %27, %28
  %30 = icmp eq i64 %24, %3
  br i1 %30, label %31, label %44

31:                                               ; preds = %8
  %32 = shl nuw nsw i64 %3, 1
  %33 = icmp eq i64 %32, %4
  br i1 %33, label %34, label %44

34:                                               ; preds = %31
  %35 = shl nuw nsw i64 %3, 2
  %36 = icmp eq i64 %35, %5
  br i1 %36, label %37, label %44

37:                                               ; preds = %34
  %38 = shl nuw nsw i64 %3, 3
  %39 = icmp eq i64 %38, %6
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = shl nuw nsw i64 %3, 4
  %42 = icmp eq i64 %41, %7
  %43 = select i1 %42, i32 5, i32 4
  br label %44

44:                                               ; preds = %8, %31, %34, %37, %40
  %45 = phi i32 [ 0, %8 ], [ 1, %31 ], [ 2, %34 ], [ 3, %37 ], [ %43, %40 ]
  %46 = shl nuw nsw i32 1, %45
  br label %48

47:                                               ; preds = %73
  ret void

48:                                               ; preds = %44, %73
  %49 = phi i32 [ 0, %44 ], [ %74, %73 ]
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %50, 0
  %52 = select i1 %51, i64 0, i64 %3
  %53 = and i32 %49, 2
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i64 0, i64 %4
  %56 = and i32 %49, 4
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i64 0, i64 %5
  %59 = and i32 %49, 8
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i64 0, i64 %6
  %62 = icmp ult i32 %49, 16
  %63 = select i1 %62, i64 0, i64 %7
  %64 = add i64 %63, %2
  %65 = add i64 %64, %52
  %66 = add i64 %65, %55
  %67 = add i64 %66, %58
  %68 = add i64 %67, %61
  %69 = icmp ne i32 %49, 0
  %70 = icmp eq i64 %68, %2
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %73, label %72

72:                                               ; preds = %48
  tail call fastcc void @stretch(ptr noundef %0, i32 noundef %1, i64 %25, i64 %29, i32 noundef %49, i32 noundef %46, i64 noundef %68) #4
  br label %73

73:                                               ; preds = %48, %72
  %74 = add nuw nsw i32 %49, %46
  %75 = icmp ult i32 %74, 32
  br i1 %75, label %48, label %47, !llvm.loop !64
}

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
  %32 = load i64, ptr %2, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %28, i32 noundef 1, i64 noundef %32) #4
  br label %33

33:                                               ; preds = %5, %31
  %34 = and i32 %4, 2
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = or disjoint i32 %28, 1
  %38 = getelementptr inbounds i8, ptr %2, i64 8
  %39 = load i64, ptr %38, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %37, i32 noundef 1, i64 noundef %39) #4
  br label %40

40:                                               ; preds = %36, %33
  %41 = and i32 %4, 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %28, 2
  %45 = getelementptr inbounds i8, ptr %2, i64 16
  %46 = load i64, ptr %45, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %44, i32 noundef 1, i64 noundef %46) #4
  br label %47

47:                                               ; preds = %43, %40
  %48 = and i32 %4, 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %47
  %51 = or disjoint i32 %28, 3
  %52 = getelementptr inbounds i8, ptr %2, i64 24
  %53 = load i64, ptr %52, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %51, i32 noundef 1, i64 noundef %53) #4
  br label %54

54:                                               ; preds = %50, %47
  %55 = and i32 %4, 16
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %54
  %58 = or disjoint i32 %28, 4
  %59 = getelementptr inbounds i8, ptr %2, i64 32
  %60 = load i64, ptr %59, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %58, i32 noundef 1, i64 noundef %60) #4
  br label %61

61:                                               ; preds = %57, %54
  %62 = and i32 %4, 32
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = or disjoint i32 %28, 5
  %66 = getelementptr inbounds i8, ptr %2, i64 40
  %67 = load i64, ptr %66, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %65, i32 noundef 1, i64 noundef %67) #4
  br label %68

68:                                               ; preds = %64, %61
  %69 = and i32 %4, 64
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %68
  %72 = or disjoint i32 %28, 6
  %73 = getelementptr inbounds i8, ptr %2, i64 48
  %74 = load i64, ptr %73, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %72, i32 noundef 1, i64 noundef %74) #4
  br label %75

75:                                               ; preds = %71, %68
  %76 = and i32 %4, 128
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = or disjoint i32 %28, 7
  %80 = getelementptr inbounds i8, ptr %2, i64 56
  %81 = load i64, ptr %80, align 8, !tbaa !17
  tail call fastcc void @stretch(ptr noundef nonnull %0, i32 noundef %1, i64 %22, i64 %26, i32 noundef %79, i32 noundef 1, i64 noundef %81) #4
  br label %82

82:                                               ; preds = %78, %75
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 376
  %3 = load i64, ptr %2, align 8, !tbaa !17
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 264
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %4, i64 24
  %13 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %12, ptr %13, align 8, !tbaa !60
  %14 = getelementptr inbounds i8, ptr %11, i64 32
  %15 = load i64, ptr %14, align 8, !tbaa !55
  %16 = add i64 %15, 1
  %17 = and i64 %16, -2
  %18 = getelementptr inbounds i32, ptr %12, i64 %17
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %18, ptr %19, align 8, !tbaa !22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @vg_init_start(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 376
  %3 = load i64, ptr %2, align 8, !tbaa !17
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 328
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 16, !tbaa !4
  %9 = getelementptr inbounds i8, ptr %8, i64 264
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = inttoptr i64 %10 to ptr
  store i64 0, ptr %4, align 8, !tbaa !62
  %12 = getelementptr inbounds i8, ptr %11, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !55
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %1
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  %17 = load ptr, ptr %16, align 8, !tbaa !56
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  %19 = load ptr, ptr %18, align 8, !tbaa !60
  br label %27

20:                                               ; preds = %27, %1
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !21
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
  %31 = load i32, ptr %30, align 4, !tbaa !59
  %32 = getelementptr inbounds i32, ptr %19, i64 %28
  store i32 %31, ptr %32, align 4, !tbaa !13
  %33 = add i32 %29, 1
  %34 = zext i32 %33 to i64
  %35 = icmp ugt i64 %13, %34
  br i1 %35, label %27, label %20, !llvm.loop !66

36:                                               ; preds = %37, %20
  ret void

37:                                               ; preds = %25, %37
  %38 = phi i64 [ 0, %25 ], [ %41, %37 ]
  %39 = load ptr, ptr %26, align 8, !tbaa !22
  %40 = getelementptr inbounds i8, ptr %39, i64 %38
  store i64 0, ptr %40, align 1
  %41 = add nuw nsw i64 %38, 8
  %42 = load i64, ptr %21, align 8, !tbaa !21
  %43 = add i64 %42, 7
  %44 = lshr i64 %43, 3
  %45 = icmp ult i64 %41, %44
  br i1 %45, label %37, label %36, !llvm.loop !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nobuiltin "no-builtins" }

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
!14 = !{!15}
!15 = distinct !{!15, !16, !"place_of: argument 0"}
!16 = distinct !{!16, !"place_of"}
!17 = !{!9, !9, i64 0}
!18 = !{!5, !6, i64 8}
!19 = !{!20, !6, i64 16}
!20 = !{!"Block", !7, i64 0, !10, i64 12, !6, i64 16, !9, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 128, !7, i64 192, !7, i64 256, !10, i64 320, !10, i64 324, !6, i64 328, !7, i64 336, !6, i64 368, !7, i64 376}
!21 = !{!20, !9, i64 24}
!22 = !{!23, !6, i64 16}
!23 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16}
!24 = !{!25, !6, i64 16}
!25 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !9, i64 32}
!26 = !{!27, !9, i64 8}
!27 = !{!"", !9, i64 0, !9, i64 8}
!28 = !{!27, !9, i64 0}
!29 = !{!5, !6, i64 104}
!30 = !{!5, !6, i64 112}
!31 = !{!12, !9, i64 88}
!32 = !{!12, !6, i64 80}
!33 = !{!34, !9, i64 0}
!34 = !{!"", !9, i64 0, !9, i64 8, !10, i64 16, !10, i64 20, !9, i64 24, !9, i64 32}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!34, !9, i64 8}
!38 = !{!34, !9, i64 24}
!39 = !{!7, !7, i64 0}
!40 = !{!25, !6, i64 8}
!41 = !{!20, !10, i64 32}
!42 = !{!43}
!43 = distinct !{!43, !44, !"event_at: argument 0"}
!44 = distinct !{!44, !"event_at"}
!45 = !{!5, !10, i64 32}
!46 = !{!12, !10, i64 164}
!47 = !{!12, !10, i64 160}
!48 = !{!12, !6, i64 152}
!49 = !{!50, !10, i64 0}
!50 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !9, i64 32, !7, i64 40}
!51 = !{!50, !10, i64 4}
!52 = distinct !{!52, !36}
!53 = !{!50, !10, i64 28}
!54 = distinct !{!54, !36}
!55 = !{!25, !9, i64 32}
!56 = !{!25, !6, i64 24}
!57 = !{!58, !10, i64 0}
!58 = !{!"", !10, i64 0, !10, i64 4}
!59 = !{!58, !10, i64 4}
!60 = !{!23, !6, i64 8}
!61 = distinct !{!61, !36}
!62 = !{!23, !9, i64 0}
!63 = distinct !{!63, !36}
!64 = distinct !{!64, !36}
!65 = !{!20, !6, i64 328}
!66 = distinct !{!66, !36}
!67 = distinct !{!67, !36}
