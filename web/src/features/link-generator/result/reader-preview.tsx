import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { chooseProduct, plainLink } from '@everyshelf/domain/routing'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useId } from 'react'
import { countryInSentence } from '../../../components/countries/country-names.ts'

/** Large book markets on five continents. Austria shows that neighbors share a store. */
const PREVIEWED: readonly CountryCode[] = ['US', 'GB', 'DE', 'AT', 'JP', 'BR']

interface ReaderPreviewProps {
  /** The book's identifier key. */
  readonly identifier: string
  readonly format: EditionFormat | null
}

/** Examples of what the Global Link does, also for visitors who see it blurred. */
export function ReaderPreview({ identifier, format }: ReaderPreviewProps) {
  const id = useId()
  const book = parseBookIdentifier(identifier)
  if (!book) return null
  const link = plainLink(book, null, format)
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 font-display text-2xl sm:text-3xl">
        Where readers go
      </h2>
      <ul className="m-0 mt-4 grid list-none gap-x-10 border-t border-rule p-0 sm:grid-cols-2 lg:grid-cols-3">
        {PREVIEWED.map((country) => {
          const reader = { country, countrySource: 'query', languages: [] } as const
          const { marketplace } = chooseProduct(link, reader)
          return (
            <li key={country} className="flex items-center gap-3 border-b border-rule py-3">
              <Flag country={country} className="h-4 w-6 shrink-0" />
              <span>
                Readers in {countryInSentence(country)} go to{' '}
                <strong className="font-semibold">{getMarketplace(marketplace).storeName}</strong>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
