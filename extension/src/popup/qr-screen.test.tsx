// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectAsAda, emma, FakeServer, Refusal } from '../testing/connected-popup.ts'
import { QrScreen } from './qr-screen.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { origin } = new URL(emma.globalLink)
const show = (linkId: string | null) =>
  render(<QrScreen link={emma.globalLink} linkId={linkId} title="Emma" onBack={() => {}} />)

test('shows the print link of a saved link, which it creates on first use', async () => {
  const server = new FakeServer({ 'links.createChannel': () => ({ slug: 'print22' }) })
  show(emma.saved.id)
  await screen.findByRole('img', { name: `QR code for ${origin}/go/print22` })
  expect(screen.getByText(/^Opens your print link for Emma\./)).toBeDefined()
  expect(server.inputsOf('links.createChannel')).toEqual([{ id: emma.saved.id, channel: 'print' }])
})

test('shows the Global Link of a book that is not saved', async () => {
  const server = new FakeServer()
  show(null)
  await screen.findByRole('img', { name: `QR code for ${emma.globalLink}` })
  expect(screen.getByText('Opens the Global Link for Emma.')).toBeDefined()
  expect(server.calls).toEqual([])
})

test('shows no code while the server refuses, and tries again', async () => {
  let isBroken = true
  new FakeServer({
    'links.createChannel': () => {
      if (isBroken) throw new Refusal('rate-limited')
      return { slug: 'print22' }
    },
  })
  show(emma.saved.id)
  await screen.findByRole('alert')
  expect(screen.queryByRole('img')).toBeNull()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('img', { name: `QR code for ${origin}/go/print22` })
})
