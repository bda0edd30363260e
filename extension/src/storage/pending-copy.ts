import { storage } from 'wxt/utils/storage'

/** An older request was for a popup that never opened. */
const FRESH_MS = 10_000

const pendingCopy = storage.defineItem<number | null>('session:pending-copy', {
  fallback: null,
  version: 1,
})

/** The copy shortcut was pressed: the popup that it opens copies the link as soon as it has it. */
export async function requestCopy(): Promise<void> {
  await pendingCopy.setValue(Date.now())
}

/** Whether a copy was requested; a request is answered once. Only the popup may ask, never the panel. */
export async function takePendingCopy(): Promise<boolean> {
  const at = await pendingCopy.getValue()
  if (at === null) return false
  await pendingCopy.removeValue()
  return Date.now() - at < FRESH_MS
}

/** Calls back when the shortcut is pressed later: the popup may be open, or be quicker than the request. */
export function watchPendingCopy(callback: () => void): () => void {
  return pendingCopy.watch((at) => {
    if (at !== null) callback()
  })
}
