import { describe, expect, test } from 'vitest'
import { listUrlParts, parseWebUrl } from './index.ts'

function namesByKind(text: string) {
  const url = parseWebUrl(text)
  if (!url) throw new Error(`Not a URL: ${text}`)
  return listUrlParts(url).map(({ name, kind }) => `${kind} ${name}`)
}

describe('listUrlParts', () => {
  test.each([
    ['Amazon', 'linkCode=ll1&tag=ada-20&linkId=4f2c&ascsubtag=dune', 4],
    ['Apple', 'at=1000l3&ct=dune', 2],
    ['Awin', 'awc=3787_1764_5c2f', 1],
    ['impact.com', 'irclickid=wX1&irgwc=1&afsrc=1', 3],
    ['Partnerize', 'clickref=1011lxy', 1],
    ['Rakuten', 'ranMID=37217&ranEAID=abc&ranSiteID=abc-x1', 3],
  ])('shows what %s adds to a store’s address as affiliate parts', (_program, query, count) => {
    const kinds = namesByKind(`https://www.kobo.com/us/en/ebook/dune?${query}`)
    expect(kinds.filter((part) => part.startsWith('affiliate '))).toHaveLength(count)
  })

  test('tells Amazon Attribution, which pays no one, from an affiliate tag', () => {
    const ad = 'maas=maas_adg_1&ref_=aa_maas&tag=maas&aa_campaignid=spring'
    expect(namesByKind(`https://www.amazon.com/dp/0441172717?${ad}`)).toEqual([
      'attribution maas',
      'attribution ref_',
      'attribution tag',
      'attribution aa_campaignid',
    ])
    expect(namesByKind('https://www.amazon.com/dp/0441172717?tag=ada-20&maas=1')).toEqual([
      'affiliate tag',
      'attribution maas',
    ])
  })
})
