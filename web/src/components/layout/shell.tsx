import { Spinner } from '@everyshelf/ui/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SessionKeeper } from '../../lib/session-keeper.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

interface ShellProps {
  /** Stands at the lower edge of the window, above the bottom bar, and at the page's very end. */
  readonly banner?: ReactNode
  readonly isNextComing: boolean
  readonly children: ReactNode
}

/** Header, page and footer. While the next page is on its way, a spinner stands in its place. */
export function Shell({ banner, isNextComing, children }: ShellProps) {
  const main = useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar) print:[&>:not(main)]:hidden">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-accent px-4 py-3 font-semibold text-on-accent focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="flex-1 pt-16 outline-none">
        {children}
        {isNextComing && <NextPage />}
      </main>
      <Footer />
      {banner}
      <BottomBar />
      <SessionKeeper />
    </div>
  )
}

/** Appears after 200 ms: a page that comes at once shows no spinner. */
function NextPage() {
  return (
    <div className="fixed inset-0 top-16 z-20 grid animate-late place-items-center bg-paper text-accent">
      <Spinner className="size-9" label="Loading" />
    </div>
  )
}

/** A new page starts where its content starts, also for keyboards and screen readers. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // A page may have put the focus somewhere better already.
    const isPlaced = main.current?.contains(document.activeElement)
    if (shown.current !== pathname && !isPlaced) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return main
}
