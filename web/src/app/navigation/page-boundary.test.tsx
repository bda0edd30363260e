import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectComplaints } from '../../testing/complaints.ts'
import { PageBoundary } from './page-boundary.tsx'

const entry = { pathname: '/', search: '', hash: '', state: null }

function Broken(): never {
  throw new Error('secret detail')
}

test('a page that breaks says so in words of the catalogue and offers a way on until the next address', () => {
  expectComplaints()
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
