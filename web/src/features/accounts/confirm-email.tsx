import { readApiError } from '@everyshelf/client'
import { confirmEmailFields } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { apiClient } from '../../lib/api-client.ts'
import { signIn } from '../../lib/auth.ts'
import { AccountSheet } from './account-sheet.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { PasswordField } from './form/password-field.tsx'
import { useAct } from './form/use-act.ts'
import { NoReferrer } from './no-referrer.tsx'
import { useEnter } from './use-enter.ts'
import { useModeLink } from './use-mode-link.ts'

const board = {
  headline: 'One last step',
  lines: ['Your password shows that it was you who signed up', 'Then your account is ready'],
}

interface ConfirmEmailProps {
  readonly token: string
}

/**
 * S21: mail scanners follow links but press no buttons. S70: whoever got a link that a stranger asked
 * for does not know the password that goes with it.
 */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const navigate = useNavigate()
  const enter = useEnter({ isForAll: true })
  const modeLink = useModeLink()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(confirmEmailFields),
    defaultValues: { password: '' },
  })

  /** Null when the link has expired or was used; the visitor is then asked for a new one. */
  async function confirm(password: string): Promise<string | null> {
    try {
      return (await apiClient.accounts.verifyEmail.mutate({ token, password })).email
    } catch (error) {
      if (readApiError(error).code !== 'invalid-token') throw error
      showError('invalid-token')
      await navigate(paths.checkEmail, { replace: true, state: { isLinkLost: true } })
      return null
    }
  }

  async function goToSignIn(email: string): Promise<void> {
    const { to, state } = modeLink('signin', { email, isConfirmed: true })
    await navigate(to, { replace: true, state })
  }

  const { failure, run } = useAct(async ({ password }: { password: string }) => {
    const email = await confirm(password)
    if (email === null) return
    const isIn = await signIn({ email, password }).then(
      () => true,
      () => false,
    )
    await (isIn ? enter() : goToSignIn(email))
  }, 'sign-up-failed')
  const { errors, isSubmitting } = formState
  const signUp = modeLink('signup')

  return (
    <AccountSheet
      title="Confirm your email"
      board={board}
      lead="Enter the password you chose when you signed up."
    >
      <NoReferrer />
      <form noValidate aria-busy={isSubmitting} onSubmit={handleSubmit(run)}>
        <FormFailure message={failure} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          aside={
            <Link to={signUp.to} state={signUp.state} className="text-link text-sm">
              Sign up again
            </Link>
          }
          {...register('password')}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="w-full">
          Confirm my email
        </Button>
      </form>
      <p className="mt-5 mb-0 text-sm text-ink-soft">
        You didn’t sign up? Close this page. No account is created.
      </p>
    </AccountSheet>
  )
}
