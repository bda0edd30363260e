import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { localizePage } from '../../pages/localize-page.ts'
import { Panel } from '../../panel/panel.tsx'

localizePage('popupTitle')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  )
}
