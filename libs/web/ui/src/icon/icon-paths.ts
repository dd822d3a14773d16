/** Contents of our 24 px stroke symbols, by name. Drawn by us; constants, so they may be set as markup. */
export const iconPaths = {
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  cal: '<rect x="3.5" y="5" width="17" height="15.5" rx="3"/><path d="M3.5 10h17M8 3v4M16 3v4"/>',
  pin:
    '<path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z"/><circle cx="12" cy="9.5" r="2.5"/>',
  users:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-4 2.8-6 6.5-6s6.5 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2.2.8 3.5 2.6 3.5 5.5"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c0-4.5 3.2-6.5 7.5-6.5s7.5 2 7.5 6.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  phone:
    '<path d="M6 3.5h3l1.7 4.3-2.2 1.7a12 12 0 0 0 6 6l1.7-2.2 4.3 1.7v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7 2 2 0 0 1 6 3.5z"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  check2: '<path d="m2.5 12.5 4.5 4.5 8.5-9.5M12 16.5l.7.5L21.5 7.5"/>',
  x: '<path d="M6 6l12 12M18 6 6 18"/>',
  next: '<path d="m10 6 6 6-6 6"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  up: '<path d="m6 14.5 6-6 6 6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  filter: '<path d="M4 6h16M7 12h10M10 18h4"/>',
  send: '<path d="M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z"/>',
  edit: '<path d="M4 20l1-4.5L16 4.5a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19z"/>',
  trash: '<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5"/>',
  table: '<ellipse cx="12" cy="8" rx="8.5" ry="3.5"/><path d="M12 11.5V20M8 20h8"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.8v.1"/>',
  alert: '<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17v.1"/>',
  star:
    '<path fill="currentColor" stroke="none" d="m12 3 2.8 5.8 6.3.9-4.6 4.4 1.1 6.3L12 17.4l-5.6 3 1.1-6.3L2.9 9.7l6.3-.9z"/>',
  heart: '<path d="M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20z"/>',
  share: '<path d="M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12v7.5h14V12"/>',
  nav: '<path d="M20.5 3.5 3.5 10.7l7.3 2.5 2.5 7.3z"/>',
  chat: '<path d="M20.5 11.7a8.4 8.4 0 0 1-12.4 7.4L3.5 20.5l1.4-4.4A8.4 8.4 0 1 1 20.5 11.7z"/>',
  file: '<path d="M6 3h8l5 5v13H6z"/><path d="M14 3v5h5"/>',
  upload: '<path d="M12 16V4.5M7 9l5-4.5L17 9M4 16v4h16v-4"/>',
  download: '<path d="M12 4v11.5M7 11l5 4.5 5-4.5M4 17v3.5h16V17"/>',
  card: '<rect x="2.5" y="5" width="19" height="14" rx="3"/><path d="M2.5 10h19M6.5 15h4"/>',
  lock: '<rect x="4.5" y="10.5" width="15" height="10" rx="3"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3"/>',
  shield:
    '<path d="M12 3l7.5 3v5.5c0 5-3.3 8-7.5 9.5-4.2-1.5-7.5-4.5-7.5-9.5V6z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  truck:
    '<path d="M2.5 6.5h12v10h-12zM14.5 10h4l3 3.5v3h-7z"/><circle cx="7" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>',
  eye:
    '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="2.8"/>',
  zoom: '<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5M8 11h6M11 8v6"/>',
  rotate: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3v4.5H15"/>',
  more: '<path d="M12 5.5v.1M12 12v.1M12 18.5v.1" stroke-width="3"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"/>',
  receipt: '<path d="M5.5 3h13v18l-2.2-1.6L14 21l-2-1.6L10 21l-2.3-1.6L5.5 21zM9 8h6M9 12h6"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="2.6"/>',
  leaf: '<path d="M5 19C4 10 9 5 20 4c0 11-5 16-14 15zM5 19.5 13 11"/>',
  grad:
    '<path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>',
  bus:
    '<rect x="4" y="4" width="16" height="14" rx="3"/><path d="M4 12h16M8 18v2.5M16 18v2.5M8 15v.1M16 15v.1"/>',
  wallet: '<rect x="3" y="6" width="18" height="14" rx="3"/><path d="M3 9V7a3 3 0 0 1 3-3h11M16 13.5h2"/>',
  home: '<path d="M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z"/>',
  undo: '<path d="M8 5 4 9.5 8 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>',
  sparkle: '<path d="M12 3l2 6.5L20.5 12 14 14.5 12 21l-2-6.5L3.5 12 10 9.5z"/>',
  percent: '<path d="M19 5 5 19"/><circle cx="7.5" cy="7.5" r="2.5"/><circle cx="16.5" cy="16.5" r="2.5"/>',
} as const;

export type IconName = keyof typeof iconPaths;
