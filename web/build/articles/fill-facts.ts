import { describeFact, productFacts, productNumbers } from '@everyshelf/domain/product-facts'

const texts = new Map<string, string>([
  ...Object.entries(productNumbers).map(([name, value]) => [name, String(value)] as const),
  ...Object.entries(productFacts).map(([name, fact]) => [name, describeFact(fact)] as const),
])

/**
 * Fills facts about the product into an article, so that they always match the code.
 *
 * @example fillFacts('in {{countries}} countries') // 'in 250 countries'
 */
export function fillFacts(text: string): string {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const fact = texts.get(name)
    if (fact === undefined) throw new Error(`unknown fact: ${name}`)
    return fact
  })
}
