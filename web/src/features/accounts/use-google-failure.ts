import { errorMessages, type Message } from '@everyshelf/domain/messages'
import { showError } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Google's page led back without a sign-in: said once, and taken out of the address. */
export function useGoogleFailure(): Message | null {
  const [params, setParams] = useSearchParams()
  const [hasFailed] = useState(params.has('error'))
  const isInAddress = params.has('error')
  useEffect(() => {
    if (!isInAddress) return
    showError('google-sign-in-failed')
    setParams(
      (known) => {
        known.delete('error')
        known.delete('error_description')
        return known
      },
      { replace: true },
    )
  }, [isInAddress, setParams])
  return hasFailed ? errorMessages['google-sign-in-failed'] : null
}
