import { waitForMail } from '../../fixtures/accounts.ts'
import { openAdminArea } from '../../fixtures/admin-area.ts'
import { expect, test } from '../../fixtures/app.ts'
import { call } from '../../fixtures/premium.ts'

// Looking into the frame begins with a script, and no script may run there.
test.use({ expectedErrors: /Blocked script execution in '[^']+\/mail-preview\// })

test('whoever runs the server answers a visitor, looks at a mail, and runs a job', async ({
  page,
  request,
  app,
  account,
}) => {
  const visitor = { name: 'Kim', email: `kim.${process.pid}@example.org` }
  await call(request, app, 'feedback.send', { ...visitor, message: 'Where is my link?' })
  await openAdminArea(page.request, app, account)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page
    .getByRole('list', { name: 'Waits for you' })
    .getByRole('link', { name: /new message/ })
    .click()
  await page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: /Kim/ }).click()
  await expect(page.getByText('Where is my link?')).toBeVisible()
  await page.getByLabel('Your answer').fill('On your dashboard, Kim.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(`Written to ${visitor.email}; it goes out now.`)).toBeVisible()
  const answer = await waitForMail(app.mail, visitor.email, 'An answer to your message')
  expect(answer.text).toContain('On your dashboard, Kim.')
  expect(answer.text).toContain('> Where is my link?')

  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await navigation.getByRole('link', { name: 'Mail' }).click()
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('link', { name: 'Confirm this address' })
  // The page's own policy lets styles in and nothing else.
  await expect(button).toHaveCSS('background-color', 'rgb(11, 84, 67)')
  await page.getByRole('button', { name: 'Send a sample to me' }).click()
  await expect(page.getByText(`Written to ${account.email}.`)).toBeVisible()
  await waitForMail(app.mail, account.email, '[Sample] Confirm your email')

  await navigation.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('button', { name: 'Run now: Daily figures' }).click()
  await expect(page.getByText('Asked for.')).toBeVisible()
})
