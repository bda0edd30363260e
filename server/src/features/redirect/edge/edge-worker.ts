import type { ServiceTags } from '@everyshelf/domain/affiliate'
import { isOpenedByNoReader, isRepeatedPrefetch } from '@everyshelf/domain/clicks'
import { parseCountryCode } from '@everyshelf/domain/countries'
import { RANDOM_BITS } from '../../clicks/hit-id-layout.ts'
import type { Store } from '../find-place.ts'
import {
  EDGE_FORMAT,
  EDGE_FORMAT_HEADER,
  forwardedHeaders,
  MAX_HEADER_LENGTH,
} from './edge-headers.ts'
import type { EdgeHit } from './edge-hit.ts'
import { createEdgeLinks, type EdgeLinkData } from './edge-links.ts'
import { createEdgeRouter, type EdgeReader } from './edge-router.ts'
import { EDGE_HITS_PATH, SIGNATURE_HEADER, signEdgeHits } from './edge-signature.ts'

/** What an export puts into the script. */
export interface EdgeData extends EdgeLinkData {
  /** The live server. */
  readonly origin: string
  readonly serviceTags: ServiceTags
  /** The headers of every redirect but `Location`. */
  readonly headers: Readonly<Record<string, string>>
}

/** What the platform adds to a request. */
type EdgeRequest = Request & { readonly cf?: { readonly country?: string } }

interface EdgeContext {
  readonly waitUntil: (work: Promise<unknown>) => void
}

const methods = ['GET', 'HEAD'] as const
const SESSION = /(?:^|;\s*)(?:__Host-)?everyshelf\.session_token=/
/** After a refusal, the live server answers and counts the readers of this long. */
const PASS_MS = 60_000
/** After this, a reader gets a link without its tag instead of waiting for the live server. */
const LIVE_TIMEOUT_MS = 3000

/**
 * A Cloudflare worker in module syntax that redirects readers at the edge and reports their hits. The live
 * server answers everything else.
 */
export function createEdgeWorker(data: EdgeData) {
  const { origin } = data
  const route = createEdgeRouter({
    links: createEdgeLinks(data),
    serviceTags: data.serviceTags,
    now: Date.now,
  })
  let passUntil = 0

  /** Only hits that can be reported are answered here, so that none is answered uncounted. */
  function readReportable(request: EdgeRequest) {
    const { headers } = request
    const method = methods.find((name) => name === request.method)
    const address = headers.get('cf-connecting-ip')
    // The live server excludes the clicks of an owner who is signed in.
    const isSignedIn = SESSION.test(headers.get('cookie') ?? '')
    if (!method || !address || isSignedIn) return null
    return Date.now() < passUntil ? null : { method, address }
  }

  async function report(secret: string, hit: EdgeHit): Promise<void> {
    const result = await reportHit(origin, secret, hit)
    if (result === 'recorded') return
    if (result === 'refused') passUntil = Date.now() + PASS_MS
    // biome-ignore lint/suspicious/noConsole: the platform logs what a worker prints
    console.error(`everyshelf: a click was not counted, because the live server ${REASONS[result]}`)
  }

  return {
    fetch: async (
      request: EdgeRequest,
      { EDGE_SECRET: secret }: { readonly EDGE_SECRET?: string },
      context: EdgeContext,
    ): Promise<Response> => {
      const reportable = secret ? readReportable(request) : null
      if (!secret || !reportable) return await passOn(request, origin)
      const target = targetOf(request)
      const response = await route(readReader(request))
      if (response === null) return await passOn(request, origin)
      const live = response.isFallback ? await askLive(request, origin, LIVE_TIMEOUT_MS) : null
      if (live && live.status < 500) return live
      const { place } = response
      if (typeof place === 'string') return redirectTo(place)
      const headers = readForwarded(request.headers)
      context.waitUntil(report(secret, { ...reportable, ...number(place), target, headers }))
      return openStore(headers, place.url)
    },
  }

  /** Refuses a prefetch as the live redirect does: the browser asks again when the reader opens the link. */
  function openStore(headers: EdgeHit['headers'], url: string): Response {
    if (!isRepeatedPrefetch(headers)) return redirectTo(url)
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'private, no-store' } })
  }

  function redirectTo(location: string): Response {
    return new Response(null, { status: 302, headers: { Location: location, ...data.headers } })
  }
}

const REASONS = {
  refused: 'refused it: check EDGE_SECRET',
  lost: 'did not answer for half a minute',
} as const

function number({ country, retailer, marketplace }: Store) {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return {
    timeMs: Date.now(),
    random: bits >>> (32 - RANDOM_BITS),
    country,
    retailer,
    marketplace,
  }
}

function readReader(request: EdgeRequest): EdgeReader {
  const { method, headers, cf } = request
  return {
    target: targetOf(request),
    country: parseCountryCode(cf?.country ?? headers.get('cf-ipcountry') ?? undefined),
    acceptLanguage: headers.get('accept-language') ?? '',
    isReaderless: isOpenedByNoReader(method, readForwarded(headers)),
  }
}

function readForwarded(headers: Headers): EdgeHit['headers'] {
  const entries = forwardedHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value.slice(0, MAX_HEADER_LENGTH)] as const]
  })
  return Object.fromEntries(entries)
}

/** Path and query as the reader's browser sent them. */
function targetOf({ url }: Request): string {
  return url.slice(new URL(url).origin.length)
}

async function passOn(request: Request, origin: string): Promise<Response> {
  const live = await askLive(request, origin)
  if (live) return live
  const text = 'We cannot look up this link right now. Try again in a moment.\n'
  return new Response(text, { status: 503, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * On the live server's own host, the platform passes the request to it, with the reader's address. On
 * another host, the address would be lost, so the reader is redirected to the live server. Null if the live
 * server does not answer.
 */
async function askLive(
  request: Request,
  origin: string,
  timeoutMs?: number,
): Promise<Response | null> {
  if (new URL(request.url).host !== new URL(origin).host) {
    const headers = { Location: origin + targetOf(request), 'Cache-Control': 'private, no-store' }
    return new Response(null, { status: 307, headers })
  }
  try {
    const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)
    return await fetch(request, { redirect: 'manual', signal })
  } catch {
    return null
  }
}

/** `refused`: the live server does not accept hits of this worker. `lost`: it did not answer in time. */
type ReportResult = 'recorded' | 'refused' | 'lost'

/** With the timeouts 28 seconds: the platform stops a worker 30 seconds after its response. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, null]
const TIMEOUT_MS = 2000

/** Sends a hit until the live server has it on disk. It counts once, however often it is sent. */
async function reportHit(origin: string, secret: string, hit: EdgeHit): Promise<ReportResult> {
  const body = JSON.stringify({ hits: [hit] })
  const headers = {
    [SIGNATURE_HEADER]: await signEdgeHits(secret, body),
    [EDGE_FORMAT_HEADER]: String(EDGE_FORMAT),
  }
  for (const delayMs of RETRY_DELAYS_MS) {
    const status = await post(origin + EDGE_HITS_PATH, headers, body)
    if (status === 204) return 'recorded'
    if (status >= 200 && status < 500) return 'refused'
    if (delayMs !== null) await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return 'lost'
}

/** 0 when there is no response. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })).status
  } catch {
    return 0
  }
}
