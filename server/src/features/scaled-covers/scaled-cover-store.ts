import { type FileCache, openFileCache } from '../../files/file-cache.ts'

/** Scaled covers on disk. */
export type ScaledCoverStore = FileCache<string>

const MAX_BYTES = 100 * 1024 * 1024

export function openScaledCoverStore(folder: string, maxBytes = MAX_BYTES): ScaledCoverStore {
  return openFileCache({
    folder,
    maxBytes,
    isName: (name): name is string => /^[\w-]+$/.test(name),
  })
}
