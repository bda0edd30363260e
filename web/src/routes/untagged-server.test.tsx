import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildDirectLinks } from '@everyshelf/domain/links'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedOutAnswer } from '../testing/fake-session.ts'
import { findResult, generate } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks } from '../testing/sample-links.ts'

const EARNING =
  /I earn|it may earn|Everyshelf earns|We use Amazon affiliate links|uses Amazon affiliate/

function useUntaggedServer() {
  localStorage.clear()
  useFakeApi({
    'session.get': () => ({ ...signedOutAnswer, hasServiceTags: false }),
    'links.generate': ({ input }) => {
      const identifier = parseBookIdentifier(input)
      if (!identifier) throw new Error(input)
      return sampleLinks(input, { directLinks: buildDirectLinks(identifier, null, {}) })
    },
  })
}

test.each(['/', '/about', '/terms', '/demo/universal-book-page', '/pricing'])(
  'on a server without affiliate tags, %s says nowhere that anyone earns',
  async (path) => {
    useUntaggedServer()
    await openPage(path)
    await waitFor(() => expect(document.body.textContent).not.toMatch(EARNING))
    // There is nothing to consent to either.
    expect(screen.queryByRole('region', { name: 'Affiliate consent' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Affiliate consent' })).toBeNull()
  },
)

test('on a server without affiliate tags, the home page mentions tags but no earner', async () => {
  useUntaggedServer()
  await openPage('/')
  screen.getByText('Each link shows whether it has an affiliate tag.')
  expect(document.body.textContent).not.toMatch(/who earns/i)
})

test('on a server without affiliate tags, the result says only that its links carry none', async () => {
  useUntaggedServer()
  await openPage('/')
  generate('9780441172719')
  const result = await findResult()
  expect(result.textContent).toContain('These links have no affiliate tag.')
  expect(document.body.textContent).not.toMatch(EARNING)
})

test.each([
  ['links', 'Readers who open one get the owner’s tag or Everyshelf’s.'],
  ['pages', 'On this server, they never carry Everyshelf’s tags.'],
] as const)('on a server with its tags on %s, the privacy page says so', async (where, words) => {
  useFakeApi({ 'session.get': () => ({ ...signedOutAnswer, serviceTagsOn: where }) })
  await openPage('/privacy')
  await waitFor(() => expect(document.body.textContent).toContain(words))
})
