import { writeAccount } from '../storage/account.ts'
import { readToken, removeCredential } from '../storage/credentials.ts'
import { serverAddress } from '../storage/server-address.ts'

/**
 * When the server rejects the token, the extension forgets it and repeats the call without it: a book
 * on the screen keeps its links, and `useAccount` reports that the account is gone.
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
    await removeCredential()
    const server = await serverAddress.getValue()
    await writeAccount(server, { state: 'signed-out', ended: 'ended-elsewhere' })
  }
  headers.delete('authorization')
  return await fetch(input, { ...init, headers })
}

/** Tells a rejected token (RFC 6750) from a call that simply needs an account. */
function isTokenRefused({ headers }: Response): boolean {
  return headers.get('www-authenticate')?.includes('invalid_token') ?? false
}
