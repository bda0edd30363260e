import { linkAllowance } from '@everyshelf/domain/plans'
import { waitForShortLinks } from '@everyshelf/ui/testing'
import { toasts } from '@everyshelf/ui/toast'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { refreshSession } from '../lib/session/session-store.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { field, findResult, findToast, generate, paste } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks, sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const OWN = 'https://everyshelf.example/redirect?isbn=9780441172719&userId=a2b3c4d5e6'
const SHORT = 'https://everyshelf.example/go/h7kq2mw'

/** A user with this many saved links. */
function useSignedIn(used = 0, answers: Partial<FakeCalls> = {}, isPremium = false) {
  const allowance = linkAllowance(isPremium ? 'premium' : 'free', used)
  return useFakeApi({
    'session.get': () => signedInResponse({ isPremium }, allowance),
    'links.generate': ({ input }) => sampleLinks(input, { globalLink: OWN, limit: allowance }),
    ...answers,
  })
}

async function openResult() {
  const router = await openPage('/')
  generate('9780441172719')
  const result = within(await findResult())
  await result.findByRole('textbox', { name: 'Your Global Link' })
  return { router, result }
}

async function confirmSave() {
  fireEvent.click(await screen.findByRole('button', { name: 'Save to My Account' }))
  fireEvent.click(within(await findSaveDialog()).getByRole('button', { name: 'Save Link' }))
}

const findSaveDialog = () =>
  screen.findByRole('dialog', { name: 'Save this link to your account?' })

const linkField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your Global Link' })

function useClipboard() {
  const writeText = vi.fn(async (_text: string) => {})
  const write = async ([item]: readonly ClipboardItem[]) =>
    writeText((await (await item?.getType('text/plain'))?.text()) ?? '')
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText, write } })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
  })
  return writeText
}

describe('the result of a signed-in user', () => {
  test('is copied in the press, and saving then replaces it with the short link', async () => {
    const writeText = useClipboard()
    const api = useSignedIn()
    await openResult()
    expect(linkField().value).toBe(OWN)
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(writeText.mock.calls).toEqual([[OWN]])
    expect(await findToast()).toBe('Copied!Link copied to clipboard')
    const dialog = within(await findSaveDialog())
    dialog.getByText('The long link is copied. Get a short link for Dune and track its clicks.')
    fireEvent.click(dialog.getByRole('button', { name: 'Save Link' }))
    await waitFor(() => expect(writeText.mock.calls).toEqual([[OWN], [SHORT]]))
    await waitFor(async () =>
      expect(await findToast()).toBe('Copied!Link saved, short link copied to clipboard'),
    )
    await screen.findByRole('button', { name: 'Saved ✓' })
    expect(linkField().value).toBe(SHORT)
    expect(api.calls.filter((call) => call === 'links.save')).toHaveLength(1)

    // A saved link is copied without a question, with Shift as Markdown.
    const copy = screen.getByRole('button', { name: /^(Copy|Copied)$/ })
    fireEvent.click(copy, { shiftKey: true })
    const markdown = `[Dune](${SHORT}) (paid link)`
    await waitFor(() => expect(writeText.mock.calls.at(-1)).toEqual([markdown]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a Premium account is saved in the press that copies it, and Undo removes it', async () => {
    waitForShortLinks()
    onTestFinished(() => void vi.restoreAllMocks())
    const writeText = useClipboard()
    const api = useSignedIn(0, {}, true)
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(writeText.mock.calls).toEqual([[OWN]])
    await screen.findByRole('button', { name: 'Saved ✓' })
    await waitFor(() => expect(writeText.mock.calls).toEqual([[OWN], [SHORT]]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(linkField().value).toBe(SHORT)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: 'Save to My Account' })
    expect(api.calls.filter((call) => call === 'links.remove')).toHaveLength(1)
    await waitFor(() => expect(linkField().value).toBe(OWN))
  })

  test('of a Premium account stays copied in its long form when saving fails', async () => {
    const writeText = useClipboard()
    const answers = {
      'links.save': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    }
    useSignedIn(0, answers, true)
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await findToast()).toBe('Error saving linkPlease try again'))
    await waitFor(() => expect(writeText.mock.calls).toEqual([[OWN], [OWN]]))
  })

  test.each(['Not now', 'Escape'])(
    'stays copied after %s, and the question does not return',
    async (answer) => {
      const writeText = useClipboard()
      const api = useSignedIn()
      await openResult()
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
      const dialog = await findSaveDialog()
      if (answer === 'Escape')
        fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Not now' }), {
          key: 'Escape',
        })
      else fireEvent.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(writeText.mock.calls).toEqual([[OWN]])

      fireEvent.click(linkField())
      await waitFor(() => expect(writeText.mock.calls).toEqual([[OWN], [OWN]]))
      await act(async () => {})
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(api.calls).not.toContain('links.save')
    },
  )

  test('is to be copied by hand when the browser refuses, and no question covers it', async () => {
    const writeText = useClipboard()
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    useSignedIn()
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await findToast()).toBe('Failed to copyPlease select and copy the link manually')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stays copied in its long form when saving fails', async () => {
    const writeText = useClipboard()
    useSignedIn(0, {
      'links.save': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    })
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    fireEvent.click(within(await findSaveDialog()).getByRole('button', { name: 'Save Link' }))
    await waitFor(async () => expect(await findToast()).toBe('Error saving linkPlease try again'))
    expect(writeText.mock.calls).toEqual([[OWN]])
    expect(linkField().value).toBe(OWN)
  })

  test('is copied at once in its long form when the account is full', async () => {
    const writeText = useClipboard()
    let used = 4
    useSignedIn(4, {
      'session.get': () => signedInResponse({ isPremium: false }, linkAllowance('free', used)),
    })
    await openResult()
    used = 5
    await act(() => refreshSession())
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(writeText.mock.calls).toEqual([[OWN]]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('has a QR code for screens only, until its print link replaces it', async () => {
    const { calls } = useSignedIn()
    await openResult()
    fireEvent.click(await screen.findByRole('button', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }))
    await dialog.findByRole('img', { name: `QR code for ${OWN}` })
    const warning = dialog.getByText(/^For screens only\./)
    expect(warning.textContent).toBe(
      'For screens only. Save the link to get a print code without affiliate tags.',
    )
    const isBefore = warning.compareDocumentPosition(dialog.getByRole('button', { name: /PNG/ }))
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(calls).not.toContain('links.createChannel')

    fireEvent.click(dialog.getByRole('button', { name: 'Save Link' }))
    await dialog.findByRole('img', { name: /^QR code for .*\/go\/print22$/ })
    expect(dialog.queryByText(/^For screens only\./)).toBeNull()
    expect(dialog.queryByRole('img', { name: `QR code for ${OWN}` })).toBeNull()
    expect(calls.filter((call) => call === 'links.save')).toHaveLength(1)
  })

  test('shows the QR code and its warning, but no save button, when the account is full', async () => {
    let used = 4
    useSignedIn(4, {
      'session.get': () => signedInResponse({ isPremium: false }, linkAllowance('free', used)),
    })
    await openResult()
    used = 5
    await act(() => refreshSession())
    fireEvent.click(await screen.findByRole('button', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }))
    await dialog.findByRole('img', { name: `QR code for ${OWN}` })
    expect(dialog.getByText(/^For screens only\./)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Save Link' })).toBeNull()
  })

  test('is saved after a question, and then has its short link', async () => {
    let answer: () => void = () => {}
    const saving = new Promise<void>((resolve) => {
      answer = resolve
    })
    const api = useSignedIn(0, {
      'links.save': async () => {
        await saving
        return sampleSavedLink('9780441172719')
      },
    })
    await openResult()
    await confirmSave()
    await screen.findByRole('button', { name: 'Saving...' })
    await act(async () => answer())
    await screen.findByRole('button', { name: 'Saved ✓' })
    expect(await findToast()).toBe('Link saved!You can find it in your account')
    expect(linkField().value).toBe(SHORT)
    expect(api.calls.filter((call) => call === 'links.save')).toHaveLength(1)
  })

  test('is not saved by "Not now"', async () => {
    const api = useSignedIn()
    await openResult()
    fireEvent.click(screen.getByRole('button', { name: 'Save to My Account' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls).not.toContain('links.save')
    screen.getByRole('button', { name: 'Save to My Account' })
  })

  test('can be tried again when saving fails', async () => {
    useSignedIn(0, {
      'links.save': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    })
    await openResult()
    await confirmSave()
    expect(await findToast()).toBe('Error saving linkPlease try again')
    await screen.findByRole('button', { name: 'Save to My Account' })
  })

  test('asks to sign in when the session has ended meanwhile', async () => {
    useSignedIn(0, {
      'links.save': () => {
        throw new FakeRefusal('unauthorized', 401)
      },
    })
    await openResult()
    await confirmSave()
    expect(await findToast()).toBe('Not signed inPlease sign in to save links')
  })

  test('becomes saved when it already was', async () => {
    useSignedIn(1, {
      'links.save': () => {
        throw new FakeRefusal('link-already-saved', 409, {
          id: 'x',
          slug: 'h7kq2mw',
          globalLink: 'https://everyshelf.example/go/h7kq2mw',
        })
      },
    })
    await openResult()
    await confirmSave()
    expect(await findToast()).toBe('Link already savedThis book link is already in your account')
    await screen.findByRole('button', { name: 'Saved ✓' })
    expect(linkField().value).toBe(SHORT)
  })

  test('starts as saved when the book is in the account', async () => {
    useSignedIn(1, {
      'links.generate': ({ input }) =>
        sampleLinks(input, {
          globalLink: SHORT,
          saved: { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never },
        }),
    })
    await openResult()
    screen.getByRole('button', { name: 'Saved ✓' })
    screen.getByRole('link', { name: 'View on dashboard' })
  })

  test('leads from the limit to the upgrade', async () => {
    useSignedIn(4, {
      'links.save': () => {
        throw new FakeRefusal('link-limit-reached', 403, { used: 5, max: 5 })
      },
    })
    const { router } = await openResult()
    await confirmSave()
    expect(await findToast()).toContain('Link limit reached')
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
  })

  test('A2 offers the formats of a link, with the note of a paid link, and its QR code', async () => {
    const writeText = useClipboard()
    useSignedIn()
    await openResult()
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Copy as' }), { key: 'Enter' })
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual([
      `Link${OWN}`,
      `Rich textDune – ${OWN} (paid link)`,
      `Markdown[Dune](${OWN}) (paid link)`,
      `HTML<a href="${OWN.replace('&', '&amp;')}">Dune</a> (paid link)`,
      `BBCode[url=${OWN}]Dune[/url] (paid link)`,
      `Title – linkDune – ${OWN} (paid link)`,
    ])
    fireEvent.click(items[5] as HTMLElement)
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`Dune – ${OWN} (paid link)`))
    fireEvent.click(screen.getByRole('button', { name: 'QR code' }))
    const dialog = await screen.findByRole('dialog', { name: 'QR code' })
    within(dialog).getByRole('img', { name: `QR code for ${OWN}` })
    within(dialog).getByRole('button', { name: /SVG/ })
    within(dialog).getByRole('button', { name: /PNG/ })
  })
})

describe('Universal Book Links of a saved link', () => {
  const saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }
  const generate = ({ input }: { readonly input: string }) =>
    sampleLinks(input, { globalLink: SHORT, saved })

  test('offer the upgrade to a free account', async () => {
    useSignedIn(1, { 'links.generate': generate })
    const { router } = await openResult()
    const block = within(screen.getByRole('region', { name: 'Universal Book Links' }))
    fireEvent.click(block.getByRole('button', { name: 'Manage' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(block.getByRole('button', { name: 'Manage' }))
    fireEvent.click(await screen.findByRole('link', { name: 'Upgrade Now' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
  })

  test('lead a premium account on', async () => {
    useSignedIn(1, { 'links.generate': generate }, true)
    await openResult()
    const link = screen.getByRole('link', { name: 'Manage' })
    expect(link.getAttribute('href')).toBe('/universal-links/5f0c9a1be24d77c0a3b61e90')
  })
})

test.each(['/go/h7kq2mw', '/book/9780441172719/universal?link=h7kq2mw'])(
  'the user’s own link %s opens its book page',
  async (path) => {
    const inputs: string[] = []
    const saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }
    useSignedIn(1, {
      'links.generate': ({ input }) => {
        inputs.push(input)
        return sampleLinks('9780441172719', { globalLink: SHORT, saved, isOwnLink: true })
      },
    })
    const router = await openPage('/')
    generate(`${location.origin}${path}`)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/links/${saved.id}`))
    expect(inputs).toEqual([`${location.origin}/go/h7kq2mw`])
  },
)

describe('the limit', () => {
  test.each([2, 1])('is announced when %i are left', async (left) => {
    useSignedIn(5 - left)
    await openPage('/')
    const banner = await screen.findByText(`You have only ${left} link(s) remaining`)
    const upgrade = within(banner.closest('[role=status]') as HTMLElement).getByRole('link')
    expect(upgrade.getAttribute('href')).toBe('/pricing')
  })

  test('is not announced before, nor to a premium account', async () => {
    useSignedIn(2)
    await openPage('/')
    expect(screen.queryByText(/remaining/)).toBeNull()
  })

  test('once reached stops the making of links, and a paste looks up its book', async () => {
    const inputs: unknown[] = []
    useSignedIn(5, {
      'links.generate': (input) => {
        inputs.push(input)
        return sampleLinks(input.input, { limit: linkAllowance('free', 5) })
      },
    })
    await openPage('/')
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Upgrade to Premium for more links',
    })
    expect(button.disabled).toBe(true)
    screen.getByText('Link limit reached')
    paste(document.body, '9780441172719')
    await findResult()
    expect(inputs).toEqual([{ input: '9780441172719', lookUpOnly: true }])
  })

  test('once reached still looks up a book and its direct links', async () => {
    const inputs: unknown[] = []
    useSignedIn(5, {
      'links.generate': (input) => {
        inputs.push(input)
        return sampleLinks(input.input, { limit: linkAllowance('free', 5) })
      },
    })
    await openPage('/')
    const lookUp = await screen.findByRole('button', { name: 'Look up store links' })
    expect(screen.getByRole('link', { name: 'Test a link' }).getAttribute('href')).toBe(
      '/link-tester',
    )
    fireEvent.change(field(), { target: { value: '9780441172719' } })
    fireEvent.click(lookUp)
    const result = within(await findResult())
    await result.findByRole('link', { name: 'Upgrade to save' })
    expect(result.getAllByText('Link limit reached').length).toBeGreaterThan(0)
    expect(result.getByRole('link', { name: /Amazon United States/ })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Your Global Link' })).toBeNull()
    expect(inputs).toEqual([{ input: '9780441172719', lookUpOnly: true }])
  })
})

test('a visitor who signs in to save comes back to the same result and finishes', async () => {
  let isIn = false
  const api = useFakeApi({
    'session.get': () => (isIn ? signedInResponse() : signedOutResponse),
    'links.generate': ({ input }) => sampleLinks(input, { globalLink: isIn ? OWN : null }),
  })
  const router = await openPage('/')
  generate('9780441172719')
  await findResult()
  fireEvent.click(screen.getByRole('button', { name: 'Save This Link' }))
  expect(await findToast()).toBe('Authentication requiredPlease sign in to save this link')
  await screen.findByLabelText('Email')
  expect(router.state.location.pathname).toBe('/account')
  expect(router.state.location.search).toBe('?mode=signin&next=%2F')
  toasts.clear()

  isIn = true
  await act(() => refreshSession())
  const dialog = await screen.findByRole('dialog', { name: 'Save this link to your account?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Link' }))
  await screen.findByRole('button', { name: 'Saved ✓' })
  expect(linkField().value).toBe(SHORT)
  expect(api.calls.filter((call) => call === 'links.save')).toHaveLength(1)
})

test('a visitor who wanted to copy is asked to save after signing in, and gets the short link', async () => {
  const writeText = useClipboard()
  let isIn = false
  useFakeApi({
    'session.get': () => (isIn ? signedInResponse() : signedOutResponse),
    'links.generate': ({ input }) => sampleLinks(input, { globalLink: isIn ? OWN : null }),
  })
  const router = await openPage('/')
  generate('9780441172719')
  await findResult()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to Copy' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  await screen.findByLabelText('Email')
  expect(router.state.location.search).toBe('?mode=signin&next=%2F')
  isIn = true
  await act(() => refreshSession())
  const dialog = await screen.findByRole('dialog', { name: 'Save this link to your account?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save Link' }))
  await waitFor(() => expect(writeText.mock.calls).toEqual([[SHORT]]))
})

test('a visitor without an account goes to sign-up and returns to the same result', async () => {
  onTestFinished(() => localStorage.clear())
  useFakeApi({ 'session.get': () => signedOutResponse })
  const router = await openPage('/')
  generate('9780441172719')
  await findResult()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to Copy' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Create free account' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(router.state.location.search).toBe('?mode=signup&next=%2F')
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  fireEvent.click(screen.getByRole('link', { name: 'Back to your result' }))
  await findResult()
})

test("S53 nothing of a result's link is left on the page after a sign-out", async () => {
  let isIn = true
  useFakeApi({
    'session.get': () => (isIn ? signedInResponse() : signedOutResponse),
    'links.generate': ({ input }) => sampleLinks(input, { globalLink: isIn ? OWN : null }),
  })
  const { router } = await openResult()
  isIn = false
  await act(() => refreshSession())
  await screen.findByRole('button', { name: 'Sign in to Copy' })
  expect(document.documentElement.outerHTML).not.toContain('userId=')
  await waitFor(() => expect(JSON.stringify(router.state.location.state)).not.toContain('userId='))
})

test('a result whose link was removed from the dashboard can be saved again', async () => {
  const saved = { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never }
  let isSaved = true
  useSignedIn(1, {
    'links.generate': ({ input }) =>
      sampleLinks(input, isSaved ? { globalLink: SHORT, saved } : { globalLink: OWN }),
    ...savedLinks([sampleSavedLink('9780441172719')]),
    'links.remove': () => {
      isSaved = false
      return { removedAt: '2026-11-21T09:30:00.000Z' }
    },
  })
  const { router } = await openResult()
  fireEvent.click(screen.getByRole('link', { name: 'View on dashboard' }))
  fireEvent.keyDown(await screen.findByRole('button', { name: /^More for / }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await findToast()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(linkField().value).toBe(OWN))
  await screen.findByRole('button', { name: 'Save to My Account' })
})

test('a book that was saved elsewhere is shown as saved, whatever the list said before', async () => {
  useSignedIn(0, {
    'links.generate': ({ input }) =>
      sampleLinks(input, {
        globalLink: SHORT,
        saved: { id: '5f0c9a1be24d77c0a3b61e90', slug: 'h7kq2mw' as never },
      }),
  })
  const router = await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'No links yet' })
  await act(() => router.navigate('/'))
  generate('9780441172719')
  await screen.findByRole('textbox', { name: 'Your Global Link' })
  screen.getByRole('button', { name: 'Saved ✓' })
  expect(linkField().value).toBe(SHORT)
})
