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

/** Whether the path is that of a search. */
export function isSearchPath(address: string): boolean {
  return new URL(address).pathname.split('/').some((segment) => SEARCH_SEGMENT.test(segment))
}

/** Whether the address looks like a page of search results. */
export function isSearchUrl(address: string): boolean {
  const names = [...new URL(address).searchParams.keys()].map((name) => name.toLowerCase())
  return isSearchPath(address) || names.some((name) => SEARCH_PARAMETERS.includes(name))
}
