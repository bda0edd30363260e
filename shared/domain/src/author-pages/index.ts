export { authorPagePath, suggestPageAddress } from './page-address.ts'
