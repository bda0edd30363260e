import { createApiClient } from '@everyshelf/client'

/** Calls the server that delivered this page. */
export const apiClient = createApiClient({ baseUrl: '', client: 'web/1.0.0' })
