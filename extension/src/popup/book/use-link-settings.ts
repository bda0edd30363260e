import { type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { useEffect, useState } from 'react'
import { openApi } from '../../api/open-api.ts'

/** The settings of a saved link; null until they are loaded. */
export function useLinkSettings(linkId: string | null): LinkSettings | null {
  const [settings, setSettings] = useState<LinkSettings | null>(null)
  useEffect(() => {
    let isCurrent = true
    setSettings(null)
    const ask = async (id: string) => {
      const managed = await (await openApi()).links.settings.query({ id })
      if (isCurrent) setSettings(parseLinkSettings(JSON.stringify(managed.settings)))
    }
    // Without a response, the screen notes that the settings may differ.
    if (linkId !== null) ask(linkId).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [linkId])
  return settings
}
