import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url))

export const packageFolders = [
  'shared/domain',
  'shared/client',
  'shared/ui',
  'server',
  'web',
  'extension',
  'integrations/client',
  'e2e',
  'bench',
] as const

export type PackageFolder = (typeof packageFolders)[number]

/** A file of the repository; `path` is relative to the repository, with `/`. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

// What .gitignore keeps out: made, installed or private.
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.output',
  '.wxt',
  '.cache',
  '.git',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
])

function walk(folder: string): { files: string[]; folders: string[] } {
  const found = { files: [] as string[], folders: [] as string[] }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCE.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isFile()) found.files.push(path)
    if (!entry.isDirectory()) continue
    const below = walk(path)
    found.folders.push(path, ...below.folders)
    found.files.push(...below.files)
  }
  return found
}

function toRepositoryPath(path: string): string {
  return relative(repositoryRoot, path).split(sep).join('/')
}

export function listFolders(): string[] {
  return walk(repositoryRoot).folders.map(toRepositoryPath)
}

export function listFiles(): string[] {
  return walk(repositoryRoot).files.map(toRepositoryPath)
}

export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

/** Every TypeScript file of every package. */
export function readSources(): SourceFile[] {
  return listFiles()
    .filter((path) => /\.tsx?$/.test(path) && findPackage(path) !== undefined)
    .map((path) => ({ path, text: readText(path) }))
}

export function findPackage(path: string): PackageFolder | undefined {
  return packageFolders.find((folder) => path.startsWith(`${folder}/`))
}

/** A test, or something that only tests use. */
export function isTestFile(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\.setup\.ts$|(^|\/)testing\/|^e2e\//.test(path)
}
