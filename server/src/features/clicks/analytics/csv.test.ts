import { describe, expect, test } from 'vitest'
import { formatCsvRow } from './csv.ts'

describe('formatCsvRow', () => {
  test.each([
    [['a', 7, ''], 'a,7,\r\n'],
    [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
  ])('writes %j as RFC 4180 has it', (cells, line) => {
    expect(formatCsvRow(cells)).toBe(line)
  })

  test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('S51 makes no formula of %j', (cell) => {
    expect(formatCsvRow([cell]).replaceAll('"', '').startsWith(`'${cell}`)).toBe(true)
  })
})
