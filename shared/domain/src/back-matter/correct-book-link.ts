import { type BookLink, readBookLink } from './book-link.ts'
import type { EbookStore } from './ebook-store.ts'
import { checkBookLink, needsCorrection, type SavedLinkStates } from './link-rules.ts'
import { removeTag } from './remove-tag.ts'

/** What happens to a link in the corrected file. `unlink` keeps its text. */
export type LinkCorrection =
  | { readonly kind: 'keep' }
  | { readonly kind: 'unlink' }
  | { readonly kind: 'replace'; readonly href: string }

export interface CorrectionPlan {
  readonly store: EbookStore
  /** The origin of this service. */
  readonly origin: string
  readonly states: SavedLinkStates
  /** The author's saved links, by the `href` that they replace. */
  readonly replacements: ReadonlyMap<string, string>
}

/**
 * Decides what happens to a link in the corrected file for a store: the author's replacement, else
 * the same page without a tag, else only the text. The result has no problem that the store
 * refuses.
 *
 * @example correctBookLink(readBookLink('https://www.kobo.com/de/de/ebook/dune', origin), plan) // { kind: 'unlink' }
 */
export function correctBookLink(link: BookLink, plan: CorrectionPlan): LinkCorrection {
  const { store, origin, states } = plan
  if (!needsCorrection(checkBookLink(link, store, states))) return { kind: 'keep' }
  const isFine = (href: string) =>
    !needsCorrection(checkBookLink(readBookLink(href, origin), store, states))
  const replacement = plan.replacements.get(link.href)
  if (replacement !== undefined && isFine(replacement)) {
    return { kind: 'replace', href: replacement }
  }
  const untagged = link.program === null ? null : removeTag(link.href, origin)
  return untagged !== null && isFine(untagged)
    ? { kind: 'replace', href: untagged }
    : { kind: 'unlink' }
}
