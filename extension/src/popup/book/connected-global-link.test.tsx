// @vitest-environment happy-dom
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCacheOwner } from '../../storage/cache-owner.ts'
import { cachedAccountStatus } from '../../storage/cached-response.ts'
import { DEFAULT_PREFERENCES, preferences } from '../../storage/preferences.ts'
import {
  ada,
  allowance,
  connectAsAda,
  emma,
  FakeServer,
  listed,
} from '../../testing/connected-popup.ts'
import { Popup } from '../popup.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const copyButton = () => screen.findByRole('button', { name: 'Copy' })

test('Copy has the focus as soon as the link is there, so that Enter copies', async () => {
  new FakeServer()
  render(<Popup />)
  const button = await copyButton()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('Copy does not take the focus from a control that the user moved to', async () => {
  new FakeServer()
  render(<Popup />)
  const menu = await screen.findByRole('button', { name: 'Account, tags, and options' })
  menu.focus()
  await copyButton()
  expect(document.activeElement).toBe(menu)
})

test('A2 copies the custom format of the options, with the note of a paid link', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copyTemplate = 'Now reading {title} by {author}: {link}'
  await preferences.setValue({ ...DEFAULT_PREFERENCES, copyFormat: 'Custom', copyTemplate })
  new FakeServer()
  render(<Popup />)
  await screen.findByRole('button', { name: 'BBCode' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Custom' })).toBeNull())
  fireEvent.click(await copyButton())
  const text = `Now reading Emma by Jane Austen: ${emma.globalLink} (paid link)`
  await waitFor(() => expect(write).toHaveBeenCalledWith(text))
})

test('copies rich text as a titled link for editors, and as text for everything else', async () => {
  class FakeItem {
    readonly parts: Record<string, Promise<Blob>>
    constructor(parts: Record<string, Promise<Blob>>) {
      this.parts = parts
    }
  }
  vi.stubGlobal('ClipboardItem', FakeItem)
  const write = vi.fn<(items: readonly FakeItem[]) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator.clipboard, { write })
  new FakeServer()
  render(<Popup />)
  fireEvent.click(await screen.findByRole('button', { name: 'Rich text' }))
  await waitFor(() => expect(write).toHaveBeenCalled())
  const parts = write.mock.calls[0]?.[0]?.[0]?.parts
  expect(await (await parts?.['text/plain'])?.text()).toBe(`Emma – ${emma.globalLink} (paid link)`)
  expect(await (await parts?.['text/html'])?.text()).toBe(
    `<a href="${emma.globalLink.replace('&', '&amp;')}">Emma</a> (paid link)`,
  )
})

test('says who may earn from the link, beside it', async () => {
  new FakeServer()
  render(<Popup />)
  expect(await screen.findByText('Everyshelf may earn a commission on purchases.')).toBeDefined()
})

test('says of a saved link how often it was clicked', async () => {
  new FakeServer({ 'links.list': () => listed([{ ...emma.saved, clicks30d: 1234 }]) })
  render(<Popup />)
  const count = await screen.findByText(`${(1234).toLocaleString()} clicks`)
  expect(count.parentElement?.textContent).toContain('in the last 30 days')
})

test('after the first copy, the popup offers to copy without a press, once', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  new FakeServer()
  const popup = render(<Popup />)
  const question = 'Copy the link whenever you open a book here?'
  await copyButton()
  expect(screen.queryByText(question)).toBeNull()
  fireEvent.click(await copyButton())
  await screen.findByText(question)
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(await preferences.getValue()).toMatchObject({ autoCopy: true, isAutoCopyOffered: true })
  popup.unmount()
  expect(await preferences.getValue()).toMatchObject({ copyFormat: 'Link', hasMenu: true })
})

describe('before the server has answered about the book', () => {
  const knowAccount = async (remaining: number) => {
    const { publicId } = ada
    await cachedAccountStatus.write(await readCacheOwner(), {
      isPremium: false,
      allowance: allowance(5 - remaining),
      linkOwner: { origin: 'https://everyshelf.example', publicId },
    })
  }
  const link = 'https://everyshelf.example/redirect?isbn=9780141439587&userId=a2b3c4d5e6f7g8h9'

  test('the long link of the account can be copied, with the note of a paid link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await preferences.setValue({ ...DEFAULT_PREFERENCES, copyFormat: 'Markdown' })
    await knowAccount(1)
    new FakeServer().isOffline = true
    render(<Popup />)
    await screen.findByDisplayValue(link)
    await screen.findByRole('button', { name: 'BBCode' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Markdown' })).toBeNull())
    fireEvent.click(await copyButton())
    await waitFor(() => expect(write.mock.lastCall?.[0]).toContain(`](${link}) (paid link)`))
  })

  test('there is none at the limit, where the book may be saved', async () => {
    await knowAccount(0)
    new FakeServer().isOffline = true
    render(<Popup />)
    await screen.findByText('No connection')
    expect(screen.queryByDisplayValue(link)).toBeNull()
  })
})
