import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'

export function SecurityLinkSection() {
  return (
    <AccountSection title="Security" about="Add passkeys, and ask for a code at sign-in.">
      <Link to={paths.profileSecurity} className={buttonClasses('outline')}>
        Manage passkeys and two-factor authentication
      </Link>
    </AccountSection>
  )
}
