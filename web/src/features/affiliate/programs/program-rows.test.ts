import { type AffiliateTag, linkChannels } from '@everyshelf/domain/affiliate'
import { describe, expect, test } from 'vitest'
import { findChannelState, listAmazonRows, listRetailerRows } from './program-rows.ts'

const nothing = { networks: [], isListOptIn: false } as const
const everything = { networks: ['youtube'], isListOptIn: true } as const
const statesOf = (
  program: string,
  country: 'US' | 'FR' | 'IN' | null,
  tagChannels: typeof nothing | typeof everything,
) =>
  linkChannels.map(
    (channel) => `${channel} ${findChannelState({ program, country }, channel, tagChannels)}`,
  )

describe('where links carry a tag', () => {
  test('Amazon in the US, before and after the author confirms channels', () => {
    expect(statesOf('amazon', 'US', nothing)).toEqual([
      'web yes',
      'social confirm',
      'mail confirm',
      'ebook no',
      'print no',
      'ad no',
      'messenger unknown',
    ])
    expect(statesOf('amazon', 'US', everything).slice(0, 3)).toEqual([
      'web yes',
      'social yes',
      'mail yes',
    ])
  })

  test('newsletters never in India, and unknown in France', () => {
    expect(statesOf('amazon', 'IN', everything)[2]).toBe('mail no')
    expect(statesOf('amazon', 'FR', everything)[2]).toBe('mail unknown')
  })

  test('Kobo on social networks and in newsletters too', () => {
    expect(statesOf('kobo', null, nothing).slice(0, 3)).toEqual([
      'web yes',
      'social yes',
      'mail yes',
    ])
  })
})

test('the rows are the 23 stores of Amazon, and the retailers whose links we can build', () => {
  const amazon = listAmazonRows({ de: 'ada-21' as AffiliateTag })
  expect(amazon).toHaveLength(23)
  expect(amazon.filter(({ isSet }) => isSet).map(({ country }) => country)).toEqual(['DE'])
  const retailers = listRetailerRows({ kobo: { publisherId: 'a', merchantId: '1' } })
  expect(retailers).toHaveLength(19)
  expect(retailers.filter(({ isSet }) => isSet).map(({ program }) => program)).toEqual(['kobo'])
})
