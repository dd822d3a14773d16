import { Injectable } from '@nestjs/common';
import type { ChangedPart, EventId, InboundId, RsvpId, TemplateName } from '@smachot/contracts';
import { formatDate, formatList, formatShortDate, formatTime, plain } from '@smachot/i18n';
import { Clock, cutText, type E164, isolate } from '@smachot/kernel';
import type { MessageContent } from '@smachot/server-messaging';
import { wazeLink } from '@smachot/server-places';
import { Config, Secrets } from '@smachot/server-platform';
import {
  changedParts,
  labels,
  maybeUnreminded,
  notedNumber,
  type Payload,
  replyHead,
  type Say,
  sayings,
  stopHint,
  variable,
} from '@smachot/server-guest-dialogue';
import { type InvitationState, occasionOf } from '../domain/invitations/invitation';
import type { RsvpState } from '../domain/guests/rsvp-state';
import { ButtonPayloads } from './button-payloads';
import { invitedTo, occasionWithHosts } from './occasion-words';

export type ContentEvent = Pick<
  InvitationState,
  'id' | 'title' | 'hostName' | 'eventType' | 'occasion' | 'recipient' | 'date' | 'location' | 'image'
>;
export type ContentGuest = Pick<RsvpState, 'id' | 'name' | 'language'> &
  Partial<Pick<RsvpState, 'tableName'>>;
/** Guest with the phone (E.164) the message is sent to; its buttons are valid only while that is the guest's phone. */
export type Addressee = ContentGuest & { phone: E164 };
/**
 * `link`: the sealed personal token; `choices`: the events `which_event` asks about, and the text it asks about; `noted`: the
 * number of people recorded just before, which may wait for the hosts.
 */
export type TurnDetails = {
  link?: string;
  choices?: { rsvpId: RsvpId; title: string }[];
  inboundId?: InboundId;
  /** The guest may choose a stop on the page of the link. */
  stops?: true;
  noted?: { number: number; waits?: true };
  /** A reminder is ahead. */
  reminded?: boolean;
};

const TITLE_LENGTH = 24;
/** Templates with answer buttons; after a change of the event a guest may answer again. */
const ASKING = /^rsvp_(?:invite|reminder|update)/;
const WAZE = 'https://waze.com/ul?';
const ANSWERS = ['yes', 'no', 'maybe'] as const;

type TurnButton = [question: Payload['question'], value: string, label: keyof typeof labels];
const ATTENDING = ANSWERS.map((answer): TurnButton => ['attending', answer, answer]);
/** Buttons below a question, by what they answer. */
const BUTTONS: Partial<Record<Say, TurnButton[]>> = {
  ask_attending: ATTENDING,
  ask_meaning: ATTENDING,
  ask_menu: ATTENDING,
  ask_removal: [
    ['removal', 'yes', 'remove'],
    ['removal', 'no', 'keep'],
  ],
  ask_special_requests: [['special_requests', 'none', 'nothing']],
  ask_transportation: [
    ['transportation', 'yes', 'needRide'],
    ['transportation', 'no', 'noRide'],
  ],
};

/** Writes the text of messages that messaging is about to send. */
@Injectable()
export class GuestMessageWriter {
  constructor(
    private readonly payloads: ButtonPayloads,
    private readonly secrets: Secrets,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Template variables: {{1}} the guest's greeting name, {{2}} the celebrants, {{3}} weekday, date and hour (in an update:
   * the changed parts), {{4}} the place, {{5}} in the message with the table its name. The templates of a toast are those of
   * most occasions: {{5}} of the invitation is what guests are invited to, {{2}} of the other two the occasion. Each is isolated for bidirectional text, because its direction may differ from that
   * of the words around it.
   */
  variables(
    template: TemplateName,
    event: ContentEvent,
    guest: ContentGuest,
    changed: readonly ChangedPart[] = [],
  ): string[] {
    return this.words(template, event, guest, changed).map(isolate);
  }

  template(
    template: TemplateName,
    event: ContentEvent,
    guest: Addressee,
    changed: readonly ChangedPart[] = [],
  ): MessageContent {
    const asks = ASKING.test(template);
    return {
      kind: 'template',
      name: template,
      language: guest.language,
      variables: this.variables(template, event, guest, changed),
      imageFileKey: template.startsWith('rsvp_invite') ? (event.image?.key ?? null) : null,
      payloads: asks
        ? ANSWERS.map((value) =>
            this.payloads.sign({ rsvpId: guest.id, question: 'attending', value }, guest.phone),
          )
        : [],
      // the button is registered with Waze's address before its suffix
      ...(template === 'rsvp_table' ? { linkSuffix: wazeLink(event.location).slice(WAZE.length) } : {}),
    };
  }

  turn(say: Say, details: TurnDetails, event: ContentEvent, guest: Addressee): MessageContent {
    const words = say === 'thank_you_maybe' && !details.reminded ? maybeUnreminded : sayings[say];
    const said = this.fill(`${noted(details, guest)}${words[guest.language]}`, details, event, guest);
    const body = details.stops ? `${said}\n${stopHint[guest.language]}` : said;
    const buttons = BUTTONS[say]?.map(([question, value, label]) => ({
      id: this.payloads.sign({ rsvpId: guest.id, question, value }, guest.phone),
      title: labels[label][guest.language],
    }));
    if (buttons) return { kind: 'buttons', body, buttons };
    switch (say) {
      case 'ask_headcount':
        return { kind: 'list', body, button: labels.choose[guest.language], rows: this.headcounts(guest) };
      case 'which_event':
        return {
          kind: 'list',
          body,
          button: labels.choose[guest.language],
          rows: this.choices(details, guest),
        };
      default:
        return { kind: 'text', body };
    }
  }

  /** A host's reply under the host's name, because the sending number belongs to the product. */
  hostReply(text: string, event: ContentEvent, { language }: ContentGuest): MessageContent {
    const hosts = isolate(variable(event.hostName));
    return { kind: 'text', body: `${replyHead[language].replace('{hosts}', () => hosts)}\n${text}` };
  }

  /** Encrypts a personal token for the turn that will contain it, so that it is never stored in plain text. */
  sealLink(token: string): string {
    return this.secrets.seal('guest-link', token);
  }
  pageLink(eventId: EventId, token: string): string {
    return `${this.config.settings.PUBLIC_URL}/rsvp/${eventId}#t=${token}`;
  }

  private words(
    template: TemplateName,
    event: ContentEvent,
    guest: ContentGuest,
    changed: readonly ChangedPart[],
  ): string[] {
    const { language } = guest;
    const hosts = variable(event.hostName);
    const occasion = occasionOf(event);
    const celebration = template.endsWith('_toast') ? occasionWithHosts(occasion, hosts, language) : hosts;
    if (template === 'rsvp_thank_you') return [variable(guest.name), hosts];
    const time = plain(formatTime(event.date, language));
    const day = `${plain(formatShortDate(event.date, language))} ${plain(formatDate(event.date, language)).slice(-4)}`;
    const when = `${day}, ${time}`;
    if (template.startsWith('rsvp_cancelled')) return [variable(guest.name), celebration, when];
    const place = variable(event.location.address);
    const what = formatList(
      changed.map((part) => changedParts[part][language]),
      language,
    );
    if (template === 'rsvp_table')
      return [variable(guest.name), hosts, when, place, variable(guest.tableName ?? '')];
    if (template.startsWith('rsvp_update')) return [variable(guest.name), celebration, what, when, place];
    const invited = template === 'rsvp_invite_toast' ? [invitedTo[language][occasion]] : [];
    return [variable(guest.name), hosts, when, place, ...invited];
  }

  private fill(words: string, details: TurnDetails, event: ContentEvent, { language }: ContentGuest): string {
    const link = details.link ? this.pageLink(event.id, this.secrets.open('guest-link', details.link)) : '';
    const day = plain(formatShortDate(event.date, language, this.clock.now()));
    const values: Record<string, string> = {
      hosts: isolate(variable(event.hostName)),
      date: `${day}, ${plain(formatTime(event.date, language))}`,
      place: isolate(variable(event.location.address)),
      waze: wazeLink(event.location),
      link,
      number: String(details.noted?.number),
    };
    return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }

  private headcounts({ id, language, phone }: Addressee) {
    const sign = (value: string): string =>
      this.payloads.sign({ rsvpId: id, question: 'headcount', value }, phone);
    const rows = Array.from({ length: 9 }, (_, index) => ({
      id: sign(String(index + 1)),
      title: String(index + 1),
    }));
    return [
      ...rows,
      { id: sign('more'), title: labels.more[language], description: labels.moreHint[language] },
    ];
  }

  private choices({ choices = [], inboundId = '' }: TurnDetails, { phone }: Addressee) {
    return choices.slice(0, 10).map(({ rsvpId, title }) => ({
      id: this.payloads.sign({ rsvpId, question: 'event', value: inboundId }, phone),
      title: cutText(variable(title), TITLE_LENGTH),
    }));
  }
}

const noted = ({ noted: of }: TurnDetails, { language }: ContentGuest): string => {
  if (!of) return '';
  const words = notedNumber[of.waits ? 'waits' : of.number === 1 ? 'one' : 'many'];
  return `${words[language]}\n`;
};
