import type { NavigateFunction } from 'react-router'
import { paths } from '../../app/paths.ts'

/** How long the home page may take to show its field. */
const PATIENCE_MS = 5000

const findField = () => document.querySelector<HTMLInputElement>('input[name="book"]')

/** To the field for a book: on this page if it has one, else on the home page. */
export function goToBookField(navigate: NavigateFunction): true {
  const field = findField()
  if (field) {
    field.focus()
    return true
  }
  void navigate(paths.home)
  const observer = new MutationObserver(() => {
    const shown = findField()
    if (!shown) return
    stop()
    shown.focus()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  return true
}
