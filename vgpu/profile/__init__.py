"""What a kernel costs: its resources as the compiler assigned them and its occupancy on a named GPU."""
