import { showError } from '@everyshelf/ui/toast'
import { requestConsent } from '../browser-features/data-consent.ts'
import { connect } from './connect.ts'

/** Opens the website's approval page, or shows why that failed; true when it opened. */
export async function tryConnecting(): Promise<boolean> {
  const problem = await connect()
  if (problem) showError(problem)
  return problem === null
}

/** For pages in tabs: in Firefox, first asks whether the account's token may be sent. */
export async function askAndConnect(): Promise<void> {
  if (await requestConsent('authenticationInfo')) await tryConnecting()
}
