import { EDGE_FORMAT, EDGE_FORMAT_HEADER } from './edge-headers.ts'
import type { EdgeHit } from './edge-hit.ts'
import { EDGE_HITS_PATH, SIGNATURE_HEADER, signEdgeHits } from './edge-signature.ts'

/** `refused`: the live server does not accept hits of this worker. `lost`: it did not answer in time. */
export type ReportResult = 'recorded' | 'refused' | 'lost'

/** With the timeouts 28 seconds: the platform stops a worker 30 seconds after its response. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, null]
const TIMEOUT_MS = 2000

/** Sends a hit until the live server has it on disk. It counts once, however often it is sent. */
export async function reportHit(
  origin: string,
  secret: string,
  hit: EdgeHit,
): Promise<ReportResult> {
  const body = JSON.stringify({ hits: [hit] })
  const headers = {
    [SIGNATURE_HEADER]: await signEdgeHits(secret, body),
    [EDGE_FORMAT_HEADER]: String(EDGE_FORMAT),
  }
  for (const delayMs of RETRY_DELAYS_MS) {
    const status = await post(origin + EDGE_HITS_PATH, headers, body)
    if (status === 204) return 'recorded'
    if (status >= 200 && status < 500) return 'refused'
    if (delayMs !== null) await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return 'lost'
}

/** 0 when there is no response. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })).status
  } catch {
    return 0
  }
}
