import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  bob,
  createAccountClient,
  findMail,
  signIn,
} from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { relaxedAuthLimits } from '../../../testing/relaxed-limits.ts'
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE_MS = 60_000

describe.each(databaseKinds)('passkeys on %s', (kind) => {
  let app: TestApp
  let owner: AccountClient
  let clock = Date.now()
  let passkey: ReturnType<typeof createSoftwarePasskey>

  beforeAll(async () => {
    app = await createTestApp({
      database: kind,
      authLimits: relaxedAuthLimits,
      now: () => clock,
    })
    owner = await signIn(app, ada)
    passkey = createSoftwarePasskey(app.config.publicUrl)
    await addPasskey(owner, passkey, 'Laptop')
  })
  afterAll(() => app.close())

  beforeEach(() => {
    // Past the limits of a minute.
    clock += MINUTE_MS
  })

  async function addPasskey(client: AccountClient, key: typeof passkey, name: string) {
    const { security } = client.trpc
    const options = await security.beginPasskey.mutate({})
    await security.confirmPasskey.mutate({ name, response: key.register(options) })
  }

  async function requestChallenge(client: AccountClient) {
    const result = await client.post('/api/auth/passkey/options', {})
    return ((await result.json()) as { options: { challenge: string } }).options
  }

  async function signInWith(response: object, client = createAccountClient(app)) {
    const result = await client.post('/api/auth/sign-in/passkey', { response })
    const { user } = await client.trpc.session.get.query()
    return { status: result.status, body: await result.json(), email: user?.email ?? null }
  }

  const refused = { status: 401, body: { code: 'PASSKEY_FAILED' }, email: null }

  it('S80 sign the owner in, on a device that is known from then on', async () => {
    const client = createAccountClient(app)
    const signedIn = await signInWith(passkey.signIn(await requestChallenge(client)), client)
    expect(signedIn).toEqual({ status: 200, body: { ok: true }, email: ada.email })
    expect(client.cookies()).toContain('known_device=')
    const [row] = (await client.trpc.security.get.query()).passkeys
    expect(row).toMatchObject({ name: 'Laptop', isBackedUp: false })
    expect(Date.parse(row?.lastUsedAt ?? '')).toBe(clock)
  })

  it('S80 refuses a challenge that was answered before, has expired, or is not ours', async () => {
    const client = createAccountClient(app)
    const challenge = await requestChallenge(client)
    expect((await signInWith(passkey.signIn(challenge))).status).toBe(200)
    expect(await signInWith(passkey.signIn(challenge))).toEqual(refused)
    const invented = Buffer.from('a.b').toString('base64url')
    expect(await signInWith(passkey.signIn({ challenge: invented }))).toEqual(refused)
    // A challenge for adding a passkey does not sign in.
    const registration = await owner.trpc.security.beginPasskey.mutate({})
    expect(await signInWith(passkey.signIn(registration))).toEqual(refused)
    const old = await requestChallenge(client)
    clock += 61 * MINUTE_MS
    expect(await signInWith(passkey.signIn(old))).toEqual(refused)
  })

  it.each([
    ['from another site', { origin: 'https://everyshelf.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['without verifying its user', { isUserVerified: false }],
    ['with another account’s handle', { userHandle: 'c29tZW9uZSBlbHNl' }],
    ['whose counter went back', { counter: 1 }],
  ])('S80 refuses a response %s', async (_how, forgery) => {
    const client = createAccountClient(app)
    const response = passkey.signIn(await requestChallenge(client), forgery)
    expect(await signInWith(response, client)).toEqual(refused)
  })

  it('S80 refuses an unknown passkey, and one that signs for another', async () => {
    const stranger = createSoftwarePasskey(app.config.publicUrl)
    const unknown = stranger.signIn(await requestChallenge(owner))
    expect(await signInWith(unknown)).toEqual(refused)
    const forged = { ...stranger.signIn(await requestChallenge(owner)), id: passkey.id }
    expect(await signInWith({ ...forged, rawId: passkey.id })).toEqual(refused)
  })

  it('S80 S36 one credential belongs to one account, and only its owner can change it', async () => {
    const other = await signIn(app, bob)
    const { password } = bob
    const options = await other.trpc.security.beginPasskey.mutate({ password })
    const response = passkey.register(options)
    await expect(
      other.trpc.security.confirmPasskey.mutate({ name: 'Theirs', response }),
    ).rejects.toThrow('passkey-already-added')
    const [row] = (await owner.trpc.security.get.query()).passkeys
    const id = row?.id ?? ''
    const { security } = other.trpc
    await expect(security.renamePasskey.mutate({ id, name: 'Mine' })).rejects.toThrow('not-found')
    await expect(security.removePasskey.mutate({ id, password })).rejects.toThrow('not-found')
    // A challenge belongs to the session that requested it.
    const begun = await owner.trpc.security.beginPasskey.mutate({ password: ada.password })
    const fresh = createSoftwarePasskey(app.config.publicUrl)
    await expect(
      security.confirmPasskey.mutate({ name: 'Stolen', response: fresh.register(begun) }),
    ).rejects.toThrow('passkey-failed')
  })

  it.each([
    ['from another site', { origin: 'https://everyshelf.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['without verifying its user', { isUserVerified: false }],
  ])('S80 does not add a passkey %s', async (_how, forgery) => {
    const options = await owner.trpc.security.beginPasskey.mutate({ password: ada.password })
    const key = createSoftwarePasskey(app.config.publicUrl)
    await expect(
      owner.trpc.security.confirmPasskey.mutate({
        name: 'Wrong',
        response: key.register(options, forgery),
      }),
    ).rejects.toThrow('passkey-failed')
  })

  it('S81 adding and removing needs a recent sign-in or the password, and emails the owner', async () => {
    clock += 11 * MINUTE_MS
    const { security } = owner.trpc
    await expect(security.beginPasskey.mutate({})).rejects.toThrow('sign-in-again')
    await expect(security.beginPasskey.mutate({ password: 'wrong' })).rejects.toThrow(
      'sign-in-again',
    )
    const options = await security.beginPasskey.mutate({ password: ada.password })
    expect(options).toMatchObject({
      rp: { id: new URL(app.config.publicUrl).hostname },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    const phone = createSoftwarePasskey(app.config.publicUrl)
    await security.confirmPasskey.mutate({ name: 'Phone', response: phone.register(options) })
    expect(await findMail(app, 'security-changed', ada.email)).toContain('new passkey')

    const [, second] = (await security.get.query()).passkeys
    const id = second?.id ?? ''
    await security.renamePasskey.mutate({ id, name: 'Tablet' })
    expect((await security.get.query()).passkeys.map(({ name }) => name)).toEqual([
      'Laptop',
      'Tablet',
    ])
    await expect(security.removePasskey.mutate({ id })).rejects.toThrow('sign-in-again')
    await security.removePasskey.mutate({ id, password: ada.password })
    clock += 1
    expect(await signInWith(phone.signIn(await requestChallenge(owner)))).toEqual(refused)
    // No session ended.
    expect((await owner.trpc.session.get.query()).user?.email).toBe(ada.email)
  })

  it('S81 after the last passkey is removed, the password still signs in', async () => {
    clock += MINUTE_MS
    const { security } = owner.trpc
    const { passkeys } = await security.get.query()
    for (const { id } of passkeys) {
      await security.removePasskey.mutate({ id, password: ada.password })
    }
    const client = createAccountClient(app)
    const { email, password } = ada
    expect((await client.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
    expect((await client.trpc.security.get.query()).passkeys).toEqual([])
  })
})
