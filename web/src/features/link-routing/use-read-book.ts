import { readApiError } from '@everyshelf/client'
import { readTypedBook } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { explainBookInput } from '@everyshelf/ui/book-input'
import { trpc } from '../../lib/api/trpc.tsx'

type ResolvedBook =
  | { readonly identifier: BookIdentifier; readonly problem: null }
  | { readonly identifier: null; readonly problem: string }

/** Finds the book that a text names; only Amazon's short links need the server for that. */
export function useReadBook(): (text: string) => Promise<ResolvedBook> {
  const { mutateAsync: resolveShort } = trpc.links.resolveShort.useMutation()
  return async (text) => {
    const reading = readTypedBook(text)
    if (reading.kind === 'book') return { identifier: reading.identifier, problem: null }
    if (reading.kind !== 'retailer-short-link') {
      return { identifier: null, problem: explainBookInput(reading, text) }
    }
    try {
      const { asin } = await resolveShort({ url: reading.url })
      const identifier = parseBookIdentifier(asin)
      if (identifier) return { identifier, problem: null }
    } catch (error) {
      const { code } = readApiError(error)
      if (code !== 'invalid-url') return { identifier: null, problem: errorMessages[code].text }
    }
    return {
      identifier: null,
      problem: 'This shortened link doesn’t lead to a book. Paste the book’s ISBN instead.',
    }
  }
}
