import { expect } from '../../fixtures/app.ts'
import { DUNE, test } from '../../fixtures/owned-link.ts'

const PAGE = `/book/${DUNE}/universal`
const paperback = { format: 'paperback', identifier: DUNE }
const kindle = { format: 'kindle', identifier: 'B00B7NPRY8' }

/** All that an owner can show, at once. */
const fullSettings = {
  editions: [
    { ...paperback, notSoldIn: [] },
    { ...kindle, notSoldIn: [] },
  ],
  retailers: { order: ['ebay'], off: ['thalia'] },
  look: { note: 'Signed copies at Hugendubel until Christmas.', accent: 'rust' },
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a reader's way, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, reader: { country: 'JP' }, locale: 'en-US' })

    test('R16 leads past editions that are not sold there to the next one, and then to other stores', async ({
      page,
      link,
    }) => {
      await link.update({
        settings: {
          editions: [
            { ...kindle, notSoldIn: ['JP'] },
            { ...paperback, notSoldIn: [] },
          ],
        },
      })
      expect(await link.landIn('US')).toContain('https://www.amazon.com/dp/B00B7NPRY8')
      expect(await link.landIn('JP')).toContain('https://www.amazon.co.jp/dp/0441172717')
      await page.goto(`${PAGE}?link=${link.slug}`)
      await expect(page.getByText('Edition: Paperback')).toBeVisible()
      await page.getByText('Why this store?').click()
      await expect(
        page.getByText('Kindle: not sold there, according to the creator of this link.'),
      ).toBeVisible()

      await link.update({
        settings: {
          editions: [
            { ...kindle, notSoldIn: ['JP'] },
            { ...paperback, notSoldIn: ['JP'] },
          ],
        },
      })
      await page.goto(`/go/${link.slug}`)
      await expect(page).toHaveURL(`${PAGE}?link=${link.slug}`)
      await expect(page.getByText('Not sold at Amazon – Japan')).toBeVisible()
      await expect(page.getByRole('link', { name: /Amazon\.co\.jp/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Kinokuniya (Japan)' }).first()).toBeVisible()

      // Another country's store is a choice away.
      await page.getByText('Wrong country?').click()
      await page.getByRole('link', { name: 'All Amazon stores' }).click()
      const germany = page.getByRole('link', { name: /^Germany · Amazon\.de Kindle/ })
      expect(await link.landIn('JP', (await germany.getAttribute('href')) ?? '')).toContain(
        'https://www.amazon.de/dp/B00B7NPRY8',
      )
      await page.getByRole('link', { name: 'Back to the book' }).click()
      await expect(page.getByText('Not sold at Amazon – Japan')).toBeVisible()
    })

    test('P2 ends, where the book was not to be had, with a word to the owner and no cookie', async ({
      page,
      context,
      link,
    }) => {
      await page.goto(`${PAGE}?link=${link.slug}&country=DE`)
      await page.getByText('Book not available?').click()
      await page.getByLabel('Which store doesn’t have it?').selectOption('Hugendubel')
      await page.getByRole('button', { name: 'Report as unavailable' }).click()
      await expect(page.getByText('Thank you for your report.')).toBeVisible()
      expect(await link.listReports()).toEqual(['hugendubel DE'])
      expect(await context.cookies()).toEqual([])
    })
  })
}

test('a changed name keeps the old one working', async ({ page, link }) => {
  const name = `dune-${link.slug}`
  await link.update({ slug: name })
  expect(await link.landIn('DE')).toContain('https://www.amazon.de/dp/0441172717')
  expect(await link.landIn('DE', `/go/${name}`)).toBe(await link.landIn('DE'))
  await page.goto(`${PAGE}?link=${link.slug}`)
  await expect(page.getByRole('link', { name: 'View at Amazon.com' })).toHaveAttribute(
    'href',
    `/out/amazon-us/9780441172719?country=US&link=${name}`,
  )
})

test('an excluded store sends its readers to the next', async ({ link }) => {
  expect(await link.landIn('AT')).toContain('https://www.amazon.de/')
  await link.update({ settings: { excluded: ['de'] } })
  const landed = await link.landIn('AT')
  expect(landed).toContain('/dp/0441172717')
  expect(landed).not.toContain('amazon.de')
})

test.describe('the page with all that an owner can show', () => {
  test.use({ reader: { country: 'DE' } })

  test('P5 is one small request, no cookie and nothing of another host', async ({
    page,
    context,
    link,
  }) => {
    await link.update({ settings: fullSettings })
    for (const path of [`${PAGE}?link=${link.slug}`, `/amazon-marketplace/${link.slug}`]) {
      const types: string[] = []
      page.on('request', (request) => types.push(request.resourceType()))
      const response = await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(types.filter((type) => !['image', 'font', 'other'].includes(type))).toEqual([
        'document',
      ])
      const { responseBodySize } = (await response?.request().sizes()) ?? { responseBodySize: 0 }
      expect(responseBodySize).toBeGreaterThan(1000)
      expect(responseBodySize).toBeLessThanOrEqual(20_000)
      expect(await context.cookies()).toEqual([])
      page.removeAllListeners('request')
    }
  })
})
