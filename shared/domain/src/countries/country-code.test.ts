import { describe, expect, test } from 'vitest'
import { countryCodes, countryFlag, countryName, parseCountryCode } from './index.ts'

test('countryCodes has the 249 countries of ISO 3166-1 and Kosovo', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes).size).toBe(250)
  expect(countryCodes).toContain('XK')
})

test('every country has a name', () => {
  const unnamed = countryCodes.filter((code) => countryName(code) === code)
  expect(unnamed).toEqual([])
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
  ])('finds no country in %j', (text) => {
    expect(parseCountryCode(text)).toBeUndefined()
  })

  test('returns undefined for a missing code', () => {
    expect(parseCountryCode(undefined)).toBeUndefined()
    expect(parseCountryCode(null)).toBeUndefined()
  })
})

test('countryName and countryFlag need only the code', () => {
  expect(countryFlag('DE')).toBe('🇩🇪')
  expect(countryName('DE')).toBe('Germany')
  expect(countryName('DE', 'fr')).toBe('Allemagne')
})
