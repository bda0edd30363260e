import { type ApiClient, createApiClient } from '@everyshelf/client'
import { browser } from 'wxt/browser'
import { readToken } from '../storage/credentials.ts'
import { serverAddress } from '../storage/server-address.ts'
import { fetchAsAccount } from './fetch-as-account.ts'

/** A client for the server set in the options, with this version's name and the connected account's token. */
export async function openApi(): Promise<ApiClient> {
  const { version } = browser.runtime.getManifest()
  return createApiClient({
    baseUrl: await serverAddress.getValue(),
    client: `extension/${version}`,
    getToken: readToken,
    fetch: fetchAsAccount,
  })
}
