/** Contact Picker API; absent from the DOM types, present on Android. */
type Contact = { name?: string[]; tel?: string[] };
type ContactsManager = {
  select: (properties: string[], options: { multiple: boolean }) => Promise<Contact[]>;
};

declare global {
  interface Navigator {
    readonly contacts?: ContactsManager;
  }
}

const contactsOf = (navigator: Navigator): ContactsManager | null => navigator.contacts ?? null;

export const canPickContacts = (): boolean => contactsOf(navigator) !== null;

const escape = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\s*[\r\n]+\s*/g, ' ');

/** Contacts in the form every address book exports (RFC 6350), so that the server reads just one. */
export const vcardOf = (contacts: readonly Contact[]): string =>
  contacts
    .filter((contact) => contact.name?.[0] || contact.tel?.[0])
    .map(({ name = [], tel = [] }) =>
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `FN:${escape(name[0] ?? '')}`,
        ...tel.map((phone) => `TEL:${escape(phone)}`),
        'END:VCARD',
      ].join('\r\n'),
    )
    .join('\r\n');

/** The person picks on the phone; null when they went back without choosing. */
export const pickContacts = async (): Promise<string | null> => {
  const contacts = (await contactsOf(navigator)?.select(['name', 'tel'], { multiple: true })) ?? [];
  return vcardOf(contacts) || null;
};
