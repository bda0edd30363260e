import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { isSignUpBrowser } from '../../../lib/account/auth.ts'
import { AccountLayout } from '../account-layout.tsx'
import { NoReferrer } from '../no-referrer.tsx'
import { ConfirmInBrowser } from './confirm-in-browser.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'

const proofs = {
  browser: {
    lead: 'You signed up in this browser, so you don’t need your password.',
    step: 'Confirm your address with one click',
  },
  password: {
    lead: 'Enter the password you chose when you signed up.',
    step: 'Confirm your address with your password',
  },
}

type Proof = keyof typeof proofs | 'checking'

interface ConfirmEmailProps {
  readonly token: string
}

/**
 * Email scanners follow links but do not click buttons, so only the button confirms. In
 * a browser other than the one used to sign up, it also needs the password, so that no one confirms an
 * account that a stranger created with their address.
 */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const [proof, setProof] = useState<Proof>('checking')
  useEffect(() => {
    let isCurrent = true
    const show = (next: Proof) => isCurrent && setProof(next)
    isSignUpBrowser(token).then(
      (isKnown) => show(isKnown ? 'browser' : 'password'),
      () => show('password'),
    )
    return () => {
      isCurrent = false
    }
  }, [token])
  const needsPassword = () => setProof('password')
  const { lead, step } = proofs[proof === 'checking' ? 'browser' : proof]

  return (
    <AccountLayout
      title="Confirm your email"
      sidePanel={{ headline: 'One last step', lines: [step, 'Then your account is ready'] }}
      lead={proof === 'checking' ? null : lead}
    >
      <NoReferrer />
      {proof === 'checking' && (
        <Button size="large" busy className="w-full">
          Confirm my email
        </Button>
      )}
      {proof === 'browser' && (
        <>
          <ConfirmInBrowser token={token} onPasswordNeeded={needsPassword} />
          {/* Several people may share this browser, each with a sign-up of their own. */}
          <Button kind="quiet" className="mt-3 w-full" onClick={needsPassword}>
            Use my password instead
          </Button>
        </>
      )}
      {proof === 'password' && <ConfirmWithPassword token={token} />}
      <p className="mt-5 mb-0 text-sm text-ink-soft">
        Didn’t sign up? Close this page. No account will be created.
      </p>
    </AccountLayout>
  )
}
