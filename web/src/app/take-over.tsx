import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouterProviderProps } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { routes } from './router.tsx'

/**
 * Makes a page live that was written ahead, once the code of its route is there: before that its words
 * would give way to a spinner. What was written is what a stranger sees; who is known to this browser,
 * or comes back to a result, gets a page of their own in its place (`first-look.js`).
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const loaderData = await fetchRoutes()
  const app = createApp(createBrowserRouter(routes, { hydrationData: { loaderData } }))
  const { dataset } = document.documentElement
  if ('own' in dataset) {
    flushSync(() => createRoot(root).render(app))
    delete dataset.own
  } else {
    const typed = readTyped(root)
    flushSync(() => hydrateRoot(root, app))
    if (typed) retype(typed)
  }
  window.dispatchEvent(new Event('everyshelf-live'))
}

/** Begins with an empty page. */
export function start(root: HTMLElement): void {
  delete document.documentElement.dataset.own
  createRoot(root).render(createApp(createBrowserRouter(routes)))
}

function createApp(router: RouterProviderProps['router']) {
  return (
    <App>
      <RouterProvider router={router} />
    </App>
  )
}

/** The router is then ready at once and leaves the page where it is scrolled to. */
async function fetchRoutes(): Promise<Record<string, unknown>> {
  const loaderData: Record<string, unknown> = {}
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const { loader, ...parts } = await route.lazy()
    Object.assign(route, parts, { lazy: undefined, loader })
    if (typeof loader !== 'function' || !route.id) continue
    const request = new Request(location.href)
    loaderData[route.id] = await loader({ params, request } as never)
  }
  return loaderData
}

interface Typed {
  readonly field: HTMLInputElement
  readonly text: string
}

/** What somebody wrote into the page's field before the page was live. */
function readTyped(root: HTMLElement): Typed | null {
  const field = root.querySelector<HTMLInputElement>('main input[type=text]')
  return field?.value ? { field, text: field.value } : null
}

/** As if it were typed now, so that the form knows it. */
function retype({ field, text }: Typed): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
