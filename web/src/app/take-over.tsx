import { Spinner } from '@everyshelf/ui/primitives'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { takeSubmitted } from '../features/links/take-submitted.ts'
import { App } from './app.tsx'
import { createNavigation } from './navigation/navigation.ts'
import { breakPage, type OpenPage, openPage } from './navigation/open-page.ts'
import { Pages } from './navigation/pages.tsx'
import { keepScroll, nameFirstEntry } from './navigation/scroll.ts'

/**
 * Makes a page live that was written ahead, once the code of its route is there: before that its words
 * would give way to a spinner. What was written is what a stranger sees; who is known to this browser,
 * or comes back to a result, gets a page of their own in its place (`first-look.js`).
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const isSubmitted = takeSubmitted()
  // It stays where the browser has scrolled it to.
  const app = createApp(await openThisPage(), true)
  const { dataset } = document.documentElement
  if (isSubmitted || 'own' in dataset) {
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
export async function start(root: HTMLElement): Promise<void> {
  delete document.documentElement.dataset.own
  const reactRoot = createRoot(root)
  reactRoot.render(<PageSpinner />)
  const page = await openThisPage().catch(breakPage)
  reactRoot.render(createApp(page, false))
}

/** Somebody may go Back meanwhile. */
async function openThisPage(): Promise<OpenPage> {
  const { pathname } = location
  const page = await openPage(pathname)
  return pathname === location.pathname ? page : openThisPage()
}

function createApp(page: OpenPage, isScrollKept: boolean) {
  nameFirstEntry(window)
  const navigation = createNavigation(createBrowserHistory(), page, isScrollKept)
  keepScroll(navigation.read)
  return (
    <App>
      <Pages navigation={navigation} />
    </App>
  )
}

function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-9" label="Loading" late />
    </div>
  )
}

interface Typed {
  readonly field: HTMLInputElement
  readonly text: string
}

/** What somebody wrote into the page's field before the page was live. */
function readTyped(root: HTMLElement): Typed | null {
  const field = root.querySelector<HTMLInputElement>('main input[name=book]')
  return field?.value ? { field, text: field.value } : null
}

/** As if it were typed now, so that the form knows it: React hears only of what it has not seen. */
function retype({ field, text }: Typed): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
