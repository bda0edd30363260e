// Without a build step, so that the file in the plugin is the source.
;((wp) => {
  const { createElement: element, useState } = wp.element
  const { __ } = wp.i18n
  const { Button, Disabled, Placeholder, TextControl, ToolbarButton, ToolbarGroup } = wp.components
  const { BlockControls, useBlockProps } = wp.blockEditor
  const ServerSideRender = wp.serverSideRender

  function Form({ url, onSubmit }) {
    const [text, setText] = useState(url)
    const submit = (event) => {
      event.preventDefault()
      if (text.trim() !== '') onSubmit(text.trim())
    }
    return element(
      Placeholder,
      {
        icon: 'book',
        label: __('Everyshelf card', 'everyshelf'),
        instructions: __('Paste a Global Link from your Everyshelf server.', 'everyshelf'),
      },
      element(
        'form',
        { onSubmit: submit },
        element(TextControl, {
          type: 'url',
          label: __('Global Link', 'everyshelf'),
          placeholder: 'https://books.example.org/go/…',
          value: text,
          onChange: setText,
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        }),
        element(Button, { type: 'submit', variant: 'primary' }, __('Show card', 'everyshelf')),
      ),
    )
  }

  function Edit({ attributes: { url }, setAttributes }) {
    const [isEditing, setEditing] = useState(url === '')
    const save = (next) => {
      setAttributes({ url: next })
      setEditing(false)
    }
    if (isEditing) return element('div', useBlockProps(), element(Form, { url, onSubmit: save }))
    const change = element(ToolbarButton, {
      icon: 'edit',
      label: __('Change link', 'everyshelf'),
      onClick: () => setEditing(true),
    })
    return element(
      'div',
      useBlockProps(),
      element(BlockControls, null, element(ToolbarGroup, null, change)),
      // A press selects the block instead of opening a store.
      element(
        Disabled,
        null,
        element(ServerSideRender, { block: 'everyshelf/card', attributes: { url } }),
      ),
    )
  }

  // The server renders the card, so that posts have the current one.
  wp.blocks.registerBlockType('everyshelf/card', { edit: Edit, save: () => null })
})(window.wp)
