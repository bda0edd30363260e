import { DomainError } from '@everyshelf/domain/messages'
import { signInCodeInput, signInPasskeyInput } from '@everyshelf/domain/schemas'
import type { Queries } from '../../db/transact.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { AccountsBase } from './accounts-base.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passkeys } from './passkeys/passkeys.service.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { TwoFactorRecovery } from './second-factor/recovery.service.ts'
import type { SecondFactor } from './second-factor/second-factor.service.ts'

type Fields = Readonly<Record<string, unknown>>

/** Who calls an endpoint. */
export interface Caller {
  readonly address: string
  readonly cookies: string | undefined
}

/** The response of an endpoint that this product handles itself. */
export interface OwnResponse {
  readonly body?: object
  readonly cookies?: readonly string[]
  /** Signs this account in. */
  readonly signIn?: string
}

export type OwnEndpoint = (fields: Fields, caller: Caller) => Promise<OwnResponse>

interface SignInStepsDeps extends Pick<AccountsBase, 'transact' | 'countAttempt' | 'notify'> {
  readonly repo: Pick<AccountsRepo, 'findRecipient'>
  readonly passkeys: Passkeys
  readonly secondFactor: SecondFactor
  readonly recovery: TwoFactorRecovery
  readonly pending: PendingSignIns
  readonly devices: KnownDevices
}

/** Sign-in with a passkey, and the second step after a password or Google. */
export function createSignInSteps(deps: SignInStepsDeps) {
  const { passkeys, secondFactor, pending, devices } = deps

  async function signIn(userId: string, { cookies }: Caller): Promise<OwnResponse> {
    const recipient = await deps.repo.findRecipient(userId)
    if (!recipient) throw new DomainError('sign-in-expired')
    const known = devices.remember(cookies, recipient.email)
    return { signIn: userId, cookies: [known, pending.clear()] }
  }

  async function consume(queries: Queries, userId: string, code: string) {
    const kind = await secondFactor.consume(queries, userId, code)
    if (!kind) throw new DomainError('wrong-code')
    if (kind === 'recovery code') await deps.notify(queries, userId, 'recovery-code-used')
  }

  async function readPending(caller: Caller) {
    const userId = await pending.read(caller.cookies)
    const recipient = userId === null ? undefined : await deps.repo.findRecipient(userId)
    if (!recipient) throw new DomainError('sign-in-expired')
    return recipient
  }

  return {
    '/passkey/options': async () => ({ body: { options: await passkeys.beginSignIn() } }),

    '/sign-in/passkey': async (fields, caller) => {
      const { response } = signInPasskeyInput.parse(fields)
      const { userId } = await passkeys.verify(response)
      return await signIn(userId, caller)
    },

    '/sign-in/code': async (fields, caller) => {
      const { code } = signInCodeInput.parse(fields)
      const { id, email } = await readPending(caller)
      const device = devices.find(caller.cookies, email)
      await deps.countAttempt('sign-in-code', caller.address, id, device)
      await deps.transact((queries) => consume(queries, id, code))
      return await signIn(id, caller)
    },

    '/sign-in/lost-device': async (_fields, caller) => {
      const { id } = await readPending(caller)
      return { body: await deps.recovery.request(id) }
    },
  } satisfies Readonly<Record<string, OwnEndpoint>>
}
