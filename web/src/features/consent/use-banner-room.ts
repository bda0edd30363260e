import { type RefObject, useEffect } from 'react'

/** Tells the page how high the banner is, for what must not stand or take the focus below it. */
export function useBannerRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = banner
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [banner])
}
