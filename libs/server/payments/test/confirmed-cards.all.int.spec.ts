import { newId } from '@smachot/kernel';
import { BillingStanding } from '../src';
import { Cards } from '../src/use-cases/cards';
import { ChangeCard, DeleteCard } from '../src/use-cases/change-card';
import { NoteCallback } from '../src/use-cases/note-callback';
import { type PaymentsApp, paymentsApp, unbilled } from './payments-app';

let app: PaymentsApp;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

/** Valid card numbers that are not in use, with the given ending and issuer. */
const luhnEnd = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 ? 1 : 2))
    .reduce((all, weight) => all + (weight > 9 ? weight - 9 : weight), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
let given = 100_000;
const newNumber = (): string => luhnEnd(`458000${String(given++).padStart(9, '0')}`);

const cardsOf = async (userId: string) => (await app.queries.execute(new Cards(userId))).cards;
const standing = (userId: string) => app.get(BillingStanding).of(userId, new Date());
const checks = async () => (await app.sales()).filter(({ type }) => type === 'token');
/** As when the worker that checked them is gone, and their time has come again. */
const letAllBeDue = () =>
  app.source.query(
    `update payments.cards set check_claimed_until = null, next_check_at = now() where next_check_at is not null`,
  );
const check = () => app.jobs.checkCards(new Date(Date.now() + 1000));
const tick = async () => {
  await letAllBeDue();
  await check();
};

describe('a card that is added', () => {
  it('is confirmed by the provider without a charge, and is what the provider says it is', async () => {
    const userId = newId();
    const number = newNumber();
    const before = (await checks()).length;
    const added = await app.addCard(userId, await app.tokenOf(number, '0931'), {
      number: '4111111111111111',
      expiry: '1239',
      nickname: 'של אבא',
    });
    expect(added).toMatchObject({
      ok: true,
      value: {
        lastFourDigits: number.slice(-4),
        expiry: '09/31',
        cardType: 'visa',
        status: 'confirmed',
        isDefault: true,
        nickname: 'של אבא',
      },
    });
    const made = (await checks()).slice(before);
    expect(made).toMatchObject([{ type: 'token', charged: 0, status: 'completed' }]);
    expect(await standing(userId)).toMatchObject({ hasCard: true });
  });

  it.each([
    ['an invented token', () => Promise.resolve('BUYER264-AAAAAAAA-BBBBBBBB-CCCCCCCC'), 'rejected'],
    [
      'a token with one character changed',
      async () => (await app.tokenOf(newNumber())).slice(0, -1) + '~',
      'rejected',
    ],
    ['any text', () => Promise.resolve('x'.repeat(200)), 'rejected'],
    ['a card that has expired', () => app.tokenOf(newNumber(), '0125'), 'expired'],
    ['a card its company blocked', () => app.tokenOf('4000000000000051'), 'blocked'],
  ])('is refused and not kept: %s', async (_, token, kind) => {
    const userId = newId();
    expect(await app.addCard(userId, await token())).toMatchObject({ ok: false, code: `card.${kind}` });
    expect(await cardsOf(userId)).toEqual([]);
    expect(await standing(userId)).toMatchObject({ hasCard: false, card: null });
  });

  it('is renewed when it is the same card again, whatever its token', async () => {
    const userId = newId();
    const number = newNumber();
    const first = await app.card(userId, number);
    const again = await app.addCard(userId, await app.tokenOf(number), { number, nickname: 'של אמא' });
    expect(again).toMatchObject({ ok: true, value: { _id: first, nickname: 'של אמא', isDefault: true } });
    const token = await app.tokenOf(number);
    const both = await Promise.all([app.addCard(userId, token), app.addCard(userId, token)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    await tick();
    expect(await cardsOf(userId)).toHaveLength(1);
    await app.bill(userId, 12);
    await app.jobs.chargeDue(new Date());
    expect((await app.sales()).filter(({ charged }) => charged === 1200)).toHaveLength(1);
  });

  it('is refused on a sixth account, also after the others have deleted it', async () => {
    const number = newNumber();
    const holders = Array.from({ length: 5 }, () => newId());
    for (const userId of holders) await app.card(userId, number);
    const more = async (userId: string) => app.addCard(userId, await app.tokenOf(number));
    expect(await more(newId())).toMatchObject({ ok: false, code: 'card.on_many_accounts' });
    expect(await more(holders[0]!)).toMatchObject({ ok: true });
    for (const userId of holders) {
      const [card] = await cardsOf(userId);
      await app.commands.execute(new DeleteCard(userId, card!._id));
    }
    expect(await more(newId())).toMatchObject({ code: 'card.on_many_accounts' });
    await app.source.query(
      `update payments.cards set deleted_at = now() - interval '91 days' where user_id = any($1)`,
      [holders],
    );
    expect(await more(newId())).toMatchObject({ ok: true });
  });

  it('counts accounts one after the other', async () => {
    const number = newNumber();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => app.tokenOf(number)));
    const added = await Promise.all(tokens.map((token) => app.addCard(newId(), token)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('cannot be one of hundreds that are tried out', async () => {
    const userId = newId();
    const invented = (nth: number) => `BUYER264-AAAAAAAA-BBBBBBBB-${String(nth).padStart(8, '0')}`;
    const answers = [];
    for (let nth = 0; nth < 14; nth++) answers.push(await app.addCard(userId, invented(nth)));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
      ...Array<string>(12).fill('card.rejected'),
      'card.too_many_tries',
      'card.too_many_tries',
    ]);
  });
});

describe('when the provider does not answer about a card', () => {
  it.each([
    ['timeout', 'confirmed'],
    ['timeout_before', 'checking'],
    ['timeout_generate', 'checking'],
    ['server_error', 'checking'],
  ])('it is confirmed only by what the sale says when it is read: %s', async (rule, status) => {
    const userId = newId();
    await app.misbehave(rule);
    const added = await app.addCard(userId, await app.tokenOf(newNumber()));
    expect(added).toMatchObject({ ok: true, value: { status, isDefault: status === 'confirmed' } });
    expect(await standing(userId)).toMatchObject({ hasCard: status === 'confirmed' });
    for (let round = 0; round < 2; round++) await tick();
    expect(await cardsOf(userId)).toMatchObject([{ status: 'confirmed', isDefault: true }]);
    expect(await standing(userId)).toMatchObject({ hasCard: true });
  });

  it('an invented token is refused in the end, and shown as refused', async () => {
    const userId = newId();
    await app.misbehave('server_error', 8);
    expect(await app.addCard(userId, 'BUYER264-AAAAAAAA-BBBBBBBB-DDDDDDDD')).toMatchObject({
      ok: true,
      value: { status: 'checking' },
    });
    await app.calm();
    await tick();
    expect(await cardsOf(userId)).toMatchObject([{ status: 'refused', isDefault: false }]);
    expect(await standing(userId)).toMatchObject({ hasCard: false });
  });

  it('it is refused after a day without an answer', async () => {
    const userId = newId();
    await app.misbehave('server_error', 50);
    await app.addCard(userId, await app.tokenOf(newNumber()));
    await tick();
    expect(await cardsOf(userId)).toMatchObject([{ status: 'checking' }]);
    await app.source.query(
      `update payments.cards set created_at = now() - interval '25 hours' where user_id = $1`,
      [userId],
    );
    await tick();
    expect(await cardsOf(userId)).toMatchObject([{ status: 'refused' }]);
    await app.calm();
  });

  it('a request that was killed after the intent is finished by a tick', async () => {
    const userId = newId();
    const token = await app.tokenOf(newNumber());
    await app.misbehave('server_error', 8);
    await app.addCard(userId, token);
    await app.calm();
    // the state before the provider was asked
    await app.source.query(
      `update payments.ledger set status = 'intended', sale_id = null where card_id in (select id from payments.cards where user_id = $1)`,
      [userId],
    );
    await letAllBeDue();
    await Promise.all([check(), check()]);
    await tick();
    expect(await cardsOf(userId)).toMatchObject([{ status: 'confirmed' }]);
  });
});

it('waits for its owner when the card company asks, and hears of it by the callback', async () => {
  const userId = newId();
  await app.misbehave('3ds');
  const returnTo = '/partner/savta-julie/checkout?c=1';
  const added = await app.addCard(userId, await app.tokenOf(newNumber()), { returnTo });
  expect(added).toMatchObject({ ok: true, value: { status: 'checking' } });
  const url = added.ok ? added.value.authenticateUrl! : '';
  expect(url).toMatch(/\/payme\/3ds\/SALE/);
  await tick();
  expect(await cardsOf(userId)).toMatchObject([{ status: 'checking', authenticateUrl: url }]);
  const { backAt, ...callback } = await app.confirmAt(url);
  expect(backAt).toContain(returnTo);
  await app.commands.execute(new NoteCallback(new Map(Object.entries(callback))));
  await check();
  expect(await cardsOf(userId)).toMatchObject([
    { status: 'confirmed', isDefault: true, authenticateUrl: null },
  ]);
});

describe('while responses wait to be billed', () => {
  it('the card that works is not given up for one that does not', async () => {
    const userId = newId();
    const good = await app.card(userId, newNumber());
    unbilled.add(userId);
    // the evening before the bill: an unconfirmed card, and one that expires before the bill
    await app.misbehave('server_error', 8);
    const unconfirmed = await app.addCard(userId, 'BUYER264-AAAAAAAA-BBBBBBBB-EEEEEEEE');
    await app.calm();
    const soon = new Date();
    const ends = `${String(soon.getMonth() + 1).padStart(2, '0')}${String(soon.getFullYear()).slice(2)}`;
    const ending = await app.card(userId, newNumber(), ends);
    const makeDefault = (cardId: string) =>
      app.commands.execute(new ChangeCard(userId, cardId, { makeDefault: true }));
    expect(unconfirmed.ok && (await makeDefault(unconfirmed.value._id))).toMatchObject({
      code: 'card.not_confirmed',
    });
    expect(await makeDefault(ending)).toMatchObject({ code: 'card.expires_too_soon' });
    expect(await app.commands.execute(new DeleteCard(userId, good))).toMatchObject({ code: 'card.needed' });
    expect((await cardsOf(userId)).find(({ isDefault }) => isDefault)?._id).toBe(good);
    const better = await app.card(userId, newNumber());
    expect(await app.commands.execute(new DeleteCard(userId, good))).toMatchObject({ ok: true });
    expect((await cardsOf(userId)).find(({ isDefault }) => isDefault)?._id).toBe(better);
    unbilled.delete(userId);
  });

  it('two requests do not delete the last two cards', async () => {
    const userId = newId();
    const cards = [await app.card(userId, newNumber()), await app.card(userId, newNumber())];
    unbilled.add(userId);
    const answers = await Promise.all(cards.map((id) => app.commands.execute(new DeleteCard(userId, id))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    unbilled.delete(userId);
  });
});
