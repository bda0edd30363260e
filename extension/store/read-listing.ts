import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const storeFolder = import.meta.dirname

/** A store listing's texts by heading: `Summary`, `Permissions / activeTab`. */
export function readListing(store: 'chrome' | 'firefox' | 'edge'): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let chapter = ''
  for (const part of readFileSync(join(storeFolder, `${store}.md`), 'utf8').split(/^(?=##)/m)) {
    const [, marks, title = '', text = ''] = /^(#+) (.+)\n([\s\S]*)$/.exec(part) ?? []
    if (marks === '##') chapter = title
    const name = marks === '###' ? `${chapter} / ${title.replaceAll('`', '')}` : title
    texts.set(name, text.trim())
  }
  return texts
}
