import { type RefObject, useEffect } from 'react'

/** Sets `--banner` to the banner's height, so that it covers neither content nor the focus. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
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
