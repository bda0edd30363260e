import { fetchPackage } from '../../server/src/testing/fetch-package.ts'
import { workerdRuntime } from '../../server/src/testing/fetched-package.ts'

await fetchPackage(workerdRuntime, { print: (line) => console.log(line) })
