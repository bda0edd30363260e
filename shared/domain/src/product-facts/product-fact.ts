/** What a plan has of something: yes, no, or how much. */
type InPlan = boolean | string

/** A fact about the product that its texts state. */
export interface ProductFact {
  readonly free: InPlan
  readonly premium: InPlan
  /** How it works, as the end of a sentence. */
  readonly detail?: string
}

/** A fact that is the same on both plans. */
export function onBothPlans(value: InPlan, detail?: string): ProductFact {
  return { free: value, premium: value, ...(detail !== undefined && { detail }) }
}

export function withPremium(detail?: string): ProductFact {
  return { free: false, premium: true, ...(detail !== undefined && { detail }) }
}

/**
 * A fact as one line, such as a cell of a comparison.
 *
 * @example describeFact({ free: false, premium: true }) // 'Yes, with Premium'
 * @example describeFact({ free: '1', premium: 'Up to 20' }) // '1 free; up to 20 with Premium'
 */
export function describeFact({ free, premium, detail }: ProductFact): string {
  const end = detail ? `, ${detail}` : ''
  if (premium === false) return `No${end}`
  if (free === premium) return `${free === true ? 'Yes' : free}${end}`
  if (free === false) {
    return `${premium === true ? 'Yes, with Premium' : `With Premium, ${lowerFirst(premium)}`}${end}`
  }
  return `${describe(free)} free; ${lowerFirst(describe(premium))} with Premium${end}`
}

const describe = (value: InPlan) => (typeof value === 'string' ? value : 'Yes')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
