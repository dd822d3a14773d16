import { phoneForms, newId } from '@smachot/kernel';
import { type Decision, MessageContentProvider, NoticeSource, type PayloadRef } from '../src';

/** Stands in for the context that requested the messages: decisions for each ref, and the phones of refs. */
export class Guests extends MessageContentProvider {
  readonly phones = new Map<string, string>();
  readonly decisions = new Map<string, Decision>();
  batches = 0;

  /** A guest with a phone of their own. */
  add(count = 1): string[] {
    return Array.from({ length: count }, () => {
      const refId = newId();
      this.phones.set(refId, `+97252${String(1_000_000 + this.phones.size).padStart(7, '0')}`);
      return refId;
    });
  }
  contents(batch: { messageId: string; refId: string; round: string }[]): Promise<Map<string, Decision>> {
    this.batches++;
    return Promise.resolve(
      new Map(
        batch.map(({ messageId, refId, round }) => [
          messageId,
          this.decisions.get(refId) ?? this.invite(refId, round),
        ]),
      ),
    );
  }
  /** `signed|{ref}|{answer}`, where `remove` asks for no more messages, and `|{phone}` where it matters for which phone it was made. */
  refOfPayload(payload: string): PayloadRef | undefined {
    const [signed, ref, answer, phone] = payload.split('|');
    return signed === 'signed' && ref
      ? { ref, madeFor: (now) => !phone || phone === now, optOut: answer === 'remove' }
      : undefined;
  }
  phonesOf(refs: string[]): Promise<Map<string, string[]>> {
    const known = [...this.phones].filter(([ref]) => refs.includes(ref));
    return Promise.resolve(new Map(known.map(([ref, phone]) => [ref, [phone]])));
  }
  refsOfPhone(phone: string): Promise<string[]> {
    const forms = new Set(phoneForms(phone));
    return Promise.resolve([...this.phones].filter(([, known]) => forms.has(known)).map(([refId]) => refId));
  }
  private invite(refId: string, round: string): Decision {
    const to = this.phones.get(refId);
    if (!to) return { kind: 'withdraw' };
    if (round.startsWith('turn:')) return { kind: 'send', to, content: { kind: 'text', body: 'כמה תגיעו?' } };
    const payloads = ['yes', 'no', 'maybe'].map((answer) => `signed|${refId}|${answer}`);
    const variables = ['דנה', 'נועה ואיתי', 'יום שלישי', 'ראשון לציון'];
    return {
      kind: 'send',
      to,
      content: {
        kind: 'template',
        name: 'rsvp_reminder',
        language: 'he',
        variables,
        imageFileKey: null,
        payloads,
      },
    };
  }
}

/** Stands in for the context that requested the notices. */
export class Notices extends NoticeSource {
  readonly decisions = new Map<string, Decision>();

  /** Adds a notice of an approved order to a recipient; answers its ref. */
  add(to: string): string {
    const ref = newId();
    const content = {
      ...({ kind: 'template', name: 'order_approved', language: 'he' } as const),
      variables: ['SM-7K2', 'יום ה׳, 17 בדצמבר'],
      imageFileKey: null,
      payloads: [],
      linkSuffix: `me/orders/${ref}`,
    };
    this.decisions.set(ref, { kind: 'send', to, content });
    return ref;
  }
  notices(refs: string[]): Promise<Map<string, Decision>> {
    return Promise.resolve(new Map([...this.decisions].filter(([ref]) => refs.includes(ref))));
  }
}
