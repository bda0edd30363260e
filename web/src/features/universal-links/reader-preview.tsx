import {
  type CountryCode,
  countryCodes,
  countryName,
  isCountryCode,
} from '@everyshelf/domain/countries'
import { Flag } from '@everyshelf/ui/marketplaces'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'

interface ReaderPreviewProps {
  readonly identifier: string
  readonly slug: string
}

const countries = countryCodes
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** Opens the page for readers as one of any country sees it. */
export function ReaderPreview({ identifier, slug }: ReaderPreviewProps) {
  const id = useId()
  const [country, setCountry] = useState<CountryCode | null>(null)
  const query = new URLSearchParams({ link: slug, ...(country && { country }) })
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 border-t border-rule pt-8">
      <h2 id={`${id}-title`} className="m-0 font-display text-2xl">
        The page for readers
      </h2>
      <p className="mt-2 mb-5 max-w-[56ch] text-ink-soft text-pretty">
        The store of the reader's own country first, every other retailer of that country below. It
        needs no script and works in eight languages.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor={id} className="mb-2 block font-semibold">
            As a reader in
          </label>
          <span className="inline-flex items-center gap-2.5">
            {country && <Flag country={country} className="h-4 w-6" />}
            <select
              id={id}
              value={country ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setCountry(isCountryCode(value) ? value : null)
              }
              className="min-h-11 max-w-72 rounded-md border border-field-rule bg-field px-3 text-field-ink"
            >
              <option value="">my own country</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </div>
        <a
          href={`/book/${identifier}/universal?${query}`}
          target="_blank"
          rel="noopener"
          className={buttonClasses('outline')}
        >
          Open the page
        </a>
      </div>
    </section>
  )
}
