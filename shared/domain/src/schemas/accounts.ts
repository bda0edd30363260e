import { z } from 'zod'
import { readProgrammeIds } from '../affiliate/index.ts'
import { isPublicId } from '../links/index.ts'
import type { ErrorCode } from '../messages/index.ts'
import { LONGEST_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from '../plans/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import { timeZone } from './analytics.ts'
import { affiliateTag, marketplaceCode, retailerCode, rowId } from './fields.ts'

/** RFC 5321 §4.5.3.1.3: a path of 256 with its brackets. */
const EMAIL_MAX_LENGTH = 254
export const FIRST_NAME_MAX_LENGTH = 100

/** Control characters would break lines of a mail or of a log. */
const oneLine = z.string().regex(/^\P{Cc}*$/u, 'Please use plain text')

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, 'Please enter a shorter email address')
  .pipe(z.email('Please enter a valid email address'))

export const firstName = oneLine
  .trim()
  .min(1, 'Please enter your first name')
  .max(FIRST_NAME_MAX_LENGTH, 'Please enter a shorter name')

/** A password that is to be set; one that is only tried has no lower bound. */
export const newPassword = z
  .string()
  .min(MINIMUM_PASSWORD_LENGTH, `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`)
  .max(LONGEST_PASSWORD_LENGTH, `Password must be at most ${LONGEST_PASSWORD_LENGTH} characters`)

const triedPassword = z.string().min(1, 'Please enter your password').max(LONGEST_PASSWORD_LENGTH)
const token = z.string().min(1).max(2000)

export const signUpInput = z.strictObject({ name: firstName, email, password: newPassword })
export const signInInput = z.strictObject({ email, password: triedPassword })
export const emailInput = z.strictObject({ email })
/** What the forms ask for, where they ask for less than a call takes or say it in words of their own. */
export const resetRequestFields = z.strictObject({
  email: z.string().trim().min(1, 'Email is required to reset password').pipe(email),
})
export const newPasswordFields = z.strictObject({ password: newPassword })
export const changePasswordFields = z.strictObject({ currentPassword: triedPassword, newPassword })

/** Extensions are disconnected too, unless this says no. */
const disconnectExtensions = z.boolean().optional()

export const resetPasswordInput = z.strictObject({ token, newPassword })
export const changePasswordInput = z.strictObject({
  currentPassword: triedPassword,
  newPassword,
  revokeOtherSessions: z.literal(true),
  disconnectExtensions,
})
export const signOutInput = z.strictObject({})

/** Where to go on after a sign-in elsewhere: a path of our own site, never another address (S30). */
export const returnPath = z
  .string()
  .max(1000)
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u)

export const signInSocialInput = z.strictObject({
  provider: z.literal('google'),
  callbackURL: returnPath,
})

/** The password is the one of the sign-up: a link alone confirms nothing (S70). */
export const accountsVerifyEmailInput = z.strictObject({ token, password: triedPassword })
/** What the form behind the link asks for. */
export const confirmEmailFields = z.strictObject({ password: triedPassword })
export const accountsRevokeSessionInput = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]{10,64}$/),
})
export const accountsRevokeOtherSessionsInput = z.strictObject({ disconnectExtensions }).optional()
/** With a sign-in of the last minutes no password is needed. */
export const accountsChangeEmailInput = z.strictObject({
  email,
  password: triedPassword.optional(),
})
export const accountsConfirmEmailChangeInput = z.strictObject({ token })
export const accountsDeleteInput = z.strictObject({ password: triedPassword.optional() })

/** What is to change alone; a blank takes a store's tag away. */
const affiliateTagChanges = z.partialRecord(marketplaceCode, z.union([z.literal(''), affiliateTag]))

/** Of each shop named all the numbers that its programme wants; null takes them away. */
const programmeIdChanges = z
  .record(retailerCode, z.record(z.string().max(40), z.string().trim().max(200)).nullable())
  .transform((changes, context) =>
    Object.fromEntries(
      Object.entries(changes).flatMap(([code, values]) => {
        const retailer = findRetailerByCode(code)
        const ids = values && retailer && readProgrammeIds(retailer, values)
        if (ids || values === null) return [[code, ids ?? null] as const]
        context.addIssue({ code: 'custom', path: [code], message: 'invalid-programme-id' })
        return []
      }),
    ),
  )

/** What a new account does first; `dismissed` hides the list of them. */
export const firstSteps = ['made', 'saved', 'copied', 'extension', 'dismissed'] as const
export type FirstStep = (typeof firstSteps)[number]

export const profileUpdateInput = z.strictObject({
  username: firstName.optional(),
  affiliateTags: affiliateTagChanges.optional(),
  programmeIds: programmeIdChanges.optional(),
  timeZone: timeZone.optional(),
  weeklyDigest: z.boolean().optional(),
  /** Done, and it stays done. */
  firstStep: z.enum(firstSteps).optional(),
})
export const profileUndoTagChangeInput = z.strictObject({ id: rowId })
export const profileExportInput = z.strictObject({ password: triedPassword.optional() })

/** Who referred a new account: the public id in the referral link; the session names who was referred. */
export const referralsApplyInput = z.strictObject({
  code: z
    .string('referral-ids-required' satisfies ErrorCode)
    .min(1, 'referral-ids-required' satisfies ErrorCode)
    .refine(isPublicId, 'invalid-referral' satisfies ErrorCode),
})
