import { placeholderTitle } from '@everyshelf/domain/books'
import type { Session } from '../../../trpc/request-context.ts'
import type { OwnedHit } from '../../clicks/click-store.ts'
import { channelOf, sellerOf } from '../../clicks/counting/hit-columns.ts'
import type { AnalyticsRepo } from '../analytics.repo.ts'
import type { LiveClicks } from './live-clicks.ts'

/** A hit as the live list shows it: book and country, nothing about the reader. */
export interface LiveHit
  extends Pick<
    OwnedHit,
    'openedAt' | 'country' | 'device' | 'browser' | 'campaign' | 'excludedBecause'
  > {
  /** The host of the referring page. */
  readonly referrer: string | null
  readonly seller: string
  readonly channel: string
  /** Null when no link to the book is saved now. */
  readonly link: string | null
  /** The ids of the link's labels. */
  readonly labels: readonly string[]
  readonly isbn: string
  readonly title: string
}

export interface LiveMessage {
  /** Newest first. */
  readonly hits: readonly LiveHit[]
}

export type LiveService = ReturnType<typeof createLiveService>

interface LiveServiceDeps {
  readonly clicks: Pick<LiveClicks, 'listen'>
  readonly repo: Pick<AnalyticsRepo, 'listBooks' | 'listLabelIds'>
}

/** As many as the list on the dashboard shows. */
const MAX_SHOWN = 8

export function createLiveService({ clicks, repo }: LiveServiceDeps) {
  async function addTitles(ownerId: string, hits: readonly OwnedHit[]): Promise<LiveHit[]> {
    const identifiers = new Set(hits.map(({ identifier }) => identifier))
    const books = await repo.listBooks(ownerId, [...identifiers])
    const labelIds = await repo.listLabelIds(books.flatMap(({ linkId }) => linkId ?? []))
    return hits.map((hit) => {
      const { identifier, openedAt, country, device, browser, campaign, excludedBecause } = hit
      const book = books.find((one) => one.identifier === identifier)
      const title = book?.title ?? placeholderTitle(identifier)
      const link = book?.linkId ?? null
      const labels = link === null ? [] : (labelIds.get(link) ?? [])
      return {
        link,
        labels,
        isbn: identifier,
        title,
        openedAt,
        country,
        seller: sellerOf(hit),
        referrer: hit.referrerHost,
        device,
        browser,
        channel: channelOf(hit),
        campaign,
        excludedBecause,
      }
    })
  }

  return {
    listen: async function* (
      session: Pick<Session, 'id' | 'userId'>,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<LiveMessage, void> {
      for await (const hits of clicks.listen(session, signal)) {
        yield { hits: await addTitles(session.userId, hits.slice(0, MAX_SHOWN)) }
      }
    },
  }
}
