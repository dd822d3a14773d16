import { addDays, wallTime } from '@smachot/kernel';
import type { Paper } from '@smachot/server-documents';
import type { DemoCase } from './demo-cases';

/** The proof of ownership that a demo store uploaded. */
export const letterOf = (
  {
    accountHolder,
    holderNumber,
    bankName,
    branchName,
    bankNumber,
    branchNumber,
    accountNumber,
    letterDays,
  }: DemoCase,
  now: Date,
): Paper => {
  const day = addDays(wallTime(now).day, -letterDays);
  const [year, month, date] = day.split('-');
  return {
    title: 'אישור ניהול חשבון',
    letterhead: bankName,
    heading: 'אישור ניהול חשבון',
    head: [`${date}.${month}.${year}`, 'אנו מאשרים כי החשבון שפרטיו להלן מתנהל בסניפנו.'],
    lines: [
      ['שם בעל החשבון', accountHolder],
      ['מספר חברה', holderNumber],
      ['בנק', bankNumber],
      ['סניף', `${branchNumber}, ${branchName}`],
    ],
    total: ['מספר חשבון', accountNumber],
    foot: ['מסמך לדוגמה של נתוני ההדגמה. כל המספרים בדויים.'],
  };
};
