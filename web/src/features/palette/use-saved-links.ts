import { parseIsbn13, toIsbn10 } from '@everyshelf/domain/identifiers'
import type { RouterOutputs } from '@everyshelf/server/api'
import { trpc } from '../../lib/api/trpc.tsx'
import { useSession } from '../../lib/session/session.ts'
import type { Command } from './command.ts'

export type SavedLink = RouterOutputs['links']['list'][number]

/** Counts of clicks, which the palette does not show, are the only part that changes often. */
const FRESH_FOR_MS = 60_000

/** The signed-in user's links. */
export function useSavedLinks() {
  const isSignedIn = useSession().status === 'signed-in'
  const { data, isLoading, isError, refetch } = trpc.links.list.useQuery(undefined, {
    enabled: isSignedIn,
    staleTime: FRESH_FOR_MS,
  })
  return { links: data ?? [], isLoading, isError, retry: () => void refetch() }
}

/** Each link, found by title, author, ISBN, ASIN, short link and label. It shows the link's actions. */
export function listLinkCommands(
  links: readonly SavedLink[],
  onOpen: (link: SavedLink) => void,
): readonly Command[] {
  return links.map((link) => {
    const { id, title, authors, isbn, display, globalLink, label } = link
    const isbn13 = parseIsbn13(isbn)
    const isbn10 = isbn13 ? toIsbn10(isbn13) : undefined
    return {
      id: `link-${id}`,
      label: title,
      keywords: [...authors, isbn, isbn10, display, globalLink, label].join(' '),
      note: 'Show actions',
      group: 'Your links',
      staysOpen: true,
      run: () => onOpen(link),
    }
  })
}
