import { createElement, Fragment, type ReactNode } from 'react'
import type { MessageName } from '../locales/catalog.ts'
import { translate, type ValuesOf } from '../locales/translate.ts'

interface TranslatedProps<Name extends MessageName> {
  readonly name: Name
  readonly values: ValuesOf<Name, ReactNode>
}

/** Private-use characters, which no text contains. */
const MARKS: readonly string[] = ['\uE001', '\uE002', '\uE003']

/** A text of the catalog whose values are elements, such as a name in bold. */
export function Translated<Name extends MessageName>({ name, values }: TranslatedProps<Name>) {
  const nodes: readonly ReactNode[] = values
  const marks = MARKS.slice(0, nodes.length) as readonly string[] as ValuesOf<Name, string>
  const parts = translate(name, ...marks).split(/([\uE001-\uE003])/)
  const children = parts.map((part) => {
    const index = MARKS.indexOf(part)
    return index < 0 ? part : nodes[index]
  })
  return createElement(Fragment, null, ...children)
}
