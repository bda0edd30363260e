import { isReservedSlug, parseSlug, type Slug } from '../links/index.ts'

/** Why a link cannot have its old slug here. */
export type SlugProblem = 'none' | 'not-allowed' | 'reserved'

export type OldSlug =
  | { readonly slug: Slug; readonly problem: null }
  | { readonly slug: null; readonly problem: SlugProblem }

/**
 * Parses the slug of a link at another service. Other services allow slugs that we do not, and
 * some of them are case-sensitive.
 *
 * @example parseOldSlug('My_Novel') // { slug: 'my-novel', problem: null }
 */
export function parseOldSlug(oldSlug: string): OldSlug {
  if (oldSlug === '') return { slug: null, problem: 'none' }
  const slug = parseSlug(oldSlug.replace(/[_.]+/g, '-'))
  if (!slug) return { slug: null, problem: 'not-allowed' }
  return isReservedSlug(slug, 'link')
    ? { slug: null, problem: 'reserved' }
    : { slug, problem: null }
}
