import { Logo } from '@everyshelf/ui/brand'
import { IconButton } from '@everyshelf/ui/primitives'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { navigation } from './navigation.ts'
import { useScrolled } from './use-scrolled.ts'

const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu)

export function Header() {
  const isScrolled = useScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header
      data-scrolled={isScrolled}
      className="fixed inset-x-0 top-0 z-30 border-b border-transparent bg-paper transition-[background-color,border-color] duration-200 data-[scrolled=true]:border-rule data-[scrolled=true]:bg-paper/80 data-[scrolled=true]:backdrop-blur-md"
    >
      <div className="page-column flex h-16 items-center justify-between">
        <Link to={paths.home} aria-label="Everyshelf, home" className="rounded-sm no-underline">
          <Logo />
        </Link>
        <div className="hidden items-center gap-8 md:flex">
          <nav aria-label="Main">
            <ul className="m-0 flex list-none gap-6 p-0">
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink no-underline hover:border-rule-strong aria-[current=page]:border-accent"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
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
