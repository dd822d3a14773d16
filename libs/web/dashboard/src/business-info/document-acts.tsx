import { type BusinessDocumentKind, readBusinessDocument } from '@smachot/contracts';
import { fetchCall, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { useDeleteBusinessDocumentMutation } from './documents-api';

type Props = { kind: BusinessDocumentKind };

/** Downloads the file, and takes it away. */
export function DocumentActs(props: Props) {
  const isOwner = useIsOwner();
  return (
    <>
      <Download {...props} />
      {isOwner ? <Remove {...props} /> : null}
    </>
  );
}

/** Each press asks for a fresh address: they end after a minute. */
function Download({ kind }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const download = async () => {
    setProblem(undefined);
    try {
      const answer = await fetchCall(readBusinessDocument, { params: { partner, kind } });
      const { presigned_url: href, fileName } = answer;
      Object.assign(document.createElement('a'), { href, download: fileName }).click();
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <Button kind="ghost" icon="download" onClick={() => void download()}>
        {t('documents.download')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function Remove({ kind }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const say = useSnackbar();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useDeleteBusinessDocumentMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { partner, kind } });
    if (error) return;
    setAsking(false);
    say(t('documents.removed'));
  };
  return (
    <>
      <Button kind="ghost" danger icon="trash" onClick={() => setAsking(true)}>
        {t('documents.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('documents.removeAsk', { name: t(`documents.kinds.${kind}`) })}
        text={t(kind === 'kashrut' ? 'documents.removeKashrut' : 'documents.removeText')}
        confirm={t('documents.remove')}
        stay={t('documents.stay')}
        tone="bad"
        busy={removing.isLoading}
        problem={removing.error ? words(removing.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
