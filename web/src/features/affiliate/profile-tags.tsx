import { Link } from 'react-router'
import { CollapsibleSection } from '../../components/layout/collapsible-section.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { AmazonTags } from './amazon-tags.tsx'
import { describeTagCount } from './describe-tag-count.ts'
import { useOwnTags } from './use-own-tags.ts'

/** On My Account: the tags of the stores, as under Programs. Closed on a phone, which keeps the page short. */
export function ProfileTags() {
  const isPremium = useIsPremium()
  const own = useOwnTags()
  return (
    <CollapsibleSection
      title={own.tags ? `Affiliate tags: ${describeTagCount(own.tags)}` : 'Affiliate tags'}
      onPhone="closed"
      className="mb-8 max-md:-mt-[1.3125rem] max-md:mb-0"
      actions={
        <Link
          to={`${paths.profileTags}?view=programs`}
          className="text-link inline-flex min-h-11 items-center"
        >
          All programs
        </Link>
      }
    >
      <AmazonTags own={own} isPremium={isPremium} />
    </CollapsibleSection>
  )
}
