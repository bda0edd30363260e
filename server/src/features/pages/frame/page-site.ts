import type { IncomingMessage } from 'node:http'

/** Where a page is shown: on our site, or on an author's domain. */
export interface PageSite {
  readonly isOwnDomain: boolean
  /** Comes before the paths of what only our site has: our origin on a domain, empty on our site. */
  readonly home: string
  /** Comes before the slug of a link. */
  readonly links: '/go/' | '/'
}

export type ReadSite = (request: IncomingMessage) => PageSite

/** Tells by the host of a request where its page is shown. */
export function createSiteReader(
  isOwnDomain: (request: IncomingMessage) => boolean,
  origin: string,
): ReadSite {
  const ours: PageSite = { isOwnDomain: false, home: '', links: '/go/' }
  const domain: PageSite = { isOwnDomain: true, home: origin, links: '/' }
  return (request) => (isOwnDomain(request) ? domain : ours)
}
