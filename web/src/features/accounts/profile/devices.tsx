import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AccountList } from '../account-list.tsx'
import { showApiError } from '../show-api-error.ts'
import { DeviceRow } from './device-row.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Everything that is signed in to the account: browsers and extensions. */
export function Devices() {
  return (
    <>
      <SessionsSection />
      <DevicesSection />
    </>
  )
}

/** Extensions that are connected to the account. Signed-in browsers have their own section. */
function DevicesSection() {
  const server = trpc.useUtils()
  const devices = trpc.devices.list.useQuery(undefined, { staleTime: 0 })
  const callbacks = {
    onError: showApiError,
    onSettled: () => server.devices.list.invalidate(),
  }
  const rename = trpc.devices.rename.useMutation(callbacks)
  const revoke = trpc.accounts.revokeSession.useMutation(callbacks)
  return (
    <AccountSection
      title="Connected devices"
      about="Extensions that create links for you. Disconnect any extension you don’t recognize."
    >
      <AccountList
        query={devices}
        label="Connected devices"
        empty="No extensions yet. Click Connect in the Everyshelf extension to add one."
      >
        {(device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isDisconnecting={revoke.isPending && revoke.variables.id === device.id}
            onDisconnect={() => revoke.mutate({ id: device.id })}
            onRename={async (name) => void (await rename.mutateAsync({ id: device.id, name }))}
          />
        )}
      </AccountList>
    </AccountSection>
  )
}
