/** The ids of rows have 20 small letters and digits, those of accounts in links 16. */
const ID = /(?<![A-Za-z\d-])(?=[a-z]*\d)(?:[a-z\d]{20}|[a-z\d]{16})(?![A-Za-z\d-])/g

/**
 * Names generated ids by the order in which they first appear in the responses, because a build that draws
 * another random number before them gets other ids.
 */
export function createIdNames() {
  const names = new Map<string, string>()
  return {
    /** Names new ids too. */
    name: (text: string): string =>
      text.replace(ID, (id) => {
        const name = names.get(id) ?? `id ${names.size + 1}`
        names.set(id, name)
        return name
      }),
    /** For rows, which have no order of their own: new ids get no name. */
    nameKnown: (text: string): string => text.replace(ID, (id) => names.get(id) ?? 'new id'),
  }
}

export type IdNames = ReturnType<typeof createIdNames>
