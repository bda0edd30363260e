import { MOBILE_BREAKPOINT_PX } from '@everyshelf/domain/plans'
import { Dialog } from '@everyshelf/ui/primitives'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { navigation } from './navigation.ts'

interface MobileMenuProps {
  readonly onClose: () => void
}

/** The navigation of narrow screens, as a modal panel from the right. */
export function MobileMenu({ onClose }: MobileMenuProps) {
  useCloseOnWideScreen(onClose)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Menu" hideTitle from="right">
      <nav aria-label="Main" className="mt-12">
        <ul className="m-0 list-none p-0">
          {navigation.map(({ label, to }) => (
            <li key={to} className="border-b border-rule">
              <NavLink
                to={to}
                onClick={onClose}
                className="flex min-h-14 items-center font-display text-xl text-ink no-underline aria-[current=page]:text-accent"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8">
        <ThemeSwitch isLabelled />
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
