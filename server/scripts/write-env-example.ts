import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderEnvironmentExample } from '../src/config/config-example.ts'
import { root } from './package-script.ts'

writeFileSync(join(root, '.env.example'), renderEnvironmentExample())
