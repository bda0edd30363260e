import { createQuarterClock } from '@everyshelf/domain/clicks'

/** One for each time zone that owners have chosen, since asking a time zone for its offsets takes long. */
const clocks = new Map<string, ReturnType<typeof createQuarterClock>>()

/** About as many as there are; names of time zones may have any case. */
const MAX_CLOCKS = 500

export function openQuarterClock(timeZone: string): ReturnType<typeof createQuarterClock> {
  const clock = clocks.get(timeZone) ?? createQuarterClock(timeZone)
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
