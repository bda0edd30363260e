import { formatPercent } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { ReaderRule } from '@everyshelf/domain/routing'
import type { RouterOutputs } from '@everyshelf/server/api'
import { routeFor } from '../../../lib/link-settings/destinations.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { earners } from '../destinations/destination-panel.tsx'

/** Who earns from a rule's readers, and their share of recent clicks. */
export function describeRule(
  { countries }: ReaderRule,
  { routable, serviceTags }: ManagedLink,
  recent: RouterOutputs['links']['replay'] | undefined,
): string {
  const [owner, ...others] = new Set(
    countries.map((country) => routeFor(routable, country, serviceTags).tagOwner),
  )
  const earner =
    owner && others.length === 0
      ? earners[owner]
      : 'Who earns the commission depends on the country.'
  if (!recent || recent.clicks === 0) return earner
  const clicks = recent.groups
    .filter(({ country }) => country && countries.includes(country))
    .reduce((sum, group) => sum + group.clicks, 0)
  return `${earner} ${formatPercent(clicks / recent.clicks)} of clicks in the last ${RECENT_CLICK_DAYS} days.`
}
