import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { localizePage } from '../../pages/localize-page.ts'
import { readInitialState } from '../../popup/initial-state.ts'
import { Popup } from '../../popup/popup.tsx'

localizePage('popupTitle')
const root = document.getElementById('root')
if (root) {
  const initialState = await readInitialState().catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <Popup initialState={initialState} />
    </StrictMode>,
  )
}
