import type { Language } from '@smachot/contracts';

type Texts = Record<Language, string>;

/**
 * The notice templates of orders, exactly as registered at the provider (category utility): each is about one order, but
 * for a message, whose only variable is the business, and what waits for a store: {{1}} the business, {{2}} how much, {{3}} for
 * how long. Of an order {{1}} its day, {{2}} the business (for the customer) or the ordered
 * item (for the business), {{3}} a sum. The one button leads to the page: its address is registered as the product's with
 * `/{{1}}` behind it.
 */
const notices = {
  order_placed: {
    he: 'שלום, הזמנה חדשה ל{{1}} (*{{2}}*) מחכה לתשובה שלכם. אפשר לאשר או לדחות אותה בעמוד ההזמנה.',
    en: 'Hello, a new order for {{1}} (*{{2}}*) awaits your answer. You can approve or decline it on its page.',
    ru: 'Здравствуйте! Новый заказ на {{1}} (*{{2}}*) ждёт вашего ответа. Принять или отклонить его можно на странице заказа.',
    ar: 'مرحبا، طلب جديد ليوم {{1}} (*{{2}}*) بانتظار ردكم. يمكنكم قبوله أو رفضه في صفحة الطلب.',
  },
  order_approved: {
    he: 'שלום, ההזמנה ל{{1}} (*{{2}}*) אושרה על ידי העסק. כל הפרטים בעמוד ההזמנה.',
    en: 'Hello, the business approved your order for {{1}} (*{{2}}*). All the details are on its page.',
    ru: 'Здравствуйте! Ваш заказ на {{1}} (*{{2}}*) подтверждён. Все подробности на странице заказа.',
    ar: 'مرحبا، وافقت المصلحة على طلبكم ليوم {{1}} (*{{2}}*). كل التفاصيل في صفحة الطلب.',
  },
  order_declined: {
    he: 'שלום, העסק לא יכול לקבל את ההזמנה ל{{1}} (*{{2}}*). לא בוצע חיוב.',
    en: 'Hello, the business cannot take your order for {{1}} (*{{2}}*). Nothing was charged.',
    ru: 'Здравствуйте! Бизнес не может принять ваш заказ на {{1}} (*{{2}}*). Деньги не списаны.',
    ar: 'مرحبا، لا يمكن للمصلحة قبول طلبكم ليوم {{1}} (*{{2}}*). لم يُحصَّل منكم شيء.',
  },
  order_expired: {
    he: 'שלום, ההזמנה ל{{1}} (*{{2}}*) לא נענתה בזמן ולכן נסגרה. לא בוצע חיוב.',
    en: 'Hello, the order for {{1}} (*{{2}}*) was not answered in time and is closed. Nothing was charged.',
    ru: 'Здравствуйте! На заказ на {{1}} (*{{2}}*) не ответили вовремя, и он закрыт. Деньги не списаны.',
    ar: 'مرحبا، لم يتم الرد على الطلب ليوم {{1}} (*{{2}}*) في الوقت المحدد فأُغلق. لم يُحصَّل منكم شيء.',
  },
  order_recalled: {
    he: 'שלום, הלקוח משך את ההזמנה ל{{1}} (*{{2}}*). המועד שוב פנוי.',
    en: 'Hello, the customer recalled the order for {{1}} (*{{2}}*). The date is free again.',
    ru: 'Здравствуйте! Клиент отозвал заказ на {{1}} (*{{2}}*). Дата снова свободна.',
    ar: 'مرحبا، سحب الزبون الطلب ليوم {{1}} (*{{2}}*). الموعد متاح من جديد.',
  },
  order_cancelled: {
    he: 'שלום, ההזמנה ל{{1}} (*{{2}}*) בוטלה. פרטי הביטול וההחזר בעמוד ההזמנה.',
    en: 'Hello, the order for {{1}} (*{{2}}*) was cancelled. The details and the refund are on its page.',
    ru: 'Здравствуйте! Заказ на {{1}} (*{{2}}*) отменён. Подробности и возврат на странице заказа.',
    ar: 'مرحبا، أُلغي الطلب ليوم {{1}} (*{{2}}*). تفاصيل الإلغاء والاسترداد في صفحة الطلب.',
  },
  order_payment_needed: {
    he: 'שלום, התשלום להזמנה ל{{1}} (*{{2}}*) על סך {{3}} לא עבר. יש 24 שעות להשלים אותו בעמוד ההזמנה.',
    en: 'Hello, the payment for your order for {{1}} (*{{2}}*), {{3}}, did not go through. You have 24 hours to complete it on its page.',
    ru: 'Здравствуйте! Оплата заказа на {{1}} (*{{2}}*) на сумму {{3}} не прошла. Завершить её можно в течение 24 часов на странице заказа.',
    ar: 'مرحبا، لم تتم عملية دفع الطلب ليوم {{1}} (*{{2}}*) بمبلغ {{3}}. أمامكم 24 ساعة لإتمامها في صفحة الطلب.',
  },
  order_refunded: {
    he: 'שלום, על ההזמנה ל{{1}} (*{{2}}*) הוחזרו לכם {{3}}. הפרטים בעמוד ההזמנה.',
    en: 'Hello, for your order for {{1}} (*{{2}}*) you were refunded {{3}}. The details are on its page.',
    ru: 'Здравствуйте! По заказу на {{1}} (*{{2}}*) вам возвращено {{3}}. Подробности на странице заказа.',
    ar: 'مرحبا، للطلب ليوم {{1}} (*{{2}}*) أُعيد لكم مبلغ {{3}}. التفاصيل في صفحة الطلب.',
  },
  order_done: {
    he: 'שלום, ההזמנה ל{{1}} (*{{2}}*) הושלמה. הסיכום ואישור התשלום בעמוד ההזמנה.',
    en: 'Hello, the order for {{1}} (*{{2}}*) is done. Its summary and payment confirmation are on its page.',
    ru: 'Здравствуйте! Заказ на {{1}} (*{{2}}*) выполнен. Итог и подтверждение оплаты на странице заказа.',
    ar: 'مرحبا، اكتمل الطلب ليوم {{1}} (*{{2}}*). الملخص وتأكيد الدفع في صفحة الطلب.',
  },
  order_answer_due: {
    he: 'שלום, ההזמנה ל{{1}} (*{{2}}*) עדיין מחכה לתשובה שלכם, והזמן לענות עומד להסתיים. אפשר לאשר או לדחות אותה בעמוד ההזמנה.',
    en: 'Hello, the order for {{1}} (*{{2}}*) still awaits your answer, and the time to answer is running out. You can approve or decline it on its page.',
    ru: 'Здравствуйте! Заказ на {{1}} (*{{2}}*) всё ещё ждёт вашего ответа, и время на ответ заканчивается. Принять или отклонить его можно на странице заказа.',
    ar: 'مرحبا، الطلب ليوم {{1}} (*{{2}}*) ما زال بانتظار ردكم، ووقت الرد على وشك الانتهاء. يمكنكم قبوله أو رفضه في صفحة الطلب.',
  },
  message_received: {
    he: 'שלום, הודעה חדשה מחכה לכם (*{{1}}*). אפשר לקרוא ולענות בעמוד השיחה.',
    en: 'Hello, a new message waits for you (*{{1}}*). You can read and answer it on its page.',
    ru: 'Здравствуйте! Вас ждёт новое сообщение (*{{1}}*). Прочитать и ответить можно на странице разговора.',
    ar: 'مرحبا، رسالة جديدة بانتظاركم (*{{1}}*). يمكنكم قراءتها والرد عليها في صفحة المحادثة.',
  },
  store_waiting: {
    he: 'שלום, זה מה שמחכה לכם אצל *{{1}}*: {{2}}. ההמתנה הארוכה ביותר: {{3}}. הכול מרוכז בעמוד הבית של העסק.',
    en: 'Hello, this is what waits for you at *{{1}}*: {{2}}. The longest wait: {{3}}. You find all of it on the home page of your business.',
    ru: 'Здравствуйте! Вот что ждёт вас в *{{1}}*: {{2}}. Самое долгое ожидание: {{3}}. Всё собрано на главной странице вашего бизнеса.',
    ar: 'مرحبا، هذا ما بانتظاركم في *{{1}}*: {{2}}. أطول انتظار: {{3}}. كل ذلك في الصفحة الرئيسية لمصلحتكم.',
  },
} as const satisfies Record<string, Texts>;

export type NoticeName = keyof typeof notices;
export const noticeTexts: Record<NoticeName, Texts> = notices;
/** The words of the button. */
export const noticeButton: Texts = {
  he: 'לפרטים',
  en: 'See the details',
  ru: 'Подробнее',
  ar: 'التفاصيل',
};

/** Whether there is a template for this kind. */
export const isNotice = (kind: string): kind is NoticeName => Object.hasOwn(notices, kind);
/** The number of variables of its body. */
export const noticeVariables = (name: NoticeName): number =>
  notices[name].he.match(/\{\{\d\}\}/g)?.length ?? 0;
