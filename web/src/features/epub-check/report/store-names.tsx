import { type EbookStore, minds } from '@everyshelf/domain/back-matter'
import type { ListedName } from '../book/check-epub.ts'
import { SourceLink } from './source-link.tsx'

const SHOWN = 50

interface StoreNamesProps {
  readonly store: EbookStore
  readonly names: readonly ListedName[]
}

/** Names of other stores in the text, for stores that mind them. */
export function StoreNames({ store, names }: StoreNamesProps) {
  const minded = names.filter(({ retailer }) => minds(store, retailer))
  const source = minded[0] && minds(store, minded[0].retailer)
  if (!source) return null
  const hidden = minded.length - SHOWN
  return (
    <section aria-labelledby="store-names" className="border-t border-rule pt-6">
      <h3 id="store-names" className="m-0 font-display text-xl">
        Other stores named in the text
      </h3>
      <p className="m-0 mt-1 max-w-[66ch] text-ink-soft text-pretty">
        Stores have rejected files just for naming other stores. Change these sentences in your
        writing app. Corrected copies keep your text. <SourceLink code={source} />
      </p>
      <ul className="m-0 mt-3 list-none p-0">
        {minded.slice(0, SHOWN).map(({ name, before, after, file, chapter }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names can be equal
          <li key={index} className="mt-2 wrap-anywhere">
            “{before}
            <strong className="font-semibold">{name}</strong>
            {after}”
            <span className="block text-sm text-ink-soft">
              {chapter && `${chapter} · `}
              {file}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="m-0 mt-3 text-ink-soft">and {hidden} more</p>}
    </section>
  )
}
