import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { sampleDomain } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'

const target = 'domains.example.org'

function useDomainsPage(calls: NonNullable<Parameters<typeof useFakeAuth>[0]>['calls'] = {}) {
  useFakeAuth({ session: signedInResponse(), calls })
  return openPage('/profile/domains')
}

describe('own domains', () => {
  test('are added, and show the two records to copy', async () => {
    const added: string[] = []
    await useDomainsPage({
      'ownDomains.list': () => ({ target, domains: added.length > 0 ? [sampleDomain] : [] }),
      'ownDomains.add': ({ host }) => {
        added.push(host)
        return sampleDomain
      },
    })
    await screen.findByText('You have no domain yet.')
    fill('Domain', 'https://books.ada.example')
    press('Add domain')
    const table = await screen.findByRole('table', { name: 'DNS records of books.ada.example' })
    const [, proof, address] = within(table).getAllByRole('row')
    expect(proof?.textContent).toContain('_everyshelf.books')
    expect(proof?.textContent).toContain('everyshelf=k3v9')
    expect(address?.textContent).toContain('domains.example.org')
    expect(within(table).getByRole('button', { name: 'Copy the value of the CNAME record' }))
    expect(screen.getByText('Waiting for records'))
    expect(added).toEqual(['https://books.ada.example'])
  })

  test('say what was found instead of a record, and work once it is right', async () => {
    let domain = {
      ...sampleDomain,
      problem: 'address' as const,
      found: ['CNAME elsewhere.example'],
    }
    await useDomainsPage({
      'ownDomains.list': () => ({ target, domains: [domain] }),
      'ownDomains.check': () => {
        domain = { ...domain, state: 'serving', problem: null as never, found: [] }
        return domain
      },
    })
    await screen.findByText(
      'The domain does not lead to us yet. We found CNAME elsewhere.example instead.',
    )
    press('Check now')
    await screen.findByText('Working')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('suggest a record for www, and say once it leads here', async () => {
    const www = { type: 'CNAME', name: 'www.ada.example', field: 'www', value: target } as const
    const bare = { ...sampleDomain, host: 'ada.example', records: [www] }
    const working = {
      ...sampleDomain,
      host: 'bob.example',
      state: 'serving',
      hasWww: true,
    } as const
    await useDomainsPage({ 'ownDomains.list': () => ({ target, domains: [bare, working] }) })
    await screen.findByText(
      'The record for www is optional: with it, www.ada.example leads to ada.example.',
    )
    screen.getByText(/www\.bob\.example leads here, too\.$/)
  })

  test.each([
    [
      { state: 'broken', problem: 'proof', brokenSince: '2026-11-01T08:00:00.000Z' },
      'The TXT record is missing. Restore it by Dec 1, 2026 to keep the domain.',
    ],
    [
      { state: 'broken', problem: 'address', brokenSince: '2026-11-01T08:00:00.000Z' },
      'The domain no longer leads to us. Restore it by Dec 1, 2026 to keep the domain.',
    ],
    [
      { problem: 'authority', found: ['CAA digicert.com'] },
      'A CAA record forbids our certificate. We found CAA digicert.com instead. Add letsencrypt.org to your CAA records.',
    ],
    [
      { problem: 'held', claimedAt: '2026-11-20T08:00:00.000Z' },
      'Another account has this domain. It moves to you on Nov 23, 2026, if your records are still there.',
    ],
  ] as const)('explain %o', async (state, text) => {
    const domain = { ...sampleDomain, ...state, found: [...('found' in state ? state.found : [])] }
    await useDomainsPage({ 'ownDomains.list': () => ({ target, domains: [domain] }) })
    await screen.findByText(text)
  })

  test('are removed after a question', async () => {
    const removed: string[] = []
    await useDomainsPage({
      'ownDomains.list': () => ({ target, domains: removed.length > 0 ? [] : [sampleDomain] }),
      'ownDomains.remove': ({ host }) => {
        removed.push(host)
        return { removed: true }
      },
    })
    press((await screen.findByRole('button', { name: 'Remove books.ada.example' })).textContent)
    const dialog = await screen.findByRole('dialog', { name: 'Remove books.ada.example?' })
    within(dialog).getByRole('button', { name: 'Remove domain' }).click()
    await screen.findByText('You have no domain yet.')
    expect(removed).toEqual(['books.ada.example'])
  })

  test('say at the field why a name is refused', async () => {
    await useDomainsPage({
      'ownDomains.add': () => {
        throw new FakeRefusal('premium-required-for-domains')
      },
    })
    await screen.findByText('You have no domain yet.')
    fill('Domain', 'books.ada.example')
    press('Add domain')
    await screen.findByText('Upgrade to Premium to use your own domain.')
  })

  test('are off on a server without a target', async () => {
    await useDomainsPage({ 'ownDomains.list': () => ({ target: null, domains: [] }) })
    await screen.findByText('The operator of this server has not set them up.')
    expect(screen.queryByLabelText('Domain')).toBeNull()
  })
})
