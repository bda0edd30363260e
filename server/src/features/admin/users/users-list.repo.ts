import { isPublicId } from '@everyshelf/domain/links'
import { expressionBuilder } from 'kysely'
import type { AuthFlag, AuthTime } from '../../../db/columns.ts'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { type Page, parsePageKey, toPage } from '../../../db/page-keys.ts'
import { type FoldedColumn, foldColumn } from '../../../db/prefix.ts'
import { type SearchField, searchFields } from '../../../db/search-fields.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'

/** An account in a list. */
export interface UserRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly username: string | null
  readonly publicId: string | null
  readonly role: 'user' | 'admin'
  readonly isVerified: boolean
  readonly premiumUntil: string | null
  readonly bannedAt: string | null
  readonly createdAt: string
}

export interface UsersListRepo {
  /** Newest first. */
  readonly listNewest: (after: string | undefined) => Promise<Page<UserRow>>
  /** Latest ban first. */
  readonly listBanned: (after: string | undefined) => Promise<Page<UserRow>>
  /** By the start of an email address, name or first name, or by an exact id. */
  readonly search: (text: string, after: string | undefined) => Promise<Page<UserRow>>
}

export const USERS_PER_PAGE = 50

const { ref } = expressionBuilder<
  Tables & { profile: Tables['user_profile'] },
  'user' | 'profile'
>()

export function createUsersListRepo(db: Queries, kind: DatabaseKind): UsersListRepo {
  const timeOf = (time: string): AuthTime => (kind === 'sqlite' ? time : new Date(time))
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

  async function findById(text: string): Promise<UserRow | undefined> {
    const key = text.toLowerCase()
    const row = isPublicId(key)
      ? await rows().where('profile.publicId', '=', key).executeTakeFirst()
      : await rows().where('user.id', '=', key).executeTakeFirst()
    return row && toUserRow(row)
  }

  return {
    listNewest: async (after) => {
      const key = parsePageKey(after)
      const time = key && timeOf(key.time)
      const found = await rows()
        .$if(key !== undefined, (query) =>
          query
            .where('user.createdAt', '<=', time ?? '')
            .where(({ eb, or }) =>
              or([eb('user.createdAt', '<', time ?? ''), eb('user.id', '<', key?.id ?? '')]),
            ),
        )
        .orderBy('user.createdAt', 'desc')
        .orderBy('user.id', 'desc')
        .limit(USERS_PER_PAGE + 1)
        .execute()
      return toPage(found.map(toUserRow), USERS_PER_PAGE, ({ createdAt, id }) => ({
        time: createdAt,
        id,
      }))
    },

    listBanned: async (after) => {
      const key = parsePageKey(after)
      const found = await rows()
        .where('user.bannedAt', 'is not', null)
        .$if(key !== undefined, (query) =>
          query
            .where('user.bannedAt', '<=', key?.time ?? '')
            .where(({ eb, or }) =>
              or([eb('user.bannedAt', '<', key?.time ?? ''), eb('user.id', '<', key?.id ?? '')]),
            ),
        )
        .orderBy('user.bannedAt', 'desc')
        .orderBy('user.id', 'desc')
        .limit(USERS_PER_PAGE + 1)
        .execute()
      return toPage(found.map(toUserRow), USERS_PER_PAGE, ({ bannedAt, id }) => ({
        time: String(bannedAt),
        id,
      }))
    },

    search: async (text, after) => {
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

type UserColumns = Omit<UserRow, 'role' | 'isVerified' | 'createdAt'> & {
  readonly role: string
  readonly emailVerified: AuthFlag
  readonly createdAt: AuthTime
}

function toUserRow({ role, emailVerified, createdAt, ...row }: UserColumns): UserRow {
  const { id, email, name, username, publicId, premiumUntil, bannedAt } = row
  return {
    ...{ id, email, name, username, publicId, premiumUntil, bannedAt },
    role: role === 'admin' ? 'admin' : 'user',
    isVerified: Boolean(emailVerified),
    createdAt: new Date(createdAt).toISOString(),
  }
}
