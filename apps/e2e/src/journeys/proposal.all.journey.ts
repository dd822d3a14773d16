import { wallTime } from '@smachot/kernel';
import { axeFindings } from '../axe';
import type { Page } from '@playwright/test';
import { expect, pageOf, test, twoLooks } from '../journey';
import { CheckoutScreen } from '../screens/checkout.screen';
import { DeskScreen } from '../screens/desk.screen';
import { OrderScreen } from '../screens/order.screen';
import { OfferScreen, ProposalEditor } from '../screens/proposal.screen';
import { aHost, arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner, theDemoProposalUnit, withDeposit } from '../world/a-store';
import { aCard, anEvent, attends, guestsOf } from '../world/an-event';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { shekels } from '../words';
import { outside, until } from '../world/sandbox';

const GUESTS = 40;
const MORE = 10;
const MUSIC = { name: 'דיג׳יי', price: 1_500 };
const DEPOSIT_PERCENT = 30;
const WISH = 'בלי בצל, ומקום לתנור של סבתא';
const place = { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.78 } };
const MEAL = { name: 'ארוחת חג', price: 130, per: 'participant' } as const;
const LEMONADE = { name: 'עמדת לימונדה', price: 600, per: 'order', optional: true } as const;
const DISH_PRICE = 14;
const PLAIN = (MEAL.price + DISH_PRICE) * GUESTS;
const WITH_LEMONADE = PLAIN + LEMONADE.price;

for (const look of twoLooks)
  test.describe(`in ${look.language}`, () => {
    test.use({ ...look.settings, language: look.language });

    test('a proposal is asked for, written, chosen from, accepted and paid by its deposit', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const { orders, stores, rsvp } = words;
      await clock.moveToCalmTuesday();
      const names = { firstName: 'יעל', lastName: `שדה ${newPhone().slice(-4)}` };
      const customer = await aHost(names);
      const card = newCard();
      await aCard(customer, card);
      const event = await anEvent(customer, { daysAhead: look.language === 'he' ? 20 : 22, location: place });
      const [family] = await guestsOf(customer, event, [
        { attendeeName: 'משפחת שדה', estimatedNumberOfGuests: GUESTS },
      ]);
      await attends(customer, family!);
      await arriveAs(context, customer);
      const julie = await pageOf(browser, look, await theDemoPartner());
      const [editor, offer] = [new ProposalEditor(julie, words), new OfferScreen(page, words)];

      await withDeposit(DEPOSIT_PERCENT, async () => {
        await test.step('the customer asks with the facts of the event', async () => {
          await page.goto(DeskScreen.address(event._id));
          await page.getByRole('link', { name: rsvp('orders.browse') }).click();
          await expect(page.getByText(stores('browse.pricesForSeats', { count: GUESTS }))).toBeVisible();
          await page.goto(`/partner/${JULIE.store}/${await theDemoProposalUnit()}`);
          expect(await axeFindings(page)).toEqual([]);
          await page.getByRole('button', { name: stores('proposal.request') }).click();
          const dialog = page.getByRole('dialog', { name: stores('proposal.request') });
          await expect(dialog).toContainText(place.address);
          await expect(dialog).toContainText(String(GUESTS));
          await dialog.getByLabel(stores('proposal.wish')).fill(WISH);
          await dialog.getByRole('button', { name: stores('proposal.send') }).click();
          await expect(dialog).toBeHidden();
        });

        const term = await test.step('the business writes it', async () => {
          await editor.open(JULIE.store, `${names.firstName} ${names.lastName}`);
          await expect(julie.getByText(WISH)).toBeVisible();
          await expect(editor.field('participants')).toHaveValue(String(GUESTS));
          await editor.write([MEAL, LEMONADE]);
          await editor.addDish(DISH_PRICE);
          const picked = await editor.pickFromLibrary();
          await expect(editor.term(picked)).toBeVisible();
          expect(await axeFindings(julie)).toEqual([]);
          await editor.send();
          return picked;
        });

        await test.step('the customer reads it and takes the option', async () => {
          await page.goto('/me/proposals');
          await page.getByRole('link', { name: JULIE.name }).click();
          await offer.expectTotal(PLAIN);
          await expect(offer.terms).toContainText(term);
          expect(await axeFindings(page)).toEqual([]);
          // the address holds what is ticked, so the box follows a moment later
          await offer.option(LEMONADE.name).click();
          await expect(offer.option(LEMONADE.name)).toBeChecked();
          await offer.expectTotal(WITH_LEMONADE);
        });

        const orderId = await test.step('accepts, and pays the deposit alone', async () => {
          const checkout = new CheckoutScreen(page, words);
          await offer.toCheckout.click();
          await expect(offer.option(LEMONADE.name)).toBeChecked();
          await expect(page.getByText(orders('plan.kind.deposit'), { exact: true })).toBeVisible();
          expect(await axeFindings(page)).toEqual([]);
          await checkout.terms.check();
          const deposit = (WITH_LEMONADE * DEPOSIT_PERCENT) / 100;
          await offer.acceptToday(deposit).click();
          await checkout.expectApproved();
          await until('the deposit', async () => {
            const sales = await outside.salesOn(card);
            return sales.some(({ charged }) => charged === deposit * 100) ? true : undefined;
          });
          expect(await outside.salesOn(card)).toHaveLength(1);
          return checkout.toOrder();
        });

        await test.step('both sides have an approved order', async () => {
          await new OrderScreen(page, words).expectStatus('approved');
          expect(await axeFindings(page)).toEqual([]);
          await julie.goto(OrderScreen.ofStore(JULIE.store, orderId));
          await new OrderScreen(julie, words).expectStatus('approved');
          await julie.goto(`/dashboard/${JULIE.store}/proposals?status=accepted`);
          await expect(julie.getByRole('link', { name: names.lastName })).toBeVisible();
        });

        /** One side agrees to what the other has asked for. */
        const agree = async (side: Page, screen: OrderScreen) => {
          await screen.change.getByRole('button', { name: orders('change.do.acceptChange') }).click();
          const question = side.getByRole('alertdialog', { name: orders('change.accept.title') });
          await question.getByRole('button', { name: orders('change.do.acceptChange') }).click();
          await expect(side.getByText(orders('change.done.acceptChange'), { exact: true })).toBeVisible();
        };
        const [mine, theirs] = [new OrderScreen(page, words), new OrderScreen(julie, words)];

        await test.step('ten guests more are agreed on', async () => {
          await mine.moves.getByRole('button', { name: orders('change.do.change') }).click();
          const dialog = page.getByRole('dialog', { name: orders('change.ask.title') });
          await dialog.getByLabel(orders('event.participants')).fill(String(GUESTS + MORE));
          await expect(dialog.getByRole('button', { name: orders('change.ask.do') })).toBeEnabled();
          await dialog.getByRole('button', { name: orders('change.ask.do') }).click();
          await expect(dialog).toBeHidden();
          await julie.goto(OrderScreen.ofStore(JULIE.store, orderId));
          await agree(julie, theirs);
          await expect(
            julie.getByText(orders('participants', { count: GUESTS + MORE })).first(),
          ).toBeVisible();
        });

        await test.step('the kitchen counts the dish for all of them', async () => {
          const { day } = wallTime(new Date(event.date));
          await julie.goto(`/dashboard/${JULIE.store}/orders/kitchen?from=${day}&to=${day}&by=event`);
          const order = julie.getByRole('article').filter({ has: julie.locator(`a[href*="${orderId}"]`) });
          await expect(order.getByRole('table')).toContainText(String(GUESTS + MORE));
          await julie.goto(OrderScreen.ofStore(JULIE.store, orderId));
        });

        await test.step('the business adds a line, and the customer agrees to its price', async () => {
          const { proposalLines } = words;
          await theirs.moves.getByRole('button', { name: orders('change.do.changeLines') }).click();
          const dialog = julie.getByRole('dialog', { name: orders('change.do.changeLines') });
          await dialog.getByRole('button', { name: proposalLines('add') }).click();
          await dialog.getByLabel(proposalLines('name')).last().fill(MUSIC.name);
          await dialog.getByLabel(proposalLines('unitPrice')).last().fill(String(MUSIC.price));
          await expect(dialog).toContainText(shekels(MUSIC.price, look.language));
          expect(await axeFindings(julie)).toEqual([]);
          await dialog.getByRole('button', { name: orders('change.ask.do') }).click();
          await expect(dialog).toBeHidden();
          await page.reload();
          await expect(mine.change).toContainText(MUSIC.name);
          expect(await axeFindings(page)).toEqual([]);
          await agree(page, mine);
          await expect(page.getByText(MUSIC.name).first()).toBeVisible();
        });
      });
      // who opens it afterwards reads that it is over
      await page.goto('/me/proposals');
      await page.getByRole('link', { name: orders('myOffers.toOrder') }).click();
      await expect(page).toHaveURL(/\/me\/orders\//);
      await julie.context().close();
    });
  });
