import { listThreads, MESSAGE_PICTURE_MAX_BYTES, problems, readThread } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage, aThread, renderThreads, THREAD_ID } from './testing/render-threads';

type Wire = { status: number; body: unknown } | 'offline' | 'silent';
let sent: { headers: Record<string, string> }[];
let wire: Wire;

/** A fake XMLHttpRequest: uploads use it because no other API reports upload progress. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload = (): void => undefined;
  onerror = (): void => undefined;
  private readonly headers: Record<string, string> = {};
  open() {}
  getResponseHeader() {
    return null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send() {
    sent.push({ headers: this.headers });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    setTimeout(() => this.answer());
  }
  private answer() {
    if (wire === 'silent') return;
    if (wire === 'offline') return this.onerror();
    this.status = wire.status;
    this.responseText = JSON.stringify(wire.body);
    this.onload();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  sent = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = real;
});

const answers = [
  { call: listThreads, answer: { threads: [], nextCursor: null } },
  { call: readThread, answer: aThread() },
];
const picture = (overrides: { type?: string; size?: number; name?: string } = {}): File => {
  const { type = 'image/png', size = 3, name = 'cake.png' } = overrides;
  const file = new File(['png'], name, { type, lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const open = () => renderThreads(`/dashboard/savta-julie/messages/${THREAD_ID}`, answers);
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'להוסיף תמונה' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [file] } });
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'להוסיף תמונה' });
const stored = { status: 201, body: aMessage(2, { by: 'partner', you: true, text: '' }) };

it('says how much of a picture has left, and reads the thread again when it is there', async () => {
  wire = 'silent';
  await open();
  await choose(picture());
  expect(await screen.findByText('התמונה נשלחת, 25%')).toBeTruthy();
  expect(button().getAttribute('aria-busy') ?? button().disabled).toBeTruthy();
  cleanup();
  wire = stored;
  const { asked } = await open();
  await choose(picture());
  const reads = () => asked.filter(({ path }) => path.endsWith(THREAD_ID)).length;
  await waitFor(() => expect(reads()).toBe(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['larger than may be sent', { size: MESSAGE_PICTURE_MAX_BYTES + 1 }, 'התמונה גדולה מ־10MB'],
  ['of a kind that is not taken', { type: 'image/gif', name: 'cake.gif' }, /סוג התמונה אינו נתמך/],
])('a picture %s is refused before it is sent', async (_, overrides, words) => {
  wire = stored;
  await open();
  await choose(picture(overrides));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
  // another one may be chosen at once
  await choose(picture());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(words)).toBeNull();
});

it('what is no picture, whatever its name says, is refused by the server in words', async () => {
  const code = 'image.unsupported';
  const { status, error } = problems[code];
  wire = { status, body: { error, code, message: 'x', requestId: 'r' } };
  await open();
  await choose(picture());
  expect(await screen.findByText(/סוג התמונה אינו נתמך/)).toBeTruthy();
});

it('offline the same picture is tried again as the same message, another one as another', async () => {
  wire = 'offline';
  await open();
  await choose(picture());
  expect((await screen.findByText(/חיבור/)).textContent).toBeTruthy();
  wire = stored;
  await choose(picture());
  await waitFor(() => expect(screen.queryByText(/חיבור/)).toBeNull());
  await choose(picture({ name: 'other.png' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
