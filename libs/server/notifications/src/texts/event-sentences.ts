import type { NotificationKind } from '@smachot/contracts';
import type { Sentence } from './sentence';

type Kind = Extract<NotificationKind, `registration_${string}` | 'event_canceled' | 'event_changed'>;

const hebrew: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `שמחות: הרשמה חדשה ל${title} מחכה לאישורכם`,
  registration_approved: ({ title }) => `שמחות: ההרשמה שלכם ל${title} אושרה`,
  registration_rejected: ({ title }) => `שמחות: ההרשמה שלכם ל${title} לא אושרה`,
  registration_moved_up: ({ title }) => `שמחות: התפנה לכם מקום ב${title}`,
  registration_canceled: ({ title }) => `שמחות: המארחים ביטלו את ההרשמה שלכם ל${title}`,
  event_canceled: ({ title }) => `שמחות: ${title} בוטל`,
  event_changed: ({ title }) => `שמחות: המועד או המקום של ${title} השתנו`,
};
const english: Record<Kind, Sentence> = {
  registration_waiting: ({ title }) => `Smachot: a new registration for ${title} waits for you`,
  registration_approved: ({ title }) => `Smachot: your registration for ${title} is approved`,
  registration_rejected: ({ title }) => `Smachot: your registration for ${title} was not approved`,
  registration_moved_up: ({ title }) => `Smachot: a seat at ${title} is free for you`,
  registration_canceled: ({ title }) => `Smachot: the hosts canceled your registration for ${title}`,
  event_canceled: ({ title }) => `Smachot: ${title} is canceled`,
  event_changed: ({ title }) => `Smachot: ${title} has another time or place`,
};

/** Sentences about public events and registrations for them. */
export const hostedEvents = { he: hebrew, en: english };
