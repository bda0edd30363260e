import { readSession } from './session-store.ts'

/** The hosts on which the user's links open too. */
export function ownDomains(): readonly string[] {
  return readSession().user?.ownDomains ?? []
}

/** The server's origin for pages, which may differ from that of the open page. */
export function serverOrigin(): string {
  return new URL(readSession().user?.referralLink ?? location.href).origin
}
