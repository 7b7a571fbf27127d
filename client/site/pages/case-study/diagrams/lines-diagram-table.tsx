import { useTranslation } from 'react-i18next'
import type { LinesDiagram } from '#contract/content/diagram-schema.ts'

/** The values of a line chart as a table for screen readers. */
export function LinesDiagramTable({ diagram, format }: { diagram: LinesDiagram; format: Intl.NumberFormat }) {
  const { t } = useTranslation('case-studies')
  const { unit, points, lines } = diagram
  return (
    <div className="visually-hidden">
      <table>
        <caption>{unit}</caption>
        <thead>
          <tr>
            <th scope="col">{t('diagram.time')}</th>
            {lines.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {lines.map(({ label, values }) => (
                <td key={label}>{format.format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
