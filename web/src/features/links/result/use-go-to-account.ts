import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'

/** To the account page, with the result in hand: that page leads back to it. */
export function useGoToAccount(): () => void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return () => navigate(paths.account, { state: { back: { pathname, state } } })
}
