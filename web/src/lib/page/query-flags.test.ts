import { describe, expect, test } from 'vitest'
import { readQueryFlags, removeQueryFlags } from './query-flags.ts'

const nothing = {
  isVerifying: false,
  isBackFromCheckout: false,
  referrer: null,
  isStaging: false,
  dialog: null,
  error: null,
  welcome: null,
}

describe('readQueryFlags', () => {
  test.each([
    ['', {}],
    ['?mode=signin&isbn=9780441172719', {}],
    ['?verify=immediate', { isVerifying: true }],
    ['?verify=later', {}],
    ['?success=true', { isBackFromCheckout: true }],
    ['?success=1', {}],
    ['?ref=a2b3c4d5e6&staging=true', { referrer: 'a2b3c4d5e6', isStaging: true }],
    ['?ref=%3Cscript%3E', {}],
    [`?ref=${'a'.repeat(65)}`, {}],
    ['?dialog=contact', { dialog: 'contact' }],
    ['?dialog=feedback&dialog=contact', { dialog: 'feedback' }],
    ['?dialog=palette', {}],
    ['?error=google', { error: 'google' }],
    ['?welcome=google', { welcome: 'google' }],
  ])('reads "%s"', (search, flags) => {
    expect(readQueryFlags(search)).toEqual({ ...nothing, ...flags })
  })
})

describe('removeQueryFlags', () => {
  test.each([
    ['?dialog=contact', ''],
    ['?mode=signin&dialog=contact&next=%2Fprofile', '?mode=signin&next=%2Fprofile'],
    ['?dialog=contact&dialog=feedback', ''],
    ['?verify=immediate', '?verify=immediate'],
  ])('removes the dialog from %s', (search, rest) => {
    expect(removeQueryFlags(search, ['dialog'])).toBe(rest)
  })
})
