import { isPublicId } from '@everyshelf/domain/links'
import { expressionBuilder } from 'kysely'
import type { AuthTime } from '../../../db/columns.ts'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { parsePageKey, toPage } from '../../../db/page-keys.ts'
import { type FoldedColumn, foldColumn } from '../../../db/prefix.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { type SearchField, searchFields } from '../search-fields.ts'

export type UsersListRepo = ReturnType<typeof createUsersListRepo>

export const USERS_PER_PAGE = 50

const { ref } = expressionBuilder<
  Tables & { profile: Tables['user_profile'] },
  'user' | 'profile'
>()

export function createUsersListRepo(db: Queries, kind: DatabaseKind) {
  const rows = () =>
    db
      .selectFrom('user')
      .leftJoin('user_profile as profile', 'profile.userId', 'user.id')
      .select([
        'user.id',
        'user.email',
        'user.name',
        'profile.username',
        'profile.publicId',
        'user.role',
        'user.emailVerified',
        'profile.premiumUntil',
        'user.bannedAt',
        'user.createdAt',
      ])

  async function findById(text: string) {
    const key = text.toLowerCase()
    const row = isPublicId(key)
      ? await rows().where('profile.publicId', '=', key).executeTakeFirst()
      : await rows().where('user.id', '=', key).executeTakeFirst()
    return row && toUserRow(row)
  }

  async function listBy(
    column: 'createdAt' | 'bannedAt',
    after: string | undefined,
    toStored: (time: string) => AuthTime,
  ) {
    const name = `user.${column}` as const
    const key = parsePageKey(after)
    let query = rows().where(name, 'is not', null)
    if (key) {
      const time = toStored(key.time)
      query = query
        .where(name, '<=', time)
        .where(({ eb, or }) => or([eb(name, '<', time), eb('user.id', '<', key.id)]))
    }
    const found = await query
      .orderBy(name, 'desc')
      .orderBy('user.id', 'desc')
      .limit(USERS_PER_PAGE + 1)
      .execute()
    return toPage(found.map(toUserRow), USERS_PER_PAGE, ({ id, ...row }) => ({
      time: String(row[column]),
      id,
    }))
  }

  return {
    /** Newest first. */
    listNewest: (after: string | undefined) =>
      listBy('createdAt', after, (time) => (kind === 'sqlite' ? time : new Date(time))),

    /** Latest ban first. */
    listBanned: (after: string | undefined) => listBy('bannedAt', after, (time) => time),

    /** By the start of an email address, name or first name, or by an exact id. */
    search: async (text: string, after: string | undefined) => {
      const exact = after === undefined ? await findById(text) : undefined
      if (exact) return { rows: [exact], next: null }
      const page = await searchFields(listFields(text), after, USERS_PER_PAGE)
      return { ...page, rows: page.rows.map(toUserRow) }
    },
  }

  /** A row that matched an earlier field is not listed again. */
  function listFields(text: string): SearchField<UserColumns & { readonly folded: string }>[] {
    const fields: readonly UserField[] = [
      { name: 'email', column: foldColumn(kind, ref('user.email')), id: 'user.id' },
      { name: 'name', column: foldColumn(kind, ref('user.name')), id: 'user.id' },
      { name: 'username', column: foldColumn(kind, ref('profile.username')), id: 'profile.userId' },
    ]
    return fields.map(({ name, column, id }, index) => ({
      name,
      list: async (last, limit) => {
        let query = rows().select(column.folded.as('folded')).where(column.beginsWith(text))
        // Tells SQLite that a profile exists, so it can start from the profile's index.
        if (id === 'profile.userId') query = query.where(id, '>', '')
        for (const former of fields.slice(0, index)) {
          query = query.where(({ not }) => not(former.column.beginsWith(text)))
        }
        if (last) query = query.where(column.isAfter(ref(id), last))
        return await query.orderBy(column.folded).orderBy(id).limit(limit).execute()
      },
    }))
  }
}

interface UserField {
  readonly name: string
  readonly column: FoldedColumn
  /** The account's id, where the index of the column has it. */
  readonly id: 'user.id' | 'profile.userId'
}

type Profile = Pick<Tables['user_profile'], 'username' | 'premiumUntil'>
type UserColumns = Pick<
  Tables['user'],
  'id' | 'email' | 'name' | 'role' | 'emailVerified' | 'bannedAt' | 'createdAt'
> & { readonly [Column in keyof Profile]: Profile[Column] | null } & {
  readonly publicId: string | null
}

/** An account in a list. */
function toUserRow({ role, emailVerified, createdAt, ...row }: UserColumns) {
  const { id, email, name, username, publicId, premiumUntil, bannedAt } = row
  return {
    ...{ id, email, name, username, publicId, premiumUntil, bannedAt },
    role: role === 'admin' ? ('admin' as const) : ('user' as const),
    isVerified: Boolean(emailVerified),
    createdAt: new Date(createdAt).toISOString(),
  }
}
