import { showError } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { refreshSession } from '../../lib/session/session.ts'

/** Shows the limit error with an Upgrade action. */
export function useLimitToast(): () => number {
  const navigate = useNavigate()
  return () => {
    void refreshSession()
    return showError('link-limit-reached', {
      label: 'Upgrade',
      altText: 'Upgrade on the Pricing page',
      onSelect: () => void navigate(paths.pricing),
    })
  }
}
