import { tryConnecting } from '../account/try-connecting.ts'
import { leave } from './leave-popup.ts'

/** The popup gives way to the page on which somebody says yes. */
export async function startConnecting(): Promise<void> {
  if (await tryConnecting()) leave()
}
