import { authTime, integer, table, text } from '../../db/table.ts'

export const devicesTables = {
  /** better-auth's table of pending device codes, with details of the device to show the user. */
  device_code: table(
    {
      id: text().key(),
      deviceCode: text().unique(),
      userCode: text().unique(),
      userId: text().nullable().partOf('user'),
      expiresAt: authTime(),
      status: text(),
      lastPolledAt: authTime().nullable(),
      pollingInterval: integer().nullable(),
      clientId: text().nullable(),
      scope: text().nullable(),
      /** When the extension requested it. */
      requestedAt: authTime(),
      userAgent: text(),
      clientVersion: text(),
    },
    { indexes: [['expiresAt']] },
  ),
}
