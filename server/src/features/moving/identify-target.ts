import { readBookInput, readTypedBook } from '@everyshelf/domain/books'
import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import type { NamedBook } from '../links/creating/identify-book.ts'
import type { LinksFeature } from '../links/links.feature.ts'

/** What tells that a text names no book. Other errors say that we cannot know at the moment. */
const BOOKLESS: ReadonlySet<ErrorCode> = new Set([
  'invalid-url',
  'invalid-identifier',
  'several-books',
  'no-such-link',
  'link-disabled',
])

/**
 * The book that a target names; null for a target that names none, such as a title or repeated digits.
 * Follows a store's short link.
 */
export async function identifyTarget(
  identify: LinksFeature['identify'],
  target: string,
  beforeFollowing: () => void,
): Promise<NamedBook | null> {
  // The form of the website refuses such a text too.
  const isRefused = readTypedBook(target).kind === 'invalid'
  if (isRefused && readBookInput(target).kind === 'book') return null
  try {
    return await identify(target, beforeFollowing)
  } catch (error) {
    if (error instanceof DomainError && BOOKLESS.has(error.code)) return null
    throw error
  }
}

/** Stops before a request to another site. */
class NeedsRequest extends Error {}

/** The same without any request: null also for a shortened link. */
export async function recognizeTarget(
  identify: LinksFeature['identify'],
  target: string,
): Promise<NamedBook | null> {
  try {
    return await identifyTarget(identify, target, () => {
      throw new NeedsRequest()
    })
  } catch (error) {
    if (error instanceof NeedsRequest) return null
    throw error
  }
}

export function isShortLink(target: string): boolean {
  return readBookInput(target).kind === 'retailer-short-link'
}
