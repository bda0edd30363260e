import { countryCodes } from '@everyshelf/domain/countries'
import { marketplaceCodes } from '@everyshelf/domain/marketplaces'
import { retailers } from '@everyshelf/domain/retailers'
import { createNumbers } from '../load/requests.ts'
import { linkBooks } from './link-variants.ts'
import type { SentRequest } from './send.ts'
import type { LinkNames } from './set-up-links.ts'

/** A request for a link, and its description, which two builds share. */
export interface LinkRequest extends SentRequest {
  readonly form: string
  readonly name: string
}

const SEED = 20_261_120

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'curl/8.9.1',
  '',
]
const languages = [
  ...[
    'en-US,en;q=0.9',
    'de-DE,de;q=0.9,en;q=0.8',
    'fr-CH,fr;q=0.9,de;q=0.7',
    'ja',
    'pt-BR,pt;q=0.9',
  ],
  ...['zh-CN,zh;q=0.9', 'es-419,es;q=0.9', 'hi', 'en-GB', '*', 'x', ''],
]
const referrers = [
  '',
  'https://blog.example.org/a',
  'https://www.facebook.com/',
  'https://t.co/x',
  'nonsense',
]
/** How a browser says that no reader opened the link, or who did. */
const loads: readonly Readonly<Record<string, string>>[] = [
  ...Array.from({ length: 8 }, () => ({})),
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
]
const methods = [...Array.from({ length: 18 }, () => 'GET'), 'HEAD', 'POST']
const typedBooks = [
  ...[
    '0141439513',
    '978-0-14-143951-8',
    'B00B7NPRY8',
    '9780141439519',
    '978014143951',
    'isbn:9780141439518',
  ],
  ...[
    'https://www.amazon.com/dp/0141439513',
    '0-14-143951-3',
    '',
    '%',
    '9791220102087',
    '9780141439518.',
  ],
]
const formats = ['kindle', 'hardcover', 'audiobook', 'paperback', 'vinyl']
const campaigns = ['spring', 'Fr%C3%BChling%202026', '%00', 'a'.repeat(200)]

/** How often each form is drawn. Pages are rare, because they take a hundred times as long as a redirect. */
const weights: Readonly<Record<string, number>> = {
  ...{ saved: 6, 'saved, plain': 4, 'saved, typed': 4, book: 6, 'book, typed': 2, store: 4 },
  ...{ 'store in a book': 2, marketplace: 2, 'marketplace in a book': 2 },
  ...{ 'marketplace, no link': 2, unknown: 2, 'reader page': 1, 'other pages': 1 },
}

/** The same requests for every build, which differ only in what the build named itself. */
export function buildLinkRequests(count: number, names: LinkNames): LinkRequest[] {
  const number = createNumbers(SEED)
  const pick = <T>(list: readonly T[]): T => list[number(list.length)] as T
  const slugNames = Object.keys(names.links)
  const owners = Object.keys(names.publicIds)
  const country = () => pick([...countryCodes, 'XX', 'T1', 'de'])
  const book = () => (number(3) > 0 ? '{book}' : pick(linkBooks))

  function query(): string {
    const parts = [
      number(3) === 0 && `country=${country()}`,
      number(4) === 0 && `format=${pick(formats)}`,
      number(6) === 0 && `utm_campaign=${pick(campaigns)}`,
      number(12) === 0 && 'tag=stranger-20&aff=stranger',
    ]
    return parts.filter(Boolean).join('&')
  }

  /** Each form writes `{slug}`, `{book}`, and `{owner}` where those of a link belong. */
  const formsOf: Readonly<Record<string, () => string>> = {
    saved: () => `/go/{slug}?${query()}`,
    'saved, plain': () => '/go/{slug}',
    'saved, typed': () =>
      pick([
        ...[
          '/GO/{SLUG}',
          '//go/{slug}',
          '/go%2F{slug}',
          '/go/{slug}.',
          '/go/{slug}/',
          '/go/{slug}%22',
        ],
        ...[
          `/go/{slug}&${query()}`,
          `/go/{slug}%3F${query()}`,
          '/go/{slug})',
          '/Go/%7Bslug%7D',
          '/go//{slug}',
        ],
      ]),
    book: () => `/redirect?isbn=${book()}&userId={owner}&${query()}`,
    'book, typed': () =>
      pick([
        `/redirect?isbn=${pick(typedBooks)}&userId={owner}`,
        `/redirect/?ISBN=${book()}&USERID={owner}&${query()}`,
        `/redirect&isbn=${book()}&${query()}`,
        `/redirect%3Fisbn=${book()}`,
        `/redirect?isbn=${book()}&isbn=${book()}`,
        `/redirect?isbn=${book()}&userId={owner}x&${query()}`,
        `/redirect?${query()}`,
      ]),
    store: () => `/out/${pick(retailers).code}/${book()}?link={slug}&${query()}`,
    'store in a book': () =>
      `/out/${pick(retailers).code}/${book()}?link={slug}&in=book&${query()}`,
    marketplace: () => `/out/amazon-${pick(marketplaceCodes)}/${book()}?link={slug}&${query()}`,
    'marketplace in a book': () =>
      `/out/amazon-${pick(marketplaceCodes)}/${book()}?link={slug}&in=book&${query()}`,
    'marketplace, no link': () =>
      `/out/amazon-${pick([...marketplaceCodes, 'zz'])}/${pick(typedBooks)}`,
    unknown: () =>
      pick([
        '/go/nothing-here',
        '/go/%E0%A4%A',
        `/go/${'a'.repeat(5000)}`,
        '/out/nowhere/1',
        '/go/',
        '/redirect',
      ]),
    'reader page': () => `/book/${book()}/universal?link={slug}&${query()}`,
    'other pages': () =>
      pick([
        '/by/clara-weidmann',
        '/embed/{slug}',
        '/report?link={slug}',
        '/next/{slug}',
        '/series/none',
      ]),
  }
  const forms = Object.entries(weights).flatMap(([form, weight]) =>
    Array.from({ length: weight }, () => form),
  )

  return Array.from({ length: count }, (_, index) => {
    const form = pick(forms)
    const slug = pick(slugNames)
    const owner = pick(owners)
    const template = formsOf[form]?.() ?? '/'
    const method = pick(methods)
    const headers = pickHeaders(index)
    const own = names.links[slug] ?? { slug: '', book: '' }
    const path = template
      .replaceAll('{slug}', own.slug)
      .replaceAll('{SLUG}', own.slug.toUpperCase())
      .replaceAll('{book}', own.book)
      .replaceAll('{owner}', names.publicIds[owner] ?? '')
    const cookie = number(50) === 0 ? { cookie: names.cookies[owner] ?? '' } : {}
    const name = `${index} ${method} ${template} (${slug}, ${owner}) ${JSON.stringify(headers)}`
    return { form, name, path, method, headers: { ...headers, ...cookie } }
  })

  function pickHeaders(index: number): Record<string, string> {
    const values = {
      'user-agent': pick(userAgents),
      'accept-language': pick(languages),
      referer: pick(referrers),
      'cf-ipcountry': number(3) === 0 ? '' : country(),
      ...pick(loads),
    }
    const sent = Object.entries(values).filter(([, value]) => value !== '')
    // Each reader has an address, so that none reaches a limit.
    const address =
      number(5) === 0
        ? `2a02:${(index % 60_000).toString(16)}:${(index % 50_000).toString(16)}::1`
        : `${pick([3, 5, 24, 31, 46, 62, 80, 91, 103, 126, 151, 177, 186, 200, 212])}.${index >> 14}.${(index >> 6) % 256}.${index % 64}`
    return { ...Object.fromEntries(sent), 'x-forwarded-for': address }
  }
}
