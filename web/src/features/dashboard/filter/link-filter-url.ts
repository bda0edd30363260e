import {
  LABELS_MAX,
  type LinkSort,
  type LinkSortKey,
  linkSortKeys,
  linkStatuses,
} from '@everyshelf/domain/links'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { newestFirst } from '../../../lib/links/first-page.ts'

const QUERY_MAX_LENGTH = 200
const ROW_ID = /^[a-z0-9]{10,32}$/

/** Reads the filter of the list from the page's URL. Invalid values are ignored. */
export function readLinkFilter(query: URLSearchParams): LinkFilter {
  const text = (query.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH)
  const labels = (query.get('labels') ?? '').split(',').filter((id) => ROW_ID.test(id))
  const status = linkStatuses.find((one) => one === query.get('status'))
  return {
    ...(text && { query: text }),
    ...(labels.length > 0 && { labels: labels.slice(0, LABELS_MAX) }),
    ...(status && { status }),
  }
}

/** Writes a filter into the URL's parameters; the others stay. */
export function writeLinkFilter(query: URLSearchParams, filter: LinkFilter): URLSearchParams {
  const next = new URLSearchParams(query)
  const values = { q: filter.query, labels: filter.labels?.join(','), status: filter.status }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Two filters with the same text match the same links. */
export function formatLinkFilter(filter: LinkFilter): string {
  const { query = '', labels = [], status = '' } = filter
  return JSON.stringify([query, labels.toSorted(), status])
}

export function isEmptyFilter(filter: LinkFilter): boolean {
  return formatLinkFilter(filter) === formatLinkFilter({})
}

/** @example readSort(new URLSearchParams('sort=-clicks')) // { by: 'clicks', isDescending: true } */
export function readSort(query: URLSearchParams): LinkSort {
  const text = query.get('sort') ?? ''
  const isDescending = text.startsWith('-')
  const by = linkSortKeys.find((key) => key === text.slice(isDescending ? 1 : 0))
  return by ? { by, isDescending } : newestFirst
}

export function writeSort(query: URLSearchParams, { by, isDescending }: LinkSort): URLSearchParams {
  const next = new URLSearchParams(query)
  if (by === newestFirst.by && isDescending) next.delete('sort')
  else next.set('sort', `${isDescending ? '-' : ''}${by}`)
  return next
}

/** Sorting by the same column again reverses the order. Numbers and dates start descending, texts ascending. */
export function nextSort(sort: LinkSort, by: LinkSortKey): LinkSort {
  if (sort.by === by) return { by, isDescending: !sort.isDescending }
  return { by, isDescending: by === 'clicks' || by === 'created' }
}
