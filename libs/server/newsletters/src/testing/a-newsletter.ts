import { Newsletter, type WrittenText } from '../domain/newsletter';

export const NOW = new Date('2027-04-06T08:00:00Z');
export const TEXT: WrittenText = {
  subject: 'מבצע אביב',
  body: '## אביב\n\n[לתפריט](https://shop.example/menu)',
};

/** A draft of a store, for tests. */
export const aNewsletter = (): Newsletter => {
  const made = Newsletter.write({ id: 'n', storeId: 's', createdBy: 'owner' }, TEXT, NOW);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
