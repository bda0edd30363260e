import { describe, expect, test } from 'vitest'
import { parseServerAddress } from './parse-server-address.ts'

describe('parseServerAddress', () => {
  test.each([
    ['https://everyshelf.example', 'https://everyshelf.example'],
    [' everyshelf.example/ ', 'https://everyshelf.example'],
    ['https://Books.Example:8443/', 'https://books.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('reads %j', (text, origin) => {
    expect(parseServerAddress(text)).toEqual({ ok: true, origin })
  })

  test.each([
    'http://everyshelf.example',
    'http://localhost.evil.example',
    'http://127.evil.example',
  ])('refuses %j, which is not encrypted', (text) => {
    expect(parseServerAddress(text)).toEqual({ ok: false, problem: 'not-https' })
  })

  test.each([
    '',
    'not an address',
    'ftp://everyshelf.example',
    'javascript:alert(1)',
    'https://user:secret@everyshelf.example',
    'https://everyshelf.example/path',
    'https://everyshelf.example/?q=1',
    'https://everyshelf.example/#x',
  ])('refuses %j', (text) => {
    expect(parseServerAddress(text)).toEqual({ ok: false, problem: 'not-an-address' })
  })
})
