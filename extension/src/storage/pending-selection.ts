import { storedItem } from './stored-item.ts'

/** A link or a selection from the context menu that the popup has not handled yet. */
export interface PendingSelection {
  readonly tabId: number
  readonly text: string
}

const pendingSelection = storedItem<PendingSelection | null>('session', 'pending-selection', null)

export async function storePendingSelection(selection: PendingSelection): Promise<void> {
  await pendingSelection.setValue(selection)
}

/** Returns the tab's pending selection and removes it. */
export async function takePendingSelection(tabId: number): Promise<string | null> {
  const selection = await pendingSelection.getValue()
  if (selection?.tabId !== tabId) return null
  await pendingSelection.removeValue()
  return selection.text
}

/** Calls back for a later selection: the popup may open before the menu has stored it. */
export function watchPendingSelection(callback: () => void): () => void {
  return pendingSelection.watch((selection) => {
    if (selection) callback()
  })
}
