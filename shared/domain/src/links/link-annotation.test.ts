import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linksAnnotateInput } from '../schemas/index.ts'
import { cleanLabel, cleanNote, LINK_LABEL_MAX_LENGTH, LINK_NOTE_MAX_LENGTH } from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

describe('a label and a note', () => {
  test('lose invisible characters; a label is one line, a note keeps its lines', () => {
    expect(cleanLabel(' Spring\n\u202Enewsletter\u0000 ')).toBe('Spring newsletter')
    expect(cleanNote('For Ada\r\n\u0000until  May \n\n')).toBe('For Ada\nuntil May')
    expect(cleanLabel('क्षि 👩‍🚀')).toBe('क्षि 👩‍🚀')
  })

  test('stay the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLabel(cleanLabel(text))).toBe(cleanLabel(text))
        expect(cleanNote(cleanNote(text))).toBe(cleanNote(text))
        expect(cleanNote(text)).not.toContain('\u0000')
      }),
    )
  })

  test('are rejected if they are too long, and can change separately', () => {
    const parse = (texts: object) => linksAnnotateInput.safeParse({ id, ...texts })
    expect(parse({ label: ' a ' }).data).toEqual({ id, label: 'a' })
    expect(parse({ note: '' }).data).toEqual({ id, note: '' })
    expect(parse({ label: 'x'.repeat(LINK_LABEL_MAX_LENGTH) }).success).toBe(true)
    expect(parse({ label: 'x'.repeat(LINK_LABEL_MAX_LENGTH + 1) }).success).toBe(false)
    expect(parse({ note: 'x'.repeat(LINK_NOTE_MAX_LENGTH + 1) }).success).toBe(false)
    expect(parse({ label: 7 }).success).toBe(false)
    expect(parse({ ownerId: 'x' }).success).toBe(false)
  })
})
