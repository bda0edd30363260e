import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

test.each([
  // 商品名,発送日 · デューン
  [
    'Shift-JIS',
    '8f a4 95 69 96 bc 2c 94 ad 91 97 93 fa 0a 83 66 83 85 81 5b 83 93',
    '商品名,発送日\nデューン',
  ],
  ['Windows-1252', '42 fc 63 68 65 72 2c 56 65 72 73 61 6e 64', 'Bücher,Versand'],
  ['French in Windows-1252', '45 78 70 e9 64 69 e9 2c 6e 9c 75 64', 'Expédié,nœud'],
  ['Windows-1251', 'c4 fe ed e0 2c ea ed e8 e3 e0', 'Дюна,книга'],
  [
    'Windows-1250',
    '49 44 20 9c 6c 65 64 7a 65 6e 69 61 2c 6b 73 69 b9 bf 6b 61',
    'ID śledzenia,książka',
  ],
  ['UTF-8', '42 c3 bc 63 68 65 72', 'Bücher'],
  ['UTF-16', 'ff fe 42 00 fc 00', 'Bü'],
])('decodes %s', (_, hex, text) => {
  expect(decodeFile(bytes(hex)).replace(/^\uFEFF/, '')).toBe(text)
})
