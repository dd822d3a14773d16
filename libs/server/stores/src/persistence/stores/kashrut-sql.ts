/** Whether an admin found this of exactly the certificate that the store `s` states. */
export const kashrutFound = (status: 'verified' | 'rejected'): string =>
  `coalesce(s.kashrut_check @> jsonb_build_object('status', '${status}', 'certificate', s.kashrut_certificate,
    'badatz', s.kashrut_badatz, 'until', s.kashrut_until), false)`;
