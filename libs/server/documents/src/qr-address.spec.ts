import { newId } from '@smachot/kernel';
import { codeOfId, idOfCode } from './qr-address';

it('an id comes back from its code, and nothing else is one', () => {
  for (let nth = 0; nth < 50; nth++) {
    const id = newId();
    expect(codeOfId(id)).toMatch(/^[\w-]{22}$/);
    expect(idOfCode(codeOfId(id))).toBe(id);
  }
  for (const code of ['', 'x', 'https://example.com', '../../admin-panel', 'ש'.repeat(22), 'a'.repeat(23)])
    expect(idOfCode(code)).toBeUndefined();
});
