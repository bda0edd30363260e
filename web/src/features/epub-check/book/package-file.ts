import { EpubError } from './epub-error.ts'
import { scanMarkup } from './scan-markup.ts'

/** How to read the links of a file. */
export type FileKind = 'page' | 'package' | 'contents' | 'style'

const byMediaType: Readonly<Record<string, FileKind>> = {
  'application/xhtml+xml': 'page',
  'text/html': 'page',
  'image/svg+xml': 'page',
  'application/x-dtbncx+xml': 'contents',
  'text/css': 'style',
}

const byExtension: Readonly<Record<string, FileKind>> = {
  xhtml: 'page',
  html: 'page',
  htm: 'page',
  svg: 'page',
  opf: 'package',
  ncx: 'contents',
  css: 'style',
}

/**
 * The files that can contain links, by the book's own list of files and by their names. Throws if the
 * book has no list.
 */
export async function listKinds(
  names: ReadonlySet<string>,
  readText: (name: string) => Promise<string>,
): Promise<Map<string, FileKind>> {
  const packages = listPackages(await readText('META-INF/container.xml'))
  if (packages.length === 0 || packages.some((name) => !names.has(name))) {
    throw new EpubError('broken')
  }
  const kinds = new Map<string, FileKind>()
  for (const name of names) {
    const kind = byExtension[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
    if (kind) kinds.set(name, kind)
  }
  for (const packageName of packages) {
    for (const [name, kind] of listManifest(await readText(packageName), packageName)) {
      if (names.has(name)) kinds.set(name, kind)
    }
    kinds.set(packageName, 'package')
  }
  return kinds
}

function listPackages(container: string) {
  const found: string[] = []
  scanMarkup(container, {
    onOpen: (element, attributes) => {
      const path = element === 'rootfile' && attributes.find(({ name }) => name === 'full-path')
      if (path) found.push(path.value)
    },
  })
  return found
}

function listManifest(markup: string, packageName: string) {
  const found: [string, FileKind][] = []
  scanMarkup(markup, {
    onOpen: (element, attributes) => {
      if (element !== 'item') return
      const read = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value ?? ''
      const kind = byMediaType[read('media-type')]
      const name = resolveName(read('href'), packageName)
      if (kind && name !== undefined) found.push([name, kind])
    },
  })
  return found
}

const ROOT = 'https://book.invalid/'

/** The name of the file to which a link in another file leads; undefined for other addresses. */
export function resolveName(href: string, from: string): string | undefined {
  try {
    const url = new URL(href, ROOT + from.split('/').map(encodeURIComponent).join('/'))
    return url.href.startsWith(ROOT) ? decodeURIComponent(url.pathname.slice(1)) : undefined
  } catch {
    return undefined
  }
}
