import { createRecentMap } from '../../memory/recent-map.ts'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import type { Hit } from '../clicks/hit.ts'
import { hitIdAt } from '../clicks/hit-id.ts'
import { edgeHits, type ReportedHit } from './edge/edge-hit.ts'
import { isSignedEdgeHits } from './edge/edge-signature.ts'
import type { OpenLink } from './link-opener.ts'
import { isLinkUrl, parseLinkUrl } from './parse-link-url.ts'
import type { RedirectPipeline } from './pipeline.ts'
import type { ReaderContextReader } from './reader-context.ts'

interface EdgeHitsDeps {
  readonly secret: string
  readonly pipeline: Pick<RedirectPipeline, 'admit' | 'describe'>
  readonly openLink: OpenLink
  readonly readers: Pick<ReaderContextReader, 'describeAddress'>
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly now: () => number
}

/**
 * `recorded`: all hits are on disk. `unsigned`: not from our own worker. `invalid`: sending them again
 * would not help. `unrecorded`: the worker should send them again.
 */
export type EdgeHitsResult = 'recorded' | 'unsigned' | 'invalid' | 'unrecorded'
export type ReceiveEdgeHits = (body: string, signature: string) => Promise<EdgeHitsResult>

/** Workers retry for half a minute. After this, a signed request that someone recorded is worthless. */
const MAX_AGE_MS = 10 * 60_000
const MAX_CLOCK_AHEAD_MS = 60_000

/** Enough for the retries of half a minute at some hundred hits a second. */
const REMEMBERED_HITS = 20_000

/** Records hits that workers answered at the edge, classified like those of this server. */
export function createEdgeHitsReceiver(deps: EdgeHitsDeps): ReceiveEdgeHits {
  const { pipeline, readers, recorder, now } = deps
  /**
   * A hit that arrives again must not look like the reader's second click. `hit` is a promise, since the hit
   * may arrive again before the link is found. It resolves to null for a hit that is not stored.
   */
  const received = createRecentMap<bigint, { hit: Promise<Hit | null>; isRecorded: boolean }>(
    REMEMBERED_HITS,
  )

  return async (body, signature) => {
    if (!(await isSignedEdgeHits(deps.secret, body, signature))) return 'unsigned'
    const parsed = edgeHits.safeParse(parseJson(body))
    if (!parsed.success || !parsed.data.hits.every(isRecent)) return 'invalid'
    const recorded = await Promise.all(parsed.data.hits.map(record))
    return recorded.every(Boolean) ? 'recorded' : 'unrecorded'
  }

  function isRecent({ timeMs }: ReportedHit): boolean {
    const ageMs = now() - timeMs
    return ageMs < MAX_AGE_MS && ageMs > -MAX_CLOCK_AHEAD_MS
  }

  async function record(edge: ReportedHit): Promise<boolean> {
    const id = hitIdAt(edge.timeMs, edge.random)
    const entry = received.get(id) ?? { hit: describe(edge, id), isRecorded: false }
    received.set(id, entry)
    const hit = await entry.hit.catch((error: unknown) => {
      received.delete(id)
      throw error
    })
    if (!hit || entry.isRecorded) return true
    entry.isRecorded = await new Promise<boolean>((resolve) =>
      recorder.record(hit, (clickId) => resolve(clickId !== null)),
    )
    return entry.isRecorded
  }

  /** Null for a link that no longer exists or is disabled, and for a network that this server would refuse. */
  async function describe(edge: ReportedHit, id: bigint): Promise<Hit | null> {
    const { target, timeMs } = edge
    if (!isLinkUrl(target)) return null
    const link = parseLinkUrl(target)
    if (link.kind === 'invalid') return null
    const client = readers.describeAddress(edge.address)
    const admitted = pipeline.admit(edge, client, link.country, now())
    if (typeof admitted === 'number') return null
    const opened = await deps.openLink(link, timeMs)
    if (typeof opened === 'string') return null
    return pipeline.describe({ ...admitted, timeMs }, opened, edge, link.utmCampaign, id)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
