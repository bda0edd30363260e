import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createAuthorPageHandlers, sampleAuthorPage } from '../testing/fake-author-page-calls.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const signedIn = { 'session.get': () => signedInResponse() }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an account without a page creates one, with an address made of the name', async () => {
  const created: unknown[] = []
  const responses = createAuthorPageHandlers()
  useFakeApi({
    ...signedIn,
    ...responses,
    'authorPages.create': (input) => {
      created.push(input)
      return responses['authorPages.create'](input)
    },
  })
  const router = await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Create your author page' }))
  type('Author name', 'Émile Zola')
  expect(screen.getByLabelText<HTMLInputElement>('Page address').value).toBe('emile-zola')
  press('Create page')
  await screen.findByRole('heading', { level: 1, name: 'Émile Zola' })
  expect(created).toEqual([{ name: 'Émile Zola', address: 'emile-zola' }])
  expect(router.state.location.pathname).toBe('/pages/author/pagebbbbbbbb')
})

test('the dialog says what is wrong with the name or the address', async () => {
  useFakeApi({
    ...signedIn,
    'authorPages.create': () => {
      throw new FakeRefusal('page-address-taken', 409)
    },
  })
  await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Create your author page' }))
  const dialog = within(screen.getByRole('dialog'))
  const findAlert = async () => (await dialog.findByRole('alert')).textContent
  type('Page address', 'ada')
  press('Create page')
  expect(await findAlert()).toBe('Enter a name.')
  type('Author name', 'Ada')
  type('Page address', 'a')
  press('Create page')
  expect(await findAlert()).toMatch(/^Use 3 to 40 letters/)
  type('Page address', 'pricing')
  press('Create page')
  expect(await findAlert()).toMatch(/^It could be mistaken/)
  type('Page address', 'ada-lind')
  press('Create page')
  await waitFor(async () => expect(await findAlert()).toMatch(/^Another page uses it/))
})

test('a free account with a page is offered Premium for pen names', async () => {
  useFakeApi({
    ...signedIn,
    ...createAuthorPageHandlers([sampleAuthorPage({ isPublished: true })]),
  })
  await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Add a pen name' }))
  screen.getByRole('dialog', { name: 'Add pen names with Premium' })
})

test('the list says which pages are published, disabled, or closed for additions', async () => {
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    ...createAuthorPageHandlers([
      sampleAuthorPage({ isPublished: true }),
      sampleAuthorPage({ id: 'pagebbbbbbbb', name: 'Bea', slug: 'bea' as never }),
      sampleAuthorPage({ id: 'pagecccccccc', name: 'Cleo', disabledReason: 'Spam' }),
      sampleAuthorPage({ id: 'pagedddddddd', name: 'Dora', isPublished: true, isLocked: true }),
    ]),
  })
  await openPage('/pages')
  await screen.findByRole('link', { name: 'Ada Lind' })
  const texts = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^AAda LindPublishedeveryshelf\.example\/by\/ada-lind · 0 books/)
  expect(texts[1]).toContain('BeaNot published')
  expect(texts[2]).toContain('CleoDisabled')
  expect(texts[3]).toContain('PublishedPremium ended')
  press('Add a pen name')
  screen.getByRole('dialog', { name: 'Create an author page' })
})

test('S84 the dialog refuses a name that could be mistaken for the service', async () => {
  useFakeApi(signedIn)
  await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Create your author page' }))
  type('Author name', 'Everyshelf Support')
  type('Page address', 'ada-lind')
  press('Create page')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It could be mistaken/)
  expect(screen.getByLabelText('Author name').getAttribute('aria-invalid')).toBe('true')
})

test('signed-out visitors are sent to sign in', async () => {
  useFakeApi({ 'session.get': () => signedOutResponse })
  const router = await openPage('/pages/author/pageaaaaaaaa')
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fpages%2Fauthor%2Fpageaaaaaaaa')
})
