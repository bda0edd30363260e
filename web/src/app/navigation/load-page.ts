import type { ComponentType } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { routes } from '../router.ts'

/** What a file in `routes/` exports: the page, or a function that loads it for the URL's parameters. */
type RouteModule =
  | { readonly Component: ComponentType }
  | { readonly load: (params: Params) => Promise<ComponentType> }

export interface Page {
  readonly path: string
  readonly lazy: () => Promise<RouteModule>
}

export interface LoadedPage {
  readonly path: string
  readonly Component: ComponentType
  readonly hasFailed?: true
}

/** Loads the page of a URL and the data that it cannot be shown without. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const [match] = matchRoutes(routes as RouteObject[], pathname) ?? []
  if (!match) throw new Error(`no page for ${pathname}`)
  const { path, lazy } = match.route as Page
  const page = await lazy()
  return { path, Component: 'load' in page ? await page.load(match.params) : page.Component }
}

/** Takes the place of a page that cannot be fetched. It throws, so PageBoundary shows the error. */
export function createFailedPage(cause: unknown): LoadedPage {
  const fail = () => {
    throw cause
  }
  return { path: '*', Component: fail, hasFailed: true }
}
