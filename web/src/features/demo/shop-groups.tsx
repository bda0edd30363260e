import { bookFormats } from '@everyshelf/domain/retailers'
import { useId } from 'react'
import type { DemoReader } from './demo-reader.ts'
import { ShopList } from './shop-list.tsx'

const headings = { print: 'Print', ebook: 'Ebook', audio: 'Audiobook' } as const

/** The booksellers of one country by what they sell, as far as the owner shows them. */
export function ShopGroups({ shops, page }: Pick<DemoReader, 'shops' | 'page'>) {
  const id = useId()
  const groups = bookFormats
    .filter((format) => page.look.formats.includes(format))
    .map((format) => ({ format, shops: shops.filter(({ shop }) => shop.formats.includes(format)) }))
    .filter((group) => group.shops.length > 0)
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <div key={group.format} className="min-w-0">
          <h4 id={`${id}-${group.format}`} className="m-0 mb-2 font-display text-lg">
            {headings[group.format]}
          </h4>
          <ShopList shops={group.shops} labelledBy={`${id}-${group.format}`} />
        </div>
      ))}
    </div>
  )
}
