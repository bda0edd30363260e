/**
 * Removes case and accents, so that texts can be compared as people search for them.
 *
 * @example foldText('Émile Zola') // 'emile zola'
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const SORT_KEY_MAX_LENGTH = 120
const DIGITS = 8

/**
 * A sort key that puts titles in the order that people expect: without case, accents, and leading
 * punctuation, and with numbers by their value.
 *
 * @example titleSortKey('“Book” 9') // 'book” 00000009'
 */
export function titleSortKey(title: string): string {
  return foldText(title)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
    .slice(0, SORT_KEY_MAX_LENGTH)
}
