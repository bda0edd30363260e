// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { requestCopy, takePendingCopy } from '../../storage/pending-copy.ts'
import { useAutoCopy } from './use-auto-copy.ts'

const LINK = 'https://everyshelf.example/go/h7kq2mw'

const place = vi.hoisted(() => ({ isPanel: false }))
vi.mock('../close-popup.ts', () => ({
  get isPanel() {
    return place.isPanel
  },
}))

let copied: string[]
const copy = (link: string) => async () => {
  copied.push(link)
  return true
}
const copyLink = copy(LINK)

beforeEach(() => {
  fakeBrowser.reset()
  copied = []
  place.isPanel = false
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the popup answers the copy shortcut once', async () => {
  await requestCopy()
  const popup = renderHook(() => useAutoCopy(copyLink, false))
  await waitFor(() => expect(copied).toEqual([LINK]))
  popup.unmount()
  renderHook(() => useAutoCopy(copyLink, false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(copied).toEqual([LINK])
})

test('the popup answers a shortcut that is stored after its link is shown', async () => {
  renderHook(() => useAutoCopy(copyLink, false))
  await requestCopy()
  await waitFor(() => expect(copied).toEqual([LINK]))
  expect(await takePendingCopy()).toBe(false)
})

test('an open panel leaves the shortcut to the popup', async () => {
  place.isPanel = true
  await requestCopy()
  renderHook(() => useAutoCopy(copyLink, false))
  place.isPanel = false
  renderHook(() => useAutoCopy(copyLink, false))
  await waitFor(() => expect(copied).toEqual([LINK]))
})

test('nothing is copied unless the options say so', async () => {
  renderHook(() => useAutoCopy(copyLink, false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(copied).toEqual([])
})

test('copies each link automatically when the options say so, in a panel only while it has the focus', async () => {
  renderHook(() => useAutoCopy(copyLink, true))
  await waitFor(() => expect(copied).toEqual([LINK]))
  place.isPanel = true
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  renderHook(() => useAutoCopy(copy('https://everyshelf.example/go/followed'), true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(copied).toEqual([LINK])
})
