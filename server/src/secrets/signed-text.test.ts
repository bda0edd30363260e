import { describe, expect, it } from 'vitest'
import { readSignedText, signText } from './signed-text.ts'

const signed = signText('secret', 'device code', 'to.ken')
const read = (text: string) => readSignedText('secret', 'device code', text)

describe('a signed text', () => {
  it('is valid only for its purpose', () => {
    expect(read(signed)).toBe('to.ken')
  })

  it.each([
    ['signed for another purpose', signText('secret', 'extension token', 'to.ken')],
    ['signed with another secret', signText('other', 'device code', 'to.ken')],
    ['changed', `x${signed}`],
    ['longer', `${signed}x`],
    ['cut off', signed.slice(0, -1)],
    ['the signature alone', signed.split('.').at(-1) ?? ''],
    ['the text alone', 'to.ken'],
    ['empty', ''],
    ['a dot', '.'],
  ])('S57 is worth nothing when it is %s', (_how, text) => {
    expect(read(text)).toBeUndefined()
  })
})
