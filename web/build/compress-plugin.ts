import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** The server inserts its URL into these pages and compresses them itself. */
export const PAGES_FOLDER = 'pages'
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Writes `.br` and `.gz` next to every text file, so the server need not compress them. */
export function compressPlugin(): Plugin {
  return {
    name: 'everyshelf-compress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const pagesFolder = join(dir, PAGES_FOLDER)
      const files = entries
        .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
        .filter(({ parentPath }) => !parentPath.startsWith(pagesFolder))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  const [brotli, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(plain, { level: 9 }),
  ])
  if (brotli.length < plain.length) await writeFile(`${path}.br`, brotli)
  if (zipped.length < plain.length) await writeFile(`${path}.gz`, zipped)
}
