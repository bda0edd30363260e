import { buttonClasses } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { RestoreSection } from './restore-section.tsx'

/** What brings data in and out of the account: export, restore, move, and deletion. */
export function YourData() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DataSection />
      <RestoreSection />
      <MoveSection />
      <DeleteSection user={user} />
    </>
  )
}

/** Links to the page that moves links from other services. */
function MoveSection() {
  return (
    <AccountSection
      title="Move here"
      about="Bring links from Bitly, Geniuslink, Dub, Shlink, or another service."
    >
      <Link to={paths.move} className={buttonClasses('outline')}>
        <PackageOpen aria-hidden="true" className="size-[1.1em]" />
        Move links here
      </Link>
    </AccountSection>
  )
}
