import { type ApiClient, createApiClient } from '@everyshelf/client'
import { browser } from 'wxt/browser'
import { serverAddress } from '../storage/server-address.ts'

/** The server chosen in the options, asked in the name of this version of the extension. */
export async function openApi(): Promise<ApiClient> {
  const { version } = browser.runtime.getManifest()
  return createApiClient({
    baseUrl: await serverAddress.getValue(),
    client: `extension/${version}`,
  })
}
