import { describe, expect, it } from 'vitest'
import { formatUserCode, readUserCode } from './user-code.ts'

describe('the code that connects a browser', () => {
  it.each(['BCDFGHJK', 'bcdfghjk', ' bcdf-ghjk ', 'BCDF GHJK', 'B-C-D-F-G-H-J-K'])(
    'is read from %j',
    (text) => expect(readUserCode(text)).toBe('BCDFGHJK'),
  )

  it.each(['', 'BCDFGHJ', 'BCDFGHJKL', 'BCDFGHJA', 'BCDFGHJ0', 'BCDF_GHJK', 'ВCDFGHJK'])(
    'is not %j',
    (text) => expect(readUserCode(text)).toBeUndefined(),
  )

  it('is displayed in two halves', () => {
    expect(formatUserCode('BCDFGHJK')).toBe('BCDF-GHJK')
  })
})
