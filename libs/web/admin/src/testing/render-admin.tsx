import {
  type AnswerOf,
  type BankDetailsCase,
  decideBankDetails,
  listBankDetails,
  readBankDetailsRecord,
  readBankDocument,
} from '@smachot/contracts';
import { answerCalls, signInNoa, type Answer, type SentRequest } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { bankDetailsRoutes } from '../routes';
import { aBankRecord } from './a-bank-case';

const AT = '/admin-panel/bank-details';

/** The list as the server would answer it; `nextCursor`: there are more. */
export const listing = (cases: BankDetailsCase[], nextCursor: string | null = null): Answer => ({
  call: listBankDetails,
  answer: {
    bankDetails: cases,
    waiting: cases.length,
    overdue: cases.filter(({ overdue }) => overdue).length,
    nextCursor,
  },
});
/** Each case is answered by this one, whichever is asked for. */
export const opening = (one: BankDetailsCase, change: Parameters<typeof aBankRecord>[1] = {}): Answer => ({
  call: readBankDetailsRecord,
  answer: aBankRecord(one, change),
});
export const showing = (
  previews: string[],
  change: Partial<AnswerOf<typeof readBankDocument>> = {},
): Answer => ({
  call: readBankDocument,
  answer: {
    presigned_url: '/v1/documents/1/file?expires=1&signature=s',
    expiresAt: '2026-11-22T10:01:00.000Z',
    fileName: 'bank-letter.pdf',
    mediaType: 'application/pdf',
    previewState: previews.length > 0 ? 'ready' : 'failed',
    previews,
    pages: previews.length || null,
    ...change,
  },
});
export const accepting = (one: BankDetailsCase): Answer => ({
  call: decideBankDetails,
  answer: aBankRecord(one),
});

type Given = { at?: string; width?: number };

/** Renders the queue around a table of answers; returns the requests that the server received. */
export const renderQueue = async (
  answers: Answer[],
  { at = '', width = 1440 }: Given = {},
): Promise<{ asked: SentRequest[]; unmount: () => void }> => {
  prepareTestWindow(width);
  localStorage.clear();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  const { unmount } = render(
    <TestScreens at={`${AT}${at}`} routes={[{ path: AT, children: bankDetailsRoutes }]} />,
  );
  return { asked, unmount };
};

/** The decisions that the server received. */
export const sent = (asked: SentRequest[]) => asked.filter(({ method }) => method === 'PUT');
/** Presses a key where the focus is; `written`: the letter that the person's layout writes. */
export const key = (code: string, written = code.slice(3).toLowerCase()) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: written, code });
/** What the queue says of the case on the screen. */
export const currentCase = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current'))?.textContent;
/** Resolves when a case can be decided. */
export const loaded = () => screen.findByRole('button', { name: /אישור והבא בתור/ });
