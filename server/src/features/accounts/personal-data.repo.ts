import type { PersonalData } from '../../feature.ts'
import { removeSignUps } from './sign-ups.repo.ts'

/** Sessions and sign-in methods depend on this row, which goes with them. */
export const userData: PersonalData = {
  exportOwned: async ({ by, userId }) => ({
    user: await by('id', [userId])('user', [
      'id',
      'name',
      'email',
      'emailVerified',
      'role',
      'createdAt',
      'updatedAt',
      'bannedAt',
      'banReason',
    ]),
  }),
}

export const signInData: PersonalData = {
  exportOwned: async ({ ofUser }) => ({
    account: await ofUser('account', [
      'providerId',
      'accountId',
      'scope',
      'createdAt',
      'updatedAt',
    ]),
    session: await ofUser('session', [
      'id',
      'createdAt',
      'updatedAt',
      'expiresAt',
      'userAgent',
      'client',
      'clientVersion',
      'deviceName',
    ]),
    passkey: await ofUser('passkey', [
      'name',
      'createdAt',
      'lastUsedAt',
      'transports',
      'isBackedUp',
    ]),
    authenticator: await ofUser('authenticator', [
      'name',
      'createdAt',
      'confirmedAt',
      'lastUsedAt',
    ]),
    // One row per unused code.
    recovery_code: await ofUser('recovery_code', ['userId']),
    two_factor_recovery: await ofUser('two_factor_recovery', [
      'requestedAt',
      'readyAt',
      'expiresAt',
    ]),
  }),
  eraseOwned: async ({ queries, userId, email, deleteOfUser }) => {
    await queries.deleteFrom('verification').where('value', '=', userId).execute()
    await deleteOfUser('authenticator', 'recovery_code', 'two_factor_recovery', 'passkey')
    await deleteOfUser('session', 'account')
    await removeSignUps(queries, email)
    await queries.deleteFrom('user').where('id', '=', userId).execute()
  },
}
