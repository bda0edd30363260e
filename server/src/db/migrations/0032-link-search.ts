import { foldText, placeholderTitle, titleSortKey } from '@everyshelf/domain/books'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The columns that this migration reads and fills. */
interface Rows {
  saved_link: {
    id: string
    identifier: string
    title: string
    authors: string
    bookHint: string | null
    details: string
    note: string
    searchText: string
    titleKey: string | null
    fallbackTitleKey: string
  }
  book: {
    identifier: string
    title: string
    authors: string
    searchText: string
    titleKey: string
  }
}

const ROWS_AT_ONCE = 1000

/** Texts that the list of links is searched and sorted by, so that it can be read in pages. */
export const linkSearch: Migration = {
  up: async (db: Kysely<Rows>) => {
    const links = db.schema.alterTable('saved_link')
    await links
      .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await links.addColumn('titleKey', 'text').execute()
    await links
      .addColumn('fallbackTitleKey', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    const books = db.schema.alterTable('book')
    await books
      .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await books.addColumn('titleKey', 'text', (column) => column.notNull().defaultTo('')).execute()
    await fillBooks(db)
    await fillLinks(db)
  },
}

async function fillBooks(db: Kysely<Rows>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('book')
      .select(['identifier', 'title', 'authors'])
      .where('identifier', '>', last)
      .orderBy('identifier')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { identifier, title, authors } of rows) {
      const searchText = foldText([title, ...(JSON.parse(authors) as string[])].join(' '))
      await db
        .updateTable('book')
        .set({ searchText, titleKey: titleSortKey(title) })
        .where('identifier', '=', identifier)
        .execute()
    }
    const next = rows.at(-1)?.identifier
    if (!next) return
    last = next
  }
}

interface Named {
  readonly title?: string
  readonly subtitle?: string
  readonly series?: string
  readonly authors?: readonly string[]
}

async function fillLinks(db: Kysely<Rows>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('saved_link')
      .select(['id', 'identifier', 'title', 'authors', 'bookHint', 'details', 'note'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const row of rows) {
      await db.updateTable('saved_link').set(keysOf(row)).where('id', '=', row.id).execute()
    }
    const next = rows.at(-1)?.id
    if (!next) return
    last = next
  }
}

type Texts = Pick<
  Rows['saved_link'],
  'identifier' | 'title' | 'authors' | 'bookHint' | 'details' | 'note'
>

function keysOf({ identifier, title, note, ...row }: Texts) {
  const edits = JSON.parse(row.details) as Named
  const hint = JSON.parse(row.bookHint ?? 'null') as Named | null
  const shownTitle = edits.title ?? (title === placeholderTitle(identifier) ? undefined : title)
  const texts = [
    title,
    ...(JSON.parse(row.authors) as string[]),
    hint?.title,
    ...(hint?.authors ?? []),
    edits.title,
    edits.subtitle,
    edits.series,
    ...(edits.authors ?? []),
    identifier,
    note,
  ]
  return {
    searchText: foldText(texts.filter(Boolean).join(' ')),
    titleKey: shownTitle === undefined ? null : titleSortKey(shownTitle),
    fallbackTitleKey: titleSortKey(hint?.title ?? title),
  }
}
