import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { findToast } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'

interface SavedFile {
  readonly blob: Blob
  readonly name: string
}

/** Files that the browser would download. */
let files: SavedFile[] = []

const session = signedInResponse()

function useProfilePage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ session, ...options })
  return { auth, opened: openPage('/profile/data') }
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

describe('the export', () => {
  test('P6 downloads everything as a JSON file', async () => {
    await useProfilePage().opened
    press('Everything (JSON)')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('everyshelf-everything-2026-11-21.json')
    const text = await files[0]?.blob.text()
    expect(JSON.parse(text ?? '')).toMatchObject({
      version: 1,
      exportedAt: '2026-11-21T09:30:00.000Z',
    })
  })

  test('P6 downloads the clicks as CSV', async () => {
    const { opened } = useProfilePage({
      calls: {
        'profile.export': () => ({
          version: 1,
          exportedAt: '2026-11-21T09:30:00.000Z',
          tables: { saved_link: [], link_hit: [{ id: '7', country: 'DE' }] },
          clicksAtMost: 50_000,
        }),
      },
    })
    await opened
    press('Clicks (CSV)')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.blob.text()).toBe('\uFEFFid,country\r\n7,DE\r\n')
  })

  test('P6 downloads the links as CSV, and asks for the password when the sign-in is old', async () => {
    const passwords: (string | undefined)[] = []
    const { opened } = useProfilePage({
      calls: {
        'profile.export': ({ password }) => {
          passwords.push(password)
          if (password !== 'correct horse') throw new FakeRefusal('sign-in-again', 403)
          return {
            version: 1,
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

test('links to the page for imports', async () => {
  await useProfilePage().opened
  const section = await screen.findByRole('region', { name: 'Import' })
  const link = within(section).getByRole('link', { name: 'Import links' })
  expect(link.getAttribute('href')).toBe('/dashboard/move')
})

describe('restoring an export', () => {
  const anExport = JSON.stringify({
    version: 1,
    exportedAt: '2026-11-21T09:30:00.000Z',
    tables: {
      user_profile: [{ username: 'Ada', affiliateTags: '{"de":"ada-21"}' }],
      saved_link: [
        { id: 'a', identifier: '9780441172719', slug: 'dune-saga', title: 'Dune', settings: '{}' },
        { id: 'b', identifier: '9780143127741', slug: 'emma', title: 'Emma', settings: '{}' },
      ],
      link_version: [{ linkId: 'a', version: 0, slug: 'dune-saga', settings: '{}' }],
    },
  })

  async function choose(text: string) {
    const picker = await screen.findByLabelText('Choose an export', { selector: 'input' })
    fireEvent.change(picker, { target: { files: [new File([text], 'everyshelf.json')] } })
  }

  test('restores its links, and says what is missing', async () => {
    const histories: unknown[] = []
    const { opened } = useProfilePage({
      calls: {
        'profile.update': ({ affiliateTags }) => {
          if (affiliateTags) throw new FakeRefusal('premium-required', 403)
          return sampleProfile
        },
        'moves.restoreLinks': ({ links }) =>
          links.map(({ isbn }, index) => ({
            ...{ isbn: String(isbn), id: `id-${index}`, outcome: 'restored', hasSettings: true },
            lost: index === 0 ? ['dune-saga' as never] : [],
          })),
        'moves.restoreHistory': (input) => {
          histories.push(input)
          return { stored: 1 }
        },
      },
    })
    await opened
    await choose(anExport)
    await screen.findByText('2 links')
    press('Restore this export')
    await screen.findByText(/^Restored 2 links\./)
    screen.getByText('We couldn’t keep these short links for Dune: dune-saga.')
    screen.getByText('Not restored: your affiliate tags (Premium).')
    expect(histories).toHaveLength(1)
  })

  test('lists what it adds to the profile before it restores', async () => {
    const updates: unknown[] = []
    const profile = { ...sampleProfile, isPremium: true, affiliateTags: { us: 'ada-20' as never } }
    const { opened } = useProfilePage({
      calls: {
        'profile.get': () => profile,
        'profile.update': (input) => {
          updates.push(input)
          return profile
        },
      },
    })
    await opened
    await choose(anExport.replace('{\\"de\\"', '{\\"us\\":\\"eve-20\\",\\"de\\"'))
    await screen.findByText('Affiliate tag for Amazon.de: ada-21')
    expect(screen.queryByText(/eve-20/)).toBeNull()
    press('Restore this export')
    await screen.findByText(/^Restored 2 links\./)
    expect(updates).toEqual([{ affiliateTags: { de: 'ada-21' } }])
  })

  test('refuses another file', async () => {
    await useProfilePage().opened
    await choose('{"links":[]}')
    await screen.findByText(/^This is not an Everyshelf export\./)
  })
})

describe('deleting the account', () => {
  test('P7 asks users of Google sign-in to sign in again', async () => {
    const { auth, opened } = useProfilePage({
      session: signedInResponse({ hasPassword: false }),
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
        { path: '/sign-in/social', fields: { provider: 'google', callbackURL: '/profile/data' } },
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
    expect(dialog.textContent).toContain('with Everyshelf’s affiliate tags instead of yours.')
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
