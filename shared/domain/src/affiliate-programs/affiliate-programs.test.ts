import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRetailerByCode } from '../retailers/index.ts'
import { affiliateNetworks, affiliatePrograms, findAffiliateProgram } from './index.ts'

test('the folder of definitions has one file for each program, named by its retailer', () => {
  const files = readdirSync(new URL('definitions/', import.meta.url))
  const codes = Object.keys(affiliatePrograms)
  expect(files.toSorted()).toEqual(codes.map((code) => `${code}.ts`).toSorted())
  expect(codes.filter((code) => !findRetailerByCode(code))).toEqual([])
})

test.each(['foyles', 'amazon', 'bookland', 'constructor'])('%s has no known program', (code) => {
  expect(findAffiliateProgram(code)).toBeUndefined()
})

test.each(Object.entries(affiliatePrograms))(
  'the link template of %s has known placeholders',
  (_code, program) => {
    const deepLink = program?.deepLink
    if (!deepLink) return
    expect(deepLink).toMatch(/^(?:https:\/\/|\{url\})/)
    expect(deepLink).toMatch(/\{(?:url|encodedUrl|base64Url|isbn13)\}/)
  },
)

test.each(Object.entries(affiliatePrograms))(
  'each rule of the program of %s names its page and the day it was read',
  (_code, program) => {
    for (const { source, date } of program?.rules ?? []) {
      expect(source).toMatch(/^https?:\/\/[^/]+\//)
      expect(date).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
    }
  },
)

test.each(Object.entries(affiliateNetworks))(
  'links through %s are https and hold the target',
  (_code, { deepLink, signUpUrl }) => {
    expect(deepLink).toMatch(/^https:\/\/.*\{(?:url|encodedUrl)\}/)
    expect(signUpUrl).toMatch(/^https:\/\//)
  },
)
