import { useSearchParams } from 'react-router'
import { TabLinks } from '../../components/layout/tab-links.tsx'
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
  const { view, to } = useProgramView()
  return (
    <>
      <TagChanges />
      <TabLinks label="Programs" tabs={views} current={to} className="-mt-2 mb-2.5" />
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

/** What the page shows, from its address. */
function useProgramView() {
  const [query] = useSearchParams()
  return views.find(({ view }) => view === query.get('view')) ?? views[0]
}
