import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { areComplaintsExpected } from './complaints.ts'

// Longer than any wait on a machine that is busy with other tests; nothing waits for it in vain.
configure({ asyncUtilTimeout: 10_000 })

/** What React or a library complains about is a fault of ours: the test that caused it fails. */
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  toasts.clear()
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  for (const complaint of complaints) complaint.mockRestore()
  if (!areComplaintsExpected()) expect(said).toEqual([])
})
