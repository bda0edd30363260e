import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../../../testing/fake-api.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'

const findSwitch = () => screen.findByRole('switch', { name: 'Email me my clicks every week' })

test('the weekly email is off until the user turns it on', async () => {
  const { calls } = useFakeApi({ 'session.get': () => signedInResponse() })
  await openPage('/profile')
  const toggle = await findSwitch()
  await waitFor(() => expect(calls).toContain('profile.get'))
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  await waitFor(() => {
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-checked')).toBe('true')
  })
  expect(calls).toContain('profile.update')
})

test('the switch goes back and shows an error when saving fails', async () => {
  useFakeApi({
    'session.get': () => signedInResponse(),
    'profile.update': () => {
      throw new FakeRefusal('unexpected', 500)
    },
  })
  await openPage('/profile')
  const toggle = await findSwitch()
  await waitFor(() => {
    fireEvent.click(toggle)
    screen.getByRole('alert')
  })
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
})
