import { EDGE_FORMAT, EDGE_FORMAT_HEADER } from '../features/redirect/edge/edge-headers.ts'
import type { EdgeHit } from '../features/redirect/edge/edge-hit.ts'
import {
  EDGE_HITS_PATH,
  SIGNATURE_HEADER,
  signEdgeHits,
} from '../features/redirect/edge/edge-signature.ts'
import { chrome } from './redirect-app.ts'

export const edgeSecret = 'k7Qz2v9mX4pLr8Jn3Rb6Wc1Yd5Ef0Gh2'

let random = 0

/** A click of a reader in Germany, with an address of its own. */
export function sampleEdgeHit(values: Partial<EdgeHit> = {}): EdgeHit {
  random++
  return {
    timeMs: Date.now(),
    random,
    method: 'GET',
    target: '/go/h7kq2mw',
    address: `198.18.0.${random}`,
    headers: { 'user-agent': chrome, 'accept-language': 'en' },
    country: 'DE',
    retailer: 'amazon',
    marketplace: 'de',
    ...values,
  }
}

/** Sends hits like a worker; returns the status. */
export async function sendEdgeHits(
  url: string,
  hits: readonly unknown[],
  secret = edgeSecret,
): Promise<number> {
  const body = JSON.stringify({ hits })
  return await sendEdgeBody(url, body, await signEdgeHits(secret, body))
}

export async function sendEdgeBody(
  url: string,
  body: string,
  signature: string,
  format: number | null = EDGE_FORMAT,
): Promise<number> {
  const headers = {
    [SIGNATURE_HEADER]: signature,
    ...(format !== null && { [EDGE_FORMAT_HEADER]: String(format) }),
  }
  return (await fetch(url + EDGE_HITS_PATH, { method: 'POST', headers, body })).status
}
