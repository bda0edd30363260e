import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Files in a folder, which can be fetched or made again. The least recently used ones are deleted first. */
export interface FileCache<Name extends string> {
  readonly read: (name: Name) => Promise<Buffer | undefined>
  readonly write: (name: Name, bytes: Buffer) => Promise<void>
  readonly list: () => Promise<Name[]>
  readonly remove: (name: Name) => Promise<void>
}

export interface FileCacheDeps<Name extends string> {
  readonly folder: string
  readonly maxBytes: number
  readonly isName: (name: string) => name is Name
  /** Files that are not deleted even when the folder is full. */
  readonly isKept?: (name: string) => Promise<boolean>
}

export function openFileCache<Name extends string>(deps: FileCacheDeps<Name>): FileCache<Name> {
  const { folder, maxBytes, isKept = async () => false } = deps
  const sizes = new LRUCache<Name, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void deleteUnlessKept(name).catch(() => {})
    },
  })
  const ready = loadSizes(deps, sizes).catch(() => {})
  let drafts = 0

  async function deleteUnlessKept(name: Name): Promise<void> {
    // The file may have been stored again in the meantime.
    if ((await isKept(name)) || sizes.has(name)) return
    await rm(join(folder, name), { force: true })
  }

  return {
    async read(name) {
      await ready
      const file = join(folder, name)
      try {
        const bytes = await readFile(file)
        sizes.set(name, bytes.length)
        const now = new Date()
        void utimes(file, now, now).catch(() => {})
        return bytes
      } catch {
        sizes.delete(name)
        return undefined
      }
    },

    async write(name, bytes) {
      await ready
      drafts += 1
      const draft = join(folder, `${name}.${process.pid}.${drafts}`)
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, join(folder, name))
        sizes.set(name, bytes.length)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async list() {
      await ready
      return [...sizes.keys()]
    },

    async remove(name) {
      sizes.delete(name)
      await rm(join(folder, name), { force: true })
    },
  }
}

/** Loads the files of earlier runs, oldest first, and deletes unfinished ones. */
async function loadSizes<Name extends string>(
  { folder, isName }: FileCacheDeps<Name>,
  sizes: LRUCache<Name, number>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  const isDraft = (name: string) => isName(name.replace(/\.\d+\.\d+$/, '')) && !isName(name)
  const drafts = names.filter(isDraft)
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))
  const files = await Promise.all(
    names.filter(isName).map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  )
  files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
  for (const { name, stats } of files) sizes.set(name, stats.size)
}
