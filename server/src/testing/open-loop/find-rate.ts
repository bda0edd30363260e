/** A short load at one rate. */
export interface RateStep {
  readonly ratePerSecond: number
  readonly p99Ms: number
  /** Readers not redirected. */
  readonly failed: number
}

interface FindRateDeps {
  readonly measure: (ratePerSecond: number) => Promise<RateStep>
  readonly firstRate: number
  readonly log: (line: string) => void
}

/** Above the highest rate that a machine holds, requests wait for each other, and p99 exceeds any limit. */
const MOST_P99_MS = 100
const GROWTH = 1.25

/** The highest rate of rising steps that the machine holds. */
export async function findRate({ measure, firstRate, log }: FindRateDeps): Promise<number> {
  async function isHeld(ratePerSecond: number): Promise<boolean> {
    const { p99Ms, failed } = await measure(ratePerSecond)
    log(`${ratePerSecond}/s: p99 ${p99Ms.toFixed(0)} ms, ${failed} readers not redirected`)
    return p99Ms <= MOST_P99_MS && failed === 0
  }

  let held = 0
  for (let rate = firstRate; ; rate = Math.round(rate * GROWTH)) {
    // Twice, because other programs on the machine may have disturbed the first time.
    if (!(await isHeld(rate)) && !(await isHeld(rate))) break
    held = rate
  }
  if (held === 0) throw new Error(`the machine does not hold ${firstRate} requests a second`)
  return held
}
