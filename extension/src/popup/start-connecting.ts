import { tryConnecting } from '../account/try-connecting.ts'
import { maySend } from '../browser-features/data-consent.ts'
import { closePopup, openOptions } from './close-popup.ts'

/** Opens the approval page and closes the popup. In Firefox, the options page asks for consent first. */
export async function startConnecting(): Promise<void> {
  // Firefox accepts a request only in the press itself, so none follows this answer.
  if (import.meta.env.BROWSER === 'firefox' && !(await maySend('authenticationInfo'))) {
    await openOptions()
  } else if (await tryConnecting()) closePopup()
}
