import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { ApiKeysFeature } from '../api-keys/api-keys.feature.ts'
import { createCommandLineKeys } from './command-line-keys.ts'
import { createDeviceRoute } from './device.route.ts'
import { createDevicesRepo } from './devices.repo.ts'
import { createDevicesRouter } from './devices.router.ts'
import { createDevicesService } from './devices.service.ts'
import { createExtensionTokens } from './extension-tokens.ts'

interface DevicesDeps
  extends Pick<Platform, 'config' | 'secret' | 'database' | 'readClient' | 'now'> {
  readonly accounts: Pick<
    AccountsFeature,
    'auth' | 'authPath' | 'findSession' | 'findSessionByToken' | 'countAttempt' | 'requireFresh'
  >
  readonly apiKeys: Pick<ApiKeysFeature, 'issueKey' | 'requireRoom'>
  readonly minimumExtension: string
}

/** How extensions and the command line connect to an account, and the tokens of extensions. */
export function createDevicesFeature(deps: DevicesDeps) {
  const { config, secret, database, accounts, apiKeys, now } = deps
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
      commandLineKeys: createCommandLineKeys({ repo, issueKey: apiKeys.issueKey, now }),
      repo,
      countAttempt: accounts.countAttempt,
      readClient: deps.readClient,
      publicUrl: config.publicUrl,
      minimumVersion: deps.minimumExtension,
      now,
    }),
  ]
  const devices = createDevicesService({
    repo,
    requireFresh: accounts.requireFresh,
    requireRoom: apiKeys.requireRoom,
    now,
  })
  return {
    router: router({ devices: createDevicesRouter(devices) }),
    routes,
    findCaller: tokens.findCaller,
  }
}
