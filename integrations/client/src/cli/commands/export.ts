import { parseArgs } from 'node:util'
import { connect, findAccess } from '../connect.ts'
import { periodHelp, periodOptions, readPeriod } from '../days.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

export const exportHits: Command = {
  name: 'export',
  usage: '',
  summary: 'Print every hit of the last 30 days as CSV, or as NDJSON with --json; needs Premium',
  options: periodHelp,
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: { ...commonOptions, ...periodOptions },
    })
    const client = connect(shell, findAccess(shell, values.server))
    const format = values.json ? 'ndjson' : 'csv'
    const query = { ...readPeriod(values, shell.today()), format } as const
    const { response } = await client.call('exportClicks', { query })
    await printLines(response, shell.print)
    return exitCodes.done
  },
}

/** A file can be longer than the memory, so each line is printed as it arrives. */
async function printLines({ body }: Response, print: (line: string) => void): Promise<void> {
  let rest = ''
  // Spreadsheets need the byte order mark of the file.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) print(line)
  }
  if (rest !== '') print(rest)
}
