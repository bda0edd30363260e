import { z } from 'zod'
import { readProgramIds, socialNetworks } from '../affiliate/index.ts'
import { dropInvisible } from '../identifiers/index.ts'
import {
  LONGEST_PASSWORD_LENGTH,
  MARKED_DAY_NAME_MAX,
  MARKED_DAYS_MAX,
  MINIMUM_PASSWORD_LENGTH,
} from '../limits/index.ts'
import { isPublicId } from '../links/index.ts'
import type { ErrorCode } from '../messages/index.ts'
import { premiumPlans } from '../plans/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import { calendarDay, timeZone } from './analytics.ts'
import { affiliateTag, marketplaceCode, retailerCode, rowId } from './fields.ts'
import { securityProof } from './security.ts'

/** RFC 5321 §4.5.3.1.3: a path has at most 256 characters, its brackets included. */
const EMAIL_MAX_LENGTH = 254
export const FIRST_NAME_MAX_LENGTH = 100

/** Control characters would break the lines of an email or a log. */
const oneLine = z.string().regex(/^\P{Cc}*$/u, 'Please use a single line of plain text')

/** How the reason begins, so that the server can tell it from others. */
export const INTERNATIONAL_EMAIL = 'We can’t send email to addresses with'

/** An international address (RFC 6531) gets a reason of its own, because it may well be right. */
function explainEmail(text: unknown): string {
  const [letter] = /\P{ASCII}/u.exec(String(text)) ?? []
  return letter && String(text).includes('@')
    ? `${INTERNATIONAL_EMAIL} “${letter}”. Please use one without accented or non-Latin letters.`
    : 'Please enter a valid email address'
}

export const email = z
  .string()
  .overwrite(dropInvisible)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `Please enter at most ${EMAIL_MAX_LENGTH} characters`)
  .pipe(z.email({ error: ({ input }) => explainEmail(input) }))

export const firstName = oneLine
  .trim()
  .min(1, 'Please enter your first name')
  .max(FIRST_NAME_MAX_LENGTH, `Please enter at most ${FIRST_NAME_MAX_LENGTH} characters`)

/** A password to set. A password to sign in with has no minimum length. */
export const newPassword = z
  .string()
  .min(MINIMUM_PASSWORD_LENGTH, `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`)
  .max(LONGEST_PASSWORD_LENGTH, `Password must be at most ${LONGEST_PASSWORD_LENGTH} characters`)

const enteredPassword = z.string().min(1, 'Please enter your password').max(LONGEST_PASSWORD_LENGTH)
const token = z.string().min(1).max(2000)

export const signUpInput = z.strictObject({ name: firstName, email, password: newPassword })
export const signInInput = z.strictObject({ email, password: enteredPassword })
export const emailInput = z.strictObject({ email })
/** Fields of forms that need fewer values than the call, or other error texts. */
export const resetRequestFields = z.strictObject({
  email: z.string().trim().min(1, 'Email is required to reset password').pipe(email),
})
export const newPasswordFields = z.strictObject({ password: newPassword })
export const changePasswordFields = z.strictObject({
  currentPassword: enteredPassword,
  newPassword,
})

/** Extensions are disconnected too, unless this is false. */
const disconnectExtensions = z.boolean().optional()

/** API keys, webhooks, and passkeys stay, unless this is true. */
const revokePrograms = z.boolean().optional()

export const resetPasswordInput = z.strictObject({ token, newPassword, revokePrograms })
export const accountsViewResetInput = z.strictObject({ token })
export const changePasswordInput = z.strictObject({
  currentPassword: enteredPassword,
  newPassword,
  revokeOtherSessions: z.literal(true),
  disconnectExtensions,
  revokePrograms,
})
/** Extensions stay connected; with true, those in the same browser and system do not. */
export const signOutInput = z.strictObject({ disconnectExtension: z.boolean().optional() })

/** The page to open after a sign-in with Google: a path on this site, never another site. */
const returnPath = z
  .string()
  .max(1000)
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u)

export const signInSocialInput = z.strictObject({
  provider: z.literal('google'),
  callbackURL: returnPath,
})

/** In the browser that signed up, whose cookie replaces the password. */
export const signUpConfirmInput = z.strictObject({ token })
/** Needs the password of the sign-up, so that a link alone confirms nothing. */
export const accountsVerifyEmailInput = z.strictObject({ token, password: enteredPassword })
/** The form that the email's link opens. */
export const confirmEmailFields = z.strictObject({ password: enteredPassword })
export const accountsRevokeSessionInput = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]{10,64}$/),
})
export const accountsRevokeOtherSessionsInput = z
  .strictObject({ disconnectExtensions, revokePrograms, ...securityProof.shape })
  .optional()
/** The change needs no password within a few minutes after a sign-in. */
export const accountsChangeEmailInput = z.strictObject({
  email,
  password: enteredPassword.optional(),
})
export const accountsConfirmEmailChangeInput = z.strictObject({ token })
export const accountsDeleteInput = z.strictObject({ password: enteredPassword.optional() })

/** Only the tags that change. An empty text removes a marketplace's tag. */
const affiliateTagChanges = z.partialRecord(marketplaceCode, z.union([z.literal(''), affiliateTag]))

/** For each retailer in it, all IDs that its program needs; null removes them. */
const programIdChanges = z
  .record(retailerCode, z.record(z.string().max(40), z.string().trim().max(200)).nullable())
  .transform((changes, context) =>
    Object.fromEntries(
      Object.entries(changes).flatMap(([code, values]) => {
        const retailer = findRetailerByCode(code)
        const ids = values && retailer && readProgramIds(retailer, values)
        if (ids || values === null) return [[code, ids ?? null] as const]
        context.addIssue({ code: 'custom', path: [code], message: 'invalid-program-id' })
        return []
      }),
    ),
  )

/** Replaces all channels that the owner confirmed. */
const tagChannels = z.strictObject({
  networks: z.array(z.enum(socialNetworks)).max(socialNetworks.length),
  isListOptIn: z.boolean(),
})

/** What a new account is congratulated on. Closing a note marks its step. */
const firstSteps = ['first-link', 'first-clicks', 'first-earnings'] as const
export type FirstStep = (typeof firstSteps)[number]

/** A day with a name, such as `Launch`, in the account's time zone. */
const markedDay = z.strictObject({
  day: calendarDay,
  name: z.string().trim().min(1).max(MARKED_DAY_NAME_MAX),
})
export type MarkedDay = z.output<typeof markedDay>

export const profileUpdateInput = z.strictObject({
  username: firstName.optional(),
  affiliateTags: affiliateTagChanges.optional(),
  programIds: programIdChanges.optional(),
  tagChannels: tagChannels.optional(),
  timeZone: timeZone.optional(),
  weeklyEmail: z.boolean().optional(),
  /** Replaces all of them. */
  markedDays: z.array(markedDay).max(MARKED_DAYS_MAX).optional(),
  /** The step whose note was closed. It stays closed. */
  firstStep: z.enum(firstSteps).optional(),
})

/** The monthly plan unless another is named. */
export const subscriptionCreateCheckoutInput = z
  .strictObject({ plan: z.enum(premiumPlans).default('monthly') })
  .optional()

export const profileUndoTagChangeInput = z.strictObject({ id: rowId })
export const profileExportInput = z.strictObject({ password: enteredPassword.optional() })

/**
 * The public ID from the referral link; it identifies who referred the account. The session
 * identifies who was referred.
 */
export const referralsApplyInput = z.strictObject({
  code: z
    .string('referral-ids-required' satisfies ErrorCode)
    .min(1, 'referral-ids-required' satisfies ErrorCode)
    .refine(isPublicId, 'invalid-referral' satisfies ErrorCode),
})
