import { Logo } from '@everyshelf/ui/brand'
import { IconButton } from '@everyshelf/ui/primitives'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import { useScrolled } from './use-scrolled.ts'

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
