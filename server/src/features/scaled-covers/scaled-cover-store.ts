import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Scaled covers on disk. All of them can be made again, so the least recently used ones are deleted. */
export interface ScaledCoverStore {
  readonly read: (key: string) => Promise<Buffer | null>
  readonly write: (key: string, bytes: Buffer) => Promise<void>
}

const MAX_BYTES = 100 * 1024 * 1024
const KEY = /^[\w-]+$/

export function openScaledCoverStore(folder: string, maxBytes = MAX_BYTES): ScaledCoverStore {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, key, reason) => {
      if (reason === 'evict') void rm(join(folder, key), { force: true }).catch(() => {})
    },
  })
  const ready = loadSizes(folder, sizes).catch(() => {})
  let drafts = 0

  return {
    async read(key) {
      await ready
      try {
        const bytes = await readFile(join(folder, key))
        sizes.set(key, bytes.length)
        return bytes
      } catch {
        sizes.delete(key)
        return null
      }
    },
    async write(key, bytes) {
      await ready
      drafts += 1
      const draft = join(folder, `${key}.${process.pid}.${drafts}`)
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, join(folder, key))
        sizes.set(key, bytes.length)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

/** Loads the covers of earlier runs, oldest first, and deletes unfinished files. */
async function loadSizes(folder: string, sizes: LRUCache<string, number>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  const drafts = names.filter((name) => !KEY.test(name))
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))
  const files = await Promise.all(
    names
      .filter((name) => KEY.test(name))
      .map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  )
  files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
  for (const { name, stats } of files) sizes.set(name, stats.size)
}
