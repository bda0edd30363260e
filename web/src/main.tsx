import './lib/content-security/no-eval.ts'
import './app/app.css'
import { hydratePage, renderPage } from './app/hydrate-page.tsx'
import { reloadOnceWhenOutdated } from './lib/lazy-loading/outdated-build.ts'

reloadOnceWhenOutdated(window, import.meta.url)

const root = document.getElementById('root')
if (root?.firstElementChild) void hydratePage(root)
else if (root) void renderPage(root)
