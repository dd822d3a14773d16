import {
  approveOrder,
  cancelOrder,
  declineOrder,
  orderConsequences,
  readOrder,
  recallOrder,
} from '@smachot/contracts';
import type { Host } from '../../src/world/a-host';
import { tell } from './patient-client';
import type { Seeded } from './seeded';

type Sides = { customer: Host; owner: Host };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const LOOK_MS = 200;
const TIMEOUT_MS = 12_000;

/** One side, both or none of them changes an order as soon as it exists; a side that is too late is refused and gives up. */
export async function moveSomehow(
  orderId: string,
  { customer, owner }: Sides,
  random: Seeded,
): Promise<void> {
  const [theirs, ours] = [customer.tokens.access_token, owner.tokens.access_token];
  const params = { orderId };
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(LOOK_MS)) {
    if ((await tell(readOrder, { token: theirs, params })).status === 200) break;
    if (Date.now() > end) return;
  }
  const acts = random.next();
  if (acts < 0.1) return void (await tell(declineOrder, { token: ours, params, body: {} }));
  if (acts < 0.25) return void (await tell(recallOrder, { token: theirs, params }));
  await Promise.all([
    tell(approveOrder, { token: ours, params }),
    ...(acts < 0.4 ? [tell(recallOrder, { token: theirs, params })] : []),
  ]);
  if (acts < 0.6) return;
  const token = acts < 0.8 ? theirs : ours;
  const { answer } = await tell(orderConsequences, { token, params });
  const expectedRefund = answer?.moves?.cancel?.refunded;
  if (expectedRefund !== undefined) await tell(cancelOrder, { token, params, body: { expectedRefund } });
}
