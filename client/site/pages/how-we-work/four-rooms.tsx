import styles from './four-rooms.module.css'

/**
 * A picture from edge to edge of the screen: a room for each chapter of the questions below it, in the colour of the
 * chapter's tile. From room to room more of the floor is laid.
 */
export function FourRooms() {
  return (
    <div className={styles.rooms}>
      <img src="/illustrations/four-rooms.svg" alt="" width={2400} height={760} loading="lazy" decoding="async" />
    </div>
  )
}
