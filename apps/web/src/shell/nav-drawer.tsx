import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { session, useClientConfig, useUser } from '@smachot/web-platform';
import { Icon, IconButton, Logo, Ltr, MuiTheme } from '@smachot/web-ui';
import { navSections, type NavItem, type NavSection } from './nav-items';
import styles from './shell.module.css';

const WIDTH_UNITS = 36;

type NavDrawerProps = { open: boolean; onClose: () => void; onSettings: () => void };

export const NavDrawer = (props: NavDrawerProps) => (
  <MuiTheme>
    <Places {...props} />
  </MuiTheme>
);

function Places({ open, onClose, onSettings }: NavDrawerProps) {
  const { t } = useTranslation('shell');
  const sections = navSections(useUser(), useClientConfig()?.contactChatUrl || null);
  const showSettings = () => {
    onClose();
    onSettings();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('menu'),
          sx: (theme) => ({ width: theme.spacing(WIDTH_UNITS), maxWidth: '92vw' }),
        },
      }}
    >
      <nav className={styles.drawer} aria-label={t('menu')}>
        <div className={styles.drawerHead}>
          <Logo />
          <IconButton icon="x" label={t('closeMenu')} onClick={onClose} />
        </div>
        {sections.map((section, index) => (
          <div key={section.items[0]?.id ?? index}>
            {index > 0 ? <hr /> : null}
            <Section section={section} onGone={onClose} />
          </div>
        ))}
        <hr />
        <ListItemButton component="button" onClick={showSettings}>
          <Icon name="eye" />
          {t('display')}
        </ListItemButton>
      </nav>
    </Drawer>
  );
}

type SectionProps = { section: NavSection; onGone: () => void };

function Section({ section: { title, items }, onGone }: SectionProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {title ? <h2>{t(`drawer.${title}`)}</h2> : null}
      <List disablePadding>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} onGone={onGone} />
          </li>
        ))}
      </List>
    </>
  );
}

/** Apart: visitors have no stores. */
const StoreName = lazy(() => import('./store-name'));

function Name({ text }: Pick<NavItem, 'text'>) {
  const { t } = useTranslation('shell');
  if ('key' in text) return t(text.key);
  return (
    <Suspense fallback={<Ltr>{text.store}</Ltr>}>
      <StoreName username={text.store} />
    </Suspense>
  );
}

function Entry({ item: { icon, text, go }, onGone }: { item: NavItem; onGone: () => void }) {
  const { t } = useTranslation('shell');
  const inside: ReactNode = (
    <>
      <Icon name={icon} />
      <Name text={text} />
    </>
  );
  if ('to' in go) {
    return (
      <ListItemButton component={NavLink} to={go.to} end onClick={onGone}>
        {inside}
      </ListItemButton>
    );
  }
  if ('href' in go) {
    return (
      <ListItemButton component="a" href={go.href} target="_blank" rel="noopener noreferrer" onClick={onGone}>
        {inside}
        <span className="sr">{t('newTab')}</span>
      </ListItemButton>
    );
  }
  return (
    <ListItemButton
      component="button"
      onClick={() => {
        onGone();
        session.logout();
      }}
      sx={{ width: '100%' }}
    >
      {inside}
    </ListItemButton>
  );
}
