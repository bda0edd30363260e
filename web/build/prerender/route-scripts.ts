import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The file name of the chunk that contains a module. */
export function findChunk(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/web/${module}`)),
  )
  if (!chunk) throw new Error(`${module} is in no chunk`)
  return chunk.fileName
}

/** Paths of a chunk and of everything it imports statically. */
export function listScripts(bundle: Bundle, first: string): string[] {
  const found = new Set([first])
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return [...found].map((name) => `/${name}`)
}
