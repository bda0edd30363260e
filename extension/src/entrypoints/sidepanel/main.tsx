import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Panel } from '../../panel/panel.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  )
}
