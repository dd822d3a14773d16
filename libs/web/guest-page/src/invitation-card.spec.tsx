import { eventTypeOf, type GuestPage, InvitationOccasion, Language } from '@smachot/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { InvitationCard } from './invitation-card';
import { textsFor } from './texts';

afterEach(cleanup);

const card = (occasion: InvitationOccasion, language: Language, name?: string) => {
  const page = {
    hostName: 'משפחת כהן',
    eventType: eventTypeOf(occasion),
    occasion,
    date: '2096-12-17T17:30:00Z',
    location: { address: 'גן האלה' },
    imageUrl: null,
    language,
    guest: name ? { attendeeName: name } : null,
  } as GuestPage;
  return render(<InvitationCard page={page} texts={textsFor(language).texts} small={false} />);
};
/** The sentence above the hosts' name, without the marks of direction. */
const sentenceOf = (...given: Parameters<typeof card>): string => {
  const { container, unmount } = card(...given);
  const sentence = container.querySelector('p')!.textContent.replace(/[\u2068\u2069]/g, '');
  unmount();
  return sentence;
};

it('says what guests are invited to, for every occasion in every language', () => {
  for (const language of Language.options) {
    const said = InvitationOccasion.options.map((occasion) => sentenceOf(occasion, language));
    expect(new Set(said).size).toBe(InvitationOccasion.options.length);
    for (const [at, occasion] of InvitationOccasion.options.entries()) {
      expect(said[at]).not.toMatch(/undefined| $|[{}]/);
      const { invitedTo } = textsFor(language).texts;
      expect(sentenceOf(occasion, language, 'דנה')).toMatch(new RegExp(`^דנה.* ${invitedTo[occasion]}$`));
    }
  }
});

it('invites a guest of a bar mitzva to it, with its own drawing', () => {
  const { container } = card('bar-mitzva', 'he', 'דנה');
  expect(screen.getByText(/אתם מוזמנים לבר המצווה של$/)).toBeDefined();
  expect(container.querySelector('svg[data-art="event-mitzva"]')).not.toBeNull();
});
