import { ICONS, Icon, type IconName } from '#client/components/icon.tsx'
import { IconButton } from '#client/components/icon-button.tsx'
import { Section } from '#client/components/section.tsx'
import { Spinner } from '#client/components/spinner.tsx'
import { PauseButton } from '#client/widgets/pause-button/pause-button.tsx'
import styles from './styleguide.module.css'

/** All icons, and the buttons that show an icon. */
export function Icons() {
  return (['paper', 'ink'] as const).map((tone) => (
    <Section key={tone} tone={tone} title={`Icons on ${tone}`}>
      <ul className={styles.icons}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <IconButton icon="close" label="Close" />
        <IconButton framed icon="arrow-left" label="Previous" />
        <IconButton framed icon="arrow-right" label="Next" />
        <PauseButton pauseLabel="Pause" playLabel="Play" />
        <Spinner label="Loading" />
      </div>
    </Section>
  ))
}
