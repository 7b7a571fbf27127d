import { type CSSProperties, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { receiptTile } from '#contract/tile/receipt-tile.ts'
import { tileSvg } from '#contract/tile/tile.ts'
import styles from './receipt-tile.module.css'

/** The indices of the tiles, which stand in three rows of three. */
const TILES = Array.from({ length: 9 }, (_, index) => index)
const TILE_SIZE_PX = 96

interface ReceiptTileProps {
  receipt: string
  /** False (grey tiles) until the relay has accepted the submission. Then one tile after another takes its colours. */
  coloured: boolean
}

/** A square picture of nine equal tiles. The pattern of the tile is computed from the receipt code (`receiptTile`). */
export function ReceiptTile({ receipt, coloured }: ReceiptTileProps) {
  const { t } = useTranslation('form')
  const picture = useMemo(() => {
    const svg = tileSvg(receiptTile(receipt), TILE_SIZE_PX)
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  }, [receipt])
  return (
    <div
      className={styles.tiles}
      role="img"
      aria-label={t(coloured ? 'tile.coloured' : 'tile.grey', { receipt })}
      data-receipt-tile={coloured ? 'coloured' : 'grey'}
      style={{ '--tile': picture } as CSSProperties}
    >
      {TILES.map((index) => (
        <i key={index} style={{ '--index': index } as CSSProperties} />
      ))}
    </div>
  )
}
