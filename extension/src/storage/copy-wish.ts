import { storage } from 'wxt/utils/storage'

/** Older wishes were for a popup that never opened. */
const FRESH_MS = 10_000

const copyWish = storage.defineItem<number | null>('session:copy-wish', {
  fallback: null,
  version: 1,
})

/** The key for copying was pressed: the popup that opens copies the link as soon as it is there. */
export async function wishCopy(): Promise<void> {
  await copyWish.setValue(Date.now())
}

/** Whether the link is to be copied; it is said once. */
export async function takeCopyWish(): Promise<boolean> {
  const at = await copyWish.getValue()
  if (at === null) return false
  await copyWish.removeValue()
  return Date.now() - at < FRESH_MS
}
