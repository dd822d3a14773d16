export { visualRuns } from './hebrew-line';
export { drawPaper, type Paper } from './hebrew-paper';
export { writeXlsx, type XlsxCell, type XlsxSheet } from './write-xlsx';
