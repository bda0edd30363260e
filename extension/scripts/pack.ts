import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zip } from 'wxt'

/** Builds what goes to the stores, in `.output/stores`: a ZIP each, and the sources for Firefox's. */
const root = join(import.meta.dirname, '..')
const outDir = join('.output', 'stores')

/** The stores of Chrome and Edge give each item a key of their own, and take none at the first upload. */
function leaveOutKey(file: string): void {
  const { key: _key, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as { key?: string }
  writeFileSync(file, JSON.stringify(manifest))
}

const nothing = () => {}
// It lists every source file, and warns that none is where it lies within the ZIP.
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

// Whatever the shell has set: React has two builds.
process.env.NODE_ENV = 'production'
rmSync(join(root, outDir), { recursive: true, force: true })
for (const browser of ['chrome', 'edge', 'firefox']) {
  await zip({
    root,
    outDir,
    browser,
    logger: onlyErrors,
    hooks: {
      'zip:extension:start': ({ config }) => leaveOutKey(join(config.outDir, 'manifest.json')),
    },
  })
}
for (const name of readdirSync(join(root, outDir)).filter((file) => file.endsWith('.zip'))) {
  const { size } = statSync(join(root, outDir, name))
  console.log(`extension/.output/stores/${name}  ${(size / 1000).toFixed(1)} kB`)
}
