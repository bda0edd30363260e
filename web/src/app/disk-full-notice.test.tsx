import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer, signedOutAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

test('a signed-in author sees a notice while the disk is almost full', async () => {
  useFakeApi({ 'session.get': () => ({ ...signedInAnswer(), isDiskFull: true }) })
  await openPage('/')
  await screen.findByText('Saving may fail')
  screen.getByText(/^The server’s disk is almost full\./)
})

test.each([
  ['a signed-in author while there is room', signedInAnswer()],
  ['a visitor', { ...signedOutAnswer, isDiskFull: true }],
])('%s sees no notice', async (_who, answer) => {
  useFakeApi({ 'session.get': () => answer })
  await openPage('/')
  await screen.findByRole('main')
  expect(screen.queryByText('Saving may fail')).toBeNull()
})
