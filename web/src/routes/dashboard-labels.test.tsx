import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLabel, sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const [blog, news] = [sampleLabel('Blog'), sampleLabel('News')]

/** The dialog of labels, over an account with the labels Blog (on 2 links) and News (on none). */
async function useLabels() {
  let labels = [
    { ...blog, links: 2 },
    { ...news, links: 0 },
  ]
  const asked: unknown[] = []
  const find = (id: string) => {
    const label = labels.find((one) => one.id === id)
    if (!label) throw new FakeRefusal('not-found', 404)
    return label
  }
  const without = (id: string) => {
    labels = labels.filter((one) => one.id !== id)
  }
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 1)),
    ...savedLinks([sampleSavedLink('9780441172719', { title: 'Dune', labels: [blog] })]),
    'labels.list': () => labels,
    'labels.update': ({ id, name, color }) => {
      asked.push({ id, name, color })
      const taken = labels.find((one) => one.name === name && one.id !== id)
      if (taken) throw new FakeRefusal('label-name-taken', 409, { id: taken.id })
      const changed = { ...find(id), ...(name && { name }), ...(color && { color }) }
      labels = labels.map((one) => (one.id === id ? changed : one))
      return changed
    },
    'labels.merge': ({ id, into }) => {
      asked.push({ id, into })
      without(id)
      return find(into)
    },
    'labels.remove': ({ id }) => {
      asked.push({ id })
      const removed = find(id)
      without(id)
      return removed
    },
  })
  await openPage('/dashboard')
  const trigger = await screen.findByRole('button', { name: 'Labels' })
  trigger.focus()
  fireEvent.keyDown(trigger, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Manage labels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }))
  await dialog.findByText('Blog')
  return { dialog, asked }
}

const press = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }))

test('a label is renamed', async () => {
  const { dialog, asked } = await useLabels()
  press(dialog, 'Rename Blog')
  const field = dialog.getByLabelText<HTMLInputElement>('New name for Blog')
  expect(field.value).toBe('Blog')
  fireEvent.change(field, { target: { value: 'Journal' } })
  press(dialog, 'Rename')
  await dialog.findByText('Journal')
  expect(asked).toEqual([{ id: blog.id, name: 'Journal', color: undefined }])
  expect(dialog.queryByLabelText('New name for Blog')).toBeNull()
  expect(dialog.queryByText('Blog')).toBeNull()
})

test('a label gets another color', async () => {
  const { dialog, asked } = await useLabels()
  press(dialog, 'Color of Blog: Blue')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true)
  fireEvent.click(dialog.getByRole('radio', { name: 'Purple' }))
  await dialog.findByRole('button', { name: 'Color of Blog: Purple' })
  expect(asked).toEqual([{ id: blog.id, name: undefined, color: 'purple' }])
})

test('a name that another label has offers to merge the two', async () => {
  const { dialog, asked } = await useLabels()
  press(dialog, 'Rename Blog')
  fireEvent.change(dialog.getByLabelText('New name for Blog'), { target: { value: 'News' } })
  press(dialog, 'Rename')
  await dialog.findByText('Choose another name, or merge the two labels.')
  press(dialog, 'Merge the two labels')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Delete Blog' })).toBeNull())
  dialog.getByRole('button', { name: 'Delete News' })
  expect(asked.at(-1)).toEqual({ id: blog.id, into: news.id })
})

test('a label is deleted once its owner has seen how many links lose it', async () => {
  const { dialog, asked } = await useLabels()
  press(dialog, 'Delete News')
  dialog.getByText('No links have this label.')
  press(dialog, 'Cancel')
  press(dialog, 'Delete Blog')
  dialog.getByText('2 links will lose this label.')
  expect(asked).toEqual([])
  press(dialog, 'Delete label')
  await waitFor(() => expect(dialog.queryByText('Blog')).toBeNull())
  expect(asked).toEqual([{ id: blog.id }])
})
