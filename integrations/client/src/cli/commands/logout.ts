import { parseArgs } from 'node:util'
import { ApiError } from '../../api-error.ts'
import { connect } from '../connect.ts'
import { readSettings, removeSettings } from '../settings.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

export const logout: Command = {
  name: 'logout',
  usage: '',
  summary: 'Revoke the API key of this computer, and forget it',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const stored = readSettings(shell)
    removeSettings(shell)
    const isRevoked = stored === null || (await revoke())
    if (values.json) shell.print(JSON.stringify({ revoked: isRevoked }))
    else if (isRevoked) shell.print(stored ? `Signed out of ${stored.server}.` : 'Not signed in.')
    else shell.note('The server did not respond. Revoke the key in My Account.')
    return isRevoked ? exitCodes.done : exitCodes.failed

    async function revoke(): Promise<boolean> {
      if (!stored) return true
      try {
        await connect(shell, stored).revokeKey()
        return true
      } catch (error) {
        // A key that was revoked elsewhere.
        return error instanceof ApiError && error.code === 'invalid-api-key'
      }
    }
  },
}
