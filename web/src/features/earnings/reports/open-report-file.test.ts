import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { openReportFile } from './open-report-file.ts'

configure({ useWebWorkers: false })

const FEES = 'ASIN,Tracking ID,Date Shipped,Ad Fees($)\n0441172717,ada-20,11/20/2026,0.54\n'

async function zip(files: Readonly<Record<string, string>>, options = {}): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { extendedTimestamp: false })
  for (const [name, text] of Object.entries(files)) {
    await writer.add(name, new TextReader(text), { ...options, level: 9 })
  }
  return new File([await writer.close()], 'reports.zip')
}

test('takes the reports out of a ZIP file, and nothing else', async () => {
  const file = await zip({
    'Fee-Earnings.csv': FEES,
    'reports/Fee-Bounty.tsv': 'Date\tBounty Earnings($)\n',
    '__MACOSX/._Fee-Earnings.csv': 'x',
    'readme.pdf': '%PDF',
  })
  expect(await openReportFile(file)).toEqual({
    files: [
      { name: 'Fee-Earnings.csv', text: FEES },
      { name: 'Fee-Bounty.tsv', text: 'Date\tBounty Earnings($)\n' },
    ],
  })
})

test('reads a file that is no ZIP as one report', async () => {
  const file = new File([FEES], 'fees.csv')
  expect(await openReportFile(file)).toEqual({ files: [{ name: 'fees.csv', text: FEES }] })
})

test.each([
  ['a bomb of one file', () => zip({ 'a.csv': '0'.repeat(21 * 1024 * 1024) }), 'zip-too-large'],
  [
    'a bomb of many files',
    () => zip(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${index}.csv`, FEES]))),
    'zip-too-large',
  ],
  ['an Excel file', () => zip({ '[Content_Types].xml': '<Types/>' }), 'excel'],
  ['a ZIP without reports', () => zip({ 'photo.jpg': 'x' }), 'zip-without-reports'],
  [
    'a ZIP with a password',
    () => zip({ 'a.csv': FEES }, { password: 'x', zipCrypto: true }),
    'zip-encrypted',
  ],
  ['a broken ZIP', () => new File(['PK\u0003\u0004broken'], 'a.zip'), 'zip-broken'],
  ['a large file', () => new File(['x'.repeat(20 * 1024 * 1024 + 1)], 'a.csv'), 'too-large'],
  ['an old Excel file', () => new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'a.xls'), 'excel'],
] as const)(
  'R44 refuses %s',
  async (_, makeFile, problem) => {
    expect(await openReportFile(await makeFile())).toEqual({ problem })
  },
  60_000,
)
