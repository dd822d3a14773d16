import { forgetPerson, safeStorage } from './safe-storage';

it('keeps nothing of a person after a sign-out, in whatever key it stood, and what belongs to the device', () => {
  safeStorage.write('settings', '{"language":"he"}');
  safeStorage.write('consent', 'no');
  for (const key of ['storedEvent', 'draft:1:profile', 'sendKey:1', 'analyticsPerson', 'something new'])
    safeStorage.write(key, 'שולמית 0541239876');
  sessionStorage.setItem('signInFlow', '{"phone":"+972541239876"}');
  forgetPerson();
  expect(safeStorage.keys().sort()).toEqual(['consent', 'settings']);
  expect(sessionStorage).toHaveLength(0);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/541239876|שולמית/);
});
