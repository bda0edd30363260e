import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { defaultSettingsView, sampleSettings } from '../../../testing/fake-link-settings.ts'
import { findToast } from '../../../testing/home-page.ts'
import { useManagementPage } from '../../../testing/management-page.ts'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dune' })
const sentences = () =>
  within(screen.getByRole('list', { name: 'Rules' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const toKobo = {
  countries: ['DE' as const],
  target: { kind: 'retailer' as const, retailer: 'kobo' },
}
const withRule = sampleSettings({ settings: { ...defaultSettingsView, rules: [toKobo] } })
const chooseReader = (code: string) =>
  fireEvent.change(screen.getByLabelText('Reader’s country'), { target: { value: code } })

describe('rules by country', () => {
  test('take three clicks: the button, the country, the store', async () => {
    const { updates, api } = await useManagementPage()
    await heading()
    expect(sentences()).toHaveLength(1)
    press('Add rule')
    const countries = await screen.findByRole('dialog', {
      name: 'Which country are the readers in?',
    })
    fireEvent.click(within(countries).getByRole('button', { name: 'Germany' }))
    const stores = await screen.findByRole('dialog', {
      name: 'Where should readers in Germany go?',
    })
    fireEvent.click(within(stores).getByRole('button', { name: 'Rakuten Kobo' }))
    await waitFor(() => expect(updates[0]?.settings).toEqual({ rules: [toKobo] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await findToast()).toContain('Link updated')
    expect(sentences()[0]).toMatch(/^Readers in.*Germany.*go to.*Rakuten Kobo/)
    expect(sentences()[1]).toMatch(/^All other readers/)
    // What readers get follows the rule.
    screen.getByText('Your rule sends readers in Germany to Rakuten Kobo.')
    chooseReader('AT')
    screen.getByText('Amazon Germany', { selector: 'strong' })
    press('Undo')
    await waitFor(() => expect(sentences()).toHaveLength(1))
    expect(api.calls).toContain('links.undo')
  })

  test('say who earns, and which share of the clicks; a notice says what a change means', async () => {
    const groups = [
      { country: 'DE' as const, seller: 'amazon-de', clicks: 82 },
      { country: 'US' as const, seller: 'amazon-us', clicks: 654 },
    ]
    await useManagementPage({
      first: { ...withRule, ownTags: { de: 'ada-21' as never } },
      responses: {
        'links.replay': () => ({
          ...{ from: '2026-10-23', to: '2026-11-21', clicks: 736, moved: 0 },
          ...{ moves: [], sellers: [], groups },
        }),
      },
    })
    await heading()
    await screen.findByText('No one earns a commission. 11% of clicks in the last 30 days.')
    fireEvent.click(screen.getByRole('button', { name: /^Remove the rule for/ }))
    expect(await findToast()).toContain(
      'Last 30 days: 82 of 736 clicks go elsewhere; 11% start earning.',
    )
    press('Preview changes')
    await waitFor(() => expect(screen.queryByText(/^Last 30 days/)).toBeNull())
    screen.getByText('Nothing is saved yet.')
  })

  test('offer the stores at home in the country first', async () => {
    await useManagementPage()
    await heading()
    press('Add rule')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Germany' }))
    const local = within(await screen.findByRole('region', { name: 'Stores in Germany' }))
    const names = local.getAllByRole('button').map((button) => button.textContent)
    expect(names.slice(0, 2)).toEqual(['Hugendubel', 'Thalia'])
    const amazon = within(screen.getByRole('region', { name: 'Amazon stores' }))
    expect(amazon.getAllByRole('button')[0]?.textContent).toBe('Amazon Germany')
  })

  test('find a store by its name, and the countries without a rule', async () => {
    await useManagementPage({ first: withRule })
    await heading()
    press('Add rule')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('button', { name: 'Germany' })).toBeNull()
    // Countries with an Amazon store come first.
    expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toBe('Australia')
    fill('Find a country', 'austr')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Austria' }))
    await screen.findByRole('heading', { name: 'Stores in Austria' })
    const search = (value: string) =>
      fireEvent.change(within(dialog).getByLabelText('Find a store'), { target: { value } })
    search('canada')
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toContain('Amazon Canada')
    search('no such store')
    screen.getByText('No stores match your search.')
  })

  test('get more countries at once, another store, and are removed', async () => {
    const { updates } = await useManagementPage({ first: withRule })
    await heading()
    fireEvent.click(screen.getByRole('button', { name: /change the countries/ }))
    const picker = await screen.findByRole('dialog')
    for (const name of ['Austria', 'Switzerland']) {
      fireEvent.click(within(picker).getByRole('checkbox', { name }))
    }
    press('Save')
    await waitFor(() =>
      expect(updates[0]?.settings?.rules).toEqual([{ ...toKobo, countries: ['AT', 'CH', 'DE'] }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: /change where readers/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Your reader page' }))
    await waitFor(() =>
      expect(updates[1]?.settings?.rules).toEqual([
        { countries: ['AT', 'CH', 'DE'], target: { kind: 'page' } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: /^Remove the rule for/ }))
    await waitFor(() => expect(updates[2]?.settings).toEqual({ rules: [] }))
  })

  test('say when their store has no page for the book', async () => {
    const target = { kind: 'retailer' as const, retailer: 'hatchards' }
    const rules = [{ countries: ['GB' as const], target }]
    await useManagementPage({
      first: sampleSettings({ settings: { ...defaultSettingsView, rules } }),
    })
    await heading()
    screen.getByText(/but that store has no page for this book/)
  })
})

describe('the last row', () => {
  test('switches the mode, also for an owner without Premium', async () => {
    const { updates } = await useManagementPage({ isPremium: false, first: withRule })
    await heading()
    screen.getByText('Your rules are saved, but they are inactive without Premium.')
    expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
    expect(sentences()[0]).toBe('Readers inGermanygo toRakuten Kobo')
    fireEvent.change(screen.getByLabelText('All other readers go to'), {
      target: { value: 'choose' },
    })
    await waitFor(() => expect(updates[0]?.settings).toEqual({ mode: 'choose' }))
    chooseReader('DE')
    screen.getByText(/sees your page, with/)
    screen.getByText('Amazon Germany', { selector: 'strong' })
  })
})

test('advanced settings open by a link, and stay open', async () => {
  await useManagementPage({ subpath: '#editions' })
  await heading()
  const group = () => screen.getByText('Advanced').closest('details')
  expect(group()?.open).toBe(true)
})
