import { subscriptionLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { active, chosen, ending, inactive, inGrace, PAYER, plan, START } from '../testing/a-subscription';
import { graceEnd } from './dunning';
import type { Subscription } from './subscription';
import { startOfDay } from '@smachot/pricing';

const end = ({ state }: Subscription): Date => (state.untilDay ? startOfDay(state.untilDay) : START);

/** The renewal is requested, and the provider answers. */
const renewed = (subscription: Subscription, outcome: 'captured' | 'refused'): void => {
  const now = end(subscription);
  subscription.advance(now, PAYER);
  const { open } = subscription.charges;
  if (open?.kind === 'renewal') subscription.applyPayment(open.id, outcome, now);
};

it.each(
  walk(subscriptionLifecycle, {
    in: { inactive, active, ending, grace: inGrace },
    status: ({ state }) => state.phase,
    acts: {
      'choose owner': (subscription) => chosen(subscription, plan('pro-plan'), START),
      'schedule owner': (subscription) => chosen(subscription, plan('iron-swords-plan'), START),
      'start system': (subscription) => {
        chosen(subscription, plan('pro-plan'), START);
        const charge = subscription.charges.rows.find(
          ({ kind, status }) => kind === 'choice' && status === 'requested',
        );
        if (charge) subscription.applyPayment(charge.id, 'captured', START);
      },
      'renew system': (subscription) => renewed(subscription, 'captured'),
      'miss system': (subscription) => renewed(subscription, 'refused'),
      'pay owner': (subscription) => subscription.pay(PAYER, end(subscription)),
      'cancel owner': (subscription) => subscription.cancel(),
      'resume owner': (subscription) => subscription.resume(),
      'expire system': (subscription) =>
        subscription.advance(
          subscription.state.untilDay ? graceEnd(subscription.state.untilDay) : START,
          PAYER,
        ),
      'close system': (subscription) => subscription.close(),
    },
    // the period of a cancelled subscription ends where another one is renewed
    except: ['ending renew system', 'ending miss system'],
  }),
)('$row', async ({ run }) => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
});
