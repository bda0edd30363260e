import { paths } from '../../app/paths.ts'
import { keepDraft } from './draft.ts'
import { handedOverState } from './result-state.ts'

/**
 * Who presses before the page is live makes the browser send the form itself, back to the page's own
 * address. What was in the field is taken up as if another app had handed it over.
 *
 * @example takeSubmitted() // true at /?book=9780141439518, which becomes /
 */
export function takeSubmitted(): boolean {
  const { pathname, search } = location
  const text = new URLSearchParams(search).get('book')
  const isHome = pathname === paths.home || pathname === paths.homeByName
  if (text === null || !isHome) return false
  keepDraft(text)
  // The router reads its state from there.
  history.replaceState({ usr: handedOverState }, '', paths.home)
  return true
}
