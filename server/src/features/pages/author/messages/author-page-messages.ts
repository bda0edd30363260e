import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { AuthorPageMessages } from './messages.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { zh } from './zh.ts'

/** By the languages of the reader page. */
export const authorPageMessages = {
  en,
  de,
  fr,
  es,
  it,
  ja,
  hi,
  pt,
  nl,
  pl,
  sv,
  zh,
} as const satisfies Record<string, AuthorPageMessages>
