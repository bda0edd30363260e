import { createHmac } from 'node:crypto'
import type { ReaderSalts } from './reader-salts.ts'

/** Who came last from one place: most places are one reader's. */
export interface LastReader {
  userAgent: string
  salt: Buffer | null
  mark: string | null
  url: string
  openedAtMs: number
}

export function nobodyYet(): LastReader {
  return { userAgent: '', salt: null, mark: null, url: '', openedAtMs: 0 }
}

/** A second tap, or a page loaded anew. Longer, and readers who share an address would not count. */
export const REPEAT_WITHIN_MS = 10_000

export interface Visit {
  /** Stands for a reader on one day and on no other (P2); null where the day has no salt yet. */
  readonly mark: string | null
  readonly isRepeat: boolean
}

/** Takes a person's opening of an address of ours; those by machines are no visits. */
export type MarkReader = (
  last: LastReader,
  network: string,
  userAgent: string,
  url: string,
  timeMs: number,
) => Visit

const UNMARKED: Visit = { mark: null, isRepeat: false }

/**
 * Tells readers of one day apart: by the address's network and the browser, under the day's salt.
 * The last reader of a place is remembered with it, so that most visits cost no hash.
 */
export function createReaderMarks(salts: Pick<ReaderSalts, 'saltAt'>): MarkReader {
  return (last, network, userAgent, url, timeMs) => {
    const salt = salts.saltAt(timeMs)
    if (!salt) return UNMARKED
    const isSame = last.userAgent === userAgent && last.salt === salt
    if (!isSame) {
      last.mark = createHmac('sha256', salt)
        .update(`${network}\n${userAgent}`)
        .digest('base64url')
        .slice(0, 12)
    }
    const isRepeat = isSame && last.url === url && timeMs - last.openedAtMs < REPEAT_WITHIN_MS
    last.userAgent = userAgent
    last.salt = salt
    last.url = url
    last.openedAtMs = timeMs
    return { mark: last.mark, isRepeat }
  }
}
