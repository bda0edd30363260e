import crawlers from 'crawler-user-agents'
import browsers from 'top-user-agents'
import { describe, expect, test } from 'vitest'
import { classifyHit, findBotKind, readBrowser, readDevice } from './index.ts'

/** The exclusion reason of a request with this user agent, with or without a language. */
function reasonFor(userAgent: string, hasLanguage: boolean) {
  const facts = {
    method: 'GET',
    bot: findBotKind(userAgent),
    device: readDevice(userAgent),
    language: hasLanguage ? 'en' : null,
    isOwner: false,
    isFromDataCenter: false,
    isOverLimit: false,
    headers: {},
  }
  return classifyHit(facts)
}

/** Programs that look like a browser. A missing language is enough to recognize all others. */
const disguised = crawlers
  .flatMap(({ instances }) => instances)
  .filter((agent) => readBrowser(agent) !== 'Unknown' || readDevice(agent) !== 'Desktop')

describe('S9 the programs of crawler-user-agents that look like browsers', () => {
  test('are many', () => expect(disguised.length).toBeGreaterThan(300))

  test('are recognized by name, except a few', () => {
    const missed = disguised.filter((agent) => findBotKind(agent) === null)
    expect(missed.length).toBeLessThanOrEqual(93)
  })

  test('are recognized without a language, except nine that claim to be phones or tablets', () => {
    const missed = disguised.filter((agent) => reasonFor(agent, false) === null)
    expect(missed.map(readDevice).filter((device) => device === 'Desktop')).toEqual([])
    expect(missed.length).toBeLessThanOrEqual(9)
  })

  test.each([
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36',
    'Mozilla/5.0 (compatible; Google-CloudVertexBot; +https://cloud.google.com/enterprise-search)',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 (+http://example.com/about-us)',
  ])('%s is a crawler', (agent) => expect(findBotKind(agent)).toBe('crawler'))
})

describe('S9 a browser with a language', () => {
  test('of top-user-agents is always a person', () => {
    expect(browsers.length).toBeGreaterThan(90)
    expect(browsers.filter((agent) => reasonFor(agent, true) !== null)).toEqual([])
  })

  test.each([
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20 PRO Build/QP1A.190711.020) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us; CUBOT/S168) AppleWebKit/534.30 Version/4.0 Mobile Safari/534.30',
  ])('on a CUBOT phone is a person: %s', (agent) => {
    expect(findBotKind(agent)).toBeNull()
    expect(reasonFor(agent, false)).toBeNull()
  })
})
