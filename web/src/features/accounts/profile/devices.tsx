import { DevicesSection } from './devices-section.tsx'
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
