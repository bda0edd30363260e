export interface FetchedOnce<Code> {
  /** The code, if it is already loaded. */
  readonly read: () => Code | null
  readonly fetch: () => Promise<Code>
  /** Fetches it early. A failure is reported only when the code is needed. */
  readonly preload: () => void
  /** Preload it when the pointer or the focus reaches the control that needs it. */
  readonly openerProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/** Fetches code on first use and remembers it. After a failure, the next call tries again. */
export function fetchOnce<Code>(load: () => Promise<Code>): FetchedOnce<Code> {
  let fetched: Code | null = null
  const fetch = async () => {
    fetched ??= await load()
    return fetched
  }
  const preload = () => void fetch().catch(() => {})
  return {
    read: () => fetched,
    fetch,
    preload,
    openerProps: { onPointerEnter: preload, onFocus: preload },
  }
}
