import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { WorkerFacts } from '../../src/features/offline/worker/worker-scope.ts'
import { pagePaths, paths } from '../../src/lib/paths.ts'
import { type BuiltFiles, listOfflineFiles } from './list-offline-files.ts'

const entry = fileURLToPath(
  new URL('../../src/features/offline/worker/service-worker.ts', import.meta.url),
)

/** Builds `sw.js` with the list of this build's files. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'everyshelf-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = listOfflineFiles(bundle as BuiltFiles)
        // Any change changes the hash in the entry file's name.
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 10)
        const source = await bundleWorker({
          version,
          files,
          // One that is not prerendered, because its HTML is used for every page.
          shell: paths.homeByName,
          pages: pagePaths,
        })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

async function bundleWorker(facts: WorkerFacts): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { WORKER_FACTS: JSON.stringify(facts) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}
