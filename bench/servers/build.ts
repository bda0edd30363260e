import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Builds first, so that the current source is measured. */
export async function buildAll(): Promise<void> {
  const script = join(import.meta.dirname, '..', '..', 'server', 'scripts', 'build.ts')
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the build failed')
}
