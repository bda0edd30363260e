import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterInputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../../testing/fake-api.ts'
import { createLinkSettingsHandlers } from '../../testing/fake-link-settings.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { openPage } from '../../testing/render-page.tsx'
import { sampleBookDetails } from '../../testing/sample-links.ts'

type Change = RouterInputs['links']['editDetails']['details']

async function useSection(responses: Partial<FakeCalls> = {}) {
  const changes: Change[] = []
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 1)),
    ...createLinkSettingsHandlers(),
    ...responses,
    'links.editDetails': (input) => {
      changes.push(input.details)
      return responses['links.editDetails']?.(input) ?? sampleBookDetails({ series: 'Dune' })
    },
  })
  await openPage('/links/5f0c9a1be24d77c0a3b61e90/details')
  const section = within(await screen.findByRole('region', { name: 'Book details' }))
  await section.findByLabelText('Title')
  return { section, changes }
}

const textIn = (field: HTMLElement) => (field as HTMLInputElement).value

test('an author without Premium edits a field, and only that field is sent', async () => {
  const { section, changes } = await useSection()
  expect(textIn(section.getByLabelText('Authors'))).toBe('Frank Herbert')
  expect(section.queryByText('Save details')).toBeNull()
  fireEvent.change(section.getByLabelText('Series'), { target: { value: ' Dune ' } })
  fireEvent.click(section.getByText('Save details'))
  expect(await section.findByText('Edited.')).toBeDefined()
  expect(changes).toEqual([{ series: 'Dune' }])
  expect(section.queryByText('Save details')).toBeNull()
})

test('a saved change can be undone, and an edited field can be reset', async () => {
  const { section, changes } = await useSection({
    'links.details': () => sampleBookDetails({ title: 'Mine' }),
  })
  fireEvent.change(section.getByLabelText('Title'), { target: { value: 'Ours' } })
  fireEvent.change(section.getByLabelText('Series'), { target: { value: 'Dune' } })
  fireEvent.click(section.getByText('Save details'))
  fireEvent.click(await screen.findByText('Undo'))
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]).toEqual({ title: 'Mine', series: null })
  fireEvent.click(await section.findByText('Reset to catalog'))
  await waitFor(() => expect(changes).toHaveLength(3))
  expect(changes[2]).toEqual({ series: null })
})

test('a title from a page is shown to readers by one press', async () => {
  const details = sampleBookDetails({})
  const { section, changes } = await useSection({
    'links.details': () => ({ ...details, sources: { ...details.sources, title: 'page' } }),
  })
  section.getByText('From the page you saved. Readers don’t see it yet.')
  fireEvent.click(section.getByRole('button', { name: 'Show to readers: Title' }))
  await waitFor(() => expect(changes).toEqual([{ title: 'Dune' }]))
})

test('invalid values are explained at their fields, and nothing is sent', async () => {
  const { section, changes } = await useSection()
  fireEvent.change(section.getByLabelText('Title'), { target: { value: ' ' } })
  fireEvent.change(section.getByLabelText('Publication date'), { target: { value: 'soon' } })
  fireEvent.click(section.getByText('Save details'))
  expect(section.getByText('Enter a title without web addresses.')).toBeDefined()
  expect(section.getByText('Enter a year, month, or full date, such as 2026-11-24.')).toBeDefined()
  expect(changes).toEqual([])
  fireEvent.click(section.getByText('Discard'))
  expect(textIn(section.getByLabelText('Title'))).toBe('Dune')
  expect(section.queryByText('Enter a title without web addresses.')).toBeNull()
})

test('a change that fails keeps what was typed', async () => {
  const { section } = await useSection({
    'links.editDetails': () => {
      throw new FakeRefusal('unavailable')
    },
  })
  fireEvent.change(section.getByLabelText('Title'), { target: { value: 'Mine' } })
  fireEvent.click(section.getByText('Save details'))
  expect(await screen.findByText('Temporarily unavailable')).toBeDefined()
  expect(textIn(section.getByLabelText('Title'))).toBe('Mine')
})

test('the address that the details had before leads to them', async () => {
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 1)),
    ...createLinkSettingsHandlers(),
  })
  const router = await openPage('/universal-links/5f0c9a1be24d77c0a3b61e90#details')
  await screen.findByRole('region', { name: 'Book details' })
  expect(router.state.location.pathname).toBe('/links/5f0c9a1be24d77c0a3b61e90/details')
})

test('details that cannot be loaded can be requested again', async () => {
  let isBroken = true
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 1)),
    ...createLinkSettingsHandlers(),
    'links.details': () => {
      if (isBroken) throw new FakeRefusal('unavailable')
      return sampleBookDetails()
    },
  })
  await openPage('/links/5f0c9a1be24d77c0a3b61e90/details')
  const section = within(await screen.findByRole('region', { name: 'Book details' }))
  const retry = await section.findByText(/again/i, {}, { timeout: 8000 })
  isBroken = false
  fireEvent.click(retry)
  expect(textIn(await section.findByLabelText('Title'))).toBe('Dune')
}, 15_000)

test('a file that is no cover is refused before it is sent', async () => {
  const { section } = await useSection()
  const input = section.getByLabelText('Cover image')
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  choose(new File(['%PDF'], 'cover.pdf', { type: 'application/pdf' }))
  expect(section.getByRole('alert').textContent).toContain('Choose a JPEG, PNG, or WebP file.')
  choose(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'cover.png', { type: 'image/png' }))
  expect(section.getByRole('alert').textContent).toContain('An image can be up to 8 MB.')
})
