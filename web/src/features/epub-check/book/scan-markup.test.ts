import { expect, it } from 'vitest'
import { type ScannedAttribute, scanMarkup } from './scan-markup.ts'

function scan(markup: string) {
  const attributes: (ScannedAttribute & { element: string })[] = []
  const events: string[] = []
  scanMarkup(markup, {
    onOpen: (element, found) => {
      events.push(`<${element}>`)
      attributes.push(...found.map((attribute) => ({ ...attribute, element })))
    },
    onClose: (element) => events.push(`</${element}>`),
    onText: (text) => events.push(text),
  })
  return { attributes, events }
}

it('finds each value and the whole attribute by position', () => {
  const markup = `<p>See <a id="x"\n  href='https://a.test/?a=1&amp;b=2' class="">it</a>.</p>`
  const found = scan(markup).attributes.map(({ name, value, valueSpan, span }) => [
    name,
    value,
    markup.slice(valueSpan.start, valueSpan.end),
    markup.slice(span.start, span.end),
  ])
  expect(found).toEqual([
    ['id', 'x', 'x', ' id="x"'],
    [
      'href',
      'https://a.test/?a=1&b=2',
      'https://a.test/?a=1&amp;b=2',
      "\n  href='https://a.test/?a=1&amp;b=2'",
    ],
    ['class', '', '', ' class=""'],
  ])
})

it('reads elements and attributes with a prefix, and empty elements', () => {
  const { attributes, events } = scan('<svg:a xlink:href="#x"/><area href="b"/>')
  expect(events).toEqual(['<a>', '</a>', '<area>', '</area>'])
  expect(attributes.map(({ element, name }) => `${element} ${name}`)).toEqual([
    'a href',
    'area href',
  ])
})

it('finds nothing in comments, CDATA, or processing instructions', () => {
  const { events } = scan('<!-- <a href="x"> --><![CDATA[<a href="y">]]><?php <a href="z"> ?>')
  expect(events).toEqual([])
})

it('reads markup that is not well-formed', () => {
  const { attributes } = scan('<a href=bare>x<b><a href="second">')
  expect(attributes.map(({ value, isQuoted }) => [value, isQuoted])).toEqual([
    ['bare', false],
    ['second', true],
  ])
})
