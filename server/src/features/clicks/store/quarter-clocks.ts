import { createQuarterClock } from '@everyshelf/domain/clicks'

/** One for each time zone that owners have chosen, since asking a time zone for its offsets takes long. */
const clocks = new Map<string, ReturnType<typeof createQuarterClock>>()

export function openQuarterClock(timeZone: string): ReturnType<typeof createQuarterClock> {
  const clock = clocks.get(timeZone) ?? createQuarterClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}
