import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'
import {
  describeSeconds,
  formatShare,
  type StatusInterval,
  type StatusReport,
} from './status-report.ts'

const empty: Omit<StatusInterval, 'from'> = {
  upSeconds: 0,
  downSeconds: 0,
  stoppedSeconds: 0,
  unknownSeconds: 3600,
  redirects: 0,
  timed: 0,
  failed: 0,
  p50Ms: null,
  p95Ms: null,
  p99Ms: null,
}
const hourAt = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`

function report(last: Partial<StatusInterval> = {}): StatusReport {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ ...empty, from: hourAt(hour) }))
  const days = [{ ...empty, from: hourAt(0), ...last }]
  return {
    asOf: hourAt(23),
    runningSince: hourAt(22),
    isDiskFull: false,
    measuredSince: null,
    hours: [...hours.slice(0, -1), { ...empty, from: hourAt(23), ...last }],
    days,
  }
}

const main = () => within(screen.getByRole('main'))

test('tells that the disk is almost full', async () => {
  useFakeApi({ 'status.report': () => ({ ...report(), isDiskFull: true }) })
  await openPage('/status')
  await main().findByText('Up, but saving may fail')
  main().getByText(/^The server’s disk is almost full\. Links keep working, but changes and clicks/)
})

test('shows the measurements and a table', async () => {
  useFakeApi({
    'status.report': () =>
      report({
        unknownSeconds: 0,
        upSeconds: 3480,
        downSeconds: 120,
        redirects: 1200,
        timed: 900,
        p50Ms: 1,
        p95Ms: 3,
      }),
  })
  await openPage('/status')
  await main().findByText(/Running since/)
  const sentence = '96.66% uptime (1 h measured), down for 2 min, no data for 23 h before that.'
  main().getByText(sentence)
  const table = main().getByRole('table', { name: 'Redirect time, last 24 hours', hidden: true })
  const [, row] = within(table).getAllByRole('row', { hidden: true })
  expect(row?.textContent).toBe('11:00 PM1 ms3 msover 1 s9000')
})

test('shows no numbers without measurements', async () => {
  useFakeApi({ 'status.report': () => report() })
  await openPage('/status')
  expect(await main().findAllByText('No measurements in this period.')).toHaveLength(2)
  expect(main().getAllByText(/No links were opened in this period/)).toHaveLength(2)
  expect(screen.getByRole('main').textContent).not.toContain('%')
})

test('shows an error when the server does not answer, and tries again', async () => {
  let isDown = true
  useFakeApi({
    'status.report': () => {
      if (isDown) throw new TypeError('away')
      return report()
    },
  })
  await openPage('/status')
  await main().findByText('The server did not respond.')
  isDown = false
  main().getByRole('button', { name: 'Try again' }).click()
  await main().findByText(/Running since/)
})

test('never rounds up to 100%', () => {
  expect(formatShare(86_399, 86_400)).toBe('99.99%')
  expect(formatShare(86_400, 86_400)).toBe('100%')
  expect(
    describeSeconds({ upSeconds: 0, downSeconds: 0, stoppedSeconds: 0, unknownSeconds: 5 }),
  ).toBe('No measurements in this period.')
})
