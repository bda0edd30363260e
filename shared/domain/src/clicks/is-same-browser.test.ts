import { expect, it } from 'vitest'
import { isSameBrowser } from './is-same-browser.ts'

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

it.each([
  ['itself', chrome, true],
  ['a newer version', chrome.replace('156', '157'), true],
  ['another browser', chrome.replace('Safari/537.36', 'Safari/537.36 Edg/156.0.0.0'), false],
  [
    'another system',
    chrome.replace('Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'),
    false,
  ],
  ['a browser without a system', 'Chrome/156.0.0.0', false],
  ['nothing', null, false],
])('compares a browser with %s', (_name, other, expected) => {
  expect(isSameBrowser(chrome, other)).toBe(expected)
  expect(isSameBrowser(other, chrome)).toBe(expected)
})

it.each(['', 'curl/8.14.1', 'Chrome/156.0.0.0', '(X11; Linux x86_64)'])(
  'never calls a browser it cannot tell the same: %s',
  (userAgent) => {
    expect(isSameBrowser(userAgent, userAgent)).toBe(false)
  },
)
