import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fill, findHeading, press, typedIn } from '../testing/account-page.ts'
import { sampleDevices, sampleSessions } from '../testing/fake-account-calls.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { refusal, useFakeAuth } from '../testing/fake-auth.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

interface SavedFile {
  readonly blob: Blob
  readonly name: string
}

/** Files that the browser would download. */
let files: SavedFile[] = []

const session = signedInAnswer()

function useProfilePage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ session, ...options })
  return { auth, opened: openPage('/profile') }
}

beforeEach(() => {
  files = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ blob, name: this.download })
  })
})

afterEach(() => vi.restoreAllMocks())

test('sends signed-out visitors to sign in, and back', async () => {
  const auth = useFakeAuth()
  const router = await openPage('/profile')
  await waitFor(() => expect(router.state.location.search).toBe('?mode=signin&next=%2Fprofile'))
  await findHeading('Sign in')
  expect(auth.calls).toEqual([])
})

test('shows the email and age of the account', async () => {
  await useProfilePage().opened
  await screen.findByText('ada@example.com', { selector: 'span' })
  screen.getByText(/Free account, created/)
  screen.getByText('Nov 1, 2026')
  expect(typedIn('First name')).toBe('Ada')
})

test('shows an error when the account cannot be loaded, and retries', async () => {
  let isDown = true
  const { opened } = useProfilePage({
    calls: {
      'session.get': () => {
        if (isDown) throw new FakeRefusal('unavailable', 503)
        return session
      },
    },
  })
  await opened
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading user data')
  isDown = false
  press('Try again')
  await screen.findByLabelText('First name')
})

describe('signing out', () => {
  test('shows a toast, then opens the sign-in page', async () => {
    const { auth, opened } = useProfilePage()
    const router = await opened
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfully')
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
    expect(router.state.location.pathname).toBe('/account')
    expect(auth.requests).toEqual([{ path: '/sign-out', fields: {} }])
  })

  test('says that extensions stay connected', async () => {
    const { opened } = useProfilePage({
      extensions: 1,
      calls: { 'devices.list': () => sampleDevices },
    })
    await opened
    await screen.findByText('Your extensions stay connected.')
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfullyYour extensions stay connected')
  })

  test('stays when it fails', async () => {
    const { opened } = useProfilePage({
      refusals: { '/sign-out': () => new Response('', { status: 500 }) },
    })
    const router = await opened
    press('Sign out')
    expect(await findToast()).toBe('Sign out failedPlease try again')
    expect(router.state.location.pathname).toBe('/profile')
  })
})

describe('the name', () => {
  test('is saved', async () => {
    const { auth, opened } = useProfilePage()
    await opened
    fill('First name', 'Grace')
    press('Save')
    await screen.findByText('Saved')
    expect(auth.calls).toContain('profile.update')
    expect(typedIn('First name')).toBe('Grace')
  })

  test('stays in the field when saving fails', async () => {
    const { opened } = useProfilePage({
      calls: {
        'profile.update': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    await opened
    fill('First name', 'Grace')
    press('Save')
    expect(await findToast()).toContain('Error updating profile')
    expect(typedIn('First name')).toBe('Grace')
  })

  test('asks the user to sign in when the session has ended', async () => {
    const { opened } = useProfilePage({
      calls: {
        'profile.update': () => {
          throw new FakeRefusal('unauthorized', 401)
        },
      },
    })
    await opened
    fill('First name', 'Grace')
    press('Save')
    expect(await findToast()).toBe('Not signed inPlease sign in to update your profile')
  })
})

describe('the password', () => {
  test('is changed with the current one', async () => {
    const { auth, opened } = useProfilePage()
    await opened
    fill('Current password', 'correct horse')
    fill('New password', 'vellum orchard')
    press('Change password')
    expect(await findToast()).toBe('Password updated successfully')
    expect(auth.requests).toEqual([
      {
        path: '/change-password',
        fields: {
          currentPassword: 'correct horse',
          newPassword: 'vellum orchard',
          revokeOtherSessions: true,
          disconnectExtensions: true,
        },
      },
    ])
    expect(typedIn('New password')).toBe('')
  })

  test('changes without disconnecting extensions when the checkbox is cleared', async () => {
    const { auth, opened } = useProfilePage({ calls: { 'devices.list': () => sampleDevices } })
    await opened
    const section = within(screen.getByRole('region', { name: 'Password' }))
    const box = await section.findByRole('checkbox', { name: 'Also disconnect your extension' })
    expect((box as HTMLInputElement).checked).toBe(true)
    fireEvent.click(box)
    fill('Current password', 'correct horse')
    fill('New password', 'vellum orchard')
    press('Change password')
    await findToast()
    expect(auth.requests[0]?.fields).toMatchObject({ disconnectExtensions: false })
  })

  test('S76 needs a second click when it is easy to guess', async () => {
    const { auth, opened } = useProfilePage()
    await opened
    fill('Current password', 'correct horse')
    fill('New password', 'ada@example.com')
    press('Change password')
    const again = await screen.findByRole('button', { name: 'Use it anyway' })
    expect(auth.requests).toEqual([])
    fireEvent.click(again)
    expect(await findToast()).toBe('Password updated successfully')
    expect(auth.requests).toHaveLength(1)
  })

  test('does not change with a wrong current password', async () => {
    const { opened } = useProfilePage({
      refusals: { '/change-password': () => refusal(400, 'INVALID_PASSWORD') },
    })
    await opened
    fill('Current password', 'wrong')
    fill('New password', 'vellum orchard')
    press('Change password')
    expect(await findToast()).toBe('Password update failed')
    screen.getByText('The current password is incorrect.')
    expect(typedIn('New password')).toBe('vellum orchard')
  })

  test('is not required from users who sign in with Google', async () => {
    await useProfilePage({ session: signedInAnswer({ hasPassword: false }) }).opened
    await screen.findByText(/You sign in with Google, so you have no password/)
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})

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
    expect(choices).toEqual([{ disconnectExtensions: true }])
    await screen.findByText(/^No extensions yet\. Click Connect in the Everyshelf extension/)
  })
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
    expect(list.textContent).toContain('Chrome on macOSextension 0.1.0, connected')
    press('Rename Chrome on macOS')
    fill('Device name', 'Desk')
    const [, save] = screen.getAllByRole('button', { name: 'Save' })
    fireEvent.click(save as HTMLElement)
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
    const [, save] = screen.getAllByRole('button', { name: 'Save' })
    fireEvent.click(save as HTMLElement)
    expect(await findToast()).toContain('Not found')
    expect(typedIn('Device name')).toBe('Desk')
  })
})

describe('the affiliate tags', () => {
  test('of the 12 stores are shown, locked without Premium', async () => {
    await useProfilePage().opened
    const list = await screen.findByRole('list', { name: 'Affiliate tags' })
    await waitFor(() => expect(within(list).getAllByText('Not set')).toHaveLength(12))
    screen.getByText('Premium subscription required to set affiliate tag')
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  })
})

describe('the export', () => {
  test('P6 downloads everything as a JSON file', async () => {
    await useProfilePage().opened
    press('Everything (JSON)')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('everyshelf-everything-2026-11-21.json')
    const text = await files[0]?.blob.text()
    expect(JSON.parse(text ?? '')).toMatchObject({ exportedAt: '2026-11-21T09:30:00.000Z' })
  })

  test('P6 downloads the links as CSV, and asks for the password when the sign-in is old', async () => {
    const passwords: (string | undefined)[] = []
    const { opened } = useProfilePage({
      calls: {
        'profile.export': ({ password }) => {
          passwords.push(password)
          if (password !== 'correct horse') throw new FakeRefusal('sign-in-again', 403)
          return {
            exportedAt: '2026-11-21T09:30:00.000Z',
            tables: { saved_link: [{ slug: 'h7kq2mw', title: '=Dune' }] },
            clicksAtMost: 50_000,
          }
        },
      },
    })
    await opened
    press('Links (CSV)')
    await screen.findByLabelText('Your password')
    fill('Your password', 'wrong')
    press('Download')
    await screen.findByText('Wrong password. Try again.')
    fill('Your password', 'correct horse')
    press('Download')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.blob.text()).toBe("\uFEFFslug,title\r\nh7kq2mw,'=Dune\r\n")
    expect(passwords).toEqual([undefined, 'wrong', 'correct horse'])
    expect(screen.queryByLabelText('Your password')).toBeNull()
  })
})

describe('deleting the account', () => {
  test('P7 asks users of Google sign-in to sign in again', async () => {
    const { auth, opened } = useProfilePage({
      session: signedInAnswer({ hasPassword: false }),
      calls: {
        'accounts.deleteAccount': () => {
          throw new FakeRefusal('sign-in-again', 403)
        },
      },
    })
    await opened
    const dialog = await openDialog()
    fill('Type ada@example.com to confirm', 'ada@example.com')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() =>
      expect(auth.requests).toEqual([
        { path: '/sign-in/social', fields: { provider: 'google', callbackURL: '/profile' } },
      ]),
    )
  })

  async function openDialog(): Promise<HTMLElement> {
    press('Delete my account')
    return await screen.findByRole('dialog', { name: 'Delete your account?' })
  }

  test('P7 lists the consequences and requires the email', async () => {
    const { auth, opened } = useProfilePage()
    await opened
    const dialog = await openDialog()
    expect(dialog.textContent).toContain('with Everyshelf’s affiliate tags instead of yours')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    await within(dialog).findByText('This isn’t your account’s email.')
    expect(auth.calls).not.toContain('accounts.deleteAccount')
  })

  test('P7 signs out', async () => {
    const { auth, opened } = useProfilePage()
    const router = await opened
    const dialog = await openDialog()
    fill('Type ada@example.com to confirm', 'Ada@example.com')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }))
    expect(await findToast()).toContain('Account deleted')
    expect(auth.calls).toContain('accounts.deleteAccount')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  })
})
