import { useSyncExternalStore } from 'react'

const KEY = 'everyshelf-first-steps'

export const firstSteps = ['made', 'saved', 'copied', 'extension', 'dismissed'] as const
export type FirstStep = (typeof firstSteps)[number]

const listeners = new Set<() => void>()
let fallback = ''

/** What somebody has done in this browser, as a list of words. */
function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return fallback
  }
}

/** Ticks a step off the list of first steps; done twice, it stays done. */
export function markStep(step: FirstStep): void {
  const steps = new Set(read().split(' ').filter(Boolean))
  if (steps.has(step)) return
  fallback = [...steps, step].join(' ')
  try {
    localStorage.setItem(KEY, fallback)
  } catch {
    // Kept for this page at least.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSteps(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, read, () => '')
  return new Set(text.split(' '))
}
