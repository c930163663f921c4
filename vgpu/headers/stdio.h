// printf is NVRTC's own; a kernel has no other stream functions.
#pragma once
#include <stddef.h>
