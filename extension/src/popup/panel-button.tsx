import { IconButton } from '@everyshelf/ui/primitives'
import { PanelRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { translate } from '../locales/translate.ts'

/** Puts the same screens beside the page, where a click elsewhere does not close them. */
export function PanelButton() {
  const [windowId, setWindowId] = useState<number | null>(null)
  useEffect(() => {
    void browser.windows.getCurrent().then((own) => setWindowId(own?.id ?? null))
  }, [])
  const open = async () => {
    // Both must come first in the click.
    if (import.meta.env.FIREFOX) await firefox.sidebarAction.open()
    else if (windowId !== null) await browser.sidePanel.open({ windowId })
    window.close()
  }
  return (
    <IconButton label={translate('openPanel')} icon={<PanelRight />} onClick={() => void open()} />
  )
}

/** What Chrome's types do not know of. */
const firefox = browser as unknown as {
  readonly sidebarAction: { readonly open: () => Promise<void> }
}
