/** Collects a benchmark's results and sets the exit code. */
export interface Verdict {
  readonly gate: (title: string, isMet: boolean, found: string) => void
  /** Marks the run as void because the machine was too busy or too uneven. */
  readonly doubt: (reason: string) => void
  readonly close: () => void
}

export const EXIT_MISSED = 1
export const EXIT_VOID = 2

export function createVerdict(name: string): Verdict {
  const missed: string[] = []
  const doubts: string[] = []
  return {
    gate: (title, isMet, found) => {
      console.log(`${isMet ? 'met   ' : 'MISSED'}  ${title}: ${found}`)
      if (!isMet) missed.push(title)
    },
    doubt: (reason) => void doubts.push(reason),
    close: () => {
      for (const reason of doubts) console.log(`void    ${reason}`)
      if (doubts.length > 0) console.log(`${name}: run void, measure again on a quiet machine`)
      else console.log(`${name}: ${missed.length === 0 ? 'all gates met' : 'gates missed'}`)
      if (doubts.length > 0) process.exitCode = EXIT_VOID
      else if (missed.length > 0) process.exitCode = EXIT_MISSED
    },
  }
}
