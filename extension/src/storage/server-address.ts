import { storage } from 'wxt/utils/storage'

export const DEFAULT_SERVER = 'http://localhost:3000'

/** The origin of the Everyshelf server that this browser uses. */
export const serverAddress = storage.defineItem<string>('local:server-address', {
  fallback: DEFAULT_SERVER,
  version: 1,
})
