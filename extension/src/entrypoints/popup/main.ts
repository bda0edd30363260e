import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { localizePage } from '../../pages/localize-page.ts'
import { readInitialState } from '../../popup/initial-state.ts'

localizePage('popupTitle')
const root = document.getElementById('root')
if (root) {
  // The page is read while the browser loads the screens.
  const readingState = readInitialState().catch(() => undefined)
  const { showPopup } = await import('../../popup/show-popup.tsx')
  showPopup(root, await readingState)
}
