import { expect, test } from 'vitest'
import { isKindleAddress } from './index.ts'

test.each([
  ['https://www.amazon.com/Project-Hail-Mary-Andy-Weir-ebook/dp/B08FHBV4ZX/ref=tmm_kin', true],
  ['https://www.amazon.de/-/en/Der-Astronaut-ebook/dp/B08XYZ1234', true],
  ['https://www.amazon.com/kindle-dbs/product/B08FHBV4ZX', true],
  ['https://lesen.amazon.de/kp/embed?asin=B06ZYRPHMC', true],
  ['https://www.amazon.com/dp/B08FHBV4ZX', false],
  ['https://www.amazon.com/My-first-ebook-reader/dp/B0CRQLM5V7', false],
  ['https://amazon.com.evil.example/Dune-ebook/dp/B00B7NPRY8', false],
])('%s is the URL of a Kindle book: %s', (address, isKindle) => {
  expect(isKindleAddress(new URL(address))).toBe(isKindle)
})
