import { waitForMail } from '../../fixtures/accounts.ts'
import { openAdminArea } from '../../fixtures/admin-area.ts'
import { expect, test } from '../../fixtures/app.ts'
import { call } from '../../fixtures/premium.ts'

// Inspecting the frame runs a script, which the frame blocks.
test.use({ expectedErrors: /Blocked script execution in '[^']+\/mail-preview\// })

test('an admin replies to a visitor, previews an email, and runs a job', async ({
  page,
  request,
  app,
  account,
}) => {
  const visitor = { name: 'Kim', email: `kim.${process.pid}@example.org` }
  await call(request, app, 'feedback.send', { ...visitor, message: 'Where is the link of Kim?' })
  await openAdminArea(page.request, app, account)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page
    .getByRole('list', { name: 'Needs attention' })
    .getByRole('link', { name: /new message/ })
    .click()
  await page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: /Kim/ }).click()
  await expect(page.getByText('Where is the link of Kim?')).toBeVisible()
  await page.getByLabel('Your reply').fill('On your dashboard, Kim.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText(`Your reply to ${visitor.email} is being sent.`)).toBeVisible()
  const response = await waitForMail(app.mail, visitor.email, 'Our reply to your message')
  expect(response.text).toContain('On your dashboard, Kim.')
  expect(response.text).toContain('> Where is the link of Kim?')

  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await navigation.getByRole('link', { name: 'Email' }).click()
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('link', { name: 'Confirm this address' })
  // The frame's content security policy allows styles and nothing else.
  await expect(button).toHaveCSS('background-color', 'rgb(11, 84, 67)')
  await page.getByRole('button', { name: 'Send me a sample' }).click()
  await expect(page.getByText(`Sample sent to ${account.email}.`)).toBeVisible()
  await waitForMail(app.mail, account.email, '[Sample] Confirm your email')

  await navigation.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('button', { name: 'Run now: Daily metrics' }).click()
  await expect(page.getByText('Run requested.')).toBeVisible()
})
