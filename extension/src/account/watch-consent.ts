import { browser } from 'wxt/browser'
import { maySend } from '../browser-features/data-consent.ts'
import { readAccount } from '../storage/account.ts'
import { forgetAccount } from './connect.ts'

/**
 * For Firefox's background: forgets the account once the user no longer lets the extension send its
 * token. Nothing is sent, so the website lists the extension until its session expires.
 */
export function watchConsent(): void {
  browser.permissions.onRemoved.addListener(() => void forgetWithoutConsent())
  void forgetWithoutConsent()
}

async function forgetWithoutConsent(): Promise<void> {
  const { state } = await readAccount()
  if (state === 'signed-out' || (await maySend('authenticationInfo'))) return
  await forgetAccount()
}
