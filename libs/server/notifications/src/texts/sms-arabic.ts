import type { NotificationKind } from '@smachot/contracts';
import { disputes } from './dispute-sentences';
import { hostedEvents } from './event-sentences';
import { proposals } from './proposal-sentences';
import type { Sentence } from './sentence';
import { storeStates } from './store-sentences';

/** The sentences of text messages in Arabic. An order has no article: `ال` or `لل` goes before it. */
export const arabic: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template ? 'Smachot: أُوقف الإرسال مؤقتا. ما لم يخرج بعد بانتظاركم' : `Smachot: الإرسال ينتظر حتى ${until}`,
  send_scheduled: ({ until }) => `Smachot: تُرسل التذكيرات على دفعات حتى ${until}`,
  send_waits: () => 'Smachot: الإرسال بانتظاركم. التفاصيل في صفحة الضيوف',
  campaign_done: () => 'Smachot: أُرسلت الرسائل إلى الضيوف',
  bill_due: ({ money }) => `Smachot: سيُحصَّل ${money} مقابل الردود التي وصلت`,
  bill_settled: ({ money }) => `Smachot: دُفع ${money}. الإيصال جاهز`,
  charge_failed: ({ money }) => `Smachot: رفضت شركة الائتمان تحصيل ${money}. افحصوا البطاقة`,
  ...disputes.ar,
  ...storeStates.ar,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'Smachot: قالب رسالة ناقص في WhatsApp. أُوقف إرسال واحد مؤقتا'
      : ending
        ? 'Smachot: لم يُجدد الوصول إلى WhatsApp. سيتوقف الإرسال عند انتهائه'
        : 'Smachot: توقف الإرسال عبر WhatsApp',
  number_awaiting_approval: () => 'Smachot: أجاب ضيف بعدد أكبر من عدد المدعوين',
  numbers_waiting: ({ count }) => `Smachot: ردود أكثر من عدد المدعوين: ${count}. هي بانتظار موافقتكم`,
  guest_wrote: () => 'Smachot: كتب لكم ضيوف',
  order_placed: ({ order }) => `Smachot: وصل ${order}. بانتظار ردكم`,
  order_approved: ({ order }) => `Smachot: تمت الموافقة على ال${order}`,
  order_declined: ({ order }) => `Smachot: رُفض ال${order} ولم يُحصَّل منكم شيء`,
  order_expired: ({ order }) => `Smachot: لم يصل رد في الوقت على ال${order}. لم يُحصَّل شيء`,
  order_recalled: ({ order }) => `Smachot: سحب الزبون ال${order}`,
  order_cancelled: ({ order }) => `Smachot: أُلغي ال${order}`,
  order_payment_needed: ({ money, order }) =>
    `Smachot: لم ينجح دفع ${money} لل${order}. لديكم 24 ساعة لإكماله`,
  order_refunded: ({ money, order }) => `Smachot: أُعيد ${money} عن ال${order}`,
  order_done: ({ order }) => `Smachot: اكتمل ال${order}`,
  order_estimate: ({ money, order, participants }) =>
    `Smachot: حسب تأكيدات الحضور، ال${order}: عدد الضيوف ${participants}، ${money}`,
  order_amendment_proposed: ({ order, participants }) =>
    `Smachot: ال${order}: طلب لتغيير عدد الضيوف إلى ${participants}. بانتظار ردكم`,
  order_amendment_accepted: ({ order, participants }) =>
    `Smachot: ال${order}: وافقت المصلحة على عدد الضيوف ${participants}`,
  order_amendment_refused: ({ order, participants }) =>
    `Smachot: ال${order}: رُفض عدد الضيوف ${participants}. يبقى العدد المتفق عليه`,
  order_amendment_lapsed: ({ order, participants }) =>
    `Smachot: ال${order}: لا رد على عدد الضيوف ${participants}. يبقى العدد المتفق عليه`,
  order_settled: ({ money, order, participants }) =>
    `Smachot: ال${order}: العدد النهائي للضيوف ${participants}، المجموع ${money}`,
  order_settlement_due: ({ money, order }) => `Smachot: بقي دفع ${money} عن ال${order}. لديكم 24 ساعة لإكماله`,
  order_locked: ({ order, participants }) =>
    `Smachot: ال${order}: ثُبّت عدد الضيوف المدفوع عنهم، ${participants}`,
  order_event_moved: ({ order, event, eventDay }) => `Smachot: ال${order}: موعد ${event} الآن ${eventDay}`,
  order_event_cancelled: ({ order, event }) => `Smachot: تم إلغاء ${event}. ال${order} ما زال قائما`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ال${order}: طلب نقله إلى ${eventDay}. بانتظار ردكم`
      : `Smachot: ال${order}: طلب تغيير. بانتظار ردكم`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: انتقل ال${order} إلى ${eventDay}، باتفاق الطرفين`
      : `Smachot: تغير ال${order}، باتفاق الطرفين`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ال${order}: رُفض النقل إلى ${eventDay}. يبقى ما اتُفق عليه`
      : `Smachot: لم تتم الموافقة على تغيير ال${order}. يبقى ما اتُفق عليه`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ال${order}: لا رد على النقل إلى ${eventDay}. يبقى ما اتُفق عليه`
      : `Smachot: لم يصل رد على طلب تغيير ال${order}. يبقى ما اتُفق عليه`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay ? `Smachot: سُحب طلب نقل ال${order} إلى ${eventDay}` : `Smachot: سُحب طلب تغيير ال${order}`,
  order_answer_due: ({ until, order }) => `Smachot: ال${order} بانتظار ردكم حتى ${until}`,
  order_rest_coming: ({ money, order, until }) => `Smachot: باقي ال${order}، ${money}، يُحصَّل في ${until}`,
  order_rest_needed: ({ money, order, until }) =>
    `Smachot: لم ينجح دفع باقي ال${order}، ${money}. ادفعوا حتى ${until}`,
  order_rest_undecided: ({ money, order, toBusiness }) =>
    toBusiness
      ? `Smachot: لم يُدفع باقي ال${order}، ${money}. القرار لديكم`
      : `Smachot: لم يُدفع باقي ال${order}، ${money}. ما زال بإمكانكم الدفع`,
  order_rest_extended: ({ money, order, until }) =>
    `Smachot: وقت إضافي لدفع ${money} عن ال${order}: حتى ${until}`,
  order_rest_waived: ({ money, order }) => `Smachot: باقي ال${order}، ${money}، يُدفع للمصلحة مباشرة`,
  order_street_wanted: ({ order }) => `Smachot: ال${order}: اسم الشارع ناقص. المصلحة بانتظاره`,
  order_street_said: ({ order }) => `Smachot: ال${order}: أُضيف اسم الشارع`,
  order_attendance_proposed: ({ order }) => `Smachot: ال${order}: اقتراح الدفع حسب من حضروا. بانتظار ردكم`,
  order_attendance_agreed: ({ order }) => `Smachot: ال${order}: الدفع حسب من حضروا`,
  order_attendance_declined: ({ order }) => `Smachot: ال${order}: الدفع حسب تأكيدات الحضور`,
  order_attendance_counted: ({ order, money }) => `Smachot: ال${order}: حسب من حضروا ${money}`,
  order_attendance_objected: ({ order }) => `Smachot: ال${order}: المصلحة تعترض على العد. بانتظار ردكم`,
  booking_confirmed: ({ booking, store }) => `Smachot: ${store}: أُكّد الحجز بالهاتف ${booking}`,
  booking_declined: ({ booking, store }) => `Smachot: ${store}: لم يُؤكَّد الحجز بالهاتف ${booking}`,
  message_received: ({ store, toBusiness }) =>
    store ? `Smachot: رسالة جديدة ${toBusiness ? 'من زبون إلى' : 'من'} ${store}` : 'Smachot: رسالة جديدة',
  bank_details_waiting: () => 'Smachot: تفاصيل حساب بنكي تنتظر التحقق أكثر من 36 ساعة',
  bank_details_verified: ({ store }) => `Smachot: تم التحقق من التفاصيل البنكية لـ${store}`,
  bank_details_rejected: ({ store }) => `Smachot: لم تُعتمد التفاصيل البنكية لـ${store}. السبب في الموقع`,
  bank_details_changed: ({ store }) => `Smachot: تغيرت التفاصيل البنكية لـ${store}. التحويلات تنتظر التحقق`,
  ...proposals.ar,
  payout_sent: ({ money, store }) => `Smachot: ${store}: ${money} في الطريق إلى البنك`,
  payout_returned: ({ money, store }) => `Smachot: ${store}: أعاد البنك ${money}. تحققوا من التفاصيل`,
  subscription_renewed: ({ money, store }) => `Smachot: ${store}: جُدّد الاشتراك بمبلغ ${money}`,
  subscription_unpaid: ({ store, until }) => `Smachot: ${store}: لم يُجدد الاشتراك. ادفعوا حتى ${until}`,
  subscription_ended: ({ store }) => `Smachot: ${store}: انتهى الاشتراك`,
  crew_invited: () => 'Smachot: دُعيتم إلى طاقم مصلحة',
  cohost_invited: () => 'Smachot: دُعيتم للمشاركة في استضافة مناسبة',
  ...hostedEvents.ar,
  review_invited: ({ store }) => `Smachot: كيف كانت تجربتكم مع ${store}؟ يمكنكم كتابة تقييم`,
  review_received: ({ store }) => `Smachot: ${store}: كتب زبون تقييما عنكم`,
  review_replied: ({ store }) => `Smachot: وصل رد من ${store} على تقييمكم`,
  review_hidden: ({ store }) => `Smachot: أخفينا تقييمكم عن ${store}. السبب في الموقع`,
  review_reply_hidden: ({ store }) => `Smachot: أخفينا رد ${store} على تقييم`,
  review_uncounted: ({ store }) => `Smachot: أُعيد مبلغ الطلب من ${store}، ولذلك لا تُحتسب نجومكم`,
};
