import { type AccentCode, accents } from '@everyshelf/domain/links'
import type { CSSProperties } from 'react'

/** The board in its owner's colour, the letters of its button too; undefined for the usual green. */
export function boardStyle(accent: AccentCode | null): CSSProperties | undefined {
  if (!accent) return undefined
  const tokens: Record<`--${string}`, string> = { '--on-accent': accents[accent] }
  return { ...tokens, backgroundColor: accents[accent] }
}
