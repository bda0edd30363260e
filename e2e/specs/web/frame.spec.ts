import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { Site } from '../../pages/site.ts'

async function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return { top: box.y, bottom: box.y + box.height }
}

test('P9 every footer link returns 200 and opens a page', async ({ page }) => {
  const site = new Site(page)
  await site.open('/')
  const addresses = await site.footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toContain('/privacy-policy')
  expect(addresses).toContain('/terms-of-service')
  for (const address of addresses) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
  }
  await page.goto('/privacy-policy')
  await expect(page).toHaveURL('/privacy')
  await page.goto('/terms-of-service')
  await expect(page).toHaveURL('/terms')
})

test('the header links to the account of a signed-in user', async ({ page, account }) => {
  const site = new Site(page)
  await site.open('/about')
  await expect(site.header.getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(site.header.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await expect(site.consent).toHaveCount(0)

  await page.goto('/about?dialog=contact')
  await expect(site.contact.getByLabel('Name')).toHaveValue(account.firstName)
  await expect(site.contact.getByLabel('Email')).toHaveValue(account.email)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the bottom bar is always visible and covers nothing', async ({ page }) => {
    const site = new Site(page)
    await site.open('/about')
    await site.consent.getByRole('button', { name: 'Decline' }).click()
    await expect(site.bottomBar).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const bar = await boxOf(site.bottomBar)
    expect(Math.round(bar.bottom)).toBe(844)
    expect((await boxOf(site.footer)).bottom).toBeLessThanOrEqual(bar.top + 1)

    await site.bottomBar.getByRole('link', { name: 'Demo' }).click()
    await expect(page).toHaveURL('/demo/universal-book-page')
    await site.bottomBar.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await site.bottomBar.getByRole('button', { name: 'Contact' }).click()
    await expect(site.contact).toBeVisible()
  })

  test('More opens and closes', async ({ page }) => {
    const site = new Site(page)
    await site.open('/')
    const pricing = site.bottomBar.getByRole('link', { name: 'Pricing' })
    await expect(pricing).toBeHidden()
    await site.moreButton.click()
    await expect(site.moreButton).toHaveAttribute('aria-expanded', 'true')
    await expect(pricing).toBeInViewport({ ratio: 1 })
    await site.moreButton.click()
    await expect(pricing).toBeHidden()
    await site.moreButton.click()
    await page.keyboard.press('Escape')
    await expect(pricing).toBeHidden()
    await expect(site.moreButton).toBeFocused()
    await site.moreButton.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(pricing).toBeHidden()
    await site.moreButton.click()
    await site.bottomBar.getByRole('button', { name: 'Share Feedback' }).click()
    await expect(site.feedback).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(site.moreButton).toBeFocused()
  })

  test('the menu has the account pages, the dialogs and Sign out', async ({ page, account }) => {
    const site = new Site(page)
    await site.open('/')
    await site.menuButton.click()
    await site.menu.getByRole('button', { name: 'Contact Us' }).click()
    await expect(site.menu).toHaveCount(0)
    await expect(site.contact.getByLabel('Email')).toHaveValue(account.email)
    await page.keyboard.press('Escape')
    await site.menuButton.click()
    await site.menu.getByRole('button', { name: 'Sign out' }).click()
    await expect(site.toasts).toContainText('Signed out successfully')
    await expect(page).toHaveURL('/account?mode=signin')
    await site.menuButton.click()
    await expect(site.menu.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  })

  test('no bar or banner covers the focused element', async ({ page }) => {
    const site = new Site(page)
    await site.open('/about')
    await expect(site.consent).toBeVisible()
    const header = await boxOf(site.header)
    const banner = await boxOf(site.consent)
    const focused = page.getByRole('main').or(site.footer).locator(':focus')
    const hidden: string[] = []
    let seen = 0
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if ((await focused.count()) === 0) continue
      seen += 1
      const box = await boxOf(focused)
      const isHidden = box.bottom <= header.bottom || box.top >= banner.top
      if (isHidden) hidden.push((await focused.textContent()) ?? '')
    }
    expect(seen).toBeGreaterThan(10)
    expect(hidden).toEqual([])
  })
})

test.describe('a message', () => {
  test('reaches the operator', async ({ page, app }) => {
    const site = new Site(page)
    await site.open('/')
    await site.footer.getByRole('button', { name: 'Contact Us' }).click()
    const { contact } = site
    await contact.getByRole('button', { name: 'Send message' }).click()
    await expect(contact.getByText('Please enter your name')).toBeVisible()
    await expect(contact.getByText('Please enter a valid email address')).toBeVisible()
    await expect(contact.getByText('Please enter a message')).toBeVisible()
    await contact.getByLabel('Name').fill('Grace')
    await contact.getByLabel('Email').fill('grace@example.com')
    const text = `A question of ${Date.now()}`
    await contact.getByLabel('Message').fill(text)
    await contact.getByRole('button', { name: 'Send message' }).click()
    await expect(site.toasts).toContainText('Message sent!')
    await expect(site.toasts).toContainText(
      "Thank you for your feedback. We'll get back to you soon.",
    )
    await expect(contact).toHaveCount(0)
    await expect.poll(() => app.mail.mails.some((mail) => mail.text.includes(text))).toBe(true)
  })

  test.describe('while the server is down', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('R47 is kept, and is sent on the next try', async ({ page }) => {
      const site = new Site(page)
      await site.open('/?dialog=contact')
      const { contact } = site
      await contact.getByLabel('Name').fill('Grace')
      await contact.getByLabel('Email').fill('grace@example.com')
      await contact.getByLabel('Message').fill('Hello')
      await page.route('**/api/trpc/feedback.send*', (route) => route.fulfill({ status: 500 }))
      await contact.getByRole('button', { name: 'Send message' }).click()
      await expect(site.toasts).toContainText('Failed to send message. Please try again later.')
      await expect(contact.getByLabel('Message')).toHaveValue('Hello')
      await page.unroute('**/api/trpc/feedback.send*')
      await contact.getByRole('button', { name: 'Send message' }).click()
      await expect(site.toasts).toContainText('Message sent!')
    })
  })

  test('with feedback needs only its text, and arrow keys choose the stars', async ({ page }) => {
    const site = new Site(page)
    await site.open('/about?dialog=feedback')
    await expect(page).toHaveURL('/about')
    const { feedback } = site
    const send = feedback.getByRole('button', { name: 'Send feedback' })
    await expect(send).toBeDisabled()
    await feedback.getByRole('radio', { name: '1 star' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(feedback.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await feedback.getByLabel('Feedback').fill('Clear and quick')
    await send.click()
    await expect(site.toasts).toContainText('Feedback sent!')
    await expect(feedback).toHaveCount(0)
  })
})

test.describe('consent', () => {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    test(`P4 the banner covers neither the page nor the bars at ${width} px`, async ({ page }) => {
      const site = new Site(page)
      await page.setViewportSize({ width, height })
      await site.open('/')
      const banner = await boxOf(site.consent)
      if (width < 768) {
        expect(banner.bottom).toBeLessThanOrEqual((await boxOf(site.bottomBar)).top + 1)
      }
      const [decline, accept] = await Promise.all(
        ['Decline', 'Accept'].map((name) =>
          site.consent.getByRole('button', { name }).evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } =
              getComputedStyle(button)
            return { color, backgroundColor, borderColor, fontSize, fontWeight }
          }),
        ),
      )
      expect(decline).toEqual(accept)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect((await boxOf(site.footer)).bottom).toBeLessThanOrEqual(
        (await boxOf(site.consent)).top + 1,
      )
    })
  }

  test('P4 before an answer and after Decline, the page makes the same requests and stores nothing else', async ({
    page,
    context,
  }) => {
    const site = new Site(page)
    const visit = async () => {
      const requests = new Set<string>()
      const note = (request: { url: () => string }) => requests.add(new URL(request.url()).pathname)
      page.on('request', note)
      await site.open('/about')
      // A page loads the toasts' code last.
      await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' })
      page.off('request', note)
      return [...requests].filter((path) => !path.startsWith('/favicon')).sort()
    }
    const before = await visit()
    expect(await site.storage()).toEqual({})
    await site.consent.getByRole('button', { name: 'Decline' }).click()
    await expect(site.consent).toHaveCount(0)
    expect(await visit()).toEqual(before)
    expect(await site.storage()).toEqual({ 'affiliate-consent': 'false' })
    expect(await context.cookies()).toEqual([])
    await expect(site.consent).toHaveCount(0)

    await site.footer.getByRole('button', { name: 'Affiliate consent' }).click()
    expect(await site.storage()).toEqual({})
    await site.consent.getByRole('button', { name: 'Accept' }).click()
    expect(await site.storage()).toEqual({ 'affiliate-consent': 'true' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(site.consent).toHaveCount(0)
  })
})

test.describe('a chunk that cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to (load resource|fetch dynamically)/ })

  test('R47 shows an error, leaves the page as it is, and loads on the next click', async ({
    page,
  }) => {
    const site = new Site(page)
    await site.open('/about')
    await page.route('**/assets/contact-dialog-*', (route) => route.abort())
    const contactUs = site.footer.getByRole('button', { name: 'Contact Us' })
    await contactUs.click()
    await expect(site.toasts).toContainText('No connection')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One link for every reader')

    await page.unroute('**/assets/contact-dialog-*')
    await contactUs.click()
    await expect(site.contact).toBeVisible()
  })

  test('R47 after a deploy reloads the page, once', async ({ page }) => {
    const site = new Site(page)
    const gone = { status: 404, body: 'Not found' }
    await site.open('/about')
    await page.route('**/assets/contact-dialog-*', (route) => route.fulfill(gone))
    await page.route('**/assets/index-*.js', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill(gone) : route.fallback(),
    )
    const contactUs = site.footer.getByRole('button', { name: 'Contact Us' })
    const reloaded = page.waitForEvent('load')
    await contactUs.click()
    await reloaded
    await contactUs.click()
    await expect(site.toasts).toContainText('No connection')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One link for every reader')
  })
})

test('keyboard shortcuts open pages, the book field, and the list of shortcuts', async ({
  page,
}) => {
  const site = new Site(page)
  await site.open('/about')
  await page.keyboard.press('ControlOrMeta+K')
  await expect(site.palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('terms')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Enter ISBN, ASIN, or Amazon URL')).toBeFocused()
  await page.keyboard.type('/?')
  await expect(page.getByLabel('Enter ISBN, ASIN, or Amazon URL')).toHaveValue('/?')
})
