import { buildAll } from './build-steps.ts'

const results = await buildAll(process.argv.slice(2))
process.exitCode = results.every(({ outcome }) => outcome !== 'failed') ? 0 : 1
