export {
  accountsDeleteInput,
  accountsRevokeSessionInput,
  accountsVerifyEmailInput,
  changePasswordInput,
  email,
  emailInput,
  FIRST_NAME_MAX_LENGTH,
  firstName,
  newPassword,
  profileExportInput,
  profileUpdateInput,
  resetPasswordInput,
  returnPath,
  signInInput,
  signInSocialInput,
  signOutInput,
  signUpInput,
} from './accounts.ts'
export {
  booksLookupInput,
  clicksTrackInput,
  linksGenerateInput,
  linksResolveShortInput,
  routesExplainInput,
} from './calls.ts'
export {
  affiliateTag,
  BOOK_INPUT_MAX_LENGTH,
  bookInput,
  countryCode,
  identifier,
  isbn13,
  languageTag,
  marketplaceCode,
  rowId,
} from './fields.ts'
export { linksRowInput, linksSaveInput } from './links.ts'
