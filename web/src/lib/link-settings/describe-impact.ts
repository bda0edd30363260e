import type { CountryCode } from '@everyshelf/domain/countries'
import { countOf, formatCount, formatPercent } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { type LinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { type ReaderGroup, type RoutableLink, replayReaders } from '@everyshelf/domain/routing'
import { routeFor } from './destinations.ts'
import type { ManagedLink } from './managed-link.ts'

/** What a change means for recent clicks. Null if none of them would go elsewhere. */
export function describeImpact(
  groups: readonly ReaderGroup[],
  { routable: before, settings, serviceTags }: ManagedLink,
  changed: LinkSettings,
): string | null {
  const after = toRoutableLink(before.identifier, before.owner, changed)
  const newMode = settings.mode === changed.mode ? null : changed.mode
  const { clicks, moved, moves } = replayReaders(groups, before, after, newMode)
  if (moved === 0) return null
  const earns = (link: RoutableLink, country: CountryCode | null) =>
    routeFor(link, country, serviceTags).tagOwner === 'owner'
  const shareThat = (earnsNow: boolean) => {
    const found = moves.filter(
      ({ country }) => earns(before, country) !== earnsNow && earns(after, country) === earnsNow,
    )
    return found.reduce((sum, move) => sum + move.clicks, 0) / clicks
  }
  const parts = [`${formatCount(moved)} of ${countOf(clicks, 'click')} go elsewhere`]
  if (shareThat(false) > 0) parts.push(`${formatPercent(shareThat(false))} stop earning`)
  if (shareThat(true) > 0) parts.push(`${formatPercent(shareThat(true))} start earning`)
  return `Last ${RECENT_CLICK_DAYS} days: ${parts.join('; ')}.`
}
