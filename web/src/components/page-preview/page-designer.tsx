import type { CountryCode } from '@everyshelf/domain/countries'
import { type ReactNode, useState } from 'react'
import { guessCountry } from '../countries/guess-country.ts'
import { PagePreview, type PreviewView } from './page-preview.tsx'

interface PageDesignerProps {
  /** False while there is nothing to show. */
  readonly hasPage?: boolean
  /** Changes whenever the page does. */
  readonly pathIn: (view: PreviewView) => string
  /** The settings, which may depend on the country of the preview. */
  readonly children: ReactNode | ((country: CountryCode) => ReactNode)
}

/** The settings of a page for readers beside the page itself. */
export function PageDesigner({ hasPage = true, pathIn, children }: PageDesignerProps) {
  const [country, setCountry] = useState(guessCountry)
  return (
    <div className="mt-4 grid gap-x-12 gap-y-8 border-t border-rule pt-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">{typeof children === 'function' ? children(country) : children}</div>
      {hasPage && (
        <div className="min-w-0">
          <div className="xl:sticky xl:top-20">
            <PagePreview country={country} onCountry={setCountry} pathIn={pathIn} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The address of the saved page as its owner sees it, published or not. A new version loads again. */
export function previewOf(url: string, version: number): (view: PreviewView) => string {
  const { pathname } = new URL(url)
  return (view) =>
    `${pathname}?${new URLSearchParams({ preview: '1', ...view, v: String(version) })}`
}
