import { fetchPackage } from '../../server/src/testing/fetch-package.ts'
import { clickHouseEngine } from '../../server/src/testing/fetched-package.ts'

await fetchPackage(clickHouseEngine, { print: (line) => console.log(line) })
