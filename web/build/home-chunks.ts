import type { Plugin } from 'vite'
import type { BuiltChunks } from './chunk-cycles.ts'

/** What several other pages share. It is a fifth of the home page's scripts, and one import brings all of it. */
const OTHER_PAGES = 'shared'

/** Fails the build when the home page would load what only other pages need. */
export function homeChunksPlugin(): Plugin {
  return {
    name: 'everyshelf-home-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const path = findImportPath(bundle, 'home', OTHER_PAGES)
      if (path) this.error(`The home page loads a chunk of other pages: ${path.join(' → ')}`)
    },
  }
}

/** The static imports from one chunk to another, each by the name of its group. */
export function findImportPath(
  bundle: BuiltChunks,
  from: string,
  to: string,
): readonly string[] | undefined {
  const named = (name: string) =>
    Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`))
  const [start, end] = [named(from), named(to)]
  if (!start || !end) return undefined
  const seen = new Set([start])
  const paths: (readonly string[])[] = [[start]]
  for (const path of paths) {
    const last = path.at(-1) ?? ''
    if (last === end) return path
    for (const next of bundle[last]?.imports ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return undefined
}
