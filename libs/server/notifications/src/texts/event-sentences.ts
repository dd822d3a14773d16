import type { NotificationKind } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { Sentence } from './sentence';

type Kind = Extract<NotificationKind, `registration_${string}` | `event_${string}`>;

const hebrew: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `שמחות: הרשמה חדשה ל${title} מחכה לאישורכם`,
  registration_approved: ({ title }) => `שמחות: ההרשמה שלכם ל${title} אושרה`,
  registration_rejected: ({ title }) => `שמחות: ההרשמה שלכם ל${title} לא אושרה`,
  registration_moved_up: ({ title }) => `שמחות: התפנה לכם מקום ב${title}`,
  registration_canceled: ({ title }) => `שמחות: המארחים ביטלו את ההרשמה שלכם ל${title}`,
  registration_unpaid: ({ title, until }) => `שמחות: החיוב על ${title} לא הצליח. אפשר לשלם עד ${until}`,
  registration_dropped: ({ title }) => `שמחות: המקום שלכם ב${title} בוטל, כי לא שולם`,
  event_canceled: ({ title }) => `שמחות: ${title} בוטל`,
  event_taken_off: ({ title }) => `שמחות: ${title} הוסר מהאתר. הסיבה מחכה לכם`,
  event_brought_back: ({ title }) => `שמחות: ${title} חזר לאתר`,
  event_changed: ({ title }) => `שמחות: המועד או המקום של ${title} השתנו`,
  event_message: ({ title }) => `שמחות: הודעה חדשה מהמארחים של ${title}`,
};
const english: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `Smachot: a new registration for ${title} waits for you`,
  registration_approved: ({ title }) => `Smachot: your registration for ${title} is approved`,
  registration_rejected: ({ title }) => `Smachot: your registration for ${title} was not approved`,
  registration_moved_up: ({ title }) => `Smachot: a seat at ${title} is free for you`,
  registration_canceled: ({ title }) => `Smachot: the hosts canceled your registration for ${title}`,
  registration_unpaid: ({ title, until }) =>
    `Smachot: the payment for ${title} failed. You can pay until ${until}`,
  registration_dropped: ({ title }) => `Smachot: your place at ${title} was canceled, as it was not paid`,
  event_canceled: ({ title }) => `Smachot: ${title} is canceled`,
  event_taken_off: ({ title }) => `Smachot: ${title} was taken off the site. See why`,
  event_brought_back: ({ title }) => `Smachot: ${title} is back on the site`,
  event_changed: ({ title }) => `Smachot: ${title} has another time or place`,
  event_message: ({ title }) => `Smachot: a new message from the hosts of ${title}`,
};

const russian: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `Smachot: ${title}: новая запись ждёт вашего подтверждения`,
  registration_approved: ({ title }) => `Smachot: ${title}: ваша запись подтверждена`,
  registration_rejected: ({ title }) => `Smachot: ${title}: ваша запись не подтверждена`,
  registration_moved_up: ({ title }) => `Smachot: ${title}: для вас освободилось место`,
  registration_canceled: ({ title }) => `Smachot: ${title}: организаторы отменили вашу запись`,
  registration_unpaid: ({ title, until }) =>
    `Smachot: ${title}: оплата не прошла. Оплатить можно до ${until}`,
  registration_dropped: ({ title }) => `Smachot: ${title}: ваше место снято, так как оплаты не было`,
  event_canceled: ({ title }) => `Smachot: ${title}: мероприятие отменено`,
  event_taken_off: ({ title }) => `Smachot: ${title}: мероприятие снято с сайта. Посмотрите почему`,
  event_brought_back: ({ title }) => `Smachot: ${title}: мероприятие снова на сайте`,
  event_changed: ({ title }) => `Smachot: ${title}: изменились время или место`,
  event_message: ({ title }) => `Smachot: ${title}: новое сообщение от организаторов`,
};
const arabic: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `Smachot: تسجيل جديد في ${title} بانتظار موافقتكم`,
  registration_approved: ({ title }) => `Smachot: تمت الموافقة على تسجيلكم في ${title}`,
  registration_rejected: ({ title }) => `Smachot: لم تتم الموافقة على تسجيلكم في ${title}`,
  registration_moved_up: ({ title }) => `Smachot: توفر لكم مكان في ${title}`,
  registration_canceled: ({ title }) => `Smachot: المضيفون ألغوا تسجيلكم في ${title}`,
  registration_unpaid: ({ title, until }) => `Smachot: لم ينجح الدفع مقابل ${title}. ادفعوا حتى ${until}`,
  registration_dropped: ({ title }) => `Smachot: أُلغي مكانكم في ${title}، لأنه لم يُدفع`,
  event_canceled: ({ title }) => `Smachot: أُلغيت فعالية ${title}`,
  event_taken_off: ({ title }) => `Smachot: أُزيلت فعالية ${title} من الموقع. انظروا السبب`,
  event_brought_back: ({ title }) => `Smachot: عادت فعالية ${title} إلى الموقع`,
  event_changed: ({ title }) => `Smachot: تغير موعد فعالية ${title} أو مكانها`,
  event_message: ({ title }) => `Smachot: رسالة جديدة من مضيفي فعالية ${title}`,
};

/** Sentences about public events and registrations for them. */
export const hostedEvents: ByLanguage<Record<Kind, Sentence>> = {
  he: hebrew,
  en: english,
  ru: russian,
  ar: arabic,
};
