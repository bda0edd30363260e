// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import { listOwnItems } from './own-items.ts'

function isbnsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const items = listOwnItems(readPageFacts(page, 'https://shop.example/p/1'))
  return items.flatMap(({ isbns }) => isbns)
}

describe('listOwnItems', () => {
  test('leaves out what has the name of the item that holds the heading', () => {
    const mug =
      '<div itemscope itemtype="https://schema.org/Product"><h1>The Ninth Lantern</h1></div>'
    const novel =
      '<div itemscope itemtype="https://schema.org/Book"><b itemprop="name">The Ninth Lantern</b><meta itemprop="isbn" content="9780575082144"></div>'
    expect(isbnsOf(mug + novel)).toEqual([])
  })

  test.each([
    ['The Ninth Lantern: A Novel', 1],
    ['The Ninth Lantern – Roman', 1],
    ['The Ninth Lantern: A Novel Companion', 0],
    ['The Ninth Lantern: The Graphic Novel', 0],
  ])('finds the item under the heading %s: %d', (heading, count) => {
    const novel = { '@type': 'Book', name: 'The Ninth Lantern', isbn: '9780575082144' }
    const data = `<script type="application/ld+json">${JSON.stringify(novel)}</script>`
    expect(isbnsOf(`${data}<h1>${heading}</h1>`)).toHaveLength(count)
  })
})
