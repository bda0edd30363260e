import { useEffect } from 'react'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Loads the font for Japanese titles when one is shown. Its list of slices alone is 20 kB, so pages
 * without such a title do not have it.
 */
export function useJapaneseFont(titles: readonly string[]): void {
  const isNeeded = titles.some((title) => JAPANESE.test(title))
  useEffect(() => {
    if (isNeeded) void import('./japanese-font.css').catch(() => {})
  }, [isNeeded])
}
