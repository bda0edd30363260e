import { classNames, Spinner } from '@everyshelf/ui/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SessionLoader } from '../../lib/session/session-loader.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

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
      <Footer />
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
