export {
  accountsDeleteInput,
  accountsRevokeSessionInput,
  accountsVerifyEmailInput,
  changePasswordFields,
  changePasswordInput,
  email,
  emailInput,
  FIRST_NAME_MAX_LENGTH,
  firstName,
  newPassword,
  newPasswordFields,
  profileExportInput,
  profileUpdateInput,
  resetPasswordInput,
  resetRequestFields,
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
  contactForm,
  feedbackForm,
  feedbackSendInput,
  MESSAGE_MAX_LENGTH,
  RATING_MAX,
  VISITOR_NAME_MAX_LENGTH,
} from './feedback.ts'
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
