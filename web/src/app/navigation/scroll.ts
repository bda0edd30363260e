import { useLayoutEffect } from 'react'
import type { View } from './navigation.ts'

const STORAGE_KEY = 'everyshelf-scroll'

/** The scroll position of each entry of the browser's history, by its key. */
let positions: Record<string, number> = {}

export function rememberScroll(key: string): void {
  positions[key] = window.scrollY
}

/** The first history entry of a page opened by its URL has no key yet. */
export function addKeyToFirstEntry({ history }: Window): void {
  if (history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
}

/** Keeps positions across a reload and across a visit to another site. */
export function persistScroll(readView: () => View): void {
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

/** Scrolls to the last position, to the element named in the hash, or to the top. */
export function useScroll({ location, preservesScroll }: View): void {
  useLayoutEffect(() => {
    if (preservesScroll) return
    const { key, hash } = location
    const position = positions[key]
    const target = position === undefined && hash ? findTarget(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, position ?? 0)
  }, [location, preservesScroll])
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
