import { expect, test } from '../../fixtures/app.ts'

const BOOK = '9780143127741'
const PAGE = `/book/${BOOK}/universal`

const readers = [
  ['DE', 'de-DE', 'Ihr Shop – Deutschland', 'Bei Amazon.de ansehen', 'Thalia'],
  ['FR', 'fr-FR', 'Votre boutique – France', 'Voir sur Amazon.fr', 'Fnac'],
  ['JP', 'ja-JP', 'お住まいの国のストア – 日本', 'Amazon.co.jpで見る', '楽天ブックス'],
  ['BR', 'pt-BR', 'Sua loja – Brasil', 'Ver em Amazon.com.br', 'Travessa'],
  ['NL', 'nl-NL', 'Jouw winkel – Nederland', 'Bekijk bij Amazon.nl', 'bol'],
  ['PL', 'pl-PL', 'Twój sklep – Polska', 'Zobacz w sklepie Amazon.pl', 'Empik'],
  ['SE', 'sv-SE', 'Din butik – Sverige', 'Visa hos Amazon.se', 'Adlibris'],
  ['SG', 'zh-SG', '您当地的商店：新加坡', '在 Amazon.sg 查看', 'Kinokuniya'],
  ['NZ', 'en-NZ', 'Recommended store – New Zealand', 'View at Amazon.com.au', 'Mighty Ape'],
  [null, 'en', 'A store that ships to many countries', 'View at Amazon.com', 'Barnes & Noble'],
] as const

for (const [country, locale, place, button, retailer] of readers) {
  test.describe(`a reader in ${country ?? 'no known country'}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, reader: { country }, locale })
    // The range for documentation has a country; a private one has none.
    if (!country) test.use({ clientAddress: 'fd00:db8::1' })

    test('finds their store, other stores, and a counted way out', async ({ page, request }) => {
      await page.goto(PAGE)
      await expect(page.getByText(place)).toBeVisible()
      const way = page.getByRole('link', { name: button })
      const path = (await way.getAttribute('href')) ?? ''
      expect(path).toMatch(/^\/redirect\?isbn=9780143127741(&country=[A-Z]{2})?$/)
      const response = await request.get(path, {
        maxRedirects: 0,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36',
          'accept-language': 'en',
        },
      })
      const host = /Amazon\.[a-z.]*[a-z]/.exec(button)?.[0].replace(/で.*/, '').toLowerCase()
      expect(response.headers().location).toContain(`https://www.${host}/`)
      expect(response.headers()['x-click']).toMatch(/^\d+$/)

      const other = page.getByRole('link', { name: retailer }).first()
      await expect(other).toHaveAttribute('href', new RegExp(`^/out/[a-z-]+/${BOOK}\\?country=`))
    })
  })
}
