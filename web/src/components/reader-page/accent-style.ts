import { type AccentCode, accents } from '@everyshelf/domain/links'
import type { CSSProperties } from 'react'

/** Styles for the page header and its button in the owner's color; undefined for the default green. */
export function accentStyle(accent: AccentCode | null): CSSProperties | undefined {
  if (!accent) return undefined
  const tokens: Record<`--${string}`, string> = { '--on-accent': accents[accent] }
  return { ...tokens, backgroundColor: accents[accent] }
}
