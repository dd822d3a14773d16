import {
  listOwnReviews,
  listReviewableOrders,
  type OwnReview,
  problems,
  REVIEW_PICTURE_MAX_BYTES,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aReview, ORDER_ID, renderReviews, REVIEW_ID } from '../testing/render-reviews';

type Wire = { status: number; body: unknown } | 'silent';
let sent: { method: string; path: string; form: FormData }[];
let wire: Wire;

/** A fake XMLHttpRequest: uploads use it because no other API reports upload progress. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload = (): void => undefined;
  private method = '';
  private path = '';
  open(method: string, path: string) {
    Object.assign(this, { method, path });
  }
  getResponseHeader() {
    return null;
  }
  setRequestHeader() {}
  send(form: FormData) {
    sent.push({ method: this.method, path: this.path, form });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    setTimeout(() => this.answer());
  }
  private answer() {
    if (wire === 'silent') return;
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

const review: OwnReview = {
  ...aReview(),
  ...{ orderId: ORDER_ID, status: 'published', hiddenFor: null, editableUntil: null },
  ...{ partnerUsername: 'savta-julie', partnerName: 'ג׳ולי' },
};
const photo = { pictureId: REVIEW_ID, url: '/p', thumbUrl: '/t' };
const stored = { status: 201, body: { ...review, pictures: [photo] } };
const open = () =>
  renderReviews('/me/reviews', [
    { call: listReviewableOrders, answer: { orders: [] } },
    { call: listOwnReviews, answer: { reviews: [review], nextCursor: null } },
  ]);
const picture = ({ type = 'image/png', size = 3 } = {}): File => {
  const file = new File(['png'], 'cake.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'להוסיף תמונה' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
};

it('a picture leaves with its file, says how much of it has left, and the reviews are read again', async () => {
  wire = 'silent';
  await open();
  await choose(picture());
  expect((await screen.findByText('התמונה נשלחת, 25%')).getAttribute('role')).toBe('status');
  expect(screen.getByRole('button', { name: 'להוסיף תמונה' }).getAttribute('aria-busy')).toBe('true');
  cleanup();
  wire = stored;
  const { asked } = await open();
  await choose(picture());
  const reads = () => asked.filter(({ path }) => path === '/v1/reviews').length;
  await waitFor(() => expect(reads()).toBe(2));
  expect(sent.at(-1)).toMatchObject({ method: 'POST', path: `/v1/reviews/${REVIEW_ID}/pictures` });
  expect((sent.at(-1)!.form.get('file') as File).name).toBe('cake.png');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['that is larger than may be sent', { size: REVIEW_PICTURE_MAX_BYTES + 1 }, /10MB/],
  ['of a kind that is not taken', { type: 'image/gif' }, /סוג התמונה אינו נתמך/],
])('a picture %s is refused before it is sent', async (_, change, words) => {
  wire = stored;
  await open();
  await choose(picture(change));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent).toEqual([]);
  await choose(picture());
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it('what the server refuses is said in words', async () => {
  const code = 'image.unsupported';
  const { status, error } = problems[code];
  wire = { status, body: { error, code, message: 'x', requestId: 'r' } };
  await open();
  await choose(picture());
  expect(await screen.findByText(/סוג התמונה אינו נתמך/)).toBeTruthy();
});
