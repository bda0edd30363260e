import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { expect, test } from 'vitest'
import { findHanLanguage, findTitleLanguage, isInJapanese } from './text-language.ts'

const readBook = (language: string, number: string) => {
  const identifier = parseBookIdentifier(number)
  if (!identifier) throw new Error(number)
  return { language, isbn13: identifier.kind === 'isbn' ? identifier.isbn13 : null }
}

test.each([
  ['三体', 'zh', '9787536692930', 'zh-Hans'],
  ['三体', '', '9787536692930', 'zh-Hans'],
  ['三體', 'zh', '9789575709044', 'zh-Hant'],
  ['三體', '', '9789863440345', 'zh-Hant'],
  ['雪国', 'ja', '9784101001012', 'ja'],
  ['雪国', '', '9784101001012', 'ja'],
  ['銀河鉄道の夜', '', '9780441172719', 'ja'],
  ['銀河鉄道の夜', 'en', '9780441172719', 'ja'],
  ['三体', '', '9780441172719', null],
  ['三体', 'zh', '9780441172719', 'zh-Hans'],
  ['三体', 'en', '9787536692930', 'zh-Hans'],
  ['三体', 'en', '9780441172719', null],
  ['Der Zauberberg', 'de', '9783596294336', 'de'],
  ['Dune', '', '9780441172719', null],
  ['Dune', 'de', '9787536692930', 'de'],
  ['三体', 'zh', 'B00B7NPRY8', 'zh-Hans'],
  ['雪', 'ko', '9788937460753', 'ko'],
])(
  'the title %s of a book in “%s” with the number %s is in %s',
  (title, language, number, expected) => {
    expect(findTitleLanguage(title, readBook(language, number))).toBe(expected)
  },
)

test('only Chinese and Japanese characters tell the language of other texts', () => {
  expect(findHanLanguage('刘慈欣', readBook('', '9787536692930'))).toBe('zh-Hans')
  expect(findHanLanguage('Liu Cixin', readBook('zh', '9787536692930'))).toBeNull()
})

test.each([
  ['銀河鉄道の夜', null, 'en', true],
  ['人間失格', null, 'ja', true],
  ['人間失格', 'ja', 'zh', true],
  ['人間失格', null, 'zh', false],
  ['三体', 'zh-Hans', 'ja', false],
  ['Dune', null, 'ja', false],
])(
  '%s in the language %s is set in Japanese on a page in %s: %s',
  (text, language, page, expected) => {
    expect(isInJapanese(text, language, page)).toBe(expected)
  },
)
