import { clientConfig, myStores } from '@smachot/contracts';
import { answerCalls, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render, screen } from '@testing-library/react';
import '../texts';
import { NavDrawer } from './nav-drawer';

it('calls the stores of a person by their names', async () => {
  prepareTestWindow(390);
  signInNoa({ assignedStores: ['savta', 'bar'] });
  await startTexts('shell');
  const savta = {
    ...{ partnerId: '01920000-0000-7000-8000-000000000001', partnerUsername: 'savta' },
    ...{ businessName: 'המטבח של סבתא', role: 'Owner', isPublic: true },
  };
  answerCalls([
    { call: clientConfig, status: 503 },
    { call: myStores, answer: { stores: [savta] } },
  ]);
  const drawer = <NavDrawer open onClose={() => undefined} onSettings={() => undefined} />;
  render(<TestScreens at="/" routes={[{ path: '/', element: drawer }]} />);
  const link = await screen.findByRole('link', { name: 'המטבח של סבתא' });
  expect(link.getAttribute('href')).toBe('/dashboard/savta');
  expect(screen.getByRole('link', { name: 'bar' }).getAttribute('href')).toBe('/dashboard/bar');
});
