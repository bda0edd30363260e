import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { breakPage, type OpenPage, openPage } from './open-page.ts'
import { rememberScroll } from './scroll.ts'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/** What is shown: the address changes when its page is there, and not before. */
export interface View {
  readonly location: Location
  readonly action: NavigationType
  readonly page: OpenPage
  readonly isNextComing: boolean
  readonly isScrollKept: boolean
}

export type Navigation = ReturnType<typeof createNavigation>

export function createNavigation(history: History, first: OpenPage, isScrollKept: boolean) {
  const { location, action } = history
  let view: View = { location, action, page: first, isNextComing: false, isScrollKept }
  let latest = 0
  const viewers = new Set<(view: View) => void>()

  const show = (next: Partial<View>) => {
    view = { ...view, ...next }
    for (const tell of viewers) tell(view)
  }

  const go = async (pathname: string, arrive: () => void, options: NavigateOptions = {}) => {
    latest += 1
    const turn = latest
    let { page } = view
    if (pathname !== view.location.pathname || page.hasFailed) {
      show({ isNextComing: true })
      page = await openPage(pathname).catch(breakPage)
      if (turn !== latest) return
    }
    rememberScroll(view.location.key)
    arrive()
    const { location, action } = history
    const isScrollKept = options.preventScrollReset ?? false
    show({ location, action, page, isNextComing: false, isScrollKept })
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
    watch: (tell: (view: View) => void) => {
      viewers.add(tell)
      return () => void viewers.delete(tell)
    },
  }
}
