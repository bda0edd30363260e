import { expect, test } from '../../fixtures/app.ts'
import { ProfilePage } from '../../pages/profile.ts'

test('an author creates an API key and tries it on the page for developers', async ({
  page,
  account,
}) => {
  const profile = new ProfilePage(page)
  await profile.open('api-keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByLabel('Name').fill('My website')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const key = (await page.getByLabel('API key My website').textContent()) ?? ''
  expect(key).toMatch(/^es_live_\w{38}$/)

  await page.goto('/developers')
  await page.getByRole('heading', { name: 'Create a label' }).click()
  const endpoint = page.locator('#createLabel')
  await endpoint.getByRole('button', { name: 'Try it' }).click()
  await endpoint.getByLabel('API key').fill(key)
  await endpoint.getByRole('button', { name: 'Send request' }).click()
  await expect(endpoint.getByText('201 Created')).toBeVisible()
  await expect(endpoint.getByRole('status')).toContainText('"name": "Newsletter"')

  await profile.open('api-keys')
  await page.getByRole('button', { name: 'Revoke My website' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('You have no API keys.')).toBeVisible()
  expect(account.email).not.toBe('')
})
