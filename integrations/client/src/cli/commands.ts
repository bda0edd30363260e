import { clicks } from './commands/clicks.ts'
import { linksCreate } from './commands/links-create.ts'
import { linksImport } from './commands/links-import.ts'
import { linksList } from './commands/links-list.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { whoami } from './commands/whoami.ts'
import type { Command } from './shell.ts'

export const commands: readonly Command[] = [
  login,
  logout,
  whoami,
  linksCreate,
  linksList,
  linksImport,
  clicks,
]
