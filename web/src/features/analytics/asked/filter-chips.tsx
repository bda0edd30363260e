import { X } from 'lucide-react'
import { trpc } from '../../../lib/api.tsx'
import { nameCountry, nameShop } from '../value-names.ts'
import type { AskProps } from './range-picker.tsx'

/** What the figures are narrowed down to, each to be taken away. */
export function FilterChips({ asked, ask }: AskProps) {
  const { link, country, shop } = asked
  if (!link && !country && !shop) return null
  return (
    <ul aria-label="Only" className="m-0 mt-5 flex list-none flex-wrap gap-2 p-0">
      {link && <BookChip link={link} onRemove={() => ask({ link: null })} />}
      {country && <Chip name={nameCountry(country)} onRemove={() => ask({ country: null })} />}
      {shop && <Chip name={nameShop(shop)} onRemove={() => ask({ shop: null })} />}
    </ul>
  )
}

function BookChip({ link, onRemove }: { readonly link: string; readonly onRemove: () => void }) {
  const { data } = trpc.links.get.useQuery({ id: link })
  return <Chip name={data ? data.title : 'One book'} onRemove={onRemove} />
}

function Chip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-wash px-4 hover:border-ink"
      >
        <span className="truncate">
          <span className="sr-only">Stop showing only </span>
          {name}
        </span>
        <X aria-hidden="true" className="size-4 shrink-0 text-accent print:hidden" />
      </button>
    </li>
  )
}
