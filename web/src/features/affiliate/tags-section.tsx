import { LoadFailure } from '../../components/load-failure.tsx'
import { useIsPremium } from '../../lib/session/session.ts'
import { AmazonTags, PremiumNeeded, type TagsProps } from './amazon-tags.tsx'
import { ProgramSection } from './programs/program-section.tsx'
import { ProgramViews, useProgramView } from './programs/program-views.tsx'
import { RulesAndDisclosures } from './programs/rules-and-disclosures.tsx'
import { TagPlacesForm } from './programs/tag-places-form.tsx'
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
      <TagPlacesForm stored={profile.tagPlaces} isPremium={isPremium} />
      <ProgramSection profile={profile} isPremium={isPremium} />
    </>
  )
}
