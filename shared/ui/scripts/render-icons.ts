/**
 * Draws the mark on its board as PNG, for the browser's toolbar and the extension's manifest.
 *
 *   node shared/ui/scripts/render-icons.ts OUTPUT_FOLDER [SIZE …]
 *
 * Run by hand when the mark changes; the pictures are committed. Uses the same browser as the
 * end-to-end tests: PLAYWRIGHT_CHROMIUM, else `chromium` on the PATH.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packPng } from './pack-png.ts'

const run = promisify(execFile)
/** 128, which has a margin, is drawn with the pictures for the stores. */
const SIZES = [16, 32, 48]
const browser = process.env.PLAYWRIGHT_CHROMIUM ?? 'chromium'
const [folder = 'icons', ...sizes] = process.argv.slice(2)

/** The gray one is for pages without a book. */
const drawings = [
  { file: './icon.svg', prefix: '' },
  { file: './icon-gray.svg', prefix: 'gray-' },
]
const scratch = await mkdtemp(join(tmpdir(), 'everyshelf-icons-'))
await mkdir(folder, { recursive: true })
for (const { file, prefix } of drawings) {
  const drawing = await readFile(new URL(file, import.meta.url), 'utf8')
  for (const size of sizes.length > 0 ? sizes.map(Number) : SIZES) {
    await render(drawing, size, prefix)
  }
}
await rm(scratch, { recursive: true })

async function render(drawing: string, size: number, prefix: string): Promise<void> {
  const page = join(scratch, `${prefix}${size}.html`)
  await writeFile(
    page,
    `<style>body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  )
  const target = resolve(folder, `${prefix}${size}.png`)
  await run(browser, [
    '--headless=new',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    '--force-device-scale-factor=1',
    `--window-size=${size},${size}`,
    `--screenshot=${target}`,
    `file://${page}`,
  ])
  await writeFile(target, packPng(await readFile(target)))
  console.log(target)
}
