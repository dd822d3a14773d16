import { viewedAs, type ViewedAs } from './viewed-as';

const view: ViewedAs = {
  viewId: '01920000-0000-7000-8000-00000000c001',
  access_token: 'token',
  name: 'נועה ברק',
  endsAt: '2026-11-23T10:15:00.000Z',
};
const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`);

beforeEach(() => sessionStorage.clear());

it('is of this tab, and over when its quarter of an hour is', () => {
  expect(viewedAs.current(at('10:00'))).toBeNull();
  sessionStorage.setItem('viewed-as', JSON.stringify(view));
  expect(viewedAs.current(at('10:14'))).toEqual(view);
  expect(viewedAs.current(at('10:15'))).toBeNull();
});

it('what cannot be read is nobody', () => {
  sessionStorage.setItem('viewed-as', '{');
  expect(viewedAs.current()).toBeNull();
});
