import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'render-in-process.js')
const AT_MOST = { maxBuffer: 50_000_000, timeout: 60_000 }

/**
 * The words of every page, rendered in a process of its own: what the app opens for a browser's life,
 * such as the channel between tabs, would keep the build from ending.
 */
export async function renderWords(
  renderer: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run(process.execPath, [program, renderer, ...paths], AT_MOST)
  return JSON.parse(stdout)
}
