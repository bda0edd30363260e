import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The server fills its address into these and packs them itself. */
export const PAGES_FOLDER = 'pages'
const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Leaves `.br` and `.gz` beside every text file, so that the server never compresses by itself. */
export function compressPlugin(): Plugin {
  return {
    name: 'everyshelf-compress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const unfinished = join(dir, PAGES_FOLDER)
      const files = entries
        .filter((entry) => entry.isFile() && PACKED.has(extname(entry.name)))
        .filter(({ parentPath }) => !parentPath.startsWith(unfinished))
      await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))))
    },
  }
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path)
  const [brotli, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(plain, { level: 9 }),
  ])
  if (brotli.length < plain.length) await writeFile(`${path}.br`, brotli)
  if (zipped.length < plain.length) await writeFile(`${path}.gz`, zipped)
}
