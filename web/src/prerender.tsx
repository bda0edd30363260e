import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { App } from './app/app.tsx'
import { createNavigation } from './app/navigation/navigation.ts'
import { openPage } from './app/navigation/open-page.ts'
import { Pages } from './app/navigation/pages.tsx'

/** A page's words as a stranger sees them, for the build; parts that are fetched later are waited for. */
export async function renderPage(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const navigation = createNavigation(history, await openPage(address), true)
  const app = (
    <App>
      <Pages navigation={navigation} />
    </App>
  )
  // In one piece: the pages allow no script that would put a late part into its place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return await new Response(prelude).text()
}
