import { hash } from 'node:crypto'
import type { Hit, HitLink } from '../hit.ts'
import type { DailySalts } from './daily-salts.ts'

/**
 * The link, by any of its slugs, and seller of a click. A repeat has the target of the click before: someone who
 * comes back from another link opened it again, and a list of targets would take memory for every network.
 */
export interface ClickTarget extends Pick<Hit, 'retailer' | 'marketplace'> {
  readonly link: Pick<HitLink, 'ownerId' | 'identifier'>
}

/** The last visitor of a network and their target. Most networks have one reader. */
export interface LastVisitor {
  agent: object | null
  salt: string | null
  hash: string | null
  link: ClickTarget['link'] | null
  retailer: string
  marketplace: string | null
  /** Milliseconds since midnight UTC. The salt identifies the day. */
  timeOfDayMs: number
}

export function createLastVisitor(): LastVisitor {
  return {
    agent: null,
    salt: null,
    hash: null,
    link: null,
    retailer: '',
    marketplace: null,
    timeOfDayMs: 0,
  }
}

/** Covers a double tap or a reload. A longer time would exclude other readers behind the same address. */
export const REPEAT_WITHIN_MS = 10_000

const DAY_MS = 24 * 60 * 60 * 1000

export interface Visitor {
  /** The part of the address that tells readers apart. */
  readonly network: string
  /** The parsed user agent; the same object for the same text. */
  readonly agent: object
  readonly userAgent: string
}

export interface IdentifiedVisitor {
  /** Identifies a reader for one day only; null when the day has no salt yet. */
  readonly hash: string | null
  readonly isRepeat: boolean
}

export type IdentifyVisitor = ReturnType<typeof createVisitorHasher>

const UNKNOWN_VISITOR: IdentifiedVisitor = { hash: null, isRepeat: false }

/**
 * Tells the readers of a day apart by a salted hash of network and user agent. The last visitor of each
 * network is cached, so most hits need no new hash. No string of the request is cached with it: keeping
 * one alive would cost more than the hash. Call it for people's hits only. Bots have no visitor hash.
 */
export function createVisitorHasher(salts: Pick<DailySalts, 'saltAt'>) {
  return (
    last: LastVisitor,
    { network, agent, userAgent }: Visitor,
    target: ClickTarget,
    timeMs: number,
  ): IdentifiedVisitor => {
    const salt = salts.saltAt(timeMs)
    if (!salt) return UNKNOWN_VISITOR
    const isSame = last.agent === agent && last.salt === salt
    if (!isSame) {
      last.agent = agent
      last.salt = salt
      // Truncated, so that length extension is impossible. An HMAC would cost several times as much.
      last.hash = hash('sha256', `${salt}\n${network}\n${userAgent}`, 'base64url').slice(0, 12)
    }
    const timeOfDayMs = timeMs % DAY_MS
    const isRepeat =
      isSame &&
      // A worker at the edge may report an earlier hit later.
      Math.abs(timeOfDayMs - last.timeOfDayMs) < REPEAT_WITHIN_MS &&
      isSameTarget(last, target)
    last.link = target.link
    last.retailer = target.retailer
    last.marketplace = target.marketplace
    last.timeOfDayMs = timeOfDayMs
    return { hash: last.hash, isRepeat }
  }
}

function isSameTarget(last: LastVisitor, target: ClickTarget): boolean {
  return (
    isSameLink(last.link, target.link) &&
    last.retailer === target.retailer &&
    last.marketplace === target.marketplace
  )
}

/** The cache may have loaded the link again, as another object. */
function isSameLink(one: LastVisitor['link'], other: ClickTarget['link']): boolean {
  return one === other || (one?.ownerId === other.ownerId && one.identifier === other.identifier)
}
