import { isCountryCode } from '@everyshelf/domain/countries'
import { formatCount } from '../../../format/numbers.ts'
import type { Share } from '../overview.ts'
import { nameCountry } from '../value-names.ts'
import world from './world.json' with { type: 'json' }

const shapes = Object.entries(world.shapes)
const points = Object.entries(world.points)

/**
 * Countries the darker the more clicks they have. The list beside it says the same in words, so for a
 * keyboard or a screen reader this is one picture.
 */
export function WorldMap({ shares }: { readonly shares: readonly Share[] }) {
  const clicks = new Map(shares.map((share) => [share.value, share.clicks]))
  const most = Math.max(...shares.map((share) => share.clicks), 1)
  const told = shares.filter((share) => share.clicks > 0 && isCountryCode(share.value))
  const titleOf = (code: string) => `${nameCountry(code)}: ${formatCount(clicks.get(code) ?? 0)}`
  return (
    <svg
      role="img"
      aria-label={`Map of the world: clicks from ${told.length} ${told.length === 1 ? 'country' : 'countries'}`}
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

/** By the root, so that one country with most of the clicks leaves the others apart. */
function shadeOf(clicks: number, most: number): string {
  if (clicks === 0) return 'var(--rule)'
  const share = Math.round(25 + 75 * Math.sqrt(clicks / most))
  return `color-mix(in oklab, var(--accent) ${share}%, var(--rule))`
}
