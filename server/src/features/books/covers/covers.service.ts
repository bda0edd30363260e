import { createHash } from 'node:crypto'
import { type Isbn13, readBookIdentifier } from '@everyshelf/domain/identifiers'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../../../outbound/single-flight.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { within } from '../../../outbound/within.ts'
import type { BooksService, ProblemLog } from '../books.service.ts'
import type { CatalogSource } from '../catalog/catalog-entry.ts'
import { type CoverImage, readCoverImage } from './cover-image.ts'
import type { CoverStore } from './cover-store.ts'
import { type CoverText, drawCover } from './draw-cover.ts'
import { fetchCover } from './fetch-cover.ts'

export interface Cover {
  readonly type: CoverImage['type'] | 'image/svg+xml'
  readonly bytes: Buffer
  readonly etag: string
  /** Whether the server drew it, because no image was found. */
  readonly isPlaceholder: boolean
}

export type CoversService = ReturnType<typeof createCoversService>

export interface CoversServiceDeps {
  readonly store: CoverStore
  readonly books: Pick<BooksService, 'findCatalogCover' | 'findCached'>
  readonly googleBooks: CatalogSource
  readonly images: readonly Upstream[]
  readonly coversUrl: string
  readonly log: ProblemLog
  readonly timeoutMs?: number
}

export const COVER_TIMEOUT_MS = 3900
const MISSING_TTL_MS = 60 * 60 * 1000
const FAILED_TTL_MS = 60 * 1000

export function createCoversService(deps: CoversServiceDeps) {
  const { store, books, googleBooks, images, log, timeoutMs = COVER_TIMEOUT_MS } = deps
  const flights = createSingleFlight<CoverImage | undefined>()
  const missing = new LRUCache<string, true>({ max: 20_000, ttl: MISSING_TTL_MS })

  /** Possible cover URLs, best first (the specification). Lazy, because each lookup may need a request. */
  async function* listAddresses(isbn: Isbn13): AsyncGenerator<string | null> {
    const catalog = await books.findCatalogCover(isbn)
    yield catalog.url
    yield `${deps.coversUrl}/b/isbn/${isbn}-L.jpg?default=false`
    if (catalog.source === 'google-books') return
    const volume = await googleBooks.find(isbn)
    yield volume?.coverUrl ?? null
  }

  async function fetchFirst(isbn: Isbn13) {
    const problems: unknown[] = []
    try {
      for await (const address of listAddresses(isbn)) {
        const image = address && (await fetchCover(images, address).catch(collectIn(problems)))
        if (image) return image
      }
    } catch (error) {
      problems.push(error)
    }
    missing.set(isbn, true, { ttl: problems.length > 0 ? FAILED_TTL_MS : MISSING_TTL_MS })
    return undefined
  }

  async function fetchAndStore(isbn: Isbn13) {
    const image = await fetchFirst(isbn)
    if (image) {
      await store.write(isbn, image.bytes).catch((error) => {
        log.warn({ err: error }, 'A cover cannot be stored')
      })
    }
    return image
  }

  async function findImage(isbn: Isbn13) {
    const stored = await store.read(isbn)
    const known = stored && readCoverImage(stored)
    if (known || missing.has(isbn)) return known
    return await within(
      flights.share(isbn, () => fetchAndStore(isbn)),
      timeoutMs,
    )
  }

  async function findText(isbn: Isbn13): Promise<CoverText | undefined> {
    const parsed = readBookIdentifier(isbn)
    const book = parsed.ok ? await books.findCached(parsed.identifier) : undefined
    return book && { title: book.title, author: book.authors[0] }
  }

  return {
    /** The cover on disk, if any. */
    async findStored(isbn: Isbn13): Promise<Pick<CoverImage, 'type' | 'bytes'> | null> {
      const stored = await store.read(isbn)
      return (stored && readCoverImage(stored)) ?? null
    },

    /** Fetches the cover again. Returns false if no source has one; the stored cover stays. */
    async refresh(isbn: Isbn13) {
      const image = await within(
        flights.share(isbn, () => fetchAndStore(isbn)),
        timeoutMs,
      )
      if (image) missing.delete(isbn)
      return image !== undefined
    },

    /** Never fails. A book without a cover gets a drawn one. */
    async find(isbn: Isbn13): Promise<Cover> {
      const picture = await findImage(isbn)
      const { type, bytes } = picture ?? {
        type: 'image/svg+xml' as const,
        bytes: Buffer.from(drawCover(isbn, await findText(isbn))),
      }
      return { type, bytes, etag: etagOf(bytes), isPlaceholder: !picture }
    },
  }
}

function collectIn(problems: unknown[]): (error: unknown) => null {
  return (error) => {
    problems.push(error)
    return null
  }
}

function etagOf(bytes: Buffer) {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
