import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AttributionTag, addAttributionTag, parseAttributionTag } from './index.ts'

const WHOLE =
  'maas=maas_adg_api_8675309_static_9_115&ref_=aa_maas&tag=maas&aa_campaignid=fb_spring&aa_adgroupid=a1&aa_creativeid=c.2'

test.each([
  [`https://www.amazon.com/dp/0143127748?${WHOLE}`, WHOLE],
  [`  ?${WHOLE}#details `, WHOLE],
  [WHOLE, WHOLE],
  [
    'https://www.amazon.de/dp/B00B7NPRY8?th=1&ref_=aa_maas&maas=maas_1&psc=1',
    'maas=maas_1&ref_=aa_maas',
  ],
  // The affiliate tag of the pasted URL stays out.
  ['https://www.amazon.com/dp/0143127748?tag=ada-20&maas=maas_1', 'maas=maas_1'],
])('reads %s', (text, tag) => {
  expect(parseAttributionTag(text)).toBe(tag)
})

test('S2 leaves out an affiliate tag that begins like Amazon’s own', () => {
  expect(parseAttributionTag('?maas=maas_1&tag=maasbooks-20')).toBe('maas=maas_1')
  expect(parseAttributionTag('?maas=maas_1&tag=maas_20')).toBe('maas=maas_1&tag=maas_20')
})

test.each([
  '',
  'https://www.amazon.com/dp/0143127748',
  'https://www.amazon.com/dp/0143127748?tag=maas',
  '?maas=',
  '?maas=a b',
  '?maas=a&maas=b',
  '?maas=a%26tag%3Dada-20',
  `?maas=${'x'.repeat(201)}`,
])('rejects %j', (text) => {
  expect(parseAttributionTag(text)).toBeUndefined()
})

test('adds the tag to a page and to a search', () => {
  const tag = parseAttributionTag('maas=maas_1') as AttributionTag
  expect(addAttributionTag('https://www.amazon.com/dp/0143127748', tag)).toBe(
    'https://www.amazon.com/dp/0143127748?maas=maas_1',
  )
  expect(addAttributionTag('https://www.amazon.com/s?k=9798776159572&i=stripbooks', tag)).toBe(
    'https://www.amazon.com/s?k=9798776159572&i=stripbooks&maas=maas_1',
  )
})

test('whatever is pasted, the result is read again as itself and has no affiliate tag', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (value, rest) => {
      const tag = parseAttributionTag(`https://www.amazon.com/dp/x?maas=${value}&${rest}`)
      if (tag === undefined) return
      expect(parseAttributionTag(tag)).toBe(tag)
      expect(tag).not.toMatch(/(?:^|&)tag=(?!maas(?:_|&|$))/)
    }),
  )
})
