import { describe, expect, it, onTestFinished } from 'vitest'
import { createExtensionClient } from '../../testing/extension-client.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { MINIMUM_EXTENSION_VERSION, readExtensionVersion } from './client-version.ts'

async function openApp(minimumExtension?: string) {
  const app = await createTestApp(minimumExtension ? { minimumExtension } : {})
  onTestFinished(() => app.close())
  return app
}

describe('R49 the oldest extension that is served', () => {
  it('is sent to every extension, and to no page', async () => {
    const app = await openApp()
    const response = await createExtensionClient(app).call('session.get')
    expect(response.headers.get('x-everyshelf-minimum')).toBe(
      `extension/${MINIMUM_EXTENSION_VERSION}`,
    )
    expect(response.headers.get('access-control-expose-headers')).toContain('x-everyshelf-minimum')
    const page = await createExtensionClient(app).call(
      'session.get',
      {},
      { 'x-everyshelf-client': 'web/1.0.0', origin: app.config.publicUrl },
    )
    expect(page.headers.get('x-everyshelf-minimum')).toBeNull()
  })

  it.each([
    ['0.9.9', 412],
    ['0.10', 412],
    ['0.10.1', 412],
    ['0.10.2', 200],
    ['0.11.0', 200],
    ['1.0', 200],
  ])('when it is 0.10.2, answers %s with %i', async (version, status) => {
    const app = await openApp('0.10.2')
    const response = await createExtensionClient(app, version).call('session.get')
    expect(response.status).toBe(status)
    if (status === 200) return
    const { error } = (await response.json()) as { error: { data: { reason: string } } }
    expect(error.data.reason).toBe('client-outdated')
    expect((await createExtensionClient(app, version).requestCode()).status).toBe(412)
  })

  it.each(['web/1.0.0', 'extension/', 'extension/x', 'extension/1.0-beta', '', null])(
    'is not asked of %j',
    (header) => expect(readExtensionVersion(header)).toBeUndefined(),
  )
})
