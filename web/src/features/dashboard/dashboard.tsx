import { formatCount } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FailureNotice } from '../../components/failure-notice.tsx'
import { useIsNarrow } from '../../components/layout/use-is-narrow.ts'
import { useRemoveLinks } from '../../components/links/use-remove-links.ts'
import { explainLoadFailure } from '../../components/load-failure.tsx'
import { RouteError } from '../../components/route-error.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { readCachedLinks } from '../../lib/account/cached-links.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { linkPath, paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { BulkBar } from './bulk-changes/lazy-bulk-bar.ts'
import { CachedLinksList } from './cached-links-list.tsx'
import { FirstSteps } from './first-steps-list.tsx'
import { LinksSkeleton } from './table/links-skeleton.tsx'
import { LinksView } from './table/links-view.tsx'
import { type LinksSummary, useSavedLinks } from './use-saved-links.ts'

/** The user's saved links. */
export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  const [cached] = useState(readCachedLinks)
  return (
    <div className="page-column pt-8 sm:pt-10">
      <SignedInOnly
        skeleton={<DashboardSkeleton />}
        error={cached && <CachedLinksList cached={cached} />}
      >
        <LinksPage />
      </SignedInOnly>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Your links</h1>
      <LinksSkeleton />
    </>
  )
}

/** Keeps the footer below the screen. */
const emptyPage = <div className="min-h-dvh" />

const ImportPage = lazyComponent(
  () => import('./import/import-page.tsx'),
  ({ ImportPage }) => ImportPage,
  emptyPage,
  RouteError,
)
const BulkChangesPage = lazyComponent(
  () => import('./bulk-changes/bulk-changes-page.tsx'),
  ({ BulkChangesPage }) => BulkChangesPage,
  emptyPage,
  RouteError,
)
const IMPORT = `${paths.dashboard}?view=import`

function LinksPage() {
  const [query] = useSearchParams()
  if (query.get('view') === 'changes') return <BulkChangesPage />
  if (query.get('view') === 'import') return <ImportPage />
  return <SavedLinks />
}

function SavedLinks() {
  const saved = useSavedLinks()
  // In the same request as the links. The bar, which loads later, continues an unfinished change.
  trpc.bulkChanges.list.useQuery()
  const profile = trpc.profile.get.useQuery()
  const isNarrow = useIsNarrow()
  const { summary, pages, state } = saved
  const removeLinks = useRemoveLinks()
  // The page waits for the profile too: steps that came later would move the links below them.
  const isLoaded = summary !== undefined && pages.links !== undefined && !profile.isLoading
  const firstSteps = isLoaded && profile.data && (
    <FirstSteps steps={new Set(profile.data.firstSteps)} hasLinks={summary.count > 0} />
  )
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-4">
        <h1 className="m-0 mr-auto font-display text-3xl leading-tight sm:text-4xl">Your links</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Link to={IMPORT} {...ImportPage.openerProps} className={buttonClasses('outline')}>
            <FileUp className="size-[1.1em]" />
            Import a list
          </Link>
          <Link to={paths.home} className={buttonClasses('solid')}>
            Create a link
          </Link>
        </div>
      </header>
      {isLoaded && summary.count > 0 && <Counters summary={summary} />}
      {!isNarrow && firstSteps}
      {!isLoaded ? (
        saved.error ? (
          <LinksLoadError error={saved.error} onRetry={saved.retry} />
        ) : (
          <LinksSkeleton />
        )
      ) : summary.count === 0 ? (
        <>
          <EmptyDashboard importPath={IMPORT} />
          {/* Its Undo brings back links that were all removed. */}
          <BulkBar selection={null} />
        </>
      ) : (
        <LinksView pages={pages} state={state} onRemove={(link) => void removeLinks([link])} />
      )}
      {isNarrow && firstSteps}
    </>
  )
}

function EmptyDashboard({ importPath }: { readonly importPath: string }) {
  return (
    <section className="mt-10 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <EmptyShelf className="w-72 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">No links yet</h2>
      <p className="m-0 mt-3 max-w-[46ch] text-ink-soft text-pretty">
        Create a link for any book and save it to get a short link, a QR code, and click analytics.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Create your first link
        </Link>
        <Link to={importPath} className={buttonClasses('outline', 'large')}>
          Import a list
        </Link>
      </div>
      <p className="m-0 mt-5 text-ink-soft">
        Links at another service?{' '}
        <Link to={paths.move} className="text-link">
          Move them here
        </Link>
      </p>
    </section>
  )
}

/** Totals above the list of links. */
function Counters({ summary }: { readonly summary: LinksSummary }) {
  const max = useSession().allowance?.max ?? null
  const { count, clicks30d, top } = summary
  return (
    <dl className="m-0 mt-6 grid grid-cols-2 border-y border-rule md:grid-cols-[1fr_1fr_2fr]">
      <Counter label="Saved links">
        {formatCount(count)}
        {max !== null && <span className="text-ink-faint"> of {max}</span>}
      </Counter>
      <Counter label={`Clicks, last ${RECENT_CLICK_DAYS} days`}>
        {formatCount(clicks30d)}{' '}
        <Link
          to={paths.analytics}
          className="text-link font-sans text-sm whitespace-nowrap max-sm:mt-1 max-sm:block sm:ml-2"
        >
          See analytics
        </Link>
      </Counter>
      <Counter label="Top link" isWide>
        {top ? (
          <Link
            to={linkPath(top.id)}
            title={top.title}
            className="block truncate text-ink no-underline hover:text-accent hover:underline"
          >
            {top.title}
          </Link>
        ) : (
          <span className="text-ink-faint">No clicks yet</span>
        )}
      </Counter>
    </dl>
  )
}

interface CounterProps {
  readonly label: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Counter({ label, isWide, children }: CounterProps) {
  return (
    <div
      className={`min-w-0 py-4 pr-6 ${isWide ? 'max-md:col-span-2 max-md:border-t max-md:border-rule' : ''}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular m-0 mt-0.5 font-display text-2xl">{children}</dd>
    </div>
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
