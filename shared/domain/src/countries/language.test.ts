import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseLanguage, parseAcceptLanguage } from './index.ts'

describe('parseAcceptLanguage', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['de', ['de']],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-ch', 'fr', 'en', 'de']],
    ['en;q=0.5, it', ['it', 'en']],
    ['es;q=0, pt-BR', ['pt-br']],
    ['de;q=wrong, en', ['en']],
    ['de_DE', ['de-de']],
    ['de_AT.UTF-8, en_US@currency=EUR;q=0.5', ['de-at', 'en-us']],
    ['zh_Hans_CN', ['zh-hans-cn']],
    ['<script>, ja', ['ja']],
  ])('%j returns %j', (header, languages) => {
    expect(parseAcceptLanguage(header)).toEqual(languages)
  })

  test('returns at most ten languages', () => {
    const many = Array.from({ length: 50 }, (_, index) => `de-x${index}`).join(',')
    expect(parseAcceptLanguage(many)).toHaveLength(10)
  })

  test('never throws and returns only language tags', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (header) => {
        for (const tag of parseAcceptLanguage(header)) expect(tag).toMatch(/^[a-z0-9-]+$/)
      }),
    )
  })
})

test('the base language has no region', () => {
  expect(baseLanguage('pt-br')).toBe('pt')
  expect(baseLanguage('de')).toBe('de')
})
