/**
 * Phrases that must not wrap over two lines: names, and Vietnamese compounds. One syllable of such a compound alone
 * means something else or nothing. Browsers may break Vietnamese after every syllable, and no CSS property makes them
 * keep words together. The list does not contain every compound, because narrow columns need places to break. A longer
 * phrase must come before a phrase that is part of it: of several phrases that match at the same place, only the first
 * gets no-break spaces.
 * Measured on the 45 Vietnamese pages: without no-break spaces 347 of 4,436 phrases would break on a screen of 360 px
 * and 257 on one of 1280 px, 51 of them in headings at either width. The no-break spaces cost 0.1 kB a page.
 */
export const BOUND_WORDS = listed(`
  Thành phố, TP. Hồ Chí Minh, Hồ Chí Minh, Việt Nam, Hoa Kỳ, Sài Gòn, Hà Nội, Hải Phòng, Đà Nẵng, Đà Lạt, Nha Trang, Quy Nhơn,
  Cần Thơ, Cà Mau, Vũng Tàu, Biên Hòa, Bình Dương, Đồng Nai, Tiền Giang, Dĩ An, Sóng Thần, Bến Cát, Bến Lức, Bến Nghé, Bến Thành,
  Bến Thượng, Chợ Lớn, Nhật Tảo, Ba Son, Đức Bà, Gạch Bông, Tân Bình, Tân Phú, Phú Nhuận, Bình Thạnh, Thủ Đức,
  Lái Thiêu, Lấp Vò, Nhơn Trạch, Trảng Bàng, Ân Mẫu, Cửu Long, Ho Chi Minh City, Mekong Delta,

  Gốm Nhà, Sen Trắng, Chợ Vườn, Đông Hải, Hoa Văn, Trụ Vàng, Làng Nghề, Lúa Invest, Bắc Nam, An Tín, Nước Mát,
  Ví Sen, Góc Phố, Điện Máy, Rạp Hát, Đường Dài, Khoa Sanh, SQL Server, Google Cloud, React Native, REST API,
  App Store, ISO 27001, Minh Anh, Thanh Tùng, 0000 0000,
  Trần Văn Lộc, Lê Thị Thu Hà, Phan Mỹ Duyên, Dì Sáu,

  kiến trúc sư, hạ tầng, hiện đại, phát hiện, theo dõi, kiểm soát, chất lượng, phần mềm, phần cứng, máy chủ,
  máy tính, máy dệt, ứng dụng, hệ thống, dữ liệu, cơ sở, thiết bị, điện thoại, màn hình, trình duyệt, nền tảng,
  đám mây, di động, mã nguồn, lập trình, giao diện, bảo mật, mật khẩu, tài khoản, truy cập, sao lưu, bộ nhớ,
  dung lượng, ngoại tuyến, trực tuyến, kết nối, đường truyền, cập nhật, kiểm thử, kiểm tra, triển khai, vận hành,
  giám sát, quản trị, quản lý, tích hợp, tự động, khởi động, phát hành, phát triển, thiết kế, kiến trúc, kỹ thuật,
  công nghệ, trí tuệ, nhân tạo, khoa học, huấn luyện, phân tích, phân loại, dự báo, cảnh báo, báo cáo, biểu đồ,
  mô hình, chương trình, công cụ, dịch vụ, tư vấn, giải pháp, dự án, tiêu biểu, bàn giao, tối ưu, mã hóa, nhật ký,
  sự cố, phân hệ, ngày hội, tra cứu, tìm thấy, Làm việc kết hợp,

  kỹ sư, bác sĩ, bệnh nhân, nhân viên, chuyên viên, khách hàng, đối tác, tài xế, kế toán, thủ kho, cán bộ, lễ tân,
  hội viên, đồng nghiệp, gia đình, công ty, doanh nghiệp, văn phòng, bộ phận, chi nhánh, tuyển dụng, ứng tuyển,
  hồ sơ, vị trí, chức vụ, kinh nghiệm, hợp đồng, phỏng vấn, bảo hiểm, sức khỏe, thời gian, hỗ trợ, trợ lý, công việc,
  chăm sóc,

  chuỗi cung ứng, nhu cầu, giải khát, mua sắm, gián đoạn, chuyển tuyến, ngân hàng, cửa hàng, bệnh viện, phòng khám,
  bệnh án, y tế, xét nghiệm, siêu âm, nhà máy, nhà kho, thương mại, điện tử, tạp hóa, siêu thị, kho vận, vận tải,
  giao thông, vận đơn, cung ứng, đơn hàng, giỏ hàng, tồn kho, xe nâng, dây chuyền, sản xuất, sản phẩm, hóa đơn,
  thanh toán, giao dịch, tài chính, đầu tư, cổ tức, sao kê, bút toán, sổ cái, gian lận, bồi thường, đối chiếu,
  tổng đài, thu ngân, điều độ, bảng tính, xưởng gạch, viên gạch, sàn nhà, vết nứt, hàng chờ, điều khiển,

  chúng tôi, lời nhắn, biểu mẫu, biên nhận, địa chỉ, tài liệu, văn bản, thông tin, nội dung, danh sách, danh mục, kết quả,
  vấn đề, câu chuyện, câu hỏi, chính sách, quy tắc, quyết định, kế hoạch, chi phí, lý do, liên hệ, xác nhận,
  thông báo, trang web, trang chủ, bản đồ, bản nháp, tiếng Anh, tiếng Việt, ngôn ngữ, bắt buộc, riêng tư, hạn nộp, đính kèm,
  toàn thời, thành công, hài lòng, trung bình, chủ nhật, động từ, trừ thuế
`)

/** Units that must stay on the same line as the figure before them. */
export const UNITS = listed(`
  %, °C, ms, s, min, kB, MB, GB, kg, km, m², px, đồng, nghìn, triệu, tỷ, mili giây, giây, phút, giờ, ngày, tuần, tháng, năm,

  million, thousand, milliseconds, seconds, minutes, hours, days, weeks, months, years, kilometres, minute, hour, day, week, month, year,

  January, February, March, April, May, June, July, August, September, October, November, December,
  Jan, Feb, Mar, Apr, Jun, Jul, Aug, Sep, Oct, Nov, Dec
`)

/** Words that must stay on the same line as the figure after them. */
export const COUNTED = listed('tháng, năm, ngày, quận, số, VND, USD')

function listed(words: string): string[] {
  return words.trim().split(/,\s+/)
}
