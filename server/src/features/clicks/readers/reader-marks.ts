import { hash } from 'node:crypto'
import type { HitLink, KindOfHit } from '../hit.ts'
import type { ReaderSalts } from './reader-salts.ts'

/** What a reader opened, in parts that live as long as the link does. */
export interface VisitTarget extends Pick<KindOfHit, 'retailer' | 'marketplace'> {
  readonly link: Pick<HitLink, 'linkId' | 'identifier'>
}

/** Who came last from one network, and where they went: most networks are one reader's. */
export interface LastReader {
  agent: object | null
  salt: string | null
  mark: string | null
  link: VisitTarget['link'] | null
  retailer: string
  marketplace: string | null
  /** Since midnight: the salt tells the day. */
  timeOfDayMs: number
}

export function nobodyYet(): LastReader {
  return {
    agent: null,
    salt: null,
    mark: null,
    link: null,
    retailer: '',
    marketplace: null,
    timeOfDayMs: 0,
  }
}

/** A second tap, or a page loaded anew. Longer, and readers who share an address would not count. */
export const REPEAT_WITHIN_MS = 10_000

const DAY_MS = 24 * 60 * 60 * 1000

export interface Visitor {
  /** What of the address tells one reader from another. */
  readonly network: string
  /** What the user agent says; the same object for the same text. */
  readonly agent: object
  readonly userAgent: string
}

export interface Visit {
  /** Stands for a reader on one day and on no other (P2); null where the day has no salt yet. */
  readonly mark: string | null
  readonly isRepeat: boolean
}

/** Takes a person's opening of a link; those by machines are no visits. */
export type MarkReader = (
  last: LastReader,
  visitor: Visitor,
  target: VisitTarget,
  timeMs: number,
) => Visit

const UNMARKED: Visit = { mark: null, isRepeat: false }

/**
 * Tells readers of one day apart: by the address's network and the browser, under the day's salt.
 * The last reader of a network is remembered with it, so that most visits cost no hash; nothing of a
 * request itself is kept, which would cost more than the hash.
 */
export function createReaderMarks(salts: Pick<ReaderSalts, 'saltAt'>): MarkReader {
  return (last, { network, agent, userAgent }, target, timeMs) => {
    const salt = salts.saltAt(timeMs)
    if (!salt) return UNMARKED
    const isSame = last.agent === agent && last.salt === salt
    if (!isSame) {
      last.agent = agent
      last.salt = salt
      // Cut short, it tells nothing of a longer text; an HMAC costs several times as much.
      last.mark = hash('sha256', `${salt}\n${network}\n${userAgent}`, 'base64url').slice(0, 12)
    }
    const timeOfDayMs = timeMs % DAY_MS
    const isRepeat =
      isSame && timeOfDayMs - last.timeOfDayMs < REPEAT_WITHIN_MS && isTargetOf(last, target)
    last.link = target.link
    last.retailer = target.retailer
    last.marketplace = target.marketplace
    last.timeOfDayMs = timeOfDayMs
    return { mark: last.mark, isRepeat }
  }
}

function isTargetOf(last: LastReader, target: VisitTarget): boolean {
  return (
    isSameLink(last.link, target.link) &&
    last.retailer === target.retailer &&
    last.marketplace === target.marketplace
  )
}

/** Two objects when it was read anew meanwhile. */
function isSameLink(one: LastReader['link'], other: VisitTarget['link']): boolean {
  return one === other || (one?.linkId === other.linkId && one.identifier === other.identifier)
}
