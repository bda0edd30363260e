import { startTransition, useLayoutEffect, useState } from 'react'
import { Router, useRoutes } from 'react-router'
import { Frame } from '../frame.tsx'
import type { Navigation } from './navigation.ts'
import type { OpenPage } from './open-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import { useScroll } from './scroll.ts'

interface PagesProps {
  readonly navigation: Navigation
}

/** The page of the address in the frame. What breaks on a page leaves the header, which leads on. */
export function Pages({ navigation }: PagesProps) {
  const [view, setView] = useState(navigation.read)
  useLayoutEffect(
    () => navigation.watch((next) => startTransition(() => setView(next))),
    [navigation],
  )
  useScroll(view)
  const { location, action, page, isNextComing } = view
  return (
    <Router location={location} navigationType={action} navigator={navigation.navigator}>
      <PageBoundary location={location}>
        <Frame isNextComing={isNextComing}>
          <PageBoundary location={location}>
            <ShownPage {...page} />
          </PageBoundary>
        </Frame>
      </PageBoundary>
    </Router>
  )
}

function ShownPage({ path, Component }: OpenPage) {
  return useRoutes([{ path, Component }])
}
