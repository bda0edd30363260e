import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'
import {
  describeSeconds,
  formatShare,
  type StatusPart,
  type StatusReport,
} from './status-report.ts'

const empty: Omit<StatusPart, 'from'> = {
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

function report(last: Partial<StatusPart> = {}): StatusReport {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ ...empty, from: hourAt(hour) }))
  const days = [{ ...empty, from: hourAt(0), ...last }]
  return {
    asOf: hourAt(23),
    runningSince: hourAt(22),
    measuredSince: null,
    hours: [...hours.slice(0, -1), { ...empty, from: hourAt(23), ...last }],
    days,
  }
}

const main = () => within(screen.getByRole('main'))

test('shows what was measured, and a table of it', async () => {
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
  await main().findByText(/running since/)
  const sentence =
    'Up for 58 min of 1 h measured (96.66 %); down for 2 min; no data for the 23 h before.'
  main().getByText(sentence)
  const table = main().getByRole('table', { name: 'Time of a redirect, 24 hours', hidden: true })
  const [, row] = within(table).getAllByRole('row', { hidden: true })
  expect(row?.textContent).toBe('11:00 PM1 ms3 msover 1 s9000')
})

test('makes up nothing where nothing was measured', async () => {
  useFakeApi({ 'status.report': () => report() })
  await openPage('/status')
  expect(await main().findAllByText('Nothing has been measured in this time.')).toHaveLength(2)
  expect(main().getAllByText(/No link was opened in this time/)).toHaveLength(2)
  expect(screen.getByRole('main').textContent).not.toContain('%')
})

test('says when the server does not answer, and asks again', async () => {
  let isAway = true
  useFakeApi({
    'status.report': () => {
      if (isAway) throw new TypeError('away')
      return report()
    },
  })
  await openPage('/status')
  await main().findByText('The server did not answer.')
  isAway = false
  main().getByRole('button', { name: 'Try again' }).click()
  await main().findByText(/running since/)
})

test('never rounds up to all', () => {
  expect(formatShare(86_399, 86_400)).toBe('99.99 %')
  expect(formatShare(86_400, 86_400)).toBe('100 %')
  expect(
    describeSeconds({ upSeconds: 0, downSeconds: 0, stoppedSeconds: 0, unknownSeconds: 5 }),
  ).toBe('Nothing has been measured in this time.')
})
