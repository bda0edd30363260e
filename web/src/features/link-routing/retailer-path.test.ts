import { expect, test } from 'vitest'
import { findRetailerByPath, retailerPath } from './retailer-path.ts'

test.each([
  ['kobo', '/link-management/5f0c/kobo'],
  ['bam', '/link-management/5f0c/booksamillion'],
])('the page of %s is at %s', (code, address) => {
  expect(retailerPath('5f0c', code)).toBe(address)
  expect(findRetailerByPath(address.split('/').at(-1) ?? '')?.code).toBe(code)
})

test.each(['bookdepository', 'nowhere', 'amazon', '__proto__'])('%s has no page', (name) => {
  expect(findRetailerByPath(name)).toBeUndefined()
})
