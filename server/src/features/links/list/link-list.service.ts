import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { LinkSort } from '@everyshelf/domain/links'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import type { DashboardQueries } from '../../analytics/dashboard-queries.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import { describeSavedBook } from '../saving/describe-saved-book.ts'
import {
  LISTED_CLICK_DAYS,
  type LinkOwner,
  type SavedLink,
  toSavedLink,
} from '../saving/saved-link.ts'
import type { LinkPage, LinkPageRequest, LinkPagesRepo } from './link-pages.repo.ts'
import { formatPosition, parsePosition } from './link-position.ts'

interface ListRequest {
  readonly filter: LinkFilter
  readonly sort: LinkSort
  readonly cursor?: string | null | undefined
  readonly limit: number
  readonly withClicks?: boolean
}

/** One page of the list of links. */
export interface ListedLinks {
  readonly links: readonly SavedLink[]
  /** The `cursor` of the next page; null on the last one. */
  readonly next: string | null
  /** How many links match the filter, on all pages. */
  readonly count: number
}

/** What the dashboard says about all links of an account. */
export interface LinksSummary {
  readonly count: number
  readonly clicks30d: number
}

export interface LinkListServiceDeps {
  readonly repo: LinkPagesRepo
  readonly toShortLink: ToShortLink
  readonly now: () => number
  readonly countClicks: DashboardQueries['countClicks']
  readonly sumClicks: DashboardQueries['sumClicks']
}

export type LinkListService = ReturnType<typeof createLinkListService>

/** Reads an account's links in pages, however many there are. */
export function createLinkListService(deps: LinkListServiceDeps) {
  const { repo, toShortLink, now, countClicks, sumClicks } = deps

  /** By clicks, the matching links are sorted here: a link's clicks are in totals and fresh hits. */
  async function listByClicks(ownerId: string, request: LinkPageRequest): Promise<LinkPage> {
    const { filter, sort, after, limit } = request
    const matching = await repo.listMatching(ownerId, filter)
    const clicks = await sumClicks(ownerId, now(), RECENT_CLICK_DAYS)
    const direction = sort.isDescending ? -1 : 1
    const compare = (a: Sorted, b: Sorted) =>
      direction * (a.clicks - b.clicks || (a.id < b.id ? -1 : Number(a.id > b.id)))
    const sorted = matching
      .map(({ id, identifier }): Sorted => ({ id, clicks: clicks.get(identifier) ?? 0 }))
      .toSorted(compare)
    const last = after && { id: after.id, clicks: Number(after.value) }
    const rest = last ? sorted.filter((one) => compare(one, last) > 0) : sorted
    const page = rest.slice(0, limit)
    const end = rest.length > limit ? page.at(-1) : undefined
    const ids = page.map(({ id }) => id)
    return {
      links: await repo.listByIds(ownerId, ids),
      next: end ? { value: String(end.clicks), id: end.id } : null,
    }
  }

  return {
    list: async (owner: LinkOwner, request: ListRequest): Promise<ListedLinks> => {
      const { filter, sort, limit, withClicks = true } = request
      const after = parsePosition(request.cursor)
      const { by } = sort
      const [page, count] = await Promise.all([
        by === 'clicks'
          ? listByClicks(owner.userId, { filter, sort, after, limit })
          : repo.listPage(owner.userId, { filter, sort: { ...sort, by }, after, limit }),
        repo.count(owner.userId, filter),
      ])
      const books = page.links.map(({ identifier }) => identifier)
      const clicks = withClicks
        ? await countClicks(owner.userId, books, now(), LISTED_CLICK_DAYS)
        : new Map<string, number[]>()
      return {
        links: page.links.map((link) => toSavedLink(link, owner, toShortLink, clicks)),
        next: page.next && formatPosition(page.next),
        count,
      }
    },

    summarize: async ({ userId }: LinkOwner): Promise<LinksSummary> => {
      const all = await repo.listMatching(userId, {})
      const clicks = await sumClicks(userId, now(), RECENT_CLICK_DAYS)
      return {
        count: all.length,
        clicks30d: all.reduce((sum, { identifier }) => sum + (clicks.get(identifier) ?? 0), 0),
      }
    },

    /** The titles of books, by their keys, that the account or the cache of catalogs has. */
    findTitles: async (
      userId: string,
      books: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => {
      const links = await repo.listByBooks(userId, books)
      const own = links.flatMap((link) => {
        const { titleSource, title } = describeSavedBook(link)
        return titleSource === 'none' ? [] : [[link.identifier, title] as const]
      })
      return new Map([...(await repo.findCachedTitles(books)), ...own])
    },
  }
}

interface Sorted {
  readonly id: string
  readonly clicks: number
}
