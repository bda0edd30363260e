import { startFakeGoogle } from '../server/src/testing/fake-google.ts'
import { startFakeSmtp } from '../server/src/testing/fake-smtp.ts'
import { createWebClient } from './load/web-client.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'

/**
 * Attacks accounts of the built product as strangers would (S25, S70 to S74), and checks that the owner
 * keeps the account. Bounded, and only on loopback.
 */
const verdict = createVerdict('account-attacks')
const dataFolder = createDataFolder()
const smtp = await startFakeSmtp()
const profile = { sub: 'google-1', email: 'g@example.org', email_verified: true, given_name: 'G' }
const google = await startFakeGoogle(profile)
const product = await startProduct('attacked', dataFolder, {
  env: {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Everyshelf <shelf@example.com>',
    GOOGLE_CLIENT_ID: 'everyshelf',
    GOOGLE_CLIENT_SECRET: 'secret of the fake Google',
    GOOGLE_DISCOVERY_URL: google.discoveryUrl,
  },
})
const origin = `http://localhost:${product.port}`
let clients = 0
/** Each client is in a network of its own. */
const openClient = () => createWebClient(origin, `10.7.${++clients}.1`)
const listMails = (address: string) =>
  smtp.mails.filter(({ envelope }) => envelope.to.includes(address))

/** The token in an address's email with such a link, the first or a later one; waits for the email. */
async function readToken(address: string, link = 'token=', position = 1): Promise<string> {
  const findLink = () => listMails(address).filter(({ text }) => text.includes(link))[position - 1]
  for (let count = smtp.mails.length + 1; !findLink(); count += 1) await smtp.waitFor(count)
  return /token=([\w.-]+)/.exec(findLink()?.text ?? '')?.[1] ?? ''
}

const signIn = (email: string, password: string, client = openClient()) =>
  client.post('/api/auth/sign-in/email', { email, password })
const signUp = (email: string, password: string, client = openClient()) =>
  client.post('/api/auth/sign-up/email', { email, password, name: 'Ada' })

const email = 'ada@example.org'
const stolen = 'a password of Eve'
const own = 'a password of Ada'
const owner = openClient()

async function preHijack(): Promise<void> {
  const eve = openClient()
  await signUp(email, stolen, eve)
  const token = await readToken(email)
  await signUp(email, own, owner)
  const confirmed = await owner.post('/api/auth/sign-up/confirm', { token })
  const byEve = await eve.post('/api/auth/sign-up/confirm', { token })
  const [withStolen, withOwn] = [await signIn(email, stolen), await signIn(email, own)]
  verdict.gate(
    'S70 after a stranger’s sign-up, only the owner’s password and browser work',
    [confirmed, byEve, withStolen, withOwn].map(({ status }) => status).join() ===
      '200,400,401,200',
    `${confirmed.status}, ${byEve.status}, ${withStolen.status}, ${withOwn.status}`,
  )
}

async function outliveRevocation(): Promise<void> {
  const client_id = 'everyshelf-extension'
  const extension = openClient()
  const code = await extension.post('/api/auth/device/code', { client_id })
  const { device_code, user_code: userCode } = JSON.parse(code.text) as Record<string, string>
  await owner.post('/api/trpc/devices.review', { userCode })
  const approved = await owner.post('/api/trpc/devices.approve', { userCode })
  const disconnectExtensions = false
  await owner.post('/api/trpc/accounts.revokeOtherSessions', { disconnectExtensions })
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  const redeemed = await extension.post('/api/auth/device/token', {
    client_id,
    grant_type,
    device_code,
  })
  verdict.gate(
    'S71 an approved code is void after its owner signed out everywhere',
    approved.status === 200 && redeemed.status === 400,
    `approved ${approved.status}, redeemed ${redeemed.status} ${redeemed.text}`,
  )
}

async function lockOut(): Promise<void> {
  const eve = openClient()
  const failures = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    failures.push(await signIn(email, `wrong ${attempt}`, eve))
  }
  for (let attempt = 0; attempt < 20; attempt += 1) await signIn(email, 'wrong')
  const elsewhere = await signIn(email, own)
  const statuses = failures.map(({ status }) => status).join(' ')
  verdict.gate(
    'S72 failed sign-ins delay their own network, and the owner signs in elsewhere',
    statuses === '401 401 401 401 401 429 429' && elsewhere.status === 200,
    `${statuses}, wait ${failures.at(-1)?.retryAfterS} s, owner ${elsewhere.status}`,
  )
}

async function useUpResets(): Promise<void> {
  const ask = (client = openClient()) => client.post('/api/auth/request-password-reset', { email })
  for (let attempt = 0; attempt < 6; attempt += 1) await ask()
  const asked = await ask(owner)
  // Strangers bring about one email, the owner's browser another.
  const token = await readToken(email, 'mode=reset-password&token=', 2)
  const reset = await owner.post('/api/auth/reset-password', { token, newPassword: `${own}!` })
  verdict.gate(
    'S72 after six resets that strangers requested, the owner has a link that works',
    asked.status === 200 && reset.status === 200,
    `requested ${asked.status}, reset ${reset.status}`,
  )
}

async function askForAccounts(): Promise<void> {
  const responses = []
  for (const address of [email, 'nobody@example.org']) {
    const eve = openClient()
    const [up, in_] = [await signUp(address, stolen, eve), await signIn(address, stolen, eve)]
    responses.push(`${up.status} ${up.text} ${in_.status} ${in_.text}`)
  }
  const isSame = responses[0] === responses[1]
  verdict.gate('S73 signing up and in tells of no account', isSame, responses.join(' / '))
}

async function passGoogle(change: object) {
  google.setProfile({ ...profile, ...change })
  const client = openClient()
  const social = { provider: 'google', callbackURL: '/dashboard' }
  const start = await client.post('/api/auth/sign-in/social', social)
  const { url } = JSON.parse(start.text) as { url: string }
  const page = await client.get((await client.get(url)).location)
  const session = await client.get('/api/trpc/session.get')
  return { page: page.location, isSignedIn: session.text.includes('"publicId"') }
}

async function abuseGoogle(): Promise<void> {
  const unverified = await passGoogle({ email, email_verified: 'true' })
  const verified = await passGoogle({})
  const second = await passGoogle({ sub: 'google-2' })
  verdict.gate(
    'S74 Google signs in verified addresses only, and one Google account per account',
    !unverified.isSignedIn && verified.isSignedIn && !second.isSignedIn,
    [unverified.page, verified.page, second.page].join(', '),
  )
}

async function useCookieElsewhere(): Promise<void> {
  const path = '/api/trpc/profile.get'
  const responses = [
    await owner.get(path),
    await owner.get(path, { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' }),
    await owner.get(path, { authorization: 'Basic YTpi', origin: 'https://evil.example' }),
  ]
  const statuses = responses.map(({ status }) => status).join(' ')
  verdict.gate(
    'S25 a session cookie opens only our own pages',
    statuses === '200 401 401',
    statuses,
  )
}

try {
  await preHijack()
  await useCookieElsewhere()
  await outliveRevocation()
  await lockOut()
  await useUpResets()
  await askForAccounts()
  await abuseGoogle()
} finally {
  await product.stop()
  await Promise.all([smtp.close(), google.close()])
  dataFolder.remove()
}
verdict.close()
