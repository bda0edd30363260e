import { randomBytes } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import type { PasskeyAuthentication, PasskeyRegistration } from '@everyshelf/domain/schemas'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Queries } from '../../../db/transact.ts'
import { digestOf, keyedDigest } from '../../../secrets/digests.ts'
import type { Session } from '../../../trpc/request-context.ts'
import type { AccountsBase } from '../accounts-base.ts'
import { deleteMethod } from '../security/sign-in-method.repo.ts'
import type { SignedTokens, TokenContent } from '../signed-tokens.ts'
import {
  addPasskey,
  findPasskey,
  listCredentials,
  listPasskeys,
  recordUse,
  type StoredPasskey,
  useChallenge,
} from './passkeys.repo.ts'

/** The sign-in form requests a challenge when it opens, long before some visitors use it. */
const CHALLENGE_MS = 60 * 60 * 1000
const PROMPT_MS = 2 * 60 * 1000
const MAX_PASSKEYS = 10

/** What a browser has to sign. It is signed itself, so the server stores only answered ones. */
interface PasskeyChallenge extends TokenContent {
  readonly nonce: string
  /** The session that may register a passkey; null for a sign-in. */
  readonly sessionId: string | null
}

export type Passkeys = ReturnType<typeof createPasskeys>

interface PasskeysDeps
  extends Pick<AccountsBase, 'db' | 'transact' | 'secret' | 'now' | 'publicUrl'> {
  readonly challenges: SignedTokens<PasskeyChallenge>
  /** Its host is the only one where the passkeys work. */
}

type Owner = Pick<Session, 'id' | 'userId' | 'email' | 'firstName'>

/**
 * Passkeys (WebAuthn). A passkey replaces the password and the second factor, so the device must
 * verify its user each time.
 */
export function createPasskeys(deps: PasskeysDeps) {
  const { db, transact, challenges, publicUrl, now } = deps
  const { origin, hostname: rpID } = new URL(publicUrl)

  function createChallenge(sessionId: string | null): Uint8Array<ArrayBuffer> {
    const nonce = randomBytes(16).toString('base64url')
    const token = challenges.build({ nonce, sessionId, expiresAt: now() + CHALLENGE_MS })
    return new TextEncoder().encode(token)
  }

  /** Accepts our own challenge for this session, once. */
  async function acceptChallenge(text: string, sessionId: string | null): Promise<boolean> {
    const token = Buffer.from(text, 'base64url').toString()
    const content = challenges.read(token)
    if (content?.sessionId !== sessionId) return false
    const challenge = { hash: digestOf(token), expiresAt: content.expiresAt }
    return await useChallenge(db, challenge, now())
  }

  /** Tells the browser which account a passkey is for, without naming it. */
  const userHandleOf = (userId: string) => keyedDigest(deps.secret, 'passkey user', userId)

  /** The library throws for every wrong value; the reason is nothing for a client. */
  async function refuseOnError<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch {
      throw new DomainError('passkey-failed')
    }
  }

  async function verifySignIn(
    response: AuthenticationResponseJSON,
    { credentialId: id, publicKey, counter }: StoredPasskey,
  ) {
    const { verified, authenticationInfo } = await refuseOnError(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => acceptChallenge(challenge, null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
        requireUserVerification: true,
      }),
    )
    if (!verified) throw new DomainError('passkey-failed')
    return authenticationInfo
  }

  return {
    list: (userId: string) => listPasskeys(db, userId),

    beginSignIn: () =>
      generateAuthenticationOptions({
        rpID,
        challenge: createChallenge(null),
        timeout: PROMPT_MS,
        userVerification: 'required',
      }),

    /** Returns the owner of the passkey; throws `passkey-failed`. */
    verify: async (signed: PasskeyAuthentication): Promise<{ userId: string }> => {
      const response = signed as AuthenticationResponseJSON
      const passkey = await findPasskey(db, response.id)
      if (!passkey) throw new DomainError('passkey-failed')
      const { userHandle } = response.response
      if (userHandle && userHandle !== userHandleOf(passkey.userId))
        throw new DomainError('passkey-failed')
      const { newCounter, credentialBackedUp } = await verifySignIn(response, passkey)
      const use = { counter: newCounter, isBackedUp: credentialBackedUp }
      if (!(await recordUse(db, passkey.id, use, now()))) throw new DomainError('passkey-failed')
      return { userId: passkey.userId }
    },

    beginRegistration: async (owner: Owner) => {
      const known = await listCredentials(db, owner.userId)
      if (known.length >= MAX_PASSKEYS) throw new DomainError('too-many-sign-in-methods')
      return await generateRegistrationOptions({
        rpName: 'Everyshelf',
        rpID,
        userName: owner.email,
        userDisplayName: owner.firstName,
        userID: Buffer.from(userHandleOf(owner.userId), 'base64url'),
        challenge: createChallenge(owner.id),
        timeout: PROMPT_MS,
        attestationType: 'none',
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    register: async (
      owner: Owner,
      registration: { readonly response: PasskeyRegistration; readonly name: string },
      inTransaction: (queries: Queries) => Promise<void>,
    ) => {
      const response = registration.response as RegistrationResponseJSON
      const { verified, registrationInfo } = await refuseOnError(
        verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => acceptChallenge(challenge, owner.id),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }),
      )
      if (!verified) throw new DomainError('passkey-failed')
      const { credential, credentialBackedUp } = registrationInfo
      await transact(async (queries) => {
        const passkey = {
          userId: owner.userId,
          name: registration.name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          isBackedUp: credentialBackedUp,
        }
        if (!(await addPasskey(queries, passkey, now()))) {
          throw new DomainError('passkey-already-added')
        }
        await inTransaction(queries)
      })
    },

    remove: async (queries: Queries, userId: string, id: string) => {
      if (!(await deleteMethod(queries, 'passkey', { userId, id })))
        throw new DomainError('not-found')
    },
  }
}
