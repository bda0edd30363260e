import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { RecipientList } from './recipient-list.tsx'

const OperatorFacts = lazyComponent(
  () => import('./site-facts.tsx'),
  ({ SiteFactsContent }) => SiteFactsContent,
  <p className="text-ink-faint">Loading the operator’s details…</p>,
)
const ReceiverFacts = lazyComponent(
  () => import('./site-facts.tsx'),
  ({ SiteFactsContent }) => SiteFactsContent,
  <RecipientList />,
)

/** The operator's name and address. */
export function OperatorDetails() {
  return <OperatorFacts content="operator" />
}

export function Recipients() {
  return <ReceiverFacts content="recipients" />
}
