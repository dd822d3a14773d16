import {
  confirmTable,
  type EventId,
  mapColumns,
  previewTable,
  previewText,
  type UploadId,
} from '@smachot/contracts';
import { api, fetchCall, uploadFile, useAppDispatch } from '@smachot/web-platform';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import type { UploadAddress } from './upload-address';
import { uploadFlow, type Correction, type TableSource, type UploadResult } from './upload.flow';

type Dispatch = ReturnType<typeof useAppDispatch>;

const read = async (
  eventId: EventId,
  source: TableSource,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> => {
  const params = { eventId };
  onProgress(0);
  const preview =
    source.from === 'text'
      ? await fetchCall(previewText, { params, body: { text: source.text, kind: source.kind } }, signal)
      : await uploadFile(previewTable, { params, file: source.file }, { onProgress, signal });
  return preview.uploadId;
};

type Mapping = { uploadId: UploadId; correction: Correction };

const wired = (eventId: EventId, dispatch: Dispatch, onProgress: (share: number) => void) => {
  const map = async ({ uploadId, correction }: Mapping, signal: AbortSignal): Promise<void> => {
    await fetchCall(mapColumns, { params: { eventId, uploadId }, body: correction }, signal);
    dispatch(api.util.invalidateTags([{ type: 'TablePreview', id: uploadId }]));
  };
  const confirm = async (uploadId: UploadId): Promise<UploadResult> => {
    const result = await fetchCall(confirmTable, { params: { eventId, uploadId } });
    dispatch(
      api.util.invalidateTags([{ type: 'Guests', id: eventId }, { type: 'Desk', id: eventId }, 'Invitation']),
    );
    return result;
  };
  return uploadFlow.provide({
    actors: {
      read: fromPromise<string, TableSource>(({ input, signal }) =>
        read(eventId, input, { onProgress, signal }),
      ),
      map: fromPromise<void, Mapping>(({ input, signal }) => map(input, signal)),
      confirm: fromPromise<UploadResult, string>(({ input }) => confirm(input)),
    },
  });
};

/** The flow, wired to the server; `share` is how much of the file has left (0–1). */
export const useUploadFlow = (eventId: EventId, start: UploadAddress) => {
  const dispatch = useAppDispatch();
  const [share, setShare] = useState(0);
  const machine = useMemo(() => wired(eventId, dispatch, setShare), [eventId, dispatch]);
  const [state, send] = useMachine(machine, { input: { uploadId: start.uploadId, result: start.result } });
  return { state, send, share };
};
