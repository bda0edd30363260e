import type { BackMatter, KitOmission, KitSectionKind } from '@everyshelf/domain/back-matter'

/** What the links of a file do, in one sentence. */
export function describeFile({ file }: BackMatter): string {
  switch (file.kind) {
    case 'kindle':
      return 'All links open Amazon, without a tag. Amazon does not tell us about these clicks.'
    case 'retailer':
      return `Book links open ${file.name} in the reader’s country. We count these clicks.`
    case 'distributor':
      return 'Book links open a page with all stores. The file itself names no store.'
    case 'print':
      return 'Each link is a QR code and a short address to type.'
  }
}

/** Why the store gets no more than that. */
export function describeRule({ file }: BackMatter): string {
  switch (file.kind) {
    case 'kindle':
      return 'Amazon forbids links to other ebook stores, and to forms that ask readers for data.'
    case 'retailer':
      return 'Apple and Kobo have rejected files that name or link to other stores.'
    case 'distributor':
      return 'One file goes to many stores, and some reject files that name another store.'
    case 'print':
      return 'Amazon’s affiliate program does not allow tagged links on paper.'
  }
}

const amazonOnly: Readonly<Record<KitSectionKind, string>> = {
  next: 'Not included: the next book. Choose it above once Amazon sells it.',
  books: 'Not included: your other books, because their page lists other stores.',
  author: 'Not included: your author page, because it lists other stores.',
  newsletter: 'Not included: your newsletter, because its sign-up form asks readers for data.',
}

/** @example describeOmission({ kind: 'books', because: 'not-sold-there', titles: ['Emma'] }, 'Kobo') // 'Not included: Emma. We found no page at Kobo.' */
export function describeOmission({ kind, because, titles }: KitOmission, store: string): string {
  if (because === 'amazon-only') return amazonOnly[kind]
  return `Not included: ${new Intl.ListFormat('en-US').format(titles)}. We found no page at ${store}.`
}

/** The titles whose pages the author should open once. */
export function listGuessed({ sections }: BackMatter): string[] {
  const links = sections.flatMap((section) => section.links)
  return [...new Set(links.flatMap(({ isGuessed, text }) => (isGuessed ? [text] : [])))]
}
