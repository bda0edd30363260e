import { isReservedSlug, parseSlug, type Slug } from '../links/index.ts'

/** Why a link cannot have its old ending here. */
export type EndingProblem = 'none' | 'not-allowed' | 'reserved'

export type OldEnding =
  | { readonly slug: Slug; readonly problem: null }
  | { readonly slug: null; readonly problem: EndingProblem }

/**
 * Reads the ending of a link at another service as a slug. Other services allow endings that we do not, and
 * some tell upper from lower case.
 *
 * @example readOldEnding('My_Novel') // { slug: 'my-novel', problem: null }
 */
export function readOldEnding(ending: string): OldEnding {
  if (ending === '') return { slug: null, problem: 'none' }
  const slug = parseSlug(ending.replace(/[_.]+/g, '-'))
  if (!slug) return { slug: null, problem: 'not-allowed' }
  return isReservedSlug(slug, 'link')
    ? { slug: null, problem: 'reserved' }
    : { slug, problem: null }
}
