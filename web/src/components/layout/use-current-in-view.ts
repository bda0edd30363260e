import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls a row of links sideways to the link of the current page, which may be out of view on a phone. */
export function useCurrentInView(pathname: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the path
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which would also scroll the page.
    if (list.current && current) {
      list.current.scrollLeft =
        current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
    }
  }, [pathname])
  return list
}
