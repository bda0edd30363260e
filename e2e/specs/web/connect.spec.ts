import { expect, test } from '../../fixtures/app.ts'
import { ConnectPage } from '../../pages/connect.ts'

test('a code that an extension shows is typed, approved by keyboard, and used up', async ({
  page,
  account,
  app,
}) => {
  const asked = await page.request.post(`${app.url}/api/auth/device/code`, {
    data: { client_id: 'everyshelf-extension' },
    headers: { origin: app.url },
  })
  const { user_code: code } = (await asked.json()) as { readonly user_code: string }
  const connect = new ConnectPage(page)
  await page.goto('/connect')
  await connect.codeField.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.email)).toBeVisible()
  await connect.approveButton.focus()
  await page.keyboard.press('Enter')
  await expect(connect.heading).toHaveText('Connected')
  await expect(connect.heading).toBeFocused()

  await page.reload()
  await expect(connect.heading).toHaveText('This code has been used')
})

test('a code that nobody knows can be typed again', async ({ page, account: _account }) => {
  const connect = new ConnectPage(page)
  await page.goto('/connect?user_code=BBBBBBBB')
  await expect(connect.heading).toHaveText('We do not know this code')
  await connect.codeField.fill('nonsense')
  await connect.continueButton.click()
  await expect(page.getByText('A code has eight letters')).toBeVisible()
})
