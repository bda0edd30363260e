import { SignedInOnly } from '../components/signed-in-only.tsx'
import { useTitle } from '../lib/use-title.ts'

export function Component() {
  useTitle('My Account · Everyshelf')
  return (
    <div className="page-column py-16">
      <h1 className="m-0 font-display text-4xl">My Account</h1>
      <SignedInOnly>{null}</SignedInOnly>
    </div>
  )
}
