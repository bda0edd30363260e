import { classifyHit } from '@everyshelf/domain/clicks'
import type { LanguageTag } from '@everyshelf/domain/countries'
import { DomainError } from '@everyshelf/domain/messages'
import { locateReader } from '@everyshelf/domain/routing'
import type { FindCountry } from '../../http/ip-country.ts'
import type { ClickRecorder } from './click-recorder.ts'
import type { FindTrackedLink } from './clicks.repo.ts'
import { createHitKind, createHitLink, openedAtMinute } from './hit.ts'
import type { ReadAgent } from './user-agent.ts'

/** What the server itself sees of whoever sends a beacon. */
export interface BeaconSender {
  readonly address: string
  readonly userAgent: string | undefined
  readonly languages: readonly LanguageTag[]
}

export interface ClicksService {
  /** Records a page's own report of a click on a saved link; false when it could not be stored. */
  readonly track: (linkId: string, sender: BeaconSender) => Promise<boolean>
}

export interface ClicksServiceDeps {
  readonly findLink: FindTrackedLink
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly readAgent: ReadAgent
  readonly findCountry: FindCountry
  readonly now?: () => number
}

/**
 * Beacons are kept apart from the redirect's hits and never added to them. Of what a page says only
 * the link counts, and it must exist; country, device and browser are the server's own reading (S11).
 */
export function createClicksService(deps: ClicksServiceDeps): ClicksService {
  const { findLink, recorder, readAgent, findCountry, now = Date.now } = deps
  return {
    track: async (linkId, sender) => {
      const link = await findLink(linkId)
      if (!link) throw new DomainError('not-found')
      const agent = readAgent(sender.userAgent)
      const hints = { query: undefined, edge: undefined, ip: findCountry(sender.address) }
      const { excludedBecause } = classifyHit({
        method: 'POST',
        ...agent,
        hasLanguage: sender.languages.length > 0,
        isOwner: false,
        isFromDataCentre: false,
        isOverLimit: false,
        headers: {},
      })
      const hit = {
        openedAt: openedAtMinute(now()),
        link: createHitLink(link.id, link.ownerId, link.identifier),
        kind: createHitKind({
          country: locateReader(hints, sender.languages).country,
          retailer: 'amazon',
          marketplace: null,
          device: agent.device,
          browser: agent.browser,
          language: sender.languages[0] ?? null,
          excludedBecause,
          source: 'beacon',
        }),
        refererHost: null,
        channel: null,
        reader: null,
      }
      return await new Promise((resolve) => {
        recorder.record(hit, (clickId) => resolve(clickId !== null))
      })
    },
  }
}
