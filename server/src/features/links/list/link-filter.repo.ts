import { foldText } from '@everyshelf/domain/books'
import {
  identifierKey,
  normalizeIdentifier,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { LINK_SEARCH_TERMS_MAX } from '@everyshelf/domain/limits'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'

type Row = ExpressionBuilder<
  Tables & { link: Tables['saved_link']; book: Tables['book'] },
  'link' | 'book'
>

/** Fewer characters would find most ISBNs. */
const IDENTIFIER_PART_MIN_LENGTH = 4

/** Whether a link of this owner meets all conditions of the filter. */
export function matchesFilter(
  row: Row,
  ownerId: string,
  { query, labels, status }: LinkFilter,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = []
  if (query) conditions.push(matchesText(row, ownerId, query))
  if (labels && labels.length > 0) {
    conditions.push(
      row('link.id', 'in', (from) =>
        from.selectFrom('link_label').select('linkId').where('labelId', 'in', labels),
      ),
    )
  }
  if (status) conditions.push(row('link.disabledAt', status === 'active' ? 'is' : 'is not', null))
  return row.and(conditions)
}

function matchesText(row: Row, ownerId: string, query: string): Expression<SqlBool> {
  const text = sql<string>`(link."searchText" || ' ' || coalesce(book."searchText", '') || ' ' || lower(link.slug))`
  const words = foldText(query).split(/\s+/).filter(Boolean).slice(0, LINK_SEARCH_TERMS_MAX)
  const hasWord = (word: string) => {
    const pattern = `%${escapeLike(word)}%`
    const isInLabel = row('link.id', 'in', (from) =>
      from
        .selectFrom('link_label')
        .innerJoin('label', 'label.id', 'link_label.labelId')
        .select('link_label.linkId')
        .where('label.ownerId', '=', ownerId)
        .where(sql<SqlBool>`label."nameKey" like ${pattern} escape '\\'`),
    )
    return row.or([sql<SqlBool>`${text} like ${pattern} escape '\\'`, isInLabel])
  }
  const book = parseBookIdentifier(query)
  const part = normalizeIdentifier(query)
  return row.or([
    row.and(words.map(hasWord)),
    ...(book ? [row('link.identifier', '=', identifierKey(book))] : []),
    ...(part.length >= IDENTIFIER_PART_MIN_LENGTH
      ? [sql<SqlBool>`link.identifier like ${`%${escapeLike(part)}%`} escape '\\'`]
      : []),
  ])
}

function escapeLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The ids of an owner's links that match a filter, newest first, without removed links. */
export async function listMatchingLinks(
  db: Queries,
  ownerId: string,
  filter: LinkFilter,
): Promise<{ readonly id: string; readonly identifier: string }[]> {
  return await db
    .selectFrom('saved_link as link')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .select(['link.id', 'link.identifier'])
    .where('link.ownerId', '=', ownerId)
    .where('link.removedAt', 'is', null)
    .where((row) => matchesFilter(row, ownerId, filter))
    .orderBy('link.createdAt', 'desc')
    .orderBy('link.id', 'desc')
    .execute()
}
