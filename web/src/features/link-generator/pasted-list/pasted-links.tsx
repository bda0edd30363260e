import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { BookCover, formatAuthors, IdentifierLine } from '@everyshelf/ui/books'
import { DirectLinkList, GlobalLinkField } from '@everyshelf/ui/links'
import { Button, ProgressBar, Spinner } from '@everyshelf/ui/primitives'
import { ChevronDown, CircleAlert, CircleDashed } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'
import { ApiProvider } from '../../../lib/api/trpc.tsx'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { useGoToSignIn } from '../../../lib/session/session.ts'
import { useBook } from '../result/use-book.ts'
import { canRetry, isPending, type PastedRow, usePastedLinks } from './use-pasted-links.ts'

interface PastedLinksProps {
  readonly inputs: readonly string[]
  readonly onReset: () => void
}

/** The links of a pasted list, one row per book. */
export function PastedLinks({ inputs, onReset }: PastedLinksProps) {
  const { rows, isRunning, cancel, retry } = usePastedLinks(inputs)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useTitle(`${inputs.length} books · Everyshelf`)
  const done = rows.filter(({ state }) => state === 'done').length
  const retryable = rows.filter(canRetry).length

  return (
    <section aria-labelledby={id}>
      <div data-surface="board" className="coach-line">
        <div className="page-column py-12">
          <h1
            ref={heading}
            id={id}
            tabIndex={-1}
            className="m-0 font-display text-4xl outline-none"
          >
            {inputs.length} books
          </h1>
          <p role="status" className="m-0 mt-2 text-ink-soft">
            {summary(done, rows.length, isRunning)}
          </p>
          <ProgressBar
            label="Links created"
            max={rows.length}
            value={rows.filter((row) => !isPending(row)).length}
            className="mt-5 max-w-xl"
          />
          <div className="mt-7 flex flex-wrap gap-3">
            {isRunning && (
              <Button kind="outline" onClick={cancel}>
                Cancel
              </Button>
            )}
            {!isRunning && retryable > 0 && (
              <Button onClick={retry}>
                Retry {retryable} {retryable === 1 ? 'book' : 'books'}
              </Button>
            )}
            {!isRunning && (
              <Button kind={retryable > 0 ? 'outline' : 'solid'} onClick={onReset}>
                Create another link
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="page-column">
        <p className="m-0 mt-8 mb-4 max-w-[70ch] text-ink-soft">
          Open a row to see its direct links.
          {earnsAtAmazon(rows.flatMap(listTagOwners)) && ` ${AMAZON_ASSOCIATE_SENTENCE}`}
        </p>
        <ApiProvider>
          <ol className="m-0 list-none border-b border-rule p-0">
            {rows.map((row) => (
              <PastedRowItem key={row.input} row={row} />
            ))}
          </ol>
        </ApiProvider>
      </div>
    </section>
  )
}

function listTagOwners(row: PastedRow) {
  return row.state === 'done' ? row.made.links.directLinks.map(({ tagOwner }) => tagOwner) : []
}

function summary(done: number, total: number, isRunning: boolean): string {
  if (isRunning)
    return `${done} of ${total} links created${total > 30 ? '. Long lists take a few minutes.' : ''}`
  return done < total
    ? `${done} of ${total} links created, ${total - done} not created`
    : `All ${total} links created`
}

function PastedRowItem({ row }: { readonly row: PastedRow }) {
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
