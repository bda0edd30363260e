import { decodePath, type WebUrl } from './parse-web-url.ts'

/** A retailer's page that is not about a single book. */
export type OtherPage = 'search-page' | 'author-page' | 'other-page'

const searches = /^(?:s|search|suche|recherche|buscar|busca|busqueda|ricerca|zoeken|booksearch)$/
const authors =
  /^(?:e|authors?|autore?s?|autoren|auteurs?|forfatter|contributors?|persons?|personen?)$/
const searchNames = /^(?:q|k|query|keywords?|searchterm|search|isbn|term|st|sterm)$/

/**
 * Recognizes searches and authors' pages by the words in their URLs; all others are `other-page`.
 *
 * @example describeOtherPage(parseWebUrl('https://www.amazon.com/s?k=dune')!) // 'search-page'
 */
export function describeOtherPage(url: WebUrl): OtherPage {
  const words = decodePath(url).toLowerCase().split(/[/.]/).filter(Boolean)
  if (words.some((word) => authors.test(word))) return 'author-page'
  const isRequested = url.search
    .toLowerCase()
    .split(/[?&]/)
    .some((pair) => searchNames.test(pair.split('=', 1)[0] ?? ''))
  if (isRequested || words.some((word) => searches.test(word) || word.startsWith('search'))) {
    return 'search-page'
  }
  return 'other-page'
}
