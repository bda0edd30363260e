import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolders, repositoryRoot } from './source-tree.ts'

export interface InstalledPackage {
  readonly name: string
  readonly version: string
  readonly license: string
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** Where Node would find it from there; undefined for what this machine has no use for. */
function find(from: string, name: string): string | undefined {
  const file = join(from, 'node_modules', name, 'package.json')
  if (existsSync(file)) return realpathSync(file)
  return dirname(from) === from ? undefined : find(dirname(from), name)
}

/** Everything that runs with the product, and what that brings along, as it is installed here. */
export function listProductPackages(): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const waiting = packageFolders
    .filter((folder) => folder !== 'e2e' && folder !== 'bench')
    .map((folder) => join(repositoryRoot, folder, 'package.json'))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const { name = '', version = '', license = 'none', ...manifest } = read(file)
    if (found.has(file)) continue
    found.set(file, { name, version, license })
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies }
    for (const dependency of Object.keys(needed)) {
      const next = find(dirname(file), dependency)
      if (next) waiting.push(next)
    }
  }
  return [...found.values()].filter(({ name }) => !name.startsWith('@everyshelf/'))
}

/** @example isBelow('1.6.9', '1.6.22') // true */
export function isBelow(version: string, floor: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/, 3).map(Number)
  const wanted = numbers(floor)
  for (const [index, number] of numbers(version).entries()) {
    const difference = number - (wanted[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
