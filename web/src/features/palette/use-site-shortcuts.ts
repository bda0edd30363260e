import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isDialogOpen, isSingleKeyDisabled } from '../../lib/page/single-key-shortcuts.ts'
import { closeSiteDialog, openSiteDialog, readSiteDialog } from '../../lib/page/site-dialogs.ts'
import { goToBookField } from './book-field.ts'

/** Ctrl or Cmd with K opens the palette, `/` focuses the book field, `?` lists the shortcuts. */
export function useSiteShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const runShortcut = (event: KeyboardEvent): boolean => {
      if (isPaletteKey(event)) return togglePalette()
      const isDisabled = isSingleKeyDisabled(event)
      if (event.key === '/' && !isDisabled) return goToBookField(navigate)
      if (event.key === '?' && !isDisabled) return open('keys')
      return false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && runShortcut(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

function togglePalette() {
  if (readSiteDialog() === 'palette') closeSiteDialog()
  else if (isDialogOpen()) return false
  else openSiteDialog('palette')
  return true
}

function open(dialog: 'keys') {
  openSiteDialog(dialog)
  return true
}
