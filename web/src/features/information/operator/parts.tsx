import { importChunk } from '../../../lib/import-chunk.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { ReceiverList } from './receiver-list.tsx'

const fetchPart = async () => (await importChunk(() => import('./site-facts.tsx'))).SiteFactsPart

const OperatorFacts = lazyPart(
  fetchPart,
  <p className="text-ink-faint">Who runs this server is fetched from it…</p>,
)
const ReceiverFacts = lazyPart(fetchPart, <ReceiverList />)

/** Name and address of whoever runs this server. */
export function OperatorPart() {
  return <OperatorFacts part="operator" />
}

export function ReceiversPart() {
  return <ReceiverFacts part="receivers" />
}
