const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether a text needs a font with Japanese characters, which pages load only then.
 *
 * @example hasJapaneseText('銀河鉄道の夜') // true
 */
export function hasJapaneseText(text: string): boolean {
  return JAPANESE.test(text)
}
