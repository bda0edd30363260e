import { Spinner } from '@everyshelf/ui/primitives'
import type { RouteObject } from 'react-router'
import { Shell } from '../components/layout/shell.tsx'
import { RouteError } from '../components/route-error.tsx'
import { paths } from './paths.ts'

/** Each page is fetched when it is opened; what fails on one page leaves the others alone. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      page(paths.home, () => import('../routes/home.tsx')),
      page(paths.homeByName, () => import('../routes/home.tsx')),
      page(paths.account, () => import('../routes/account.tsx')),
      page('*', () => import('../routes/not-found.tsx')),
    ],
  },
]

function page(path: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject {
  return { path, lazy, ErrorBoundary: RouteError }
}

function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-9" label="Loading" late />
    </div>
  )
}
