import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { findSavedLink, type SavedLink } from '../storage/saved-links.ts'
import { updateTabIcon } from './update-tab-icon.ts'

vi.mock(import('../storage/saved-links.ts'), async (original) => ({
  ...(await original()),
  findSavedLink: vi.fn<typeof findSavedLink>(),
}))

describe('markTab', () => {
  const setBadgeText = vi.fn<(details: object) => Promise<void>>()
  const setTitle = vi.fn<(details: object) => Promise<void>>()

  beforeEach(() => {
    fakeBrowser.reset()
    setBadgeText.mockReset().mockResolvedValue()
    setTitle.mockReset().mockResolvedValue()
    const setBadgeBackgroundColor = vi.fn<() => Promise<void>>().mockResolvedValue()
    const setIcon = vi.fn<() => Promise<void>>().mockResolvedValue()
    const others = { setBadgeBackgroundColor, setIcon }
    Object.assign(fakeBrowser.action, { setBadgeText, setTitle, ...others })
    vi.mocked(findSavedLink).mockImplementation(async (book) =>
      book.kind === 'isbn' && book.isbn13 === '9780141439518' ? ({} as SavedLink) : undefined,
    )
  })

  test('marks the page of a saved book', async () => {
    await updateTabIcon(7, 'https://www.amazon.de/dp/0141439513?tag=x-21')
    expect(setBadgeText).toHaveBeenCalledWith({ tabId: 7, text: '✓' })
    expect(setTitle).toHaveBeenCalledWith({
      tabId: 7,
      title: 'Everyshelf: this book is already saved',
    })
  })

  test.each([
    ['another book', 'https://www.amazon.de/dp/0141439580'],
    ['a page that names no book', 'https://www.thalia.de/shop/home/artikeldetails/A1'],
    ['a search', 'https://www.amazon.de/s?k=kafka'],
  ])('takes the mark away on %s', async (_what, url) => {
    await updateTabIcon(7, url)
    expect(setBadgeText).toHaveBeenCalledWith({ tabId: 7, text: null })
  })
})
