import { isCountryCode } from '@everyshelf/domain/countries'
import { formatCount } from '@everyshelf/domain/format'
import type { Share } from '../overview.ts'
import { nameCountry } from '../value-names.ts'
import world from './world.json' with { type: 'json' }

const shapes = Object.entries(world.shapes)
const points = Object.entries(world.points)

/**
 * A map with darker countries for more clicks. The list next to it has the same data as text, so
 * keyboards and screen readers treat the map as one image.
 */
export function WorldMap({ shares }: { readonly shares: readonly Share[] }) {
  const clicks = new Map(shares.map((share) => [share.value, share.clicks]))
  const most = Math.max(...shares.map((share) => share.clicks), 1)
  const clicked = shares.filter((share) => share.clicks > 0 && isCountryCode(share.value))
  const titleOf = (code: string) => `${nameCountry(code)}: ${formatCount(clicks.get(code) ?? 0)}`
  return (
    <svg
      role="img"
      aria-label={`World map: clicks from ${clicked.length} ${clicked.length === 1 ? 'country' : 'countries'}`}
      viewBox={`20 0 ${world.width - 20} ${world.height}`}
      className="block h-auto w-full overflow-visible"
    >
      {shapes.map(([code, path]) => (
        <path
          key={code}
          d={path}
          fill={shadeOf(clicks.get(code) ?? 0, most)}
          strokeWidth="0.6"
          className="stroke-paper hover:stroke-ink"
        >
          {code !== 'none' && <title>{titleOf(code)}</title>}
        </path>
      ))}
      {points
        .filter(([code]) => clicks.get(code))
        .map(([code, path]) => (
          <g key={code} fill="none" strokeLinecap="round">
            <path d={path} strokeWidth="11" className="stroke-ink" />
            <path d={path} strokeWidth="9" stroke={shadeOf(clicks.get(code) ?? 0, most)}>
              <title>{titleOf(code)}</title>
            </path>
          </g>
        ))}
    </svg>
  )
}

/** Uses the square root, so that countries stay distinguishable next to one with most of the clicks. */
function shadeOf(clicks: number, most: number): string {
  if (clicks === 0) return 'var(--rule)'
  const share = Math.round(25 + 75 * Math.sqrt(clicks / most))
  return `color-mix(in oklab, var(--accent) ${share}%, var(--rule))`
}
