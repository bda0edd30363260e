import { linkIn, makePerson, waitForMail } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { AccountPage } from '../../pages/account.ts'
import { HomePage } from '../../pages/home.ts'

for (const width of [1280, 390]) {
  test(`a new author copies a short link after six clicks and one email, ${width} px wide`, async ({
    page,
    context,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = makePerson('Grace')
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await expect(page.getByText('Readers in Germany go to Amazon.de')).toBeVisible()
    // Clicks 1 and 2, then the form and click 3.
    await home.signInToCopy.click()
    await home.signInDialog.getByRole('button', { name: 'Sign in' }).click()
    await new AccountPage(page).signUp(person)

    // Click 4 is the email's link, which opens in another tab.
    const link = linkIn(await waitForMail(app.mail, person.email, 'Confirm your email'))
    const fromMail = await context.newPage()
    await fromMail.setViewportSize({ width, height: 844 })
    await fromMail.goto(link)
    const account = new AccountPage(fromMail)
    await account.password.fill(person.password)
    await account.confirmButton.click()

    // The link is saved, and its page open. Click 6 copies it.
    await expect(fromMail).toHaveURL(/\/links\/[a-z0-9]+$/)
    await expect(fromMail.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
    await fromMail.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(fromMail.getByText('Link copied to clipboard', { exact: true })).toBeVisible()
    const copied = await fromMail.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/go\/[2-9a-z]{7}$/)

    // The tab of the sign-up continues with the same link.
    await expect(home.title).toHaveText('Dune')
    await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
  })
}
