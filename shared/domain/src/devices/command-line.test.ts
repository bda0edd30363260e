import { expect, test } from 'vitest'
import { API_KEY_NAME_MAX_LENGTH } from '../limits/index.ts'
import { nameCommandLineKey, readCommandLine } from './command-line.ts'

test.each([
  ['everyshelf-cli/1.0.0 (ada-laptop)', '1.0.0', 'ada-laptop', 'Command line on ada-laptop'],
  ['everyshelf-cli/2 (x)', '2', 'x', 'Command line on x'],
  ['everyshelf-cli/1.0.0 (ada laptop)', '', '', 'Command line'],
  ['everyshelf-cli/1.0.0 (<b>)', '', '', 'Command line'],
  [`everyshelf-cli/1.0.0 (${'x'.repeat(41)})`, '', '', 'Command line'],
  ['Mozilla/5.0 everyshelf-cli/1.0.0 (x)', '', '', 'Command line'],
  ['', '', '', 'Command line'],
])('the command line %j is version %j on %j', (userAgent, version, computer, name) => {
  const read = readCommandLine(userAgent)
  expect(read).toEqual({ version, computer })
  expect(nameCommandLineKey(read)).toBe(name)
  expect(name.length).toBeLessThanOrEqual(API_KEY_NAME_MAX_LENGTH)
})
