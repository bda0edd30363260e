import { readBrowser, readSystem } from '@everyshelf/domain/clicks'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { describeBrowser } from '../connect/describe-browser.ts'

type Registration = RouterInputs['security']['confirmPasskey']

/** Asks this device for a passkey, named after its browser; null when the user closed the prompt. */
export async function registerPasskey(
  options: RouterOutputs['security']['beginPasskey'],
): Promise<Registration | null> {
  const { createPasskey } = await import('../../../lib/account/passkeys.ts')
  const response = await createPasskey(options)
  const { userAgent } = navigator
  const name = describeBrowser({ browser: readBrowser(userAgent), system: readSystem(userAgent) })
  return response && { name, response }
}
