import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import { createDeviceRoute } from './device.route.ts'
import { createDevicesRepo } from './devices.repo.ts'
import { createDevicesRouter } from './devices.router.ts'
import { createDevicesService } from './devices.service.ts'
import { createExtensionTokens } from './extension-tokens.ts'

interface DevicesDeps
  extends Pick<Platform, 'config' | 'secret' | 'database' | 'readClient' | 'now'> {
  readonly accounts: Pick<
    AccountsFeature,
    'auth' | 'authPath' | 'findSession' | 'findSessionByToken' | 'countAttempt'
  >
  readonly minimumExtension: string
}

/** Extensions of an account: how they connect, and their tokens. */
export function createDevicesFeature(deps: DevicesDeps) {
  const { config, secret, database, accounts, now } = deps
  const repo = createDevicesRepo(database.db, database.kind)
  const tokens = createExtensionTokens({
    secret,
    findByToken: accounts.findSessionByToken,
    findByCookie: accounts.findSession,
    repo,
  })
  const routes: readonly Route[] = [
    createDeviceRoute({
      auth: accounts.auth,
      path: accounts.authPath,
      tokens,
      repo,
      countAttempt: accounts.countAttempt,
      readClient: deps.readClient,
      publicUrl: config.publicUrl,
      minimumVersion: deps.minimumExtension,
      now,
    }),
  ]
  return {
    router: router({ devices: createDevicesRouter(createDevicesService({ repo, now })) }),
    routes,
    findCaller: tokens.findCaller,
  }
}
