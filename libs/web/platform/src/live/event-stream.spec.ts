import fc from 'fast-check';
import { eventReader, type StreamEvent } from './event-stream';

const readIn = (pieces: string[]): StreamEvent[] => {
  const events: StreamEvent[] = [];
  const read = eventReader((event) => events.push(event));
  pieces.forEach(read);
  return events;
};
const stream =
  ': heartbeat\n\nid: 7-0\nevent: hint\ndata: {"topic":"me","version":1}\n\nevent: hint\r\ndata: a\r\ndata: b\r\n\r\n';
const expected = [
  { id: '7-0', event: 'hint', data: '{"topic":"me","version":1}' },
  { id: '7-0', event: 'hint', data: 'a\nb' },
];

it('reads events, joins data lines, keeps the last id', () => expect(readIn([stream])).toEqual(expected));

it('reads the same in whatever pieces it comes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const pieces = at.slice(1).map((end, index) => stream.slice(at[index], end));
      expect(readIn(pieces)).toEqual(expected);
    }),
  );
});
