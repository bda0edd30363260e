import type { ServiceTags } from '@everyshelf/domain/affiliate'
import { isOpenedByNoReader } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PageProblem } from '../../http/plain-pages/link-page.ts'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import { createHitDescriber, type DescribeHitDeps, type HitRequest } from './describe-hit.ts'
import { findPlace } from './find-place.ts'
import type { FoundLink, OpenLink } from './link-opener.ts'
import { countNetworkHit, type HitLimits } from './network-rate-window.ts'
import { withoutTags } from './open-link.ts'
import type { ValidRequest } from './parse-link-url.ts'
import type { ClientInfo, ReaderContextReader } from './reader-context.ts'

interface PipelineDeps extends DescribeHitDeps {
  readonly openLink: OpenLink
  readonly readers: Pick<ReaderContextReader, 'readContext'>
  readonly recorder: Pick<ClickRecorder, 'record' | 'nextId'>
  readonly serviceTags: ServiceTags
  readonly limits: HitLimits
}

/** How an adapter responds. `To` is the receiver, such as a response, so that a request needs no functions of its own. */
export interface Responder<To> {
  readonly refuse: (to: To, problem: PageProblem) => void
  readonly sendToPage: (to: To, path: string) => void
  /** With a click id, the hit is on disk. Without it, the reader should not wait longer. */
  readonly sendToStore: (to: To, url: string, clickId: string | null) => void
  readonly fail: (to: To, error: unknown) => void
}

export type RedirectPipeline = ReturnType<typeof createRedirectPipeline>

/** Everything between a request for a link and its response. Without a promise for a link that is cached. */
export function createRedirectPipeline(deps: PipelineDeps) {
  const { openLink, readers, recorder, serviceTags, limits } = deps
  const describe = createHitDescriber(deps)

  /** Counts the request for its network. Returns the seconds that a network with too many must wait. */
  function admit(
    request: HitRequest['request'],
    client: ClientInfo,
    country: CountryCode | undefined,
    timeMs: number,
  ): HitRequest | number {
    const overLimit = countNetworkHit(client, request.headers, limits, timeMs)
    if (overLimit === 'answered') {
      const { rateWindow, wideRateWindow } = client
      const endsAt = Math.max(rateWindow.endsAtSeconds, wideRateWindow?.endsAtSeconds ?? 0)
      return Math.ceil(endsAt - timeMs / 1000)
    }
    const context = readers.readContext(request, client, country)
    return { request, timeMs, client, context, isOverLimit: overLimit === 'counted' }
  }

  function follow<To>(
    hitRequest: HitRequest,
    link: ValidRequest,
    responder: Responder<To>,
    to: To,
  ) {
    const found = openLink(link, hitRequest.timeMs)
    if (!(found instanceof Promise)) respond(hitRequest, link, found, responder, to)
    else {
      found
        .then((opened) => respond(hitRequest, link, opened, responder, to))
        .catch((error: unknown) => responder.fail(to, error))
    }
  }

  /** Resolves the link to a place, describes and records the hit, and responds. */
  function respond<To>(
    hitRequest: HitRequest,
    link: ValidRequest,
    found: FoundLink,
    responder: Responder<To>,
    to: To,
  ): void {
    if (typeof found === 'string') {
      responder.refuse(to, found)
      return
    }
    const { method, headers } = hitRequest.request
    const opened = isOpenedByNoReader(method, headers) ? withoutTags(found) : found
    const place = findPlace(link, opened, hitRequest.context, serviceTags)
    if (place === null) responder.refuse(to, 'unknown-link')
    else if (typeof place === 'string') responder.sendToPage(to, place)
    else {
      const hit = describe(hitRequest, opened, place, link.utmCampaign)
      recorder.record(hit, (clickId) => responder.sendToStore(to, place.url, clickId))
    }
  }

  return { admit, describe, follow }
}
