import { posix } from 'node:path'
import type { Import } from './syntax.ts'

/** What an import of a file reaches. */
export interface ImportTarget extends Import {
  /** The file in the repository, for a relative import. */
  readonly path: string | null
  /** The npm or workspace package: `zod`, `@everyshelf/domain`. */
  readonly packageName: string | null
  /** What is imported from the package: `.`, `./links`. */
  readonly subpath: string
  readonly isNode: boolean
}

const OUTSIDE = { path: null, packageName: null, subpath: '.', isNode: false }

/** @example resolveImport('web/src/app/router.ts', { specifier: './paths.ts', … }).path // 'web/src/lib/paths.ts' */
export function resolveImport(from: string, imported: Import): ImportTarget {
  const { specifier } = imported
  const target = { ...imported, ...OUTSIDE }
  if (specifier.startsWith('.')) {
    return { ...target, path: posix.join(posix.dirname(from), specifier) }
  }
  if (specifier.startsWith('node:')) return { ...target, isNode: true }
  const depth = specifier.startsWith('@') ? 2 : 1
  const parts = specifier.split('/')
  const below = parts.slice(depth).join('/')
  return {
    ...target,
    packageName: parts.slice(0, depth).join('/'),
    subpath: below ? `./${below}` : '.',
  }
}
