import { inviteCrew, listCrew, manageStore } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const base = '/dashboard/savta';
afterEach(cleanup);

describe('a limit of the plan', () => {
  const invite = async (code: 'plan.crew.plus' | 'crew.already_member') => {
    await renderDashboard(`${base}/crew`, [
      { call: manageStore, answer: aStore() },
      { call: listCrew, answer: { members: [], invitations: [], role: 'Owner' } },
      refusing(inviteCrew, code),
    ]);
    fireEvent.change(await screen.findByLabelText('טלפון נייד'), { target: { value: '053-123-4567' } });
    fireEvent.click(screen.getByRole('button', { name: 'שליחת הזמנה' }));
    return screen.findByRole('alert');
  };

  it('names the plan that lifts it, and leads to the plans', async () => {
    expect((await invite('plan.crew.plus')).textContent).toContain('Plus+');
    const link = screen.getByRole('link', { name: 'לכל התוכניות' });
    expect(link.getAttribute('href')).toBe(`${base}/account/plans`);
  });

  it('is the only refusal that leads there', async () => {
    await invite('crew.already_member');
    expect(screen.queryByRole('link', { name: 'לכל התוכניות' })).toBeNull();
  });
});
