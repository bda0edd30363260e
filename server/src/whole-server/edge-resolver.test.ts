import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { countryCodes } from '@everyshelf/domain/countries'
import { expect, it } from 'vitest'
import { bundleForEdge } from '../../scripts/bundle-for-edge.ts'
import * as here from '../testing/edge-resolver.ts'

const GLOBAL_NAME = 'everyshelf'

it('the resolver runs without Node, network and clock, with the same results', async () => {
  const code = await bundleForEdge(join(import.meta.dirname, '..', 'testing', 'edge-resolver.ts'))
  const elsewhere = createContext({})
  runInContext(code, elsewhere)
  const has = (name: string) => runInContext(`typeof ${name}`, elsewhere)
  expect(['process', 'require', 'fetch', 'URL', 'setTimeout'].map(has)).toEqual(
    Array(5).fill('undefined'),
  )
  // Code is compared by what it answers, text for text.
  const question = `(${decide})(${GLOBAL_NAME}, ${JSON.stringify(countryCodes)})`
  const responses = runInContext(`JSON.stringify(${question})`, elsewhere)
  expect(JSON.parse(responses)).toHaveLength(countryCodes.length * 3)
  expect(responses).toBe(JSON.stringify(decide(here, countryCodes)))
  expect(responses).toContain('https://www.amazon.de/dp/0143127748?tag=ada-21')
  expect(brotliCompressSync(code).length).toBeLessThan(16_000)
})

/** Runs there as text, so it may name nothing but its arguments. */
function decide(resolver: typeof here, countries: readonly string[]) {
  const owner = { tags: { us: 'ada-20', de: 'ada-21' }, isPremium: true }
  return ['9780143127741', 'B00ICH9SAC', '9791036200000'].flatMap((text) => {
    const identifier = resolver.parseBookIdentifier(text)
    if (!identifier) return countries.map(() => null)
    return countries.map((country) => {
      const hints = { query: undefined, edge: resolver.parseCountryCode(country), ip: undefined }
      const languages = resolver.parseAcceptLanguage('de-AT,de;q=0.9,en;q=0.8')
      const reader = resolver.locateReader(hints, languages)
      const link = resolver.plainLink(identifier, owner as never)
      return resolver.resolveRoute(link, reader, {})
    })
  })
}
