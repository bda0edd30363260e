import { foldText, placeholderTitle, titleSortKey } from '@everyshelf/domain/books'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** Updates what the list of links is searched and sorted by, after a change of the link's texts. */
export async function indexLink(db: Queries, id: string): Promise<void> {
  const row = await db
    .selectFrom('saved_link')
    .select(['identifier', 'title', 'authors', 'bookHint', 'details', 'note'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const { identifier, title, note } = row
  const edits = parseJsonText(row.details)
  const hint = row.bookHint && parseJsonText(row.bookHint)
  const texts = [
    title,
    ...parseJsonText(row.authors),
    hint?.title,
    ...(hint?.authors ?? []),
    edits.title,
    edits.subtitle,
    edits.series,
    ...(edits.authors ?? []),
    identifier,
    note,
  ]
  const isKnown = title !== placeholderTitle(identifier)
  const shownTitle = edits.title ?? (isKnown ? title : undefined)
  await db
    .updateTable('saved_link')
    .set({
      searchText: foldText(texts.filter(Boolean).join(' ')),
      titleKey: shownTitle === undefined ? null : titleSortKey(shownTitle),
      fallbackTitleKey: titleSortKey(hint?.title ?? title),
    })
    .where('id', '=', id)
    .execute()
}
