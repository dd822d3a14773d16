export { type CalendarEntry, calendarFile, calendarOf } from './calendar-file';
export { isRestDay, quietWindows } from './rest-days';
