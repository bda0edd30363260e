/** Loaded before the product: its wall clock is this many days ahead. What measures durations stays right. */
const aheadMs = Number(process.env.CLOCK_DAYS_AHEAD) * 24 * 60 * 60 * 1000
const { Date: RealDate } = globalThis

class ShiftedDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(RealDate.now() + aheadMs)
    else super(...(args as [string]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = ShiftedDate as DateConstructor
