import { type ReactNode, useState } from 'react'
import { guessCountry } from '../countries/guess-country.ts'
import { PagePreview } from './page-preview.tsx'

interface PageDesignerProps {
  readonly url: string
  /** Changes whenever the page does. */
  readonly version: number
  /** False while there is nothing to show. */
  readonly hasPage: boolean
  readonly children: ReactNode
}

/** The settings of an author's or a series' page beside the page as it is saved, published or not. */
export function PageDesigner({ url, version, hasPage, children }: PageDesignerProps) {
  const [country, setCountry] = useState(guessCountry)
  const { pathname } = new URL(url)
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 border-t border-rule pt-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">{children}</div>
      {hasPage && (
        <div className="min-w-0">
          <div className="xl:sticky xl:top-20">
            <PagePreview
              country={country}
              onCountry={setCountry}
              pathIn={(view) =>
                `${pathname}?${new URLSearchParams({ preview: '1', ...view, v: String(version) })}`
              }
            />
          </div>
        </div>
      )}
    </div>
  )
}
