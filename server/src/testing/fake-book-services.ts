import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { respondAsBookService } from './fake-book-responses.ts'
import { type FakeBook, wellKnownBooks } from './fake-catalog.ts'
import { listenOnLoopback } from './loopback.ts'

/** Handles a request; false passes it to the service. */
export type Intercept = (url: URL, response: ServerResponse, request: IncomingMessage) => boolean

export interface FakeBookServicesOptions {
  readonly books?: readonly FakeBook[]
  /** Adds faults of a test; called before the service responds. */
  readonly intercept?: Intercept
}

export interface FakeBookServices {
  readonly url: string
  /** The three URLs for the configuration. */
  readonly googleBooksUrl: string
  readonly openLibraryUrl: string
  readonly coversUrl: string
  /** Paths with their queries, in order. */
  readonly requests: readonly string[]
  /** Maximum number of concurrent requests. */
  readonly mostInFlight: () => number
  readonly close: () => Promise<void>
}

/**
 * Google Books, Google's thumbnails, Open Library and its covers in one server, with their real
 * paths and response formats.
 */
export async function startFakeBookServices(
  options: FakeBookServicesOptions = {},
): Promise<FakeBookServices> {
  const { books = wellKnownBooks, intercept = () => false } = options
  const requests: string[] = []
  let inFlight = 0
  let mostInFlight = 0
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', loopback.url)
    requests.push(url.pathname + url.search)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    // `prefinish` fires when the response is written; `close` fires a few turns later.
    let isOver = false
    for (const event of ['prefinish', 'close']) {
      response.on(event, () => {
        if (!isOver) inFlight -= 1
        isOver = true
      })
    }
    if (intercept(url, response, request)) return
    const { status, type, body } = respondAsBookService(books, url)
    response.writeHead(status, { 'content-type': type, ...CACHING_OF_A_WRONG_CLOCK }).end(body)
  })
  const loopback = await listenOnLoopback(server)
  return {
    url: loopback.url,
    googleBooksUrl: `${loopback.url}/books/v1`,
    openLibraryUrl: loopback.url,
    coversUrl: loopback.url,
    requests,
    mostInFlight: () => mostInFlight,
    close: loopback.close,
  }
}

/** Sent with every response, because our cache times must not depend on it. */
const CACHING_OF_A_WRONG_CLOCK = {
  'cache-control': 'public, max-age=999999999',
  date: 'Thu, 01 Jan 1970 00:00:00 GMT',
  expires: 'Fri, 31 Dec 9999 23:59:59 GMT',
}
