interface FetchedOnce<Code> {
  /** What is there already. */
  readonly read: () => Code | null
  readonly fetch: () => Promise<Code>
  /** Fetches it before it is needed; a failure waits until it is. */
  readonly preload: () => void
}

/** Code that is fetched when it is needed, and then kept; after a failure the next one tries again. */
export function fetchOnce<Code>(load: () => Promise<Code>): FetchedOnce<Code> {
  let fetched: Code | null = null
  const fetch = async () => {
    fetched ??= await load()
    return fetched
  }
  return { read: () => fetched, fetch, preload: () => void fetch().catch(() => {}) }
}
