import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { App } from './app/app.tsx'
import { loadPage } from './app/navigation/load-page.ts'
import { createNavigation } from './app/navigation/navigation.ts'
import { Pages } from './app/navigation/pages.tsx'
import { forgetSignedIn, rememberSignedIn } from './lib/session/session-hint.ts'

/** Renders a page as it opens, before the session is loaded. Waits for components that load later. */
export async function renderPage(address: string, isSignedIn: boolean): Promise<string> {
  if (isSignedIn) rememberSignedIn()
  else forgetSignedIn()
  const history = createMemoryHistory({ initialEntries: [address] })
  const navigation = createNavigation(history, await loadPage(address), true)
  const app = (
    <App>
      <Pages navigation={navigation} />
    </App>
  )
  // One chunk: our content security policy blocks the inline scripts that would move late content into place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return await new Response(prelude).text()
}
