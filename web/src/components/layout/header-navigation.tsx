import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../lib/session/session.ts'
import { accountPages, isProbablySignedIn, mainPages, type NavigationItem } from './navigation.ts'

const pageClasses =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink no-underline hover:border-rule-strong aria-[current=page]:border-accent'

/** Pages for everyone, then those of the account. Space for the latter is reserved while the session loads. */
export function HeaderNavigation() {
  const session = useSession()
  const isSignedIn = isProbablySignedIn(session)
  return (
    <nav aria-label="Main" className="flex flex-1 items-center justify-between gap-5 lg:gap-8">
      <ul className="m-0 flex list-none gap-5 p-0 lg:gap-7">
        {mainPages.map((page) => (
          <li key={page.to}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
      <ul className="m-0 flex min-w-46 list-none items-center justify-end gap-4 p-0 lg:gap-6">
        {accountPages(session).map((page) => (
          <li key={page.to}>{isSignedIn ? <PageLink {...page} /> : <AccountLink {...page} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function PageLink({ label, to }: NavigationItem) {
  return (
    <NavLink to={to} className={pageClasses}>
      {label}
    </NavLink>
  )
}

/** Both links open the same page, so neither is marked as current. */
function AccountLink({ label, to }: NavigationItem) {
  return (
    <Link to={to} className={label === 'Sign Up' ? buttonClasses('solid', 'small') : pageClasses}>
      {label}
    </Link>
  )
}
