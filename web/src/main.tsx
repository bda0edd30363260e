import './lib/no-eval.ts'
import './app/app.css'
import { start, takeOver } from './app/take-over.tsx'
import { reloadOnceWhenOutdated } from './lib/outdated-build.ts'

reloadOnceWhenOutdated(window, import.meta.url)

const root = document.getElementById('root')
if (root?.firstElementChild) void takeOver(root)
else if (root) void start(root)
