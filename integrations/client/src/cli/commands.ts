import { clicks } from './commands/clicks.ts'
import { earnings } from './commands/earnings.ts'
import { exportHits } from './commands/export.ts'
import { linksCreate } from './commands/links-create.ts'
import { linksImport } from './commands/links-import.ts'
import { linksList } from './commands/links-list.ts'
import { labelsList, seriesList, webhooksList } from './commands/lists.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { webhooksListen } from './commands/webhooks-listen.ts'
import { whoami } from './commands/whoami.ts'
import type { Command } from './shell.ts'

export const commands: readonly Command[] = [
  login,
  logout,
  whoami,
  linksCreate,
  linksList,
  linksImport,
  labelsList,
  seriesList,
  clicks,
  exportHits,
  earnings,
  webhooksList,
  webhooksListen,
]
