import { hostname } from 'node:os'
import { expect, test } from '../../fixtures/app.ts'
import { openCommandLine } from '../../fixtures/command-line.ts'
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

test('a user installs the command line from this server, and approves it', async ({
  page,
  account,
  app,
}) => {
  await page.goto('/developers')
  const blocks = await page.locator('#client-and-command-line-tool pre').allTextContents()
  const [install = '', login = '', createLink = '', readClicks = ''] = blocks.join('\n').split('\n')
  const terminal = openCommandLine()
  try {
    await terminal.run(install)
    const signIn = terminal.start(login)
    const [, code = ''] = await signIn.waitFor(/Code: ([A-Z]{4}-[A-Z]{4})/)

    const connect = new ConnectPage(page)
    // A link from someone else shows no Approve button.
    await page.goto(`/connect?user_code=${code}`)
    await expect(connect.heading).toHaveText('Connect the command-line tool')
    await expect(connect.approveButton).toHaveCount(0)
    await connect.codeField.fill(code)
    await connect.continueButton.click()
    await expect(page.getByText(hostname(), { exact: true })).toBeVisible()
    await expect(page.getByText(account.email)).toBeVisible()
    await expect(page.getByText('Create, change, and remove links, labels')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
    expect(await page.evaluate(isTooWide)).toBe(false)
    await connect.approveButton.click()
    await expect(connect.heading).toHaveText('Connected')

    signIn.pressEnter()
    expect(await signIn.end()).toBe(`Signed in to ${app.url} as ${account.email}.\n`)
    const link = (await terminal.run(createLink)).trim()
    expect(link).toContain(`${app.url}/go/`)
    expect(JSON.parse(await terminal.run(readClicks))).toMatchObject({ totals: { clicks: 0 } })

    await page.getByRole('link', { name: 'View API keys' }).click()
    const list = page.getByRole('list', { name: 'API keys' })
    await expect(list).toContainText(`Command line on ${hostname()}`)
    await expect(list).toContainText('books:read, links:read, links:write, clicks:read')
  } finally {
    terminal.close()
  }
})
