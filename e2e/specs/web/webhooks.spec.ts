import { expect, test } from '../../fixtures/app.ts'
import { ProfilePage } from '../../pages/profile.ts'

test('an author adds a webhook, corrects its URL, and reads its log, also on a phone', async ({
  page,
  account,
  app,
}) => {
  expect(account.email).not.toBe('')
  await new ProfilePage(page).open('webhooks')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Create webhook' }).click()
  await main.getByLabel('URL', { exact: true }).fill('https://hooks.example.org/wrong')
  await main.getByRole('button', { name: 'Create webhook' }).click()
  await expect(main.getByLabel('Webhook secret')).toHaveText(/^whsec_[\w+/]{43}=$/)
  await main.getByRole('button', { name: 'Done' }).click()

  await main.getByRole('button', { name: /hooks\.example\.org\/wrong/ }).click()
  await main.getByRole('button', { name: 'Send test event' }).click()
  const log = main.getByRole('region', { name: 'Deliveries' })
  await expect(log.getByText(/^Status 404/)).toBeVisible()
  await main.getByRole('button', { name: 'Edit' }).click()
  await main.getByLabel('URL', { exact: true }).fill('https://hooks.example.org/in')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(main.getByRole('button', { name: /hooks\.example\.org\/in/ })).toBeVisible()

  const [delivery] = await log.getByRole('listitem').all()
  await delivery?.getByText('Test event').click()
  await expect(log.getByText('"type": "webhook.test"')).toBeVisible()
  await log.getByRole('button', { name: 'Send again' }).click()
  // In the row, and among the attempts of the open details.
  await expect(log.getByText('Status 200', { exact: true })).toHaveCount(2)
  expect(app.shortHost.requests).toContain('POST https://hooks.example.org/in')

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(main.getByText('You have no webhooks.')).toBeVisible()
})
