import { type ErrorCode, errorMessages, type Message } from '@everyshelf/domain/messages'
import { showError } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Google's page led back without a sign-in: said once, and taken out of the address. */
export function useGoogleFailure(): Message | null {
  const [params, setParams] = useSearchParams()
  const [code] = useState(() => codeOf(params.get('error')))
  const isInAddress = params.has('error')
  useEffect(() => {
    if (!isInAddress) return
    if (code) showError(code)
    setParams(
      (known) => {
        known.delete('error')
        known.delete('error_description')
        return known
      },
      { replace: true },
    )
  }, [isInAddress, code, setParams])
  return code && errorMessages[code]
}

const codes: Readonly<Record<string, ErrorCode>> = {
  closed: 'account-banned',
  unverified: 'google-email-unverified',
  OTHER_GOOGLE_ACCOUNT: 'other-google-account',
}

function codeOf(error: string | null): ErrorCode | null {
  return error === null ? null : (codes[error] ?? 'google-sign-in-failed')
}
