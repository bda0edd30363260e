import { pathToFileURL } from 'node:url'

const [renderer = '', views = '[]'] = process.argv.slice(2)
const { renderPage } = await import(pathToFileURL(renderer).href)
const contents = {}
for (const { path, isSignedIn } of JSON.parse(views)) {
  contents[path] = await renderPage(path, isSignedIn)
}
process.stdout.write(JSON.stringify(contents), () => process.exit(0))
