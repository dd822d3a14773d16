import { startBare } from '../bare/bare-process.mjs';
import { anEvent } from '../product/host.mjs';
import { measured } from '../product/meter.mjs';
import { outside } from '../product/outside.mjs';
import { until } from '../product/until.mjs';
import { sum } from '../figures.mjs';
import { perSecond, rate, row } from '../report.mjs';

const warmUp = 600;
const rounds = 2;
const inRound = 5000;
const template = 'rsvp_invite_wedding';

/** Invitations from the host's click to "written down", beside one job and one POST for each recipient. */
export async function campaign({ servers, product, host, say, profiled }) {
  const [first, ...events] = await eventsOf(host, say);
  await send(servers, product, host, first);
  // the very letter the product sends, for the baseline to send too
  const [{ body: letter }] = await outside(product).messagesTo(first.phones[0]);
  const bare = await startBare('sender', {
    REDIS_URL: servers.redisUrl,
    WHATSAPP_URL: `${product.environments.worker.WHATSAPP_BASE_URL}/v25.0/1099/messages`,
    TOKEN: 'sandbox-token',
  });
  try {
    await bare.ask('send', { phones: first.phones.map(digits), letter });
    await outside(product).reset();
    const ours = [];
    const theirs = [];
    for (const event of events) {
      say(`${inRound} messages bare, ${inRound} through the product`);
      theirs.push(
        await measured(servers, [bare], () => bare.ask('send', { phones: event.phones.map(digits), letter })),
      );
      ours.push(await profiled('worker', () => send(servers, product, host, event)));
    }
    return rowsOf(ours, theirs);
  } finally {
    await bare.stop();
    await outside(product).reset();
  }
}

const digits = (phone) => phone.slice(1);

async function eventsOf(host, say) {
  const events = [];
  for (const guests of [warmUp, ...Array.from({ length: rounds }, () => inRound)]) {
    say(`an event of ${guests} guests`);
    events.push(await anEvent(host, guests));
  }
  return events;
}

/** From the request until every message is written down as accepted. */
async function send(servers, product, host, { eventId, rsvpIds }) {
  return measured(servers, [product.worker], async () => {
    const request = { eventId, templateName: template, rsvpIds, consent: true };
    const { campaignId, accepted, refused } = await host.call('POST', '/v1/whatsapp/send-invites', request);
    if (accepted !== rsvpIds.length)
      throw new Error(`not all may be sent to: ${JSON.stringify(refused.slice(0, 3))}`);
    await until('the campaign', async () => {
      const { rows } = await servers.sql.query(
        `select count(*) filter (where wamid is not null and state = 'done')::int as sent,
           count(*) filter (where state = 'done' and wamid is null)::int as lost
         from messaging.messages where campaign_id = $1`,
        [campaignId],
      );
      if (rows[0].lost) throw new Error(`${rows[0].lost} messages were not accepted`);
      return rows[0].sent === rsvpIds.length || undefined;
    });
    return rsvpIds.length;
  });
}

function rowsOf(ours, theirs) {
  const of = (runs, what) => sum(runs.map((run) => run[what])) / (rounds * inRound);
  const [speed, bareSpeed] = [1000 / of(ours, 'ms'), 1000 / of(theirs, 'ms')];
  const worker = sum(ours.map(({ processMs }) => processMs[0])) / (rounds * inRound);
  return [
    row('messages sent, one worker', {
      ours: perSecond(speed),
      bare: perSecond(bareSpeed),
      ratio: rate(speed / bareSpeed),
      target: '≥ 1,000 /s, ≥ 60 %',
      met: speed >= 1000 && speed / bareSpeed >= 0.6,
    }),
    row('SQL statements a message', {
      ours: of(ours, 'sql').toFixed(3),
      target: '≤ 0.25',
      met: of(ours, 'sql') <= 0.25,
    }),
    row('CPU a message, worker + database', {
      ours: `${of(ours, 'cpuMs').toFixed(3)} ms`,
      bare: `${of(theirs, 'cpuMs').toFixed(3)} ms`,
      ratio: `${(of(ours, 'cpuMs') / of(theirs, 'cpuMs')).toFixed(1)} ×`,
      target: '≤ 0.6 ms',
      met: of(ours, 'cpuMs') <= 0.6,
    }),
    row('· of it the worker', { ours: `${worker.toFixed(3)} ms` }),
  ];
}
