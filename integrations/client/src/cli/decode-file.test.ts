import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const utf16 = (text: string, swap: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return swap ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from('isbn,Größe')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFisbn,Größe')],
  ['UTF-16, little end first', utf16('isbn,Größe', false)],
  ['UTF-16, big end first', utf16('isbn,Größe', true)],
  ['Windows-1252', Buffer.from('isbn,Größe', 'latin1')],
])('decodes %s', (_name, bytes) => {
  expect(decodeFile(bytes)).toBe('isbn,Größe')
})
