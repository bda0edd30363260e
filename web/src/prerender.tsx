import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app/app.tsx'
import { routes } from './app/router.tsx'

/** A page's words as a stranger sees them, for the build; parts that are fetched later are waited for. */
export async function renderPage(address: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const app = (
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  )
  // In one piece: the pages allow no script that would put a late part into its place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return await new Response(prelude).text()
}
