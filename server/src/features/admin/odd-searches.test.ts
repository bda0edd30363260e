import { expect, it, onTestFinished } from 'vitest'
import { ada, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('R8 searches and page keys that PostgreSQL cannot store find what they find in SQLite', async () => {
  const app = await createTestApp({ database: 'postgres' })
  onTestFinished(app.close)
  const client = await signIn(app)
  await openAdminArea(app, client)
  const { admin } = client.trpc
  const emailsOf = async (input: Parameters<typeof admin.users.list.query>[0]) =>
    (await admin.users.list.query(input)).rows.map(({ email }) => email)

  expect(await emailsOf({ text: 'Ada\0' })).toEqual([ada.email])
  for (const after of [
    '\0 \0',
    'x \0',
    'x y',
    '2026-99-99T00:00:00.000Z y',
    '2026-11-21T09:30:00.000Z \0',
  ]) {
    expect(await emailsOf({ after }), JSON.stringify(after)).toEqual([ada.email])
  }
  for (const key of [
    ['email', '\0', 'x'],
    ['name', 'ada', '\0'],
  ]) {
    const input = { text: 'ada', after: JSON.stringify(key) }
    expect(await emailsOf(input), input.after).toEqual([ada.email])
  }
  for (const text of ['\0', 'Dune\0']) {
    expect(await admin.links.list.query({ text })).toMatchObject({ rows: [] })
    expect(await admin.series.find.query({ text })).toEqual([])
    expect(await admin.authorPages.find.query({ text })).toEqual([])
  }
})
