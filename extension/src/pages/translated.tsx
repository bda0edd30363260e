import { createElement, Fragment, type ReactNode } from 'react'
import { getMessage, type TextName, type Values } from '../messages/translate.ts'

interface TranslatedProps<Name extends TextName> {
  readonly name: Name
  readonly values: Values<Name, ReactNode>
}

/** A text of the catalog whose values are elements, such as a name in bold. */
export function Translated<Name extends TextName>({ name, values }: TranslatedProps<Name>) {
  const nodes: Readonly<Record<string, ReactNode>> = values
  // Every second part is the name of a value.
  const parts = getMessage(name).split(/\{(\w+)\}/)
  const children = parts.map((part, index) => (index % 2 === 1 ? nodes[part] : part))
  return createElement(Fragment, null, ...children)
}
