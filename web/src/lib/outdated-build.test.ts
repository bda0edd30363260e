import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceWhenOutdated } from './outdated-build.ts'

let reload: ReturnType<typeof vi.fn>
let page: Window
let isOnline: boolean

beforeEach(() => {
  sessionStorage.clear()
  isOnline = true
  reload = vi.fn()
  const target = new EventTarget()
  page = Object.assign(target, {
    sessionStorage,
    location: { reload },
    navigator: {
      get onLine() {
        return isOnline
      },
    },
  }) as never
  reloadOnceWhenOutdated(page)
})

function failToLoad(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  page.dispatchEvent(event)
  return event
}

test('R47 a piece of an older version reloads the page, once', () => {
  expect(failToLoad().defaultPrevented).toBe(true)
  expect(failToLoad().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('R47 offline nothing is reloaded', () => {
  isOnline = false
  expect(failToLoad().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
