import type { IncomingMessage } from 'node:http'
import type { BookChannel } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { RedirectCounts } from './http.ts'
import type { RedirectPipeline, Responder } from './pipeline.ts'
import type { ReaderContextReader } from './reader-context.ts'

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

export type ReadFollowingReader = ReturnType<typeof createLinkFollower>

interface NextDeps {
  readonly pipeline: RedirectPipeline
  readonly readers: Pick<ReaderContextReader, 'readClientInfo'>
  readonly counts: RedirectCounts
  /** Resolves once the request's session is known, so that the owner's own tests do not count. */
  readonly prepareSession: (cookies: string) => Promise<void> | undefined
  readonly now: () => number
}

interface Waiting {
  readonly resolve: (followed: FollowedLink | null) => void
  readonly reject: (error: unknown) => void
}

/** Reads the reader of a request, or returns the seconds that their network must wait. */
export function createLinkFollower(deps: NextDeps) {
  const { pipeline, readers, counts, now } = deps
  const responder: Responder<Waiting> = {
    refuse: ({ resolve }) => resolve(null),
    sendToPage: ({ resolve }, location) => {
      counts.page++
      resolve({ location, clickId: null })
    },
    sendToStore: ({ resolve }, location, clickId) => {
      counts.store++
      resolve({ location, clickId })
    },
    fail: ({ reject }, error) => reject(error),
  }

  return async (
    request: IncomingMessage,
    country: CountryCode | undefined,
  ): Promise<FollowingReader | { readonly waitSeconds: number }> => {
    const { cookie } = request.headers
    if (cookie !== undefined) await deps.prepareSession(cookie)
    const admitted = pipeline.admit(request, readers.readClientInfo(request), country, now())
    if (typeof admitted === 'number') {
      counts.refused++
      return { waitSeconds: admitted }
    }
    const query = { country, format: null, utmCampaign: undefined }
    return {
      context: admitted.context,
      follow: (slug, nextIn) =>
        new Promise((resolve, reject) => {
          const link = { kind: 'saved', slug, nextIn, ...query } as const
          pipeline.follow(admitted, link, responder, { resolve, reject })
        }),
    }
  }
}
