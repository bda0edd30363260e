import { type ApiClient, createApiClient } from '@everyshelf/client'
import { browser } from 'wxt/browser'
import { fetchAsAccount } from '../account/fetch-as-account.ts'
import { readToken } from '../account/proof.ts'
import { serverAddress } from '../storage/server-address.ts'

/** The server chosen in the options, asked in the name of this version and of who is connected. */
export async function openApi(): Promise<ApiClient> {
  const { version } = browser.runtime.getManifest()
  return createApiClient({
    baseUrl: await serverAddress.getValue(),
    client: `extension/${version}`,
    getToken: readToken,
    fetch: fetchAsAccount,
  })
}
