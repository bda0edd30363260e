import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The fields of a build's output that this check reads. */
export type BuiltChunks = Readonly<Record<string, BuiltChunk>>

interface BuiltChunk {
  readonly type: 'chunk' | 'asset'
  readonly imports?: readonly string[]
  readonly moduleIds?: readonly string[]
}

/**
 * Fails the build when chunks import each other in a cycle. The browser would run one of them before
 * its imports, and the page would stay empty.
 */
export function chunkCyclesPlugin(): Plugin {
  return {
    name: 'everyshelf-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: BuiltChunks = bundle
      const cycle = findChunkCycle(chunks)
      if (!cycle) return
      const links = cycle.map((chunk, index) => {
        const next = cycle[(index + 1) % cycle.length] ?? chunk
        const imported = new Set(chunks[next]?.moduleIds)
        const reasons = (chunks[chunk]?.moduleIds ?? []).flatMap((id) =>
          (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((other) => imported.has(other))
            .map((other) => `  ${toShortPath(id)} imports ${toShortPath(other)}`),
        )
        // An index file that only re-exports is in no chunk, so the importing module may be unknown.
        const shown =
          reasons.length > 0 ? reasons : [...imported].map((id) => `  of ${toShortPath(id)}`)
        return [`${chunk} → ${next}`, ...shown.slice(0, LINES_SHOWN)].join('\n')
      })
      this.error(`Chunks import each other in a cycle:\n${links.join('\n')}`)
    },
  }
}

const LINES_SHOWN = 5

function toShortPath(id: string): string {
  return relative(process.cwd(), id)
}

/** The shortest cycle of static imports, as chunk names in import order. */
export function findChunkCycle(bundle: BuiltChunks): readonly string[] | undefined {
  const cycles = Object.keys(bundle).flatMap((start) => findPathBack(bundle, start) ?? [])
  return cycles.toSorted((a, b) => a.length - b.length)[0]
}

/** Breadth first, so that the first path found is the shortest. */
function findPathBack(bundle: BuiltChunks, start: string): [readonly string[]] | undefined {
  const seen = new Set<string>()
  const paths: (readonly string[])[] = [[start]]
  for (const path of paths) {
    for (const next of bundle[path.at(-1) ?? '']?.imports ?? []) {
      if (next === start) return [path]
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return undefined
}
