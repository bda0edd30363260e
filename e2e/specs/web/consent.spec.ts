import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

const AMAZON_US = 'Amazon United States'

test('a visitor who declines sees direct links without the service’s tag, and can take it back', async ({
  page,
}) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  const link = home.directLink(AMAZON_US).getByRole('link', { name: AMAZON_US })
  await expect(link).toHaveAttribute('href', 'https://www.amazon.com/dp/0441172717?tag=shelf-20')

  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(link).toHaveAttribute('href', 'https://www.amazon.com/dp/0441172717')
  await expect(home.directLinks.getByText('With affiliate tag')).toHaveCount(0)
  await expect(home.directLinks).not.toContainText('shelf')

  // The answer outlasts the page.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Affiliate consent' })).toHaveCount(0)
  await expect(link).toHaveAttribute('href', 'https://www.amazon.com/dp/0441172717')

  await page.goto('/privacy')
  await expect(page.getByText('they carry none of Everyshelf’s tags')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw my answer and ask again' }).click()
  await expect(page.getByRole('region', { name: 'Affiliate consent' })).toBeVisible()
})
