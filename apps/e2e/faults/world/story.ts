import type { ChatMessage } from '../../src/world/sandbox';
import { buttonsOf } from './answers';

/** One webhook of the provider: a status of a message, or an answer of a guest. `at`: seconds into the story. */
type Telling =
  | { at: number; status: string; code?: number }
  | { at: number; tap: 'yes' | 'no' | 'maybe' }
  | { at: number; text: string };

const reached: Telling[] = [
  { at: 1, status: 'sent' },
  { at: 2, status: 'delivered' },
  { at: 4, status: 'read' },
];

/** The final state of a guest; `number`: the people who come, if the guest gave it. */
export type End = {
  status: string;
  number?: number | null;
  number_waiting?: number | null;
  trouble?: string | null;
  opted_out?: boolean;
  last_status?: string;
};
export type Story = { tells: Telling[]; ends: End };

const failed = (at: number, code: number): Telling => ({ at, status: 'failed', code });
const tap = (at: number, answer: 'yes' | 'no' | 'maybe'): Telling => ({ at, tap: answer });
const text = (at: number, words: string): Telling => ({ at, text: words });
const then = (...tellings: Telling[]): Telling[] => [...reached, ...tellings];

/** Stories of guests, with their ends. Later answers win, and within one second the greater message id. */
export const stories: Record<string, Story> = {
  silent: { tells: reached, ends: { status: 'received', last_status: 'read' } },
  'only delivered': { tells: reached.slice(0, 2), ends: { status: 'received', last_status: 'delivered' } },
  'only sent': { tells: reached.slice(0, 1), ends: { status: 'sent', last_status: 'sent' } },
  'read without delivered': { tells: [reached[0]!, reached[2]!], ends: { status: 'received' } },
  comes: { tells: then(tap(10, 'yes')), ends: { status: 'confirmed' } },
  'comes not': { tells: then(tap(10, 'no')), ends: { status: 'declined' } },
  'comes, then not': { tells: then(tap(10, 'yes'), tap(20, 'no')), ends: { status: 'declined' } },
  'is not sure, then comes': {
    tells: then(tap(10, 'no'), tap(15, 'maybe'), tap(30, 'yes')),
    ends: { status: 'confirmed' },
  },
  'two answers in one second': { tells: then(tap(10, 'no'), tap(10, 'yes')), ends: { status: 'confirmed' } },
  'comes with three': {
    tells: then(tap(10, 'yes'), text(25, 'נגיע 4')),
    ends: { status: 'confirmed', number: 4 },
  },
  'changes the number': {
    tells: then(text(12, 'נגיע 2'), text(13, 'נגיע 5'), text(40, 'נגיע 3')),
    ends: { status: 'confirmed', number: 3 },
  },
  'comes with a bus': {
    tells: then(text(10, 'נגיע 60')),
    ends: { status: 'confirmed', number_waiting: 60 },
  },
  'writes no': { tells: then(tap(10, 'yes'), text(22, 'לא נוכל להגיע')), ends: { status: 'declined' } },
  'wants no messages': {
    tells: then(tap(10, 'yes'), text(16, 'הסר')),
    ends: { status: 'confirmed', opted_out: true },
  },
  unreachable: {
    tells: [failed(2, 131026)],
    ends: { status: 'created', trouble: 'undeliverable', last_status: 'failed' },
  },
  'unreachable and comes': {
    tells: [failed(2, 131026), tap(10, 'yes')],
    ends: { status: 'confirmed', trouble: 'undeliverable' },
  },
  'sent, then failed': {
    tells: [reached[0]!, failed(3, 131000)],
    ends: { status: 'created', trouble: 'failed' },
  },
  'failed and delivered after all': {
    tells: [reached[0]!, failed(2, 131000), { at: 6, status: 'delivered' }],
    ends: { status: 'received', last_status: 'delivered' },
  },
  'delivered, then failed': {
    tells: [...reached.slice(0, 2), failed(5, 131000)],
    ends: { status: 'received', last_status: 'delivered' },
  },
  'with words nobody knows': {
    tells: then({ at: 3, status: 'warning' }, { at: 5, status: 'pondering' }),
    ends: { status: 'received', last_status: 'read' },
  },
};

/** JSON of one update in the provider's format, and its place in a body. */
export type Update = { kind: 'statuses' | 'messages'; json: Record<string, unknown> };

/**
 * The story of one guest as updates, oldest first.
 * @param began product time, seconds
 * @param name of the guest, the same in every group: with it two answers of the same second fall the same way everywhere
 */
export const updatesOf = ({ tells }: Story, message: ChatMessage, began: number, name: string): Update[] =>
  tells.map((telling, nth) => {
    const timestamp = String(began + telling.at);
    if ('status' in telling)
      return {
        kind: 'statuses',
        json: {
          id: message.wamid,
          status: telling.status,
          timestamp,
          recipient_id: message.to,
          biz_opaque_callback_data: message.body.biz_opaque_callback_data,
          ...(telling.code ? { errors: [{ code: telling.code, title: 'failed' }] } : {}),
        },
      };
    const content =
      'text' in telling
        ? { type: 'text', text: { body: telling.text } }
        : { type: 'button', button: { payload: payloadOf(message, telling.tap), text: telling.tap } };
    const id = `wamid.${name}.${nth}.${message.to}`;
    const context = 'tap' in telling ? { context: { id: message.wamid } } : {};
    return { kind: 'messages', json: { from: message.to, id, timestamp, ...context, ...content } };
  });

const payloadOf = (message: ChatMessage, answer: string): string => {
  const payload = buttonsOf(message).find((one) => one.includes(`|attending|${answer}|`));
  if (!payload) throw new Error(`the invitation has no button for ${answer}`);
  return payload;
};
