import { defineEntity } from '@smachot/server-platform';

export const ChallengeSchema = defineEntity({
  name: 'OtpChallenge',
  schema: 'identity',
  tableName: 'otp_challenges',
  columns: {
    id: { type: 'uuid', primary: true },
    phoneKey: { type: 'text', name: 'phone_key' },
    phone: { type: 'text', nullable: true },
    language: { type: 'text' },
    codeMac: { type: 'text', name: 'code_mac' },
    sms: { type: 'text', default: 'intended' },
    tries: { type: 'int', default: 0 },
    passwordTries: { type: 'int', name: 'password_tries', default: 0 },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
    ticketSpentAt: { type: 'timestamptz', name: 'ticket_spent_at', nullable: true },
    /** HMAC of the requesting network. */
    networkKey: { type: 'text', name: 'network_key', nullable: true },
    /** HMAC of the network around it. */
    widerNetworkKey: { type: 'text', name: 'wider_network_key', nullable: true },
  },
  indices: [
    { name: 'otp_challenges_phone', columns: ['phoneKey', 'createdAt'] },
    { name: 'otp_challenges_created', columns: ['createdAt'] },
  ],
});

export const SpendingSchema = defineEntity({
  name: 'OtpSpending',
  schema: 'identity',
  tableName: 'otp_spending',
  columns: {
    subject: { type: 'text', primary: true },
    hour: { type: 'timestamptz', primary: true },
    spent: { type: 'int' },
  },
});

export const FamilySchema = defineEntity({
  name: 'RefreshFamily',
  schema: 'identity',
  tableName: 'refresh_families',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
    revokedBecause: { type: 'text', name: 'revoked_because', nullable: true },
    /** The time of this session's last confirmation by more than its phone. */
    confirmedAt: { type: 'timestamptz', name: 'confirmed_at', nullable: true },
    browser: { type: 'text', nullable: true },
    system: { type: 'text', nullable: true },
    device: { type: 'text', nullable: true },
    /** Roughly: the first half of an IPv4 address, the first third of an IPv6 one. */
    network: { type: 'text', nullable: true },
    /** HMAC of the network of the last refresh. */
    networkKey: { type: 'text', name: 'network_key', nullable: true },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at', default: () => 'now()' },
  },
  indices: [{ name: 'refresh_families_user', columns: ['userId'] }],
  foreignKeys: [
    {
      name: 'refresh_families_user_fk',
      target: 'Account',
      columnNames: ['userId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  schema: 'identity',
  tableName: 'refresh_tokens',
  columns: {
    hash: { type: 'text', primary: true },
    familyId: { type: 'uuid', name: 'family_id' },
    salt: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
  },
  indices: [
    { name: 'refresh_tokens_family', columns: ['familyId'] },
    { name: 'refresh_tokens_end', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'refresh_tokens_family_fk',
      target: 'RefreshFamily',
      columnNames: ['familyId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** The table of codes sent by e-mail or SMS to signed-in people; each is valid in one session only. */
export const ConfirmationCodeSchema = defineEntity({
  name: 'ConfirmationCode',
  schema: 'identity',
  tableName: 'confirmation_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    familyId: { type: 'uuid', name: 'family_id' },
    codeMac: { type: 'text', name: 'code_mac' },
    mail: { type: 'text', default: 'intended' },
    tries: { type: 'int', default: 0 },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
    /** The channel of the code: email or sms. */
    way: { type: 'text', default: 'email' },
  },
  indices: [
    { name: 'confirmation_codes_user', columns: ['userId', 'createdAt'] },
    { name: 'confirmation_codes_created', columns: ['createdAt'] },
  ],
});
