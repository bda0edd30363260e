import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.cache', '.output', '.wxt'])

/** One hash of the content of all files at the paths, independent of file times. */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap((each) => listFiles(root, each)).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  const status = statSync(join(root, path), { throwIfNoEntry: false })
  if (!status) return []
  if (!status.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
