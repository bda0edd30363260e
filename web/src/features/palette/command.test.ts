import { describe, expect, test } from 'vitest'
import { type Command, findCommands } from './command.ts'

const command = (label: string, keywords = ''): Command => ({
  id: label,
  label,
  keywords,
  group: 'Pages',
  run: () => {},
})

const commands = [
  command('Home', 'start'),
  command('Contact Us', 'mail message'),
  command('Émile Zola: Germinal'),
  command('Share Feedback', 'contact'),
]

describe('findCommands', () => {
  test.each([
    ['', ['Home', 'Contact Us', 'Émile Zola: Germinal', 'Share Feedback']],
    ['ho', ['Home']],
    ['MAIL', ['Contact Us']],
    ['emile', ['Émile Zola: Germinal']],
    ['zola emile', ['Émile Zola: Germinal']],
    ['contact', ['Contact Us', 'Share Feedback']],
    ['nothing like it', []],
  ])('finds by "%s"', (text, labels) => {
    expect(findCommands(commands, text).map(({ label }) => label)).toEqual(labels)
  })
})
