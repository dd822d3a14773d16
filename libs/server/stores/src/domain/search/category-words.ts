/** Common words for each category, beside its own name. */
export const CATEGORY_WORDS = {
  venue: 'אולם אולמות גן אירועים מקום לופט venue hall',
  catering: 'קייטרינג אוכל הסעדה שף תפריט catering food',
  bar: 'בר אלכוהול קוקטיילים ברמן bar drinks',
  desserts: 'קינוחים עוגות מתוקים קונדיטוריה desserts cakes',
  music: 'מוזיקה תקליטן די ג׳יי להקה נגנים music dj band',
  photography: 'צילום צלם צלמת וידאו photography video',
  flowers: 'פרחים שזירה עיצוב flowers design',
  transport: 'הסעות אוטובוס הסעה transport bus',
} as const;

export const CERTIFICATE_WORDS = {
  none: '',
  rabbinate: 'כשר כשרות רבנות kosher',
  mehadrin: 'כשר למהדרין מהדרין kosher mehadrin',
  badatz: 'כשר בדץ בד״ץ kosher badatz',
  tzohar: 'כשר צהר kosher tzohar',
} as const;
