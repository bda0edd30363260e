import type { Kysely } from 'kysely'
import type { AuthTime } from '../../db/columns.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'

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

/** A code that its owner approved, and that no longer exists. */
export interface RedeemedCode {
  readonly userId: string
  readonly scope: string
  readonly userAgent: string
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

export interface DevicesRepo {
  readonly findCode: (userCode: string) => Promise<CodeRow | undefined>
  /**
   * False when the code was already decided; of two concurrent decisions the first counts. The code
   * can be redeemed until `expiresAt`.
   */
  readonly decideCode: (
    userCode: string,
    userId: string,
    status: 'approved' | 'denied',
    now: Date,
    expiresAt: Date,
  ) => Promise<boolean>
  /** Takes an approved code of this client out of the table, so that it can be redeemed once. */
  readonly redeemCode: (
    deviceCode: string,
    clientId: string,
    now: Date,
  ) => Promise<RedeemedCode | undefined>
  readonly findDeviceCode: (
    deviceCode: string,
    clientId: string,
  ) => Promise<Pick<CodeRow, 'status' | 'expiresAt'> | undefined>
  readonly deleteExpiredCodes: (expiredBefore: Date) => Promise<void>
  readonly listDevices: (userId: string, now: Date) => Promise<DeviceRow[]>
  /** The user agent that a session started with. */
  readonly findUserAgent: (sessionId: string) => Promise<string | null>
  /** False when this user has no such device. */
  readonly renameDevice: (userId: string, id: string, name: string | null) => Promise<boolean>
  readonly storeVersion: (sessionId: string, clientVersion: string) => Promise<void>
  readonly endSession: (sessionId: string) => Promise<void>
}

export function createDevicesRepo(db: Kysely<Tables>, kind: DatabaseKind): DevicesRepo {
  // better-auth writes a Date as text into SQLite.
  const timeOf = (date: Date): AuthTime => (kind === 'sqlite' ? date.toISOString() : date)
  return {
    findCode: async (userCode) => {
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
    redeemCode: async (deviceCode, clientId, now) => {
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
    findDeviceCode: async (deviceCode, clientId) => {
      const row = await db
        .selectFrom('device_code')
        .select(['status', 'expiresAt'])
        .where('deviceCode', '=', deviceCode)
        .where('clientId', '=', clientId)
        .executeTakeFirst()
      return row && { ...row, expiresAt: new Date(row.expiresAt) }
    },
    decideCode: async (userCode, userId, status, now, expiresAt) => {
      const { numUpdatedRows } = await db
        .updateTable('device_code')
        .set({ status, userId, expiresAt: timeOf(expiresAt) })
        .where('userCode', '=', userCode)
        .where('status', '=', 'pending')
        .where('expiresAt', '>', timeOf(now))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    deleteExpiredCodes: async (expiredBefore) => {
      await db.deleteFrom('device_code').where('expiresAt', '<', timeOf(expiredBefore)).execute()
    },
    listDevices: async (userId, now) => {
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
    findUserAgent: async (sessionId) => {
      const row = await db
        .selectFrom('session')
        .select('userAgent')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return row?.userAgent ?? null
    },
    renameDevice: async (userId, id, deviceName) => {
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ deviceName })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('client', '=', 'extension')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    storeVersion: async (sessionId, clientVersion) => {
      await db.updateTable('session').set({ clientVersion }).where('id', '=', sessionId).execute()
    },
    endSession: async (sessionId) => {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
    },
  }
}
