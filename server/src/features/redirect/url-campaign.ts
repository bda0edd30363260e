import { URL_CAMPAIGNS_PER_DAY } from '@everyshelf/domain/limits'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { NewHit } from '../clicks/hit.ts'
import type { OpenedLink } from './open-link.ts'

/** Stores a click under the campaign in its URL if the link's owner wants that. Other hits stay as they are. */
export type CountByUrlCampaign = (
  hit: NewHit,
  link: Pick<OpenedLink, 'recordsUtm'>,
  utmCampaign: string | undefined,
  timeMs: number,
) => NewHit

const DAY_MS = 24 * 60 * 60 * 1000

/** At most twice as many are remembered. A full set takes about 20 kB. */
const REMEMBERED_OWNERS = 1000

/**
 * Readers choose the campaign in a URL, so each owner gets only so many different ones a day. Later ones count
 * for the slug's campaign. Processes count alone, because sharing the list would slow down redirects.
 */
export function createUrlCampaigns(): CountByUrlCampaign {
  const accepted = createRecentMap<string, Set<string>>(REMEMBERED_OWNERS)

  return (hit, { recordsUtm }, utmCampaign, timeMs) =>
    utmCampaign !== undefined &&
    recordsUtm &&
    hit.excludedBecause === null &&
    isAccepted(`${Math.floor(timeMs / DAY_MS)} ${hit.ownerId}`, utmCampaign)
      ? { ...hit, campaign: utmCampaign }
      : hit

  function isAccepted(ownerDay: string, campaign: string): boolean {
    const known = accepted.get(ownerDay)
    const campaigns = known ?? new Set<string>()
    if (!known) accepted.set(ownerDay, campaigns)
    if (campaigns.has(campaign)) return true
    if (campaigns.size >= URL_CAMPAIGNS_PER_DAY) return false
    campaigns.add(campaign)
    return true
  }
}
