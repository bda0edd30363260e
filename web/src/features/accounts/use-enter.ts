import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/plans'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { loadUserData } from '../../lib/load-user-data.ts'
import { useSession } from '../../lib/session.ts'
import { useReturn } from './use-return.ts'

/**
 * Fetches the data of a visitor who has just signed in, and after a moment takes them where they wanted
 * to go. A visitor who is signed in already, here or in another tab, goes there at once, unless the
 * page is for them too (`isForAll`).
 */
export function useEnter({ isForAll = false } = {}): () => Promise<void> {
  const { status } = useSession()
  const navigate = useNavigate()
  const { to, state } = useReturn()
  const isEntering = useRef(false)
  const goOn = () => void navigate(to ?? paths.dashboard, { state, replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change of the status counts
  useEffect(() => {
    if (status === 'signed-in' && !isForAll && !isEntering.current) goOn()
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
