import { expect, test } from '../../fixtures/app.ts'
import { ConnectPage } from '../../pages/connect.ts'

test('a user enters the code of an extension and approves it by keyboard, once', async ({
  page,
  account,
  app,
}) => {
  const response = await page.request.post(`${app.url}/api/auth/device/code`, {
    data: { client_id: 'everyshelf-extension' },
    headers: { origin: app.url },
  })
  const { user_code: code } = (await response.json()) as { readonly user_code: string }
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

test('a user can correct an unknown code', async ({ page, account: _account }) => {
  const connect = new ConnectPage(page)
  await page.goto('/connect?user_code=BBBBBBBB')
  await expect(connect.heading).toHaveText('Code not recognized')
  await connect.codeField.fill('nonsense')
  await connect.continueButton.click()
  await expect(page.getByText('Enter the 8-letter code')).toBeVisible()
})
