import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** Only these kinds are served: no map, no dot file, nothing that strayed into the folder (S68). */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
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
  /** Null for the file as it is. */
  readonly encoding: 'br' | 'gzip' | null
}

export interface StaticFiles {
  /** The file at a URL path, in the smallest form that the client takes. */
  readonly find: (path: string, acceptEncoding: string | undefined) => StaticFile | undefined
}

/**
 * The files of a built folder, listed once. A path is looked up in that list and never joined to a
 * folder, so none leads out of it. Contents are read at their first request and kept.
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

/** A folder that is not there has no files: the app may not be built yet. */
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
