import { useLocation } from 'react-router'
import { readReturnPath } from './return-path.ts'

interface ReturnTarget {
  /** A path on this site; null when neither history nor URL names one. */
  readonly to: string | null
  /** History state of that page, such as a result. */
  readonly state: unknown
  /** Whether the visitor came from that page, in this tab. */
  readonly isPreviousPage: boolean
}

/** Where to go after sign-in: the page the visitor came from, or the one that `next` in the URL names. */
export function useReturnTarget(): ReturnTarget {
  const { search, state } = useLocation()
  return readBack(state) ?? readNext(search)
}

function readNext(search: string): ReturnTarget {
  const to = readReturnPath(new URLSearchParams(search).get('next'))
  return { to, state: null, isPreviousPage: false }
}

function readBack(state: unknown): ReturnTarget | null {
  const { back } = (state ?? {}) as { readonly back?: unknown }
  if (typeof back !== 'object' || back === null) return null
  const { pathname, search, hash, state: pageState } = back as Readonly<Record<string, unknown>>
  const to = readReturnPath([pathname, search, hash].map((segment) => segment ?? '').join(''))
  return to === null ? null : { to, state: pageState ?? null, isPreviousPage: true }
}
