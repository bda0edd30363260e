export {
  API_KEY_PREFIX,
  API_KEY_SECRET_LENGTH,
  type ApiKey,
  BASE62,
  buildApiKey,
  keyEnding,
  parseApiKey,
} from './api-key.ts'
export { describePrograms } from './describe-programs.ts'
export { type ApiScope, apiScopes, isApiScope } from './scopes.ts'
