import { isLocalHost } from '../http/local-host.ts'
import { StartError } from '../start-error.ts'
import { createAgent, type OutboundAgent } from './agent.ts'
import { createGuardedDialer, type Dial, type Resolve } from './guarded-dialer.ts'
import { defaultLimits, type OutboundLimits } from './limits.ts'
import type { Clock } from './resilience.ts'
import { createUpstream, type Upstream } from './upstream.ts'

/** Where the book services are; an operator may run mirrors of them. */
export interface UpstreamUrls {
  readonly googleBooksUrl: string
  readonly openLibraryUrl: string
  readonly coversUrl: string
}

export interface Upstreams {
  readonly urls: UpstreamUrls
  readonly googleBooks: Upstream
  readonly openLibrary: Upstream
  /** Every upstream that serves images, fixed: no address from elsewhere is ever fetched (S19). */
  readonly images: readonly Upstream[]
  readonly close: () => Promise<void>
}

/** What tests replace of the network; nothing in the configuration reaches them (S16). */
export interface NetworkSeams {
  readonly limits?: Partial<OutboundLimits>
  readonly resolve?: Resolve
  readonly dial?: Dial
}

export interface UpstreamsDeps extends NetworkSeams {
  readonly urls: UpstreamUrls
  /** Our own address: the open services ask callers to say who they are. */
  readonly publicUrl: string
  readonly now?: Clock
  readonly onTime?: (othersMs: number) => void
}

const PUBLIC_HOSTS: ReadonlySet<string> = new Set([
  'www.googleapis.com',
  'openlibrary.org',
  'covers.openlibrary.org',
])

const GOOGLE_THUMBNAILS = 'https://books.google.com'

/** Open Library keeps most covers there and redirects: first to the name, then to one of its machines. */
const INTERNET_ARCHIVE = [
  'https://archive.org',
  /^https:\/\/(?:ia|dn)\d{3,9}\.(?:us|ca)\.archive\.org$/,
] as const

export function createUpstreams(deps: UpstreamsDeps): Upstreams {
  const { urls, now = Date.now } = deps
  const limits = { ...defaultLimits, ...deps.limits }
  const [googleBooks, openLibrary, covers] = [
    requireUsable('GOOGLE_BOOKS_URL', urls.googleBooksUrl),
    requireUsable('OPEN_LIBRARY_URL', urls.openLibraryUrl),
    requireUsable('COVERS_URL', urls.coversUrl),
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

/** Plain http would let anybody on the way put words and pictures on our pages. */
function requireUsable(name: string, text: string): URL {
  const url = new URL(text)
  if (url.protocol === 'https:' || isLocalHost(url.hostname)) return url
  throw new StartError(`${name} must be https:// unless it names this machine or a private network`)
}

/**
 * The well-known services are dialled with the guard on. An address that the operator set to a
 * service of their own is theirs to choose, so it may be a private one.
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
