import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../../db/transact.ts'
import { createSecretSeal } from '../../../secrets/sealed-secret.ts'
import type { AccountsBase } from '../accounts-base.ts'
import { deleteMethod } from '../security/sign-in-method.repo.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  consumeStep,
  deleteSecondFactor,
  findUnconfirmed,
  listAuthenticators,
  listSecrets,
  lockAccount,
} from './authenticators.repo.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.repo.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.ts'

/** Enough for every device of a person. */
const MAX_AUTHENTICATORS = 10
const APP_CODE = /^\d{6}$/

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** What a code was. */
type CodeKind = 'authenticator app' | 'recovery code'

type SecondFactorDeps = Pick<AccountsBase, 'db' | 'transact' | 'secret' | 'now'>

/**
 * Two-factor authentication: authenticator apps and recovery codes. Callers count attempts and
 * check who asks.
 */
export function createSecondFactor(deps: SecondFactorDeps) {
  const { db, transact, secret, now } = deps
  const { seal, open: unseal } = createSecretSeal(secret, 'second factor')

  async function consumeAppCode(queries: Queries, userId: string, code: string): Promise<boolean> {
    for (const { id, secret: sealed } of await listSecrets(queries, userId)) {
      const plain = unseal(sealed, userId)
      const step = plain && findTotpStep(plain, code, now())
      if (step && (await consumeStep(queries, id, step, now()))) return true
    }
    return false
  }

  /** Accepts a code once; null for a wrong or used one. */
  async function consume(queries: Queries, userId: string, code: string): Promise<CodeKind | null> {
    if (APP_CODE.test(code)) {
      return (await consumeAppCode(queries, userId, code)) ? 'authenticator app' : null
    }
    const hash = hashRecoveryCode(secret, userId, code)
    return (await consumeRecoveryCode(queries, userId, hash)) ? 'recovery code' : null
  }

  async function storeRecoveryCodes(queries: Queries, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes()
    const hashes = codes.map((code) => hashRecoveryCode(secret, userId, code))
    await replaceRecoveryCodes(queries, userId, hashes)
    return codes
  }

  return {
    consume,
    storeRecoveryCodes,
    list: (userId: string) => listAuthenticators(db, userId),
    countRecoveryCodes: (userId: string) => countRecoveryCodes(db, userId),
    isOn: async (userId: string) => (await listSecrets(db, userId)).length > 0,

    /** Creates a secret for an authenticator app; it takes effect once a code is confirmed. */
    begin: async ({ userId, email }: { readonly userId: string; readonly email: string }) => {
      const known = await listAuthenticators(db, userId)
      if (known.length >= MAX_AUTHENTICATORS) throw new DomainError('too-many-sign-in-methods')
      const fresh = createTotpSecret()
      await transact((queries) => beginAuthenticator(queries, userId, seal(fresh, userId), now()))
      return { secret: fresh, uri: buildTotpUri(fresh, email) }
    },

    /** Returns recovery codes with the first app, else null; throws `wrong-code`. */
    confirm: async (
      userId: string,
      { code, name }: { readonly code: string; readonly name: string },
      inTransaction: (queries: Queries) => Promise<void>,
    ): Promise<readonly string[] | null> => {
      const app = await findUnconfirmed(db, userId)
      const plain = app && unseal(app.secret, userId)
      const step = plain && findTotpStep(plain, code, now())
      if (!app || !step) throw new DomainError('wrong-code')
      return await transact(async (queries) => {
        await lockAccount(queries, userId)
        const isFirst = (await listSecrets(queries, userId)).length === 0
        if (!(await confirmAuthenticator(queries, app.id, { name, step }, now()))) {
          throw new DomainError('wrong-code')
        }
        const codes = isFirst ? await storeRecoveryCodes(queries, userId) : null
        await inTransaction(queries)
        return codes
      })
    },

    /**
     * Removing the last app turns two-factor authentication off; admins must keep one. Returns
     * whether it was the last.
     */
    remove: async (queries: Queries, userId: string, id: string, mustKeepOne: boolean) => {
      await lockAccount(queries, userId)
      if (!(await deleteMethod(queries, 'authenticator', { userId, id })))
        throw new DomainError('not-found')
      const isLast = (await listSecrets(queries, userId)).length === 0
      if (isLast && mustKeepOne) throw new DomainError('admin-needs-two-factor')
      if (isLast) await deleteSecondFactor(queries, userId)
      return isLast
    },
  }
}
