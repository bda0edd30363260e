import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readImageInfo } from './image-info.ts'
import type { ImageToScale } from './scale-image-worker.ts'
import { readThreadResult } from './thread-result.ts'

/** Next to this file, both in the source and in the build. */
const WORKER_FILE = join(import.meta.dirname, `scale-image-worker${extname(import.meta.filename)}`)
const TIMEOUT_MS = 10_000
/** One image is scaled at a time, so that readers of other pages keep their processor. */
const MAX_WAITING = 8
/** Decoded, an image takes four bytes per pixel, several times over. */
const MAX_PIXELS = 16_000_000

export interface ImageScaler {
  /** The image as WebP, at most that wide. Null if it cannot be decoded, or too many are waiting. */
  readonly scale: (image: Buffer, maxWidth: number) => Promise<Buffer | null>
  readonly close: () => Promise<void>
}

/** Each image gets a thread of its own, so that a damaged one harms no request. */
export function createImageScaler(timeoutMs = TIMEOUT_MS): ImageScaler {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let thread: Worker | undefined
  let isClosed = false

  async function run(image: ImageToScale): Promise<Buffer | null> {
    if (isClosed) return null
    let started: Worker | undefined
    try {
      started = new Worker(WORKER_FILE, { name: 'scale', workerData: image, execArgv: [] })
      thread = started
      return Buffer.from(await readThreadResult(started, timeoutMs))
    } catch {
      return null
    } finally {
      await started?.terminate()
    }
  }

  return {
    async scale(bytes, maxWidth) {
      const info = readImageInfo(bytes)
      if (!info || info.isAnimated || info.isCmyk) return null
      const { type, width, height } = info
      if (width * height > MAX_PIXELS || waiting >= MAX_WAITING) return null
      waiting++
      const result = last.then(() => run({ type, width, height, bytes, maxWidth }))
      last = result.catch(() => null)
      return await result.finally(() => {
        waiting--
      })
    },
    close: async () => {
      isClosed = true
      await thread?.terminate()
    },
  }
}
