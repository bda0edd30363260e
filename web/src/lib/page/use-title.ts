import { useLayoutEffect } from 'react'

/** Sets the title before the first paint, so a page never shows the previous page's title. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
