import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

test('a signed-in author sees a notice while the disk is almost full', async () => {
  useFakeApi({ 'session.get': () => ({ ...signedInResponse(), isDiskFull: true }) })
  await openPage('/')
  await screen.findByText('Saving may fail')
  screen.getByText(/^The server’s disk is almost full\./)
})

test.each([
  ['a signed-in author while there is room', signedInResponse()],
  ['a visitor', { ...signedOutResponse, isDiskFull: true }],
])('%s sees no notice', async (_who, response) => {
  useFakeApi({ 'session.get': () => response })
  await openPage('/')
  await screen.findByRole('main')
  expect(screen.queryByText('Saving may fail')).toBeNull()
})
