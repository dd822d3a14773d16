import type { SavedReply, StoreId, ThreadSide, UserId } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import type { Tx, UnitOfWork } from '@smachot/server-platform';
import { Thread } from '../domain/thread';
import { ReportSchema } from '../persistence/conversations.schema';
import { MessageRepository } from '../persistence/message.repository';
import { ThreadRepository } from '../persistence/thread.repository';

type DemoThread = {
  store: string;
  /** The place among the demo's customers. */
  customer: number;
  /** Hours ago of the first message; the others follow within the hour. */
  hours: number;
  messages: readonly (readonly [by: ThreadSide, text: string])[];
  /** The note of the customer who reported it. */
  reported?: string;
};
const THREADS: DemoThread[] = [
  {
    ...{ store: 'savta-julie', customer: 0, hours: 30 },
    messages: [
      ['customer', 'שלום, אפשר בשבע הברכות שולחן אחד טבעוני?'],
      ['partner', 'בשמחה. לכמה איש, ויש מישהו עם רגישויות?'],
      ['customer', 'שמונה, ואחת רגישה לשומשום.'],
      ['partner', 'רשמתי. נגיש להם בנפרד, עם שלט.'],
    ],
  },
  {
    ...{ store: 'savta-julie', customer: 2, hours: 14 },
    messages: [
      ['customer', 'אפשר לבוא לטעימות לפני שמחליטים?'],
      ['customer', 'בימי שלישי או רביעי נוח לנו.'],
    ],
  },
  {
    ...{ store: 'savta-julie', customer: 6, hours: 26 * 24 },
    messages: [
      ['customer', 'Hi, do you bring plates and cutlery for the trays?'],
      ['partner', 'Yes, everything comes with the order, also serving spoons.'],
      ['customer', 'Great, thank you!'],
    ],
  },
  {
    ...{ store: 'hameashna', customer: 3, hours: 60 },
    messages: [
      ['customer', 'איפה הבשר? האורחים כבר יושבים.'],
      ['partner', 'אנחנו בפקק, תפסיקו להציק.'],
    ],
    reported: 'ככה לא מדברים ללקוחות',
  },
];

const REPLIES: SavedReply[] = [
  {
    title: 'טעימות',
    text: 'טעימות מתקיימות בימי שלישי בין 17:00 ל־20:00, עד ארבעה אנשים. איזה תאריך נוח לכם?',
  },
  { title: 'שולחן טבעוני', text: 'בשמחה. כתבו לנו כמה סועדים, ואם יש רגישויות נוספות.' },
  { title: '', text: 'תודה רבה! נשמח אם תכתבו כמה מילים בעמוד שלנו.' },
];

type Demo = {
  /** By the stores' usernames. */
  stores: Readonly<Record<string, { storeId: StoreId; ownerId: UserId }>>;
  customers: { id: UserId }[];
  now: Date;
};

/** Seeds conversations of customers with stores: answered, waiting, and one that was reported. A database with threads is left alone. */
export const seedConversationsDemo = async (tx: Tx, demo: Demo): Promise<void> => {
  const known = await tx.query('select 1 from conversations.threads limit 1');
  if (known.length > 0) return;
  for (const thread of THREADS) await seedThread(tx, thread, demo);
  await seedReplies(tx, demo.stores['savta-julie']!);
};

/** The answers that a store has ready. */
const seedReplies = async (
  tx: Tx,
  { storeId, ownerId }: { storeId: StoreId; ownerId: UserId },
): Promise<void> => {
  await tx.query(
    'insert into conversations.saved_replies (store_id, replies, version, changed_by) values ($1, $2, 1, $3) on conflict do nothing',
    [storeId, JSON.stringify(REPLIES), ownerId],
  );
};

const seedThread = async (tx: Tx, demo: DemoThread, { stores, customers, now }: Demo): Promise<void> => {
  const threads = new ThreadRepository(undefined as unknown as UnitOfWork);
  const messages = new MessageRepository();
  const { storeId, ownerId } = stores[demo.store]!;
  const customerId = customers[demo.customer]!.id;
  const start = now.getTime() - demo.hours * HOUR_MS;
  const ids = { id: newId(start), storeId, customerId, openedBy: 'customer' as const };
  const thread = await threads.open(tx, Thread.open(ids, new Date(start)));
  for (const [at, [by, text]] of demo.messages.entries()) {
    const createdAt = new Date(start + at * 7 * MINUTE_MS);
    const written = thread.write(by, createdAt);
    if (!written.ok) throw new Error(written.code);
    const authorId = by === 'customer' ? customerId : ownerId;
    const message = { id: newId(createdAt.getTime()), threadId: thread.state.id, number: written.value };
    await messages.add(
      tx,
      { ...message, by, authorId, text, about: null, picture: null, createdAt },
      message.id,
    );
  }
  // nobody is notified of what was written before the demo began
  thread.state.customer.notifyAt = null;
  thread.state.partner.notifyAt = null;
  if (demo.reported) {
    thread.report('customer');
    const about = { threadId: thread.state.id, by: 'customer' as const, reporterId: customerId };
    const createdAt = new Date(start + HOUR_MS);
    const open = { decision: null, decidedAt: null, createdAt };
    await tx.manager.insert(ReportSchema, {
      ...{ id: newId(createdAt.getTime()), ...about, ...open, reason: 'abuse', note: demo.reported },
    });
  }
  await threads.save(tx, thread);
};
