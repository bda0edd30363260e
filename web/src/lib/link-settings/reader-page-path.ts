import type { CountryCode } from '@everyshelf/domain/countries'

interface PageOf {
  readonly isbn: string
  readonly slug: string
}

/** A link's page for readers; with a country, as readers there see it. @example readerPagePath({ isbn: '9780441172719', slug: 'dune' }) // '/book/9780441172719/universal?link=dune' */
export function readerPagePath({ isbn, slug }: PageOf, country: CountryCode | null = null): string {
  const query = new URLSearchParams({ link: slug, ...(country && { country }) })
  return `/book/${isbn}/universal?${query}`
}
