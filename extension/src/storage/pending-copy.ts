import { storedItem } from './stored-item.ts'

/** An older request belongs to a popup that never opened. */
const FRESH_MS = 10_000

const pendingCopy = storedItem<number | null>('session', 'pending-copy', null)

/** The copy shortcut was pressed: the popup that it opens copies the link as soon as it has it. */
export async function requestCopy(): Promise<void> {
  await pendingCopy.setValue(Date.now())
}

/** Whether a copy was requested; removes the request. Only the popup may call this, never the panel. */
export async function takePendingCopy(): Promise<boolean> {
  const at = await pendingCopy.getValue()
  if (at === null) return false
  await pendingCopy.removeValue()
  return Date.now() - at < FRESH_MS
}

/** Calls back for a later press: the popup may be open already, or open before the request is stored. */
export function watchPendingCopy(callback: () => void): () => void {
  return pendingCopy.watch((at) => {
    if (at !== null) callback()
  })
}
