import { readStored, writeStored } from '../../lib/stored-text.ts'

const KEY = 'everyshelf-newsletter'

/** The address that the author entered last in this browser, as typed; empty if there is none. */
export function readStoredNewsletter(): string {
  return readStored('localStorage', KEY) ?? ''
}

export function storeNewsletter(text: string): void {
  writeStored('localStorage', KEY, text.trim() || null)
}
