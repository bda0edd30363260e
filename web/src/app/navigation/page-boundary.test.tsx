import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleErrors } from '../../testing/expected-console-errors.ts'
import { PageBoundary } from './page-boundary.tsx'

const entry = { pathname: '/', search: '', hash: '', state: null }

function Broken(): never {
  throw new Error('secret detail')
}

test('a page that throws shows an error and ways out, until the next navigation', () => {
  expectConsoleErrors()
  const { rerender } = render(
    <PageBoundary location={{ ...entry, key: 'first' }}>
      <Broken />
    </PageBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toBe('ErrorSomething went wrong. Please try again.')
  screen.getByRole('button', { name: 'Try again' })
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(document.body.textContent).not.toContain('secret detail')
  rerender(<PageBoundary location={{ ...entry, key: 'second' }}>Whole again</PageBoundary>)
  expect(document.body.textContent).toBe('Whole again')
})
