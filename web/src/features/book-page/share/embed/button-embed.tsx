import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { TextRows } from '../text-rows.tsx'
import { type ButtonBook, hidesAmazon, listButtonLabels } from './button-labels.ts'
import { EmbedPreview } from './embed-preview.tsx'
import { type ButtonTheme, buttonThemes, styleButton, writeHtmlButton } from './html-button.ts'

const themeNames: Readonly<Record<ButtonTheme, string>> = {
  color: 'Color of your reader page',
  dark: 'Dark',
  light: 'Light',
}

interface ButtonEmbedProps extends ButtonBook {
  readonly link: string
  readonly color: string
  readonly isTagged: boolean
}

/** A button without images or scripts, which works where websites allow no frames. */
export function ButtonEmbed({ link, color, isTagged, ...labeled }: ButtonEmbedProps) {
  const labels = listButtonLabels(labeled)
  const [chosen, setChosen] = useState('0')
  const [theme, setTheme] = useState<ButtonTheme>('color')
  const label = labels[Number(chosen)] ?? ''
  const style = styleButton(theme, color)
  const note = isTagged ? '(paid link)' : ''
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <ChoiceField
            label="Text"
            value={chosen}
            choices={labels.map((name, index) => ({ code: String(index), name }))}
            onChange={setChosen}
          />
        </div>
        <ChoiceField
          label="Theme"
          value={theme}
          choices={buttonThemes.map((code) => ({ code, name: themeNames[code] }))}
          onChange={(code) => setTheme(buttonThemes.find((one) => one === code) ?? 'color')}
        />
      </div>
      {isTagged && hidesAmazon(label, labeled) && (
        <p role="status" className="mt-3 mb-0 font-medium text-danger">
          Amazon requires the button text to name it. Choose a text with “Amazon”.
        </p>
      )}
      <EmbedPreview>
        <p className="m-0">
          <a href={link} target="_blank" rel="noopener nofollow" style={style}>
            {label}
          </a>
          {note && ` ${note}`}
        </p>
      </EmbedPreview>
      <TextRows
        label="Code of the button"
        texts={[
          {
            label: 'HTML button',
            isCode: true,
            text: writeHtmlButton({ link, label, style, note }),
            hint: 'Paste it into the HTML of your page.',
          },
        ]}
      />
    </>
  )
}
