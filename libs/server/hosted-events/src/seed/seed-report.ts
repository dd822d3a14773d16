import type { UserId } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { EventModerationRepository } from '../persistence/event-moderation.repository';
import { demoEvents } from './demo-events';

const NOTE = 'בעמוד כתוב שהכניסה חופשית, ובקבוצה ביקשו מאיתנו תשלום מראש.';

/** Seeds a report of the newest sample event, which an admin has not looked at yet. */
export const seedEventReportDemo = async (tx: Tx, reporterId: UserId, now: Date): Promise<void> => {
  const moderations = new EventModerationRepository();
  const eventId = demoEvents(now).at(-1)!.id;
  const moderation = await moderations.load(tx, eventId);
  const createdAt = new Date(now.getTime() - 8 * HOUR_MS);
  const report = { eventId, reporterId, reason: 'fraud' as const, note: NOTE, createdAt };
  if (!moderation?.report(createdAt).ok || !(await moderations.addReport(tx, report, null))) return;
  await moderations.save(tx, moderation);
};
