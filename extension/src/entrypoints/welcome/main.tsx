import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { localizePage } from '../../pages/localize-page.ts'
import { Welcome } from '../../welcome/welcome.tsx'

localizePage('welcomeTitle')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Welcome />
    </StrictMode>,
  )
}
