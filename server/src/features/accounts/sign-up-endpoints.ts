import { emailInput, signUpConfirmInput, signUpInput } from '@everyshelf/domain/schemas'
import type { KnownDevices } from './known-devices.ts'
import type { OwnEndpoint } from './sign-in-steps.ts'
import { createSignUpBrowsers } from './sign-up-browser.ts'
import type { SignUps } from './sign-ups.ts'

interface SignUpEndpointsDeps {
  readonly signUps: SignUps
  readonly devices: Pick<KnownDevices, 'remember'>
  readonly isSecure: boolean
}

/** Sign-up, and its confirmation without the password in the browser that signed up. */
export function createSignUpEndpoints({ signUps, devices, isSecure }: SignUpEndpointsDeps) {
  const browsers = createSignUpBrowsers(isSecure)
  return {
    '/sign-up/email': async (fields, { cookies }) => {
      const { hash, cookie } = browsers.remember(cookies)
      await signUps.begin({ ...signUpInput.parse(fields), browserHash: hash })
      return { cookies: [cookie] }
    },

    '/send-verification-email': async (fields) => {
      signUps.resend(emailInput.parse(fields).email)
      return {}
    },

    '/sign-up/browser': async (fields, { cookies }) => {
      const { token } = signUpConfirmInput.parse(fields)
      const isKnown = await signUps.isBrowserKnown(token, browsers.readHash(cookies))
      return { body: { isKnown } }
    },

    '/sign-up/confirm': async (fields, { cookies }) => {
      const { token } = signUpConfirmInput.parse(fields)
      const { userId, email } = await signUps.confirmInBrowser(token, browsers.readHash(cookies))
      return { signIn: userId, cookies: [devices.remember(cookies, email), browsers.clear()] }
    },
  } satisfies Readonly<Record<string, OwnEndpoint>>
}
