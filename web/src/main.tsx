import './lib/no-eval.ts'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reloadOnceWhenOutdated } from './lib/outdated-build.ts'

reloadOnceWhenOutdated(window)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
