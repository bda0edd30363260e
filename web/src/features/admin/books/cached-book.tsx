import { formatBytes, formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { Fact, Facts } from '../components/facts.tsx'
import { formatKey } from '../components/format-key.ts'

type Refreshed = RouterOutputs['admin']['bookCache']['refresh']

interface CachedBookProps {
  readonly id: string
  readonly book: RouterOutputs['admin']['bookCache']['find']
}

const sources = {
  'google-books': 'Google Books',
  'open-library': 'Open Library',
  placeholder: 'Not found in any catalog',
} as const

const outcomes = {
  found: 'Updated from a catalog.',
  missing: 'No catalog has this book.',
  silent: 'No catalog responded. The cached entry is unchanged.',
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
          // Browsers cache covers for a month, so a new URL is needed to show the new one.
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
            <Fact name="ISBN or ASIN">{formatKey(key)}</Fact>
            {entry ? (
              <>
                <Fact name="Source">{sources[entry.source]}</Fact>
                <Fact name="Publisher">{entry.publisher ?? 'Unknown'}</Fact>
                <Fact name="Fetched">{formatDateTime(entry.fetchedAt)}</Fact>
                <Fact name="Expires">{formatDateTime(entry.expiresAt)}</Fact>
                <Fact name="Cover URL">{entry.coverUrl ?? 'None'}</Fact>
                <Fact name="Description">
                  <span className="line-clamp-4">{entry.description ?? 'None'}</span>
                </Fact>
              </>
            ) : (
              <Fact name="Cache">Empty. This book has not been looked up yet.</Fact>
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
            <ActionResult
              error={refresh.error}
              done={refresh.data ? describeOutcome(refresh.data) : null}
            />
          </div>
        ) : (
          <p className="mt-5 mb-0 text-ink-soft">
            Catalogs can only look up ISBNs, so this ASIN cannot be refreshed.
          </p>
        )}
      </div>
    </section>
  )
}

function describeOutcome({ outcome, isCoverNew }: Refreshed): string {
  return `${outcomes[outcome]} ${isCoverNew ? 'The cover was fetched again.' : 'No cover was found.'}`
}
