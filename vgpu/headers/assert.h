// No include guard: as in C, every inclusion looks at NDEBUG again.
// A failed assertion calls __assertfail(text, file, line, function, 1), as NVRTC's own macro does.
#undef assert
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
#define assert(...) \
    ((__VA_ARGS__) ? (void)0 : __assertfail(#__VA_ARGS__, __FILE__, __LINE__, __PRETTY_FUNCTION__, 1))
#endif
#if !defined(__cplusplus) && !defined(static_assert)
#define static_assert _Static_assert
#endif
