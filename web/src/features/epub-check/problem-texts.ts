import {
  type BookLink,
  type EbookStore,
  ebookStoreName,
  type LinkCorrection,
  type LinkProblem,
} from '@everyshelf/domain/back-matter'
import { retailerName } from '@everyshelf/domain/retailers'
import type { LinkPlace } from './book/found-link.ts'

/** Names the problem of a link. */
export function titleProblem({ code }: LinkProblem, link: BookLink): string {
  switch (code) {
    case 'affiliate-tag':
      return link.tag === null
        ? `Affiliate link: ${link.program}`
        : `Affiliate tag: ${link.program}, ${link.tag}`
    case 'hidden-tag':
      return 'Amazon short link, probably with an affiliate tag'
    case 'other-store':
      return `Link to ${retailerName(link.retailer ?? '')}`
    case 'web-form':
      return 'Link to a form'
    case 'dead-link':
      return 'Dead Everyshelf link'
    case 'removed-link':
      return 'Removed Everyshelf link'
    case 'other-channel':
      return 'Global Link from another channel, not for use inside a book'
    case 'isbn-link':
      return 'Global Link that can carry a tag'
    case 'local-file':
      return 'Link to a file on a computer'
    case 'hidden-target':
      return 'Short link that hides its target'
    case 'unreadable':
      return 'Not a web address'
  }
}

/** Says why it is a problem for the store. */
export function explainProblem(
  { code, severity, source }: LinkProblem,
  store: EbookStore,
  place: LinkPlace,
): string {
  if (place !== 'text') return placeNotes[place]
  switch (code) {
    case 'affiliate-tag':
      return source === 'associates'
        ? 'Amazon doesn’t allow its affiliate tags in ebooks.'
        : 'We know of no affiliate program that allows its tags in ebooks.'
    case 'hidden-tag':
      return 'Amazon’s tool for affiliates makes these links. Amazon doesn’t allow its tags in ebooks.'
    case 'other-store':
      return store === 'kindle' && severity === 'risk'
        ? 'KDP only forbids links to other ebook stores, but BookBub recommends linking to one store per file.'
        : otherStoreTexts[store]
    case 'web-form':
      return 'KDP doesn’t allow links to forms that ask readers for data, such as an email address.'
    case 'dead-link':
      return 'Readers see an error page. The link has a typo, or it was disabled.'
    case 'removed-link':
      return 'Its owner removed it. Readers see the book’s reader page, without affiliate tags.'
    case 'other-channel':
      return 'Use the ebook link instead. It never carries a tag. Find it in Share, under “Ebook”.'
    case 'isbn-link':
      return 'Save this book and use its ebook link, which never carries a tag.'
    case 'local-file':
      return 'Readers don’t have this file.'
    case 'hidden-target':
      return 'Open it and check that it doesn’t go to another store or carry an affiliate tag.'
    case 'unreadable':
      return 'Reading apps can’t open it. Check it for a typo.'
  }
}

const placeNotes: Readonly<Record<Exclude<LinkPlace, 'text'>, string>> = {
  contents:
    'This address is in the table of contents for older reading apps. Corrected copies keep it.',
  details:
    'This address is in the book’s metadata. Readers can’t open it. Corrected copies keep it.',
  resource: 'The book loads this from the internet. Corrected copies keep it.',
}

const otherStoreTexts: Readonly<Record<EbookStore, string>> = {
  kindle: 'KDP doesn’t allow links to other ebook stores.',
  apple: 'Authors report that Apple Books rejects files that mention other stores.',
  kobo: 'Authors report that Kobo rejects files that mention other stores.',
  google: 'We found no Google rule on this. BookBub recommends a separate file for each store.',
  nook: 'A book producer warns that Nook may reject files that mention other stores.',
  smashwords: 'Smashwords asked an author to remove links to all other stores.',
  all: 'Kindle, Apple Books, Kobo, and Smashwords refuse links to other stores.',
}

const severityLabels = { refused: 'Refused', risk: 'Risky', note: 'Check' } as const

export function labelSeverity(problem: LinkProblem): string {
  return isBroken(problem) ? 'Broken' : severityLabels[problem.severity]
}

function isBroken({ code, severity }: LinkProblem) {
  return severity !== 'note' && (code === 'dead-link' || code === 'local-file')
}

export function isSerious(problem: LinkProblem): boolean {
  return problem.severity === 'refused' || isBroken(problem)
}

export function describeCorrection(correction: LinkCorrection): string | null {
  switch (correction.kind) {
    case 'keep':
      return null
    case 'unlink':
      return 'The corrected copy keeps the text without the link.'
    case 'replace':
      return 'The corrected copy links to'
  }
}

/** Says where a link leads, for the list of all links. */
export function describeTarget(link: BookLink): string {
  switch (link.kind) {
    case 'inside':
      return 'This book'
    case 'contact':
      return 'Email or phone'
    case 'local-file':
      return 'A file on a computer'
    case 'saved-link':
    case 'isbn-link':
    case 'service-page':
      return 'Everyshelf'
    case 'store':
    case 'retailer-short-link':
      return retailerName(link.retailer ?? '')
    case 'shortener':
      return 'Short link'
    case 'affiliate-network':
      return link.program ?? 'Affiliate program'
    case 'web-form':
      return 'Form'
    case 'website':
      return link.host ?? 'Website'
    case 'unreadable':
      return 'Not a web address'
  }
}

export function summarizeStore(refused: number, risky: number): string {
  if (refused + risky === 0) return 'No problems'
  const parts = [refused > 0 && `${refused} refused`, risky > 0 && `${risky} risky`]
  return parts.filter(Boolean).join(', ')
}

/** @example titleStore('all') // 'all stores' */
export function titleStore(store: EbookStore): string {
  return store === 'all' ? 'all stores' : ebookStoreName(store)
}
