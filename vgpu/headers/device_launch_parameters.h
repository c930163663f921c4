// NVRTC's own declarations cover this header.
#pragma once
