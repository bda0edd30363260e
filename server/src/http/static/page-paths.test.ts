import { describe, expect, it } from 'vitest'
import { createPageMatcher } from './page-paths.ts'

describe('createPageMatcher', () => {
  const findPage = createPageMatcher(
    JSON.stringify({ paths: ['/', '/home', '/book/:isbn/universal', '/blog/*'] }),
  )

  it.each([
    ['/', '/'],
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/Home', undefined],
    ['/homes', undefined],
    ['/home/more', undefined],
    ['/book/9780143127741/universal', '/book/:isbn/universal'],
    ['/book//universal', undefined],
    ['/book/9780143127741', undefined],
    ['/book/a/b/universal', undefined],
    ['/blog', '/blog/*'],
    ['/blog/one', '/blog/*'],
    ['/blog/one/two', '/blog/*'],
    ['/nowhere', undefined],
  ])('finds for %s the page %s', (path, page) => {
    expect(findPage(path)).toBe(page)
  })

  it('refuses a list that is none', () => {
    expect(() => createPageMatcher('{"paths":"/"}')).toThrow()
  })
})
