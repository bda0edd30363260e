import { execFile } from 'node:child_process'
import { mkdir, rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const client = fileURLToPath(new URL('../../integrations/client', import.meta.url))

/** Packs the API client for `/developers/everyshelf.tgz`, so that each server has the version that matches its API. */
export function clientPackagePlugin(): Plugin {
  return {
    name: 'everyshelf-client-package',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const folder = join(dir, 'developers')
      await mkdir(folder, { recursive: true })
      const pack = ['pack', '--silent', '--pack-destination', relative(client, folder)]
      // On Windows npm is a script, which only a shell can run.
      const shell = process.platform === 'win32'
      const { stdout } = await promisify(execFile)('npm', pack, { cwd: client, shell })
      const name = stdout.trim().split('\n').at(-1) ?? ''
      await rename(join(folder, name), join(folder, 'everyshelf.tgz'))
    },
  }
}
