import { createHash } from 'node:crypto'
import type { CoverWidth } from '@everyshelf/domain/books'
import type { ImageScaler } from '../../images/scale-image.ts'
import { createSingleFlight } from '../../outbound/single-flight.ts'
import type { ScaledCoverStore } from './scaled-cover-store.ts'

export interface ScaledCoversDeps {
  readonly store: ScaledCoverStore
  readonly scaler: Pick<ImageScaler, 'scale'>
  /** Those of the hashes that are the hash of a cover that readers may see. */
  readonly listShown: (hashes: readonly string[]) => Promise<readonly string[]>
}

export interface OriginalCover {
  readonly bytes: Buffer
  /** The hash in the address of an uploaded cover; null for the cover of a catalog. */
  readonly uploadHash: string | null
}

export interface ScaledCoversService {
  /** Null while the cover cannot be scaled: then its original is the response. */
  readonly find: (original: OriginalCover, width: CoverWidth) => Promise<Buffer | null>
  /** Deletes the copies of uploads that readers no longer see. Returns how many files it deleted. */
  readonly deleteRemoved: () => Promise<number>
}

const UPLOAD = /^uploaded-([0-9a-f]{32})-/
const CATALOG = /^catalog-/

/** Scales each cover once for each width. The key is its content, so a new cover never shows the old one. */
export function createScaledCoversService({
  store,
  scaler,
  listShown,
}: ScaledCoversDeps): ScaledCoversService {
  const flights = createSingleFlight<Buffer | null>()

  async function scaleAndStore(key: string, original: Buffer, width: CoverWidth) {
    const scaled = await scaler.scale(original, width)
    if (scaled) await store.write(key, scaled).catch(() => {})
    return scaled
  }

  return {
    async find({ bytes, uploadHash }, width) {
      const source = uploadHash === null ? `catalog-${hashOf(bytes)}` : `uploaded-${uploadHash}`
      const key = `${source}-${width}`
      const stored = await store.read(key)
      return stored ?? (await flights.share(key, () => scaleAndStore(key, bytes, width)))
    },

    async deleteRemoved() {
      const names = await store.list()
      const hashes = names.flatMap((name) => UPLOAD.exec(name)?.[1] ?? [])
      const shown = new Set(await listShown([...new Set(hashes)]))
      const removed = names.filter(
        (name) => !CATALOG.test(name) && !shown.has(UPLOAD.exec(name)?.[1] ?? ''),
      )
      for (const name of removed) await store.remove(name)
      return removed.length
    },
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
