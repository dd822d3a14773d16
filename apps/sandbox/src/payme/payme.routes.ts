import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { PayMe } from './payme';
import { PaymeError } from './payme-error';
import type { Sale } from './sale';
import { brandName, generateAnswer, paymeDate, saleAnswer, saleItem } from './sale.answers';
import * as requests from './sale.schemas';

type Call = (body: unknown, reply: FastifyReply) => unknown;

const neverAnswer = (reply: FastifyReply) => {
  reply.hijack();
};

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new PaymeError(352, `Invalid parameter: ${issue?.path.join('.') ?? 'body'}`, issue?.message ?? null);
}

function checkParty(payme: PayMe, asked: { seller_payme_id: string; payme_client_key?: string }): void {
  const { PAYME_SELLER_ID, PAYME_CLIENT_KEY } = payme.world.settings;
  if (asked.seller_payme_id !== PAYME_SELLER_ID) throw new PaymeError(251, 'Seller not found');
  if (asked.payme_client_key !== undefined && asked.payme_client_key !== PAYME_CLIENT_KEY) {
    throw new PaymeError(250, 'Client key not found');
  }
}

const challenge = (payme: PayMe, sale: Sale) => ({
  status_code: 5,
  status_message: '3D Secure authentication is required',
  payme_sale_id: sale.id,
  redirect_url: `${payme.world.origin}/payme/3ds/${sale.id}`,
});

function pay(payme: PayMe, asked: z.infer<typeof requests.paySale>, reply: FastifyReply): unknown {
  const { behaviours, settings } = payme.world;
  const sale = payme.find(asked.payme_sale_id);
  if (behaviours.strikes('payments', 'timeout_before')) return neverAnswer(reply);
  const paid = payme.pay(sale, asked);
  if (paid === 'challenge') return challenge(payme, sale);
  if (behaviours.strikes('payments', 'timeout')) return neverAnswer(reply);
  return saleAnswer(sale, settings);
}

function payingCalls(payme: PayMe): Record<string, Call> {
  const { behaviours } = payme.world;
  return {
    'generate-sale': (body, reply) => {
      const asked = read(requests.generateSale, body);
      checkParty(payme, asked);
      const sale = payme.generate(asked);
      if (behaviours.strikes('payments', 'timeout_generate')) return neverAnswer(reply);
      if (asked.buyer_key === undefined) return generateAnswer(sale, payme.world.origin);
      const { seller_payme_id, buyer_key } = asked;
      const payment = {
        seller_payme_id,
        buyer_key,
        payme_sale_id: sale.id,
        sale_price: String(asked.sale_price),
      };
      return pay(payme, payment, reply);
    },
    'pay-sale': (body, reply) => {
      const asked = read(requests.paySale, body);
      checkParty(payme, asked);
      return pay(payme, asked, reply);
    },
    'capture-sale': (body, reply) => {
      const asked = read(requests.captureSale, body);
      checkParty(payme, asked);
      const sale = payme.capture(asked);
      if (behaviours.strikes('payments', 'timeout_capture')) return neverAnswer(reply);
      return saleAnswer(sale, payme.world.settings);
    },
    'refund-sale': (body, reply) => {
      const asked = read(requests.refundSale, body);
      checkParty(payme, asked);
      const sale = payme.refund(asked);
      if (behaviours.strikes('payments', 'timeout_refund')) return neverAnswer(reply);
      return saleAnswer(sale, payme.world.settings);
    },
  };
}

function buyerKeyAnswer({ buyer, buyerKey, paidAt }: Sale) {
  if (!buyer || !buyerKey) throw new PaymeError(253, 'Buyer key not found');
  return {
    status_code: 0,
    buyer_key: buyerKey,
    buyer_card_mask: buyer.mask,
    buyer_card_expiry: buyer.expiry,
    buyer_card_brand: brandName(buyer.mask),
    ...(paidAt === undefined ? {} : { sale_paid_date: paymeDate(paidAt) }),
  };
}

/** 2026-11-21 of 21/11/2026, which compares as text. */
const sortable = (day: string) => day.split('/').reverse().join('-');

function isOfDays(sale: Sale, asked: z.infer<typeof requests.getSales>): boolean {
  const { sale_created_min: from, sale_created_max: till } = asked;
  const made = paymeDate(sale.createdAt).slice(0, 10);
  return (!from || made >= sortable(from)) && (!till || made <= sortable(till));
}

function readingCalls(payme: PayMe): Record<string, Call> {
  const { settings } = payme.world;
  const items = (sales: Sale[]) => ({
    items_count: sales.length,
    items: sales.map((sale) => saleItem(sale, settings)),
    status_code: 0,
    session: 'a1B2',
  });
  return {
    'get-sales': (body) => {
      const asked = read(requests.getSales, body);
      checkParty(payme, asked);
      const { sale_payme_id: id } = asked;
      const some =
        id === undefined
          ? payme.list().filter((sale) => isOfDays(sale, asked))
          : [payme.known(id) ?? []].flat();
      for (const sale of some) sale.expireHold(payme.world.clock.now());
      const from = (asked.page - 1) * asked.page_size;
      const page = items(some.slice(from, from + asked.page_size));
      return { ...page, items_count: some.length };
    },
    'get-transactions': (body) => {
      const asked = read(requests.getTransactions, body);
      checkParty(payme, asked);
      const id = asked.payme_transaction_id;
      return items(
        payme.list().filter((sale) => sale.tranId !== undefined && (id === undefined || sale.tranId === id)),
      );
    },
    'get-buyer-key': (body) => {
      const asked = read(requests.getBuyerKey, body);
      checkParty(payme, asked);
      return buyerKeyAnswer(payme.find(asked.payme_sale_id));
    },
  };
}

/** `/payme/api/…`. Success is `status_code` 0, never the HTTP status. */
export async function paymeRoutes(app: FastifyInstance, payme: PayMe): Promise<void> {
  await app.register(
    async (api) => {
      api.setErrorHandler((error, _request, reply) => {
        const refusal = error instanceof PaymeError ? error : new PaymeError(1, String(error));
        return reply.status(500).send(refusal.body());
      });
      for (const [name, call] of Object.entries({ ...payingCalls(payme), ...readingCalls(payme) })) {
        api.post(`/${name}`, async (request, reply) => {
          if (payme.world.behaviours.strikes('payments', 'server_error'))
            throw new PaymeError(1, 'Internal error');
          return call(request.body, reply);
        });
      }
    },
    { prefix: '/payme/api' },
  );
}
