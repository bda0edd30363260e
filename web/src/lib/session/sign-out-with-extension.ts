import { describeBrowser } from '../account/describe-browser.ts'
import { trpc } from '../api/trpc.tsx'
import { useSession } from './session.ts'

/**
 * The label of a sign-out that also disconnects the extension; null when none is in the same browser
 * and system. It names both, because another computer of the account may have the same.
 */
export function useExtensionSignOut(): string | null {
  const isSignedIn = useSession().status === 'signed-in'
  const devices = trpc.devices.list.useQuery(undefined, { enabled: isSignedIn, staleTime: 0 })
  const here = devices.data?.filter((device) => device.isSameBrowser) ?? []
  const [first] = here
  if (!first) return null
  const extensions = here.length === 1 ? 'the extension' : `${here.length} extensions`
  return `Sign out and disconnect ${extensions} in ${describeBrowser(first)}`
}
