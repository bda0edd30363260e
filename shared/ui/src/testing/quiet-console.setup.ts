import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Long enough for a machine that is busy with other tests.
configure({ asyncUtilTimeout: 10_000 })

/** A test fails when React or a library logs an error or warning. */
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  for (const complaint of complaints) complaint.mockRestore()
  expect(said).toEqual([])
})
