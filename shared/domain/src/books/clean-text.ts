/** Most texts are clean. A report has a million of them. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/

/**
 * Characters that are invisible or change the direction of text. Two joiners are an exception: some
 * scripts need them between letters.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const JOINERS = /[\u200C\u200D]/

/**
 * Makes untrusted text safe to store and show on one line: removes control and direction characters
 * and collapses white space to single spaces. Its length is not limited here.
 *
 * @example cleanLine(' Dune\u0000\n Messiah ') // 'Dune Messiah'
 */
export function cleanLine(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .replace(/\s+/g, ' ')
    .trim()
}

const ADDRESS = /:\/\/|(?:^|\s)www\.|[^\s@]+@[^\s@]+\.[^\s@]/i

/**
 * Whether a text has the address of a website or a mailbox in it. Readers see an owner's titles, so
 * these may not carry addresses.
 *
 * @example hasAddress('Dune, free at https://pills.example') // true
 */
export function hasAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/**
 * Cleans a text in the same way, but keeps its line breaks and single empty lines.
 *
 * @example cleanLines('For Ada\r\n\u0000until May ') // 'For Ada\nuntil May'
 */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
