import type { Slug } from '@everyshelf/domain/links'
import { type IsoTime, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'

/** A restored link, as the list of moves shows it. */
export interface RestoredRow {
  readonly fileName: string
  readonly linkId: string
  readonly identifier: string
  readonly slug: Slug
  readonly oldSlug: Slug
  readonly title: string
  readonly clicks: number
  readonly createdOn: string
  readonly now: IsoTime
}

/** Notes a restored link as part of a move. */
export async function recordRestore(db: Queries, ownerId: string, row: RestoredRow): Promise<void> {
  const moveId = await findMove(db, ownerId, row)
  const { links } = await db
    .selectFrom('moved_link')
    .select(({ fn }) => fn.countAll().as('links'))
    .where('moveId', '=', moveId)
    .executeTakeFirstOrThrow()
  const position = Number(links)
  const { linkId, identifier, slug, oldSlug, title, clicks, createdOn } = row
  await db
    .insertInto('moved_link')
    .values({
      ...{ moveId, position, ownerId, line: position + 1, title, clicks, createdOn },
      ...{ oldAddress: '', oldSlug, target: identifier, identifier, isShortLink: 0 },
      ...{ authors: toJsonText([]), labels: toJsonText([]), note: '' },
      ...{ outcome: 'created', problem: slug === oldSlug ? null : 'slug-taken' },
      ...{ linkId, slug },
    })
    .execute()
  await db
    .updateTable('link_move')
    .set({ rows: position + 1 })
    .where('id', '=', moveId)
    .execute()
}

/** All links of a file are one move, also if the restore was interrupted. */
async function findMove(db: Queries, ownerId: string, { fileName, now }: RestoredRow) {
  const found = await db
    .selectFrom('link_move')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('service', '=', 'everyshelf')
    .where('fileName', '=', fileName)
    .where('state', '=', 'moved')
    .executeTakeFirst()
  if (found) return found.id
  const id = createRowId()
  const times = { createdAt: now, completedAt: now }
  await db
    .insertInto('link_move')
    .values({
      ...{ id, ownerId, fileName, ...times },
      ...{ service: 'everyshelf', state: 'moved', rows: 0, position: 0 },
    })
    .execute()
  return id
}
