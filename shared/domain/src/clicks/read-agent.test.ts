import { describe, expect, test } from 'vitest'
import { leaveApp } from './index.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; SM-S921B; wv) AppleWebKit/537.36'
const PAGE = 'https://everyshelf.example/book/9780441172719/universal?link=dune'
const INTENT =
  'intent://everyshelf.example/book/9780441172719/universal?link=dune#Intent;scheme=https;end'

describe('the way out of an app', () => {
  test.each([
    ['Instagram', `${ANDROID} Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 Instagram 440.0`],
    ['Threads', `${ANDROID} Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 Barcelona 400.0`],
    ['Facebook', '[FBAN/FB4A;FBAV/567.1;FBDV/SM-S921B;]'],
    ['TikTok', `${ANDROID} Chrome/150.0 Mobile Safari/537.36 trill_440 BytedanceWebview/d8a21c6`],
  ])('is an intent in %s on Android', (_app, agent) => {
    expect(leaveApp(agent, PAGE)).toBe(INTENT)
  })

  test.each([
    ['Instagram', `${IPHONE} (KHTML, like Gecko) Mobile/22F76 Instagram 384.0.0.31.88`],
    ['Facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/515.0;FBSV/18.5]`],
    ['TikTok', `${IPHONE} Mobile/22F76 musical_ly_39.8.0 BytedanceWebview/d8a21c6 Safari/604.1`],
  ])('is Safari in %s on an iPhone', (_app, agent) => {
    expect(leaveApp(agent, PAGE)).toBe(
      'x-safari-https://everyshelf.example/book/9780441172719/universal?link=dune',
    )
  })

  test('is missing in browsers, in other apps, and on iPhones before iOS 17', () => {
    for (const agent of [
      '',
      `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
      `${ANDROID} Chrome/150.0 Mobile Safari/537.36`,
      `${IPHONE} Mobile/22F76 MicroMessenger/8.0.59`,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) Mobile/20H19 Instagram 384.0',
    ]) {
      expect(leaveApp(agent, PAGE), agent).toBeNull()
    }
  })
})
