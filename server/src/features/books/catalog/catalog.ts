import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { within } from '../../../outbound/within.ts'
import type { CatalogEntry, CatalogSource } from './catalog-entry.ts'

/**
 * `missing`: no source that answered knows the book; `isCertain` if all sources answered. Google Books rejects
 * most callers without a key, so its silence alone must not cause endless retries. `failed`: Open Library did
 * not answer.
 */
export type CatalogResult =
  | { readonly kind: 'found'; readonly source: CatalogSource['name']; readonly entry: FoundEntry }
  | { readonly kind: 'missing'; readonly isCertain: boolean }
  | { readonly kind: 'failed'; readonly reasons: readonly unknown[] }

export type FoundEntry = CatalogEntry & { readonly title: string }

export type Catalog = ReturnType<typeof createCatalog>

/** One source's answer. `failed` has the error. */
type Reply =
  | { readonly entry: CatalogEntry | null; readonly failed?: undefined }
  | { readonly entry: null; readonly failed: unknown }

const HEAD_START_MS = 1500

/**
 * Queries Google Books first, and Open Library if Google has no title, as the specification says. Also
 * queries Open Library if Google has not answered after a head start.
 */
export function createCatalog(
  googleBooks: CatalogSource,
  openLibrary: CatalogSource,
  headStartMs = HEAD_START_MS,
) {
  return {
    async find(isbn: Isbn13): Promise<CatalogResult> {
      const google = fetchEntry(googleBooks, isbn)
      const early = await within(google, headStartMs)
      if (hasTitle(early?.entry))
        return { kind: 'found', source: 'google-books', entry: early.entry }
      const second = await fetchEntry(openLibrary, isbn)
      const first = early ?? (hasTitle(second.entry) ? { entry: null } : await google)
      return merge(first, second)
    },
  }
}

async function fetchEntry(source: CatalogSource, isbn: Isbn13): Promise<Reply> {
  try {
    return { entry: await source.find(isbn) }
  } catch (failed) {
    return { entry: null, failed }
  }
}

function hasTitle(entry: CatalogEntry | null | undefined): entry is FoundEntry {
  return Boolean(entry?.title)
}

/** Google's data takes precedence. Open Library fills the gaps. */
function merge(google: Reply, openLibrary: Reply): CatalogResult {
  if (hasTitle(google.entry)) return { kind: 'found', source: 'google-books', entry: google.entry }
  if (hasTitle(openLibrary.entry)) {
    const entry = { ...openLibrary.entry, ...withoutBlanks(google.entry) }
    return { kind: 'found', source: 'open-library', entry }
  }
  if (openLibrary.failed === undefined) {
    return { kind: 'missing', isCertain: google.failed === undefined }
  }
  return { kind: 'failed', reasons: [google.failed, openLibrary.failed] }
}

function withoutBlanks(entry: CatalogEntry | null): Partial<Omit<CatalogEntry, 'title'>> {
  if (!entry) return {}
  const { authors, description, publisher, coverUrl } = entry
  return {
    ...(authors.length > 0 && { authors }),
    ...(description && { description }),
    ...(publisher && { publisher }),
    ...(coverUrl && { coverUrl }),
  }
}
