import { parseArgs } from 'node:util'
import { connect, findAccess } from '../connect.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

export const whoami: Command = {
  name: 'whoami',
  usage: '',
  summary: 'Show the server, the key, and what it may do',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const access = findAccess(shell, values.server)
    const key = await connect(shell, access).getKey()
    const { server } = access
    const email = access.stored?.email || null
    if (values.json) {
      shell.print(JSON.stringify({ server, email, ...key }))
      return exitCodes.done
    }
    shell.print(`Server   ${server}`)
    if (email) shell.print(`Account  ${email}`)
    shell.print(`Plan     ${key.isPremium ? 'Premium' : 'Free'}`)
    shell.print(`Key      ${key.name} (…${key.ending})`)
    shell.print(`Scopes   ${key.scopes.join(' ')}`)
    shell.print(`Expires  ${key.expiresAt?.slice(0, 10) ?? 'never'}`)
    return exitCodes.done
  },
}
