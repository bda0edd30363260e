import { classNames, Spinner } from '@everyshelf/ui/primitives'
import { BookOpen, Ellipsis, House, Info, type LucideIcon, Mail, Newspaper, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { paths } from '../../lib/paths.ts'
import { SessionLoader } from '../../lib/session/session-loader.tsx'
import { Footer, WorkspaceFooter } from './footer.tsx'
import { Header } from './header.tsx'
import { morePages } from './navigation.ts'

interface ShellProps {
  /** Shown at the bottom of the window, above the bottom bar, and at the end of the page. */
  readonly banner?: ReactNode
  /** Navigation beside the page, on the signed-in pages. */
  readonly navigation: ReactNode
  readonly isNextPageLoading: boolean
  readonly children: ReactNode
}

/** Header, page and footer. A spinner covers the page while the next one loads. */
export function Shell({ banner, navigation, isNextPageLoading, children }: ShellProps) {
  const main = useFocusOnNewPage()
  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col pb-(--bottom-bar) print:[&>:not(:has(main))]:hidden',
        // Header and footer are as wide as page and navigation together.
        navigation !== null && '[--page-column:85rem]',
      )}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-accent px-4 py-3 font-semibold text-on-accent focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <div
        className={classNames(
          'flex flex-1 flex-col pt-16',
          navigation !== null && 'mx-auto w-full max-w-[85rem] [--page-column:72rem] lg:flex-row',
        )}
      >
        {navigation}
        <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
          {isNextPageLoading && <NextPageSpinner />}
        </main>
      </div>
      {navigation === null ? <Footer /> : <WorkspaceFooter />}
      {banner}
      <BottomBar />
      <SessionLoader />
    </div>
  )
}

/** Appears after 200 ms, so fast pages show no spinner. */
function NextPageSpinner() {
  return (
    <div className="fixed inset-0 top-16 z-20 grid animate-late place-items-center bg-paper text-accent">
      <Spinner className="size-9" label="Loading" />
    </div>
  )
}

/** Moves the focus to the content of a new page, for keyboards and screen readers. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // The page may have set the focus itself.
    const hasFocus = main.current?.contains(document.activeElement)
    if (shown.current !== pathname && !hasFocus) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return main
}

const bottomItemClasses =
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
function BottomBar() {
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

const itemClasses =
  'flex min-h-12 w-full items-center px-4 text-left text-ink no-underline hover:bg-wash focus-visible:outline-offset-[-3px]'

/** The last item of the bottom bar, which opens and closes a menu. */
function BottomMore({ className }: { readonly className: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useDismiss(container, isOpen, (how) => {
    setOpen(false)
    if (how === 'escape') toggle.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpen(false), [key])
  const [pricing, ...legal] = morePages
  return (
    <div ref={container}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {isOpen ? <X /> : <Ellipsis />}
        More
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute right-2 bottom-full m-0 mb-2 w-56 animate-rise list-none overflow-hidden rounded-lg border border-rule bg-sheet p-0 py-1 shadow-float"
      >
        {pricing && <MoreLink {...pricing} />}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={itemClasses}
            onClick={() => {
              setOpen(false)
              toggle.current?.focus()
              openSiteDialog('feedback')
            }}
          >
            Share Feedback
          </button>
        </li>
        {legal.map((page) => (
          <MoreLink key={page.to} {...page} />
        ))}
      </ul>
    </div>
  )
}

function MoreLink({ label, to }: { readonly label: string; readonly to: string }) {
  return (
    <li>
      <Link to={to} className={itemClasses}>
        {label}
      </Link>
    </li>
  )
}

type Dismissal = 'escape' | 'outside'

/** Calls back on Escape and when the pointer or the focus goes outside the container. */
function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (cause: Dismissal) => void,
): void {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) latest.current('outside')
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current('escape')
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, container])
}
