import { describe, expect, it } from 'vitest'
import { createPageMatcher } from './page-paths.ts'

describe('createPageMatcher', () => {
  const isPage = createPageMatcher(
    JSON.stringify({ paths: ['/', '/home', '/book/:isbn/universal', '/blog/*'] }),
  )

  it.each([
    ['/', true],
    ['/home', true],
    ['/home/', true],
    ['/Home', false],
    ['/homes', false],
    ['/home/more', false],
    ['/book/9780143127741/universal', true],
    ['/book//universal', false],
    ['/book/9780143127741', false],
    ['/book/a/b/universal', false],
    ['/blog', true],
    ['/blog/one', true],
    ['/blog/one/two', true],
    ['/nowhere', false],
  ])('says of %s: %s', (path, is) => {
    expect(isPage(path)).toBe(is)
  })

  it('refuses a list that is none', () => {
    expect(() => createPageMatcher('{"paths":"/"}')).toThrow()
  })
})
