export {
  COMMAND_LINE_CLIENT_ID,
  type CommandLine,
  nameCommandLineKey,
  readCommandLine,
} from './command-line.ts'
export { SERVER_PRODUCT } from './server-product.ts'
export {
  EXTENSION_CLIENT_ID,
  formatUserCode,
  readUserCode,
  USER_CODE_LENGTH,
  USER_CODE_LETTERS,
} from './user-code.ts'
