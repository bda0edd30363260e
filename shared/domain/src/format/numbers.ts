const count = /* @__PURE__ */ new Intl.NumberFormat('en')
const percent = /* @__PURE__ */ new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
})
const oneDigit = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** @example formatCount(1234) // '1,234' */
export function formatCount(value: number): string {
  return count.format(value)
}

/** @example countOf(1, 'click') // '1 click' */
export function countOf(value: number, noun: string): string {
  return `${count.format(value)} ${value === 1 ? noun : `${noun}s`}`
}

/** @example formatPercent(0.081) // '8%' */
export function formatPercent(share: number): string {
  return percent.format(share)
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** @example formatBytes(1_540_000) // '1.5 MB' */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  return `${oneDigit.format(bytes / 1000 ** power)} ${units[power]}`
}

const steps = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

/** @example formatDuration(5_400_000) // '1.5 hours' */
export function formatDuration(ms: number): string {
  for (const [size, name] of steps) {
    if (ms < size) continue
    const amount = oneDigit.format(ms / size)
    return `${amount} ${amount === '1' ? name : `${name}s`}`
  }
  return `${Math.round(ms)}\u00A0ms`
}

/**
 * Formats an amount in the smallest unit of its currency, as Stripe gives it.
 *
 * @example formatMoney(399, 'usd') // '$3.99'
 */
export function formatMoney(amount: number, currency: string): string {
  const format = /* @__PURE__ */ new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits = 0 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
