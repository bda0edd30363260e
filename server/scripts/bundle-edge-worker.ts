import { join } from 'node:path'
import { build } from 'vite'

const entry = join(
  import.meta.dirname,
  ...['..', 'src', 'features', 'redirect', 'edge', 'edge-worker.ts'],
)

/** Bundles the code of the worker that `export:links` writes: one script that defines `everyshelf`. */
export async function bundleEdgeWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'everyshelf' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}
