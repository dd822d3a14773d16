import type { CampaignId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
/** The content of a message. Limits are the provider's: 3 buttons, 10 rows, titles of 20 and 24 characters, body 1024. */
export type MessageContent =
  | {
      kind: 'template';
      name: string;
      language: string;
      /** {{1}}…{{n}} of the body, in order. No addresses of pages and no phones. */
      variables: string[];
      /** Key in the file store of the header's picture; null takes the default one where the template has a picture. */
      imageFileKey: string | null;
      /** Signed payloads of the quick-reply buttons, in order. */
      payloads: string[];
      /** The suffix of the link button's address, after the buttons: a path of ours without its first slash. */
      linkSuffix?: string;
    }
  | { kind: 'buttons'; body: string; buttons: { id: string; title: string }[] }
  | {
      kind: 'list';
      body: string;
      button: string;
      rows: { id: string; title: string; description?: string }[];
    }
  | { kind: 'text'; body: string };

/** send: to E.164. withdraw: answered meanwhile, deleted, event passed, canceled. hold: not now (paused). */
export type Decision =
  | { kind: 'send'; to: E164; content: MessageContent }
  | { kind: 'withdraw' }
  | { kind: 'hold' };

export type ContentRequest = {
  messageId: string;
  refId: string;
  round: string;
  campaignId: CampaignId | null;
};

/** The ref of a button. `madeFor`: whether it was signed for this phone (E.164). `optOut`: a tap on it opts out. */
export type PayloadRef = { ref: string; madeFor: (phone: E164) => boolean; optOut?: boolean };

/**
 * The port to the context that requested messages. Just before sending it gives each message's content and recipient, or
 * withdraws it. That context provides the implementation.
 */
export abstract class MessageContentProvider {
  /** One query for the whole batch; a message without an entry is withdrawn. */
  abstract contents(batch: ContentRequest[]): Promise<Map<string, Decision>>;
  /** Reads a button's payload; undefined when its signature is not ours. */
  abstract refOfPayload(payload: string): PayloadRef | undefined;
  /**
   * The current phones (E.164) of refs, and the former ones of people who changed their number, in one query; a ref without
   * a phone is left out.
   */
  abstract phonesOf(refs: string[]): Promise<Map<string, string[]>>;
  /** Open refs of a phone (E.164). */
  abstract refsOfPhone(phone: E164): Promise<string[]>;
}
