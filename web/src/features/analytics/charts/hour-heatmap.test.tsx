import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HourHeatmap } from './hour-heatmap.tsx'

const empty = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))

test('shows each hour of the week, and names the busiest', () => {
  const counts = empty.map((row, day) => row.map((_, hour) => (day === 6 && hour === 23 ? 14 : 0)))
  render(<HourHeatmap counts={counts} />)
  const sunday = screen.getByRole('row', { name: /Sunday/ })
  expect(sunday.querySelectorAll('td')[23]?.textContent).toBe('14')
  expect(sunday.querySelectorAll('td')[22]?.textContent).toBe('0')
  screen.getByText(/^Busiest hour: Sunday, 11:00\sPM to 12:00\sAM, with 14 clicks$/)
})

test('names no busiest hour without clicks', () => {
  render(<HourHeatmap counts={empty} />)
  screen.getByText('No clicks')
})
