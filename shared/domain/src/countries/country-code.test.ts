import { describe, expect, test } from 'vitest'
import { countryCodes, countryFlag, countryName, parseCountryCode } from './index.ts'

test('knows the 249 countries of ISO 3166-1 and Kosovo', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes).size).toBe(250)
  expect(countryCodes).toContain('XK')
})

describe('parseCountryCode', () => {
  test.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    [' jp ', 'JP'],
    ['UK', 'GB'],
    ['el', 'GR'],
    ['FX', 'FR'],
    ['xk', 'XK'],
  ])('reads %j as %s', (text, code) => {
    expect(parseCountryCode(text)).toBe(code)
  })

  // XX and T1: edge networks for unknown and Tor. EU, AP, A1, A2, O1, ZZ: geolocation databases.
  test.each([
    '',
    'XX',
    'T1',
    'EU',
    'AP',
    'A1',
    'A2',
    'O1',
    'ZZ',
    'DEU',
    'constructor',
    '__proto__',
  ])('takes %j for no country', (text) => {
    expect(parseCountryCode(text)).toBeUndefined()
  })

  test('takes a missing code for no country', () => {
    expect(parseCountryCode(undefined)).toBeUndefined()
    expect(parseCountryCode(null)).toBeUndefined()
  })
})

test('names and flags come from the code alone', () => {
  expect(countryFlag('DE')).toBe('🇩🇪')
  expect(countryName('DE')).toBe('Germany')
  expect(countryName('DE', 'fr')).toBe('Allemagne')
})
