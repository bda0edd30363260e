import { useEffect, useEffectEvent, useState } from 'react'

/** For longer lists, only the first titles are looked up. */
const LOOKUPS_MAX = 8

/** The title of a book in the catalogs; null if none knows it. `id` is an ISBN-13. */
export type LookUpTitle = (id: string) => Promise<string | null>

/** The catalog titles of books, by ISBN-13. They arrive one after another; missing ones are unknown. */
export function useBookTitles(
  ids: readonly string[],
  lookUp: LookUpTitle,
): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const lookUpNow = useEffectEvent(lookUp)
  const wanted = ids.slice(0, LOOKUPS_MAX).join(' ')
  useEffect(() => {
    let isShown = true
    const ask = async () => {
      for (const id of wanted.split(' ')) {
        // Without a response, the list shows the number.
        const title = await lookUpNow(id).catch(() => null)
        if (!isShown) return
        if (title !== null) setTitles((known) => new Map(known).set(id, title))
      }
    }
    if (wanted) void ask()
    return () => {
      isShown = false
    }
  }, [wanted])
  return titles
}
