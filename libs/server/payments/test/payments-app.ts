import { createHash } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { DAY_MS, newId } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { PlatformModule, platformPersistence, UnitOfWork } from '@smachot/server-platform';
import { testConfig, testDatabase } from '@smachot/server-testing';
import { startSandbox } from '@smachot/sandbox';
import {
  UnsettledOrdersPort,
  BillableEventsPort,
  type ChargedOrder,
  ChargedOrdersPort,
  ChargedTicketsPort,
  PaymentAuthorizations,
  PaymentsModule,
  paymentsPersistence,
} from '../src';
import { OrderPaymentJobs } from '../src/jobs/order-payment-jobs';
import { ChargebackJobs } from '../src/jobs/chargeback-jobs';
import { PaymentJobs } from '../src/jobs/payment-jobs';
import { ReconciliationJobs } from '../src/jobs/reconciliation-jobs';
import { ReceiptPdf } from '../src/receipts/receipt-pdf';
import { AdvancePayment } from '../src/use-cases/advance-payment';
import { AddCard } from '../src/use-cases/add-card';
import { OpenBill } from '../src/use-cases/open-bill';
import type { HoldWanted } from '../src/persistence/payment.repository';
import { WantPayment, type Wanted } from '../src/use-cases/want-payment';

export const unbilled = new Set<string>();
/** Users the directory returns. */
export const people = new Map<string, Partial<DirectoryUser>>();
/** Super admins the directory returns. */
export const admins: { id: string }[] = [];
/** The orders of payments, and the owners of stores. */
export const orders = new Map<string, ChargedOrder>();
/** The registrations of payments for tickets. */
export const registrations = new Map<string, ChargedOrder>();
/** First payments of orders whose rest is still to be charged, by customer. */
export const unsettled = new Map<string, string>();
export const owners = new Map<string, string[]>();

@Global()
@Module({
  providers: [
    {
      provide: BillableEventsPort,
      useValue: {
        unbilled: (userId: string) =>
          Promise.resolve(
            unbilled.has(userId) ? { responses: 7, until: new Date(Date.now() + 30 * DAY_MS) } : null,
          ),
        waiting: (userIds: string[]) => Promise.resolve(new Set(userIds.filter((id) => unbilled.has(id)))),
        titles: () => Promise.resolve(new Map()),
      },
    },
    {
      provide: UserDirectory,
      useValue: {
        of: () => Promise.resolve(people),
        superAdmins: () => Promise.resolve(admins),
        languageIn: (_tx: unknown, userId: string) => Promise.resolve(people.get(userId)?.language ?? 'he'),
      },
    },
    {
      provide: UnsettledOrdersPort,
      useValue: {
        of: (userIds: string[]) =>
          Promise.resolve(
            [...unsettled]
              .filter(([userId]) => userIds.includes(userId))
              .map(([userId, paymentId]) => ({ userId, paymentId })),
          ),
      },
    },
    {
      provide: ChargedOrdersPort,
      useValue: {
        ofPayment: (paymentId: string) => Promise.resolve(orders.get(paymentId)),
        store: (storeId: string) =>
          Promise.resolve({ ownerIds: owners.get(storeId) ?? [], partnerUsername: 'savta-julie' }),
        isOwner: (storeId: string, userId: string) =>
          Promise.resolve(owners.get(storeId)?.includes(userId) ?? false),
      },
    },
    {
      provide: ChargedTicketsPort,
      useValue: { ofPayment: (paymentId: string) => Promise.resolve(registrations.get(paymentId)) },
    },
  ],
  exports: [UnsettledOrdersPort, BillableEventsPort, ChargedOrdersPort, ChargedTicketsPort, UserDirectory],
})
class NeighbourModule {}

export type Sale = {
  saleId: string;
  type: string;
  transactionId: string;
  status: string;
  price: number;
  charged: number;
  refunded: number;
};

/** The payments context on its own database, with the sandbox as the card provider. */
export const paymentsApp = async () => {
  const database = await testDatabase([platformPersistence, paymentsPersistence]);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = testConfig(database.url, {
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    // tests of an answer that never comes wait for it
    PAYME_TIMEOUT_MS: '6000',
  });
  const module = await Test.createTestingModule({
    imports: [
      PlatformModule.with(config, [platformPersistence, paymentsPersistence]),
      NeighbourModule,
      PaymentsModule,
    ],
    providers: [PaymentJobs, OrderPaymentJobs, ChargebackJobs, ReconciliationJobs, ReceiptPdf],
  }).compile();
  await module.init();
  const commands = module.get(CommandBus);
  const jobs = module.get(PaymentJobs);

  /** Requests a payment of an order, delivered like a job. */
  const want = async (wanted: Wanted): Promise<void> => {
    const id = newId();
    await database.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'payments.capture', '{}', now())`,
      [id],
    );
    await commands.execute(new WantPayment(wanted, { id, job: 'payments.capture', attempt: 1 }));
  };

  const holds = module.get(PaymentAuthorizations);
  /** An authorization whose caller is killed at once: its outcome is published as an event. */
  const holdUnattended = async (wanted: HoldWanted): Promise<void> => {
    const begun = await module.get(UnitOfWork).run((tx) => holds.begin(tx, wanted));
    if (!begun) throw new Error('no card');
    await commands.execute(new AdvancePayment(wanted.paymentId, begun));
  };

  const tokenOf = async (number: string, expiry = '1230'): Promise<string> => {
    const answer = await fetch(`${sandbox.url}/_sandbox/payments/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  /** Request of the browser; its card details need not be true. */
  const addCard = (
    userId: string,
    token: string,
    {
      number = '5326105300985846',
      expiry = '1230',
      nickname = null,
      returnTo,
    }: { number?: string; expiry?: string; nickname?: string | null; returnTo?: string } = {},
  ) =>
    commands.execute(
      new AddCard(userId, {
        token,
        cardMask: `${number.slice(0, 6)}******${number.slice(-4)}`,
        cardType: 'mastercard',
        expiry,
        nickname,
        returnTo,
      }),
    );

  /** An act of the sandbox on its sales. */
  const act = async (path: string, body: object): Promise<Sale> => {
    const answer = await fetch(`${sandbox.url}/_sandbox/payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Sale;
  };

  const misbehave = async (rule: string, count = 1): Promise<void> => {
    const answer = await fetch(`${sandbox.url}/_sandbox/behaviour`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'payments', rule, count }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };

  return {
    want,
    holds,
    holdUnattended,
    orderJobs: module.get(OrderPaymentJobs),
    sandboxUrl: sandbox.url,
    source: database.source,
    commands,
    queries: module.get(QueryBus),
    jobs,
    get: module.get.bind(module),
    tokenOf,
    addCard,
    /** Stores a card; its token comes from the provider's own tokenization. */
    async card(userId: string, number = '5326105300985846', expiry = '1230'): Promise<string> {
      const added = await addCard(userId, await tokenOf(number, expiry), { number, expiry });
      if (!added.ok) throw new Error(added.code);
      return added.value._id;
    },
    /** Creates the bill of an event with that many responses, delivered like a job. */
    async bill(userId: string, responses: number, billId = newId()): Promise<string> {
      const id = newId();
      await database.source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'payments.open_bill', '{}', now())`,
        [id],
      );
      await commands.execute(
        new OpenBill(
          { billId, eventId: newId(), hostId: userId, responses },
          { id, job: 'payments.open_bill', attempt: 1 },
        ),
      );
      return billId;
    },
    async sales(): Promise<Sale[]> {
      return (await (await fetch(`${sandbox.url}/_sandbox/payments/sales`)).json()) as Sale[];
    },
    /** Makes the provider answer normally again. */
    calm: () => misbehave('server_error', 0),
    misbehave,
    act,
    /** The cardholder confirms at the bank; returns the fields of the provider's callback, and `backAt`: the URL it leads back to. */
    async confirmAt(url: string): Promise<Record<string, string>> {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=approve',
      });
      if (answer.status >= 400) throw new Error(await answer.text());
      const sales = (await (await fetch(`${sandbox.url}/_sandbox/payments/sales`)).json()) as (Sale & {
        paymeTransactionId: string;
      })[];
      const sale = sales.find(({ saleId }) => url.endsWith(saleId))!;
      const { PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET } = config.settings;
      return {
        backAt: answer.headers.get('location') ?? '',
        notify_type: 'sale-complete',
        payme_sale_id: sale.saleId,
        payme_transaction_id: sale.paymeTransactionId,
        payme_signature: createHash('md5')
          .update(PAYME_CLIENT_KEY + PAYME_CLIENT_SECRET + sale.paymeTransactionId + sale.saleId)
          .digest('hex'),
      };
    },
    async close(): Promise<void> {
      await module.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
export type PaymentsApp = Awaited<ReturnType<typeof paymentsApp>>;
