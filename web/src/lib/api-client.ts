import { createApiClient } from '@everyshelf/client'

/** The way to the server that this page came from. */
export const apiClient = createApiClient({ baseUrl: '', client: 'web/0.1.0' })
