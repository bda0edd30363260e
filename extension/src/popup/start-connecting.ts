import { tryConnecting } from '../account/try-connecting.ts'
import { closePopup } from './close-popup.ts'

/** Opens the approval page and closes the popup. */
export async function startConnecting(): Promise<void> {
  if (await tryConnecting()) closePopup()
}
