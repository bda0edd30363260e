import { join } from 'node:path'
import { build } from 'vite'

/** The worker that `export:links` writes. */
export const edgeWorker = join(
  import.meta.dirname,
  ...['..', 'src', 'features', 'redirect', 'edge', 'edge-worker.ts'],
)

/** Bundles code for the edge: one script that defines `everyshelf`. */
export async function bundleForEdge(entry: string): Promise<string> {
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
