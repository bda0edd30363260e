import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from '../errors/errors.ts'
import { createPageMatcher } from './page-paths.ts'
import { createSitePages } from './site-pages.ts'
import { listStaticFiles, type StaticFile } from './static-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MONTH = 'public, max-age=2592000'
const REVALIDATE = 'no-cache'

/** Files that only the server reads. */
const PRIVATE_PATHS: ReadonlySet<string> = new Set(['/index.html', '/paths.json'])

/**
 * Serves the built web app. Browsers may cache hashed files forever and fonts for a month. Public pages are
 * prerendered, and so are signed-in pages, but without their data. All other paths get `index.html`: with 200
 * if the app has that page, and otherwise with 404.
 */
export function createWebApp(
  folder: string,
  origin: string,
  hasServiceTags: boolean,
): RequestHandler {
  const files = listStaticFiles(folder)
  const pages = createSitePages(files, origin, hasServiceTags)
  const paths = files.find('/paths.json', undefined)
  const findPage = paths ? createPageMatcher(paths.body.toString('utf8')) : () => undefined
  const router = Router()

  router.get('*path', (request, response) => {
    const accepted = request.headers['accept-encoding']
    const page = findPage(request.path)
    const prerendered = pages.find(page ? toFilePath(page) : request.path, accepted)
    if (prerendered) return sendFile(request, response, 200, prerendered, REVALIDATE)
    const file = isPrivate(request.path) ? undefined : files.find(request.path, accepted)
    if (file) {
      return sendFile(request, response, 200, file, cacheControlOf(request.path))
    }
    const shell = pages.findShell(accepted)
    if (!shell) return sendPlainError(request, response, 503, 'unavailable')
    if (isFilePath(request.path)) return sendPlainError(request, response, 404, 'not-found')
    return sendFile(request, response, page ? 200 : 404, shell, REVALIDATE)
  })

  return router
}

function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.has(path) || path.startsWith('/pages/')
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return /^\/(?:fonts|cards)\//.test(path) ? MONTH : REVALIDATE
}

/** Files have no `:` in their names. @example toFilePath('/links/:linkId') // '/links/linkId' */
function toFilePath(page: string): string {
  return page.replaceAll(':', '')
}

/** A missing script or image must not get HTML, which would hide the mistake. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || /\.(?:js|css|map|png|svg|ico|woff2|json|tgz)$/.test(path)
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
