import { fetchWorkerd } from '../../server/src/testing/workerd/fetch-workerd.ts'

// A failure is no failure of the tests: those of the worker are then skipped, with this reason.
const failure = await fetchWorkerd((line) => console.log(line))
if (failure) console.log(`workerd: ${failure}. Its tests will be skipped.`)
