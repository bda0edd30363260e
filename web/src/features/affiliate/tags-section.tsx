import { Link, useSearchParams } from 'react-router'
import { LoadFailure } from '../../components/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { AmazonTags, PremiumNeeded, type TagsProps } from './amazon-tags.tsx'
import { ProgramSection } from './programs/program-section.tsx'
import { RulesAndDisclosures } from './programs/rules-and-disclosures.tsx'
import { TagChannelsForm } from './programs/tag-channels-form.tsx'
import { TagChanges } from './tag-changes.tsx'
import { TagsSkeleton } from './tag-list.tsx'
import { useOwnTags } from './use-own-tags.ts'

/** The author's programs: the tags of each Amazon store, the table of all programs, or the rules. */
export function TagsSection() {
  const isPremium = useIsPremium()
  const own = useOwnTags()
  const view = useProgramView()
  return (
    <>
      <TagChanges />
      <ProgramViews view={view} />
      {view === 'tags' && <AmazonTags own={own} isPremium={isPremium} />}
      {view === 'programs' && <AllPrograms own={own} isPremium={isPremium} />}
      {view === 'rules' && <RulesAndDisclosures />}
    </>
  )
}

function AllPrograms({ own: { profile, error, retry }, isPremium }: TagsProps) {
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (!profile) return <TagsSkeleton />
  return (
    <>
      {!isPremium && (
        <div className="mb-6">
          <PremiumNeeded />
        </div>
      )}
      <TagChannelsForm stored={profile.tagChannels} isPremium={isPremium} />
      <ProgramSection profile={profile} isPremium={isPremium} />
    </>
  )
}

const views = [
  { view: 'tags', label: 'Amazon tags', to: paths.profileTags },
  { view: 'programs', label: 'All programs', to: `${paths.profileTags}?view=programs` },
  { view: 'rules', label: 'Rules and disclosures', to: `${paths.profileTags}?view=rules` },
] as const

type ProgramView = (typeof views)[number]['view']

/** What the page shows, from its address. */
function useProgramView(): ProgramView {
  const [query] = useSearchParams()
  const wanted = query.get('view')
  return views.find(({ view }) => view === wanted)?.view ?? 'tags'
}

function ProgramViews({ view }: { readonly view: ProgramView }) {
  return (
    <nav aria-label="Programs" className="-mt-2 mb-2.5 border-b border-rule">
      <ul className="-mb-px m-0 flex list-none gap-x-4 overflow-x-auto p-0 [scrollbar-width:none] sm:gap-x-6">
        {views.map(({ view: one, label, to }) => (
          <li key={one} className="shrink-0">
            <Link
              to={to}
              aria-current={one === view ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-sm text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
