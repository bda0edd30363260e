import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { COPY_COMMAND } from './commands.ts'

/** The current keyboard shortcuts; null where none is set. */
export interface BoundShortcuts {
  readonly open: string | null
  readonly copy: string | null
}

export function useBoundShortcuts(): BoundShortcuts | null {
  const [keys, setKeys] = useState<BoundShortcuts | null>(null)
  useEffect(() => {
    void browser.commands.getAll().then((commands) => {
      const keyOf = (wanted: string) =>
        commands.find(({ name }) => name === wanted)?.shortcut || null
      setKeys({ open: keyOf('_execute_action'), copy: keyOf(COPY_COMMAND) })
    })
  }, [])
  return keys
}

/** Opens the browser's page for changing shortcuts. */
export async function openShortcutPage(): Promise<void> {
  if (import.meta.env.FIREFOX) {
    const { commands } = browser as unknown as {
      readonly commands: { readonly openShortcutSettings?: () => Promise<void> }
    }
    await commands.openShortcutSettings?.()
  } else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' })
}
