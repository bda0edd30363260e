import { MOBILE_BREAKPOINT_PX } from '@everyshelf/domain/limits'
import { Dialog } from '@everyshelf/ui/primitives'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { Link, NavLink } from 'react-router'
import { openSiteDialog, type SiteDialog } from '../../lib/page/site-dialogs.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSignOut } from '../../lib/session/sign-out.ts'
import { accountPages, isProbablySignedIn, mainPages } from './navigation.ts'
import { workspaceEntries } from './workspace-entries.ts'

interface MobileMenuProps {
  readonly onClose: () => void
}

const pageClasses =
  'flex min-h-14 items-center font-display text-xl text-ink no-underline aria-[current=page]:text-accent'
const quietClasses =
  'flex min-h-12 w-full items-center gap-3 text-left text-ink-soft hover:text-ink'

/** The navigation on narrow screens: a modal panel from the right. */
export function MobileMenu({ onClose }: MobileMenuProps) {
  const session = useSession()
  const signOut = useSignOut()
  useCloseOnWideScreen(onClose)
  const open = (dialog: SiteDialog) => {
    onClose()
    openSiteDialog(dialog)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Menu" hideTitle from="right">
      <nav aria-label="Main" className="mt-12">
        <ul className="m-0 list-none p-0">
          {mainPages.map(({ label, to }) => (
            <li key={to} className="border-b border-rule">
              <NavLink to={to} onClick={onClose} className={pageClasses}>
                {label}
              </NavLink>
            </li>
          ))}
          {accountPages(session).map(({ label, to }) => (
            <li key={to} className="border-b border-rule">
              <Link to={to} onClick={onClose} className={pageClasses}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isProbablySignedIn(session) && (
        <nav aria-label="Workspace" className="mt-5 border-b border-rule pb-3">
          <ul className="m-0 list-none p-0">
            {workspaceEntries.map(({ label, to, Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  onClick={onClose}
                  className={`${quietClasses} no-underline aria-[current=page]:font-medium aria-[current=page]:text-accent`}
                >
                  <Icon className="size-5" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-3">
        <button type="button" className={quietClasses} onClick={() => open('contact')}>
          Contact Us
        </button>
        <button type="button" className={quietClasses} onClick={() => open('feedback')}>
          Share Feedback
        </button>
        {session.status === 'signed-in' && (
          <button
            type="button"
            className={quietClasses}
            onClick={() => {
              onClose()
              void signOut()
            }}
          >
            <LogOut className="size-5" />
            Sign out
          </button>
        )}
      </div>
      <div className="mt-6">
        <ThemeSwitch isLabeled />
      </div>
    </Dialog>
  )
}

function useCloseOnWideScreen(onClose: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`)
    const onChange = () => wide.matches && onClose()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [onClose])
}
