/** Names for a search in the languages of the known stores, as a path segment or its start. */
const SEARCH_SEGMENT =
  /^(?:s|search\w*|suche|suchergebnis\w*|recherche|resultat\w*|results?|buscar?|busqueda|busca|cerca|ricerca|zoeken|sok|sogning|szukaj|ara|catalogsearch)(?:[.;].*)?$/i
const SEARCH_PARAMETERS = [
  'q',
  'query',
  'k',
  'keyword',
  'keywords',
  'search',
  'searchterm',
  'searchtext',
  'sq',
  'ntt',
  'term',
  'text',
]

/** Whether the address looks like a page of search results. */
export function isSearchUrl(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  const names = [...searchParams.keys()].map((name) => name.toLowerCase())
  return (
    pathname.split('/').some((segment) => SEARCH_SEGMENT.test(segment)) ||
    names.some((name) => SEARCH_PARAMETERS.includes(name))
  )
}
