import type { StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import { CONSENT_VERSION, consentText } from '../texts/consent-text';

type Demo = { storeId: StoreId; businessName: string; writerId: UserId; subscriberIds: UserId[]; now: Date };

const BODY = `## חוזרים למטבח

מהשבוע יש בתפריט **מגש ירקות צלויים** חדש, ומרק יומי.

- אספקה בכל הצפון
- מנה ראשונה מתנה בהזמנה של יותר מ־30 אורחים`;

/** Seeds people who agreed to a store's advertising, a newsletter that was sent to them, and a draft. A store with newsletters is left alone. */
export const seedNewslettersDemo = async (source: DataSource, demo: Demo): Promise<void> => {
  const { storeId, businessName, writerId, subscriberIds, now } = demo;
  const known: unknown[] = await source.query(
    'select 1 from newsletters.newsletters where store_id = $1 limit 1',
    [storeId],
  );
  if (known.length > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [sentId, draftId] = [newId(), newId()];
  const add = (id: string, subject: string, status: string, sendAt: Date | null, at: Date) =>
    source.query(
      `insert into newsletters.newsletters (id, store_id, subject, body, status, send_at, started_at, created_by, created_at, changed_at, version)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $8, 1)`,
      [id, storeId, subject, BODY, status, sendAt, writerId, at],
    );
  await add(sentId, 'תפריט חדש לחורף', 'sent', ago(40), ago(41));
  await add(draftId, 'חנוכה מתקרב', 'draft', null, ago(2));
  for (const userId of subscriberIds) {
    const consentId = newId();
    await source.query(
      `insert into newsletters.consents (id, store_id, user_id, place, text, text_version, language, agreed_at)
       values ($1, $2, $3, 'store_page', $4, $5, 'he', $6)`,
      [consentId, storeId, userId, consentText(businessName, 'he'), CONSENT_VERSION, ago(60)],
    );
    await source.query(
      `insert into newsletters.mails (id, newsletter_id, consent_id, user_id, state, attempts, due_at, changed_at)
       values ($1, $2, $3, $4, 'accepted', 1, $5, $5)`,
      [newId(), sentId, consentId, userId, ago(40)],
    );
  }
};
