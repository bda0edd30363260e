import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

test('shows one toast at a time, the newest', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate('978-0-14-312774-2')
  await expect(home.toasts.getByText('Invalid ISBN/ASIN', { exact: true })).toBeVisible()
  await home.generate('https://www.example.com/book')
  await expect(home.toasts.getByText('Invalid URL', { exact: true })).toBeVisible()
  await expect(home.toasts).toHaveCount(1)
})

test('moves the focus to the notifications with F8', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate('978-0-14-312774-2')
  await expect(home.toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(home.toastArea).toBeFocused()
})

test('closes a toast with its button', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate('978-0-14-312774-2')
  await home.toasts.getByRole('button', { name: 'Close' }).click()
  await expect(home.toasts).toHaveCount(0)
})

test('dismisses a toast that is swept 60 pixels to the right, and keeps one swept 40', async ({
  page,
}) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate('978-0-14-312774-2')
  const toast = home.toasts.first()
  await expect(toast).toBeVisible()
  const checkPageStates = async (distance: number) => {
    const box = await toast.getByText('Invalid ISBN/ASIN', { exact: true }).boundingBox()
    if (!box) throw new Error('the toast has no place on the page')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + distance / 2, box.y + 5, { steps: 5 })
    await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 5 })
    await page.mouse.up()
  }
  await checkPageStates(40)
  await expect(toast).toHaveAttribute('data-state', 'open')
  await checkPageStates(60)
  await expect(home.toasts).toHaveCount(0)
})

test('takes a toast away after five seconds', async ({ page }) => {
  const home = new HomePage(page)
  await page.clock.install()
  await home.open()
  await home.generate('978-0-14-312774-2')
  await expect(home.toasts).toHaveCount(1)
  await page.clock.runFor(4000)
  await expect(home.toasts.first()).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(1500)
  await expect(home.toasts).toHaveCount(0)
})

test('copies a direct link and says so', async ({ page, context }) => {
  const home = new HomePage(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await home.openResult('9780441172719')
  await home.directLinks.getByRole('button', { name: 'Copy the Amazon Germany link' }).click()
  await expect(home.toasts.getByText('Copied!', { exact: true })).toBeVisible()
  await expect(home.toasts.getByText('Link copied to clipboard', { exact: true })).toBeVisible()
  const clip = await page.evaluate(() => navigator.clipboard.readText())
  expect(clip).toBe('https://www.amazon.de/dp/0441172717?tag=shelfde-21')
})

test('says so when the browser refuses to copy', async ({ page }) => {
  const home = new HomePage(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await home.openResult('9780441172719')
  await home.directLinks.getByRole('button', { name: 'Copy the Amazon Germany link' }).click()
  await expect(home.toasts.getByText('Failed to copy', { exact: true })).toBeVisible()
  await expect(
    home.toasts.getByText('Please select and copy the link manually', { exact: true }),
  ).toBeVisible()
})
