import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import type { SavedLink } from '../saved-link.ts'

export const sortKeys = ['title', 'identifier', 'clicks', 'created'] as const
export type SortKey = (typeof sortKeys)[number]

export interface Sort {
  readonly by: SortKey
  readonly isDescending: boolean
}

export const newestFirst: Sort = { by: 'created', isDescending: true }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare: Record<SortKey, (a: SavedLink, b: SavedLink) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  identifier: (a, b) => a.isbn.localeCompare(b.isbn),
  clicks: (a, b) => a.clicks30d - b.clicks30d,
  created: (a, b) => a.createdAt.localeCompare(b.createdAt),
}

/** The links that match the search, sorted. */
export function searchLinks(links: readonly SavedLink[], search: string, sort: Sort): SavedLink[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const bare = normalizeIdentifier(search)
  const found = links.filter((link) => {
    const text = fold(
      `${link.title} ${link.authors.join(' ')} ${link.isbn} ${link.slug} ${link.label} ${link.note}`,
    )
    const isNumber = bare.length > 3 && link.isbn.includes(bare)
    return isNumber || words.every((word) => text.includes(word))
  })
  const direction = sort.isDescending ? -1 : 1
  return found.sort((a, b) => direction * compare[sort.by](a, b))
}

/** Sorting by the same column again reverses the order. Numbers and dates start descending, texts ascending. */
export function nextSort(sort: Sort, by: SortKey): Sort {
  if (sort.by === by) return { by, isDescending: !sort.isDescending }
  return { by, isDescending: by === 'clicks' || by === 'created' }
}

/** Removes case and accents. @example fold('Émile Zola') // 'emile zola' */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
