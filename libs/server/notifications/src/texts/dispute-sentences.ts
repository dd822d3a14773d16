import type { NotificationKind } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { Sentence } from './sentence';

type Kind = Extract<NotificationKind, `chargeback_${string}` | `reconciliation_${string}`>;

/** Sentences about disputed charges, and about the nightly comparison with the card provider. */
export const disputes = {
  he: {
    chargeback_question: ({ money, until }) =>
      `שמחות: חיוב של ${money} הוכחש בחברת האשראי. ספרו לנו עד ${until} אם הזמנתם`,
    chargeback_evidence: ({ money, until }) =>
      `שמחות: לקוח הכחיש חיוב של ${money}. כתבו לנו מה סופק עד ${until}`,
    chargeback_won: ({ money }) => `שמחות: ההכחשה של ${money} נדחתה, והחיוב נשאר`,
    chargeback_lost: ({ money }) => `שמחות: ההכחשה התקבלה, ו־${money} חזרו לבעל הכרטיס`,
    chargeback_case: ({ money }) => `שמחות: הכחשת עסקה של ${money} נפתחה`,
    reconciliation_differences: () => 'שמחות: בהתאמה מול הסליקה נמצאו הפרשים',
    reconciliation_failed: () => 'שמחות: ההתאמה מול הסליקה לא הסתיימה',
  },
  en: {
    chargeback_question: ({ money, until }) =>
      `Smachot: a charge of ${money} was disputed. Did you order it? Answer by ${until}`,
    chargeback_evidence: ({ money, until }) =>
      `Smachot: a customer disputed ${money}. Tell us by ${until} what you provided`,
    chargeback_won: ({ money }) => `Smachot: the dispute over ${money} was rejected; the charge stands`,
    chargeback_lost: ({ money }) => `Smachot: the dispute was accepted; ${money} went back to the cardholder`,
    chargeback_case: ({ money }) => `Smachot: a dispute over ${money} was opened`,
    reconciliation_differences: () => 'Smachot: the reconciliation with the card provider found differences',
    reconciliation_failed: () => 'Smachot: the reconciliation with the card provider did not finish',
  },
  ru: {
    chargeback_question: ({ money, until }) =>
      `Smachot: списание ${money} оспорено. Это был ваш заказ? Ответьте до ${until}`,
    chargeback_evidence: ({ money, until }) =>
      `Smachot: клиент оспорил ${money}. Расскажите до ${until}, что было предоставлено`,
    chargeback_won: ({ money }) => `Smachot: оспаривание ${money} отклонено, платёж остаётся в силе`,
    chargeback_lost: ({ money }) => `Smachot: оспаривание принято, ${money} вернулись владельцу карты`,
    chargeback_case: ({ money }) => `Smachot: открыто оспаривание платежа на ${money}`,
    reconciliation_differences: () => 'Smachot: при сверке с платёжной компанией нашлись расхождения',
    reconciliation_failed: () => 'Smachot: сверка с платёжной компанией не завершилась',
  },
  ar: {
    chargeback_question: ({ money, until }) =>
      `Smachot: قُدّم اعتراض على دفعة ${money}. هل كان هذا طلبكم؟ أجيبوا حتى ${until}`,
    chargeback_evidence: ({ money, until }) =>
      `Smachot: اعترض زبون على ${money}. أخبرونا حتى ${until} بما قدمتموه`,
    chargeback_won: ({ money }) => `Smachot: رُفض الاعتراض على ${money}، والدفعة باقية`,
    chargeback_lost: ({ money }) => `Smachot: قُبل الاعتراض، وأُعيد ${money} إلى صاحب البطاقة`,
    chargeback_case: ({ money }) => `Smachot: فُتح اعتراض على معاملة بقيمة ${money}`,
    reconciliation_differences: () => 'Smachot: وُجدت فروق في المطابقة مع شركة المقاصة',
    reconciliation_failed: () => 'Smachot: المطابقة مع شركة المقاصة لم تكتمل',
  },
} satisfies ByLanguage<Record<Kind, Sentence>>;
