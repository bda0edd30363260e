import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from 'wxt'
import { findStoreProblems } from '../store/find-store-problems.ts'
import { GECKO } from '../store/ids.ts'
import { readServerUrl, withServerUrlInSources } from '../store/server-url.ts'

/** Builds the packages for the browsers' stores in `.output/stores`: a ZIP for each, and the sources for Firefox. */
const root = join(import.meta.dirname, '..')
const outDir = join('.output', 'stores')

/** Chrome's and Edge's stores assign a key to each extension and reject one at the first upload. */
function removeKey(file: string): void {
  const { key: _key, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as { key?: string }
  writeFileSync(file, JSON.stringify(manifest))
}

const nothing = () => {}
// WXT's own logger lists every source file, and warns about paths outside its folder.
const onlyErrors = {
  debug: nothing,
  log: nothing,
  info: nothing,
  warn: nothing,
  error: console.error,
  fatal: console.error,
  success: nothing,
  level: 0,
}

const serverUrl = readServerUrl(process.env.EXTENSION_SERVER_URL)
const problems = findStoreProblems({ serverUrl, geckoId: GECKO.gecko?.id })
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

// Always React's production build, whatever the shell has set.
process.env.NODE_ENV = 'production'
rmSync(join(root, outDir), { recursive: true, force: true })
await withServerUrlInSources(serverUrl, async () => {
  for (const browser of ['chrome', 'edge', 'firefox']) {
    await zip({
      root,
      outDir,
      browser,
      logger: onlyErrors,
      hooks: {
        'zip:extension:start': ({ config }) => removeKey(join(config.outDir, 'manifest.json')),
      },
    })
  }
})
for (const name of readdirSync(join(root, outDir)).filter((file) => file.endsWith('.zip'))) {
  const { size } = statSync(join(root, outDir, name))
  console.log(`extension/.output/stores/${name}  ${(size / 1000).toFixed(1)} kB`)
}
