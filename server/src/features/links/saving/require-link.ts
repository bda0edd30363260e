import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkAllowance } from '@everyshelf/domain/plans'
import type { StoredLink } from '../store/stored-links.repo.ts'

export function requireFound(link: StoredLink | undefined): StoredLink {
  if (!link) throw new DomainError('not-found')
  return link
}

/** For a link that its owner has not removed. */
export function requireActive(link: StoredLink | undefined): StoredLink {
  const found = requireFound(link)
  if (found.removedAt !== null) throw new DomainError('not-found')
  return found
}

export function requireUnsaved(link: StoredLink | undefined, toUrl: (slug: Slug) => string): void {
  if (link && link.removedAt === null) {
    const { id, slug } = link
    throw new DomainError('link-already-saved', { id, slug, globalLink: toUrl(slug) })
  }
}

export function requireRemaining(allowance: LinkAllowance): LinkAllowance {
  const { used, max, remaining } = allowance
  if (max !== null && remaining === 0) throw new DomainError('link-limit-reached', { used, max })
  return allowance
}
