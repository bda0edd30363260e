import { showCode } from '../../server/src/testing/admin-client.ts'
import { demoAccounts } from '../../server/src/testing/demo/seed-demo.ts'
import type { Browser, Browsers } from './browser.ts'
import type { RunningBuild } from './start-build.ts'

export const PASSWORD = demoAccounts.premium.password

/** A signed-in account. */
export interface Account {
  readonly browser: Browser
  readonly email: string
  readonly publicId: string
}

/** Signs in an account of the demo, or another that exists. */
export async function signIn(browsers: Browsers, email: string): Promise<Account> {
  const browser = browsers.open()
  const { status, body } = await browser.post('/api/auth/sign-in/email', {
    email,
    password: PASSWORD,
  })
  if (status !== 200) throw new Error(`sign-in of ${email}: ${status} ${body}`)
  const { user } = (await browser.call('session.get')) as {
    readonly user: { readonly publicId: string }
  }
  return { browser, email, publicId: user.publicId }
}

export async function signUp(
  build: Pick<RunningBuild, 'readToken'>,
  browsers: Browsers,
  email: string,
): Promise<Account> {
  const browser = browsers.open()
  await browser.post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  const token = await build.readToken(email)
  await browser.call('accounts.verifyEmail', { token, password: PASSWORD })
  return await signIn(browsers, email)
}

/** An admin past the two-factor gate, and the secret of their authenticator. */
export async function openAdminArea(
  build: Pick<RunningBuild, 'readToken' | 'grantAdmin'>,
  browsers: Browsers,
): Promise<{ readonly admin: Account; readonly secret: string }> {
  const email = 'admin@example.org'
  await signUp(build, browsers, email)
  await build.grantAdmin(email)
  const admin = await signIn(browsers, email)
  const { secret } = (await admin.browser.call('admin.access.beginSetUp', {
    password: PASSWORD,
  })) as { readonly secret: string }
  const code = showCode(secret, browsers.nextMs())
  await admin.browser.call('admin.access.confirmSetUp', { code })
  return { admin, secret }
}
