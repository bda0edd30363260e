import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('the error contains the searched page', async () => {
  render(<p>Present text</p>)
  const both = /Missing text[\s\S]*Present text/
  expect(() => screen.getByText('Missing text')).toThrow(both)
  const waiting = screen.findByText('Missing text', {}, { timeout: 60 })
  await expect(waiting).rejects.toThrow(both)
})
