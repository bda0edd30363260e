import { locateReader } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { readTags } from '../../testing/redirect-app.ts'
import { findPlace } from './find-place.ts'
import { createLinkOpener } from './link-opener.ts'
import { parseLinkUrl } from './parse-link-url.ts'

const tags = readTags({ us: 'shelf-20' })
const reader = locateReader({ query: 'US', edge: undefined, ip: undefined }, [])

async function open(url: string): Promise<string> {
  const errors: unknown[] = []
  const openLink = createLinkOpener({
    links: { findOwner: () => null, findLink: () => Promise.reject(new Error('no database')) },
    onError: (error) => errors.push(error),
  })
  const linkRequest = parseLinkUrl(url)
  if (linkRequest.kind === 'invalid') throw new TypeError('not a link')
  const opened = await openLink(linkRequest, 0)
  if (typeof opened === 'string') throw new TypeError(opened)
  const place = findPlace(linkRequest, opened, reader, { links: tags, pages: tags })
  if (place === null || typeof place === 'string') throw new TypeError('not a store')
  return place.url
}

test('a button without a link carries the service’s tag', async () => {
  expect(await open('/out/amazon-us/9780143127741')).toBe(
    'https://www.amazon.com/dp/0143127748?tag=shelf-20',
  )
})

test('a button whose link cannot be loaded carries no tag, since the link may be in an ebook', async () => {
  expect(await open('/out/amazon-us/9780143127741?link=h7kq2mw')).toBe(
    'https://www.amazon.com/dp/0143127748',
  )
})
