import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import { sameText, Secrets } from '@smachot/server-platform';
import { type Payload, payloadText, splitPayload } from '@smachot/server-guest-dialogue';

const PURPOSE = 'button-payload';
const PHONE_PURPOSE = 'button-phone';
/** Length of the phone mark: 64 bits in hex. It only has to distinguish one guest's phones, and the signature protects it. */
const MARK_LENGTH = 16;
/** Length of the signature: 192 bits in hex. A guest's button reveals nothing about another guest's button. */
const SIGNATURE_LENGTH = 48;

/** Signs and verifies button payloads; a payload without a valid signature is ignored. */
@Injectable()
export class ButtonPayloads {
  constructor(private readonly secrets: Secrets) {}

  /** @param phone E.164 number the button is sent to */
  sign(payload: Omit<Payload, 'phoneMark'>, phone: E164): string {
    const text = payloadText({ ...payload, phoneMark: this.markOf(phone) });
    return `${text}|${this.secrets.sign(PURPOSE, text).slice(0, SIGNATURE_LENGTH)}`;
  }

  read(raw: string): Payload | undefined {
    const parts = splitPayload(raw);
    if (!parts) return undefined;
    const expected = this.secrets.sign(PURPOSE, parts.text).slice(0, SIGNATURE_LENGTH);
    const { text: _, signature, ...payload } = parts;
    return sameText(expected, signature) ? payload : undefined;
  }

  /** Whether the button was sent to this phone. */
  isFor({ phoneMark }: Payload, phone: E164 | null): boolean {
    return phone !== null && phoneMark === this.markOf(phone);
  }

  private markOf(phone: E164): string {
    return this.secrets.sign(PHONE_PURPOSE, phone).slice(0, MARK_LENGTH);
  }
}
