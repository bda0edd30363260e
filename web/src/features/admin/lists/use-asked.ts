import { useSearchParams } from 'react-router'

/** What a list is asked, kept in the address, so that a way back leads to the same list. */
export function useAsked(): readonly [
  read: (name: string) => string,
  ask: (changes: Readonly<Record<string, string>>) => void,
] {
  const [query, setQuery] = useSearchParams()
  const ask = (changes: Readonly<Record<string, string>>) => {
    setQuery(
      (former) => {
        const next = new URLSearchParams(former)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return [(name) => query.get(name) ?? '', ask]
}
