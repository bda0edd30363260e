import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@everyshelf/domain/limits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

describe('ToastStore', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const hello = { title: 'Hello', text: '', tone: 'notice' } as const

  test('shows one toast at a time, the newest', () => {
    const store = new ToastStore()
    store.show({ ...hello, title: 'First' })
    store.show({ ...hello, title: 'Second' })
    expect(TOAST_LIMIT).toBe(1)
    expect(store.list()).toMatchObject([{ title: 'Second' }])
  })

  test('closes a dismissed toast at once and removes it after 1000000 ms', () => {
    const store = new ToastStore()
    const id = store.show(hello)
    store.dismiss(id)
    expect(store.list()).toMatchObject([{ open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  })

  test('keeps no timer for a toast that a newer one has replaced', () => {
    const store = new ToastStore()
    store.dismiss(store.show(hello))
    expect(vi.getTimerCount()).toBe(1)
    store.show(hello)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('tells those who listen, until they stop', () => {
    const store = new ToastStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.show(hello)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
