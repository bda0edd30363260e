import type { BrowserContext } from '@playwright/test'
import { linkIn, makePerson, waitForMail } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { AccountPage } from '../../pages/account.ts'
import { HomePage } from '../../pages/home.ts'

/** Counts the mouse clicks in all tabs. Pasting and typing are not clicks. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0
  await context.exposeFunction('countClick', () => {
    clicks += 1
  })
  await context.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void }
    addEventListener('click', (event) => event.detail > 0 && countClick(), { capture: true })
  })
  return () => clicks
}

for (const width of [1280, 390]) {
  test(`a new author copies a short link after six clicks and one email, ${width} px wide`, async ({
    page,
    context,
    app,
  }) => {
    const clicks = await countClicks(context)
    await page.setViewportSize({ width, height: 844 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = makePerson('Grace')
    const home = new HomePage(page)
    await home.open()
    await home.paste('9780441172719')
    await home.result.waitFor()
    await expect(home.directLinks.getByText('Amazon Germany')).toBeVisible()
    // Two clicks, then the form and its button.
    await home.signInToCopy.click()
    await home.signInDialog.getByRole('button', { name: 'Create free account' }).click()
    await new AccountPage(page).signUp(person)

    // The click on the email's link opens another tab.
    const link = linkIn(await waitForMail(app.mail, person.email, 'Confirm your email'))
    const fromMail = await context.newPage()
    await fromMail.setViewportSize({ width, height: 844 })
    await fromMail.goto(link)
    const account = new AccountPage(fromMail)
    await expect(account.confirmButton).toBeEnabled()
    await expect(account.password).toHaveCount(0)
    await account.confirmButton.click()

    // The link is saved, and its page open. The last click copies it.
    await expect(fromMail).toHaveURL(/\/links\/[a-z0-9]+$/)
    await expect(fromMail.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
    await expect(fromMail.getByText('Error loading user data')).toHaveCount(0)
    await fromMail.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(fromMail.getByText('Link copied to clipboard', { exact: true })).toBeVisible()
    const withEmailLink = clicks() + 1
    expect(withEmailLink).toBe(6)
    const copied = await fromMail.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/go\/[2-9a-z]{7}$/)

    // The tab of the sign-up continues with the same link.
    await expect(home.title).toHaveText('Dune')
    await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
  })
}
