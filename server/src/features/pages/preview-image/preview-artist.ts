import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createImageScaler } from '../../../images/scale-image.ts'
import { readThreadResult } from '../../../images/thread-result.ts'
import { imageWidthFor } from './drawing/arrange-preview.ts'
import type { PreviewToDraw } from './drawing/draw-preview-worker.ts'

/** In the source, the file is below this one; in the build, all files are beside one another. */
const isSource = extname(import.meta.filename) === '.ts'
const WORKER_FILE = isSource
  ? join(import.meta.dirname, 'drawing', 'draw-preview-worker.ts')
  : join(import.meta.dirname, 'draw-preview-worker.js')
const TIMEOUT_MS = 15_000
/** Without this limit, up to 48 MB of short-lived objects wait to be collected. */
const YOUNG_GENERATION_MB = 3
/** One image is drawn at a time. These wait, and more are refused. */
const MAX_WAITING = 8

export interface PreviewContent {
  readonly title: string
  readonly byline: string
  /** Covers or a portrait as they are stored. Those that cannot be decoded are skipped. */
  readonly images: readonly Buffer[]
}

export type PreviewArtist = ReturnType<typeof createPreviewArtist>

/** Each image gets a thread of its own, whose memory returns to the system with it. */
export function createPreviewArtist() {
  const scaler = createImageScaler()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let thread: Worker | undefined
  let isClosed = false

  async function run({ title, byline, images }: PreviewContent): Promise<Buffer | null> {
    let started: Worker | undefined
    try {
      const scaled: Buffer[] = []
      for (const image of images) {
        const small = await scaler.scale(image, imageWidthFor(images.length))
        if (small) scaled.push(small)
      }
      if (isClosed) return null
      const preview: PreviewToDraw = { title, byline, images: scaled }
      started = new Worker(WORKER_FILE, {
        name: 'preview',
        workerData: preview,
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      })
      thread = started
      return Buffer.from(await readThreadResult(started, TIMEOUT_MS))
    } catch {
      return null
    } finally {
      await started?.terminate()
    }
  }

  return {
    /** The image as PNG. Null if it cannot be drawn, or too many are waiting. */
    async draw(content: PreviewContent): Promise<Buffer | null> {
      if (waiting >= MAX_WAITING) return null
      waiting++
      const result = last.then(() => run(content))
      last = result.catch(() => null)
      return await result.finally(() => {
        waiting--
      })
    },
    close: async () => {
      isClosed = true
      await Promise.all([scaler.close(), thread?.terminate()])
    },
  }
}
