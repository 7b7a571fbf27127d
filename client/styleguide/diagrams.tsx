import type { ComponentProps } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { i18nFor } from '#client/i18n/i18n.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { Diagram } from '#client/site/pages/case-study/diagrams/diagram.tsx'
import styles from './styleguide.module.css'

await loadTranslations('vi', ['case-studies'])

// Sample diagrams in Vietnamese. Their texts are longer than those of most diagrams, to show that long texts fit.
const DIAGRAMS: ComponentProps<typeof Diagram>['diagram'][] = [
  {
    kind: 'bars',
    section: 'challenge',
    caption: 'Thời gian chờ ở cổng cảng trước và sau khi có lịch hẹn, đo trong giờ cao điểm buổi chiều.',
    tile: { value: 5, text: '5 phút' },
    bars: [
      { label: 'Trước dự án, xe đầu kéo xếp hàng ngoài cổng', value: 41, text: '41 phút' },
      { label: 'Sau ba tháng chạy thử ở hai trên bảy làn', value: 26.5, text: '26,5 phút' },
      { label: 'Hiện nay, với lịch hẹn cho mọi chuyến xe', value: 9, text: '9 phút', isHighlighted: true },
    ],
  },
  {
    kind: 'flow',
    section: 'solution',
    caption: 'Đường đi của một yêu cầu hoàn tiền; nhân viên chỉ thẩm định trường hợp nghi ngờ.',
    steps: [
      { title: 'Khách gửi yêu cầu trên ứng dụng', detail: 'Kèm ảnh hóa đơn và lý do, kể cả khi mất mạng' },
      { title: 'Mô hình chấm điểm rủi ro', detail: 'Dưới hai giây' },
      { title: 'Nhân viên thẩm định trường hợp nghi ngờ', detail: 'Khoảng 6 % yêu cầu', isHighlighted: true },
      { title: 'Ngân hàng chuyển tiền' },
      { title: 'Khách nhận thông báo', detail: 'Bằng tin nhắn và thư điện tử' },
    ],
  },
  {
    kind: 'flow',
    section: 'solution',
    caption: 'Bốn bước nối nhau: phép so với ngưỡng quyết định có báo hay không.',
    steps: [
      { title: 'Đo', detail: 'mỗi phút một lần' },
      { title: 'So với ngưỡng', isHighlighted: true },
      { title: 'Báo người trực' },
      { title: 'Ghi nguyên nhân', detail: 'trước khi đóng' },
    ],
  },
  {
    kind: 'hub',
    section: 'solution',
    caption: 'Bảy phần mềm rời rạc nay đọc và ghi vào một sổ cái duy nhất.',
    hub: { title: 'Sổ cái dùng chung', detail: 'Mỗi nghiệp vụ ghi đúng một lần' },
    spokes: [
      'Kế toán công nợ và thuế giá trị gia tăng',
      'Mua hàng',
      'Kho nguyên vật liệu',
      'Xưởng cán nguội',
      'Phòng kiểm tra chất lượng sản phẩm',
      'Bán hàng',
      'Vận chuyển',
    ],
  },
  {
    kind: 'lines',
    section: 'resultText',
    caption: 'Số thùng bán ra theo tuần bám sát dự báo, kể cả hai tuần nắng nóng bất thường.',
    unit: 'nghìn thùng mỗi tuần',
    points: Array.from({ length: 12 }, (_, index) => `Tuần ${index + 1}`),
    lines: [
      { label: 'Bán ra thực tế', values: [820, 840, 910, 1040, 1260, 1390, 1310, 1120, 980, 930, 890, 905] },
      { label: 'Dự báo trước hai tuần', values: [800, 850, 900, 1010, 1190, 1350, 1330, 1150, 1010, 940, 900, 890] },
    ],
    marks: [
      { line: 1, point: 6 },
      { line: 2, point: 12 },
    ],
  },
  {
    kind: 'schedule',
    section: 'solution',
    caption: 'Mười hai tháng chuyển đổi: hai hệ thống chỉ chạy song song trong một quý.',
    columns: Array.from({ length: 12 }, (_, index) => `Tháng ${index + 1}`),
    rows: [
      { label: 'Khảo sát quy trình ở ba nhà máy', from: 1, to: 2 },
      { label: 'Xây dựng phần lõi', from: 2, to: 6 },
      { label: 'Chạy song song với hệ thống cũ', from: 7, to: 9, isHighlighted: true },
      { label: 'Bàn giao', from: 10, to: 10 },
      { label: 'Bảo trì và theo dõi', from: 10, to: 12 },
    ],
  },
]

/** Every kind of diagram in two widths, because a case study's column is narrow on small and wide on large screens. */
export function Diagrams() {
  return (
    <Section title="Diagrams" lead="Data in the story, drawn as static HTML.">
      <I18nextProvider i18n={i18nFor('vi')}>
        {[styles.column, undefined].map((className) =>
          DIAGRAMS.map((diagram) => (
            <div key={`${diagram.caption} ${className}`} className={className} lang="vi">
              <Diagram diagram={diagram} />
            </div>
          )),
        )}
      </I18nextProvider>
    </Section>
  )
}
