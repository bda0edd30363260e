import type { NavigateFunction } from 'react-router'
import { isProbablySignedIn } from '../../components/layout/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { readSession } from '../../lib/session/session-store.ts'

/** How long to wait for the field of the opened page. */
const TIMEOUT_MS = 5000

const findField = () => document.querySelector<HTMLInputElement>('input[name="book"]')

/** Focuses the book field of this page, or opens a page that has one: the dashboard, or the home page for visitors. */
export function goToBookField(navigate: NavigateFunction): true {
  const field = findField()
  if (field) {
    field.focus()
    return true
  }
  void navigate(isProbablySignedIn(readSession()) ? paths.dashboard : paths.home)
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
  const timer = setTimeout(stop, TIMEOUT_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  return true
}
