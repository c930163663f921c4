// The driver API is host code: nothing of it reaches a kernel.
#pragma once
