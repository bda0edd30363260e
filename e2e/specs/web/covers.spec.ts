import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

test('shows the cover of a book that has one', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  const cover = home.result.getByRole('img', { name: 'Cover of Dune' })
  await expect(cover).toBeVisible()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
})

test.describe('R24 without any cover', () => {
  test.use({ expectedErrors: /status of 50\d/ })

  test('R24 a book that no catalog has a cover of gets the placeholder', async ({ page }) => {
    const home = new HomePage(page)
    const result = page.waitForResponse('**/covers/**')
    await home.openResult('9780451524935')
    const response = await result
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
    await expect(home.title).toHaveText('1984')
  })

  test('R24 when every cover fails the page draws one, and does not ask again', async ({
    page,
  }) => {
    const home = new HomePage(page)
    let asked = 0
    await page.route('**/covers/**', (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: 'no cover' })
    })
    await home.openResult('9780441172719')
    await expect(home.title).toHaveText('Dune')
    await expect(home.result.getByText('Frank Herbert')).toHaveCount(2)
    await expect(home.result.getByRole('img', { name: 'Cover of Dune' })).toHaveCount(0)
    expect(asked).toBeLessThanOrEqual(2)
  })
})
