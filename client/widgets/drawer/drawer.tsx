import type { ReactNode } from 'react'
import { IconButton } from '#client/components/icon-button.tsx'
import type { MenuEntry, MenuLink } from '#client/widgets/dropdown/menu-bar.tsx'
import styles from './drawer.module.css'

const DRAWER_ID = 'drawer'

/**
 * Returns the attributes with which a button opens or closes the drawer without a script (HTML invoker commands). In
 * browsers that do not know these attributes, `start-drawer.ts` opens and closes the drawer.
 */
function drawerCommand(command: 'show-modal' | 'close') {
  return { commandfor: DRAWER_ID, command }
}

/** The button in the header that opens the drawer. */
export function DrawerButton({ label }: { label: string }) {
  return <IconButton icon="menu" label={label} className={styles.open} {...drawerCommand('show-modal')} />
}

interface DrawerProps {
  label: string
  closeLabel: string
  logo: ReactNode
  entries: readonly MenuEntry[]
  /** The link to the page about installing the site. It is below the menu. */
  install: MenuLink
  /**
   * The link "I’m done here": it leads to the page that removes a visitor's data from a shared device. It stands below
   * the link `install`.
   */
  done: MenuLink
  /** Content at the bottom of the drawer. */
  children: ReactNode
}

/** The menu of small screens, a modal dialog (`menu-bar.tsx` is the menu of wide screens). */
export function Drawer({ label, closeLabel, logo, entries, install, done, children }: DrawerProps) {
  return (
    <dialog id={DRAWER_ID} className={styles.drawer} closedby="any" aria-label={label} data-drawer>
      <div className={styles.body}>
        <div className={styles.top}>
          {logo}
          <IconButton icon="close" label={closeLabel} {...drawerCommand('close')} />
        </div>
        <nav aria-label={label}>
          <ul className={styles.list}>
            {entries.map(({ id, pages, label, href = '', current }) => (
              <li key={id}>
                {pages ? (
                  <details name="drawer">
                    <summary aria-current={current}>{label}</summary>
                    <ul className={styles.pages}>
                      {pages.map((page) => (
                        <li key={page.href}>
                          <DrawerLink {...page} />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <DrawerLink label={label} href={href} current={current} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.floor} aria-hidden="true" />
        <a className={styles.link} href={install.href} data-install data-install-offer>
          {install.label}
        </a>
        <a className={styles.link} href={done.href}>
          {done.label}
        </a>
        <div className={styles.bottom}>{children}</div>
      </div>
    </dialog>
  )
}

/** A link in the drawer. */
function DrawerLink({ label, href, current }: MenuLink) {
  return (
    <a href={href} aria-current={current}>
      <span>{label}</span>
    </a>
  )
}
