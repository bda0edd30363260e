/**
 * The colors that an owner can choose for a link's page. White text is readable on each of them
 * (WCAG AA).
 */
export const accents = {
  ink: '#23303f',
  oxblood: '#7f1d2d',
  rust: '#9a3b12',
  olive: '#4d5a1e',
  forest: '#1f5b3a',
  teal: '#0f5a63',
  navy: '#1f3f7a',
  plum: '#5f2a6b',
} as const
export type AccentCode = keyof typeof accents

/**
 * The color of a page: its owner's choice, or the green of this site.
 *
 * @example pageColor(null) // '#0b5443'
 */
export function pageColor(accent: AccentCode | null): string {
  return accent ? accents[accent] : '#0b5443'
}

/** Whether a value is the code of one of these colors. @example isAccentCode('teal') // true */
export function isAccentCode(value: unknown): value is AccentCode {
  return typeof value === 'string' && Object.hasOwn(accents, value)
}
