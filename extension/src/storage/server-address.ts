import { storedItem } from './stored-item.ts'

/** `EXTENSION_SERVER_URL` of the build (`wxt.config.ts`). Tests are not built. */
export const DEFAULT_SERVER: string =
  import.meta.env.EXTENSION_SERVER_URL ?? 'http://localhost:3000'

/** The origin of the Everyshelf server that this browser uses. */
export const serverAddress = storedItem<string>('local', 'server-address', DEFAULT_SERVER)
