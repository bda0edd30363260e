import { serverAddress } from '../storage/server-address.ts'
import { writeAccount } from './account.ts'
import { forgetProof, readToken } from './proof.ts'

/**
 * When the server no longer takes the token, it is forgotten and the call is made again as nobody's:
 * a book on the screen keeps its links, and `useAccount` tells that there is no account any more.
 */
export async function fetchAsAccount(
  input: RequestInfo | URL | string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init)
  const headers = new Headers(init?.headers)
  const sent = headers.get('authorization')
  if (response.status !== 401 || !sent || !isTokenRefused(response)) return response
  if (sent === `Bearer ${await readToken()}`) {
    await forgetProof()
    const server = await serverAddress.getValue()
    await writeAccount(server, { state: 'signed-out', ended: 'ended-elsewhere' })
  }
  headers.delete('authorization')
  return await fetch(input, { ...init, headers })
}

/** A call may need an account for reasons of its own; this answer is about the token (RFC 6750). */
function isTokenRefused({ headers }: Response): boolean {
  return headers.get('www-authenticate')?.includes('invalid_token') ?? false
}
