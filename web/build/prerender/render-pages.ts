import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'render-in-process.js')
const LIMITS = { maxBuffer: 50_000_000, timeout: 60_000 }

/**
 * Renders every page to HTML in a separate process. The app opens resources that stay open, such as
 * the channel between tabs, and those would keep the build from ending.
 */
export async function renderPages(
  renderer: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run(process.execPath, [program, renderer, ...paths], LIMITS)
  return JSON.parse(stdout)
}
