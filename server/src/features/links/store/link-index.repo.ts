import { foldText, placeholderTitle, titleSortKey } from '@everyshelf/domain/books'
import type { Queries } from '../../../db/transact.ts'
import type { StoredLink } from './stored-links.repo.ts'

/** Updates what the list of links is searched and sorted by, after a change of the link's texts. */
export async function indexLink(db: Queries, link: StoredLink): Promise<void> {
  const { id, identifier, title, authors, bookHint: hint, edits, note } = link
  const texts = [
    title,
    ...authors,
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
