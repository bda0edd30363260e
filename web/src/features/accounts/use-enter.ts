import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/plans'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { loadUserData } from '../../lib/load-user-data.ts'
import { useSession } from '../../lib/session.ts'
import { useReturn } from './use-return.ts'

/**
 * What happens once somebody is signed in: their data is fetched, and after a moment they are where
 * they wanted to be. Who comes signed in already goes there at once, also when that happened in
 * another tab.
 */
export function useEnter(): () => Promise<void> {
  const { status } = useSession()
  const navigate = useNavigate()
  const { to, state } = useReturn()
  const isEntering = useRef(false)
  const goOn = () => void navigate(to ?? paths.dashboard, { state, replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change of the status counts
  useEffect(() => {
    if (status === 'signed-in' && !isEntering.current) goOn()
  }, [status])

  return async () => {
    isEntering.current = true
    showNotice(to ? 'signed-in-onward' : 'signed-in')
    const loaded = loadUserData()
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_REDIRECT_MS))
    goOn()
    await loaded
  }
}
