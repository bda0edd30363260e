import { BookOpen, House, Info, type LucideIcon, Mail, Newspaper } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { BottomMore } from './bottom-more.tsx'

export const bottomItemClasses =
  'flex h-15 w-full flex-col items-center justify-center gap-1 text-[0.6875rem] leading-none font-medium text-ink-soft no-underline aria-[current=page]:text-accent aria-expanded:text-accent focus-visible:outline-offset-[-3px] [&_svg]:size-5'

interface BarItem {
  readonly label: string
  readonly to: string
  readonly Icon: LucideIcon
}

const items: readonly BarItem[] = [
  { label: 'Home', to: paths.home, Icon: House },
  { label: 'Blog', to: paths.blog, Icon: Newspaper },
  { label: 'Demo', to: paths.demoUniversalBookPage, Icon: BookOpen },
  { label: 'About', to: paths.about, Icon: Info },
]

/** The navigation bar at the bottom of narrow screens. `--bottom-bar` is its height, which every page leaves free. */
export function BottomBar() {
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-paper pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] md:hidden"
    >
      <ul className="relative m-0 mx-auto grid max-w-lg list-none grid-cols-6 p-0">
        {items.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={bottomItemClasses}>
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => openSiteDialog('contact')}
            className={bottomItemClasses}
          >
            <Mail />
            Contact
          </button>
        </li>
        <li>
          <BottomMore className={bottomItemClasses} />
        </li>
      </ul>
    </nav>
  )
}
