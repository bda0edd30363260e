import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../../testing/account-page.ts'
import { sampleDevices, samplePrograms } from '../../../testing/fake-account-calls.ts'
import { refusal, useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { findToast } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'

const session = signedInResponse()

function useProfilePage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ session, ...options })
  return { auth, opened: openPage('/profile/security') }
}

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
          revokePrograms: false,
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

  test('S71 keeps API keys and webhooks, unless the checkbox is set', async () => {
    const { auth, opened } = useProfilePage({
      calls: { 'accounts.programs': () => samplePrograms },
    })
    await opened
    const name = 'Also revoke 2 API keys, 1 webhook, and 1 passkey'
    const box = (await screen.findByRole('checkbox', { name })) as HTMLInputElement
    expect(box.checked).toBe(false)
    screen.getByText('They keep working.')
    fireEvent.click(box)
    screen.getByText('They stop working right away.')
    fill('Current password', 'correct horse')
    fill('New password', 'vellum orchard')
    press('Change password')
    await findToast()
    expect(auth.requests[0]?.fields).toMatchObject({ revokePrograms: true })
    expect(box.checked).toBe(false)
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
    await useProfilePage({ session: signedInResponse({ hasPassword: false }) }).opened
    await screen.findByText(/You sign in with Google, so you have no password/)
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})
