/** Where the live server accepts hits of workers. */
export const EDGE_HITS_PATH = '/edge/hits'
export const SIGNATURE_HEADER = 'x-edge-signature'

/** A signature for hits is not valid for anything else that the same secret may sign. */
const PURPOSE = 'everyshelf edge hits\n'

// Web Crypto, since a worker has nothing of Node. `verify` compares in constant time.
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const

/** Signs the body of a request with hits (HMAC-SHA-256, hexadecimal). */
export async function signEdgeHits(secret: string, body: string): Promise<string> {
  const signature = await crypto.subtle.sign(ALGORITHM, await importKey(secret), toBytes(body))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

export async function isSignedEdgeHits(
  secret: string,
  body: string,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return await crypto.subtle.verify(ALGORITHM, await importKey(secret), bytes, toBytes(body))
}

function toBytes(body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(PURPOSE + body)
}

function importKey(secret: string) {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify'])
}
