import { expect, it } from 'vitest'
import { readCoverUrl } from './cover-url.ts'

const GOOGLE = 'https://www.googleapis.com/books/v1'

it.each([
  [
    'http://books.google.com/books/content?id=x&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api',
    'https://books.google.com/books/content?id=x&printsec=frontcover&img=1&zoom=1&source=gbs_api',
  ],
  ['https://covers.openlibrary.org/b/id/1-L.jpg', 'https://covers.openlibrary.org/b/id/1-L.jpg'],
  ['http://169.254.169.254/latest/', 'https://169.254.169.254/latest/'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['data:image/png;base64,AAAA', null],
  ['/b/id/1-L.jpg', null],
  [`https://books.google.com/${'x'.repeat(1000)}`, null],
  [undefined, null],
])('R24 reads the cover address %s', (text, url) => expect(readCoverUrl(text, GOOGLE)).toBe(url))

it('leaves http to a service that runs on it', () => {
  expect(readCoverUrl('http://127.0.0.1:9/c?edge=curl', 'http://127.0.0.1:9/books/v1')).toBe(
    'http://127.0.0.1:9/c',
  )
})
