import { matchPath } from 'react-router'
import { pagePaths, paths } from '../app/paths.ts'

const ANY_ORIGIN = 'https://everyshelf.invalid'
/** Tabs, line ends and backslashes: browsers drop or turn them, and the address is another. */
const REWRITTEN = /[\p{Cc}\\]/u
/** Pages that come before a sign-in; who returns there is not where they wanted to be. */
const ON_THE_WAY: readonly string[] = [paths.account, paths.checkEmail]

/**
 * The page to return to after a sign-in, as an address asks for it: a page of this app, or null for
 * anything else (S30).
 *
 * @example readReturnPath('/profile?tab=tags') // '/profile?tab=tags'
 * @example readReturnPath('//evil.example/profile') // null
 */
export function readReturnPath(asked: string | null | undefined): string | null {
  if (!asked?.startsWith('/') || REWRITTEN.test(asked)) return null
  const url = URL.parse(asked, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN) return null
  const { pathname, search, hash } = url
  const page = pagePaths.find((pattern) => matchPath(pattern, pathname))
  if (!page || pathname.startsWith('//') || ON_THE_WAY.includes(page)) return null
  return `${pathname}${search}${hash}`
}
