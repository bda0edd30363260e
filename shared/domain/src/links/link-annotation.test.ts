import { describe, expect, test } from 'vitest'
import { linksAnnotateInput } from '../schemas/index.ts'
import { LABEL_NAME_MAX_LENGTH, LABELS_PER_LINK_MAX, LINK_NOTE_MAX_LENGTH } from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

describe('labels and a note', () => {
  test('are rejected if they are too long, and can change separately', () => {
    const parse = (texts: object) => linksAnnotateInput.safeParse({ id, ...texts })
    expect(parse({ labels: [' a '] }).data).toEqual({ id, labels: ['a'] })
    expect(parse({ note: '' }).data).toEqual({ id, note: '' })
    expect(parse({ labels: ['x'.repeat(LABEL_NAME_MAX_LENGTH)] }).success).toBe(true)
    expect(parse({ labels: ['x'.repeat(LABEL_NAME_MAX_LENGTH + 1)] }).success).toBe(false)
    expect(parse({ labels: ['a, b'] }).success).toBe(false)
    expect(parse({ labels: [' '] }).success).toBe(false)
    const many = Array.from({ length: LABELS_PER_LINK_MAX + 1 }, (_, index) => `n${index}`)
    expect(parse({ labels: many.slice(1) }).success).toBe(true)
    expect(parse({ labels: many }).error?.issues[0]?.message).toBe('too-many-labels')
    expect(parse({ note: 'x'.repeat(LINK_NOTE_MAX_LENGTH + 1) }).success).toBe(false)
    expect(parse({ labels: [7] }).success).toBe(false)
    expect(parse({ ownerId: 'x' }).success).toBe(false)
  })
})
