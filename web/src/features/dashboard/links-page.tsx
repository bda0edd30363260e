import { buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useIsNarrow } from '../../components/layout/use-is-narrow.ts'
import { useRemoveLinks } from '../../components/links/use-remove-links.ts'
import { RouteError } from '../../components/route-error.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { BulkBar } from './bulk-changes/lazy-bulk-bar.ts'
import { Counters } from './counters.tsx'
import { EmptyDashboard } from './empty-dashboard.tsx'
import { FirstSteps } from './first-steps-list.tsx'
import { LinksLoadError } from './links-load-error.tsx'
import { LinksSkeleton } from './table/links-skeleton.tsx'
import { LinksView } from './table/links-view.tsx'
import { useSavedLinks } from './use-saved-links.ts'

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

export function LinksPage() {
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
