import { describe, expect, test } from 'vitest'
import { formatProfileLink, parseProfileLink } from './profile-link.ts'

describe('parseProfileLink', () => {
  test.each([
    ['https://ada.example', 'https://ada.example/'],
    ['  https://www.instagram.com/ada.lind/ ', 'https://www.instagram.com/ada.lind/'],
    ['bsky.app/profile/ada.example', 'https://bsky.app/profile/ada.example'],
    [
      'https://xn--bcher-kva.example/ada?tab=books#new',
      'https://xn--bcher-kva.example/ada?tab=books#new',
    ],
  ])('reads %j as %s', (text, url) => {
    expect(parseProfileLink(text)).toBe(url)
  })

  test.each([
    '',
    'Ada Lind',
    '@ada',
    'ada@example.org',
    'http://ada.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://localhost/ada',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://ada.example:8443/',
    'https://user@ada.example/',
    'https://аda.example/',
    'https://ada.example/a b',
    `https://ada.example/${'a'.repeat(300)}`,
  ])('S27 rejects %j', (text) => {
    expect(parseProfileLink(text)).toBeUndefined()
  })
})

test.each([
  ['https://ada.example/', 'ada.example'],
  ['https://www.instagram.com/ada.lind/', 'instagram.com/ada.lind'],
  ['https://m.facebook.com/ada?ref=1#top', 'm.facebook.com/ada'],
  ['https://ada.example/b%C3%BCcher', 'ada.example/b%C3%BCcher'],
  [
    'https://ada.example/a-very-long-path-that-says-little-about-the-page',
    'ada.example/a-very-long-path-that-say…',
  ],
])('formatProfileLink shows the host of %s first', (url, shown) => {
  expect(formatProfileLink(url)).toBe(shown)
})
