import { identifierKey } from '@everyshelf/domain/identifiers'
import { useEffect, useState } from 'react'
import type { BookCandidate } from '../product-page/recognized-page.ts'
import { openApi } from './api.ts'

/** For longer lists, only the first titles are looked up. */
const LOOKUPS_MAX = 8

/** Catalog titles for books that have none on the page; sends only their numbers (S58). */
export function useCandidateTitles(books: readonly BookCandidate[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const untitled = books
    .filter(({ title, identifier }) => !title && identifier.kind === 'isbn')
    .map(({ identifier }) => identifierKey(identifier))
    .slice(0, LOOKUPS_MAX)
    .join(' ')
  useEffect(() => {
    let isShown = true
    const ask = async () => {
      const api = await openApi()
      for (const id of untitled.split(' ')) {
        const book = await api.books.lookup.query({ id })
        if (!isShown) return
        if (book.source !== 'placeholder') {
          setTitles((known) => new Map(known).set(id, book.title))
        }
      }
    }
    // Without an answer, the list shows the numbers.
    if (untitled) ask().catch(() => {})
    return () => {
      isShown = false
    }
  }, [untitled])
  return titles
}
