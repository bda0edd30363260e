import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './sparkline.tsx'

function linesOf(container: HTMLElement) {
  return [...container.querySelectorAll('polyline')].map((line) => [
    line.getAttribute('points'),
    line.hasAttribute('stroke-dasharray'),
  ])
}

test('draws each day as high as its share of the best, and dashes the part up to today', () => {
  const { container } = render(<Sparkline counts={[0, 5, 10]} />)
  expect(linesOf(container)).toEqual([
    ['1.0,23.0 44.0,12.0', false],
    ['44.0,12.0 87.0,1.0', true],
  ])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Clicks per day over 3 days: 10 today, 10 on the busiest day',
  )
})

test('is a flat line without clicks', () => {
  const { container } = render(<Sparkline counts={[0, 0, 0]} />)
  expect(linesOf(container)).toEqual([
    ['1.0,23.0 44.0,23.0', false],
    ['44.0,23.0 87.0,23.0', true],
  ])
  expect(container.querySelector('polygon')).toBeNull()
})
