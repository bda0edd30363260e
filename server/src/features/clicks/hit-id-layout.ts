/** Below the time, a hit's id has the number of its process and a counter. */
export const PROCESS_BITS = 16
export const COUNTER_BITS = 6
/** Instead of both, random bits in the id of a hit that was numbered at the edge. */
export const RANDOM_BITS = PROCESS_BITS + COUNTER_BITS
