import type { TemplateLanguage, TemplateText } from './template-texts';

/** {{1}} number of the order · {{2}} its day · {{3}} a sum; the button opens the order's page. */
const bodies: Record<string, Record<TemplateLanguage, string>> = {
  order_placed: {
    he: 'שלום, הזמנה חדשה מספר *{{1}}* ל־{{2}} מחכה לתשובה שלכם. אפשר לאשר או לדחות אותה בעמוד ההזמנה.',
    en: 'Hello, a new order *{{1}}* for {{2}} awaits your answer. You can approve or decline it on its page.',
    ru: 'Здравствуйте! Новый заказ *{{1}}* на {{2}} ждёт вашего ответа. Принять или отклонить его можно на странице заказа.',
    ar: 'مرحبا، طلب جديد رقم *{{1}}* ليوم {{2}} بانتظار ردكم. يمكنكم قبوله أو رفضه في صفحة الطلب.',
  },
  order_approved: {
    he: 'שלום, ההזמנה מספר *{{1}}* ל־{{2}} אושרה על ידי העסק. כל הפרטים בעמוד ההזמנה.',
    en: 'Hello, the business approved your order *{{1}}* for {{2}}. All the details are on its page.',
    ru: 'Здравствуйте! Ваш заказ *{{1}}* на {{2}} подтверждён. Все подробности на странице заказа.',
    ar: 'مرحبا، وافق صاحب العمل على طلبكم رقم *{{1}}* ليوم {{2}}. كل التفاصيل في صفحة الطلب.',
  },
  order_declined: {
    he: 'שלום, העסק לא יכול לקבל את ההזמנה מספר *{{1}}* ל־{{2}}. לא בוצע חיוב.',
    en: 'Hello, the business cannot take your order *{{1}}* for {{2}}. Nothing was charged.',
    ru: 'Здравствуйте! Исполнитель не может принять ваш заказ *{{1}}* на {{2}}. Деньги не списаны.',
    ar: 'مرحبا، لا يمكن لصاحب العمل قبول طلبكم رقم *{{1}}* ليوم {{2}}. لم يتم خصم أي مبلغ.',
  },
  order_expired: {
    he: 'שלום, ההזמנה מספר *{{1}}* ל־{{2}} לא נענתה בזמן ולכן נסגרה. לא בוצע חיוב.',
    en: 'Hello, order *{{1}}* for {{2}} was not answered in time and is closed. Nothing was charged.',
    ru: 'Здравствуйте! На заказ *{{1}}* на {{2}} не ответили вовремя, и он закрыт. Деньги не списаны.',
    ar: 'مرحبا، لم يتم الرد على الطلب رقم *{{1}}* ليوم {{2}} في الوقت المحدد فأُغلق. لم يتم خصم أي مبلغ.',
  },
  order_recalled: {
    he: 'שלום, הלקוח משך את ההזמנה מספר *{{1}}* ל־{{2}}. המועד שוב פנוי.',
    en: 'Hello, the customer recalled order *{{1}}* for {{2}}. The date is free again.',
    ru: 'Здравствуйте! Клиент отозвал заказ *{{1}}* на {{2}}. Дата снова свободна.',
    ar: 'مرحبا، سحب الزبون الطلب رقم *{{1}}* ليوم {{2}}. الموعد متاح من جديد.',
  },
  order_cancelled: {
    he: 'שלום, ההזמנה מספר *{{1}}* ל־{{2}} בוטלה. פרטי הביטול וההחזר בעמוד ההזמנה.',
    en: 'Hello, order *{{1}}* for {{2}} was cancelled. The details and the refund are on its page.',
    ru: 'Здравствуйте! Заказ *{{1}}* на {{2}} отменён. Подробности и возврат на странице заказа.',
    ar: 'مرحبا، أُلغي الطلب رقم *{{1}}* ليوم {{2}}. تفاصيل الإلغاء والاسترداد في صفحة الطلب.',
  },
  order_payment_needed: {
    he: 'שלום, התשלום להזמנה מספר *{{1}}* ל־{{2}} על סך {{3}} לא עבר. יש 24 שעות להשלים אותו בעמוד ההזמנה.',
    en: 'Hello, the payment for order *{{1}}* for {{2}}, {{3}}, did not go through. You have 24 hours to complete it on its page.',
    ru: 'Здравствуйте! Оплата заказа *{{1}}* на {{2}} на сумму {{3}} не прошла. Завершить её можно в течение 24 часов на странице заказа.',
    ar: 'مرحبا، لم تتم عملية دفع الطلب رقم *{{1}}* ليوم {{2}} بمبلغ {{3}}. أمامكم 24 ساعة لإتمامها في صفحة الطلب.',
  },
  order_refunded: {
    he: 'שלום, על ההזמנה מספר *{{1}}* ל־{{2}} הוחזרו לכם {{3}}. הפרטים בעמוד ההזמנה.',
    en: 'Hello, for order *{{1}}* for {{2}} you were refunded {{3}}. The details are on its page.',
    ru: 'Здравствуйте! По заказу *{{1}}* на {{2}} вам возвращено {{3}}. Подробности на странице заказа.',
    ar: 'مرحبا، للطلب رقم *{{1}}* ليوم {{2}} أُعيد لكم مبلغ {{3}}. التفاصيل في صفحة الطلب.',
  },
  order_done: {
    he: 'שלום, ההזמנה מספר *{{1}}* ל־{{2}} הושלמה. הסיכום ואישור התשלום בעמוד ההזמנה.',
    en: 'Hello, order *{{1}}* for {{2}} is done. Its summary and payment confirmation are on its page.',
    ru: 'Здравствуйте! Заказ *{{1}}* на {{2}} выполнен. Итог и подтверждение оплаты на странице заказа.',
    ar: 'مرحبا، اكتمل الطلب رقم *{{1}}* ليوم {{2}}. الملخص وتأكيد الدفع في صفحة الطلب.',
  },
};

const link: Record<TemplateLanguage, string> = {
  he: 'לעמוד ההזמנה',
  en: 'See the order',
  ru: 'К заказу',
  ar: 'إلى صفحة الطلب',
};

/** The texts of each, by name; all in every language. */
export const orderNotices: [string, Record<string, TemplateText>][] = Object.entries(bodies).map(
  ([name, texts]) => [
    name,
    Object.fromEntries(
      Object.entries(texts).map(([language, body]) => [
        language,
        { body, buttons: [], link: link[language as TemplateLanguage] },
      ]),
    ),
  ],
);
