import { isLocalHost } from '../config/local-host.ts'
import { StartError } from '../start-error.ts'
import { createAgent, type OutboundAgent } from './agent.ts'
import { createGuardedDialer, type Dial, type Resolve } from './guarded-dialer.ts'
import { defaultLimits, type OutboundLimits } from './limits.ts'
import type { Clock } from './resilience.ts'
import { createUpstream, type Upstream } from './upstream.ts'

/** URLs of the book services; an operator may use mirrors. */
export interface UpstreamUrls {
  readonly googleBooksUrl: string
  readonly openLibraryUrl: string
  readonly coversUrl: string
}

export interface Upstreams {
  readonly urls: UpstreamUrls
  readonly googleBooks: Upstream
  readonly openLibrary: Upstream
  /** The fixed list of image upstreams; the server fetches no other address. */
  readonly images: readonly Upstream[]
  readonly close: () => Promise<void>
}

/** Replacements for tests; the configuration cannot set them. */
export interface NetworkOverrides {
  readonly limits?: Partial<OutboundLimits>
  readonly resolve?: Resolve
  readonly dial?: Dial
}

export interface UpstreamsDeps extends NetworkOverrides {
  readonly urls: UpstreamUrls
  /** Our own URL for the User-Agent; the open services ask callers to identify themselves. */
  readonly publicUrl: string
  readonly now?: Clock
  readonly onTime?: (serverMs: number) => void
}

const PUBLIC_HOSTS: ReadonlySet<string> = new Set([
  'www.googleapis.com',
  'openlibrary.org',
  'covers.openlibrary.org',
])

const GOOGLE_THUMBNAILS = 'https://books.google.com'

/**
 * Open Library redirects most covers to the Internet Archive, which redirects to one of its hosts.
 */
const INTERNET_ARCHIVE = [
  'https://archive.org',
  /^https:\/\/(?:ia|dn)\d{3,9}\.(?:us|ca)\.archive\.org$/,
] as const

export function createUpstreams(deps: UpstreamsDeps): Upstreams {
  const { urls, now = Date.now } = deps
  const limits = { ...defaultLimits, ...deps.limits }
  const [googleBooks, openLibrary, covers] = [
    requireSecureUrl('GOOGLE_BOOKS_URL', urls.googleBooksUrl),
    requireSecureUrl('OPEN_LIBRARY_URL', urls.openLibraryUrl),
    requireSecureUrl('COVERS_URL', urls.coversUrl),
  ]
  const agent = createOutboundAgent([googleBooks, openLibrary, covers], limits, deps)
  const shared = {
    agent,
    limits,
    now,
    onTime: deps.onTime,
    userAgent: `Everyshelf/0.1 (+${deps.publicUrl})`,
  }
  return {
    urls,
    googleBooks: createUpstream({ ...shared, name: 'google-books', origins: [googleBooks.origin] }),
    openLibrary: createUpstream({ ...shared, name: 'open-library', origins: [openLibrary.origin] }),
    images: [
      createUpstream({
        ...shared,
        name: 'covers',
        origins: [covers.origin, ...INTERNET_ARCHIVE],
      }),
      createUpstream({
        ...shared,
        name: 'google-thumbnails',
        origins: [GOOGLE_THUMBNAILS, googleBooks.origin],
      }),
    ],
    close: () => agent.destroy(),
  }
}

/** Over plain HTTP, an attacker on the network could change text and images on our pages. */
function requireSecureUrl(name: string, text: string): URL {
  const url = new URL(text)
  if (url.protocol === 'https:' || isLocalHost(url.hostname)) return url
  throw new StartError(`${name} must be https:// unless it is on this machine or a private network`)
}

/**
 * The public services are dialed through the guard. A URL that the operator configured may be
 * private, so it bypasses the guard.
 */
function createOutboundAgent(
  configured: readonly URL[],
  limits: OutboundLimits,
  { resolve, dial }: Pick<UpstreamsDeps, 'resolve' | 'dial'>,
): OutboundAgent {
  const { connectMs } = limits
  const operatorHosts = new Set(
    configured
      .filter(({ hostname }) => !PUBLIC_HOSTS.has(hostname))
      .map(({ hostname }) => hostname.replace(/^\[|\]$/g, '')),
  )
  const guarded = createGuardedDialer({
    connectMs,
    ...(resolve && { resolve }),
    ...(dial && { dial }),
  })
  return createAgent(({ buildConnector }) => {
    const plain = buildConnector({ timeout: connectMs, allowH2: false, rejectUnauthorized: true })
    return (target, callback) =>
      operatorHosts.has(target.hostname) ? plain(target, callback) : guarded(target, callback)
  }, limits)
}
