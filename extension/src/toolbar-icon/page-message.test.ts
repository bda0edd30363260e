import { describe, expect, test } from 'vitest'
import type { Browser } from 'wxt/browser'
import { PAGE_SHOWN_MESSAGE, type PageSender, readPageMessage } from './page-message.ts'

const url = 'https://www.thalia.de/shop/home/artikeldetails/A1'
const tab = { id: 7, url } as Browser.tabs.Tab
const own: PageSender = { id: 'ours', tab, frameId: 0, url }

describe('readShownPage', () => {
  test('takes the page from what the browser says of the sender', () => {
    expect(readPageMessage(PAGE_SHOWN_MESSAGE, own, 'ours')).toEqual({ tabId: 7, url })
  })

  test.each<[string, unknown, PageSender]>([
    ['another extension', PAGE_SHOWN_MESSAGE, { ...own, id: 'theirs' }],
    ['a frame within the page', PAGE_SHOWN_MESSAGE, { ...own, frameId: 3 }],
    ['no tab', PAGE_SHOWN_MESSAGE, { id: 'ours', frameId: 0, url }],
    [
      'an unencrypted page',
      PAGE_SHOWN_MESSAGE,
      { ...own, tab: { ...tab, url: 'http://x.example/' } },
    ],
    ['another message', { type: PAGE_SHOWN_MESSAGE }, own],
    ['a message with an address', { url: 'https://evil.example' }, own],
  ])('S56 does not listen to %s', (_what, message, sender) => {
    expect(readPageMessage(message, sender, 'ours')).toBeUndefined()
  })
})
