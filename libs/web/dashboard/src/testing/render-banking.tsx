import { type BankDetails, manageStore } from '@smachot/contracts';
import type { Answer, SentRequest } from '@smachot/web-platform';
import { fireEvent, screen } from '@testing-library/react';
import { aBankDocument, bankLists, given } from './a-bank-account';
import { aStore } from './a-store';
import { renderDashboard } from './render-dashboard';

/** A fake XMLHttpRequest: uploads use it because no other API reports upload progress. It answers with a stored picture. */
export class FakeUpload {
  upload = {};
  status = 201;
  responseText = JSON.stringify(aBankDocument({ fileName: 'cheque.png', mediaType: 'image/png' }));
  onload = (): void => undefined;
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send() {
    setTimeout(() => this.onload());
  }
}

type Given = { role?: 'Owner' | 'Member' | 'Viewer'; at?: string };

/** Renders banking-info of a store with these details. */
export const openBanking = (
  details: BankDetails | null,
  more: Answer[] = [],
  { role = 'Owner', at = '' }: Given = {},
) =>
  renderDashboard(`/dashboard/savta/banking-info${at}`, [
    { call: manageStore, answer: aStore({ role }) },
    ...more,
    given(details),
    ...bankLists,
  ]);

/** The changes that the server received. */
export const sent = (asked: SentRequest[]) =>
  asked.filter(({ method }) => method === 'POST' || method === 'PUT');
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Chooses a file with these first bytes. */
export const chooseFile = (start: number[], name: string): void => {
  const file = new File(['x'], name);
  // jsdom's blobs cannot be read as bytes
  file.slice = () =>
    ({ arrayBuffer: () => Promise.resolve(new Uint8Array(start).buffer) }) as unknown as Blob;
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [file] } });
};
