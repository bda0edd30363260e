import { createLocalClock } from '@everyshelf/domain/clicks'
import { useSearchParams } from 'react-router'
import { type Asked, readAsked } from './asked.ts'

/** A change of the address; null takes a name out of it. */
export type Ask = (change: Readonly<Record<string, string | null>>) => void

/** What the address asks for, in days of the owner's clock. */
export function useAsked(timeZone: string) {
  const [query, setQuery] = useSearchParams()
  const today = createLocalClock(timeZone)(new Date().toISOString().slice(0, 16)).day
  const ask: Ask = (change) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true },
    )
  const asked: Asked = readAsked(query, today)
  return { asked, ask, today }
}
