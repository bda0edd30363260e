import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { RecipientList } from './recipient-list.tsx'

const loadContent = async () =>
  (await importChunk(() => import('./site-facts.tsx'))).SiteFactsContent

const OperatorFacts = lazyComponent(
  loadContent,
  <p className="text-ink-faint">Loading the operator’s details…</p>,
)
const ReceiverFacts = lazyComponent(loadContent, <RecipientList />)

/** The operator's name and address. */
export function OperatorDetails() {
  return <OperatorFacts content="operator" />
}

export function Recipients() {
  return <ReceiverFacts content="recipients" />
}
