import { expect, test } from '../../fixtures/extension.ts'

test('the options change the server that the popup uses', async ({ extension, page, app }) => {
  await page.goto(`chrome-extension://${extension.id}/options.html`)
  const address = page.getByLabel('Server address')
  await expect(address).toHaveValue(extension.proxy.url)

  await address.fill('http://everyshelf.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Use an https address. Only a server on this computer may use http.',
  )

  await address.fill('my shelf')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter only the address')

  await address.fill('https://www.waterstones.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('it is not an Everyshelf server')

  await address.fill('http://127.0.0.1:9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('No server responded at this address')

  await address.fill(`${app.url}/`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()

  const popup = await extension.press(await extension.openRetailerPage('waterstones'))
  await expect.poll(() => popup.heading()).toBe('Jane Eyre')
  await expect.poll(() => popup.source()).toContain(`${app.url}/covers/9780141441146`)
  expect(extension.proxy.sent).toEqual([])
})

test('the options list the shortcuts and what is sent, and set the theme of the popup', async ({
  extension,
  page,
}) => {
  await page.goto(`chrome-extension://${extension.id}/options.html`)
  await expect(page.getByText('Alt+Shift+E')).toBeVisible()
  await expect(page.getByText('It sends the book’s ISBN or ASIN')).toBeVisible()
  await expect(page.getByText('The store links in the popup have no tag')).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const popup = await extension.press(await extension.openRetailerPage('blog'))
  await expect.poll(() => popup.heading()).toBe('Which of these books?')
  expect(await popup.source()).toContain('data-theme="dark"')
  await expect.poll(() => popup.text()).toMatch(/Alt\+Shift\+E opens\s+Alt\+Shift\+L copies/)
})
