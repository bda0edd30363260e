import { readCatalog } from '@everyshelf/domain/messages'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'

/** Texts of shared components and toasts, in the languages of the extension. */
export const translations = { de, fr, it, es, ja, pt, hi }

export const uiMessages = readCatalog(en, translations)
