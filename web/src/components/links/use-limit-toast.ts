import { showError } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { refreshSession } from '../../lib/session/session.ts'

/** Says that no more links can be saved, and leads to the upgrade. */
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
