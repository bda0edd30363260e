import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from 'wxt'

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

// Always React's production build, whatever the shell has set.
process.env.NODE_ENV = 'production'
rmSync(join(root, outDir), { recursive: true, force: true })
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
for (const name of readdirSync(join(root, outDir)).filter((file) => file.endsWith('.zip'))) {
  const { size } = statSync(join(root, outDir, name))
  console.log(`extension/.output/stores/${name}  ${(size / 1000).toFixed(1)} kB`)
}
