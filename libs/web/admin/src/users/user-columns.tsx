import type { AdminUser } from '@smachot/contracts';
import { Ltr, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Column } from '../lists/rows';
import { UserState } from '../lists/state-badges';
import { When } from '../lists/when';

/** What a person is called: an erased account has no name. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<AdminUser, 'firstName' | 'lastName' | 'username'>) => `${firstName} ${lastName}`.trim() || username;

export const useUserColumns = (): [Column<AdminUser>, ...Column<AdminUser>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'name', title: t('lists.columns.name'), cell: (user) => <bdi>{nameOf(user)}</bdi> },
    {
      key: 'phone',
      title: t('lists.columns.phone'),
      cell: ({ phoneNumber }) => (phoneNumber ? <PhoneText phone={phoneNumber} /> : '–'),
    },
    {
      key: 'email',
      title: t('lists.columns.email'),
      cell: ({ email }) => (email ? <Ltr>{email}</Ltr> : '–'),
    },
    { key: 'state', title: t('lists.columns.state'), cell: ({ state }) => <UserState state={state} /> },
    {
      key: 'stores',
      title: t('lists.columns.stores'),
      cell: ({ stores, superAdmin }) => (
        <bdi>
          {[
            ...(superAdmin ? [t('lists.superAdmin')] : []),
            ...stores.map(({ businessName }) => businessName),
          ].join(', ') || '–'}
        </bdi>
      ),
    },
    { key: 'created', title: t('lists.columns.created'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
};
