import { matchPath } from 'react-router'
import { pagePaths, paths } from '../../lib/paths.ts'

const ANY_ORIGIN = 'https://everyshelf.invalid'
/** Control characters and backslashes, which browsers drop or replace, so the URL would change. */
const UNSAFE_CHARACTERS = /[\p{Cc}\\]/u
/** Pages of the sign-in itself, to which it makes no sense to return. */
const SIGN_IN_PAGES: readonly string[] = [paths.account, paths.checkEmail]

/**
 * Checks the page to return to after a sign-in, which comes from the URL. Returns the path of a page of
 * this app, or null for anything else.
 *
 * @example readReturnPath('/profile?tab=tags') // '/profile?tab=tags'
 * @example readReturnPath('//evil.example/profile') // null
 */
export function readReturnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || UNSAFE_CHARACTERS.test(text)) return null
  const url = URL.parse(text, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN) return null
  const { pathname, search, hash } = url
  const page = pagePaths.find((pattern) => matchPath(pattern, pathname))
  if (!page || pathname.startsWith('//') || SIGN_IN_PAGES.includes(page)) return null
  return `${pathname}${search}${hash}`
}
