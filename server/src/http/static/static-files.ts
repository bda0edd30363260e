import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** Only these file types are served: no source maps, dot files or stray files. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export interface StaticFile {
  readonly contentType: string
  readonly etag: string
  readonly body: Buffer
  /** Null for the uncompressed file. */
  readonly encoding: 'br' | 'gzip' | null
}

export interface StaticFiles {
  /** The file at a URL path, in the smallest encoding that the client accepts. */
  readonly find: (path: string, acceptEncoding: string | undefined) => StaticFile | undefined
}

/**
 * The files of a built folder, listed once. Paths are only looked up in that list, so no path can leave the
 * folder. Contents are read at the first request and cached.
 */
export function listStaticFiles(folder: string): StaticFiles {
  const listed = new Map(listFiles(folder).map((path) => [urlPath(folder, path), path]))
  const loaded = new Map<string, StaticFile>()

  function load(path: string, file: string, encoding: StaticFile['encoding']): StaticFile {
    const known = loaded.get(file)
    if (known) return known
    const body = readFileSync(file)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const contentType = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream'
    const read: StaticFile = { contentType, etag, body, encoding }
    loaded.set(file, read)
    return read
  }

  return {
    find: (path, acceptEncoding = '') => {
      const plain = listed.get(path)
      if (!plain || !CONTENT_TYPES[extname(path)]) return undefined
      for (const { name, suffix } of ENCODINGS) {
        const packed = listed.get(path + suffix)
        if (packed && acceptsEncoding(acceptEncoding, name)) return load(path, packed, name)
      }
      return load(path, plain, null)
    },
  }
}

export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality)
  })
}

function listFiles(folder: string): string[] {
  return readEntries(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) return []
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : []
  })
}

/** A missing folder has no files, because the app may not be built yet. */
function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function urlPath(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`
}
