import {
  type ProductFactName,
  productFacts,
  productNumbers,
} from '@everyshelf/domain/product-facts'
import type { ShownText } from './shown-texts.ts'

/** Promises that no service can keep, and hedges where the server knows. Each with a reason. */
const FORBIDDEN: readonly (readonly [claim: RegExp, reason: string, where?: RegExp])[] = [
  [/\bforever\b/i, 'no service can promise forever'],
  [
    /(?<!(?:Sold|stores) in |^For |^)\bevery country\b(?! (?:that|where)\b)/i,
    'some countries have no store that sells the book',
  ],
  [/\bvisitor IDs?\b/i, 'a code counts the readers of a day'],
  [
    /nothing (?:\w+ ){0,2}that (?:would |could )?(?:identif|track|let|name)/i,
    'a code counts the readers of a day',
  ],
  [
    /\bnever tracks? (?:them|you|readers|anyone)|\bno tracking of readers/i,
    'a code counts the readers of a day',
  ],
  [/\bno repeats\b/i, 'only double clicks are excluded'],
  [/\b[Ww]e have (?:no|none|neither)\b/, 'say what there is'],
  [/^Not yet\b/, 'a feature is there or not', /^web\/content/],
  [
    /\bif (?:there (?:is|are) (?:one|any)|it has (?:one|any)|any\b(?! (?:of|error)))|\(if any\)|where it has them/i,
    'the server knows',
    /^(?:web|extension)\//,
  ],
]

/** How texts name what the product has. */
const NAMES: Readonly<Partial<Record<ProductFactName, RegExp>>> = {
  'author-pages': /author pages?|pen names?/,
  series: /series(?: pages?)?/,
  api: /API|webhooks?/,
  attribution: /attribution(?: tags?)?|Amazon Attribution/,
  earnings: /earnings/,
  channels: /links? for (?:ebooks|print|ads)|channels?/,
  'own-tags': /(?:your|their) own (?:affiliate )?tags?/,
  'reader-page': /reader pages?/,
  'back-matter': /back matter/,
  'qr-codes': /QR codes?/,
  'custom-link': /custom (?:short )?links?/,
  'country-rules': /country rules|rules by country/,
  history: /change history/,
  extension: /(?:browser )?extension/,
}

const ABOUT_US = /\bEveryshelf\b|\b[Ww]e\b|\b[Oo]urs?\b|\bus\b|\bhere\b/
const NOT = /\b(?:no|not|never|none|neither|without|lacks?|cannot)\b|n[’']t\b/

/** Without one of these, nothing is denied; saves most of the work. */
const NO = new RegExp(String.raw`${NOT.source}|\bNo\b`)

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(\d[\d,.]*\d|\d|${WORDS.join('|')})`
const after = (words: string) => new RegExp(String.raw`(?<!\$)\b${NUMBER}[- ]${words}`, 'gi')

/** Numbers beside the words that make them a claim. */
const NUMBERS: readonly (readonly [claim: RegExp, value: number])[] = [
  [after('(?:free |saved )+links'), productNumbers['free-links']],
  [after('Amazon (?:stores|marketplaces)'), productNumbers['amazon-stores']],
  [after('countries and territories'), productNumbers.countries],
  [after('day money-back'), productNumbers['money-back-days']],
  [after('author pages'), productNumbers['author-page-limit']],
  [after('months of detail'), productNumbers['hit-months']],
  [after('months of daily totals'), productNumbers['total-months']],
  [after('stores besides Amazon'), productNumbers['other-stores']],
  [after('other stores can carry'), productNumbers['affiliate-id-stores']],
  [
    new RegExp(`reader pages?[^.]* in ${NUMBER} languages`, 'gi'),
    productNumbers['reader-page-languages'],
  ],
  [
    new RegExp(`(?:popup|extension)[^.]* in ${NUMBER} languages`, 'gi'),
    productNumbers['extension-languages'],
  ],
  [
    /\$(\d+(?:\.\d+)?)(?:\/| a | per )month/g,
    Number.parseFloat(productNumbers['premium-price'].slice(1)),
  ],
]

/** What is wrong with a text; empty for a true one. */
export function findFalseClaims({ path, text }: ShownText): string[] {
  return [...findForbidden(path, text), ...findDenials(text), ...findWrongNumbers(text)]
}

function findForbidden(path: string, text: string): string[] {
  return FORBIDDEN.flatMap(([claim, reason, where = /^/]) =>
    claim.test(text) && where.test(path) ? [reason] : [],
  )
}

/** "We have no series pages", and "Does Everyshelf have author pages? No." */
const DENIALS = Object.entries(NAMES)
  .filter(([name]) => productFacts[name as ProductFactName].premium !== false)
  .map(([name, { source }]) => ({
    name,
    denied: new RegExp(
      String.raw`(?:${NOT.source}) (?:[\w’-]+ ){0,3}(?:${source})\b|\b(?:${source})\b[^?]*\? No\b`,
    ),
  }))

function findDenials(text: string): string[] {
  if (!ABOUT_US.test(text) || !NO.test(text)) return []
  return DENIALS.flatMap(({ name, denied }) => (denied.test(text) ? [`there is: ${name}`] : []))
}

function findWrongNumbers(text: string): string[] {
  return NUMBERS.flatMap(([claim, value]) =>
    [...text.matchAll(claim)].flatMap(([said, digits = '']) =>
      toNumber(digits) === value ? [] : [`"${said}", but it is ${value}`],
    ),
  )
}

function toNumber(digits: string): number {
  const word = WORDS.indexOf(digits.toLowerCase())
  return word >= 0 ? word : Number(digits.replaceAll(',', ''))
}
