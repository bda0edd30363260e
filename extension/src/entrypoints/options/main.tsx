import '@everyshelf/ui/theme-boot.js'
import '../../pages/pages.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Options } from '../../options/options.tsx'
import { localizePage } from '../../pages/localize-page.ts'

localizePage('optionsTitle')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Options />
    </StrictMode>,
  )
}
