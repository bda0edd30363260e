import { OTHER_VALUES } from '@everyshelf/domain/clicks'
import { expect, test } from 'vitest'
import { parseReferrerHost } from './describe-hit.ts'

test.each([
  ['https://www.example.org/list?page=2', 'www.example.org'],
  ['http://Example.ORG', 'example.org'],
  ['https://example.org:8443/', 'example.org'],
  ['https://user:secret@example.org/', 'example.org'],
  ['https://example.org?x=@evil.test', 'example.org'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['android-app://com.google.android.gm/', null],
  ['https://localhost/', null],
  ['http://192.0.2.7/', null],
  ['http://[2001:db8::1]/', null],
  ['https://evil"><script>.test/', null],
  ['javascript:alert(1)', null],
  // Analytics sum up other hosts under this name.
  [`https://${OTHER_VALUES}/`, null],
  [`https://${OTHER_VALUES}.example/`, null],
  ['about:blank', null],
  ['', null],
  [undefined, null],
])('the referrer %s comes from %s', (referrer, host) => {
  expect(parseReferrerHost(referrer)).toBe(host)
})
