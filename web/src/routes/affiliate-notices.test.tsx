import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildDirectLinks } from '@everyshelf/domain/links'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { refreshSession } from '../lib/session/session-store.ts'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { field, findResult, generate, paste } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks } from '../testing/sample-links.ts'

const NOTICE = 'Everyshelf uses Amazon affiliate links.'
const SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'
const NO_TAGS = 'This server has no affiliate tags of its own yet.'

interface Case {
  readonly server: boolean
  readonly owner: boolean
}

const cases: readonly Case[] = [
  { server: true, owner: false },
  { server: true, owner: true },
  { server: false, owner: true },
  { server: false, owner: false },
]

beforeEach(() => localStorage.clear())

/** A server with or without tags, for an author with or without their own. */
function useServer({ server, owner }: Case, user: 'signed-in' | 'signed-out' = 'signed-in') {
  const account = signedInResponse({ isPremium: owner, hasOwnTags: owner })
  useFakeApi({
    'session.get': () => ({
      ...(user === 'signed-in' ? account : signedOutResponse),
      hasServiceTags: server,
    }),
    'links.generate': ({ input, affiliateConsent }) => {
      const identifier = parseBookIdentifier(input)
      if (!identifier) throw new Error(input)
      const serviceTags = server && affiliateConsent !== 'declined' ? { us: 'shelf-20' } : {}
      const own = owner ? { isPremium: true, tags: { de: 'ada-21' } } : null
      return sampleLinks(input, {
        directLinks: buildDirectLinks(identifier, own as never, serviceTags as never),
      })
    },
  })
}

const footer = () => screen.getByRole('contentinfo').textContent ?? ''
const main = () => screen.getByRole('main').textContent ?? ''

describe.each(cases)('A1 server tags: $server, own tags: $owner', ({ server, owner }) => {
  const canEarn = server || owner

  test('the footer has the notice, and the sentence if a tag can earn', async () => {
    useServer({ server, owner })
    await openPage('/about')
    await waitFor(() => expect(footer().includes(SENTENCE)).toBe(canEarn))
    expect(footer()).toContain(NOTICE)
    expect(footer().includes(NO_TAGS)).toBe(!server)
  })

  test.each(['/', '/about', '/terms'])('%s has the sentence if a tag can earn', async (path) => {
    useServer({ server, owner })
    await openPage(path)
    await waitFor(() => expect(main().includes(SENTENCE)).toBe(canEarn))
  })

  test('the result has it if one of its links carries a tag', async () => {
    useServer({ server, owner })
    await openPage('/')
    generate('9780441172719')
    const result = await findResult()
    expect(result.textContent?.includes(SENTENCE)).toBe(canEarn)
    if (!canEarn) expect(result.textContent).toContain('These links have no affiliate tag.')
  })

  test('a pasted list has it if one of its links carries a tag', async () => {
    useServer({ server, owner })
    await openPage('/')
    paste(field(), '9780441172719\n9780143127741')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    await screen.findByText('All 2 links created')
    expect(main().includes(SENTENCE)).toBe(canEarn)
  })
})

describe('A1 a visitor who declined', () => {
  beforeEach(() => localStorage.setItem('affiliate-consent', 'false'))

  test('sees the sentence in the footer, for the links that readers open', async () => {
    useServer({ server: true, owner: false }, 'signed-out')
    await openPage('/about')
    await waitFor(() => expect(footer()).toContain(SENTENCE))
  })

  test('sees it neither beside their result nor beside a pasted list', async () => {
    useServer({ server: true, owner: false }, 'signed-out')
    await openPage('/')
    generate('9780441172719')
    expect((await findResult()).textContent).not.toContain(SENTENCE)
    fireEvent.click(screen.getByRole('button', { name: 'Create another link' }))
    paste(field(), '9780441172719\n9780143127741')
    fireEvent.click(await screen.findByRole('button', { name: 'Create 2 links' }))
    await screen.findByText('All 2 links created')
    expect(main()).not.toContain(SENTENCE)
  })
})

describe('P4 on a server without affiliate tags', () => {
  test('the consent banner says that links carry none of them', async () => {
    useServer({ server: false, owner: false }, 'signed-out')
    await openPage('/')
    const banner = within(await screen.findByRole('region', { name: 'Affiliate consent' }))
    banner.getByText(/^We use Amazon affiliate links to help support this service\./)
    banner.getByText(NO_TAGS)
    fireEvent.click(banner.getByRole('button', { name: 'Decline' }))
    expect(localStorage.getItem('affiliate-consent')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Affiliate consent' }))
    await screen.findByRole('region', { name: 'Affiliate consent' })
  })

  test.each(['/privacy', '/terms'])('%s says so too', async (path) => {
    useServer({ server: false, owner: false }, 'signed-out')
    await openPage(path)
    await waitFor(() => expect(main()).toContain(NO_TAGS))
  })
})

test('A1 the sentence appears with the author’s first tag', async () => {
  let hasOwnTags = false
  useFakeApi({
    'session.get': () => ({
      ...signedInResponse({ isPremium: true, hasOwnTags }),
      hasServiceTags: false,
    }),
  })
  await openPage('/about')
  await screen.findByText(NO_TAGS)
  expect(footer()).not.toContain(SENTENCE)
  hasOwnTags = true
  await act(() => refreshSession())
  expect(footer()).toContain(`${NOTICE} ${NO_TAGS} ${SENTENCE}`)
})

test.each([
  ['links', 'When a reader opens one, it can carry the owner’s tag or Everyshelf’s.'],
  ['pages', 'On this server, they never carry Everyshelf’s tags.'],
] as const)('on a server with its tags on %s, the privacy page says so', async (where, words) => {
  useFakeApi({ 'session.get': () => ({ ...signedOutResponse, serviceTagsOn: where }) })
  await openPage('/privacy')
  await waitFor(() => expect(document.body.textContent).toContain(words))
})
