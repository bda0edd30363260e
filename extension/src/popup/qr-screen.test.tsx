// @vitest-environment happy-dom
import { Toaster, toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedLink } from '../storage/saved-links.ts'
import {
  ada,
  allowance,
  connectAsAda,
  emma,
  FakeServer,
  Refusal,
} from '../testing/connected-popup.ts'
import { QrScreen } from './qr-screen.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
})

const { origin } = new URL(emma.globalLink)
const { key } = emma
const book = { key, title: 'Emma', format: null, hint: null, annotation: { label: '', note: '' } }
const show = (saved: SavedLink | null) =>
  render(
    <>
      <QrScreen {...{ book, saved }} link={emma.globalLink} onBack={() => {}} />
      <Toaster edge="top" />
    </>,
  )
const savedEmma = { ...emma.saved, key }

test('shows the print link of a saved link, which it creates on first use', async () => {
  const server = new FakeServer({ 'links.createChannel': () => ({ url: `${origin}/go/print22` }) })
  show(savedEmma)
  await screen.findByRole('img', { name: `QR code for ${origin}/go/print22` })
  expect(screen.getByText(/^Opens your print link for Emma\./)).toBeDefined()
  expect(server.inputsOf('links.createChannel')).toEqual([{ id: emma.saved.id, channel: 'print' }])
})

test('warns not to print the code of an unsaved book, until saving replaces it', async () => {
  const server = new FakeServer({
    'links.save': () => emma.saved,
    'links.createChannel': () => ({ url: `${origin}/go/print22` }),
  })
  show(null)
  await screen.findByRole('img', { name: `QR code for ${emma.globalLink}` })
  expect(screen.getByText('Opens the Global Link for Emma.')).toBeDefined()
  const warning = screen.getByText(
    'For screens only. Save the link to get a print code without affiliate tags.',
  )
  const download = screen.getByRole('button', { name: 'Download PNG' })
  expect(warning.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(server.inputsOf('links.createChannel')).toEqual([])

  fireEvent.click(await screen.findByRole('button', { name: 'Save to My Account' }))
  expect(await screen.findByText('Link saved!')).toBeDefined()
  await screen.findByRole('img', { name: `QR code for ${origin}/go/print22` })
  expect(screen.queryByText(/^For screens only/)).toBeNull()
  expect(server.inputsOf('links.save')).toEqual([{ isbn: key }])
})

test('warns and links to the upgrade when the account is full', async () => {
  new FakeServer({
    'session.get': () => ({ user: ada, allowance: allowance(5) }),
  })
  show(null)
  await screen.findByRole('link', { name: /^Upgrade to save/ })
  expect(screen.getByText(/^For screens only/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save to My Account' })).toBeNull()
})

test('shows no code while the server refuses, and tries again', async () => {
  let isBroken = true
  new FakeServer({
    'links.createChannel': () => {
      if (isBroken) throw new Refusal('rate-limited')
      return { url: `${origin}/go/print22` }
    },
  })
  show(savedEmma)
  await screen.findByRole('alert')
  expect(screen.queryByRole('img')).toBeNull()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('img', { name: `QR code for ${origin}/go/print22` })
})
