import { authorPagePath } from '@everyshelf/domain/author-pages'
import { parseTypedSlug } from '@everyshelf/domain/links'
import type { Request, Response } from 'express'
import type { Route } from '../../../http/express-app.ts'
import type { DomainHosts } from '../../own-domains/domain-hosts.ts'
import type { HeldDomain } from '../../own-domains/own-domains.repo.ts'
import type { SendDomainProblem } from '../../redirect/http.ts'
import type { PublishedPages } from '../published-pages.ts'
import { seriesPath } from '../series/series-path.ts'
import type { ContentKind } from './owned-content.repo.ts'

interface DomainContentDeps
  extends Pick<PublishedPages, 'findRootPage' | 'listSeriesOf' | 'isOwnContent'> {
  readonly findDomain: DomainHosts['find']
  readonly sendProblem: SendDomainProblem
}

/** What all domains share: files of the website, and covers of the catalog. */
const SHARED = /^\/(?:favicon\.svg|fonts\/.+|covers\/(?:\d+\/)?\d{13})$/i

/** The paths of what one account made, with its slug or hash. */
const OWNED: readonly (readonly [kind: ContentKind, path: RegExp])[] = [
  ['series', /^\/(?:series\/(.+)|og\/series\/(.+)\.png)$/i],
  ['link', /^\/(?:embed\/(.+)|og\/link\/(.+)\.png)$/i],
  ['author', /^\/og\/author\/(.+)\.png$/i],
  ['cover', /^\/covers\/(?:\d+\/)?uploaded\/(.+)$/i],
  ['portrait', /^\/portraits\/(.+)$/i],
]

/**
 * What own domains show beside links: the author page at the root, and the owner's series, cards, and images, which
 * the routes of our site render.
 */
export function createDomainContentRoute(deps: DomainContentDeps): Route {
  async function isShown({ path }: Request, ownerId: string): Promise<boolean> {
    const decoded = decode(path)
    if (SHARED.test(decoded)) return true
    for (const [kind, pattern] of OWNED) {
      const [, ...names] = pattern.exec(decoded) ?? []
      const name = names.find(Boolean)
      if (name) return await deps.isOwnContent(ownerId, kind, parseTypedSlug(name) ?? name)
    }
    return false
  }

  async function listPaths(domain: HeldDomain, ownerId: string): Promise<string[]> {
    const [root, series] = await Promise.all([
      deps.findRootPage(domain),
      deps.listSeriesOf(ownerId),
    ])
    return [...(root ? ['/'] : []), ...series.map(({ slug }) => seriesPath(slug))]
  }

  async function answer(domain: HeldDomain, ownerId: string, request: Request, response: Response) {
    const { host } = domain
    const path = request.path.toLowerCase()
    if (request.headers.host?.toLowerCase().startsWith(`www.${host}`)) {
      response.redirect(301, `https://${host}${request.originalUrl}`)
    } else if (path === '/robots.txt') {
      response.type('text').send(`User-agent: *\nAllow: /\nSitemap: https://${host}/sitemap.xml\n`)
    } else if (path === '/sitemap.xml') {
      response.type('xml').send(renderSitemap(host, await listPaths(domain, ownerId)))
    } else if (path === '/') {
      const root = await deps.findRootPage(domain)
      if (root) request.url = authorPagePath(root.slug) + request.url.slice(1)
      return root !== undefined
    } else return await isShown(request, ownerId)
    return undefined
  }

  return async (request, response, next) => {
    const domain = deps.findDomain(request.headers.host)
    if (!domain) return next()
    // Domains have no sign-in, so their pages see no session and no API key.
    request.headers.cookie = undefined
    request.headers.authorization = undefined
    if (domain.state === 'disabled') return deps.sendProblem(response, 'page-disabled')
    if (domain.ownerId === null) return deps.sendProblem(response, 'account-deleted')
    const isShown = await answer(domain, domain.ownerId, request, response)
    if (isShown) next()
    else if (isShown === false) deps.sendProblem(response, 'unknown-link')
  }
}

/** Empty for a path that cannot be decoded, which names nothing. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

function renderSitemap(host: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>https://${host}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
