import { useLocation } from 'react-router'
import { readReturnPath } from '../../lib/return-path.ts'

export interface Return {
  /** A page of ours; null when nothing was asked for. */
  readonly to: string | null
  /** What that page held, a result for instance. */
  readonly state: unknown
  /** Whether the visitor comes from there, in this tab. */
  readonly hasBack: boolean
}

/** Where a visitor goes after signing in: where they come from, or what the address asks for. */
export function useReturn(): Return {
  const { search, state } = useLocation()
  return readBack(state) ?? readNext(search)
}

function readNext(search: string): Return {
  const to = readReturnPath(new URLSearchParams(search).get('next'))
  return { to, state: null, hasBack: false }
}

function readBack(state: unknown): Return | null {
  const { back } = (state ?? {}) as { readonly back?: unknown }
  if (typeof back !== 'object' || back === null) return null
  const { pathname, search, hash, state: held } = back as Readonly<Record<string, unknown>>
  const to = readReturnPath([pathname, search, hash].map((part) => part ?? '').join(''))
  return to === null ? null : { to, state: held ?? null, hasBack: true }
}
