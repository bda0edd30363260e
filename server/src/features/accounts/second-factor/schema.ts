import { integer, table, text, time } from '../../../db/table.ts'

export const secondFactorTables = {
  /** An authenticator app of an account: its second factor. */
  authenticator: table(
    {
      id: text().key(),
      userId: text(),
      /** As the owner calls it. */
      name: text(),
      /** Encrypted with a key that is not in the database. */
      secret: text(),
      /** The time step of the last accepted code, so that no code works twice. */
      lastStep: integer().nullable(),
      createdAt: time(),
      /** Null until the first correct code. */
      confirmedAt: time().nullable(),
      lastUsedAt: time().nullable(),
    },
    { indexes: [['userId']] },
  ),
  /** An unused recovery code of an account with two-factor authentication. */
  recovery_code: table(
    {
      userId: text(),
      hash: text(),
    },
    { key: ['userId', 'hash'] },
  ),
  /** A request to turn off two-factor authentication by email; the owner can cancel it until then. */
  two_factor_recovery: table({
    userId: text().key(),
    requestedAt: time(),
    /** From then on, the link in the email turns it off. */
    readyAt: time(),
    expiresAt: time(),
  }),
}
