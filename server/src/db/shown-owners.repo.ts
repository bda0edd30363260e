import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The tables, by their name in a query, whose `ownerId` is an account. */
type OwnedTable = 'link' | 'page' | 'series'

/**
 * The rule that hides what a banned account made. Queries for readers take it from here and store
 * nothing, so a ban hides everything and its end brings everything back. A deleted account is not banned.
 */
export function ownerBannedSql(table: OwnedTable): string {
  return `exists (select 1 from "user" as banned
  where banned.id = ${table}."ownerId" and banned."bannedAt" is not null)`
}

/** Whether the owner of a row is banned, as a column. SQLite has 0 and 1 for it. */
export function isOwnerBanned(table: OwnedTable): RawBuilder<SqlBool> {
  return sql.raw(ownerBannedSql(table))
}

/** Whether readers may see what the owner of a row made, as a condition. */
export function isOwnerShown(table: OwnedTable): RawBuilder<SqlBool> {
  return sql.raw(`not ${ownerBannedSql(table)}`)
}
