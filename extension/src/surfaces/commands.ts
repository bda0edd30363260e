import { requestCopy } from '../storage/pending-copy.ts'
import { openPopup } from './open-popup.ts'

export const COPY_COMMAND = 'copy-global-link'

/**
 * Copying by a key: the popup opens, makes the link and copies it. A background has no clipboard of
 * its own; this way needs no permission, and people see what was copied.
 */
export async function runCommand(command: string): Promise<void> {
  if (command !== COPY_COMMAND) return
  const opening = openPopup()
  await requestCopy()
  await opening
}
