import type { PublicId } from '@everyshelf/domain/links'
import { toJsonText } from '../../src/db/columns.ts'
import type { Queries } from '../../src/db/transact.ts'
import type { Hit } from '../../src/features/clicks/hit.ts'

const BOOKS = 1000
const OTHER_OWNERS = 2000
const BOOKS_OF_OTHERS = 20
const SHARE_OF_OWNER = 0.3

const countries =
  'US GB DE FR CA IN AU ES IT NL MX BR JP IE SE PL AT CH BE NZ ZA SG DK NO FI PT TR GR CZ HU RO AR CL CO AE SA EG KE NG PH MY TH ID KR TW HK IL UA BG HR'.split(
    ' ',
  )
const marketplaces: Readonly<Record<string, string>> = {
  ...{ GB: 'uk', DE: 'de', FR: 'fr', CA: 'ca', IN: 'in', AU: 'au', ES: 'es', IT: 'it', NL: 'nl' },
  ...{ MX: 'mx', BR: 'br', JP: 'jp', SE: 'se', PL: 'pl', AT: 'de', CH: 'de', BE: 'fr', IE: 'uk' },
}
const devices = ['Mobile', 'Mobile', 'Mobile', 'Desktop', 'Desktop', 'Tablet']
const browsers = ['Chrome', 'Chrome', 'Chrome', 'Safari', 'Safari', 'Firefox', 'Edge']

/** @example isbnOf(7) // '9780143100072' */
export function isbnOf(book: number): string {
  const digits = `97801431${String(book).padStart(4, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Creates hits with a realistic skew: few countries, books and owners have most of them. */
export async function createClickMaker(db: Queries, owner: string) {
  const random = createRandom()
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? ''
  const pickCountry = createSkewed(random, countries.length, 1.2)
  const pickBook = createSkewed(random, BOOKS, 1)
  const pickOther = createSkewed(random, OTHER_OWNERS, 0.8)
  const pickBookOfOther = createSkewed(random, BOOKS_OF_OTHERS, 1)
  const pickReferrer = createSkewed(random, 60, 1.2)
  const isbns = Array.from({ length: BOOKS }, (_, book) => isbnOf(book))
  const others = await addOwners(db)

  const pickCountryAndStore = () => {
    const country = random() < 0.02 ? null : (countries[pickCountry()] ?? null)
    if (random() < 0.15) return { country, retailer: 'kobo', marketplace: null }
    return { country, retailer: 'amazon', marketplace: marketplaces[country ?? 'US'] ?? 'us' }
  }
  const pickLink = () => {
    if (random() < SHARE_OF_OWNER) return { ownerId: owner, identifier: isbns[pickBook()] ?? '' }
    const other = pickOther()
    const book = (other * 37 + pickBookOfOther()) % BOOKS
    return { ownerId: others[other] ?? owner, identifier: isbns[book] ?? '' }
  }

  return (hasReader: boolean): Omit<Hit, 'id'> => {
    const referrer = pickReferrer()
    const link = pickLink()
    const place = pickCountryAndStore()
    const agent = { device: pick(devices), browser: pick(browsers) }
    return {
      ...link,
      ...place,
      ...agent,
      referrerHost: referrer === 0 ? null : `site${referrer}.example`,
      language: 'en',
      channel: null,
      campaign: null,
      excludedBecause: random() < 0.08 ? 'crawler' : null,
      visitorHash: hasReader ? `reader${Math.floor(random() * 1e12)}` : null,
    } as Omit<Hit, 'id'>
  }
}

async function addOwners(db: Queries): Promise<string[]> {
  const owners = Array.from(
    { length: OTHER_OWNERS },
    (_, other) => `clickowner${String(other).padStart(22, '0')}`,
  )
  const rows = owners.map((userId, other) => ({
    userId,
    publicId: `other${String(other).padStart(11, '0')}` as PublicId,
    username: null,
    affiliateTags: toJsonText({}),
    premiumUntil: null,
    createdAt: '',
    updatedAt: '',
  }))
  await db
    .insertInto('user_profile')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return owners
}

/** A seeded random generator. */
function createRandom(): () => number {
  let state = 12_345
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}

/** Zipf-distributed numbers below a limit: the nth is as frequent as n to the power of -`skew`. */
function createSkewed(random: () => number, limit: number, skew: number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= limit; rank++) {
    sum += rank ** -skew
    sums.push(sum)
  }
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, limit - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
