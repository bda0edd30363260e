import { requestCopy } from '../storage/pending-copy.ts'
import { openPopup } from './open-popup.ts'

export const COPY_COMMAND = 'copy-global-link'

/**
 * Handles the copy shortcut: the popup opens, creates the link and copies it. The background has no
 * clipboard; the popup needs no permission, and people see what was copied.
 */
export async function runCommand(command: string): Promise<void> {
  if (command !== COPY_COMMAND) return
  const opening = openPopup()
  await requestCopy()
  await opening
}
