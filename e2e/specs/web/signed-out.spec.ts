import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

test('asks signed-out visitors to sign in before they copy', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await home.signInToCopy.click()
  await expect(home.signInDialog).toBeVisible()
  for (const reason of [
    'Save unlimited links',
    'Track clicks and conversions',
    'Earn affiliate commissions',
  ]) {
    await expect(home.signInDialog.getByText(reason)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(home.signInDialog).toHaveCount(0)
  await expect(home.signInToCopy).toBeFocused()

  await home.signInToCopy.click()
  await home.signInDialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/account\?mode=signin/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your result' }).click()
  await expect(home.title).toHaveText('Dune')

  await home.signInToCopy.click()
  await home.signInDialog.getByRole('button', { name: 'Create free account' }).click()
  await expect(page).toHaveURL(/\/account\?mode=signup/)
  await page.getByRole('link', { name: 'Back to your result' }).click()
  await expect(home.title).toHaveText('Dune')
})

test('a click on the blurred link asks visitors to sign in too', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await page.getByText('your-link').click()
  await expect(home.signInDialog).toBeVisible()
})

test('saving opens the account page with the reason and a link back to the result', async ({
  page,
}) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await home.saveButton.click()
  await expect(page).toHaveURL(/\/account\?mode=signin/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(home.toasts.getByText('Authentication required', { exact: true })).toBeVisible()
  await expect(
    home.toasts.getByText('Please sign in to save this link', { exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to your result' }).click()
  await expect(home.title).toHaveText('Dune')
})

test('S53 signed-out visitors never receive the global link', async ({ page }) => {
  const globalLink = /redirect\?isbn=97\d{11}|[?&]userId=\w|\/go\/(?!your-link)[a-z0-9-]{4,}/
  const bodies: { url: string; body: string }[] = []
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/json|html/.test(type)) return
    bodies.push({ url: response.url(), body: await response.text().catch(() => '') })
  })
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await expect(home.title).toHaveText('Dune')
  await expect
    .poll(() => bodies.filter(({ url }) => url.includes('/api/trpc/')).length)
    .toBeGreaterThanOrEqual(1)

  const generated = bodies.find(({ url }) => url.includes('links.generate'))
  expect(generated?.body).toContain('"globalLink":null')
  expect(bodies.filter(({ body }) => globalLink.test(body)).map(({ url }) => url)).toEqual([])
  expect(await page.content()).not.toMatch(globalLink)

  // The blurred text is hidden from screen readers.
  const blurred = page.getByText('your-link')
  await expect(blurred.locator('xpath=ancestor-or-self::*[@aria-hidden="true"]')).toHaveCount(1)
})
