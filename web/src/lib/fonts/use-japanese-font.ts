import { hasJapaneseText } from '@everyshelf/domain/books'
import { useEffect } from 'react'

/**
 * Loads the font for Japanese titles when one is shown. Its CSS alone is 20 kB, so other pages do
 * not load it.
 */
export function useJapaneseFont(titles: readonly string[]): void {
  const isNeeded = titles.some(hasJapaneseText)
  useEffect(() => {
    if (isNeeded) void import('./japanese-font.css').catch(() => {})
  }, [isNeeded])
}
