import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './sparkline.tsx'

test('draws each day as high as its share of the best', () => {
  const { container } = render(<Sparkline counts={[0, 5, 10]} />)
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe(
    '1.0,23.0 44.0,12.0 87.0,1.0',
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Clicks per day over 3 days: 10 today, 10 on the busiest day',
  )
})

test('is a flat line without clicks', () => {
  const { container } = render(<Sparkline counts={[0, 0]} />)
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('1.0,23.0 87.0,23.0')
  expect(container.querySelector('polygon')).toBeNull()
})
