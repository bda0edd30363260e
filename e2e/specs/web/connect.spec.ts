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

test('a user approves the command line, which gets an API key', async ({ page, account, app }) => {
  const client = { client_id: 'everyshelf-cli' }
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(`${app.url}/api/auth/device/${path}`, {
      data: { ...client, ...data },
      headers: { origin: app.url, 'user-agent': 'everyshelf-cli/0.1.0 (ada-laptop)' },
    })
    return (await response.json()) as Readonly<Record<string, string>>
  }
  const { user_code, device_code } = await ask('code', { scope: 'links:read links:write' })
  const connect = new ConnectPage(page)
  // A link from someone else shows no Approve button.
  await page.goto(`/connect?user_code=${user_code}`)
  await expect(connect.heading).toHaveText('Connect the command line')
  await expect(connect.approveButton).toHaveCount(0)
  await connect.codeField.fill(user_code ?? '')
  await connect.continueButton.click()
  await expect(page.getByText('ada-laptop')).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
  await expect(page.getByText('Create, change, and remove links, labels, and series')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
  expect(await page.evaluate(isTooWide)).toBe(false)
  await connect.approveButton.click()
  await expect(connect.heading).toHaveText('Connected')

  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  const { access_token: key } = await ask('token', { grant_type, device_code })
  expect(key).toMatch(/^es_live_\w{38}$/)
  await page.getByRole('link', { name: 'View API keys' }).click()
  const list = page.getByRole('list', { name: 'API keys' })
  await expect(list).toContainText('Command line on ada-laptop')
  await expect(list).toContainText('links:read, links:write')
})
