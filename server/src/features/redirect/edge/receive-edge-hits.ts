import type { z } from 'zod'
import { createRecentMap } from '../../../memory/recent-map.ts'
import type { ClickRecorder } from '../../clicks/click-recorder.ts'
import type { NewHit } from '../../clicks/hit.ts'
import { hitIdAt } from '../../clicks/hit-id.ts'
import { type DescribeHitDeps, describeHit } from '../describe-hit.ts'
import type { OpenLink } from '../link-opener.ts'
import { countNetworkHit, type HitLimits } from '../network-rate-window.ts'
import { isLinkUrl, parseLinkUrl } from '../parse-link-url.ts'
import type { ReaderContextReader } from '../reader-context.ts'
import { edgeHits } from './edge-hit.ts'
import { isSignedEdgeHits } from './edge-signature.ts'

export interface ReceiveEdgeHitsDeps extends DescribeHitDeps {
  readonly secret: string
  readonly openLink: OpenLink
  readonly readers: Pick<ReaderContextReader, 'describeAddress' | 'readContext'>
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly limits: HitLimits
  readonly now: () => number
}

/**
 * `recorded`: all hits are on disk. `unsigned`: not from our own worker. `invalid`: sending them again
 * would not help. `unrecorded`: the worker should send them again.
 */
export type EdgeHitsResult = 'recorded' | 'unsigned' | 'invalid' | 'unrecorded'
export type ReceiveEdgeHits = (body: string, signature: string) => Promise<EdgeHitsResult>

type EdgeHit = z.output<typeof edgeHits>['hits'][number]

/** Workers retry for half a minute. After this, a signed request that someone recorded is worthless. */
const MAX_AGE_MS = 10 * 60_000
const MAX_CLOCK_AHEAD_MS = 60_000

/** Enough for the retries of half a minute at some hundred hits a second. */
const REMEMBERED_HITS = 20_000

interface ReceivedHit {
  /** Null for a hit that is not stored. A promise, since it may arrive again before the link is found. */
  readonly hit: Promise<NewHit | null>
  isRecorded: boolean
}

/** Records hits that workers answered at the edge, classified like those of this server. */
export function createEdgeHitsReceiver(deps: ReceiveEdgeHitsDeps): ReceiveEdgeHits {
  const { recorder, readers, now } = deps
  // A hit that arrives again must not look like the reader's second click.
  const received = createRecentMap<bigint, ReceivedHit>(REMEMBERED_HITS)

  return async (body, signature) => {
    if (!(await isSignedEdgeHits(deps.secret, body, signature))) return 'unsigned'
    const parsed = edgeHits.safeParse(parseJson(body))
    if (!parsed.success || !parsed.data.hits.every(isRecent)) return 'invalid'
    const recorded = await Promise.all(parsed.data.hits.map(record))
    return recorded.every(Boolean) ? 'recorded' : 'unrecorded'
  }

  function isRecent({ timeMs }: EdgeHit): boolean {
    const ageMs = now() - timeMs
    return ageMs < MAX_AGE_MS && ageMs > -MAX_CLOCK_AHEAD_MS
  }

  async function record(edge: EdgeHit): Promise<boolean> {
    const id = hitIdAt(edge.timeMs, edge.random)
    const entry = received.get(id) ?? { hit: describe(edge), isRecorded: false }
    received.set(id, entry)
    const hit = await entry.hit.catch((error: unknown) => {
      received.delete(id)
      throw error
    })
    if (!hit || entry.isRecorded) return true
    entry.isRecorded = await new Promise<boolean>((resolve) =>
      recorder.record(hit, (clickId) => resolve(clickId !== null), id),
    )
    return entry.isRecorded
  }

  /** Null for a link that no longer exists or is disabled, and for a network that this server would refuse. */
  async function describe(edge: EdgeHit): Promise<NewHit | null> {
    const { target, timeMs } = edge
    if (!isLinkUrl(target)) return null
    const linkRequest = parseLinkUrl(target)
    if (linkRequest.kind === 'invalid') return null
    const client = readers.describeAddress(edge.address)
    const overLimit = countNetworkHit(client, edge.headers, deps.limits, now())
    const opened = overLimit === 'answered' ? null : await deps.openLink(linkRequest, timeMs)
    if (!opened || opened.isDisabled) return null
    const context = readers.readContext(edge, client, linkRequest.country)
    const isOverLimit = overLimit === 'counted'
    const { utmCampaign } = linkRequest
    const hitRequest = { request: edge, timeMs, client, context, isOverLimit, utmCampaign }
    return describeHit(hitRequest, opened, edge, deps)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
