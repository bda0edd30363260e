import { useLayoutEffect } from 'react'
import type { View } from './navigation.ts'

const STORAGE_KEY = 'everyshelf-scroll'

/** How far down each entry of the browser's history was read, by its key. */
let positions: Record<string, number> = {}

export function rememberScroll(key: string): void {
  positions[key] = window.scrollY
}

/** The first entry of a page that was opened by its address has no key yet. */
export function nameFirstEntry({ history }: Window): void {
  if (history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
}

/** Over a reload, and over a way to another site and back, the tab remembers. */
export function keepScroll(readView: () => View): void {
  window.history.scrollRestoration = 'manual'
  try {
    positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {}
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual'
  })
  window.addEventListener('pagehide', () => {
    rememberScroll(readView().location.key)
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
    } catch {}
    window.history.scrollRestoration = 'auto'
  })
}

/** A page begins where it was left, at the part that its address names, or at the top. */
export function useScroll({ location, isScrollKept }: View): void {
  useLayoutEffect(() => {
    if (isScrollKept) return
    const { key, hash } = location
    const position = positions[key]
    const part = position === undefined && hash ? findPart(hash) : null
    if (part) part.scrollIntoView()
    else window.scrollTo(0, position ?? 0)
  }, [location, isScrollKept])
}

function findPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
