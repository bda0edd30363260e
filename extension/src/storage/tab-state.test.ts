import { beforeEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readTabState, writeTabState } from './tab-state.ts'

const recall = (tabId: number | null, url: string) => readTabState(Promise.resolve({ tabId, url }))

const emma = { pageUrl: 'https://www.amazon.de/dp/0141439580', key: '9780141439587', draft: '' }

describe('the memory of a tab', () => {
  beforeEach(() => fakeBrowser.reset())

  test('comes back on the same page of the same tab', async () => {
    await writeTabState(7, emma)
    expect(await recall(7, emma.pageUrl)).toEqual(emma)
  })

  test('is not that of another tab or another page', async () => {
    await writeTabState(7, emma)
    expect(await recall(8, emma.pageUrl)).toBeUndefined()
    expect(await recall(7, 'https://www.amazon.de/dp/0141439475')).toBeUndefined()
    expect(await recall(null, emma.pageUrl)).toBeUndefined()
  })

  test('reaches back to the last 30 tabs', async () => {
    for (let tabId = 1; tabId <= 31; tabId++) await writeTabState(tabId, emma)
    expect(await recall(1, emma.pageUrl)).toBeUndefined()
    expect(await recall(2, emma.pageUrl)).toEqual(emma)
  })
})
