import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'render-in-process.js')
const LIMITS = { maxBuffer: 50_000_000, timeout: 60_000 }

interface View {
  readonly path: string
  /** For a visitor who was signed in before. */
  readonly isSignedIn: boolean
}

/**
 * Renders every page to HTML in a separate process. The app opens resources that stay open, such as
 * the channel between tabs, and those would keep the build from ending.
 */
export async function renderPages(
  renderer: string,
  views: readonly View[],
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run(process.execPath, [program, renderer, JSON.stringify(views)], LIMITS)
  return JSON.parse(stdout)
}
