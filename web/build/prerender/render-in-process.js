import { pathToFileURL } from 'node:url'

const [renderer = '', ...paths] = process.argv.slice(2)
const { renderPage } = await import(pathToFileURL(renderer).href)
const words = {}
for (const path of paths) words[path] = await renderPage(path)
process.stdout.write(JSON.stringify(words), () => process.exit(0))
