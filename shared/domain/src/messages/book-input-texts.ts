/**
 * Why a text names no book, in English, for the website and for programs. `{name}` stands for a value.
 */
export const bookInputTexts = {
  pageWithoutNumber:
    'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
  openBookPage: 'Open the book’s own page in the store and paste its address.',
  pasteFromSite: 'Paste the book’s ISBN or the address of its store page.',
  noNumberInPaste: 'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
  wrongLength: 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
  wrongCheckDigit:
    'The last digit does not match the others. One of the digits is probably mistyped.',
  placeholderNumber: '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
  musicNumber: 'Numbers that begin with 979-0 or M identify printed music, not books.',
  missingZero: 'Its leading zero may be missing. Did you mean ISBN {isbn}?',
  letterForDigit: 'A letter may stand for a digit. Did you mean ISBN {isbn}?',
  isbnInText: 'Your text contains ISBN {isbn}. Did you mean this book?',
  shortenedNumber:
    'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
  looksLikePage: 'This looks like a {site} page.',
  looksLikeWords: 'This looks like words, not a number.',
} as const
