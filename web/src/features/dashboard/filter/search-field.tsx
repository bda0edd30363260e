import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { LinkFilterState } from './use-link-filter.ts'

const TYPING_PAUSE_MS = 200
const QUERY_MAX_LENGTH = 200

/** Searches the links once the user pauses. The URL has the text. */
export function SearchField({ state }: { readonly state: LinkFilterState }) {
  const id = useId()
  const { query = '' } = state.filter
  const [text, setText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(query)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // The query can also change without this field, by a saved filter or the Back button.
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    setText(query)
  }, [query])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { filter, setFilter } = latest.current
      sent.current = next.trim()
      setFilter({ ...filter, query: sent.current })
    }, TYPING_PAUSE_MS)
  }
  return (
    <div className="relative w-full md:w-72">
      <label htmlFor={id} className="sr-only">
        Search your links
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        id={id}
        type="search"
        value={text}
        placeholder="Title, author, ISBN, or link"
        autoComplete="off"
        maxLength={QUERY_MAX_LENGTH}
        onChange={(event) => type(event.currentTarget.value)}
        className="min-h-11 w-full rounded-md border border-field-rule bg-field pr-3 pl-10 text-field-ink placeholder:text-ink-faint"
      />
    </div>
  )
}
