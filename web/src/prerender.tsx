import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app/app.tsx'
import { routes } from './app/router.tsx'

/** A page's words as a stranger sees them, for the build. */
export async function renderPage(address: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
}
