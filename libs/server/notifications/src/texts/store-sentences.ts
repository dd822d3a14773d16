import type { NotificationKind } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { Sentence } from './sentence';

type Kind = Extract<
  NotificationKind,
  | 'store_waiting'
  | 'store_suspended'
  | 'store_reinstated'
  | 'store_picked'
  | 'plan_fitted'
  | 'crew_suspended'
  | 'business_document_ending'
  | 'business_document_ended'
  | 'kashrut_verified'
  | 'kashrut_rejected'
>;

const sentence = (...parts: string[]): string => parts.filter(Boolean).join('. ');

/** Sentences about what waits for a store, a store that an admin suspended or picked, and what a smaller plan has no room for. */
export const storeStates = {
  he: {
    store_waiting: ({ store, things, waited }) =>
      `שמחות: ${store}, מה שמחכה לכם: ${things}. ההמתנה הארוכה ביותר: ${waited}`,
    store_suspended: ({ store, explanation }) => sentence(`שמחות: ${store} הושעה והוסר מהאתר`, explanation),
    store_reinstated: ({ store, explanation }) => sentence(`שמחות: ההשעיה של ${store} בוטלה`, explanation),
    store_picked: ({ store, eventDay }) => `שמחות: ${store}, בחרנו בכם! אתם מעל תוצאות החיפוש עד ${eventDay}`,
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `שמחות: ${store}, התוכנית קטנה יותר`,
        archived && `בארכיון: ${units || archived}`,
        suspended && `חברי צוות בלי גישה: ${suspended}`,
      ),
    business_document_ending: ({ store, document, eventDay }) =>
      `שמחות: ${store}, ${document || 'המסמך'} בתוקף עד ${eventDay}`,
    business_document_ended: ({ store, document }) => `שמחות: ${store}, התוקף של ${document || 'המסמך'} פג`,
    kashrut_verified: ({ store }) => `שמחות: תעודת הכשרות של ${store} נבדקה`,
    kashrut_rejected: ({ store }) => `שמחות: תעודת הכשרות של ${store} לא אושרה. הסיבה מחכה לכם`,
    crew_suspended: ({ store }) => `שמחות: אין לכם גישה ל${store}, כי אין מקום בתוכנית של העסק`,
  },
  en: {
    store_waiting: ({ store, things, waited }) =>
      `Smachot: ${store}, waiting for you: ${things}. The longest wait: ${waited}`,
    store_suspended: ({ store, explanation }) =>
      sentence(`Smachot: ${store} was suspended and taken off the site`, explanation),
    store_reinstated: ({ store, explanation }) =>
      sentence(`Smachot: ${store} is no longer suspended`, explanation),
    store_picked: ({ store, eventDay }) =>
      `Smachot: ${store} is our pick, above search results until ${eventDay}`,
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `Smachot: ${store}, the plan is smaller`,
        archived && `Archived: ${units || archived}`,
        suspended && `Crew without access: ${suspended}`,
      ),
    business_document_ending: ({ store, document, eventDay }) =>
      `Smachot: ${store}, ${document || 'the document'} is valid until ${eventDay}`,
    business_document_ended: ({ store, document }) =>
      `Smachot: ${store}, ${document || 'the document'} is no longer valid`,
    kashrut_verified: ({ store }) => `Smachot: the kashrut certificate of ${store} was checked`,
    kashrut_rejected: ({ store }) => `Smachot: the kashrut certificate of ${store} was not accepted. See why`,
    crew_suspended: ({ store }) => `Smachot: you have no access to ${store}, as its plan has no room`,
  },
  ru: {
    store_waiting: ({ store, things, waited }) =>
      `Smachot: ${store}: вас ждут дела: ${things}. Самое долгое ожидание: ${waited}`,
    store_suspended: ({ store, explanation }) =>
      sentence(`Smachot: ${store}: страница приостановлена и снята с сайта`, explanation),
    store_reinstated: ({ store, explanation }) =>
      sentence(`Smachot: ${store}: страница снова на сайте`, explanation),
    store_picked: ({ store, eventDay }) =>
      `Smachot: ${store}: наш выбор! Вы над результатами поиска до ${eventDay}`,
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `Smachot: ${store}: тариф стал меньше`,
        archived && `В архиве: ${units || archived}`,
        suspended && `Без доступа в команде: ${suspended}`,
      ),
    business_document_ending: ({ store, document, eventDay }) =>
      `Smachot: ${store}: ${document || 'документ'}, срок действия до ${eventDay}`,
    business_document_ended: ({ store, document }) =>
      `Smachot: ${store}: ${document || 'документ'}, срок действия истёк`,
    kashrut_verified: ({ store }) => `Smachot: ${store}: сертификат кашрута проверен`,
    kashrut_rejected: ({ store }) => `Smachot: ${store}: сертификат кашрута не принят. Посмотрите почему`,
    crew_suspended: ({ store }) => `Smachot: ${store}: у вас нет доступа, в тарифе не хватает мест`,
  },
  ar: {
    store_waiting: ({ store, things, waited }) =>
      `Smachot: ${store}: بانتظاركم: ${things}. أطول انتظار: ${waited}`,
    store_suspended: ({ store, explanation }) =>
      sentence(`Smachot: ${store}: تم التعليق والإزالة من الموقع`, explanation),
    store_reinstated: ({ store, explanation }) => sentence(`Smachot: ${store}: أُلغي التعليق`, explanation),
    store_picked: ({ store, eventDay }) =>
      `Smachot: ${store}: اخترناكم! تظهرون فوق نتائج البحث حتى ${eventDay}`,
    plan_fitted: ({ store, archived, units, suspended }) =>
      sentence(
        `Smachot: ${store}: الخطة أصبحت أصغر`,
        archived && `في الأرشيف: ${units || archived}`,
        suspended && `أفراد طاقم بلا وصول: ${suspended}`,
      ),
    business_document_ending: ({ store, document, eventDay }) =>
      `Smachot: ${store}: ${document || 'الوثيقة'} سارية حتى ${eventDay}`,
    business_document_ended: ({ store, document }) =>
      `Smachot: ${store}: ${document || 'الوثيقة'} انتهت صلاحيتها`,
    kashrut_verified: ({ store }) => `Smachot: فُحصت شهادة الكشروت لـ${store}`,
    kashrut_rejected: ({ store }) => `Smachot: لم تُعتمد شهادة الكشروت لـ${store}. انظروا السبب`,
    crew_suspended: ({ store }) => `Smachot: ليس لديكم وصول إلى ${store}، فالخطة لا تتسع للطاقم كله`,
  },
} satisfies ByLanguage<Record<Kind, Sentence>>;
