import { describe, expect, it } from 'vitest'
import { readFixtureText } from '../../fixtures/read-fixture.ts'
import { type ReportFile, readReports } from './read-reports.ts'

const file = (name: string, text = readFixtureText(`earnings/${name}`)): ReportFile => ({
  name,
  text,
})
const fees = file('amazon-us-fee-earnings.csv')
const bounties = file('amazon-us-bounties.csv')
const orders = file('amazon-us-fee-orders.csv')
const clicks = file('Fee-Tracking.csv', 'Tracking ID,Clicks\nada-20,31\n')
const empty = file('Fee-Empty.csv', `${fees.text.split('\n').slice(0, 2).join('\n')}\n`)

describe('readReports', () => {
  it('reads the reports of one download as one, and names the files without earnings', () => {
    const reading = readReports([fees, clicks, bounties, empty, orders], { marketplace: 'us' })
    if (reading.state !== 'parsed') throw new Error(JSON.stringify(reading))
    expect(reading.name).toBe('Amazon Fee-Earnings + Amazon Bounties + Amazon Fee-Orders')
    expect(reading.rows.map(({ kind }) => kind)).toEqual([
      ...Array(7).fill('commission'),
      ...Array(3).fill('bounty'),
      ...Array(2).fill('order'),
    ])
    expect(reading.unread).toEqual(['Fee-Tracking.csv', 'Fee-Empty.csv'])
    expect(reading.period).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  })

  it('counts a row once that two reports of the download have', () => {
    const again = { ...fees, name: 'again.csv' }
    const reading = readReports([fees, again], { marketplace: 'us' })
    expect(reading.state === 'parsed' && reading.rows).toHaveLength(7)
  })

  it('refuses all reports if one is wrong, and names it', () => {
    const wrong = file('wrong.csv', fees.text.replace('11/02/2026', 'soon'))
    expect(readReports([bounties, wrong], { marketplace: 'us' })).toMatchObject({
      state: 'refused',
      problems: [{ code: 'day', line: 3, file: 'wrong.csv' }],
    })
  })

  it('refuses periods with days between them, which one import would seem to cover', () => {
    const september = file(
      'september.csv',
      fees.text.replaceAll('11/', '09/').replace('09/30', '09/30'),
    )
    expect(readReports([fees, september], { marketplace: 'us' })).toMatchObject({
      problems: [{ code: 'several-periods' }],
    })
  })

  it('asks once for what no report says', () => {
    expect(readReports([bounties, fees], {})).toMatchObject({ missing: 'marketplace' })
  })

  it('shows the columns of an unknown report if no other one is known', () => {
    expect(readReports([clicks, empty], {})).toMatchObject({ state: 'unknown' })
    expect(readReports([], {})).toMatchObject({ problems: [{ code: 'zip-without-reports' }] })
  })
})
