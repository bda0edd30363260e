import { createHash } from 'node:crypto'
import type { CoverWidth } from '@everyshelf/domain/books'
import type { ImageScaler } from '../../images/scale-image.ts'
import { createSingleFlight } from '../../outbound/single-flight.ts'
import type { ScaledCoverStore } from './scaled-cover-store.ts'

export interface ScaledCoversDeps {
  readonly store: ScaledCoverStore
  readonly scaler: Pick<ImageScaler, 'scale'>
}

export interface ScaledCoversService {
  /** Null while the cover cannot be scaled: then its original is the answer. */
  readonly find: (original: Buffer, width: CoverWidth) => Promise<Buffer | null>
}

/** Scales each cover once for each width. The key is its content, so a new cover never shows the old one. */
export function createScaledCoversService({
  store,
  scaler,
}: ScaledCoversDeps): ScaledCoversService {
  const flights = createSingleFlight<Buffer | null>()

  async function scaleAndStore(key: string, original: Buffer, width: CoverWidth) {
    const scaled = await scaler.scale(original, width)
    if (scaled) await store.write(key, scaled).catch(() => {})
    return scaled
  }

  return {
    async find(original, width) {
      const hash = createHash('sha256').update(original).digest('base64url').slice(0, 22)
      const key = `${hash}-${width}`
      const stored = await store.read(key)
      return stored ?? (await flights.share(key, () => scaleAndStore(key, original, width)))
    },
  }
}
