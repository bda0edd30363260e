import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib'
import { createVerdict } from './measure/verdict.ts'

/** Measures what a browser downloads before the home page or the popup works. */
const repository = join(import.meta.dirname, '..')
const HOME_SCRIPT_AT_MOST = 100_000
/** The extension without its texts, which grow with each language. */
const EXTENSION_AT_MOST = 225_000
const LANGUAGE_AT_MOST = 10_000
/** Local and central header of one file in a ZIP archive, without its name. */
const ZIP_ENTRY_BYTES = 30 + 46
const ZIP_END_BYTES = 22

const verdict = createVerdict('sizes')

function brotliSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(file), { params }).length
}

/** The page's scripts, the route's scripts, and their imports. */
function listHomeScripts(): string[] {
  const dist = join(repository, 'web', 'dist')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const waiting = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) =>
    join(dist, path),
  )
  const found = new Set<string>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = readFileSync(file, 'utf8')
    const imported = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)]
    const home = [...text.matchAll(/import\(\s*["'`]\.\/(home-[^"'`]+\.js)["'`]/g)]
    for (const [, name = ''] of [...imported, ...home]) waiting.push(join(dist, 'assets', name))
  }
  return [...found]
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
}

/** The size of a folder as a ZIP archive, as uploaded to extension stores. */
function zipSize(folder: string, isCounted = (_name: string) => true): number {
  const entries = listFiles(folder)
    .filter(isCounted)
    .map((name) => {
      const bytes = readFileSync(join(folder, name))
      const packed = Math.min(bytes.length, deflateRawSync(bytes, { level: 9 }).length)
      return packed + ZIP_ENTRY_BYTES + 2 * Buffer.byteLength(name)
    })
  return entries.reduce((sum, size) => sum + size, ZIP_END_BYTES)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const scripts = listHomeScripts().map((file) => ({ file, size: brotliSize(file) }))
for (const { file, size } of scripts.toSorted((a, b) => b.size - a.size)) {
  console.log(`        ${kilobytes(size).padStart(9)}  ${file.split('/').at(-1)}`)
}
const homeScript = scripts.reduce((sum, { size }) => sum + size, 0)
verdict.gate(
  `scripts of the home page, brotli: at most ${kilobytes(HOME_SCRIPT_AT_MOST)}`,
  scripts.length > 0 && homeScript <= HOME_SCRIPT_AT_MOST,
  kilobytes(homeScript),
)
for (const browser of ['chrome-mv3', 'firefox-mv3']) {
  const folder = join(repository, 'extension', '.output', browser)
  const size = zipSize(folder, (name) => !name.startsWith('_locales'))
  verdict.gate(
    `extension as ZIP without its texts, ${browser}: at most ${kilobytes(EXTENSION_AT_MOST)}`,
    size <= EXTENSION_AT_MOST,
    `${kilobytes(size)}; with them ${kilobytes(zipSize(folder))}`,
  )
  const largest = Math.max(
    ...readdirSync(join(folder, '_locales')).map((name) => zipSize(join(folder, '_locales', name))),
  )
  verdict.gate(
    `texts of one language, ${browser}: at most ${kilobytes(LANGUAGE_AT_MOST)}`,
    largest <= LANGUAGE_AT_MOST,
    kilobytes(largest),
  )
}
verdict.close()
