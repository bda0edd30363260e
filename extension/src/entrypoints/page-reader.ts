import type { UnlistedScriptDefinition } from 'wxt'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { readPageFacts } from '../product-page/extract/read-page-facts.ts'

/** Injected into the open page when the user clicks the button; the popup gets the result. */
const pageReader: UnlistedScriptDefinition = defineUnlistedScript(() =>
  readPageFacts(document, location.href),
)

export default pageReader
