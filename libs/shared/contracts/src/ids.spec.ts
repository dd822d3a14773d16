import * as z from 'zod/mini';
import { type AnswerOf, type ArgumentsOf, call } from './call';
import { EventId, StoreId } from './ids';
import { Id } from './primitives';

const UUID = '0197a1c2-3b4d-7e5f-8a6b-9c0d1e2f3a4b';

// checked by the compiler: a line below a directive that compiles is an error
export const swapped = (eventId: EventId, storeId: StoreId, answer: Promise<EventId>): void => {
  const text: string = eventId;
  const literal: EventId = UUID;
  const fromText: StoreId = text;
  // @ts-expect-error -- an id of another entity
  const direct: StoreId = eventId;
  // @ts-expect-error -- in an object
  const property: { storeId: StoreId } = { storeId: eventId };
  // @ts-expect-error -- in an array
  const items: StoreId[] = [eventId];
  // @ts-expect-error -- in a set
  const members: ReadonlySet<StoreId> = new Set<EventId>();
  // @ts-expect-error -- in the result of a promise
  const promised: Promise<StoreId> = answer;
  // @ts-expect-error -- where both are parameters
  const swap = (): void => swapped(storeId, eventId, answer);
  void [literal, fromText, direct, property, items, members, promised, swap];
};

export const storeOfEvent = call({
  id: 'example.storeOfEvent',
  method: 'GET',
  path: '/v1/example/:eventId',
  access: 'user',
  params: z.object({ eventId: EventId }),
  answer: z.object({ storeId: z.nullable(StoreId) }),
});
// checked by the compiler: a call carries the tags into the client's arguments and into the answer
export const ofCall = (storeId: StoreId, { storeId: answered }: AnswerOf<typeof storeOfEvent>): void => {
  const given: ArgumentsOf<typeof storeOfEvent> = {
    // @ts-expect-error -- a store is no event
    params: { eventId: storeId },
  };
  // @ts-expect-error -- an answered store is no event
  const event: EventId | null = answered;
  void [given, event];
};

describe('ids of entities', () => {
  it('are checked like any id, whatever their entity', () => {
    expect(EventId).toBe(Id);
    expect(StoreId).toBe(Id);
    expect(EventId.safeParse(UUID).success).toBe(true);
    expect(EventId.safeParse('1').error?.issues[0]?.message).toBe('id.invalid');
  });
});
