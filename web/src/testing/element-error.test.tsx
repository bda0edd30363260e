import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('what is not found is said with the page where it was looked for', async () => {
  render(<p>What is there</p>)
  const both = /What is not[\s\S]*What is there/
  expect(() => screen.getByText('What is not')).toThrow(both)
  const waiting = screen.findByText('What is not', {}, { timeout: 60 })
  await expect(waiting).rejects.toThrow(both)
})
