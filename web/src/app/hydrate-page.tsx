import { Spinner } from '@everyshelf/ui/primitives'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { readSubmittedForm } from '../features/link-generator/read-submitted-form.ts'
import { App } from './app.tsx'
import { createFailedPage, type LoadedPage, loadPage } from './navigation/load-page.ts'
import { createNavigation } from './navigation/navigation.ts'
import { Pages } from './navigation/pages.tsx'
import { addKeyToFirstEntry, persistScroll } from './navigation/scroll.ts'

/**
 * Hydrates a prerendered page once the code of its route is loaded; earlier, React would replace the
 * text with a spinner. The prerendered page is for unknown visitors. A visitor who was signed in, or
 * who returns to a result, gets a new render instead (`hide-until-hydrated.js`).
 */
export async function hydratePage(root: HTMLElement): Promise<void> {
  const isSubmitted = readSubmittedForm()
  // Keep the position that the browser has scrolled to.
  const app = createApp(await loadCurrentPage(), true)
  const { dataset } = document.documentElement
  if (isSubmitted || 'wait' in dataset) {
    flushSync(() => createRoot(root).render(app))
    delete dataset.wait
  } else {
    const typed = readTyped(root)
    flushSync(() => hydrateRoot(root, app))
    if (typed) retype(typed)
  }
  window.dispatchEvent(new Event('everyshelf-live'))
}

/** Renders into an empty page. */
export async function renderPage(root: HTMLElement): Promise<void> {
  delete document.documentElement.dataset.wait
  const reactRoot = createRoot(root)
  reactRoot.render(<PageSpinner />)
  const page = await loadCurrentPage().catch(createFailedPage)
  reactRoot.render(createApp(page, false))
}

/** Loads again if the visitor went Back in the meantime. */
async function loadCurrentPage(): Promise<LoadedPage> {
  const { pathname } = location
  const page = await loadPage(pathname)
  return pathname === location.pathname ? page : loadCurrentPage()
}

function createApp(page: LoadedPage, preservesScroll: boolean) {
  addKeyToFirstEntry(window)
  const navigation = createNavigation(createBrowserHistory(), page, preservesScroll)
  persistScroll(navigation.read)
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

/** The text that the visitor typed into the field before hydration. */
function readTyped(root: HTMLElement): Typed | null {
  const field = root.querySelector<HTMLInputElement>('main input[name=book]')
  return field?.value ? { field, text: field.value } : null
}

/** Types the text again after hydration, because React ignores a value it has not seen change. */
function retype({ field, text }: Typed): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
