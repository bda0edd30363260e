import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink } from '../testing/sample-links.ts'

const dune = sampleSavedLink('9780441172719', {
  title: 'Dune',
  label: 'Newsletter',
  note: 'For May.',
})
const session = () => signedInAnswer({}, linkAllowance('free', 1))

async function openDialog() {
  await openPage('/dashboard')
  fireEvent.click(await screen.findByRole('button', { name: 'Label and note for Dune' }))
  return within(await screen.findByRole('dialog', { name: 'Label and note' }))
}

test('a link shows its label and note, and both can be changed', async () => {
  const asked: unknown[] = []
  useFakeApi({
    'session.get': session,
    'links.list': () => [dune],
    'links.annotate': (input) => {
      asked.push(input)
      return { ...dune, label: 'Blog', note: 'For June.' }
    },
  })
  const dialog = await openDialog()
  const row = screen.getByRole('rowheader', { hidden: true })
  expect(row.textContent).toContain('Newsletter')
  expect(row.textContent).toContain('For May.')
  fireEvent.change(dialog.getByLabelText('Label'), { target: { value: 'Blog' } })
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'For June.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ id: dune.id, label: 'Blog', note: 'For June.' }])
  expect(row.textContent).toContain('Blog')
  expect(row.textContent).not.toContain('Newsletter')
})

test('a change that fails says so, and keeps what was typed', async () => {
  useFakeApi({
    'session.get': session,
    'links.list': () => [dune],
    'links.annotate': () => {
      throw new FakeRefusal('unavailable')
    },
  })
  const dialog = await openDialog()
  fireEvent.change(dialog.getByLabelText('Label'), { target: { value: 'Blog' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/busy right now/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Label').value).toBe('Blog')
})

test('a label is found by the search of the dashboard', async () => {
  const other = sampleSavedLink('9780143127741', { id: 'bbbbbbbbbbbb', title: 'Body' })
  useFakeApi({ 'session.get': session, 'links.list': () => [dune, other] })
  await openPage('/dashboard')
  expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'newsl' } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
})
