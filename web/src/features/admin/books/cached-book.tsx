import type { RouterOutputs } from '@everyshelf/server/api'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { Button } from '@everyshelf/ui/primitives'
import { formatDateTime } from '../../../format/dates.ts'
import { formatBytes } from '../../../format/numbers.ts'
import { trpc } from '../../../lib/api.tsx'
import { Fact, Facts } from '../lists/facts.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'

type Refreshed = RouterOutputs['admin']['bookCache']['refresh']

interface CachedBookProps {
  readonly id: string
  readonly book: RouterOutputs['admin']['bookCache']['find']
}

const sources = {
  'google-books': 'Google Books',
  'open-library': 'Open Library',
  placeholder: 'Nobody knows the book',
} as const

const outcomes = {
  found: 'A catalogue knows the book; the cache is new.',
  missing: 'No catalogue knows the book.',
  silent: 'No catalogue answered; what was known stays.',
} as const

export function CachedBook({ id, book }: CachedBookProps) {
  const server = trpc.useUtils()
  const refresh = trpc.admin.bookCache.refresh.useMutation({
    onSuccess: ({ book: fresh }) => server.admin.bookCache.find.setData({ id }, fresh),
  })
  const { key, entry, cover, canRefresh } = book
  const title = entry?.title ?? key
  return (
    <section aria-label={title} className="mt-10 grid gap-8 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <BookCover
        key={refresh.submittedAt}
        book={{
          title,
          authors: entry?.authors ?? [],
          // A browser keeps covers for a month: another address asks anew.
          coverImage: cover ? `/covers/${key}?as-of=${refresh.submittedAt}` : null,
          isbn13: null,
        }}
        identifier={key}
        className="w-32 self-start"
      />
      <div className="min-w-0">
        <h2 className="m-0 font-display text-2xl [overflow-wrap:anywhere]">{title}</h2>
        {entry && entry.authors.length > 0 && (
          <p className="m-0 text-ink-soft">{formatAuthors(entry.authors)}</p>
        )}
        <div className="mt-4">
          <Facts>
            <Fact name="Identifier">{key}</Fact>
            {entry ? (
              <>
                <Fact name="Source">{sources[entry.source]}</Fact>
                <Fact name="Publisher">{entry.publisher ?? 'Not known'}</Fact>
                <Fact name="Asked">{formatDateTime(entry.fetchedAt)}</Fact>
                <Fact name="Kept until">{formatDateTime(entry.expiresAt)}</Fact>
                <Fact name="Cover’s address">{entry.coverUrl ?? 'None'}</Fact>
                <Fact name="Description">
                  <span className="line-clamp-4">{entry.description ?? 'None'}</span>
                </Fact>
              </>
            ) : (
              <Fact name="Cache">Empty: nobody has asked for this book yet.</Fact>
            )}
            <Fact name="Cover on disk">
              {cover ? `${cover.type.replace('image/', '')}, ${formatBytes(cover.bytes)}` : 'None'}
            </Fact>
          </Facts>
        </div>
        {canRefresh ? (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button busy={refresh.isPending} onClick={() => refresh.mutate({ id })}>
              Refresh now
            </Button>
            <OutcomeLine
              error={refresh.error}
              done={refresh.data ? describeOutcome(refresh.data) : null}
            />
          </div>
        ) : (
          <p className="mt-5 mb-0 text-ink-soft">
            Catalogues are asked by ISBN; an ASIN of its own stays with Amazon.
          </p>
        )}
      </div>
    </section>
  )
}

function describeOutcome({ outcome, isCoverNew }: Refreshed): string {
  return `${outcomes[outcome]} ${isCoverNew ? 'The cover was fetched anew.' : 'No cover was found.'}`
}
