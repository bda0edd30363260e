import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Isbn13, isIsbn13 } from '@everyshelf/domain/identifiers'
import { LRUCache } from 'lru-cache'

/** Covers on disk, one file per ISBN. The least recently used ones are deleted first. */
export interface CoverStore {
  readonly read: (isbn: Isbn13) => Promise<Buffer | undefined>
  readonly write: (isbn: Isbn13, bytes: Buffer) => Promise<void>
}

const MAX_BYTES = 200 * 1024 * 1024

/** Never deletes covers of saved books, so that other people's lookups cannot evict them (S76). */
export function openCoverStore(
  folder: string,
  isSaved: (isbn: string) => Promise<boolean>,
  maxBytes = MAX_BYTES,
): CoverStore {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, isbn, reason) => {
      if (reason === 'evict') void deleteUnsaved(isbn).catch(() => {})
    },
  })
  const ready = loadSizes(folder, sizes).catch(() => {})
  let drafts = 0

  async function deleteUnsaved(isbn: string): Promise<void> {
    // The cover may have been stored again in the meantime.
    if ((await isSaved(isbn)) || sizes.has(isbn)) return
    await rm(join(folder, isbn), { force: true })
  }

  return {
    async read(isbn) {
      await ready
      const file = join(folder, isbn)
      try {
        const bytes = await readFile(file)
        sizes.set(isbn, bytes.length)
        const now = new Date()
        void utimes(file, now, now).catch(() => {})
        return bytes
      } catch {
        sizes.delete(isbn)
        return undefined
      }
    },

    async write(isbn, bytes) {
      await ready
      drafts += 1
      const draft = join(folder, `${isbn}.${process.pid}.${drafts}`)
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, join(folder, isbn))
        sizes.set(isbn, bytes.length)
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
  const covers = names.filter(isIsbn13)
  const drafts = names.filter((name) => /^\d{13}\.\d+\.\d+$/.test(name))
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })))
  const files = await Promise.all(
    covers.map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  )
  files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
  for (const { name, stats } of files) sizes.set(name, stats.size)
}
