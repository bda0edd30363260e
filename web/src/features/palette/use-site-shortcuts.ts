import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { closeSiteDialog, openSiteDialog, readSiteDialog } from '../../lib/page/site-dialogs.ts'
import { goToBookField } from './book-field.ts'
import { areSingleKeyShortcutsOn } from './single-key-shortcuts.ts'

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

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

function togglePalette(): boolean {
  if (readSiteDialog() === 'palette') closeSiteDialog()
  else if (isDialogOpen()) return false
  else openSiteDialog('palette')
  return true
}

function open(dialog: 'keys'): boolean {
  openSiteDialog(dialog)
  return true
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null
}

/** Single keys do nothing in text fields, in dialogs, and when the user turned them off. */
function isSingleKeyDisabled({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isDialogOpen() || !areSingleKeyShortcutsOn()) return true
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
    ) !== null
  )
}
