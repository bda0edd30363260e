import { useLayoutEffect } from 'react'

/** Before the paint, so that a page is never seen under the title of the one before it. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
