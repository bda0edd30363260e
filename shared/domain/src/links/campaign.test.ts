import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'
import { cleanCampaign, isCampaign } from './index.ts'

describe('cleanCampaign', () => {
  test.each([
    ['Spring launch', 'Spring launch'],
    ['  Spring\n\tlaunch ', 'Spring launch'],
    ['Früh\u0000ling', 'Frühling'],
    ['safe\u202egpj.exe', 'safegpj.exe'],
    ['half \ud83d', 'half'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['📚'.repeat(41), '📚'.repeat(40)],
    [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
    ['', null],
    [' \u0007 ', null],
  ])('makes %j to %j', (text, cleaned) => {
    expect(cleanCampaign(text)).toBe(cleaned)
  })

  it('makes any text to a campaign, which stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const cleaned = cleanCampaign(text)
        expect(cleaned === null || isCampaign(cleaned)).toBe(true)
        expect([...(cleaned ?? '')].length).toBeLessThanOrEqual(CAMPAIGN_MAX_LENGTH)
        expect(cleaned ?? '').not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
