import { fetchWorkerd } from '../../server/src/testing/workerd/fetch-workerd.ts'

await fetchWorkerd((line) => console.log(line))
