import { withoutClickIds } from './click-ids';

it.each([
  ['/partner/savta-julie?fbclid=IwAR0_x-y', '/partner/savta-julie'],
  ['/?category=catering&gclid=Cj0&participants=80', '/?category=catering&participants=80'],
  ['/?gclid=Cj0&category=catering', '/?category=catering'],
  ['https://smachot.example/discover?igsh=MzRl&msclkid', 'https://smachot.example/discover'],
])('of %s stays %s', (address, stays) => expect(withoutClickIds(address)).toBe(stays));

it.each(['/', '/a&fbclid=1', '/?', '/?q=fbclid%3D1&utm_source=x', '/?q=%D7%91+%D7%92&fbclidx=1', '/?&&a'])(
  '%s stays as it was typed',
  (address) => expect(withoutClickIds(address)).toBe(address),
);
