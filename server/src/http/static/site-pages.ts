import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptsEncoding, type StaticFile, type StaticFiles } from './static-files.ts'

/** The build's placeholder for the site's origin, which only the server knows. */
const PLACEHOLDER = 'https://everyshelf.invalid'
const FOLDER = '/pages'
/** Runs once per page and process: a few milliseconds, and within a few percent of the smallest size. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

type Encoding = StaticFile['encoding']

const pack: Readonly<Record<'br' | 'gzip', (plain: Buffer) => Buffer>> = {
  br: (plain) => brotliCompressSync(plain, QUALITY),
  gzip: (plain) => gzipSync(plain),
}

/**
 * The prerendered pages and the files for search engines, with this server's origin filled in. Each is built at
 * its first request and cached.
 */
export function createSitePages(files: StaticFiles, origin: string, hasServiceTags: boolean) {
  const made = new Map<string, StaticFile>()

  function make(file: StaticFile, encoding: Encoding): StaticFile {
    const filled = file.body.toString('utf8').replaceAll(PLACEHOLDER, origin)
    const plain = Buffer.from(hasServiceTags ? withServiceTags(filled) : withoutServiceTags(filled))
    const body = encoding ? pack[encoding](plain) : plain
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    return { ...file, body, etag, encoding }
  }

  function find(name: string, acceptEncoding = ''): StaticFile | undefined {
    const file = files.find(name, undefined)
    if (!file) return undefined
    const encoding = choose(acceptEncoding)
    const key = `${encoding} ${name}`
    const found = made.get(key) ?? make(file, encoding)
    made.set(key, found)
    return found
  }

  return {
    /** The page or file at a path of the site. */
    find: (path: string, acceptEncoding?: string) => find(toFile(path), acceptEncoding),
    /** The empty page in which the app renders all other pages. */
    findShell: (acceptEncoding?: string) =>
      hasServiceTags
        ? files.find('/index.html', acceptEncoding)
        : find('/index.html', acceptEncoding),
  }
}

/** Removes the texts that are true only for a server without affiliate tags. */
function withServiceTags(page: string): string {
  return page.replaceAll(/<span data-service-tags="none">.*?<\/span>/gs, '')
}

/** Removes the texts that are true only for a server with affiliate tags, and marks the page for the web app. */
function withoutServiceTags(page: string): string {
  return page
    .replace(/<html\b/, '<html data-untagged')
    .replaceAll(/<span data-service-tags="some">.*?<\/span>/gs, '')
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
