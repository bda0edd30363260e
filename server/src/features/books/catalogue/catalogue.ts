import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { within } from '../../../outbound/within.ts'
import type { CatalogueEntry, CatalogueSource } from './catalogue-entry.ts'

/**
 * `missing`: the last source that could say does not know it, and `isCertain` when all could say;
 * without a key Google Books refuses most callers, so one silent source must not keep us asking.
 * `failed`: Open Library could not say.
 */
export type CatalogueAnswer =
  | { readonly kind: 'found'; readonly source: CatalogueSource['name']; readonly entry: FoundEntry }
  | { readonly kind: 'missing'; readonly isCertain: boolean }
  | { readonly kind: 'failed'; readonly reasons: readonly unknown[] }

export type FoundEntry = CatalogueEntry & { readonly title: string }

export interface Catalogue {
  readonly find: (isbn: Isbn13) => Promise<CatalogueAnswer>
}

/** One source's answer; `failed` holds why there is none. */
type Reply =
  | { readonly entry: CatalogueEntry | null; readonly failed?: undefined }
  | { readonly entry: null; readonly failed: unknown }

const HEAD_START_MS = 1500

/**
 * Asks Google Books first and Open Library when Google has no title (specification §7). A Google
 * that does not answer holds nobody up: after a head start the other is asked as well.
 */
export function createCatalogue(
  googleBooks: CatalogueSource,
  openLibrary: CatalogueSource,
  headStartMs = HEAD_START_MS,
): Catalogue {
  return {
    async find(isbn) {
      const google = ask(googleBooks, isbn)
      const early = await within(google, headStartMs)
      if (hasTitle(early?.entry))
        return { kind: 'found', source: 'google-books', entry: early.entry }
      const second = await ask(openLibrary, isbn)
      const first = early ?? (hasTitle(second.entry) ? { entry: null } : await google)
      return merge(first, second)
    },
  }
}

async function ask(source: CatalogueSource, isbn: Isbn13): Promise<Reply> {
  try {
    return { entry: await source.find(isbn) }
  } catch (failed) {
    return { entry: null, failed }
  }
}

function hasTitle(entry: CatalogueEntry | null | undefined): entry is FoundEntry {
  return Boolean(entry?.title)
}

/** Google's words win; what it leaves blank, Open Library fills. */
function merge(google: Reply, openLibrary: Reply): CatalogueAnswer {
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

function withoutBlanks(entry: CatalogueEntry | null): Partial<Omit<CatalogueEntry, 'title'>> {
  if (!entry) return {}
  const { authors, description, publisher, coverUrl } = entry
  return {
    ...(authors.length > 0 && { authors }),
    ...(description && { description }),
    ...(publisher && { publisher }),
    ...(coverUrl && { coverUrl }),
  }
}
