import { createHash } from 'node:crypto'
import { type Isbn13, readBookIdentifier } from '@everyshelf/domain/identifiers'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../../../outbound/single-flight.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { within } from '../../../outbound/within.ts'
import type { BooksService, ProblemLog } from '../books.service.ts'
import type { CatalogueSource } from '../catalogue/catalogue-entry.ts'
import { type CoverImage, readCoverImage } from './cover-image.ts'
import type { CoverStore } from './cover-store.ts'
import { type CoverText, drawCover } from './draw-cover.ts'
import { fetchCover } from './fetch-cover.ts'

export interface Cover {
  readonly type: CoverImage['type'] | 'image/svg+xml'
  readonly bytes: Buffer
  readonly etag: string
  /** Drawn by us, for want of a better one for now. */
  readonly isPlaceholder: boolean
}

export interface CoversService {
  /** Never fails: a book without a cover gets one bound in cloth. */
  readonly find: (isbn: Isbn13) => Promise<Cover>
  /** What is on disk; null when nothing is. */
  readonly findKept: (isbn: Isbn13) => Promise<Pick<CoverImage, 'type' | 'bytes'> | null>
  /** Fetches it anew; false when nobody has one, and then the one on disk stays. */
  readonly refresh: (isbn: Isbn13) => Promise<boolean>
}

export interface CoversServiceDeps {
  readonly store: CoverStore
  readonly books: Pick<BooksService, 'findCatalogueCover' | 'findCached'>
  readonly googleBooks: CatalogueSource
  readonly images: readonly Upstream[]
  readonly coversUrl: string
  readonly log: ProblemLog
  readonly patienceMs?: number
}

export const COVER_PATIENCE_MS = 3900
const MISSING_FOR_MS = 60 * 60 * 1000
const FAILED_FOR_MS = 60 * 1000

export function createCoversService(deps: CoversServiceDeps): CoversService {
  const { store, books, googleBooks, images, log, patienceMs = COVER_PATIENCE_MS } = deps
  const flights = createSingleFlight<CoverImage | undefined>()
  const missing = new LRUCache<string, true>({ max: 20_000, ttl: MISSING_FOR_MS })

  /** Where a cover may be, best first (specification §4); asked for one after the other. */
  async function* listAddresses(isbn: Isbn13): AsyncGenerator<string | null> {
    const catalogue = await books.findCatalogueCover(isbn)
    yield catalogue.url
    yield `${deps.coversUrl}/b/isbn/${isbn}-L.jpg?default=false`
    if (catalogue.source === 'google-books') return
    const volume = await googleBooks.find(isbn)
    yield volume?.coverUrl ?? null
  }

  async function fetchFirst(isbn: Isbn13): Promise<CoverImage | undefined> {
    const problems: unknown[] = []
    try {
      for await (const address of listAddresses(isbn)) {
        const image = address && (await fetchCover(images, address).catch(remember(problems)))
        if (image) return image
      }
    } catch (error) {
      problems.push(error)
    }
    missing.set(isbn, true, { ttl: problems.length > 0 ? FAILED_FOR_MS : MISSING_FOR_MS })
    return undefined
  }

  async function fetchAndKeep(isbn: Isbn13): Promise<CoverImage | undefined> {
    const image = await fetchFirst(isbn)
    if (image) {
      await store.write(isbn, image.bytes).catch((error) => {
        log.warn({ err: error }, 'A cover cannot be kept')
      })
    }
    return image
  }

  async function findPicture(isbn: Isbn13): Promise<CoverImage | undefined> {
    const kept = await store.read(isbn)
    const known = kept && readCoverImage(kept)
    if (known || missing.has(isbn)) return known
    return await within(
      flights.share(isbn, () => fetchAndKeep(isbn)),
      patienceMs,
    )
  }

  async function findText(isbn: Isbn13): Promise<CoverText | undefined> {
    const reading = readBookIdentifier(isbn)
    const book = reading.ok ? await books.findCached(reading.identifier) : undefined
    return book && { title: book.title, author: book.authors[0] }
  }

  return {
    async findKept(isbn) {
      const kept = await store.read(isbn)
      return (kept && readCoverImage(kept)) ?? null
    },

    async refresh(isbn) {
      const image = await within(
        flights.share(isbn, () => fetchAndKeep(isbn)),
        patienceMs,
      )
      if (image) missing.delete(isbn)
      return image !== undefined
    },

    async find(isbn) {
      const picture = await findPicture(isbn)
      const { type, bytes } = picture ?? {
        type: 'image/svg+xml' as const,
        bytes: Buffer.from(drawCover(isbn, await findText(isbn))),
      }
      return { type, bytes, etag: etagOf(bytes), isPlaceholder: !picture }
    },
  }
}

function remember(problems: unknown[]): (error: unknown) => null {
  return (error) => {
    problems.push(error)
    return null
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
