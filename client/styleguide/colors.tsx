import { Section } from '#client/components/section.tsx'
import { COLOR_RAMPS } from '#client/islands/forms/controls/color-ramps.ts'
import { colorOf, contrast, readTokens } from '#client/site/theme/contrast.ts'
import tokensCss from '#client/site/theme/tokens.css?raw'
import styles from './styleguide.module.css'

const SCHEMES = ['day', 'night'] as const
const GROUNDS = ['paper', 'eggshell', 'band']
const TEXT_CONTRAST = 4.5

interface ChipProps {
  name: string
  tokens: Map<string, string>
}

/** A colour with its contrast on each background; too weak a contrast for text is marked. */
function Chip({ name, tokens }: ChipProps) {
  const color = colorOf(name, tokens)
  return (
    <li>
      <div className={styles.swatch} style={{ background: color }} />
      <b>{name}</b>
      <code>{color}</code>
      {GROUNDS.map((ground) => {
        const ratio = contrast(color, colorOf(ground, tokens))
        return (
          <span key={ground} data-weak={ratio < TEXT_CONTRAST || undefined}>
            {ratio.toFixed(1)} on {ground}
          </span>
        )
      })}
    </li>
  )
}

/** The colours by day and by night with their contrasts, and the ramps of Mantine. */
export function Colors() {
  return (
    <>
      {SCHEMES.map((scheme) => {
        const tokens = readTokens(tokensCss, scheme)
        return (
          <Section
            key={scheme}
            title={`Colours by ${scheme}`}
            lead="Contrast is measured; what is struck through is too weak for text."
          >
            <ul className={styles.chips}>
              {[...tokens]
                .filter(([, value]) => value.startsWith('#'))
                .map(([name]) => (
                  <Chip key={name} name={name} tokens={tokens} />
                ))}
            </ul>
          </Section>
        )
      })}
      <Section title="Ramps" lead="For Mantine: ten steps of each pigment, even in lightness.">
        <div className={styles.ramps}>
          {Object.entries(COLOR_RAMPS).map(([name, steps]) => (
            <div key={name}>
              <b>{name}</b>
              <ol className={styles.ramp}>
                {steps.map((color, step) => (
                  <li
                    key={color}
                    style={{
                      background: color,
                      color: `var(--${contrast(color, '#10201c') > TEXT_CONTRAST ? 'dark' : 'light'})`,
                    }}
                  >
                    <b>{step}</b>
                    <code>{color}</code>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
