/* The same work as the kernels of tests/vgpu/kernels/whole, as plain loops on one core.
 *
 * Built with gcc -O3 -march=native: vectorised where the compiler finds it, contracted to fma, never reassociated.
 * Each function takes its kernel's arguments, and the sizes that a kernel takes from its grid.
 */
#include <math.h>
#include <string.h>

void vector_add(float *restrict out, const float *restrict a, const float *restrict b, int n) {
    for (int i = 0; i < n; ++i) out[i] = a[i] + b[i];
}

/* The loop as the naive kernel has it: one output after the other, B read down its columns. */
void matmul_ijk(float *restrict c, const float *restrict a, const float *restrict b, int n) {
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            float sum = 0.0f;
            for (int k = 0; k < n; ++k) sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
}

/* The order that suits a cache: rows of B, rows of C. */
void matmul_ikj(float *restrict c, const float *restrict a, const float *restrict b, int n) {
    memset(c, 0, sizeof(float) * n * n);
    for (int i = 0; i < n; ++i)
        for (int k = 0; k < n; ++k) {
            float left = a[i * n + k];
            for (int j = 0; j < n; ++j) c[i * n + j] += left * b[k * n + j];
        }
}

/* The loops of the tiled kernel: 16 x 16 tiles in ijk order. The pointers are not restrict, as a kernel's are not, and so
 * gcc keeps the order and adds up one output after the other. */
void matmul_tiled(float *c, const float *a, const float *b, int n) {
    memset(c, 0, sizeof(float) * n * n);
    for (int i0 = 0; i0 < n; i0 += 16)
        for (int j0 = 0; j0 < n; j0 += 16)
            for (int k0 = 0; k0 < n; k0 += 16)
                for (int i = i0; i < i0 + 16; ++i)
                    for (int j = j0; j < j0 + 16; ++j) {
                        float sum = c[i * n + j];
                        for (int k = k0; k < k0 + 16; ++k) sum += a[i * n + k] * b[k * n + j];
                        c[i * n + j] = sum;
                    }
}

/* The same with restrict: gcc turns the loops around and vectorises over j. */
void matmul_tiled_restrict(float *restrict c, const float *restrict a, const float *restrict b, int n) {
    memset(c, 0, sizeof(float) * n * n);
    for (int i0 = 0; i0 < n; i0 += 16)
        for (int j0 = 0; j0 < n; j0 += 16)
            for (int k0 = 0; k0 < n; k0 += 16)
                for (int i = i0; i < i0 + 16; ++i)
                    for (int j = j0; j < j0 + 16; ++j) {
                        float sum = c[i * n + j];
                        for (int k = k0; k < k0 + 16; ++k) sum += a[i * n + k] * b[k * n + j];
                        c[i * n + j] = sum;
                    }
}

void softmax_rows(float *restrict out, const float *restrict in, int columns, int rows) {
    for (int r = 0; r < rows; ++r) {
        const float *row = in + (long)r * columns;
        float *result = out + (long)r * columns;
        float best = -INFINITY, sum = 0.0f;
        for (int c = 0; c < columns; ++c) best = row[c] > best ? row[c] : best;
        for (int c = 0; c < columns; ++c) {
            result[c] = expf(row[c] - best);
            sum += result[c];
        }
        for (int c = 0; c < columns; ++c) result[c] /= sum;
    }
}

void histogram_shared(unsigned *restrict bins, const unsigned char *restrict in, int n) {
    for (int i = 0; i < n; ++i) ++bins[in[i]];
}

void divergent_loop(float *restrict out, const float *restrict in, int n) {
    for (int i = 0; i < n; ++i) {
        float x = in[i], y = x;
        for (int k = 0; k < i % 32; ++k) {
            y = y * x + 0.5f;
            y = y * 0.5f + x;
        }
        out[i] = y;
    }
}
