import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { hasPanel } from '../browser-features/browser-apis.ts'
import { translate } from '../messages/translate.ts'

/** Opens the same screens in the side panel, which stays open when the user clicks elsewhere. */
export function PanelButton() {
  const [windowId, setWindowId] = useState<number | null>(null)
  useEffect(() => {
    void browser.windows.getCurrent().then((own) => setWindowId(own?.id ?? null))
  }, [])
  if (!hasPanel) return null
  const open = async () => {
    // Browsers allow both only directly in the click handler.
    if (import.meta.env.FIREFOX) await firefox.sidebarAction.open()
    else if (windowId !== null) await browser.sidePanel.open({ windowId })
    window.close()
  }
  return (
    <Button kind="quiet" size="small" onClick={() => void open()}>
      {translate('openPanel')}
    </Button>
  )
}

/** Firefox's API, which Chrome's types do not have. */
const firefox = browser as unknown as {
  readonly sidebarAction: { readonly open: () => Promise<void> }
}
