import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { createFailedPage, type LoadedPage, loadPage } from './load-page.ts'
import { rememberScroll } from './scroll.ts'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/** What is shown. The URL changes only when its page is loaded. */
export interface View {
  readonly location: Location
  readonly action: NavigationType
  readonly page: LoadedPage
  readonly isNextPageLoading: boolean
  readonly preservesScroll: boolean
}

export type Navigation = ReturnType<typeof createNavigation>

export function createNavigation(history: History, first: LoadedPage, preservesScroll: boolean) {
  const { location, action } = history
  let view: View = { location, action, page: first, isNextPageLoading: false, preservesScroll }
  let latest = 0
  const listeners = new Set<(view: View) => void>()

  const show = (next: Partial<View>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener(view)
  }

  const go = async (pathname: string, updateHistory: () => void, options: NavigateOptions = {}) => {
    latest += 1
    const current = latest
    let { page } = view
    if (pathname !== view.location.pathname || page.hasFailed) {
      show({ isNextPageLoading: true })
      page = await loadPage(pathname).catch(createFailedPage)
      if (current !== latest) return
    }
    rememberScroll(view.location.key)
    updateHistory()
    const { location, action } = history
    const preservesScroll = options.preventScrollReset ?? false
    show({ location, action, page, isNextPageLoading: false, preservesScroll })
  }

  const pathOf = (to: To) =>
    (typeof to === 'string' ? parsePath(to) : to).pathname ?? view.location.pathname

  const navigator = {
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => go(pathOf(to), () => history.push(to, state), options),
    replace: (to, state, options) => go(pathOf(to), () => history.replace(to, state), options),
  } satisfies Navigator

  history.listen(({ location }) => void go(location.pathname, () => {}))

  return {
    navigator,
    read: () => view,
    watch: (listener: (view: View) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
