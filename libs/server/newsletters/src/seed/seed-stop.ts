import type { Language, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { isTooMany } from '../domain/stop';
import { ConsentRepository } from '../persistence/consent.repository';
import { CONSENT_VERSION, consentText } from '../texts/consent-text';

type Demo = { storeId: StoreId; businessName: string; writerId: UserId; subscriberIds: UserId[]; now: Date };

const LANGUAGE: Language = 'he';
const DAYS_AGO = 2;
/** How many of the recipients say that they never agreed. */
const COMPLAINTS = 3;

/** Seeds a newsletter after which its store was stopped, because recipients complained. A store with newsletters is left alone. */
export const seedNewsletterStopDemo = async (tx: Tx, demo: Demo): Promise<void> => {
  const { storeId, writerId, now } = demo;
  const known = await tx.query('select 1 from newsletters.newsletters where store_id = $1 limit 1', [
    storeId,
  ]);
  if (known.length > 0) return;
  const sentAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const newsletterId = newId(sentAt.getTime());
  await tx.query(
    `insert into newsletters.newsletters (id, store_id, subject, body, status, send_at, started_at, created_by, created_at, changed_at, version)
     values ($1, $2, 'מבצע סוף עונה', 'עשרה אחוזים הנחה על כל ההזמנות עד סוף החודש.', 'sent', $3, $3, $4, $3, $3, 1)`,
    [newsletterId, storeId, sentAt, writerId],
  );
  for (const [at, userId] of demo.subscriberIds.entries())
    await mail(tx, demo, { newsletterId, userId, sentAt, complains: at < COMPLAINTS });
  const consents = new ConsentRepository();
  if (!isTooMany(await consents.reactionsTo(tx, newsletterId))) throw new Error('too few complained');
  await consents.stop(tx, storeId, newsletterId, new Date(sentAt.getTime() + 5 * HOUR_MS));
};

type Mailed = { newsletterId: string; userId: UserId; sentAt: Date; complains: boolean };

/** A mail of it; who complains takes the agreement back by its link. */
const mail = async (
  tx: Tx,
  { storeId, businessName }: Demo,
  { newsletterId, userId, sentAt, complains }: Mailed,
): Promise<void> => {
  const agreedAt = new Date(sentAt.getTime() - 50 * DAY_MS);
  const endedAt = complains ? new Date(sentAt.getTime() + 4 * HOUR_MS) : null;
  const consentId = newId(agreedAt.getTime());
  await tx.query(
    `insert into newsletters.consents (id, store_id, user_id, place, text, text_version, language, agreed_at, ended_at, ended_by, ended_from, complaint)
     values ($1, $2, $3, 'order', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[
        consentId,
        storeId,
        userId,
        consentText(businessName, LANGUAGE),
        CONSENT_VERSION,
        LANGUAGE,
        agreedAt,
      ],
      ...[endedAt, complains ? 'link' : null, complains ? newsletterId : null, complains],
    ],
  );
  await tx.query(
    `insert into newsletters.mails (id, newsletter_id, consent_id, user_id, state, attempts, due_at, changed_at)
     values ($1, $2, $3, $4, 'accepted', 1, $5, $5)`,
    [newId(sentAt.getTime()), newsletterId, consentId, userId, sentAt],
  );
};
