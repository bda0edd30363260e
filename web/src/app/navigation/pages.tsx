import { startTransition, useLayoutEffect, useState } from 'react'
import { Router, useRoutes } from 'react-router'
import { Frame } from '../frame.tsx'
import type { LoadedPage } from './load-page.ts'
import type { Navigation } from './navigation.ts'
import { PageBoundary } from './page-boundary.tsx'
import { useScroll } from './scroll.ts'

interface PagesProps {
  readonly navigation: Navigation
}

/** The current page inside the frame. If a page throws, the header stays, so the visitor can leave. */
export function Pages({ navigation }: PagesProps) {
  const [view, setView] = useState(navigation.read)
  useLayoutEffect(
    () => navigation.watch((next) => startTransition(() => setView(next))),
    [navigation],
  )
  useScroll(view)
  const { location, action, page, isNextPageLoading } = view
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      <PageBoundary location={location}>
        <Frame path={page.path} isNextPageLoading={isNextPageLoading}>
          <PageBoundary location={location}>
            <ShownPage {...page} />
          </PageBoundary>
        </Frame>
      </PageBoundary>
    </Router>
  )
}

function ShownPage({ path, Component }: LoadedPage) {
  return useRoutes([{ path, Component }])
}
