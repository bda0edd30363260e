const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether a text contains Japanese characters. Pages load the Japanese font only for such texts.
 *
 * @example hasJapaneseText('銀河鉄道の夜') // true
 */
export function hasJapaneseText(text: string): boolean {
  return JAPANESE.test(text)
}
