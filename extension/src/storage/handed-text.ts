import { storage } from 'wxt/utils/storage'

/** A link or a selection from the context menu, on its way to the popup. */
export interface HandedText {
  readonly tabId: number
  readonly text: string
}

const handedText = storage.defineItem<HandedText | null>('session:handed-text', {
  fallback: null,
  version: 1,
})

export async function handText(handed: HandedText): Promise<void> {
  await handedText.setValue(handed)
}

/** Takes what was handed over for this tab; it is there once. */
export async function takeHandedText(tabId: number): Promise<string | null> {
  const handed = await handedText.getValue()
  if (handed?.tabId !== tabId) return null
  await handedText.removeValue()
  return handed.text
}

/** Calls back when a text is handed over later: the popup may open before the menu has stored it. */
export function watchHandedText(callback: () => void): () => void {
  return handedText.watch((handed) => {
    if (handed) callback()
  })
}
