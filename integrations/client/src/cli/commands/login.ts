import { parseArgs } from 'node:util'
import { connect, findServer } from '../connect.ts'
import { requestKey } from '../device-flow.ts'
import { readSettings, settingsFile, writeSettings } from '../settings.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

export const login: Command = {
  name: 'login',
  usage: '--server <address>',
  summary: 'Sign in: approve an API key for this computer on the website',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const server = findServer(shell, values.server)
    const before = readSettings(shell)
    const granted = await requestKey(shell, server)
    writeSettings(shell, { server, ...granted })
    if (values.json) shell.print(JSON.stringify({ server, email: granted.email }))
    else shell.print(`Signed in to ${server} as ${granted.email}.`)
    shell.note(`The key is in ${settingsFile(shell)}. Only your user can read it.`)
    // The new key replaces an older one of this computer.
    if (before?.server === server) {
      await connect(shell, before)
        .revokeKey()
        .catch(() => shell.note('The earlier key may still work. Check your API keys.'))
    }
    return exitCodes.done
  },
}
