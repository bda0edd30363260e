import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../testing/account-page.ts'
import { sampleProfile } from '../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../testing/fake-api.ts'
import { useFakeAuth } from '../../testing/fake-auth.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { emptyOverview } from '../../testing/sample-analytics.ts'

const tag = (text: string) => text as AffiliateTag

interface Options {
  readonly isPremium?: boolean
  readonly tags?: Readonly<Record<string, string>>
  readonly refusal?: FakeRefusal
  readonly sellers?: ReturnType<typeof emptyOverview>['sellers']
}

/** A server that stores tags, and the changes it received. */
async function useTagsPage({ isPremium = true, tags = {}, refusal, sellers = [] }: Options = {}) {
  let kept = tags
  const changes: object[] = []
  const serviceTags = { us: tag('shelf-20') }
  const profile = () => ({ ...sampleProfile, isPremium, affiliateTags: kept as never, serviceTags })
  useFakeAuth({
    session: signedInResponse({ isPremium, publicId: 'a2b3c4d5e6f7g8h9' }),
    calls: {
      'profile.get': profile,
      'analytics.overview': (input) => ({ ...emptyOverview(input), sellers }),
      'profile.update': ({ affiliateTags = {} }) => {
        if (refusal) throw refusal
        changes.push(affiliateTags)
        const entries = Object.entries({ ...kept, ...affiliateTags })
        kept = Object.fromEntries(entries.filter(([, value]) => value !== ''))
        return profile()
      },
    },
  })
  await openPage('/profile/tags')
  const list = await screen.findByRole('list', { name: 'Affiliate tags' })
  const row = (store: string) => {
    const found = [list, screen.getByRole('list', { name: 'More stores' })]
      .flatMap((one) => within(one).getAllByRole('listitem'))
      .find((item) => item.textContent.includes(store))
    if (!found) throw new Error(`no row of ${store}`)
    return found
  }
  const changeElsewhere = (changed: typeof tags) => {
    kept = changed
  }
  return { changes, changeElsewhere, list, row }
}

test('the page shows what the extension has changed when it is shown again', async () => {
  const { changeElsewhere, row } = await useTagsPage({ tags: { de: 'ada-21' } })
  changeElsewhere({ de: 'ada-21', fr: 'ada-22' })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() =>
    expect(row('Amazon France').textContent).toContain('Active tag: ada-22 (yours)'),
  )
})

test('the 12 stores are listed before the first tag', async () => {
  const { list } = await useTagsPage()
  expect(within(list).getAllByRole('listitem')).toHaveLength(12)
  expect(within(list).getAllByText('Not set')).toHaveLength(12)
  const more = screen.getByRole('list', { name: 'More stores' })
  expect(within(more).getAllByRole('listitem')).toHaveLength(11)
})

test('each row shows what is set and whose tag is active', async () => {
  const { list, row } = await useTagsPage({ tags: { de: 'ada-21' } })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(row('Amazon Germany').textContent).toContain('Active tag: ada-21 (yours)')
  expect(row('Amazon United States').textContent).toContain('Active tag: shelf-20 (Everyshelf’s)')
  expect(row('Amazon Australia').textContent).toContain(
    'Active tag: shelf-20 (Everyshelf’s, might not earn)',
  )
  expect(row('Amazon France').textContent).toContain('No active tag')
})

test('stores without a tag are folded, those that get clicks first', async () => {
  const { list } = await useTagsPage({
    tags: { nl: 'ada-21' },
    sellers: [
      { value: 'amazon-nl', clicks: 50 },
      { value: 'amazon-it', clicks: 7 },
      { value: 'amazon-fr', clicks: 131 },
      { value: 'kobo', clicks: 9 },
    ],
  })
  await screen.findByText('More stores: 138 clicks without your tag')
  const more = screen.getByRole('list', { name: 'More stores' })
  const [first, second, ...others] = within(more).getAllByRole('listitem')
  expect(first?.textContent).toContain('Amazon France131 clicks in 30 days')
  expect(second?.textContent).toContain('Amazon Italy7 clicks in 30 days')
  expect(others).toHaveLength(20)
  expect(within(list).getByLabelText<HTMLInputElement>('Tag for Amazon Netherlands').value).toBe(
    'ada-21',
  )
})

test('each row tests the user’s link for a reader of its country', async () => {
  const { row } = await useTagsPage({ tags: { uk: 'ada-21' } })
  const test = within(row('United Kingdom')).getByRole('link', { name: /^Test/ })
  expect(test.getAttribute('href')).toBe(
    '/redirect-test?input=http%3A%2F%2Flocalhost%3A3000%2Fredirect%3Fisbn%3D9780441172719%26userId%3Da2b3c4d5e6f7g8h9&country=GB',
  )
})

test('only a store without a tag leads to its program', async () => {
  const { row } = await useTagsPage({ tags: { de: 'ada-21' } })
  const join = (store: string) => within(row(store)).queryByRole('link', { name: /^Get a tag/ })
  expect(join('Amazon Germany')).toBeNull()
  expect(join('Amazon France')?.getAttribute('href')).toBe('https://partenaires.amazon.fr/')
})

test('the filter finds stores by country and by tag, and can be cleared', async () => {
  await useTagsPage({ tags: { nl: 'ada0b-21' } })
  const names = () =>
    within(screen.getByRole('list', { name: 'Affiliate tags' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent.slice(0, 18))
  fill('Filter stores', 'ada0b')
  expect(names()).toEqual(['Amazon Netherlands'])
  fill('Filter stores', 'atlantis')
  screen.getByText('No store or tag matches your filter.')
  press('Clear filter')
  expect(names()).toEqual(['Amazon Netherlands'])
})

test('a saved tag is shown as active', async () => {
  const { changes, row } = await useTagsPage()
  fill('Tag for Amazon Germany', ' ada-21 ')
  press('Save the tag for Amazon Germany')
  await waitFor(() => expect(row('Amazon Germany').textContent).toContain('ada-21 (yours)'))
  expect(changes).toEqual([{ de: 'ada-21' }])
  expect(typedIn('Tag for Amazon Germany')).toBe('ada-21')
})

test('what is no tag is refused before it is sent', async () => {
  const { changes } = await useTagsPage()
  fill('Tag for Amazon Germany', 'ada_21')
  press('Save the tag for Amazon Germany')
  await screen.findByText('A tag can have up to 64 letters, digits, and hyphens.')
  expect(changes).toEqual([])
})

test('an odd suffix and a tag of another store show a warning and are saved', async () => {
  const { changes, row } = await useTagsPage({ tags: { us: 'ada-20' } })
  fill('Tag for Amazon Germany', 'ada-20')
  expect(row('Amazon Germany').textContent).toContain(
    'Tags for Amazon.de usually end in -21. Also set for Amazon.com. A tag earns only in the store that issued it.',
  )
  press('Save the tag for Amazon Germany')
  await waitFor(() => expect(changes).toEqual([{ de: 'ada-20' }]))
})

test('one click clears a tag, another brings it back', async () => {
  const { changes, row } = await useTagsPage({ tags: { us: 'ada-20' } })
  press('Clear the tag for Amazon United States')
  expect(await findToast()).toContain('Tag removed')
  expect(row('Amazon United States').textContent).toContain('shelf-20 (Everyshelf’s)')
  press('Undo')
  await waitFor(() => expect(row('Amazon United States').textContent).toContain('ada-20 (yours)'))
  expect(changes).toEqual([{ us: '' }, { us: 'ada-20' }])
})

test.each([
  ['premium-required', 'Premium subscription required to set affiliate tag'],
  ['unauthorized', 'Please sign in to update your profile'],
  ['unexpected', 'Error updating profile'],
] as const)('a refusal for %s shows its error and keeps the typed tag', async (reason, words) => {
  await useTagsPage({ refusal: new FakeRefusal(reason, 403) })
  fill('Tag for Amazon Germany', 'ada-21')
  press('Save the tag for Amazon Germany')
  expect(await findToast()).toContain(words)
  expect(typedIn('Tag for Amazon Germany')).toBe('ada-21')
})

describe('a pasted list', () => {
  test('shows what will change, with the errors of each line, and is saved at once', async () => {
    const { changes } = await useTagsPage({ tags: { us: 'ada-20', fr: 'ada-21' } })
    press('Paste several tags')
    fill('Your tags', 'us=eve-20\nuk=eve-21\nfr=\nxx=eve-20\nde=eve_21')
    const preview = screen.getByRole('list', { name: 'What will change' })
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Amazon United Statesada-20 changes to eve-20',
      'Amazon United Kingdomeve-21',
      'Amazon Franceada-21 will be removed',
      'xx=eve-20Unknown store',
      'de=eve_21A tag can have up to 64 letters, digits, and hyphens',
    ])
    press('Save 3 changes')
    expect(await findToast()).toContain('Tags saved')
    expect(changes).toEqual([{ us: 'eve-20', uk: 'eve-21', fr: '' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('with nothing to change has nothing to save', async () => {
    await useTagsPage({ tags: { us: 'ada-20' } })
    press('Paste several tags')
    fill('Your tags', 'us=ada-20')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save tags' })
    expect(button.disabled).toBe(true)
  })
})

test('without Premium there is no field, and a stored tag is not used', async () => {
  const { row } = await useTagsPage({ isPremium: false, tags: { us: 'ada-20' } })
  screen.getByText('Premium subscription required to set affiliate tag')
  expect(screen.queryByLabelText(/^Tag for/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Paste several tags' })).toBeNull()
  const { textContent } = row('Amazon United States')
  expect(textContent).toContain('Active tag: shelf-20 (Everyshelf’s)')
  expect(textContent).toContain('Inactive tag: ada-20')
})

describe('changed tags', () => {
  test('S71 are named with what was set before, and undone by a button', async () => {
    const undone: string[] = []
    let tags: Record<string, string> = { us: 'thief-20', fr: 'thief-21' }
    const change = {
      id: '5f0c9a1be24d77c0a3b61e90',
      changedAt: '2026-11-20T09:00:00.000Z',
      undoUntil: '2026-12-20T09:00:00.000Z',
      before: { affiliateTags: { us: tag('ada-20'), fr: '' as const }, programIds: {} },
    }
    useFakeAuth({
      session: signedInResponse({ isPremium: true }),
      calls: {
        'profile.get': () => ({ ...sampleProfile, affiliateTags: tags as never }),
        'profile.tagChanges': () => (undone.length > 0 ? [] : [change]),
        'profile.undoTagChange': ({ id }) => {
          undone.push(id)
          tags = { us: 'ada-20' }
          return { undone: true }
        },
      },
    })
    await openPage('/profile/tags')
    const list = await screen.findByRole('list', { name: 'Recent changes' })
    expect(list.textContent).toContain('Amazon United States: your tag was ada-20')
    expect(list.textContent).toContain('Amazon France: you had no tag')
    expect(list.textContent).toContain('You can undo this until')
    fireEvent.click(within(list).getByRole('button', { name: /^Undo change/ }))
    await waitFor(() => expect(undone).toEqual([change.id]))
    expect(await findToast()).toContain('Previous tags restored')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recent changes' })).toBeNull())
    const cards = screen.getByRole('list', { name: 'Affiliate tags' })
    await waitFor(() => expect(cards.textContent).toContain('ada-20'))
  })
})
