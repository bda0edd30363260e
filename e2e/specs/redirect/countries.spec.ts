import { edgeHeaders, expect, test } from '../../fixtures/app.ts'

interface Case {
  readonly country: string | null
  readonly languages: string
  readonly location: string
}

// The service under test has tags for us, uk, de, fr, it and jp; au falls back to us.
const printBook: readonly Case[] = [
  {
    country: 'US',
    languages: 'en-US',
    location: 'https://www.amazon.com/dp/0143127748?tag=shelf-20',
  },
  {
    country: 'GB',
    languages: 'en-GB',
    location: 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21',
  },
  { country: 'CA', languages: 'fr-CA', location: 'https://www.amazon.ca/dp/0143127748' },
  {
    country: 'DE',
    languages: 'de-DE',
    location: 'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
  },
  {
    country: 'AT',
    languages: 'de-AT',
    location: 'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
  },
  {
    country: 'CH',
    languages: 'de-CH',
    location: 'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
  },
  {
    country: 'CH',
    languages: 'fr-CH',
    location: 'https://www.amazon.fr/dp/0143127748?tag=shelffr-21',
  },
  {
    country: 'CH',
    languages: 'it-CH',
    location: 'https://www.amazon.it/dp/0143127748?tag=shelfit-21',
  },
  {
    country: 'FR',
    languages: 'fr-FR',
    location: 'https://www.amazon.fr/dp/0143127748?tag=shelffr-21',
  },
  { country: 'ES', languages: 'es-ES', location: 'https://www.amazon.es/dp/0143127748' },
  {
    country: 'IT',
    languages: 'it-IT',
    location: 'https://www.amazon.it/dp/0143127748?tag=shelfit-21',
  },
  {
    country: 'JP',
    languages: 'ja-JP',
    location: 'https://www.amazon.co.jp/dp/0143127748?tag=shelfjp-22',
  },
  { country: 'IN', languages: 'hi-IN', location: 'https://www.amazon.in/dp/0143127748' },
  { country: 'BR', languages: 'pt-BR', location: 'https://www.amazon.com.br/dp/0143127748' },
  { country: 'MX', languages: 'es-MX', location: 'https://www.amazon.com.mx/dp/0143127748' },
  {
    country: 'AU',
    languages: 'en-AU',
    location: 'https://www.amazon.com.au/dp/0143127748?tag=shelf-20',
  },
  {
    country: 'NZ',
    languages: 'en-NZ',
    location: 'https://www.amazon.com.au/dp/0143127748?tag=shelf-20',
  },
  { country: 'IE', languages: 'en-IE', location: 'https://www.amazon.ie/dp/0143127748' },
  { country: 'NL', languages: 'nl-NL', location: 'https://www.amazon.nl/dp/0143127748' },
  { country: null, languages: 'en', location: 'https://www.amazon.com/dp/0143127748?tag=shelf-20' },
]

for (const { country, languages, location } of printBook) {
  const who = country ? `from ${country} speaking ${languages}` : 'from an unknown country'
  test(`a reader ${who} lands at ${new URL(location).host}`, async ({ request, clientAddress }) => {
    const response = await request.get('/redirect?isbn=9780143127741', {
      maxRedirects: 0,
      headers: { ...edgeHeaders(clientAddress, { country }), 'accept-language': languages },
    })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe(location)
  })
}

test('a Kindle book from Ireland lands where Amazon sells it to Irish readers', async ({
  request,
  clientAddress,
}) => {
  const response = await request.get('/redirect?isbn=B00ICH9SAC', {
    maxRedirects: 0,
    headers: edgeHeaders(clientAddress, { country: 'IE' }),
  })
  expect(response.headers().location).toBe('https://www.amazon.co.uk/dp/B00ICH9SAC?tag=shelf-21')
})

test('a book without an ISBN-10 lands at the search of the store', async ({
  request,
  clientAddress,
}) => {
  const response = await request.get('/redirect?isbn=9798886451740', {
    maxRedirects: 0,
    headers: edgeHeaders(clientAddress, { country: 'DE' }),
  })
  expect(response.headers().location).toBe(
    'https://www.amazon.de/s?k=9798886451740&i=stripbooks&tag=shelfde-21',
  )
})

test('country= on the link wins over where the reader is', async ({ request, clientAddress }) => {
  const response = await request.get('/redirect?isbn=9780143127741&country=jp', {
    maxRedirects: 0,
    headers: edgeHeaders(clientAddress, { country: 'DE' }),
  })
  expect(response.headers().location).toBe('https://www.amazon.co.jp/dp/0143127748?tag=shelfjp-22')
})

test('S7 no cache may keep a redirect, and no search engine list it', async ({ request }) => {
  const response = await request.get('/redirect?isbn=9780143127741', { maxRedirects: 0 })
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(response.headers()['x-click']).toMatch(/^\d+$/)
})
