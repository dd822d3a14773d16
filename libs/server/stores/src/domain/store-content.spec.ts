import { editedContent, kashrutView, newStoreContent } from './store-content';

const certified = editedContent(newStoreContent(), {
  kashrut: { certificate: 'badatz', badatz: 'landa', until: '2027-09-01' },
});
const check = { certificate: 'badatz', badatz: 'landa', until: '2027-09-01', at: 1 } as const;
const checked = { ...certified, kashrutCheck: { ...check, status: 'verified' as const } };

describe('the certificate of a kitchen', () => {
  it('is kept with its court and its last day, and nobody has checked it', () => {
    expect(kashrutView(certified)).toEqual({
      certificate: 'badatz',
      badatz: 'landa',
      until: '2027-09-01',
      checked: false,
    });
  });

  it('stays checked while it is the same one', () => {
    const form = { certificate: 'badatz', badatz: 'landa', until: '2027-09-01' } as const;
    expect(kashrutView(editedContent(checked, { kashrut: form })).checked).toBe(true);
    expect(kashrutView(editedContent(checked, {})).checked).toBe(true);
    const rejected = { ...certified, kashrutCheck: { ...check, status: 'rejected' as const } };
    expect(kashrutView(rejected).checked).toBe(false);
  });

  it.each([
    { certificate: 'badatz', badatz: 'landa', until: '2028-09-01' },
    { certificate: 'badatz', badatz: 'rubin', until: '2027-09-01' },
    { certificate: 'rabbinate', badatz: null, until: '2027-09-01' },
    { certificate: 'none', badatz: null, until: null },
  ] as const)('has to be checked again when it becomes %p', (kashrut) => {
    expect(kashrutView(editedContent(checked, { kashrut })).checked).toBe(false);
  });

  it('has no court and no last day where they mean nothing', () => {
    const kashrut = { certificate: 'none', badatz: 'landa', until: '2027-09-01' } as const;
    expect(kashrutView(editedContent(certified, { kashrut }))).toMatchObject({ badatz: null, until: null });
  });
});

it('keeps what the form leaves out', () => {
  const content = editedContent(newStoreContent('en'), {
    policies: 'No confetti',
    translations: { he: { description: 'תיאור', about: '', policies: 'בלי קונפטי' } },
  });
  expect(editedContent(content, {})).toEqual(content);
  expect(content).toMatchObject({ language: 'en', policies: 'No confetti' });
});
