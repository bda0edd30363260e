import type { ComponentType } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { importChunk } from '../../lib/import-chunk.ts'
import { routes } from '../router.tsx'

/** What a file of `routes/` exports: the page, or what makes it of the address when that takes a while. */
type PageModule =
  | { readonly Component: ComponentType }
  | { readonly open: (params: Params) => Promise<ComponentType> }

export interface Page {
  readonly path: string
  readonly lazy: () => Promise<PageModule>
}

export interface OpenPage {
  readonly path: string
  readonly Component: ComponentType
  readonly hasFailed?: true
}

/** Fetches the page of an address, and what it cannot be shown without. */
export async function openPage(pathname: string): Promise<OpenPage> {
  const [match] = matchRoutes(routes as RouteObject[], pathname) ?? []
  if (!match) throw new Error(`no page for ${pathname}`)
  const { path, lazy } = match.route as Page
  const page = await importChunk(lazy)
  return { path, Component: 'open' in page ? await page.open(match.params) : page.Component }
}

/** In place of a page that cannot be fetched: it breaks, and is then treated like any that does. */
export function breakPage(cause: unknown): OpenPage {
  const fail = () => {
    throw cause
  }
  return { path: '*', Component: fail, hasFailed: true }
}
