import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { useTitle } from '../../lib/use-title.ts'

export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  return (
    <div className="page-column pt-12">
      <h1 className="m-0 font-display text-4xl">Dashboard</h1>
      <SignedInOnly>{null}</SignedInOnly>
    </div>
  )
}
