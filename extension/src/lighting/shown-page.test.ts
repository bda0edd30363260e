import { describe, expect, test } from 'vitest'
import type { Browser } from 'wxt/browser'
import { type PageSender, readShownPage, SHOP_PAGE_SHOWN } from './shown-page.ts'

const url = 'https://www.thalia.de/shop/home/artikeldetails/A1'
const tab = { id: 7, url } as Browser.tabs.Tab
const own: PageSender = { id: 'ours', tab, frameId: 0, url }

describe('readShownPage', () => {
  test('takes the page from what the browser says of the sender', () => {
    expect(readShownPage(SHOP_PAGE_SHOWN, own, 'ours')).toEqual({ tabId: 7, url })
  })

  test.each<[string, unknown, PageSender]>([
    ['another extension', SHOP_PAGE_SHOWN, { ...own, id: 'theirs' }],
    ['a frame within the page', SHOP_PAGE_SHOWN, { ...own, frameId: 3 }],
    ['no tab', SHOP_PAGE_SHOWN, { id: 'ours', frameId: 0, url }],
    ['an unencrypted page', SHOP_PAGE_SHOWN, { ...own, tab: { ...tab, url: 'http://x.example/' } }],
    ['another message', { type: SHOP_PAGE_SHOWN }, own],
    ['a message with an address', { url: 'https://evil.example' }, own],
  ])('S56 does not listen to %s', (_what, message, sender) => {
    expect(readShownPage(message, sender, 'ours')).toBeUndefined()
  })
})
