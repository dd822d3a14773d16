import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router';
import { IconButton } from '../actions/icon-button';

export type PageProps = {
  /** `narrow`: pages for reading and forms. `work`: screens people work on all day. Widths: `--page…` in tokens.css. */
  width?: 'narrow' | 'work';
  children: ReactNode;
};

/** The screen's column; it takes the whole width when the person chose the wide layout. */
export function Page({ width, children }: PageProps) {
  return <div className={width ? `ui-page ui-page-${width}` : 'ui-page'}>{children}</div>;
}

export type PageHeadProps = { title: ReactNode; note?: ReactNode; back?: To; actions?: ReactNode };

/** The screen's one h1. */
export function PageHead({ title, note, back, actions }: PageHeadProps) {
  const { t } = useTranslation('ui');
  return (
    <header className="ui-head">
      {back === undefined ? null : <IconButton icon="arrow" label={t('back')} to={back} turned />}
      <div className="grow">
        <h1 tabIndex={-1}>{title}</h1>
        {note ? <p className="muted">{note}</p> : null}
      </div>
      {actions}
    </header>
  );
}
