import { placeholderTitle } from '@everyshelf/domain/books'
import type { Session } from '../../../trpc/request-context.ts'
import type { AnalyticsRepo } from '../analytics/analytics.repo.ts'
import type { NewOpening } from './live-clicks.repo.ts'
import type { LiveClicks } from './live-clicks.ts'

/** An opening as it is shown: what was opened, and from where, and nothing of the reader. */
export interface LiveOpening extends Omit<NewOpening, 'id' | 'ownerId' | 'identifier'> {
  /** Null when the book's link is not saved, or not any more. */
  readonly link: string | null
  readonly isbn: string
  readonly title: string
}

export interface LiveMessage {
  /** Newest first. */
  readonly openings: readonly LiveOpening[]
}

export type LiveService = ReturnType<typeof createLiveService>

interface LiveServiceDeps {
  readonly clicks: Pick<LiveClicks, 'listen'>
  readonly listBooks: AnalyticsRepo['listBooks']
}

/** More than that of the recent ones would be a page by itself. */
const SHOWN = 8

export function createLiveService({ clicks, listBooks }: LiveServiceDeps) {
  async function nameOpenings(
    ownerId: string,
    openings: readonly NewOpening[],
  ): Promise<LiveOpening[]> {
    const identifiers = new Set(openings.map(({ identifier }) => identifier))
    const books = await listBooks(ownerId, [...identifiers])
    return openings.map(({ identifier, openedAt, country, shop, device, excludedBecause }) => {
      const book = books.find((one) => one.identifier === identifier)
      const title = book?.title ?? placeholderTitle(identifier)
      const link = book?.linkId ?? null
      return { link, isbn: identifier, title, openedAt, country, shop, device, excludedBecause }
    })
  }

  return {
    listen: async function* (
      session: Pick<Session, 'id' | 'userId'>,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<LiveMessage, void> {
      for await (const openings of clicks.listen(session, signal)) {
        yield { openings: await nameOpenings(session.userId, openings.slice(0, SHOWN)) }
      }
    },
  }
}
