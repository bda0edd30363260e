import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DayChart } from './day-chart.tsx'

const TODAY = '2026-11-22'
const days = [
  { day: '2026-11-19', hits: 4, clicks: 2, readers: 1 },
  { day: '2026-11-20', hits: 1000, clicks: 500, readers: 400 },
  { day: '2026-11-21', hits: 0, clicks: 0, readers: 0 },
]

test('is a slider along the days that announces the totals of each', () => {
  render(<DayChart today={TODAY} days={days} />)
  const slider = screen.getByRole('slider', { name: 'Day' })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, 2026: 0 clicks, 0 hits, 0 readers',
  )
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Friday, Nov 20, 2026: 500 clicks, 1,000 hits, 400 readers',
  )
})

test('draws clicks and hits on one scale', () => {
  const { container } = render(<DayChart today={TODAY} days={days} />)
  const [hits, clicks] = [...container.querySelectorAll('polyline')].map((line) =>
    line.getAttribute('points'),
  )
  expect(hits).toBe('0.0,996.0 500.0,0.0 1000.0,1000.0')
  expect(clicks).toBe('0.0,998.0 500.0,500.0 1000.0,1000.0')
})

test('draws a line at a marked day, and says its name', () => {
  const marked = [{ day: '2026-11-20', name: 'Launch' }]
  const { container } = render(<DayChart today={TODAY} days={days} marked={marked} />)
  expect(linesOf(container)).toContainEqual(['500,0 500,1000', true])
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain(
    'Friday, Nov 20, 2026 · Launch: 500 clicks',
  )
})

function linesOf(container: HTMLElement) {
  return [...container.querySelectorAll('polyline')].map((line) => [
    line.getAttribute('points'),
    line.hasAttribute('stroke-dasharray'),
  ])
}

test('dashes the lines from the last full day to today, which is not over', () => {
  const { container } = render(
    <DayChart today="2026-11-21" days={days} previousClicks={[0, 250, 10]} />,
  )
  expect(linesOf(container)).toEqual([
    ['0.0,996.0 500.0,0.0', false],
    ['500.0,0.0 1000.0,1000.0', true],
    ['0.0,1000.0 500.0,750.0 1000.0,990.0', false],
    ['0.0,998.0 500.0,500.0', false],
    ['500.0,500.0 1000.0,1000.0', true],
  ])
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain(
    'Saturday, Nov 21, 2026 so far: 0 clicks',
  )
})

test('draws today alone as a dashed level line', () => {
  const { container } = render(<DayChart today="2026-11-20" days={days.slice(1, 2)} />)
  expect(linesOf(container)).toEqual([
    ['0.0,0.0 1000.0,0.0', true],
    ['0.0,500.0 1000.0,500.0', true],
  ])
})

test('names exactly the lines that it draws', () => {
  const { container } = render(<DayChart today={TODAY} days={days} />)
  const header = container.querySelector('p')
  expect(header?.textContent).toBe('Saturday, Nov 21, 2026Clicks 0Hits 00 readers')
  expect(header?.querySelectorAll('.inline-block')).toHaveLength(linesOf(container).length)
})

test('omits readers where they are unknown', () => {
  render(<DayChart today={TODAY} days={days.map((day) => ({ ...day, readers: null }))} />)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, 2026: 0 clicks, 0 hits',
  )
})

test('shows the previous period on the same scale', () => {
  const { container } = render(<DayChart today={TODAY} days={days} previousClicks={[0, 250, 10]} />)
  const lines = [...container.querySelectorAll('polyline')].map((line) =>
    line.getAttribute('points'),
  )
  expect(lines[1]).toBe('0.0,1000.0 500.0,750.0 1000.0,990.0')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, 2026: 0 clicks, 0 hits, 0 readers; 10 clicks in the previous period',
  )
})
