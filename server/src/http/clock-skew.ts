import type { Logger } from '../logger.ts'

/** How far this machine's clock is from that of others, whose answers and signatures carry the time. */
export interface ClockSkew {
  readonly observe: (othersMs: number) => void
  /** Positive when ours is ahead; null before anything was heard. */
  readonly seconds: () => number | null
  readonly isAlarming: () => boolean
}

/** Five minutes and every signed event would be refused (R34); this is noticed before. */
const ALARM_PAST_S = 60

export function createClockSkew(log: Pick<Logger, 'warn' | 'info'>, now: () => number): ClockSkew {
  let last: number | null = null
  const isAlarming = () => last !== null && Math.abs(last) > ALARM_PAST_S
  return {
    observe: (othersMs) => {
      const wasAlarming = isAlarming()
      last = Math.round((now() - othersMs) / 1000)
      if (isAlarming() && !wasAlarming) log.warn({ skewSeconds: last }, 'the clock is wrong')
      if (!isAlarming() && wasAlarming) log.info({ skewSeconds: last }, 'the clock is right again')
    },
    seconds: () => last,
    isAlarming,
  }
}
