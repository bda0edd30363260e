import { expect, test } from 'vitest'
import { locateReader } from './index.ts'

const nothing = { query: undefined, edge: undefined, ip: undefined }

test.each([
  [{ query: 'JP', edge: 'DE', ip: 'US' } as const, ['fr-fr'], 'JP', 'query'],
  [{ ...nothing, edge: 'DE', ip: 'US' } as const, ['fr-fr'], 'DE', 'edge'],
  [{ ...nothing, ip: 'US' } as const, ['fr-fr'], 'US', 'ip'],
  [nothing, ['fr', 'fr-ch', 'de-de'], 'CH', 'language'],
  [nothing, ['zh-hant-tw'], 'TW', 'language'],
  [nothing, ['en', 'de'], null, 'none'],
  [nothing, [], null, 'none'],
])('%j and languages %j place the reader in %s by %s', (hints, languages, country, source) => {
  expect(locateReader(hints, languages)).toEqual({ country, countrySource: source, languages })
})
