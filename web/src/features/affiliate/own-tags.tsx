import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession, wasSignedIn } from '../../lib/session/session.ts'

const placeholder = <div className="h-24" />
const TagGrid = lazyComponent(
  () => import('./tag-grid.tsx'),
  ({ TagGrid }) => TagGrid,
  placeholder,
)

/** On the home page: the tags of a Premium user, or a link to Pricing. */
export function OwnTags() {
  const { status, user } = useSession()
  if (user?.isPremium) {
    return (
      <div className="page-column">
        <TagGrid />
      </div>
    )
  }
  // While the session loads, a returning user may have Premium, so the link stays invisible.
  const isUnknown = status === 'loading' && wasSignedIn()
  return (
    <p className="page-column mt-6 mb-0">
      <Link
        to={paths.pricing}
        className={`inline-flex min-h-11 items-center gap-2 font-medium text-link ${isUnknown ? 'invisible' : ''}`}
      >
        Add your own Affiliate tag
        <ArrowRight className="size-4" />
      </Link>
    </p>
  )
}
