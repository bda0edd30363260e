import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { newKey, sampleApiKey } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'

const session = signedInResponse()

function useKeysPage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  useFakeAuth({ session, ...options })
  return openPage('/profile/api-keys')
}

async function openForm(): Promise<void> {
  await screen.findByText('You have no API keys.')
  press('Create API key')
}

describe('the API keys', () => {
  test('are listed, and revoked after a question', async () => {
    let keys = [sampleApiKey]
    const revoked: string[] = []
    await useKeysPage({
      calls: {
        'apiKeys.list': () => keys,
        'apiKeys.revoke': ({ id }) => {
          revoked.push(id)
          keys = []
          return { revoked: true }
        },
      },
    })
    const list = await screen.findByRole('list', { name: 'API keys' })
    const [row] = within(list).getAllByRole('listitem')
    expect(row?.textContent).toContain('My website …jyrI')
    expect(row?.textContent).toContain('not used yet, expires Nov 21, 2027')
    expect(row?.textContent).toContain('links:read')
    press('Revoke My website')
    const dialog = await screen.findByRole('dialog', { name: 'Revoke “My website”?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }))
    await screen.findByText('You have no API keys.')
    expect(revoked).toEqual([sampleApiKey.id])
  })

  test('are created with the chosen permissions, and shown once', async () => {
    const requests: unknown[] = []
    await useKeysPage({
      calls: {
        'apiKeys.create': (input) => {
          requests.push(input)
          return { ...sampleApiKey, name: input.name, key: newKey }
        },
      },
    })
    await openForm()
    fill('Name', 'My plugin')
    fireEvent.click(screen.getByRole('checkbox', { name: /^Read and export clicks/ }))
    fireEvent.change(screen.getByLabelText('Expires'), { target: { value: '' } })
    press('Create API key')
    expect((await screen.findByLabelText('API key My plugin')).textContent).toBe(newKey)
    expect(requests).toEqual([
      {
        name: 'My plugin',
        scopes: ['books:read', 'links:read', 'links:write', 'webhooks:write'],
        lastDay: null,
      },
    ])
    press('Done')
    expect(screen.queryByText(newKey)).toBeNull()
  })

  test('need a name and a permission', async () => {
    await useKeysPage()
    await openForm()
    const chosen = screen.getAllByRole('checkbox', { checked: true })
    expect(chosen).toHaveLength(screen.getAllByRole('checkbox').length - 1)
    for (const box of chosen) fireEvent.click(box)
    press('Create API key')
    await screen.findByText('Enter a name')
    await screen.findByText('Choose at least one permission')
  })

  test('S61 need the password when the sign-in is old', async () => {
    const passwords: unknown[] = []
    await useKeysPage({
      calls: {
        'apiKeys.create': ({ name, password }) => {
          passwords.push(password)
          if (password !== 'nine tall shelves') throw new FakeRefusal('sign-in-again')
          return { ...sampleApiKey, name, key: newKey }
        },
      },
    })
    await openForm()
    fill('Name', 'My plugin')
    press('Create API key')
    await screen.findByText('Confirm it’s you')
    fill('Your password', 'nine tall shelves')
    press('Create API key')
    await screen.findByText('Copy your key now')
    await waitFor(() => expect(passwords).toEqual([undefined, 'nine tall shelves']))
  })
})
