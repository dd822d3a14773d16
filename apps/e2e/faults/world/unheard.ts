import { addDays, MINUTE_MS, wallTime } from '@smachot/kernel';
import { clock } from '../../src/world/clock';
import { until } from '../../src/world/sandbox';
import { outsideWorld } from './outside';
import { deliver, webhookOf } from './provider';
import type { RealProduct } from './real-product';

type Unheard = { id: string; phone: string | null };

/**
 * Resolves messages with an unknown outcome: their worker was killed after it noted that it sends and before the first byte was
 * out, or before it received the provider's refusal (docs/adr/0004). The provider has none of them, and none is sent again
 * automatically; after half an hour in which other statuses arrived the host is notified. Returns the guests of these messages.
 */
export async function admitUnheard(product: RealProduct): Promise<string[]> {
  const unheard = await product.database.rows<Unheard>(
    `select m.id, g.phone from messaging.messages m left join rsvp.guests g on g.id = m.ref_id where m.state = 'unknown'`,
  );
  if (!unheard.length) return [];
  const taken = (await outsideWorld.accepted()).map(({ body }) => body.biz_opaque_callback_data ?? '');
  expect(unheard.filter(({ id }) => taken.some((callback) => callback.includes(id)))).toEqual([]);
  await halfAnHourLater();
  await somethingIsHeard();
  const admitted = async () => {
    const { count } = await product.database.one<{ count: number }>(
      `select count(*)::int from messaging.messages where id = any($1) and state = 'done' and status = 'uncertain'`,
      [unheard.map(({ id }) => id)],
    );
    return count === unheard.length ? true : undefined;
  };
  await until('the hosts are told of what nobody heard', admitted);
  return unheard.flatMap(({ phone }) => phone ?? []);
}

async function halfAnHourLater(): Promise<void> {
  const { day, time } = wallTime(new Date((await clock.now()).getTime() + 35 * MINUTE_MS));
  await clock.moveTo(day, time);
}

async function somethingIsHeard(): Promise<void> {
  const [any] = await outsideWorld.accepted();
  const timestamp = String(Math.floor((await clock.now()).getTime() / 1000));
  await deliver(
    webhookOf([
      { kind: 'statuses', json: { id: any!.wamid, status: 'delivered', timestamp, recipient_id: any!.to } },
    ]),
  );
}

/** The next day at eleven on which messages go out: never Friday or Shabbat. */
export async function nextWorkingDay(): Promise<void> {
  let day = addDays(await clock.today(), 1);
  while (wallTime(new Date(`${day}T09:00:00Z`)).weekday > 4) day = addDays(day, 1);
  await clock.moveTo(day, '11:00');
}
