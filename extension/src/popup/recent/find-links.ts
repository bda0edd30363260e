import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import type { SavedLink } from '../../storage/saved-links.ts'

const MAX_SHOWN = 20

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The newest 20 links whose title, slug or number contains the typed text. */
export function findLinks(links: readonly SavedLink[], typed: string): readonly SavedLink[] {
  const wanted = fold(typed.trim())
  const number = normalizeIdentifier(typed).toUpperCase()
  const has = ({ title, slug, key }: SavedLink) =>
    fold(title).includes(wanted) || slug.includes(wanted) || (number !== '' && key.includes(number))
  return links.filter(has).slice(0, MAX_SHOWN)
}
