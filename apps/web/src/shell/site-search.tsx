import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate } from 'react-router';
import { useUser } from '@smachot/web-platform';
import { SearchField } from '@smachot/web-ui';

/** Searches what there is to search today: the person's own events; the suppliers once they are here. */
export function SiteSearch({ autoFocus, onDone }: { autoFocus?: boolean; onDone?: () => void }) {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const user = useUser();
  const search = () => {
    if (!text.trim()) return;
    void navigate({
      pathname: user ? '/me/rsvps' : '/',
      search: `?${createSearchParams({ search: text.trim() })}`,
    });
    onDone?.();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchField
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={setText}
        shortcut={!autoFocus}
        autoFocus={autoFocus}
      />
    </form>
  );
}
