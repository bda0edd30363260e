import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptsEncoding, type StaticFile, type StaticFiles } from './static-files.ts'

/** What the build writes where the site's own address belongs: only the server knows that. */
const PLACEHOLDER = 'https://everyshelf.invalid'
const FOLDER = '/pages'
/** Once for each page and process: a few milliseconds, and within some percent of the best. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

type Encoding = StaticFile['encoding']

const pack: Readonly<Record<'br' | 'gzip', (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, QUALITY),
  gzip: (plain) => gzipSync(plain),
}

/**
 * The pages that the build wrote ahead, and the files for search engines, with this server's address
 * filled in. Each is made at its first request and kept.
 */
export function createSitePages(files: StaticFiles, origin: string) {
  const made = new Map<string, StaticFile>()

  function make(file: StaticFile, encoding: Encoding): StaticFile {
    const text = file.body.toString('utf8').replaceAll(PLACEHOLDER, origin)
    const plain = Buffer.from(text)
    const body = encoding ? pack[encoding](plain) : plain
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    return { ...file, body, etag, encoding }
  }

  return {
    /** The page or file at a path of the site. */
    find: (path: string, acceptEncoding = ''): StaticFile | undefined => {
      const name = toFile(path)
      const file = files.find(name, undefined)
      if (!file) return undefined
      const encoding = choose(acceptEncoding)
      const key = `${encoding} ${name}`
      const found = made.get(key) ?? make(file, encoding)
      made.set(key, found)
      return found
    },
  }
}

function choose(accepted: string): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : null
}

/** @example toFile('/blog/') // '/pages/blog.html' */
function toFile(path: string): string {
  if (/\.(?:xml|txt)$/.test(path)) return FOLDER + path
  const trimmed = path.replace(/\/+$/, '')
  return `${FOLDER}${trimmed === '' ? '/index' : trimmed}.html`
}
