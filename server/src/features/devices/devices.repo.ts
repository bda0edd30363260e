import type { Kysely } from 'kysely'
import type { AuthTime } from '../../db/columns.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'
import type { PersonalData } from '../../feature.ts'

/** A row of `device_code`. */
export interface CodeRow {
  readonly status: string
  readonly expiresAt: Date
  readonly requestedAt: Date
  readonly userAgent: string
  readonly clientVersion: string
  readonly clientId: string
  /** Scopes of the API with spaces between them; null for an extension. */
  readonly scope: string | null
}

/** A row of `session` for an extension. */
export interface DeviceRow {
  readonly id: string
  readonly deviceName: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly userAgent: string | null
  readonly clientVersion: string | null
}

export type DevicesRepo = ReturnType<typeof createDevicesRepo>

export function createDevicesRepo(db: Kysely<Tables>, kind: DatabaseKind) {
  // better-auth writes a Date as text into SQLite.
  const timeOf = (date: Date): AuthTime => (kind === 'sqlite' ? date.toISOString() : date)
  return {
    findCode: async (userCode: string): Promise<CodeRow | undefined> => {
      const row = await db
        .selectFrom('device_code')
        .select(['status', 'expiresAt', 'requestedAt', 'userAgent', 'clientVersion'])
        .select(['clientId', 'scope'])
        .where('userCode', '=', userCode)
        .executeTakeFirst()
      return (
        row && {
          ...row,
          expiresAt: new Date(row.expiresAt),
          requestedAt: new Date(row.requestedAt),
          clientId: row.clientId ?? '',
        }
      )
    },
    /** Takes an approved code of this client out of the table, so that it can be redeemed once. */
    redeemCode: async (deviceCode: string, clientId: string, now: Date) => {
      const row = await db
        .deleteFrom('device_code')
        .where('deviceCode', '=', deviceCode)
        .where('clientId', '=', clientId)
        .where('status', '=', 'approved')
        .where('expiresAt', '>', timeOf(now))
        .returning(['userId', 'scope', 'userAgent'])
        .executeTakeFirst()
      if (!row || row.userId === null) return undefined
      return { userId: row.userId, scope: row.scope ?? '', userAgent: row.userAgent }
    },
    findDeviceCode: async (
      deviceCode: string,
      clientId: string,
    ): Promise<Pick<CodeRow, 'status' | 'expiresAt'> | undefined> => {
      const row = await db
        .selectFrom('device_code')
        .select(['status', 'expiresAt'])
        .where('deviceCode', '=', deviceCode)
        .where('clientId', '=', clientId)
        .executeTakeFirst()
      return row && { ...row, expiresAt: new Date(row.expiresAt) }
    },
    /**
     * False when the code was already decided; of two concurrent decisions the first counts. The code
     * can be redeemed until `expiresAt`.
     */
    decideCode: async (
      userCode: string,
      userId: string,
      status: 'approved' | 'denied',
      now: Date,
      expiresAt: Date,
    ) => {
      const { numUpdatedRows } = await db
        .updateTable('device_code')
        .set({ status, userId, expiresAt: timeOf(expiresAt) })
        .where('userCode', '=', userCode)
        .where('status', '=', 'pending')
        .where('expiresAt', '>', timeOf(now))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    deleteExpiredCodes: async (expiredBefore: Date) => {
      await db.deleteFrom('device_code').where('expiresAt', '<', timeOf(expiredBefore)).execute()
    },
    listDevices: async (userId: string, now: Date): Promise<DeviceRow[]> => {
      const rows = await db
        .selectFrom('session')
        .select([
          'id',
          'deviceName',
          'createdAt',
          'updatedAt',
          'expiresAt',
          'userAgent',
          'clientVersion',
        ])
        .where('userId', '=', userId)
        .where('client', '=', 'extension')
        .execute()
      return rows
        .filter(({ expiresAt }) => new Date(expiresAt) > now)
        .map(({ createdAt, updatedAt, expiresAt: _, ...row }) => ({
          ...row,
          createdAt: new Date(createdAt),
          lastUsedAt: new Date(updatedAt),
        }))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    },
    /** The user agent that a session started with. */
    findUserAgent: async (sessionId: string) => {
      const row = await db
        .selectFrom('session')
        .select('userAgent')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return row?.userAgent ?? null
    },
    /** False when this user has no such device. */
    renameDevice: async (userId: string, id: string, deviceName: string | null) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ deviceName })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('client', '=', 'extension')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    storeVersion: async (sessionId: string, clientVersion: string) => {
      await db.updateTable('session').set({ clientVersion }).where('id', '=', sessionId).execute()
    },
    endSession: async (sessionId: string) => {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
    },
  }
}

export const devicesData: PersonalData = {
  exportOwned: async ({ ofUser }) => ({
    device_code: await ofUser('device_code', [
      'status',
      'requestedAt',
      'expiresAt',
      'userAgent',
      'clientVersion',
    ]),
  }),
  eraseOwned: ({ deleteOfUser }) => deleteOfUser('device_code'),
}
