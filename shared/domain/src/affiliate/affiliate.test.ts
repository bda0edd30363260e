import { describe, expect, test } from 'vitest'
import { marketplaces } from '../marketplaces/index.ts'
import {
  type AffiliateTag,
  AMAZON_ASSOCIATE_SENTENCE,
  bookChannels,
  chooseTag,
  chooseTagIn,
  earnsAtAmazon,
  findTagWarnings,
  getDisclosure,
  getDisclosureIn,
  hasUsualSuffix,
  type LinkChannel,
  parseAffiliateTag,
} from './index.ts'

const tag = (text: string): AffiliateTag => {
  const parsed = parseAffiliateTag(text)
  if (!parsed) throw new Error(`not a tag: ${text}`)
  return parsed
}

describe('parseAffiliateTag', () => {
  test.each(['mybooks-20', 'a', '9', 'OLD-associate-id', 'x'.repeat(64)])('accepts %j', (text) => {
    expect(parseAffiliateTag(` ${text} `)).toBe(text)
  })

  test.each(['', '   ', 'my books-20', 'tag&x=1', 'tag_20', 'täg-20', 'x'.repeat(65), 'a\r\nb'])(
    'rejects %j',
    (text) => {
      expect(parseAffiliateTag(text)).toBeUndefined()
    },
  )
})

test('hasUsualSuffix recognizes an unusual suffix, and parseAffiliateTag accepts it', () => {
  expect(hasUsualSuffix(tag('mybooks-20'), 'us')).toBe(true)
  expect(hasUsualSuffix(tag('mybooks-20'), 'de')).toBe(false)
})

describe('chooseTag', () => {
  const defaults = { us: tag('service-20'), de: tag('service-21') }
  const ada = { isPremium: true, tags: { de: tag('ada-21'), jp: tag('ada-22') } }

  test("uses a Premium owner's own tag first", () => {
    expect(chooseTag('de', ada, defaults)).toEqual({ tag: 'ada-21', owner: 'owner' })
    expect(chooseTag('jp', ada, defaults)).toEqual({ tag: 'ada-22', owner: 'owner' })
  })

  test('uses the default tag of a marketplace for which the owner has none', () => {
    expect(chooseTag('us', ada, defaults)).toEqual({ tag: 'service-20', owner: 'service' })
  })

  test("ignores a free owner's tags", () => {
    const free = { ...ada, isPremium: false }
    expect(chooseTag('de', free, defaults)).toEqual({ tag: 'service-21', owner: 'service' })
    expect(chooseTag('jp', free, defaults)).toEqual({ tag: null, owner: 'none' })
  })

  test('falls back to the default tag of us only for au, where it may not earn', () => {
    expect(chooseTag('au', null, defaults)).toEqual({ tag: 'service-20', owner: 'service-us' })
    expect(chooseTag('ca', null, defaults)).toEqual({ tag: null, owner: 'none' })
  })

  test('prefers the default tag of au to that of us', () => {
    const withAu = { ...defaults, au: tag('service-au-22') }
    expect(chooseTag('au', null, withAu)).toEqual({ tag: 'service-au-22', owner: 'service' })
  })

  test.each(bookChannels)('uses no tag in the channel %s', (channel) => {
    const none = { tag: null, owner: 'none' }
    expect(chooseTagIn(channel, 'de', ada, defaults)).toEqual(none)
    expect(chooseTagIn(channel, 'us', null, defaults)).toEqual(none)
    expect(chooseTagIn(channel, 'au', null, defaults)).toEqual(none)
  })

  test('uses no tag in a channel that a newer version stored', () => {
    const channel = 'radio' as LinkChannel
    expect(chooseTagIn(channel, 'de', ada, defaults)).toEqual({ tag: null, owner: 'none' })
  })

  test.each(marketplaces)(
    'uses the same tag for the web in $code, where every program allows it',
    ({ code }) => {
      for (const holder of [ada, null]) {
        expect(chooseTagIn('web', code, holder, defaults)).toEqual(
          chooseTag(code, holder, defaults),
        )
      }
    },
  )

  test('uses no tag if none is configured', () => {
    expect(chooseTag('us', null, {})).toEqual({ tag: null, owner: 'none' })
  })
})

test("A1 the statement is the program's own sentence", () => {
  expect(AMAZON_ASSOCIATE_SENTENCE).toBe('As an Amazon Associate I earn from qualifying purchases.')
})

test.each([
  [[], false],
  [['none', 'none'], false],
  [['none', 'owner'], true],
  [['service'], true],
  [['service-us', 'none'], true],
] as const)('A1 the statement stands beside links with the tags of %j: %s', (owners, stands) => {
  expect(earnsAtAmazon(owners)).toBe(stands)
})

describe('getDisclosure', () => {
  test.each([
    ['us', 'en', AMAZON_ASSOCIATE_SENTENCE],
    ['de', 'de', 'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.'],
    [
      'mx',
      'es',
      'En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.',
    ],
    ['jp', 'ja', 'Amazonのアソシエイトとして、私は適格販売により収入を得ています。'],
    ['nl', 'nl', 'Als Amazon-partner verdien ik aan in aanmerking komende aankopen.'],
    // We do not know the program's own sentence in Polish and Swedish.
    ['pl', 'en', AMAZON_ASSOCIATE_SENTENCE],
    ['se', 'en', AMAZON_ASSOCIATE_SENTENCE],
  ] as const)('returns the statement for %s in %s', (code, language, statement) => {
    expect(getDisclosure(code)).toMatchObject({ language, statement })
  })
})

describe('getDisclosureIn', () => {
  test.each([
    ['pl', '(link płatny)'],
    ['sv', '(annonslänk)'],
    ['hi', '(पेड लिंक)'],
    ['zh', '（推广链接）'],
  ])('has a note in %s beside the English statement', (noteLanguage, linkNote) => {
    const statement = { language: 'en', statement: AMAZON_ASSOCIATE_SENTENCE }
    expect(getDisclosureIn(noteLanguage)).toEqual({ ...statement, linkNote, noteLanguage })
  })

  test('is English in other languages', () => {
    expect(getDisclosureIn('tr')).toMatchObject({ language: 'en', linkNote: '(paid link)' })
  })
})

describe('findTagWarnings', () => {
  test('returns no warning for a usual tag', () => {
    expect(findTagWarnings('de', tag('ada-21'), { de: tag('ada-21'), us: tag('ada-20') })).toEqual(
      [],
    )
  })

  test('warns about an unusual suffix, a tag of another marketplace and a name of Amazon', () => {
    const tags = { de: tag('kindle-ada-20'), us: tag('kindle-ada-20'), uk: tag('ada-21') }
    expect(findTagWarnings('de', tag('kindle-ada-20'), tags)).toEqual([
      { kind: 'odd-suffix' },
      { kind: 'shared', marketplaces: ['us'] },
      { kind: 'amazon-name' },
    ])
  })
})
