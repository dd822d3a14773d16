import { browseStores } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import '../texts';
import { Landing } from './landing';

afterEach(cleanup);

describe('the landing page', () => {
  it('offers the host to open an invitation after the finder and before the suppliers', async () => {
    prepareTestWindow(390);
    await startTexts('shell');
    await startTexts('stores');
    answerCalls([{ call: browseStores, answer: { stores: [], nextCursor: null } }]);
    render(<TestScreens at="/" routes={[{ path: '/', element: <Landing /> }]} />);

    const card = await screen.findByRole('region', { name: 'אישורי הגעה לאירוע שלכם' });
    const hrefOf = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('פתיחת אירוע')).toBe('/me/rsvps/new');
    expect(hrefOf('יש לי כבר חשבון')).toBe('/login?next=%2Fme%2Frsvps');

    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(screen.getByRole('heading', { level: 1 }), card)).toBe(true);
    expect(follows(card, document.getElementById('br-results')!)).toBe(true);
  });
});
