import { formatCount } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { EmptyShelf, ReaderAtCasement, ReaderAtScreen } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { FailureNotice } from '../../components/failure-notice.tsx'
import { useRemoveLinks } from '../../components/links/use-remove-links.ts'
import { explainLoadFailure } from '../../components/load-failure.tsx'
import { Moment } from '../../components/moment.tsx'
import { RouteError } from '../../components/route-error.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { readCachedLinks } from '../../lib/account/cached-links.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { BulkBar } from './bulk-changes/lazy-bulk-bar.ts'
import { CachedLinksList } from './cached-links-list.tsx'
import { isEmptyFilter } from './filter/link-filter-url.ts'
import { NewLinkField } from './new-link-field.tsx'
import { RunningImport } from './running-import.tsx'
import { LinksView } from './table/links-view.tsx'
import type { LinkPages } from './use-link-pages.ts'
import { type LinksSummary, useSavedLinks } from './use-saved-links.ts'

/** The user's saved links. */
export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  const [cached] = useState(readCachedLinks)
  return (
    <div className="page-column pt-5 sm:pt-7">
      <SignedInOnly
        skeleton={<DashboardSkeleton />}
        error={cached && <CachedLinksList cached={cached} />}
      >
        <LinksPage />
      </SignedInOnly>
    </div>
  )
}

function Heading() {
  return <h1 className="m-0 font-display text-3xl leading-tight">Links</h1>
}

function DashboardSkeleton() {
  return (
    <>
      <Heading />
      <Skeleton className="mt-8" />
    </>
  )
}

/** Keeps the footer below the screen. */
const emptyPage = <div className="min-h-dvh" />

const BulkChangesPage = lazyComponent(
  () => import('./bulk-changes/bulk-changes-page.tsx'),
  ({ BulkChangesPage }) => BulkChangesPage,
  emptyPage,
  RouteError,
)

function LinksPage() {
  const [query] = useSearchParams()
  if (query.get('view') === 'changes') return <BulkChangesPage />
  // Its former address.
  if (query.get('view') === 'import') return <Navigate to={paths.move} replace />
  return <SavedLinks />
}

function SavedLinks() {
  const saved = useSavedLinks()
  // In the same request as the links. The bar, which loads later, continues an unfinished change.
  trpc.bulkChanges.list.useQuery()
  const profile = trpc.profile.get.useQuery()
  const { summary, pages, state } = saved
  const removeLinks = useRemoveLinks()
  // The page waits for the profile too: a note that came later would move the links below it.
  const isLoaded = summary !== undefined && pages.links !== undefined && !profile.isLoading
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-5 max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:items-start">
          <Heading />
          {isLoaded && summary.count > 0 && <Totals summary={summary} />}
        </div>
        <Link to={paths.move} className={`${buttonClasses('outline')} ml-auto max-sm:px-3`}>
          <FileUp className="size-[1.1em]" />
          <span className="max-sm:sr-only">Import</span>
        </Link>
      </header>
      <NewLinkField />
      <RunningImport />
      {isLoaded && isEmptyFilter(state.filter) && <FirstMoment summary={summary} pages={pages} />}
      {!isLoaded ? (
        saved.error ? (
          <LinksLoadError error={saved.error} onRetry={saved.retry} />
        ) : (
          <Skeleton className="mt-8" />
        )
      ) : summary.count === 0 ? (
        <>
          <EmptyDashboard />
          {/* Its Undo brings back links that were all removed. */}
          <BulkBar selection={null} />
        </>
      ) : (
        <LinksView pages={pages} state={state} onRemove={(link) => void removeLinks([link])} />
      )}
    </>
  )
}

interface FirstMomentProps {
  readonly summary: LinksSummary
  readonly pages: LinkPages
}

/** The first link, or the first clicks after days without any. */
function FirstMoment({ summary: { count, clicks30d }, pages }: FirstMomentProps) {
  const { links = [], hasMore } = pages
  const before = links.flatMap(({ clicksByDay }) => clicksByDay.slice(0, -RECENT_CLICK_DAYS))
  if (hasMore || before.some((clicks) => clicks > 0)) return null
  if (clicks30d > 0) {
    return (
      <Moment step="first-clicks" drawing={<ReaderAtScreen />}>
        Readers are finding you.{' '}
        <Link to={paths.analytics} className="text-link">
          See where they came from
        </Link>
      </Moment>
    )
  }
  if (count !== 1) return null
  return (
    <Moment step="first-link" drawing={<ReaderAtCasement />}>
      Your first link is ready. Share it, and its clicks appear here.
    </Moment>
  )
}

function EmptyDashboard() {
  return (
    <section className="mt-8 flex flex-col items-center border-y border-rule px-4 py-12 text-center">
      <EmptyShelf className="w-72 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">No links yet</h2>
      <p className="m-0 mt-3 max-w-[46ch] text-ink-soft text-pretty">
        Paste the ISBN or store link of one of your books above. You get its short link at once. Its
        page, QR code, and clicks appear here.
      </p>
      <p className="m-0 mt-5 text-ink-soft">
        Do you have a list of books, or links at another service?{' '}
        <Link to={paths.move} className="text-link">
          Import them
        </Link>
      </p>
    </section>
  )
}

/** How many links and clicks there are, in one line. */
function Totals({ summary }: { readonly summary: LinksSummary }) {
  const { count, clicks30d } = summary
  return (
    <p className="tabular m-0 text-sm text-ink-soft sm:pt-1.5">
      {formatCount(count)} {count === 1 ? 'book' : 'books'},{' '}
      <Link to={paths.analytics} className="text-link">
        {formatCount(clicks30d)} {clicks30d === 1 ? 'click' : 'clicks'}
      </Link>{' '}
      in {RECENT_CLICK_DAYS} days
    </p>
  )
}

interface LinksLoadErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function LinksLoadError({ error, onRetry }: LinksLoadErrorProps) {
  const { title, text } = errorMessages[explainLoadFailure(error)]
  return (
    <FailureNotice title={title} text={text} className="mt-10 border-y border-rule py-8">
      <Button kind="outline" onClick={onRetry}>
        Try again
      </Button>
    </FailureNotice>
  )
}
