import { expect, it, onTestFinished } from 'vitest'
import { ada, createAccountClient, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('S61 shows an email to an admin only after the second factor of this session', async () => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  const { recoveryCodes } = await openAdminArea(app, await signIn(app, ada))

  const other = createAccountClient(app)
  const { email, password } = ada
  await other.post('/api/auth/sign-in/email', { email, password })
  await other.post('/api/auth/sign-in/code', { code: recoveryCodes[1] })
  const { user } = await other.trpc.session.get.query()
  expect(user?.role).toBe('admin')
  const preview = () => other.get('/mail-preview/welcome')
  expect((await preview()).status).toBe(404)

  await other.trpc.admin.access.open.mutate({ code: recoveryCodes[0] ?? '' })
  expect((await preview()).status).toBe(200)
  await other.trpc.admin.access.close.mutate()
  expect((await preview()).status).toBe(404)
})
