import type { IncomingMessage } from 'node:http'
import { type BookChannel, isBookChannel, type ServiceTags } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { findDestination, type ReaderContext } from '@everyshelf/domain/routing'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import { type DescribeHitDeps, describeHit, type HitRequest } from './describe-hit.ts'
import { findPlace } from './find-place.ts'
import type { OpenLink } from './link-opener.ts'
import { countNetworkHit, type HitLimits } from './network-rate-window.ts'
import { inBook } from './open-link.ts'
import type { ReaderContextReader } from './reader-context.ts'
import type { RedirectCounts } from './redirect-counts.ts'

/** Where a reader goes who follows a link. */
export interface FollowedLink {
  /** The store's URL, or the path of the link's reader page. */
  readonly location: string
  /** The hit, which is on disk; null on the way to a page, or if it could not be recorded. */
  readonly clickId: string | null
}

/** A reader whose request does not name a saved link itself, such as one who asks for the next book. */
export interface FollowingReader {
  readonly context: ReaderContext
  /**
   * Follows a saved link without any tag, and records the hit as redirects do, in the channel that the reader
   * came from. Null if the link does not work, or if its owner marked every edition as not sold in the
   * reader's country.
   */
  readonly follow: (slug: Slug, channel: BookChannel) => Promise<FollowedLink | null>
}

/** Reads the reader of a request, or returns the seconds that their network must wait. */
export type ReadFollowingReader = (
  request: IncomingMessage,
  country: CountryCode | undefined,
) => Promise<FollowingReader | { readonly waitSeconds: number }>

export interface FollowLinkDeps extends DescribeHitDeps {
  readonly openLink: OpenLink
  readonly readers: ReaderContextReader
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly serviceTags: ServiceTags
  readonly limits: HitLimits
  readonly counts: Pick<RedirectCounts, 'store' | 'page' | 'refused'>
  /** Resolves once the request's session is known, so that the owner's own tests do not count. */
  readonly prepareSession: (cookies: string) => Promise<void> | undefined
  readonly now: () => number
}

export function createLinkFollower(deps: FollowLinkDeps): ReadFollowingReader {
  const { openLink, readers, recorder, counts, now } = deps

  return async (request, country) => {
    const { cookie } = request.headers
    if (cookie !== undefined) await deps.prepareSession(cookie)
    const client = readers.readClientInfo(request)
    const timeMs = now()
    const overLimit = countNetworkHit(client, request.headers, deps.limits, timeMs)
    if (overLimit === 'answered') {
      counts.refused++
      const { rateWindow, wideRateWindow } = client
      const endsAt = Math.max(rateWindow.endsAtSeconds, wideRateWindow?.endsAtSeconds ?? 0)
      return { waitSeconds: Math.ceil(endsAt - timeMs / 1000) }
    }
    const context = readers.readContext(request, client, country)
    const isOverLimit = overLimit === 'counted'
    const hitRequest = { request, timeMs, client, context, isOverLimit, utmCampaign: undefined }
    return { context, follow: (slug, channel) => follow(slug, channel, hitRequest, country) }
  }

  async function follow(
    slug: Slug,
    channel: BookChannel,
    hitRequest: HitRequest,
    country: CountryCode | undefined,
  ): Promise<FollowedLink | null> {
    const query = { country, format: null, utmCampaign: undefined }
    const linkRequest = { kind: 'saved', slug, ...query } as const
    const found = await openLink(linkRequest, hitRequest.timeMs)
    if (!found || found.isDisabled || found.isRemoved) return null
    const opened = inBook(found, channel)
    const { context } = hitRequest
    const destination = findDestination(opened.link, context, deps.serviceTags.links)
    if (!destination.isSold && destination.rule !== 'page') return null
    const place = findPlace(linkRequest, opened, context, deps.serviceTags)
    if (place === null) return null
    if (typeof place === 'string' && isBookChannel(found.link.channel)) {
      counts.page++
      return { location: place, clickId: null }
    }
    // The page of another slug has buttons with tags, so such readers go straight to their store.
    const store = typeof place === 'string' ? destination : place
    if (!store.isSold) return null
    const hit = describeHit(hitRequest, opened, store, deps)
    const clickId = await new Promise<string | null>((resolve) => recorder.record(hit, resolve))
    counts.store++
    return { location: store.url, clickId }
  }
}
