import { hasJapaneseText } from '@everyshelf/domain/books'
import { useEffect } from 'react'

/**
 * Loads the font for Japanese titles when one is shown. Its list of slices alone is 20 kB, so pages
 * without such a title do not have it.
 */
export function useJapaneseFont(titles: readonly string[]): void {
  const isNeeded = titles.some(hasJapaneseText)
  useEffect(() => {
    if (isNeeded) void import('./japanese-font.css').catch(() => {})
  }, [isNeeded])
}
