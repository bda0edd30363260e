import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

const PAGE = '/book/9780441172719/universal'

test.describe('the page for readers, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reader: { country: 'DE' }, locale: 'de-DE' })

  test('names the reader’s own store first, and can change the country', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dune')
    await expect(page.getByText('Ihr Shop – Deutschland')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bei Amazon.de ansehen' })).toHaveAttribute(
      'href',
      '/redirect?isbn=9780441172719&country=DE',
    )
    await page.getByText('Warum dieser Shop?').click()
    await expect(page.getByText('Amazon.de ist der Amazon-Shop für dieses Land.')).toBeVisible()

    await page.getByText('Falsches Land?').click()
    await page.getByLabel('Ihr Land').selectOption('JP')
    await page.getByRole('button', { name: 'Shops anzeigen' }).click()
    await expect(page.getByRole('link', { name: 'Bei Amazon.co.jp ansehen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Andere Buchhändler – Japan' })).toBeVisible()
  })

  test('P2 stores nothing before a choice, then only the favorite store, until the reader removes it', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE)
    expect(await context.cookies()).toEqual([])
    await page.getByText('Haben Sie einen Lieblingsshop?').click()
    await page.getByLabel('Diesen Shop zuerst anzeigen').selectOption('Thalia')
    await page.getByRole('button', { name: 'Shop merken' }).click()
    await expect(page.getByText('Ihr Lieblingsshop')).toBeVisible()
    await expect(page.getByRole('link', { name: /Bei Thalia (ansehen|suchen)/ })).toBeVisible()
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
      ['favorite-store', 'thalia'],
    ])

    await page.goto('/book/9780143127741/universal')
    await expect(page.getByRole('link', { name: /Bei Thalia (ansehen|suchen)/ })).toBeVisible()
    await page.getByText('Haben Sie einen Lieblingsshop?').click()
    await page.getByRole('button', { name: 'Auswahl löschen' }).click()
    await expect(page.getByRole('link', { name: 'Bei Amazon.de ansehen' })).toBeVisible()
    await expect(page.getByText('Ihr Lieblingsshop')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })
})

test('P5 needs one request for its text, and none of another host', async ({ page }) => {
  const types: string[] = []
  page.on('request', (request) => types.push(request.resourceType()))
  await page.goto(PAGE)
  await expect(page.getByRole('img', { name: 'Cover of Dune' })).toBeVisible()
  expect(types.filter((type) => !['image', 'font', 'other'].includes(type))).toEqual(['document'])
})

test('opens from a result on the home page', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  const opened = page.waitForEvent('popup')
  await home.result.getByRole('link', { name: 'Preview reader page' }).click()
  const readerPage = await opened
  await expect(readerPage).toHaveURL(/\/book\/9780441172719\/universal$/)
  await expect(readerPage.getByRole('link', { name: 'View at Amazon.com' })).toBeVisible()
})

test.describe('a hostile book', () => {
  test.use({ reader: { country: 'GB' } })

  test('S27 is shown as the text that it is', async ({ page }) => {
    await page.goto('/book/9780306406157/universal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '<img src=x onerror=alert(1)><script>alert(2)</script>',
    )
    await expect(page.locator('[onerror], [onload], svg[onload]')).toHaveCount(0)
  })
})
