import { createLocalClock } from '@everyshelf/domain/clicks'

/** The day that it is now in a time zone, as charts name it. */
export function todayIn(timeZone: string): string {
  return createLocalClock(timeZone)(new Date().toISOString().slice(0, 16)).day
}
