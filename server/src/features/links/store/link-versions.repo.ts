import type { Selectable } from 'kysely'
import { parseJsonText } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import type { LabelsChange } from '../schema.ts'

export interface LinkVersion
  extends Omit<Selectable<Tables['link_version']>, 'linkId' | 'ownerId' | 'labels'> {
  readonly labels: LabelsChange | null
  /** The first name of the user who made the change. */
  readonly by: string | null
}

/** How many changes to a link are stored and can be undone. */
export const MAX_VERSIONS = 100

/** Also keeps the state before the oldest stored change, so that this change can be undone. */
export async function addVersion(
  queries: Queries,
  version: Selectable<Tables['link_version']>,
): Promise<void> {
  await queries.insertInto('link_version').values(version).execute()
  await queries
    .deleteFrom('link_version')
    .where('linkId', '=', version.linkId)
    .where('version', '<', version.version - MAX_VERSIONS)
    .execute()
}

export async function findVersion(
  queries: Queries,
  linkId: string,
  version: number,
): Promise<Selectable<Tables['link_version']> | undefined> {
  return await queries
    .selectFrom('link_version')
    .selectAll()
    .where('linkId', '=', linkId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Newest first. */
export async function listVersions(queries: Queries, linkId: string): Promise<LinkVersion[]> {
  const rows = await queries
    .selectFrom('link_version')
    .leftJoin('user_profile', 'user_profile.userId', 'link_version.ownerId')
    .select(['version', 'changedAt', 'slug', 'settings', 'undoneVersion', 'labels'])
    .select('username as by')
    .where('linkId', '=', linkId)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute()
  return rows.map(({ labels, ...row }) => ({ ...row, labels: labels && parseJsonText(labels) }))
}
