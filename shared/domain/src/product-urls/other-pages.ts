import { decodePath, type WebUrl } from './parse-web-url.ts'

/** A page of a shop that is of no single book. */
export type OtherPage = 'search-page' | 'author-page' | 'other-page'

const searches = /^(?:s|search|suche|recherche|buscar|busca|busqueda|ricerca|zoeken|booksearch)$/
const authors =
  /^(?:e|authors?|autore?s?|autoren|auteurs?|forfatter|contributors?|persons?|personen?)$/
const searchNames = /^(?:q|k|query|keywords?|searchterm|search|isbn|term|st|sterm)$/

/** Tells a search and an author's page from everything else, by the words of their addresses. */
export function describeOtherPage(url: WebUrl): OtherPage {
  const words = decodePath(url).toLowerCase().split(/[/.]/).filter(Boolean)
  if (words.some((word) => authors.test(word))) return 'author-page'
  const isAsked = url.search
    .toLowerCase()
    .split(/[?&]/)
    .some((pair) => searchNames.test(pair.split('=', 1)[0] ?? ''))
  if (isAsked || words.some((word) => searches.test(word) || word.startsWith('search'))) {
    return 'search-page'
  }
  return 'other-page'
}
