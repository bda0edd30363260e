import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HourHeat } from './hour-heat.tsx'

const empty = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))

test('tells each hour of the week, and the best of them', () => {
  const counts = empty.map((row, day) => row.map((_, hour) => (day === 6 && hour === 23 ? 14 : 0)))
  render(<HourHeat counts={counts} />)
  const sunday = screen.getByRole('row', { name: /Sunday/ })
  expect(sunday.querySelectorAll('td')[23]?.textContent).toBe('14')
  expect(sunday.querySelectorAll('td')[22]?.textContent).toBe('0')
  screen.getByText('Most clicks came on Sunday between 23:00 and 00:00: 14.')
})

test('names no best hour when nobody has clicked', () => {
  render(<HourHeat counts={empty} />)
  screen.getByText('No clicks.')
})
