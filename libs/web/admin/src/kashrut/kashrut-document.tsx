import type { KashrutCase } from '@smachot/contracts';
import { Button, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKashrutDocumentQuery } from './kashrut-api';
import styles from './kashrut.module.css';

/** The addresses of a certificate's pages; they end after a minute, so a page that failed to load wants fresh ones. */
const useDocument = (id: KashrutCase['id']) => {
  const query = useKashrutDocumentQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [broken, setBroken] = useState<string>();
  const download = async () => {
    const fresh = (await query.refetch()).data;
    if (!fresh) return;
    const { presigned_url: href, fileName } = fresh;
    Object.assign(document.createElement('a'), { href, download: fileName }).click();
  };
  return { query, broken, setBroken, again: () => void query.refetch(), download: () => void download() };
};

/** The certificate as pictures that the server made of it: nothing of the file itself runs in the admin's browser. */
export function KashrutDocument({ id }: Pick<KashrutCase, 'id'>) {
  const { t } = useTranslation('admin');
  const { query, broken, setBroken, again, download } = useDocument(id);
  const shown = query.currentData;
  if (!shown) return <QueryStatus query={query} skeleton={<SkeletonCards count={1} />} />;
  const { previews, pages, previewState } = shown;
  if (!previews.length || (broken && previews.includes(broken)))
    return <NoPages failed={previewState === 'failed'} onAgain={again} onDownload={download} />;
  return (
    <div className={styles.pages} role="region" aria-label={t('bank.pages')} tabIndex={0}>
      {previews.map((address, index) => (
        <img
          key={address}
          src={address}
          alt={t('kashrut.page', { number: index + 1, of: pages ?? previews.length })}
          onError={() => setBroken(address)}
        />
      ))}
    </div>
  );
}

type NoPagesProps = { failed: boolean; onAgain: () => void; onDownload: () => void };

function NoPages({ failed, onAgain, onDownload }: NoPagesProps) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <p role="status">{t(failed ? 'bank.noPreview' : 'bank.drawing')}</p>
      <div className="row wrap">
        {failed ? null : (
          <Button kind="soft" icon="rotate" onClick={onAgain}>
            {t('kashrut.open')}
          </Button>
        )}
        <Button kind="soft" icon="download" onClick={onDownload}>
          {t('bank.download')}
        </Button>
      </div>
    </div>
  );
}
