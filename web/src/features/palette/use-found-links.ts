import { parseIsbn13, toIsbn10 } from '@everyshelf/domain/identifiers'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { useSettled } from '../../lib/page/use-settled.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Command } from './command.ts'

export const LINKS_SHOWN = 8

const QUERY_MAX_LENGTH = 200
const TYPING_PAUSE_MS = 150

/** Counts of clicks, which the palette does not show, are the only part that changes often. */
const FRESH_FOR_MS = 60_000

/** The signed-in user's links that match a text; without a text the newest. */
export function useFoundLinks(text: string) {
  const isSignedIn = useSession().status === 'signed-in'
  const query = useSettled(text.trim().slice(0, QUERY_MAX_LENGTH), TYPING_PAUSE_MS)
  const { data, isLoading, isError, refetch } = trpc.links.list.useQuery(
    { filter: query ? { query } : {}, limit: LINKS_SHOWN },
    { enabled: isSignedIn, staleTime: FRESH_FOR_MS, placeholderData: keepPreviousData },
  )
  return { links: data?.links ?? [], query, isLoading, isError, retry: () => void refetch() }
}

/** Commands that show the actions of a link. The server found the links by `query`. */
export function listLinkCommands(
  links: readonly SavedLink[],
  query: string,
  onOpen: (link: SavedLink) => void,
): readonly Command[] {
  return links.map((link) => {
    const { id, title, authors, isbn, display, globalLink, labels } = link
    const isbn13 = parseIsbn13(isbn)
    const isbn10 = isbn13 ? toIsbn10(isbn13) : undefined
    const names = labels.map(({ name }) => name)
    return {
      id: `link-${id}`,
      label: title,
      keywords: [...authors, isbn, isbn10, display, globalLink, ...names, query].join(' '),
      detail: authors.join(', '),
      note: 'Show actions',
      group: 'Links',
      staysOpen: true,
      run: () => onOpen(link),
    }
  })
}
