import { findThread, listThreads, readThread, startThread } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { askRoutes, threadRoutes } from './routes';
import { aMessage, aThread, renderThreads, THREAD_ID } from './testing/render-threads';

afterEach(cleanup);

const UNIT = '01920000-0000-7000-8000-00000000d002';
const ASK = '/partner/savta-julie/ask';
const answers = (threadId: string | null) => [
  {
    call: findThread,
    answer: { threadId, side: 'customer', partnerUsername: 'savta-julie', name: 'סבתא ג׳ולי' },
  },
  { call: startThread, answer: { threadId: THREAD_ID, message: aMessage(2) } },
  { call: readThread, answer: aThread({ side: 'customer' }) },
  { call: listThreads, answer: { threads: [], nextCursor: null } },
];
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'לשלוח' }));

it.each([
  ['a business', ASK, [{ path: '/me/messages', children: threadRoutes }, ...askRoutes]],
  [
    'the business of an order',
    `/me/messages/new?order=${UNIT}`,
    [{ path: '/me/messages', children: threadRoutes }],
  ],
])(
  'a question to %s that was typed before goes on in the conversation that there is',
  async (_, at, routes) => {
    await renderThreads(at, answers(null));
    await type('יש אפשרות טבעונית?');
    cleanup();
    const { asked } = answerCalls(answers(THREAD_ID));
    render(<TestScreens at={at} routes={routes} />);
    expect((await field()).value).toBe('יש אפשרות טבעונית?');
    send();
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
        text: 'יש אפשרות טבעונית?',
      }),
    );
    expect(await screen.findByText('הודעה 1')).toBeTruthy();
  },
);

it('a question about a unit says so, also where there is a conversation', async () => {
  const { asked } = await renderThreads(`${ASK}?unit=${UNIT}`, answers(THREAD_ID));
  await type('מה כלול?');
  send();
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ store: 'savta-julie', pricingUnitId: UNIT },
      text: 'מה כלול?',
    }),
  );
});

it('opens the conversation that there is where nothing was typed', async () => {
  await renderThreads(ASK, answers(THREAD_ID));
  expect(await screen.findByText('הודעה 1')).toBeTruthy();
});
