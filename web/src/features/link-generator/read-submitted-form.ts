import { storeDraft } from '../../components/book-field/draft.ts'
import { paths } from '../../lib/paths.ts'
import { submitOnLoadState } from './result-state.ts'

/**
 * A click before hydration makes the browser submit the form to the page's own URL. This handles its text
 * as if another app had shared it.
 *
 * @example readSubmittedForm() // true at /?book=9780141439518, which becomes /
 */
export function readSubmittedForm(): boolean {
  const { pathname, search } = location
  const text = new URLSearchParams(search).get('book')
  const isHome = pathname === paths.home || pathname === paths.homeByName
  if (text === null || !isHome) return false
  storeDraft(text)
  // The router reads its state from there.
  history.replaceState({ usr: submitOnLoadState }, '', paths.home)
  return true
}
