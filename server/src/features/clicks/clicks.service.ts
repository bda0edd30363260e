import { classifyHit } from '@everyshelf/domain/clicks'
import type { LanguageTag } from '@everyshelf/domain/countries'
import { DomainError } from '@everyshelf/domain/messages'
import { locateReader } from '@everyshelf/domain/routing'
import type { FindCountry } from '../../http/geo/ip-country.ts'
import type { ClickRecorder } from './click-recorder.ts'
import type { FindTrackedLink } from './clicks.repo.ts'
import type { ReadAgent } from './user-agent.ts'

/** What the server sees of the client that sends a beacon. */
interface BeaconSender {
  readonly address: string
  readonly userAgent: string | undefined
  readonly languages: readonly LanguageTag[]
}

export type ClicksService = ReturnType<typeof createClicksService>

interface ClicksServiceDeps {
  readonly findLink: FindTrackedLink
  readonly recorder: Pick<ClickRecorder, 'record' | 'nextId'>
  readonly readAgent: ReadAgent
  readonly findCountry: FindCountry
}

/**
 * Beacons are stored apart from the redirects' hits and never count with them. The page only names the
 * link, which must exist; country, device and browser come from the request.
 */
export function createClicksService(deps: ClicksServiceDeps) {
  const { findLink, recorder, readAgent, findCountry } = deps
  return {
    /** Records a click on a saved link that a page reports; false when it could not be stored. */
    track: async (linkId: string, sender: BeaconSender): Promise<boolean> => {
      const link = await findLink(linkId)
      if (!link) throw new DomainError('not-found')
      const agent = readAgent(sender.userAgent)
      const hints = { query: undefined, edge: undefined, ip: findCountry(sender.address) }
      const language = sender.languages[0] ?? null
      const excludedBecause = classifyHit({
        method: 'POST',
        bot: agent.bot,
        device: agent.device,
        language,
        isOwner: false,
        isFromDataCenter: false,
        isOverLimit: false,
        headers: {},
      })
      // Without an owner, so that it counts for no one.
      const hit = {
        id: recorder.nextId(),
        ownerId: null,
        identifier: link.identifier,
        country: locateReader(hints, sender.languages).country,
        retailer: 'amazon' as const,
        marketplace: null,
        device: agent.device,
        browser: agent.browser,
        referrerHost: null,
        language,
        channel: null,
        campaign: null,
        excludedBecause,
        visitorHash: null,
      }
      return await new Promise((resolve) => {
        recorder.record(hit, (clickId) => resolve(clickId !== null))
      })
    },
  }
}
