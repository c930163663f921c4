// memcpy and memset are NVRTC's own; device code has no other string functions.
#pragma once
#include <stddef.h>
