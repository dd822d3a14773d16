/**
 * The class of a provider's refusal and its consequence:
 * stop: no message can be sent at all until a person, or a fresh token, helps.
 * slow: the number is over its throughput; all lanes slow down and the message is retried.
 * recipient: too many messages to this person; only this one waits.
 * campaign: the campaign waits (spam limit, paused template).
 * template: there is no such template; the campaign is parked until its host resumes it.
 * retry: the provider's own failure. later: one retry after a day. refused: never, the message is invalid.
 * undeliverable: never, there is no recipient. suppress: never again to this person. media: its picture is gone.
 */
export type ErrorClass =
  | 'stop'
  | 'slow'
  | 'recipient'
  | 'campaign'
  | 'template'
  | 'retry'
  | 'later'
  | 'refused'
  | 'undeliverable'
  | 'suppress'
  | 'media';

const CLASSES: [ErrorClass, number[]][] = [
  ['stop', [0, 3, 10, 33, 190, 368, 130497, 131005, 131031, 131037, 131042, 133010]],
  ['slow', [4, 80007, 130429, 131057, 133016]],
  ['recipient', [131056]],
  ['campaign', [131048, 132007, 132015, 132016]],
  ['template', [132001]],
  ['retry', [1, 2, 131000, 131016]],
  ['later', [131049, 130472]],
  ['suppress', [131050]],
  ['undeliverable', [131026, 131030]],
  ['media', [131052, 131053]],
];
const byCode = new Map(
  CLASSES.flatMap(([name, codes]) => codes.map((code): [number, ErrorClass] => [code, name])),
);

/** @param code `error.code`; titles and HTTP status are not reliable. 200–299 are missing permissions. */
export const errorClass = (code: number): ErrorClass =>
  byCode.get(code) ?? (code >= 200 && code <= 299 ? 'stop' : 'refused');

/** Whether the token is no longer valid: sending resumes by itself once it is exchanged. */
export const isTokenError = (code: number): boolean => code === 190 || code === 0;
