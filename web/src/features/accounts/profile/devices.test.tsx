import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../../testing/account-page.ts'
import {
  sampleDevices,
  samplePrograms,
  sampleSessions,
} from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { findToast } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'

const session = signedInResponse()

function useProfilePage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ session, ...options })
  return { auth, opened: openPage('/profile/devices') }
}

describe('the signed-in devices', () => {
  test('are listed, with this device labeled', async () => {
    await useProfilePage().opened
    const list = await screen.findByRole('list', { name: 'Signed-in devices' })
    const [here, phone] = within(list).getAllByRole('listitem')
    expect(here?.textContent).toContain('Firefox on a computerThis device')
    expect(phone?.textContent).toContain('Safari on a phone')
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('one is signed out, and then all others', async () => {
    const revokedIds: string[] = []
    const choices: unknown[] = []
    let devices = [...sampleDevices, { ...sampleDevices[0], id: 'lap0000000000000' } as never]
    let sessions = [...sampleSessions, { ...sampleSessions[1], id: 'tablet0000000000' } as never]
    const { opened } = useProfilePage({
      calls: {
        'accounts.listSessions': () => sessions,
        'accounts.revokeSession': ({ id }) => {
          revokedIds.push(id)
          sessions = sessions.filter((one) => one.id !== id)
          return { revoked: true }
        },
        'devices.list': () => devices,
        'accounts.revokeOtherSessions': (input) => {
          choices.push(input)
          devices = []
          sessions = sessions.filter(({ isCurrent }) => isCurrent)
          return { revoked: true }
        },
      },
    })
    await opened
    const list = await screen.findByRole('list', { name: 'Signed-in devices' })
    const [first] = within(list).getAllByRole('button', { name: 'Sign out Safari on a phone' })
    fireEvent.click(first as HTMLElement)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    expect(revokedIds).toEqual(['phone00000000000'])
    const region = within(screen.getByRole('region', { name: 'Signed-in devices' }))
    const box = region.getByRole('checkbox', { name: 'Also disconnect your 2 extensions' })
    expect((box as HTMLInputElement).checked).toBe(true)
    press('Sign out all other devices')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
    expect(choices).toEqual([{ disconnectExtensions: true, revokePrograms: false }])
    await screen.findByText(/^No extensions yet\. Click Connect in the Everyshelf extension/)
  })
})

test('S81 asks for the password before an older sign-in revokes passkeys', async () => {
  const choices: unknown[] = []
  const { opened } = useProfilePage({
    calls: {
      'accounts.programs': () => samplePrograms,
      'accounts.revokeOtherSessions': (input) => {
        choices.push(input)
        if (!input?.password) throw new FakeRefusal('sign-in-again', 401)
        return { revoked: true }
      },
    },
  })
  await opened
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Also revoke/ }))
  press('Sign out all other devices')
  await screen.findByLabelText('Your password')
  fill('Your password', 'correct horse')
  press('Sign out and revoke')
  await waitFor(() => expect(choices).toHaveLength(2))
  expect(choices[1]).toEqual({
    disconnectExtensions: true,
    revokePrograms: true,
    password: 'correct horse',
  })
})

test('S71 API keys, webhooks, and passkeys stay when all others are signed out, unless the checkbox is set', async () => {
  const choices: unknown[] = []
  const { opened } = useProfilePage({
    calls: {
      'accounts.programs': () => samplePrograms,
      'accounts.revokeOtherSessions': (input) => {
        choices.push(input)
        return { revoked: true }
      },
    },
  })
  await opened
  const name = 'Also revoke 2 API keys, 1 webhook, and 1 passkey'
  const box = (await screen.findByRole('checkbox', { name })) as HTMLInputElement
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  press('Sign out all other devices')
  await waitFor(() => expect(choices).toHaveLength(1))
  expect(choices).toEqual([{ disconnectExtensions: true, revokePrograms: true }])
})

describe('the connected devices', () => {
  const device = sampleDevices[0]
  if (!device) throw new Error('no device')

  test('are none until an extension is connected', async () => {
    await useProfilePage().opened
    await screen.findByText(/^No extensions yet\. Click Connect in the Everyshelf extension/)
  })

  test('are listed, renamed, and disconnected', async () => {
    const requests: string[] = []
    let devices = [device]
    const { opened } = useProfilePage({
      calls: {
        'devices.list': () => devices,
        'devices.rename': ({ id, name }) => {
          requests.push(`rename ${id} to ${name}`)
          devices = [{ ...device, name: name || null }]
          return { renamed: true }
        },
        'accounts.revokeSession': ({ id }) => {
          requests.push(`revoke ${id}`)
          devices = []
          return { revoked: true }
        },
      },
    })
    await opened
    const list = await screen.findByRole('list', { name: 'Connected devices' })
    expect(list.textContent).toContain('Chrome on macOSextension 1.0.0, connected')
    press('Rename Chrome on macOS')
    fill('Device name', 'Desk')
    press('Save')
    await within(list).findByText('Desk', { selector: 'p' })
    expect(screen.queryByLabelText('Device name')).toBeNull()
    press('Disconnect Desk')
    await screen.findByText(/^No extensions yet/)
    expect(requests).toEqual(['rename desk000000000000 to Desk', 'revoke desk000000000000'])
  })

  test('shows an error when a device cannot be renamed', async () => {
    const { opened } = useProfilePage({
      calls: {
        'devices.list': () => [device],
        'devices.rename': () => {
          throw new FakeRefusal('not-found', 404)
        },
      },
    })
    await opened
    await screen.findByRole('list', { name: 'Connected devices' })
    press('Rename Chrome on macOS')
    fill('Device name', 'Desk')
    press('Save')
    expect(await findToast()).toContain('Not found')
    expect(typedIn('Device name')).toBe('Desk')
  })
})
