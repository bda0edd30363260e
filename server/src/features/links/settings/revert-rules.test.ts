import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import { parseAsin } from '@everyshelf/domain/identifiers'
import { READER_RULES_MAX, type ReaderRule } from '@everyshelf/domain/routing'
import { describe, expect, it } from 'vitest'
import { revertRules } from './revert-rules.ts'

const kobo = (...countries: CountryCode[]): ReaderRule => ({
  countries,
  target: { kind: 'retailer', retailer: 'kobo' },
})
const page = (...countries: CountryCode[]): ReaderRule => ({ countries, target: { kind: 'page' } })
const amazonUs = (...countries: CountryCode[]): ReaderRule => ({
  countries,
  target: { kind: 'marketplace', marketplace: 'us' },
})

describe('undoing one change of rules', () => {
  it('removes a rule that it added, and keeps later rules', () => {
    expect(
      revertRules([kobo('DE'), page('FR'), amazonUs('JP')], [kobo('DE')], [kobo('DE'), page('FR')]),
    ).toEqual([kobo('DE'), amazonUs('JP')])
  })

  it('returns a rule that it removed to its place, and keeps later rules', () => {
    expect(
      revertRules([page('FR'), amazonUs('JP')], [kobo('DE'), page('FR')], [page('FR')]),
    ).toEqual([kobo('DE'), page('FR'), amazonUs('JP')])
  })

  it('returns the earlier target, and keeps countries that came later', () => {
    expect(revertRules([page('AT', 'DE')], [kobo('DE')], [page('DE')])).toEqual([
      kobo('DE'),
      page('AT'),
    ])
  })

  it('returns only the countries that it moved', () => {
    expect(
      revertRules(
        [kobo('DE', 'FR'), page('AT', 'CH')],
        [kobo('AT', 'DE')],
        [kobo('DE'), page('AT')],
      ),
    ).toEqual([kobo('AT', 'DE', 'FR'), page('CH')])
  })

  it('gives a country that a later change sent elsewhere its target from before both', () => {
    expect(revertRules([amazonUs('DE')], [kobo('DE')], [page('DE')])).toEqual([kobo('DE')])
  })

  it('restores a whole list that it removed', () => {
    const rules = [kobo('DE'), page('FR'), amazonUs('JP')]
    expect(revertRules([], rules, [])).toEqual(rules)
  })

  it('changes nothing when the rules did not change', () => {
    expect(revertRules([kobo('DE')], [page('FR')], [page('FR')])).toEqual([kobo('DE')])
  })

  it('refuses more rules than a link can have', () => {
    const codes = countryCodes.filter((code) => code !== 'DE').slice(0, READER_RULES_MAX)
    const many = codes.map((code, index): ReaderRule => {
      const asin = parseAsin(`B0${String(index).padStart(8, '0')}`)
      if (!asin) throw new TypeError('no ASIN')
      return { countries: [code], target: { kind: 'edition', identifier: { kind: 'asin', asin } } }
    })
    expect(() => revertRules(many, [kobo('DE')], [])).toThrow('invalid-input')
  })
})
