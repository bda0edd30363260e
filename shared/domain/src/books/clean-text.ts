import { dropInvisible } from '../identifiers/index.ts'

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

const ADDRESS =
  /:\/\/|(?:^|\s)www\.|[^\s@]+@[^\s@]+\.[^\s@]|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/i

/** Words with a dot: a host, or a sentence without a space. */
const DOTTED =
  /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)\.(\p{L}{2,24}|xn--[a-z0-9-]+)(?:(:\d+)?\/[\p{L}\p{N}]|(?![\p{L}\p{N}-]))/giu

/** Endings by which readers know an address, also without a path. */
const ENDINGS =
  /^(?:com|net|org|info|biz|io|co|ly|xyz|app|dev|shop|site|online|website|club|top|gg|tv|cc|рф|xn--.+)$/i

/** In small letters or capitals. These are words as well, so "end.De" is none. */
const COUNTRY_ENDINGS =
  /^(?:me|de|fr|uk|eu|us|ca|es|pt|nl|it|pl|ru|ua|cn|jp|kr|br|mx|au|ch|se|ME|DE|FR|UK|EU|US|CA|ES|PT|NL|IT|PL|RU|UA|CN|JP|KR|BR|MX|AU|CH|SE)$/

/** Names of technology and an age, whose ending is part of the word. */
const NAMES = /^(?:(?:asp|ado|vb|ml)\.net|dot\.com|socket\.io)$/i
const FILE_ENDING = /^[jt]sx?$/i

/**
 * Whether a text has the address of a website or a mailbox in it. Readers see an owner's titles and names,
 * so these may not carry addresses. Without a path, only a host with a usual ending is one.
 *
 * @example hasAddress('Dune, free at t.me/pills') // true
 */
export function hasAddress(text: string): boolean {
  const plain = dropInvisible(text.normalize('NFKC')).replaceAll('。', '.')
  if (ADDRESS.test(plain)) return true
  return [...plain.matchAll(DOTTED)].some(([found, name = '', ending = '']) => {
    if (found.includes('/')) return !FILE_ENDING.test(ending)
    if (NAMES.test(`${name}.${ending}`)) return false
    return ENDINGS.test(ending) || (name.length > 1 && COUNTRY_ENDINGS.test(ending))
  })
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
