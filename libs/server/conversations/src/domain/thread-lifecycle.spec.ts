import { threadLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Thread } from './thread';

const NOW = new Date('2027-04-06T09:00:00Z');
const open = () => Thread.open({ id: 't', storeId: 's', customerId: 'c', openedBy: 'customer' }, NOW);
const reported = (): Thread => {
  const thread = open();
  thread.report('customer');
  return thread;
};
const closed = (): Thread => {
  const thread = reported();
  thread.decide('close');
  return thread;
};

describe('a thread of a customer and a store', () => {
  it.each(
    walk(threadLifecycle, {
      in: { open, reported, closed },
      status: ({ state }) => state.status,
      acts: {
        'write customer': (thread) => thread.write('customer', NOW),
        'write partner': (thread) => thread.write('partner', NOW),
        'report customer': (thread) => thread.report('customer'),
        'report partner': (thread) => thread.report('partner'),
        'dismiss admin': (thread) => thread.decide('dismiss'),
        'close admin': (thread) => thread.decide('close'),
      },
      others: {
        read: (thread) => thread.read('partner', 0, NOW),
        remind: (thread) => thread.remind('partner', NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});
