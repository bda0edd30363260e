import { buildAll } from './build-steps.ts'

const results = await buildAll()
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
