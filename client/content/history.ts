import type texts from '#client/i18n/locales/en/history.json'
import type { Localized } from '#contract/content/localized.ts'
import { company } from './company.ts'

export interface HistoryEvent {
  year: number
  title: Localized
  text: Localized
  /** True for the last event of a period. The timeline shows it as a large square with the year. */
  isMilestone?: boolean
}

export interface Period {
  /**
   * The id of the period. The timeline draws a tiled floor behind its texts. `floor-stages.ts` and the style sheet of
   * the timeline use this id to choose how much of that floor is tiled, and in which pattern.
   */
  id: 'ground' | 'pattern' | 'room'
  from: number
  to: number
  title: Localized
  text: Localized
  /** The events in chronological order. The last one is the only milestone. */
  events: readonly HistoryEvent[]
}

/** The periods of the company's history in chronological order. */
export const periods: readonly Period[] = [
  {
    id: 'ground',
    from: 2000,
    to: company.founded,
    title: { en: 'The ground', vi: 'Làm nền' },
    text: {
      en: 'No company yet. Five students at the University of Technology share one computer room and, in the evenings, write small programs for shops in Chợ Lớn.',
      vi: 'Chưa có công ty nào cả. Năm sinh viên Bách khoa chung nhau một phòng máy, tối đến viết phần mềm nhỏ cho các cửa hiệu ở Chợ Lớn.',
    },
    events: [
      {
        year: 2000,
        title: { en: 'One key for five', vi: 'Năm người, một chìa khóa' },
        text: {
          en: 'The caretaker locks the computer room at six. He lends the five his key on one condition: the last to leave sweeps the floor.',
          vi: 'Sáu giờ chiều bác bảo vệ khóa phòng máy. Bác giao chìa cho năm người với một điều kiện: ai về sau cùng thì quét nhà.',
        },
      },
      {
        year: 2002,
        title: { en: 'Paid in cloth', vi: 'Tiền công bằng vải' },
        text: {
          en: 'A fabric shop lists its debtors in eleven school notebooks. Our program replaces all eleven. The fee: two million đồng and cloth for five shirts.',
          vi: 'Một tiệm vải ghi nợ kín mười một cuốn vở học trò. Phần mềm của chúng tôi thay cả mười một cuốn. Tiền công: hai triệu đồng và vải may năm chiếc sơ mi.',
        },
      },
      {
        year: 2003,
        title: { en: 'The power cut', vi: 'Cúp điện' },
        text: {
          en: 'At the last stock-taking before Tết the power fails, and a day of typing is gone. Everything we have built since saves first and answers afterwards. So do the forms on this site.',
          vi: 'Đúng đợt kiểm hàng giáp Tết thì cúp điện, mất trắng một ngày nhập liệu. Từ đó phần mềm nào của chúng tôi cũng lưu trước rồi mới trả lời. Biểu mẫu trên trang này cũng vậy.',
        },
      },
      {
        year: company.founded,
        isMilestone: true,
        title: { en: 'Lát is founded', vi: 'Lát ra đời' },
        text: {
          en: 'Five engineers rent a room above a tile workshop. The first job comes up the stairs: a stock list for the workshop. It runs for eleven years.',
          vi: 'Năm kỹ sư thuê căn phòng trên gác một xưởng gạch. Khách đầu tiên leo cầu thang lên: xưởng gạch bên dưới cần phần mềm kho. Phần mềm ấy chạy suốt mười một năm.',
        },
      },
    ],
  },
  {
    id: 'pattern',
    from: company.founded,
    to: company.partnership,
    title: { en: 'The pattern', vi: 'Thành hoa văn' },
    text: {
      en: 'From stock lists to whole systems. Three habits from these years have stayed: sit beside people first, test every night, explain every difference.',
      vi: 'Từ phần mềm kho đến những hệ thống trọn vẹn. Ba thói quen từ những năm này còn đến giờ: ngồi cạnh người dùng trước đã, kiểm thử hằng đêm, lệch một đồng cũng phải rõ vì sao.',
    },
    events: [
      {
        year: 2006,
        title: { en: 'A week at the front desk', vi: 'Một tuần ở quầy tiếp nhận' },
        text: {
          en: 'Our first hospital wants its queue on a screen. We sit beside the nurses for a week and count three queues. No project of ours has begun at our own desks since.',
          vi: 'Bệnh viện đầu tiên của chúng tôi muốn đưa hàng chờ lên màn hình. Chúng tôi ngồi cạnh các chị điều dưỡng một tuần và đếm được ba hàng chờ. Từ đó, chưa dự án nào bắt đầu từ bàn giấy.',
        },
      },
      {
        year: company.nightlyTests,
        title: { en: 'Tests at two in the morning', vi: 'Kiểm thử lúc hai giờ sáng' },
        text: {
          en: 'An old computer under the stairs runs every test while we sleep. Its first report has nine pages, and the printer keeps the workshop’s dog barking until dawn.',
          vi: 'Chiếc máy cũ dưới gầm cầu thang chạy hết các bài kiểm thử trong lúc mọi người ngủ. Báo cáo đầu tiên dài chín trang, máy in kêu đến nỗi con chó của xưởng sủa tới sáng.',
        },
      },
      {
        year: 2009,
        title: { en: 'Forty-one đồng', vi: 'Bốn mươi mốt đồng' },
        text: {
          en: 'Our first bank closes a day 41 đồng short. Four of us search for nine days. The rounding rule that hid them is still the first lesson for newcomers.',
          vi: 'Ngân hàng đầu tiên của chúng tôi khóa sổ cuối ngày thì thiếu 41 đồng. Bốn người tìm suốt chín ngày. Quy tắc làm tròn đã giấu số tiền ấy đến nay vẫn là bài học vỡ lòng cho người mới.',
        },
      },
      {
        year: company.partnership,
        isMilestone: true,
        title: { en: 'The first partnership', vi: 'Đối tác đầu tiên' },
        text: {
          en: 'A software house in Singapore signs a multi-year contract with us and gives us a seat at its planning table, not just leftover work. We become one team at two addresses.',
          vi: 'Một hãng phần mềm ở Singapore ký hợp đồng nhiều năm và kê thêm ghế cho chúng tôi ở bàn lập kế hoạch, chứ không chỉ giao phần việc còn thừa. Từ đó là một đội, hai địa chỉ.',
        },
      },
    ],
  },
  {
    id: 'room',
    from: company.partnership,
    to: company.singaporeOffice,
    title: { en: 'The next room', vi: 'Sang phòng kế bên' },
    text: {
      en: 'Clients ask for people who are awake when they are, and for proof that their data is safe with us. Finding the people takes us a year, the proof five.',
      vi: 'Khách hàng cần người thức cùng giờ với họ, và cần bằng chứng rằng dữ liệu của họ an toàn. Người thì một năm là có, bằng chứng thì mất năm năm.',
    },
    events: [
      {
        year: 2011,
        title: { en: 'Somebody is awake', vi: 'Luôn có người thức' },
        text: {
          en: 'The first duty roster: three engineers, day and night, one Nokia. It rings 63 times in its first month and four times in its twelfth.',
          vi: 'Lịch trực đầu tiên: ba kỹ sư thay nhau giữ một chiếc Nokia, cả ngày lẫn đêm. Tháng đầu máy reo 63 lần, tháng thứ mười hai chỉ còn bốn.',
        },
      },
      {
        year: 2012,
        title: { en: 'A door in the wall', vi: 'Trổ cửa qua vách' },
        text: {
          en: 'Our stock list shows the workshop that its store for moulds, behind our wall, stands half empty, so it lets us have the room. Where the wall was, one row of tiles does not match; we left it that way.',
          vi: 'Nhờ phần mềm kho, xưởng gạch thấy kho khuôn sát vách chúng tôi còn trống một nửa, bèn nhường lại. Chỗ vách cũ có một hàng gạch không khớp hoa văn; chúng tôi để nguyên.',
        },
      },
      {
        year: company.clientMovedOut,
        title: { en: 'A client moves out', vi: 'Một khách hàng ra riêng' },
        text: {
          en: 'A client sets up a team of its own and takes its system with it. Handing over code, keys and documents takes an afternoon: they have been the client’s from the first day.',
          vi: 'Một khách hàng lập đội kỹ thuật riêng và mang hệ thống về. Bàn giao mã nguồn, khóa truy cập và tài liệu hết đúng một buổi chiều: những thứ ấy vốn là của họ từ ngày đầu.',
        },
      },
      {
        year: company.singaporeOffice,
        isMilestone: true,
        title: { en: 'Singapore and ISO 27001', vi: 'Singapore và ISO 27001' },
        text: {
          en: 'Two borrowed desks at our first partner’s give way to an office of our own in Singapore. The ISO 27001 auditor finds one fault: the spare key to the server room, on a nail in the kitchen. The nail is still there, and we are certified.',
          vi: 'Từ hai chiếc bàn ngồi nhờ bên đối tác đầu tiên, chúng tôi có văn phòng riêng tại Singapore. Còn đánh giá viên ISO 27001 chỉ ra đúng một lỗi: chìa dự phòng của phòng máy chủ treo trên cây đinh trong bếp. Đinh vẫn còn đó, và chúng tôi đạt chứng nhận.',
        },
      },
    ],
  },
]

/** The paragraphs below the timeline about the years since its last period, in order. */
export const paragraphsSinceThen: readonly (keyof typeof texts.today.paragraphs)[] = [
  'replaced',
  'roster',
  'models',
  'closed',
  'edition',
]
