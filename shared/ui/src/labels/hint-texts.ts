import { bookInputTexts } from '@everyshelf/domain/messages'

/** The hints about what a user typed or pasted, and why an action failed, in English. `{name}` stands for a value. */
export const hintTexts = {
  ...bookInputTexts,

  shortLinkInField: 'Shortened link from {host}. We’ll look up the book.',
  storePageInField: '{store} page, {code}.',
  unknownSiteInField: '{code} from {site}, a site we don’t recognize.',
  titlePageInField: '{site} page. Choose an edition of “{title}” below.',
  workPageInField: '{site} page. Choose an edition of this book below.',
  editionPageInField: '{site} page. We’ll look up the book.',
  codeInText: '{code}, found in your text.',
  booksInText: 'This text contains {count} books.',

  pasteOneBook: 'This text contains {count} books. Paste one at a time.',
  pageWithoutTitle: 'Its address does not identify the book. Type the title, or paste the ISBN.',
  pasteNumber: 'Paste the ISBN from the book’s back cover, or the address of its page.',
  wrongNumbers:
    'This text contains {count} ISBNs. In each, the last digit does not match the others.',
  useIsbn: 'Use ISBN {isbn}',
  letterInIsbn: 'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
  strayCharacter: 'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
  shortTitle: 'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
  wrongNumber: 'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',

  imitatesStore:
    'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
  unusualSite:
    'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
  looksLikeSearchPage: 'This looks like a {site} search page.',
  looksLikeAuthorPage: 'This looks like a {site} author page.',
  looksLikeShortLink: 'This looks like a {site} short link.',
  looksLikePartOfAddress: 'This looks like part of an address.',
  looksLikeEmail: 'This looks like an email address.',
  looksLikeIssn: 'This looks like the ISSN of a magazine.',
  looksLikeCatalogNumber: 'This looks like a library’s catalog number ({number}).',
  looksLikePhone: 'This looks like a phone number.',
  looksLikeDoi: 'This looks like the DOI of an article.',
  looksLikeOpenLibrary: 'This looks like an Open Library ID.',

  textAndCause: '{text}. {cause}',
  retryIn: 'You can try again in {wait}.',
  noConnection: 'There is no connection.',
} as const

export type HintName = keyof typeof hintTexts
