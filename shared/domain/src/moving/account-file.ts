import { type AccountRow, AccountTables } from './account-rows.ts'
import { isObject, parseJson } from './read-records.ts'

/** A saved link in an account's export, with everything that belongs to it. */
export interface AccountLink {
  /** Its ID on the other server. */
  readonly id: string
  readonly isbn: string
  readonly slug: string
  readonly createdAt: string
  readonly removedAt: string | null
  readonly settings: string
  readonly note: string
  readonly details: unknown
  readonly title: string
  readonly authors: readonly string[]
  readonly labels: readonly string[]
  readonly slugs: readonly AccountSlug[]
  readonly versions: readonly AccountVersion[]
  /** Clicks in the file, and those from before the link was moved to the other server. */
  readonly clicks: number
  /** The uploaded cover, a JPEG in base64. */
  readonly cover: string | null
}

export interface AccountSlug {
  readonly slug: string
  readonly channel: string
  readonly campaign: string | null
  readonly createdAt: string
}

export interface AccountVersion {
  readonly version: number
  readonly changedAt: string
  readonly slug: string
  readonly settings: string
  readonly undoneVersion: number | null
  readonly labels: unknown
}

export interface AccountSeries {
  readonly name: string
  readonly slug: string
  readonly text: string
  readonly isPublished: boolean
  /** Undefined if its owner never changed it. */
  readonly design: unknown
  readonly startLinkId: string | null
  readonly books: readonly {
    readonly linkId: string
    readonly position: number
    readonly nextLinkId: string | null
  }[]
}

export interface AccountPage {
  readonly name: string
  readonly slug: string
  readonly text: string
  readonly links: readonly string[]
  readonly isPublished: boolean
  /** Undefined if its owner never changed it. */
  readonly design: unknown
  readonly books: readonly string[]
  /** A JPEG in base64. */
  readonly portrait: string | null
}

/** The form of the file. Another form gets another number. */
export const ACCOUNT_FILE_VERSION = 1

/** The parts of an account's export that another server can have. Nothing in it is checked yet. */
export interface AccountFile {
  readonly exportedAt: string
  readonly profile: {
    readonly username: string
    readonly timeZone: string
    readonly affiliateTags: unknown
    readonly programIds: unknown
    readonly tagChannels: unknown
  }
  readonly labels: readonly { readonly id: string; readonly name: string; readonly color: string }[]
  readonly filters: readonly { readonly name: string; readonly filter: unknown }[]
  readonly links: readonly AccountLink[]
  readonly series: readonly AccountSeries[]
  readonly pages: readonly AccountPage[]
}

/** Whether a JSON value has the form of an account's export. */
export function isAccountFile(
  value: unknown,
): value is { readonly exportedAt: string; readonly tables: Record<string, unknown> } {
  return (
    isObject(value) &&
    value.version === ACCOUNT_FILE_VERSION &&
    typeof value.exportedAt === 'string' &&
    isObject(value.tables)
  )
}

/**
 * Reads the export of an account, as My Account saves it. Undefined for other files.
 *
 * @example readAccountFile('{"version":1,"exportedAt":"2026-11-26T09:30:00.000Z","tables":{}}')?.links // []
 */
export function readAccountFile(text: string): AccountFile | undefined {
  const value = parseJson(text)
  if (!isAccountFile(value)) return undefined
  const tables = new AccountTables(value.tables)
  const [profile] = tables.rows('user_profile')
  return {
    exportedAt: value.exportedAt,
    profile: {
      username: profile?.text('username') ?? '',
      timeZone: profile?.text('timeZone') ?? '',
      affiliateTags: profile?.json('affiliateTags'),
      programIds: profile?.json('programIds'),
      tagChannels: profile?.json('tagChannels'),
    },
    labels: tables.rows('label').map((row) => ({
      id: row.text('id'),
      name: row.text('name'),
      color: row.text('color'),
    })),
    filters: tables
      .rows('saved_filter')
      .map((row) => ({ name: row.text('name'), filter: row.json('filter') })),
    links: readLinks(tables),
    series: readSeries(tables),
    pages: readPages(tables),
  }
}

function readLinks(tables: AccountTables): AccountLink[] {
  const slugsOf = tables.group('link_slug', 'linkId')
  const versionsOf = tables.group('link_version', 'linkId')
  const labelsOf = tables.group('link_label', 'linkId')
  const coversOf = tables.group('link_cover', 'linkId')
  const names = new Map(tables.rows('label').map((row) => [row.text('id'), row.text('name')]))
  const clicks = countClicks(tables)
  return tables.rows('saved_link').map((row) => {
    const id = row.text('id')
    const isbn = row.text('identifier')
    // What the owner's page or file said, while no catalog knows the book.
    const hint = Object(row.json('bookHint'))
    const authors = hint.authors ?? row.json('authors')
    return {
      id,
      isbn,
      slug: row.text('slug'),
      createdAt: row.text('createdAt'),
      removedAt: row.textOrNull('removedAt'),
      settings: row.text('settings'),
      note: row.text('note'),
      details: row.json('details'),
      title: typeof hint.title === 'string' ? hint.title : row.text('title'),
      authors: Array.isArray(authors) ? authors.filter((name) => typeof name === 'string') : [],
      labels: labelsOf(id).flatMap((label) => names.get(label.text('labelId')) ?? []),
      slugs: slugsOf(id).map(readSlug),
      versions: versionsOf(id).map(readVersion),
      clicks: (clicks.get(isbn) ?? 0) + (clicks.get(id) ?? 0),
      cover: coversOf(id)[0]?.text('image') ?? null,
    }
  })
}

function readSlug(row: AccountRow): AccountSlug {
  return {
    slug: row.text('slug'),
    channel: row.text('channel'),
    campaign: row.textOrNull('campaign'),
    createdAt: row.text('createdAt'),
  }
}

function readVersion(row: AccountRow): AccountVersion {
  return {
    version: row.number('version'),
    changedAt: row.text('changedAt'),
    slug: row.text('slug'),
    settings: row.text('settings'),
    undoneVersion: row.numberOrNull('undoneVersion'),
    labels: row.json('labels') ?? null,
  }
}

/** By book: what the file has of our clicks. By the link's ID: the clicks from before it was moved. */
function countClicks(tables: AccountTables): ReadonlyMap<string, number> {
  const clicks = new Map<string, number>()
  const add = (key: string, count: number) => clicks.set(key, (clicks.get(key) ?? 0) + count)
  for (const hit of tables.rows('link_hit')) {
    if (hit.textOrNull('excludedBecause') === null) add(hit.text('identifier'), 1)
  }
  for (const total of tables.rows('daily_total')) {
    if (total.text('identifier') !== '') add(total.text('identifier'), total.number('clicks'))
  }
  for (const moved of tables.rows('moved_link')) {
    if (moved.textOrNull('undoneAt') === null) add(moved.text('linkId'), moved.number('clicks'))
  }
  return clicks
}

function readSeries(tables: AccountTables): AccountSeries[] {
  const booksOf = tables.group('series_book', 'seriesId')
  return tables
    .rows('series')
    .filter((row) => row.textOrNull('removedAt') === null)
    .map((row) => ({
      name: row.text('name'),
      slug: row.text('slug'),
      text: row.text('text'),
      isPublished:
        row.textOrNull('publishedAt') !== null && row.textOrNull('unpublishedAt') === null,
      design: row.json('design') ?? undefined,
      startLinkId: row.textOrNull('startLinkId'),
      books: booksOf(row.text('id'))
        .filter((book) => book.textOrNull('removedAt') === null)
        .toSorted((a, b) => a.number('readingOrder') - b.number('readingOrder'))
        .map((book) => ({
          linkId: book.text('linkId'),
          position: book.number('position'),
          nextLinkId: book.textOrNull('nextLinkId'),
        })),
    }))
}

function readPages(tables: AccountTables): AccountPage[] {
  const booksOf = tables.group('author_page_book', 'pageId')
  const portraitsOf = tables.group('author_portrait', 'pageId')
  return tables
    .rows('author_page')
    .filter((row) => row.textOrNull('removedAt') === null)
    .map((row) => {
      const links = row.json('links')
      const id = row.text('id')
      return {
        name: row.text('name'),
        slug: row.text('slug'),
        text: row.text('text'),
        links: Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [],
        isPublished: row.textOrNull('publishedAt') !== null,
        design: row.json('design') ?? undefined,
        books: booksOf(id)
          .toSorted((a, b) => a.number('position') - b.number('position'))
          .map((book) => book.text('linkId')),
        portrait: portraitsOf(id)[0]?.text('image') ?? null,
      }
    })
}
