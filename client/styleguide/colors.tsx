import { colorOf, contrast, readTokens } from '#client/app/theme/contrast.ts'
import tokensCss from '#client/app/theme/tokens.css?raw'
import { COLOR_RAMPS } from '#client/components/form/color-ramps.ts'
import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

const tokens = readTokens(tokensCss)
const NAMED = [...tokens].filter(([, value]) => value.startsWith('#')).map(([name, color]) => ({ name, color }))
const GROUNDS = ['paper', 'eggshell', 'ink']
const TEXT_CONTRAST = 4.5

function Chip({ name, color }: { name: string; color: string }) {
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

export function Colors() {
  return (
    <>
      <Section
        eyebrow="Tokens"
        title="Colours"
        lead="Contrast is measured; what is struck through is too weak for text."
      >
        <ul className={styles.chips}>
          {NAMED.map((token) => (
            <Chip key={token.name} {...token} />
          ))}
        </ul>
      </Section>
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
                      color: `var(--${contrast(color, '#10201c') > TEXT_CONTRAST ? 'ink' : 'paper'})`,
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
