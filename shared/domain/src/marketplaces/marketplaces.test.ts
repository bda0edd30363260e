import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countryCodes, countryFlag } from '../countries/index.ts'
import {
  coreMarketplaces,
  countryRouting,
  findMarketplaceOfCountry,
  getMarketplace,
  isMarketplaceCode,
  marketplaceCodes,
  marketplaceHost,
  marketplaces,
} from './index.ts'

function fixtureRows(name: string): string[][] {
  return readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '))
}

describe('the marketplace table', () => {
  test('has a row for each of the 23 codes, in their order', () => {
    expect(marketplaces.map(({ code }) => code)).toEqual([...marketplaceCodes])
    expect(marketplaceCodes).toHaveLength(23)
  })

  test("the specification's twelve are the core set", () => {
    expect(coreMarketplaces.map(({ code }) => code)).toEqual([
      'us',
      'uk',
      'ca',
      'de',
      'fr',
      'es',
      'it',
      'jp',
      'in',
      'br',
      'mx',
      'au',
    ])
  })

  test.each(fixtureRows('marketplaces.txt'))(
    '%s is the marketplace of %s at %s',
    (code, country, domain, currency, core, kindle, tagSuffix, associatesUrl) => {
      if (!isMarketplaceCode(code)) throw new Error(`not a marketplace: ${code}`)
      const marketplace = getMarketplace(code)
      expect(marketplace).toMatchObject({ country, domain, currency, tagSuffix })
      expect(marketplace.core).toBe(core === 'core')
      expect(marketplace.sellsKindle).toBe(kindle === 'kindle')
      expect(marketplace.associatesUrl ?? '-').toBe(associatesUrl)
      expect(marketplace.flag).toBe(countryFlag(marketplace.country))
      expect(findMarketplaceOfCountry(marketplace.country)).toBe(marketplace)
      expect(marketplaceHost(code)).toBe(`www.${domain}`)
    },
  )
})

describe('countryRouting', () => {
  const rows = fixtureRows('country-routing.txt')

  test('serves every country', () => {
    expect(rows.map(([country]) => country)).toEqual([...countryCodes])
  })

  test.each(countryCodes.map((code, index) => [code, rows[index] ?? []] as const))(
    'serves %s as in the table',
    (country, [, core, extended, kindle, rule, alternatives = '']) => {
      expect(countryRouting(country)).toEqual({
        core,
        extended,
        kindle,
        rule,
        alternatives: alternatives === '-' ? [] : alternatives.split(','),
      })
    },
  )

  test('Kindle books only get marketplaces that sell them', () => {
    for (const country of countryCodes) {
      expect(getMarketplace(countryRouting(country).kindle).sellsKindle).toBe(true)
    }
  })
})
