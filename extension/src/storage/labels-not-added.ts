import { storedItem } from './stored-item.ts'

// Not with the cached links: a list that was requested before the save would drop them.
const itemOf = (key: string) =>
  storedItem<readonly string[]>('session', `labels-not-added:${key}`, [])

/** Stores the new labels of a book's save that the account had no room for, until they are shown. */
export async function writeLabelsNotAdded(key: string, names: readonly string[]): Promise<void> {
  await itemOf(key).setValue(names)
}

/** Reads and removes them. */
export async function takeLabelsNotAdded(key: string): Promise<readonly string[]> {
  const names = await itemOf(key).getValue()
  await itemOf(key).removeValue()
  return names
}
