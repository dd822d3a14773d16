import { acceptOffer, readOffer, readStore } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, checkout, problem } from '../testing/a-checkout';
import { LINK, offer } from '../testing/an-offer';
import { aStore } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

beforeAll(signIn);
afterEach(cleanup);

it.each(['proposal.changed', 'price.changed', 'payment_terms.changed', 'cancellation_policy.changed'])(
  'reads the proposal and its store again after %s, and the next press accepts them',
  async (code) => {
    const revised = [{ hoursBefore: 0, refundPercent: 100 }];
    let refused = false;
    const { asked } = await renderOrders(
      `/proposal/${LINK}/checkout`,
      answers(
        {
          call: readOffer,
          get answer() {
            return offer({ number: refused ? 3 : 2 });
          },
        },
        {
          call: readStore,
          get answer() {
            return aStore(refused ? { cancellationPolicy: revised } : {});
          },
        },
        {
          call: acceptOffer,
          get status() {
            return refused ? undefined : 409;
          },
          get answer() {
            if (refused) return checkout;
            refused = true;
            return problem(code);
          },
        },
      ),
    );
    const act = { name: /לאשר ולשלם/ };
    const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /ואני מאשר/ });
    await screen.findByRole('button', act);
    fireEvent.click(consent());
    fireEvent.click(screen.getByRole('button', act));
    await waitFor(() => expect(asked.filter(({ path }) => path === `/v1/proposals/${LINK}`)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'אם צריך לבטל' }).textContent).not.toContain('50%'),
    );
    expect(consent().checked).toBe(false);
    fireEvent.click(consent());
    fireEvent.click(screen.getByRole('button', act));
    await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    const sent = asked.filter(({ path }) => path.endsWith('/accept')).map(({ body }) => body);
    expect(sent).toMatchObject([
      { number: 2, cancellationPolicy: aStore().cancellationPolicy },
      { number: 3, cancellationPolicy: revised },
    ]);
  },
);
