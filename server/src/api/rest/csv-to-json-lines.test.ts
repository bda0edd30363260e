import { formatCsvRow } from '@everyshelf/domain/csv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonLines } from './csv-to-json-lines.ts'

async function* inChunks(chunks: readonly string[]) {
  yield* chunks
}

async function readAll(
  chunks: readonly string[],
  numbers: readonly string[] = [],
): Promise<string> {
  let text = ''
  for await (const chunk of toJsonLines(inChunks(chunks), numbers)) text += chunk
  return text
}

describe('toJsonLines', () => {
  it('writes one object for each row, in any chunks', async () => {
    const chunks = ['a,b\r\n1,"x, ""y""\r\nz"\r\n', ',2\r\n']
    expect(await readAll(chunks)).toBe('{"a":"1","b":"x, \\"y\\"\\r\\nz"}\n{"a":null,"b":"2"}\n')
  })

  it('writes the cells of some columns as numbers, and null where there is none', async () => {
    const chunks = ['hour,isbn\r\n0,9780143127741\r\n', ',1\r\n']
    expect(await readAll(chunks, ['hour'])).toBe(
      '{"hour":0,"isbn":"9780143127741"}\n{"hour":null,"isbn":"1"}\n',
    )
  })

  it('writes nothing for a file without rows', async () => {
    expect(await readAll([])).toBe('')
    expect(await readAll(['a,b\r\n'])).toBe('')
  })

  it('reads back every cell that our CSV files can have', async () => {
    const cell = fc.string({ unit: 'binary' }).filter((text) => !/[=+\-@＝＋－＠\t\r\n]/.test(text))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        const text = await readAll([
          formatCsvRow(['a', 'b']),
          ...rows.map((row) => formatCsvRow(row)),
        ])
        const expected = rows.map(([a, b]) => ({ a: a || null, b: b || null }))
        const lines = text.trimEnd().split('\n')
        expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(expected)
      }),
    )
  })
})
