import { confirmTable, mapColumns, previewTable, previewText, type TableField } from '@smachot/contracts';
import { api, fetchCall, uploadFile, useAppDispatch } from '@smachot/web-platform';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import type { UploadAddress } from './upload-address';
import { uploadFlow, type TableSource, type UploadResult } from './upload.flow';

/** The flow, wired to the server; `share` is how much of the file has left (0–1). */
export const useUploadFlow = (eventId: string, start: UploadAddress) => {
  const dispatch = useAppDispatch();
  const [share, setShare] = useState(0);
  const machine = useMemo(() => {
    const params = { eventId };
    const read = async (source: TableSource, signal: AbortSignal): Promise<string> => {
      setShare(0);
      if (source.from === 'text')
        return (
          await fetchCall(previewText, { params, body: { text: source.text, kind: source.kind } }, signal)
        ).uploadId;
      return (await uploadFile(previewTable, { params, file: source.file }, { onProgress: setShare, signal }))
        .uploadId;
    };
    const map = async (uploadId: string, fields: TableField[], signal: AbortSignal): Promise<void> => {
      await fetchCall(mapColumns, { params: { eventId, uploadId }, body: { fields } }, signal);
      dispatch(api.util.invalidateTags([{ type: 'TablePreview', id: uploadId }]));
    };
    const confirm = async (uploadId: string): Promise<UploadResult> => {
      const result = await fetchCall(confirmTable, { params: { eventId, uploadId } });
      dispatch(
        api.util.invalidateTags([
          { type: 'Guests', id: eventId },
          { type: 'Desk', id: eventId },
          'Invitation',
        ]),
      );
      return result;
    };
    return uploadFlow.provide({
      actors: {
        read: fromPromise<string, TableSource>(({ input, signal }) => read(input, signal)),
        map: fromPromise<void, { uploadId: string; fields: TableField[] }>(({ input, signal }) =>
          map(input.uploadId, input.fields, signal),
        ),
        confirm: fromPromise<UploadResult, string>(({ input }) => confirm(input)),
      },
    });
  }, [eventId, dispatch]);
  const [state, send] = useMachine(machine, { input: { uploadId: start.uploadId, result: start.result } });
  return { state, send, share };
};
