import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { closeSiteDialog, openSiteDialog, readSiteDialog } from '../../lib/site-dialogs.ts'
import { goToBookField } from './book-field.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** Ctrl or Cmd and K opens the palette, `/` leads to the book field, `?` lists the keys. */
export function useSiteKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      if (isPaletteKey(event)) return togglePalette()
      const isTaken = isSingleKeyTaken(event)
      if (event.key === '/' && !isTaken) return goToBookField(navigate)
      if (event.key === '?' && !isTaken) return open('keys')
      return false
    }
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
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

/** Where letters are written they are letters. */
function isSingleKeyTaken({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isDialogOpen() || !areSingleKeysOn()) return true
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
    ) !== null
  )
}
