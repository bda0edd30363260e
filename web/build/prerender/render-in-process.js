import { pathToFileURL } from 'node:url'

const [renderer = '', ...paths] = process.argv.slice(2)
const { renderPage } = await import(pathToFileURL(renderer).href)
const contents = {}
for (const path of paths) contents[path] = await renderPage(path)
process.stdout.write(JSON.stringify(contents), () => process.exit(0))
