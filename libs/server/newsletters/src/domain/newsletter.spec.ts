import { newsletterLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { aNewsletter, NOW, TEXT } from '../testing/a-newsletter';
import { Newsletter } from './newsletter';

const after =
  (...acts: ((one: Newsletter) => unknown)[]) =>
  () => {
    const made = aNewsletter();
    for (const act of acts) act(made);
    return made;
  };
const schedule = (one: Newsletter) => one.schedule(NOW, NOW);
const start = (one: Newsletter) => one.start(NOW);

describe('a newsletter', () => {
  it.each(
    walk(newsletterLifecycle, {
      in: {
        draft: after(),
        scheduled: after(schedule),
        sending: after(schedule, start),
        paused: after(schedule, start, (one) => one.pause('owner', NOW)),
        sent: after(schedule, start, (one) => one.finish(NOW)),
        cancelled: after((one) => one.cancel('owner', NOW)),
      },
      status: ({ state }) => state.status,
      acts: {
        'edit owner': (one) => one.edit(TEXT, NOW),
        'schedule owner': schedule,
        'unschedule owner': (one) => one.unschedule(NOW),
        'start system': start,
        'pause owner': (one) => one.pause('owner', NOW),
        'pause system': (one) => one.pause('system', NOW),
        'resume owner': (one) => one.resume(NOW),
        'finish system': (one) => one.finish(NOW),
        'cancel owner': (one) => one.cancel('owner', NOW),
        'cancel system': (one) => one.cancel('system', NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('that is paused before its hour waits for it again', () => {
    const planned = aNewsletter();
    planned.schedule(new Date(NOW.getTime() + 1), NOW);
    planned.pause('system', NOW);
    planned.resume(NOW);
    expect(planned.state.status).toBe('scheduled');
  });

  it.each([
    ['http://shop.example', 'subject'],
    ['[תפריט](http://shop.example)', 'body'],
    ['[תפריט](javascript:alert)', 'body'],
    ['[תפריט](//shop.example)', 'body'],
    ['ראו http://shop.example', 'body'],
  ])('leads to https alone: %s', (text, field) => {
    const made = Newsletter.write({ id: 'n', storeId: 's', createdBy: 'o' }, { ...TEXT, [field]: text }, NOW);
    expect(made).toMatchObject({ ok: false, code: 'newsletter.link' });
  });
});
