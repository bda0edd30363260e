import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Browser } from 'wxt/browser'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { takePendingSelection } from '../storage/pending-selection.ts'
import { openFromMenu } from './context-menu.ts'

const tab = { id: 7 } as Browser.tabs.Tab

function click(info: Partial<Browser.contextMenus.OnClickData>) {
  return info as Browser.contextMenus.OnClickData
}

describe('openFromMenu', () => {
  const openPopup = vi.fn<() => Promise<void>>()
  const setBadgeText = vi.fn<(details: object) => Promise<void>>()

  beforeEach(() => {
    fakeBrowser.reset()
    openPopup.mockReset().mockResolvedValue()
    setBadgeText.mockReset().mockResolvedValue()
    Object.assign(fakeBrowser.action, { openPopup, setBadgeText })
  })

  test.each([
    [
      'a link',
      { linkUrl: 'https://amzn.to/47XQoin', selectionText: 'Emma' },
      'https://amzn.to/47XQoin',
    ],
    ['a selection', { selectionText: ' 978-0-14-143958-7 ' }, '978-0-14-143958-7'],
  ])('hands %s to the popup', async (_what, info, text) => {
    await openFromMenu(click(info), tab)
    expect(openPopup).toHaveBeenCalledOnce()
    expect(await takePendingSelection(7)).toBe(text)
    expect(await takePendingSelection(7)).toBeNull()
  })

  test('leaves the page itself to the popup', async () => {
    await openFromMenu(click({ pageUrl: 'https://www.amazon.de/dp/0141439580' }), tab)
    expect(openPopup).toHaveBeenCalledOnce()
    expect(await takePendingSelection(7)).toBeNull()
  })

  test('opens the popup before anything that takes time, as Firefox demands', () => {
    void openFromMenu(click({ selectionText: 'Emma' }), tab)
    expect(openPopup).toHaveBeenCalledOnce()
  })

  test('marks the button where the popup cannot be opened', async () => {
    openPopup.mockRejectedValue(new Error('no window'))
    await openFromMenu(click({ selectionText: '9780141439587' }), tab)
    expect(setBadgeText).toHaveBeenCalledWith({ text: '1', tabId: 7 })
    expect(await takePendingSelection(7)).toBe('9780141439587')
  })
})
