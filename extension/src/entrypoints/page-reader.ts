import type { UnlistedScriptDefinition } from 'wxt'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { readPageFacts } from '../product-page/extract/read-page-facts.ts'

/** Injected into the open page on a press of the button; what it returns is the popup's. */
const pageReader: UnlistedScriptDefinition = defineUnlistedScript(() =>
  readPageFacts(document, location.href),
)

export default pageReader
