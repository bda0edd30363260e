import { toIsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { TagChanges } from './own-tags.ts'

/** A stored change of an owner's tags. */
export interface TagChange {
  readonly id: string
  readonly userId: string
  readonly changedAt: string
  readonly before: TagChanges
}

export async function insertTagChange(queries: Queries, change: TagChange): Promise<void> {
  const before = JSON.stringify(change.before)
  await queries
    .insertInto('tag_change')
    .values({ ...change, before })
    .execute()
}

export async function updateTagChange(
  queries: Queries,
  id: string,
  before: TagChanges,
): Promise<void> {
  await queries
    .updateTable('tag_change')
    .set({ before: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()
}

/** Oldest first. */
export async function listTagChanges(
  queries: Queries,
  userId: string,
  since: Date,
): Promise<TagChange[]> {
  const rows = await queries
    .selectFrom('tag_change')
    .selectAll()
    .where('userId', '=', userId)
    .where('changedAt', '>=', toIsoTime(since))
    .orderBy('changedAt')
    .orderBy('id')
    .execute()
  return rows.map(toTagChange)
}

export async function findTagChange(
  queries: Queries,
  id: string,
  since: Date,
): Promise<TagChange | undefined> {
  const row = await queries
    .selectFrom('tag_change')
    .selectAll()
    .where('id', '=', id)
    .where('changedAt', '>=', toIsoTime(since))
    .executeTakeFirst()
  return row && toTagChange(row)
}

export async function deleteTagChanges(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queries.deleteFrom('tag_change').where('id', 'in', ids).execute()
}

export async function deleteTagChangesBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('tag_change').where('changedAt', '<', toIsoTime(time)).execute()
}

function toTagChange({ before, ...row }: Tables['tag_change']): TagChange {
  return { ...row, before: JSON.parse(before) as TagChanges }
}
