/**
 * What is kept of the service for every day: what happened on it, and how much there was at its end.
 * What nobody counted on its day, such as errors before this was kept, is missing and not zero.
 */
export const figureNames = [
  'signUps',
  'linksSaved',
  'hits',
  'clicks',
  'errors',
  'accounts',
  'links',
  'premium',
] as const

export type FigureName = (typeof figureNames)[number]

export type Figures = Partial<Readonly<Record<FigureName, number>>>

export function isFigureName(text: string): text is FigureName {
  return figureNames.some((name) => name === text)
}
