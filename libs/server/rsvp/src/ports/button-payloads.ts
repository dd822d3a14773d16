import { Injectable } from '@nestjs/common';
import { sameText, Secrets } from '@smachot/server-platform';
import { type Payload, payloadText, splitPayload } from '../domain/payload';

const PURPOSE = 'button-payload';
/** 192 bits in hex. A button of one guest says nothing about any other's. */
const SIGNATURE_LENGTH = 48;

/** Signs what buttons carry and reads it back; a payload that was not signed here is nobody's. */
@Injectable()
export class ButtonPayloads {
  constructor(private readonly secrets: Secrets) {}

  sign(payload: Payload): string {
    const text = payloadText(payload);
    return `${text}|${this.secrets.sign(PURPOSE, text).slice(0, SIGNATURE_LENGTH)}`;
  }

  read(raw: string): Payload | undefined {
    const parts = splitPayload(raw);
    if (!parts) return undefined;
    const expected = this.secrets.sign(PURPOSE, parts.text).slice(0, SIGNATURE_LENGTH);
    const { rsvpId, question, value, signature } = parts;
    return sameText(expected, signature) ? { rsvpId, question, value } : undefined;
  }
}
