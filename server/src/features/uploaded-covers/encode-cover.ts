import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '@everyshelf/domain/messages'
import type { ImageShape } from '../../images/image-codecs.ts'
import { readThreadResult } from '../../images/thread-result.ts'
import { requireCoverImage } from './cover-limits.ts'
import type { CoverToEncode } from './encode-cover-worker.ts'

/** Next to this file, both in the source and in the build. */
const WORKER_FILE = join(import.meta.dirname, `encode-cover-worker${extname(import.meta.filename)}`)
const TIMEOUT_MS = 15_000
/** One image is decoded at a time. These wait, and more are refused. */
const MAX_WAITING = 4

export interface CoverEncoder {
  /** Decodes an untrusted image and encodes it again, or throws a `DomainError` with the reason. */
  readonly encode: (upload: Buffer, shape?: ImageShape) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/**
 * Each image gets a thread of its own, which ends with it: a file that hangs, crashes, or fills the
 * decoder harms no other request, and its memory returns to the system.
 */
export function createCoverEncoder(timeoutMs = TIMEOUT_MS): CoverEncoder {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let thread: Worker | undefined
  let isClosed = false

  async function run(cover: CoverToEncode): Promise<Buffer> {
    if (isClosed) throw new DomainError('unavailable')
    const started = new Worker(WORKER_FILE, { name: 'cover', workerData: cover, execArgv: [] })
    thread = started
    try {
      return Buffer.from(await readThreadResult(started, timeoutMs))
    } catch {
      throw new DomainError(isClosed ? 'unavailable' : 'cover-unreadable')
    } finally {
      await started.terminate()
    }
  }

  return {
    encode: async (upload, shape = 'cover') => {
      const { type, width, height } = requireCoverImage(upload)
      if (waiting >= MAX_WAITING) throw new DomainError('unavailable')
      waiting++
      const result = last.then(() => run({ type, width, height, bytes: upload, shape }))
      last = result.catch(() => {})
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
