import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from './reader-context.ts'

const parts = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))

test('the key of an IPv4 address is its 32 bits', () => {
  expect(addressKey('0.0.0.0')).toBe(0)
  expect(addressKey('0.0.1.2')).toBe(258)
  expect(addressKey('192.0.2.1')).toBe(-1073741311)
  expect(addressKey('255.255.255.255')).toBe(-1)
  fc.assert(
    fc.property(parts, (bytes) => {
      expect(addressKey(bytes.join('.'))).toBe(Buffer.from(bytes).readInt32BE())
    }),
  )
})

test.each([
  ...['', '.', '...', '1.2.3', '1.2.3.', '.1.2.3', '1..2.3', '1.2.3.4.5', '1.2.3.4.', '16909060'],
  ...['256.0.0.1', '1.2.3.999', '1.2.3.04', '01.2.3.4', '1.2.00.4', '0x1.2.3.4', '-1.2.3.4'],
  ...[' 1.2.3.4', '1.2.3.4 ', '1.2.3.4, 5.6.7.8', '1.2.3.4:80', '1,2,3,4', '١.٢.٣.٤', '1.2.3.4\n'],
  ...['2001:db8::1', '::ffff:192.0.2.1', '[2001:db8::1]', 'unknown', '__proto__'],
])('%j stays as it is', (text) => {
  expect(addressKey(text)).toBe(text)
})

const nearly = fc
  .array(fc.constantFrom('0', '1', '01', '00', '2', '25', '255', '256', '.', '..', ' ', ':'))
  .map((bits) => bits.join(''))
const addresses = fc.oneof(
  nearly,
  parts.map((bytes) => bytes.join('.')),
)

test('two texts never share a key', () => {
  fc.assert(
    fc.property(addresses, addresses, (one, other) => {
      fc.pre(one !== other)
      expect(addressKey(one)).not.toBe(addressKey(other))
    }),
  )
})
