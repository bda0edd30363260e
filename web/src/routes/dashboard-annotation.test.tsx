import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLabel, sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const dune = sampleSavedLink('9780441172719', {
  title: 'Dune',
  labels: [sampleLabel('Newsletter')],
  note: 'For May.',
})
const session = () => signedInResponse({}, linkAllowance('free', 1))

async function openDialog() {
  await openPage('/dashboard')
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More for Dune' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Labels and note' }))
  return within(await screen.findByRole('dialog', { name: 'Labels and note' }))
}

test('a link shows its labels and note, and both can be changed', async () => {
  const asked: unknown[] = []
  useFakeApi({
    'session.get': session,
    ...savedLinks([dune]),
    'labels.list': () => [{ ...sampleLabel('Newsletter'), links: 1 }],
    'links.annotate': (input) => {
      asked.push(input)
      return { ...dune, labels: [sampleLabel('Blog')], note: 'For June.' }
    },
  })
  const dialog = await openDialog()
  const row = screen.getByRole('rowheader', { hidden: true })
  expect(row.textContent).toContain('Newsletter')
  expect(row.textContent).toContain('For May.')
  fireEvent.click(dialog.getByRole('button', { name: 'Remove label: Newsletter' }))
  const field = dialog.getByRole('combobox', { name: 'Labels' })
  fireEvent.change(field, { target: { value: 'Blog' } })
  dialog.getByRole('option', { name: 'Create “Blog”' })
  fireEvent.keyDown(field, { key: 'Enter' })
  dialog.getByRole('button', { name: 'Remove label: Blog' })
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'For June.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ id: dune.id, labels: ['Blog'], note: 'For June.' }])
  expect(row.textContent).toContain('Blog')
  expect(row.textContent).not.toContain('Newsletter')
})

test('a change that fails says so, and keeps what was typed', async () => {
  useFakeApi({
    'session.get': session,
    ...savedLinks([dune]),
    'labels.list': () => [{ ...sampleLabel('Newsletter'), links: 1 }],
    'links.annotate': () => {
      throw new FakeRefusal('unavailable')
    },
  })
  const dialog = await openDialog()
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'For June.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/busy right now/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('For June.')
})

test('labels are chosen with the keyboard, and Backspace takes the last one away', async () => {
  useFakeApi({
    'session.get': session,
    ...savedLinks([dune]),
    'labels.list': () => ['Blog', 'Newsletter'].map((name) => ({ ...sampleLabel(name), links: 1 })),
  })
  const dialog = await openDialog()
  const field = dialog.getByRole('combobox', { name: 'Labels' })
  await dialog.findByRole('option', { name: 'Blog' })
  dialog.getByRole('option', { name: 'Newsletter selected' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(dialog.queryByRole('button', { name: 'Remove label: Newsletter' })).toBeNull()
  fireEvent.change(field, { target: { value: 'blo' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  dialog.getByRole('button', { name: 'Remove label: Blog' })
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect(dialog.queryByRole('button', { name: /^Remove label/ })).toBeNull()
})
