import { type ErrorCode, errorMessages, type Message } from '@everyshelf/domain/messages'
import { showError } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Reads why a Google sign-in failed from the URL, shows it once, and removes it from the URL. */
export function useGoogleFailure(): Message | null {
  const [params, setParams] = useSearchParams()
  const [code] = useState(() => toErrorCode(params.get('error')))
  const isInUrl = params.has('error')
  useEffect(() => {
    if (!isInUrl) return
    if (code) showError(code)
    setParams(
      (current) => {
        current.delete('error')
        current.delete('error_description')
        return current
      },
      { replace: true },
    )
  }, [isInUrl, code, setParams])
  return code && errorMessages[code]
}

const errorCodes: Readonly<Record<string, ErrorCode>> = {
  closed: 'account-banned',
  unverified: 'google-email-unverified',
  OTHER_GOOGLE_ACCOUNT: 'other-google-account',
}

function toErrorCode(error: string | null): ErrorCode | null {
  return error === null ? null : (errorCodes[error] ?? 'google-sign-in-failed')
}
