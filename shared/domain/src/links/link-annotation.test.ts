import { describe, expect, test } from 'vitest'
import { linksAnnotateInput } from '../schemas/index.ts'
import { LINK_LABEL_MAX_LENGTH, LINK_NOTE_MAX_LENGTH } from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

describe('a label and a note', () => {
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
