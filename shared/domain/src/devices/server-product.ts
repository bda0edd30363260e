import { SERVICE_NAME } from '../limits/index.ts'

/**
 * What a server returns for `site.identify`. The extension connects to no server that returns
 * anything else.
 */
export const SERVER_PRODUCT = SERVICE_NAME
