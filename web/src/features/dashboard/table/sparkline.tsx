import { formatCount } from '@everyshelf/domain/format'

const WIDTH = 88
const HEIGHT = 24
/** Half the line's width, so that the edges do not clip the line. */
const EDGE = 1

interface SparklineProps {
  /** One number per day, today last. */
  readonly counts: readonly number[]
}

/** A line of daily clicks, dashed up to today. The busiest day reaches the top. */
export function Sparkline({ counts }: SparklineProps) {
  const best = Math.max(...counts, 1)
  const step = (WIDTH - 2 * EDGE) / Math.max(counts.length - 1, 1)
  const points = counts.map((count, day) => {
    const y = HEIGHT - EDGE - (count / best) * (HEIGHT - 2 * EDGE)
    return `${(EDGE + day * step).toFixed(1)},${y.toFixed(1)}`
  })
  const hasClicks = counts.some((count) => count > 0)
  return (
    <svg
      role="img"
      aria-label={describe(counts)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={`block overflow-visible ${hasClicks ? 'text-accent' : 'text-rule-strong'}`}
    >
      <title>{describe(counts)}</title>
      {hasClicks && (
        <polygon
          points={`${EDGE},${HEIGHT} ${points.join(' ')} ${WIDTH - EDGE},${HEIGHT}`}
          fill="currentColor"
          opacity="0.12"
        />
      )}
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <polyline points={points.slice(0, -1).join(' ')} strokeLinecap="round" />
        <polyline points={points.slice(-2).join(' ')} strokeDasharray="1.5 2" />
      </g>
    </svg>
  )
}

/** @example describe([0, 2, 5]) // 'Clicks per day over 3 days: 5 today, 5 on the busiest day' */
function describe(counts: readonly number[]): string {
  const today = formatCount(counts.at(-1) ?? 0)
  const most = formatCount(Math.max(...counts, 0))
  return `Clicks per day over ${counts.length} days: ${today} today, ${most} on the busiest day`
}
