export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client.ts'
export { type ApiError, readApiError } from './api-error.ts'
export { needsChoice } from './needs-choice.ts'
export { searchBooks } from './search-books.ts'
