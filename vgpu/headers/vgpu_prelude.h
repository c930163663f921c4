// Included before every source: what nvcc users get from the host's headers without asking.
#pragma once
#include <stdint.h>
#include <limits.h>
#include <float.h>
#include <math.h>
