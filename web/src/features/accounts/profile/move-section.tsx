import { buttonClasses } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'

/** Links to the page that moves links from other services. */
export function MoveSection() {
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
