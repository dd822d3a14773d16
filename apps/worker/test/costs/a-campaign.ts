import { createHmac } from 'node:crypto';
import { DiscoveryService } from '@nestjs/core';
import { newId } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import { ask } from '../person-calls';
import type { Person, WholeProduct } from '../whole-product';

/** A provider of a context that its door does not name. */
const inside = <T>({ app }: WholeProduct, name: string): T =>
  app
    .get(DiscoveryService, { strict: false })
    .getProviders()
    .find((provider) => provider.name === name)!.instance as T;

type Stopping = { beforeApplicationShutdown(): Promise<void> };
type Lease = { id: string };
type Registration = { start(): Promise<void>; current(): Lease };
type Claims = { take(workerId: string, lane: 'campaign', most: number): Promise<unknown[]> };
type Batches = { send(batch: unknown[], lease: Lease): Promise<number> };

/**
 * The steps of a sender one by one, instead of its loops, which sleep and wake by time. `send` takes the messages that wait as one batch, as
 * a loop does, and answers how many the provider received.
 */
export const aSender = async (product: WholeProduct) => {
  await inside<Stopping>(product, 'Sender').beforeApplicationShutdown();
  const registration = inside<Registration>(product, 'Registration');
  await registration.start();
  return {
    async send(most: number): Promise<number> {
      const lease = registration.current();
      const batch = await inside<Claims>(product, 'Claims').take(lease.id, 'campaign', most);
      return inside<Batches>(product, 'BatchSender').send(batch, lease);
    },
  };
};

export const invite = (
  product: WholeProduct,
  host: Person,
  invitation: { eventId: string; rsvpIds: string[] },
) =>
  ask<{ accepted: number }>(
    ...([product, host, 'POST', '/v1/whatsapp/send-invites'] as const),
    { ...invitation, templateName: 'rsvp_invite_wedding', consent: true },
    newId(),
  );

type Sent = { id: string; wamid: string };
export const sentMessages = (product: WholeProduct): Promise<Sent[]> =>
  product.source.query(
    `select id, wamid from messaging.messages where lane = 'campaign' and wamid is not null order by id`,
  );

/** The provider's webhook that says all these messages were delivered, as it signs it. */
export const delivered = async (product: WholeProduct, messages: Sent[]): Promise<unknown> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const statuses = messages.map(({ id, wamid }) => ({
    ...{ id: wamid, status: 'delivered', timestamp, recipient_id: '972532000000' },
    ...{ recipient_user_id: `IL.${id.slice(0, 8)}`, biz_opaque_callback_data: `m1:${id}:1` },
  }));
  const metadata = { display_phone_number: '97233334444', phone_number_id: '1099' };
  const value = { messaging_product: 'whatsapp', metadata, statuses };
  const entry = [{ id: 'WABA1', changes: [{ value, field: 'messages' }] }];
  const body = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry }));
  const signature = createHmac('sha256', product.config.settings.WHATSAPP_APP_SECRET)
    .update(body)
    .digest('hex');
  return product.ask('POST', '/webhooks/whatsapp', {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  });
};

type Tokens = { issue(tx: Tx, rsvpId: string, now: Date): Promise<string> };
/** The token of a guest's own page. */
export const guestToken = (product: WholeProduct, rsvpId: string): Promise<string> =>
  product.source.transaction((manager) =>
    inside<Tokens>(product, 'GuestTokens').issue(new Tx(manager), rsvpId, new Date()),
  );
