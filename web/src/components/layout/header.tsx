import { HEADER_SCROLL_THRESHOLD_PX } from '@everyshelf/domain/limits'
import { Logo } from '@everyshelf/ui/brand'
import { buttonClasses, IconButton } from '@everyshelf/ui/primitives'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { Menu } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { accountPages, isProbablySignedIn, mainPages, type NavigationItem } from './navigation.ts'

const MobileMenu = lazyDialog(
  () => import('./mobile-menu.tsx'),
  ({ MobileMenu }) => MobileMenu,
)

export function Header() {
  const isScrolled = useScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header
      data-scrolled={isScrolled}
      className="@container fixed inset-x-0 top-0 z-30 border-b border-transparent bg-paper transition-[background-color,border-color] duration-200 data-[scrolled=true]:border-rule data-[scrolled=true]:bg-paper/80 data-[scrolled=true]:backdrop-blur-md"
    >
      <div className="page-column flex h-16 items-center justify-between gap-6">
        <Link to={paths.home} aria-label="Everyshelf, home" className="rounded-sm no-underline">
          <Logo />
        </Link>
        <div className="hidden flex-1 items-center gap-5 md:flex @5xl:ml-6 @5xl:gap-8">
          <HeaderNavigation />
          <ThemeSwitch />
        </div>
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          icon={<Menu />}
          className="-mr-2 md:hidden"
          onPointerEnter={MobileMenu.preload}
          onClick={() => setMenuOpen(true)}
        />
        {isMenuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
      </div>
    </header>
  )
}

const pageClasses =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink no-underline hover:border-rule-strong aria-[current=page]:border-accent'

/** Pages for everyone, then those of the account. Space for the latter is reserved while the session loads. */
function HeaderNavigation() {
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page has moved away from its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  )
}
