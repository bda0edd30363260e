import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from './errors.ts'
import { createPageMatcher } from './page-paths.ts'
import { createSitePages } from './site-pages.ts'
import { listStaticFiles, type StaticFile } from './static-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MONTH = 'public, max-age=2592000'
const REVALIDATE = 'no-cache'

/** Files of these names are for the server's own use. */
const PRIVATE_PATHS: ReadonlySet<string> = new Set(['/index.html', '/paths.json'])

/**
 * The built web app. Hashed files may be kept for ever, fonts for a month. Public pages were written
 * ahead; `index.html` stands for every other one, with 200 where the app has one and 404 where it shows
 * its not-found page.
 */
export function createWebApp(
  folder: string,
  origin: string,
  hasServiceTags: boolean,
): RequestHandler {
  const files = listStaticFiles(folder)
  const pages = createSitePages(files, origin, hasServiceTags)
  const paths = files.find('/paths.json', undefined)
  const isPage = paths ? createPageMatcher(paths.body.toString('utf8')) : () => false
  const router = Router()

  router.get('*path', (request, response) => {
    const accepted = request.headers['accept-encoding']
    const written = pages.find(request.path, accepted)
    if (written) return sendFile(request, response, 200, written, REVALIDATE)
    const file = isPrivate(request.path) ? undefined : files.find(request.path, accepted)
    if (file) {
      return sendFile(request, response, 200, file, lifeOf(request.path))
    }
    const page = pages.findShell(accepted)
    if (!page) return sendPlainError(request, response, 503, 'unavailable')
    if (isFilePath(request.path)) return sendPlainError(request, response, 404, 'not-found')
    return sendFile(request, response, isPage(request.path) ? 200 : 404, page, REVALIDATE)
  })

  return router
}

function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.has(path) || path.startsWith('/pages/')
}

function lifeOf(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return /^\/(?:fonts|cards)\//.test(path) ? MONTH : REVALIDATE
}

/** A missing script or picture is no page: answering HTML there hides the mistake. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || /\.(?:js|css|map|png|svg|ico|woff2|json)$/.test(path)
}

function sendFile(
  request: Request,
  response: Response,
  status: number,
  file: StaticFile,
  cacheControl: string,
): void {
  response.status(status)
  response.setHeader('cache-control', status === 200 ? cacheControl : 'no-store')
  response.setHeader('vary', 'Accept-Encoding')
  response.setHeader('content-type', file.contentType)
  response.setHeader('etag', file.etag)
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.status(304).end()
    return
  }
  if (file.encoding) response.setHeader('content-encoding', file.encoding)
  response.setHeader('content-length', file.body.length)
  response.end(request.method === 'HEAD' ? undefined : file.body)
}
