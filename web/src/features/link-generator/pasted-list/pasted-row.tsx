import { BookCover, formatAuthors, IdentifierLine } from '@everyshelf/ui/books'
import { DirectLinkList, GlobalLinkField } from '@everyshelf/ui/links'
import { Spinner } from '@everyshelf/ui/primitives'
import { ChevronDown, CircleAlert, CircleDashed } from 'lucide-react'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import { useGoToSignIn } from '../../../lib/session/session.ts'
import type { MadeLinks } from '../make-links.ts'
import { useBook } from '../result/use-book.ts'
import type { PastedRow } from './use-pasted-links.ts'

export function PastedRowItem({ row }: { readonly row: PastedRow }) {
  return (
    <li data-state={row.state} className="border-t border-rule">
      {row.state === 'done' ? <DoneRow made={row.made} /> : <PendingRow row={row} />}
    </li>
  )
}

const pendingLabels = { waiting: 'Waiting', running: 'Processing...', canceled: 'Canceled' }

function PendingRow({ row }: { readonly row: Exclude<PastedRow, { state: 'done' }> }) {
  return (
    <div className="flex min-h-20 items-center gap-4 py-3">
      <span className="grid w-10 shrink-0 place-items-center text-ink-faint">
        {row.state === 'failed' ? (
          <CircleAlert className="size-5 text-danger" />
        ) : row.state === 'running' ? (
          <Spinner className="size-5" />
        ) : (
          <CircleDashed className="size-5" />
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{row.input}</span>
        <span className={`text-sm ${row.state === 'failed' ? 'text-danger' : 'text-ink-faint'}`}>
          {row.state === 'failed' ? row.reason : pendingLabels[row.state]}
        </span>
      </span>
    </div>
  )
}

function DoneRow({ made }: { readonly made: MadeLinks }) {
  const { links } = made
  const book = useBook(links)
  useJapaneseFont([book.title, ...book.authors])
  const goToSignIn = useGoToSignIn()
  return (
    <details className="group">
      <summary className="flex min-h-20 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <BookCover book={book} identifier={links.identifier.key} className="w-10" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-display text-lg group-hover:text-accent">
            {book.title}
          </span>
          {book.authors.length > 0 && (
            <span className="block truncate text-sm text-ink-soft">
              {formatAuthors(book.authors)}
            </span>
          )}
          <IdentifierLine display={links.identifier.display} />
        </span>
        <ChevronDown className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-8">
        {links.globalLink && (
          <div className="mt-2 mb-6 max-w-2xl">
            <GlobalLinkField link={links.globalLink} onSignIn={() => goToSignIn()} />
          </div>
        )}
        <h2 className="mt-2 mb-3 text-sm font-semibold text-ink-soft">Direct Amazon Links</h2>
        <DirectLinkList links={links.directLinks} />
      </div>
    </details>
  )
}
