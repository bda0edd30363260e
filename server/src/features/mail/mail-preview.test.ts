import { expect, it, onTestFinished } from 'vitest'
import { ada, createAccountClient, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('S61 shows an email to an admin only after the second factor of this session', async () => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  const { recoveryCodes } = await openAdminArea(app, await signIn(app, ada))

  const stolenPassword = createAccountClient(app)
  const { email, password } = ada
  await stolenPassword.post('/api/auth/sign-in/email', { email, password })
  const { user } = await stolenPassword.trpc.session.get.query()
  expect(user?.role).toBe('admin')
  const preview = () => stolenPassword.get('/mail-preview/welcome')
  expect((await preview()).status).toBe(404)

  await stolenPassword.trpc.admin.access.open.mutate({ code: recoveryCodes[0] ?? '' })
  expect((await preview()).status).toBe(200)
  await stolenPassword.trpc.admin.access.close.mutate()
  expect((await preview()).status).toBe(404)
})
