import type { CapabilityTile, DescribedTechnology, ServiceQuote, TechnologyGroup } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'super-app-for-food-delivery-services',
  text: {
    en: 'I still set the clock fast. The app no longer minds.',
    vi: 'Tôi vẫn vặn đồng hồ nhanh. Giờ ứng dụng cũng kệ.',
  },
  speaker: { en: 'Dì Sáu, who cooks bún bò in Phú Nhuận', vi: 'Dì Sáu, quán bún bò ở Phú Nhuận' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'mobile-consulting',
    title: { en: 'Mobile consulting', vi: 'Tư vấn' },
    summary: { en: 'What to build, for which phones, at what cost.', vi: 'Nên làm gì, cho máy nào, tốn bao nhiêu.' },
    description: {
      en: 'Native or cross-platform, app or website: an answer in writing before you spend on either. Sometimes it is “neither”.',
      vi: 'Native hay đa nền tảng, ứng dụng hay website: có câu trả lời bằng văn bản trước khi bạn chi tiền. Đôi khi là: khỏi cần.',
    },
  },
  {
    type: 'content',
    icon: 'android',
    title: { en: 'Android', vi: 'Android' },
    summary: { en: 'Native Android apps, for cheap phones too.', vi: 'Ứng dụng Android native, máy rẻ vẫn chạy tốt.' },
    description: {
      en: 'Kotlin apps, tested on the phones people really carry: 3 GB of memory, a cracked corner, the battery at 9%.',
      vi: 'Ứng dụng Kotlin, thử trên đúng những chiếc máy người ta mang theo: 3 GB bộ nhớ, góc màn hình nứt, pin còn 9%.',
    },
  },
  {
    type: 'content',
    icon: 'ios',
    title: { en: 'iOS', vi: 'iOS' },
    summary: { en: 'Native apps for iPhone and iPad.', vi: 'Ứng dụng native cho iPhone và iPad.' },
    description: {
      en: 'Swift apps that behave as iPhone owners expect. We know the App Store’s rules, a few of them from being rejected.',
      vi: 'Ứng dụng Swift đúng thói quen người dùng iPhone. Luật của App Store chúng tôi thuộc, vài điều nhờ từng bị từ chối.',
    },
  },
  {
    type: 'content',
    icon: 'cross-platform',
    title: { en: 'Cross-platform', vi: 'Đa nền tảng' },
    summary: { en: 'One app for Android and iPhone.', vi: 'Một ứng dụng cho cả Android lẫn iPhone.' },
    description: {
      en: 'One code base in React Native or Flutter for both stores, with native parts where a cheap phone would stutter.',
      vi: 'Một mã nguồn React Native hoặc Flutter cho cả hai kho ứng dụng, thêm phần native ở chỗ máy rẻ hay giật.',
    },
  },
  {
    type: 'content',
    icon: 'mobile-optimization',
    title: { en: 'App optimization', vi: 'Tối ưu ứng dụng' },
    summary: {
      en: 'Faster starts and fewer crashes for the app you have.',
      vi: 'Ứng dụng bạn đang có mở nhanh hơn, ít sập hơn.',
    },
    description: {
      en: 'Start-up time, battery, data use, crashes: each has a limit, and a release that exceeds one does not go out.',
      vi: 'Thời gian mở, pin, dung lượng mạng, lỗi sập: mỗi thứ có một ngưỡng, bản nào vượt ngưỡng thì không phát hành.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/one-hand.svg',
    alt: { en: 'A phone in one hand, a helmet in the other', vi: 'Một tay cầm điện thoại, một tay ôm nón bảo hiểm' },
  },
]

/**
 * The technologies in groups, one for each tab of the page. The tab of the first group is selected at the beginning.
 */
export const technologyGroups: readonly TechnologyGroup<DescribedTechnology>[] = [
  {
    key: 'native',
    title: { en: 'Native', vi: 'Native' },
    description: {
      en: 'When a key must stay inside the phone’s secure hardware, or the camera must not drop a frame.',
      vi: 'Khi khóa mã hóa phải nằm yên trong phần cứng bảo mật của máy, hoặc camera không được rớt một khung hình nào.',
    },
    technologies: [
      {
        name: 'Swift',
        logo: 'swift',
        category: { en: 'Language for iPhone and iPad', vi: 'Ngôn ngữ cho iPhone, iPad' },
        description: {
          en: 'Opens a patient’s record by face recognition; the key stays in the phone’s hardware.',
          vi: 'Nhìn vào máy là mở bệnh án, còn khóa vẫn nằm trong phần cứng của máy.',
        },
      },
      {
        name: 'Kotlin',
        logo: 'kotlin-icon',
        category: { en: 'Language for Android', vi: 'Ngôn ngữ cho Android' },
        description: {
          en: 'Scans barcodes on a phone with 3 GB of memory without a stutter.',
          vi: 'Quét mã vạch không giật trên chiếc máy 3 GB bộ nhớ.',
        },
      },
    ],
  },
  {
    key: 'crossPlatform',
    title: { en: 'Cross-platform', vi: 'Đa nền tảng' },
    description: {
      en: 'When one team serves both stores, and you can count its members on one hand.',
      vi: 'Khi một nhóm lo cả hai kho ứng dụng, và đếm cả nhóm chưa hết một bàn tay.',
    },
    technologies: [
      {
        name: 'React Native',
        logo: 'react',
        category: { en: 'Framework for both stores', vi: 'Framework cho cả Android lẫn iOS' },
        description: {
          en: 'Runs a grocery app with 2.5M+ downloads; only one part of it is native.',
          vi: 'Chạy ứng dụng đi chợ hơn 2,5 triệu lượt tải; chỉ đúng một phần viết native.',
        },
      },
      {
        name: 'Flutter',
        logo: 'flutter-icon',
        category: { en: 'Framework for both stores', vi: 'Framework cho cả Android lẫn iOS' },
        description: {
          en: 'Draws the same chart on both platforms, so a screenshot sent to your sister matches her screen.',
          vi: 'Vẽ biểu đồ như nhau trên hai nền tảng: ảnh chụp gửi em gái giống hệt hình trên máy em.',
        },
      },
    ],
  },
  {
    key: 'backend',
    title: { en: 'Backend', vi: 'Máy chủ' },
    description: {
      en: 'Half of every app runs on a server. It answers late, or twice, or not at all, and the half on the phone has to cope.',
      vi: 'Một nửa ứng dụng nằm trên máy chủ: lúc trả lời trễ, lúc trả lời hai lần, lúc im. Nửa trên điện thoại phải xoay xở được hết.',
    },
    technologies: [
      {
        name: 'Node.js',
        logo: 'nodejs-icon',
        category: { en: 'Server platform', vi: 'Nền tảng máy chủ' },
        description: {
          en: 'Merges shopping carts that were filled in a lift.',
          vi: 'Gộp giỏ hàng chất đầy lúc mất sóng trong thang máy.',
        },
      },
      {
        name: '.NET',
        logo: 'dotnet',
        category: { en: 'Server platform', vi: 'Nền tảng máy chủ' },
        description: {
          en: 'Adds up a ledger of a million entries, and explains each sum on request.',
          vi: 'Cộng cuốn sổ cái một triệu bút toán, hỏi đâu giải thích được đó.',
        },
      },
      {
        name: 'Firebase',
        logo: 'firebase-icon',
        category: { en: 'Notifications and crash reports', vi: 'Thông báo và báo cáo lỗi' },
        description: {
          en: 'Tells us about a crash before the one-star review does.',
          vi: 'Ứng dụng sập là báo chúng tôi ngay, trước cả lời chê một sao.',
        },
      },
    ],
  },
]
