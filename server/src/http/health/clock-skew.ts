import type { Logger } from '../../logger.ts'

/** The difference between this server's clock and the times in responses and signatures of other services. */
export interface ClockSkew {
  readonly observe: (remoteTimeMs: number) => void
  /** Positive if this server's clock is ahead. Null before the first observation. */
  readonly seconds: () => number | null
  readonly isAlarming: () => boolean
}

/** At five minutes, all signed events would be rejected. This warns earlier. */
const ALARM_THRESHOLD_S = 60

export function createClockSkew(log: Pick<Logger, 'warn' | 'info'>, now: () => number): ClockSkew {
  let last: number | null = null
  const isAlarming = () => last !== null && Math.abs(last) > ALARM_THRESHOLD_S
  return {
    observe: (remoteTimeMs) => {
      const wasAlarming = isAlarming()
      last = Math.round((now() - remoteTimeMs) / 1000)
      if (isAlarming() && !wasAlarming) log.warn({ skewSeconds: last }, 'the clock is wrong')
      if (!isAlarming() && wasAlarming) log.info({ skewSeconds: last }, 'the clock is right again')
    },
    seconds: () => last,
    isAlarming,
  }
}
