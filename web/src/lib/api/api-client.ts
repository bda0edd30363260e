import { createApiClient } from '@everyshelf/client'

/** Calls the server that delivered this page. */
export const apiClient = createApiClient({ baseUrl: '', client: 'web/0.1.0' })
