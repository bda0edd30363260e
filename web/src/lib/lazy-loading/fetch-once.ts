/** Fetches code on first use and remembers it. After a failure, the next call tries again. */
export function fetchOnce<Code>(load: () => Promise<Code>) {
  let fetched: Code | null = null
  const fetch = async () => {
    fetched ??= await load()
    return fetched
  }
  /** A failure is reported only when the code is needed. */
  const preload = () => void fetch().catch(() => {})
  return {
    /** The code, if it is already loaded. */
    read: () => fetched,
    fetch,
    preload,
    /** Preload it when the pointer or the focus reaches the control that needs it. */
    openerProps: { onPointerEnter: preload, onFocus: preload },
  }
}
