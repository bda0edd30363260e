/** The look of a link's field, by the size of the button beside it. */
export const fieldSizes = {
  medium: 'min-h-11 px-3 text-base',
  large: 'min-h-14 px-4 text-base sm:text-lg',
} as const

export type FieldSize = keyof typeof fieldSizes
